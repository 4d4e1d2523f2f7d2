# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT

# The installer for Windows, for which CPack finds NSIS.template.in here rather than its own.
list(PREPEND CMAKE_MODULE_PATH ${CMAKE_CURRENT_LIST_DIR})
set(CPACK_NSIS_ICONS ${CMAKE_SOURCE_DIR}/assets/icons/sizes)
set(CPACK_NSIS_LANGUAGES ${CMAKE_CURRENT_LIST_DIR}/languages.nsh)
if(CMAKE_CROSSCOMPILING)
  set(CPACK_NSIS_TARGET "Target amd64-unicode")  # Debian's NSIS has it, and wine64 runs nothing else; nor has everybody's
endif()
