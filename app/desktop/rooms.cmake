# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT

# While it configures, Qt 6.4 starts a program for each QML file that it copies to the build: three quarters of that time.
if(Qt6_VERSION VERSION_LESS 6.5)
  macro(execute_process)
    if("${ARGC}" EQUAL 6 AND "${ARGV3}" STREQUAL "copy_if_different")
      file(COPY_FILE "${ARGV4}" "${ARGV5}" ONLY_IF_DIFFERENT)
    else()
      _execute_process(${ARGV})
    endif()
  endmacro()
endif()

# boneyard_room(room [MODULE Name] [SEES rooms...] [SHOWS rooms...])
# The library boneyard_<room>, and the QML module Boneyard.<Name>, of all that lies in app/desktop/<room> and qml/<room>;
# one of them may be missing. Its C++ can include, as "room/x.h", its own headers, those of the rooms that it SEES, and the
# core's. Its QML imports the modules of the rooms that it SEES or SHOWS.
function(boneyard_room room)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "MODULE" "SEES;SHOWS")
  if(NOT arg_MODULE)
    string(SUBSTRING ${room} 0 1 first)
    string(SUBSTRING ${room} 1 -1 rest)
    string(TOUPPER ${first} first)
    set(arg_MODULE ${first}${rest})
  endif()
  set(target boneyard_${room})
  set(folder ${CMAKE_CURRENT_SOURCE_DIR}/${room})
  file(GLOB sources CONFIGURE_DEPENDS ${folder}/*.cpp ${folder}/*.h)
  qt_add_library(${target} STATIC ${sources})
  boneyard_qml_files(files ${room})
  if(files)
    set(files QML_FILES ${files})
  endif()
  set(modules "")
  foreach(known IN LISTS arg_SEES arg_SHOWS)
    get_target_property(module boneyard_${known} QT_QML_MODULE_URI)
    list(APPEND modules ${module})
  endforeach()
  qt_add_qml_module(${target}
    URI Boneyard.${arg_MODULE}
    VERSION 1.0
    RESOURCE_PREFIX /qt/qml
    OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/qml/Boneyard/${arg_MODULE}
    IMPORT_PATH ${CMAKE_BINARY_DIR}/qml
    DEPENDENCIES QtQuick ${modules}  # qmllint looks there for the types of properties
    NO_PLUGIN
    ${files})
  # To make C++ of its expressions would take longer than all of ours, for a program half as large again and as fast.
  set_target_properties(${target} PROPERTIES QT_QMLCACHEGEN_ARGUMENTS --only-bytecode UNITY_BUILD_BATCH_SIZE 16)
  if(sources)
    boneyard_headers(${target} ${folder} ${room})
    target_include_directories(${target} PRIVATE ${folder})  # Qt registers types by their headers' bare names
  endif()
  target_compile_definitions(${target} PRIVATE QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII)
  list(TRANSFORM arg_SEES PREPEND boneyard_ OUTPUT_VARIABLE seen)
  target_link_libraries(${target} PUBLIC boneyard_core Qt6::Quick ${seen} PRIVATE boneyard_warnings boneyard_light)
  list(FILTER sources INCLUDE REGEX "\\.h$")
  boneyard_moc(${target} ${sources})
  boneyard_quiet_generated(${target})
  boneyard_precompile(${target} ROOMS ${BONEYARD_QT_HEADERS})
  set_property(GLOBAL APPEND PROPERTY BONEYARD_ROOMS ${room})
endfunction()

# Sets `files` to the QML files of a room, which may lie in folders there and lie flat in their module; one that starts with
# `pragma Singleton` is one.
function(boneyard_qml_files files room)
  file(GLOB_RECURSE found CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/qml/${room}/*.qml)
  foreach(file IN LISTS found)
    get_filename_component(name ${file} NAME)
    set_source_files_properties(${file} PROPERTIES QT_RESOURCE_ALIAS ${name})
    file(STRINGS ${file} singleton REGEX "^pragma Singleton")
    if(singleton)
      set_source_files_properties(${file} PROPERTIES QT_QML_SINGLETON_TYPE TRUE)
    endif()
  endforeach()
  set(${files} ${found} PARENT_SCOPE)
endfunction()
