# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT

# What software centres are told. Without BONEYARD_HOMEPAGE it names no address: neither links nor pictures.
function(boneyard_metainfo template file)
  configure_file(${template} ${file} @ONLY)
  file(READ ${file} text)
  if(NOT BONEYARD_HOMEPAGE)
    string(REGEX REPLACE "  <url [^\n]*\n" "" text "${text}")
    string(REGEX REPLACE "  <screenshots>.*</screenshots>\n" "" text "${text}")
  endif()
  # AppStream before 1.0, as Debian 12 has it, names the developer in another way.
  find_program(APPSTREAMCLI appstreamcli)
  mark_as_advanced(APPSTREAMCLI)
  if(APPSTREAMCLI)
    execute_process(COMMAND ${APPSTREAMCLI} --version OUTPUT_VARIABLE version)
    if(version MATCHES " 0\\.")
      string(REGEX REPLACE "<developer id=[^>]*><name>([^<]*)</name></developer>" "<developer_name>\\1</developer_name>"
        text "${text}")
    endif()
  endif()
  file(WRITE ${file} "${text}")
endfunction()

# By itself: cmake -DTEMPLATE=... -DFILE=... [-DBONEYARD_HOMEPAGE=...] -P metainfo.cmake
if(CMAKE_SCRIPT_MODE_FILE STREQUAL CMAKE_CURRENT_LIST_FILE)
  boneyard_metainfo(${TEMPLATE} ${FILE})
endif()
