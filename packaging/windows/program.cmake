# SPDX-License-Identifier: GPL-3.0-or-later
# drawbridge_windows_program(TARGET WHAT): the program's resources (icon, version, description), and its manifest
# (UTF-8, long paths).
function(drawbridge_windows_program target what)
    if(NOT WIN32)
        return()
    endif()
    enable_language(RC)
    set(here ${PROJECT_SOURCE_DIR}/packaging/windows)
    set(DRAWBRIDGE_PROGRAM ${target})
    set(DRAWBRIDGE_WHAT ${what})
    set(DRAWBRIDGE_ICON ${PROJECT_SOURCE_DIR}/assets/icons/app/drawbridge.ico)
    set(DRAWBRIDGE_MANIFEST "1 24 \"${here}/program.manifest\"")
    if(MSVC) # its linker generates a manifest, and merges ours into it
        set(DRAWBRIDGE_MANIFEST "")
        target_sources(${target} PRIVATE ${here}/program.manifest)
    endif()
    configure_file(${here}/program.rc.in ${CMAKE_CURRENT_BINARY_DIR}/${target}.rc @ONLY)
    target_sources(${target} PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/${target}.rc)
endfunction()
