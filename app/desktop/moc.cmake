# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT

# boneyard_moc(target headers...): moc makes what Qt must know of the target's classes in a tenth of the time, as it reads
# nothing but headers of ours (moc.sh.in). So it knows no system, and what stands between #if and #endif would be left out
# unseen. Where there is no shell, or no header of QML's macros, it does as always.
if(CMAKE_HOST_UNIX)
  get_target_property(moc Qt6::moc LOCATION)
  get_target_property(folders Qt6::QmlIntegration INTERFACE_INCLUDE_DIRECTORIES)
  find_file(BONEYARD_QML_MACROS qqmlintegration.h PATHS ${folders} NO_DEFAULT_PATH)
  mark_as_advanced(BONEYARD_QML_MACROS)
  set(macros ${BONEYARD_QML_MACROS})
  set(BONEYARD_MOC "")
  if(moc AND macros)
    set(BONEYARD_MOC ${CMAKE_BINARY_DIR}/moc)
    configure_file(moc.sh.in ${BONEYARD_MOC} @ONLY)
  endif()
endif()

function(boneyard_moc target)
  foreach(header IN LISTS ARGN)
    file(STRINGS ${header} conditions REGEX "^#[ \t]*if")
    if(conditions)
      message(FATAL_ERROR "${header}: moc knows no system, so a class for Qt must not stand in a header with #if.")
    endif()
  endforeach()
  if(BONEYARD_MOC)
    set_target_properties(${target} PROPERTIES AUTOMOC_EXECUTABLE ${BONEYARD_MOC})
  endif()
  if(CMAKE_UNITY_BUILD AND NOT MSVC)  # what it makes is compiled with the rest: by itself it would read all headers anew
    set(made ${CMAKE_CURRENT_BINARY_DIR}/${target}_autogen/mocs_compilation.cpp)
    set(rest ${CMAKE_CURRENT_BINARY_DIR}/${target}_mocs.cpp)
    file(CONFIGURE OUTPUT ${rest} CONTENT "#include \"${made}\"\n" @ONLY)
    set_source_files_properties(${made} PROPERTIES HEADER_FILE_ONLY ON)
    set_source_files_properties(${rest} PROPERTIES SKIP_AUTOMOC ON)
    target_sources(${target} PRIVATE ${rest})
  endif()
endfunction()
