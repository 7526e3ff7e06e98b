# SPDX-License-Identifier: GPL-3.0-or-later
# Hardening flags, as far as the compiler supports them, since the program reads untrusted files. Sanitizers detect
# more, and cannot be combined with them.
if(MSVC OR DRAWBRIDGE_SANITIZE)
    return()
endif()
include(CheckCXXCompilerFlag)
include(CheckLinkerFlag)

foreach(flag IN ITEMS -fstack-protector-strong -fstack-clash-protection)
    string(MAKE_C_IDENTIFIER "DRAWBRIDGE_HAS${flag}" has)
    check_cxx_compiler_flag("-Werror ${flag}" ${has})
    if(${has})
        add_compile_options(${flag})
    endif()
endforeach()
# Control-flow integrity in hardware. A program is marked for it only if all linked objects are, and the start files of
# some C libraries (Debian's) are not: then it would have no effect.
set(CMAKE_REQUIRED_FLAGS -fcf-protection)
check_linker_flag(CXX -Wl,-z,cet-report=error DRAWBRIDGE_HAS_cf_protection)
unset(CMAKE_REQUIRED_FLAGS)
if(DRAWBRIDGE_HAS_cf_protection)
    add_compile_options(-fcf-protection)
endif()
# Needs an optimized build.
add_compile_options($<$<NOT:$<CONFIG:Debug>>:-U_FORTIFY_SOURCE$<SEMICOLON>-D_FORTIFY_SOURCE=2>)
foreach(flag IN ITEMS -Wl,-z,relro -Wl,-z,now)
    string(MAKE_C_IDENTIFIER "DRAWBRIDGE_HAS${flag}" has)
    check_linker_flag(CXX "${flag}" ${has})
    if(${has})
        add_link_options(${flag})
    endif()
endforeach()
