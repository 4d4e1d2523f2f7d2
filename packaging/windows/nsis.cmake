# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT

# The installer for Windows: start menu, the type of .boneyard files, an uninstaller that takes all of it away again.
set(CPACK_NSIS_DISPLAY_NAME Boneyard)
set(CPACK_NSIS_PACKAGE_NAME Boneyard)
set(CPACK_NSIS_MUI_ICON ${CMAKE_SOURCE_DIR}/assets/icons/sizes/boneyard.ico)
set(CPACK_NSIS_MUI_UNIICON ${CPACK_NSIS_MUI_ICON})
set(CPACK_NSIS_INSTALLED_ICON_NAME bin\\\\boneyard.exe)
set(CPACK_NSIS_URL_INFO_ABOUT ${CPACK_PACKAGE_HOMEPAGE_URL})
set(CPACK_NSIS_ENABLE_UNINSTALL_BEFORE_INSTALL ON)
set(CPACK_NSIS_MANIFEST_DPI_AWARE ON)
# The desktop is told (SHCNE_ASSOCCHANGED) that a type of files has come or gone, else its icon waits for the next login.
set(CPACK_NSIS_EXTRA_INSTALL_COMMANDS [[
  WriteRegStr SHCTX 'Software\\Classes\\.boneyard' '' 'Boneyard.Match'
  WriteRegStr SHCTX 'Software\\Classes\\Boneyard.Match' '' 'Boneyard match'
  WriteRegStr SHCTX 'Software\\Classes\\Boneyard.Match\\DefaultIcon' '' '$INSTDIR\\bin\\boneyard.exe,0'
  WriteRegStr SHCTX 'Software\\Classes\\Boneyard.Match\\shell\\open\\command' '' '\"$INSTDIR\\bin\\boneyard.exe\" \"%1\"'
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
]])
set(CPACK_NSIS_EXTRA_UNINSTALL_COMMANDS [[
  DeleteRegKey SHCTX 'Software\\Classes\\.boneyard'
  DeleteRegKey SHCTX 'Software\\Classes\\Boneyard.Match'
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
]])
