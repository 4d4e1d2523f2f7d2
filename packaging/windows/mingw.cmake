# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT

# Builds for Windows on Linux; the tests run under wine. By itself core and engine only (the preset "mingw"); with a Qt
# for Windows the window, too (qt.cmake).
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(CMAKE_C_COMPILER x86_64-w64-mingw32-gcc-posix)
set(CMAKE_CXX_COMPILER x86_64-w64-mingw32-g++-posix)
set(CMAKE_RC_COMPILER x86_64-w64-mingw32-windres)
set(CMAKE_FIND_ROOT_PATH /usr/x86_64-w64-mingw32)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
if(NOT QT_MINGW_FOLDER)
  set(CMAKE_EXE_LINKER_FLAGS_INIT "-static")  # one file that needs no DLL of the compiler's, as Qt's libraries do
endif()

find_program(WINE NAMES wine64 wine64-stable wine PATHS /usr/lib/wine)
if(WINE)
  set(CMAKE_CROSSCOMPILING_EMULATOR ${WINE})
endif()
