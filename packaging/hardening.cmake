# SPDX-License-Identifier: GPL-3.0-or-later
# What makes a fault in a program that reads strangers' files harder to exploit, as far as the compiler has it.
# Sanitizers see more, and do not go together with it.
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
# Where jumps and calls may lead to, for processors that watch over it. A program bears the mark only if all that is
# linked into it does, and the start files of some C libraries (Debian's) do not: then it would be for nothing.
set(CMAKE_REQUIRED_FLAGS -fcf-protection)
check_linker_flag(CXX -Wl,-z,cet-report=error DRAWBRIDGE_HAS_cf_protection)
unset(CMAKE_REQUIRED_FLAGS)
if(DRAWBRIDGE_HAS_cf_protection)
    add_compile_options(-fcf-protection)
endif()
# Needs an optimising build.
add_compile_options($<$<NOT:$<CONFIG:Debug>>:-U_FORTIFY_SOURCE$<SEMICOLON>-D_FORTIFY_SOURCE=2>)
foreach(flag IN ITEMS -Wl,-z,relro -Wl,-z,now)
    string(MAKE_C_IDENTIFIER "DRAWBRIDGE_HAS${flag}" has)
    check_linker_flag(CXX "${flag}" ${has})
    if(${has})
        add_link_options(${flag})
    endif()
endforeach()
