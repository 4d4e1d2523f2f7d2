# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT

# Builds all of it for Windows on Linux, with a Qt built by mingw-w64: QT_MINGW (here, or in the environment) is its
# folder or the archive it comes in. Used by the preset "windows". Qt's tools are those of this system, so both must be
# of one version.
list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES QT_MINGW_FOLDER)

if(NOT QT_MINGW_FOLDER)
  set(given "${QT_MINGW}")
  if(NOT given)
    set(given "$ENV{QT_MINGW}")
  endif()
  if(NOT EXISTS "${given}")
    message(FATAL_ERROR "QT_MINGW must name a Qt for Windows, its folder or its archive; \"${given}\" is none.")
  endif()
  if(NOT IS_DIRECTORY "${given}")
    set(archive "${given}")
    set(given ${CMAKE_BINARY_DIR}/qt)
    if(NOT IS_DIRECTORY ${given})
      file(ARCHIVE_EXTRACT INPUT "${archive}" DESTINATION ${given})
    endif()
  endif()
  file(GLOB found "${given}/lib/cmake/Qt6/qt.toolchain.cmake" "${given}/*/lib/cmake/Qt6/qt.toolchain.cmake")
  if(NOT found)
    message(FATAL_ERROR "There is no lib/cmake/Qt6/qt.toolchain.cmake in ${given}.")
  endif()
  list(GET found 0 found)
  get_filename_component(found "${found}/../../../.." ABSOLUTE)
  set(QT_MINGW_FOLDER "${found}" CACHE PATH "A Qt for Windows")
endif()

set(QT_CHAINLOAD_TOOLCHAIN_FILE ${CMAKE_CURRENT_LIST_DIR}/mingw.cmake)
include(${QT_MINGW_FOLDER}/lib/cmake/Qt6/qt.toolchain.cmake)

# The compiler's libraries, which Qt's name, and so do our programs.
foreach(library IN ITEMS libstdc++-6 libgcc_s_seh-1 libwinpthread-1)
  execute_process(COMMAND ${CMAKE_CXX_COMPILER} -print-file-name=${library}.dll OUTPUT_VARIABLE file)
  get_filename_component(folder "${file}" DIRECTORY)
  get_filename_component(folder "${folder}" ABSOLUTE)
  list(APPEND BONEYARD_COMPILER_LIBRARIES ${folder})
endforeach()
list(REMOVE_DUPLICATES BONEYARD_COMPILER_LIBRARIES)
