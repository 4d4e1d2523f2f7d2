# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT

# What goes with the window where it was cross-built, as Qt's own deployment does on Windows: Qt's libraries, plugins and
# QML modules, and the compiler's libraries. Run at installation with
#   to             the folder that it is installed into
#   qt             the Qt for Windows
#   compilers      where the compiler's libraries are
#   objdump, strip, scanner, pages   the tools, and where our own QML lies
set(places ${qt}/bin ${compilers})

# Copies the libraries that a file names and that are not Windows' own, with what these name in turn.
function(gather_libraries file)
  execute_process(COMMAND ${objdump} -p ${file} OUTPUT_VARIABLE headers COMMAND_ERROR_IS_FATAL ANY)
  string(REGEX MATCHALL "DLL Name: [^\n]+" lines "${headers}")
  foreach(line IN LISTS lines)
    string(REGEX REPLACE "DLL Name: *([^ ]+).*" "\\1" name "${line}")
    foreach(place IN LISTS places)
      if(EXISTS ${place}/${name} AND NOT EXISTS ${to}/bin/${name})
        file(COPY ${place}/${name} DESTINATION ${to}/bin)
        execute_process(COMMAND ${strip} --strip-unneeded ${to}/bin/${name} COMMAND_ERROR_IS_FATAL ANY)
        gather_libraries(${place}/${name})
      endif()
    endforeach()
  endforeach()
endfunction()

file(COPY ${qt}/plugins/platforms/qwindows.dll DESTINATION ${to}/plugins/platforms)
file(COPY ${qt}/plugins/sqldrivers/qsqlite.dll DESTINATION ${to}/plugins/sqldrivers)
file(COPY ${qt}/plugins/imageformats ${qt}/plugins/iconengines DESTINATION ${to}/plugins)
if(IS_DIRECTORY ${qt}/plugins/multimedia)
  file(COPY ${qt}/plugins/multimedia DESTINATION ${to}/plugins)
endif()

execute_process(COMMAND ${scanner} -rootPath ${pages} -importPath ${qt}/qml OUTPUT_VARIABLE imports COMMAND_ERROR_IS_FATAL ANY)
string(JSON last LENGTH "${imports}")
math(EXPR last "${last} - 1")
foreach(number RANGE ${last})
  string(JSON folder ERROR_VARIABLE none GET "${imports}" ${number} path)
  if(none OR NOT folder MATCHES "^${qt}/qml/" OR folder MATCHES "/Qt/labs/platform$")
    continue()  # our own, one that this Qt has not, or the menu of a Mac, which needs Qt's widgets
  endif()
  file(RELATIVE_PATH module ${qt}/qml ${folder})
  file(GLOB files ${folder}/*)
  foreach(file IN LISTS files)
    if(NOT IS_DIRECTORY ${file} AND NOT file MATCHES "\\.qmltypes$")  # which only tools read
      file(COPY ${file} DESTINATION ${to}/qml/${module})
    endif()
  endforeach()
endforeach()

file(GLOB_RECURSE ours ${to}/bin/*.exe)
file(GLOB_RECURSE plugins ${to}/plugins/*.dll ${to}/qml/*.dll)
foreach(file IN LISTS ours plugins)
  gather_libraries(${file})
endforeach()
file(WRITE ${to}/bin/qt.conf "[Paths]\nPrefix = ..\n")
