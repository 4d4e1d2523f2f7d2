# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT

# What Windows reads in a program without running it: its version, its icon, and that it can do with long paths, all
# letters, and screens of any density.
function(boneyard_windows_program target description)
  cmake_parse_arguments(PARSE_ARGV 2 arg "" "ICON" "")
  set(name ${target})
  set(folder ${CMAKE_CURRENT_BINARY_DIR}/windows)
  set(parts ${CMAKE_CURRENT_FUNCTION_LIST_DIR})
  string(REPLACE . , numbers ${PROJECT_VERSION}.0)
  configure_file(${parts}/program.manifest.in ${folder}/${name}.manifest @ONLY)
  if(MSVC)
    target_sources(${target} PRIVATE ${folder}/${name}.manifest)  # it has one of its own, to which this is added
  else()
    set(manifest "1 24 \"${folder}/${name}.manifest\"")
  endif()
  if(arg_ICON)
    set(icon "IDI_ICON1 ICON \"${arg_ICON}\"")
  endif()
  configure_file(${parts}/program.rc.in ${folder}/${name}.rc @ONLY)
  target_sources(${target} PRIVATE ${folder}/${name}.rc)
endfunction()
