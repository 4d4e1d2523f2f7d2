# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT

# boneyard_slots(SOURCE OUTPUT): does for a test class what moc does, where there is no Qt. Writes to OUTPUT, which the
# end of SOURCE includes, the list of the class's private slots.
function(boneyard_slots source output)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${source})
  file(STRINGS ${source} lines REGEX "^class .*: public QObject|^private( slots)?:|^    void [a-z][A-Za-z0-9_]*\\(\\)|^};")
  set(list "")
  set(in_slots FALSE)
  foreach(line IN LISTS lines)
    if(line MATCHES "^class ([A-Za-z0-9]+)")
      set(class ${CMAKE_MATCH_1})
    elseif(line MATCHES "^private slots:")
      set(in_slots TRUE)
    elseif(in_slots AND line MATCHES "^    void ([A-Za-z0-9_]+)")
      string(APPEND list "        {\"${CMAKE_MATCH_1}\", [this] { ${CMAKE_MATCH_1}(); }},\n")
    else()
      set(in_slots FALSE)
    endif()
  endforeach()
  if(NOT class OR NOT list)
    message(FATAL_ERROR "${source} has no test class with private slots")
  endif()
  file(CONFIGURE OUTPUT ${output} CONTENT
    "std::vector<boneyard::without_qt::Function> @class@::test_functions() {\n    return {\n@list@    };\n}\n" @ONLY)
endfunction()
