# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT

# What macOS calls our files in each language: <folder>/<language>.lproj/InfoPlist.strings, in whose dictionary an entry
# of Info.plist is looked up by its English words. They are those that Linux is told (boneyard-mime.xml).
# Sets `languages` to the folders' names.
function(boneyard_infoplist_strings mime folder languages)
  file(STRINGS ${mime} lines REGEX "<comment" ENCODING UTF-8)
  foreach(line IN LISTS lines)
    if(NOT line MATCHES "<comment( xml:lang=\"([^\"]+)\")?>([^<]+)</comment>")
      message(FATAL_ERROR "${mime}: ${line}")
    endif()
    set(language "${CMAKE_MATCH_2}")
    set(said "${CMAKE_MATCH_3}")
    if(NOT language)
      set(english "${said}")
      set(language en)
    endif()
    # As Apple calls them.
    string(REPLACE "_" "-" language "${language}")
    string(REPLACE "zh-CN" "zh-Hans" language "${language}")
    string(REPLACE "zh-TW" "zh-Hant" language "${language}")
    file(CONFIGURE OUTPUT ${folder}/${language}.lproj/InfoPlist.strings @ONLY CONTENT [[<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
    <key>@english@</key>
    <string>@said@</string>
</dict>
</plist>
]])
    list(APPEND all ${language})
  endforeach()
  set(${languages} ${all} PARENT_SCOPE)
endfunction()

# By itself: cmake -DMIME=... -DFOLDER=... -P strings.cmake
if(CMAKE_SCRIPT_MODE_FILE STREQUAL CMAKE_CURRENT_LIST_FILE)
  boneyard_infoplist_strings(${MIME} ${FOLDER} languages)
endif()
