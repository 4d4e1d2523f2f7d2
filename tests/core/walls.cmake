# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT

# Tries one line, an #include, with the include path of each library of the core. `walls` is a file that says what the
# compiler is, which libraries and games there are, and by which path each finds its headers (tests/core/CMakeLists.txt).
cmake_minimum_required(VERSION 3.21)
include(${walls})
set(faults 0)

function(try_line library module wanted)
  file(GLOB headers RELATIVE ${core} ${core}/${module}/*.h)
  list(GET headers 0 header)
  set(line ${folder}/${library}_${module}.cpp)
  file(WRITE ${line} "#include \"${header}\"\n")
  set(path ${path_${library}})
  list(TRANSFORM path PREPEND -I)
  execute_process(COMMAND ${compiler} ${path} -E ${line} RESULT_VARIABLE failed OUTPUT_QUIET ERROR_VARIABLE said)
  if(wanted STREQUAL "seen" AND failed)
    message("${library} should see ${header}, and does not: ${said}")
  elseif(wanted STREQUAL "hidden" AND NOT failed)
    message("${library} must not see ${header}, and does")
  else()
    return()
  endif()
  math(EXPR faults "${faults} + 1")
  set(faults ${faults} PARENT_SCOPE)
endfunction()

foreach(library IN LISTS modules ITEMS core)
  foreach(module IN LISTS modules)
    set(wanted hidden)
    if(module STREQUAL "kit" OR module STREQUAL library)
      set(wanted seen)
    elseif(library STREQUAL "core" AND module STREQUAL "bots")
      set(wanted seen)
    elseif(module STREQUAL "dominoes" AND library IN_LIST games)
      continue()  # it is for the game to say
    endif()
    try_line(${library} ${module} ${wanted})
  endforeach()
endforeach()
if(faults)
  message(FATAL_ERROR "${faults} lines compile that should not, or do not that should.")
endif()
