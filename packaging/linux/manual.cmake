# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT

# A manual page in one language: cmake -DPAGE=... -DFILE=... -DVERSION=... [-DCATALOGUE=....po] -P manual.cmake
# It is the English page (man/*.6), with what its language's catalogue (man/*.po) has for the messages of it; the others
# stay English. A message is a line of text, a heading, or what stands in "", and takes one line in the catalogue; what
# is typed as it stands is a `word` in both. So little needs no tool that not every system has.
cmake_minimum_required(VERSION 3.21)

file(READ ${PAGE} page)
string(REPLACE "@PROJECT_VERSION@" "${VERSION}" page "${page}")

if(CATALOGUE)
  # Words are not hyphenated as English ones are. Where none are parted by spaces, lines break anywhere, for which
  # groff 1.22 needs its hyphenation: told to do without, it may never end, as in a long list without a space.
  set(set_lines ".ad l\n")
  if(NOT CATALOGUE MATCHES "/(ja|zh_[A-Z]+)\\.po$")
    string(PREPEND set_lines ".nr HY 0\n.nh\n")
  endif()
  string(REGEX REPLACE "(\n\\.TH [^\n]*\n)" "\\1${set_lines}" page "${page}")
  file(READ ${CATALOGUE} rest)
  string(REPLACE "\\\"" "\"" rest "${rest}")
  string(FIND "${rest}" "msgid \"" begin)
  while(begin GREATER_EQUAL 0)
    string(SUBSTRING "${rest}" ${begin} -1 rest)
    string(REGEX MATCH "^msgid \"([^\n]+)\"\nmsgstr \"([^\n]+)\"\n" entry "${rest}")
    if(entry)
      set(message "${CMAKE_MATCH_1}")
      set(said "${CMAKE_MATCH_2}")
      string(REPLACE "\n${message}\n" "\n${said}\n" page "${page}")
      string(REPLACE "\n.SH ${message}\n" "\n.SH ${said}\n" page "${page}")
      string(REPLACE " \\- ${message}\n" " \\- ${said}\n" page "${page}")
      string(REPLACE " \"${message}\"\n" " \"${said}\"\n" page "${page}")
    endif()
    string(SUBSTRING "${rest}" 1 -1 rest)
    string(FIND "${rest}" "msgid \"" begin)
  endwhile()
endif()

# What is typed is bold, and its hyphens are those of the keyboard.
string(REGEX REPLACE "`--" "`\\\\-\\\\-" page "${page}")
string(REGEX REPLACE "`([^`\n]*)`" "\\\\fB\\1\\\\fR" page "${page}")
file(WRITE ${FILE} "${page}")
