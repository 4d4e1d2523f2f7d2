# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT

# What is installed beside the programs, and the packages that CPack makes: .deb, NSIS installer and zip, disk image.
set(linux ${CMAKE_CURRENT_LIST_DIR}/linux)
set(icons ${CMAKE_SOURCE_DIR}/assets/icons)

if(UNIX AND NOT APPLE)
  # Manual pages, in all languages that have a catalogue; kept compressed, as every distribution wants them.
  find_program(GZIP gzip REQUIRED)
  file(GLOB catalogues CONFIGURE_DEPENDS ${linux}/man/*.po)
  foreach(catalogue IN LISTS catalogues ITEMS "")  # the English page has none
    get_filename_component(language "${catalogue}" NAME_WE)
    string(REGEX REPLACE "^/" "" folder "${language}/man6")
    set(made)
    foreach(page IN ITEMS boneyard.6 boneyard-engine.6)
      set(file ${CMAKE_BINARY_DIR}/share/man/${folder}/${page})
      add_custom_command(OUTPUT ${file}.gz
        COMMAND ${CMAKE_COMMAND} -DPAGE=${linux}/man/${page} -DFILE=${file} -DVERSION=${PROJECT_VERSION}
          -DCATALOGUE=${catalogue} -P ${linux}/manual.cmake
        COMMAND ${GZIP} -9nfk ${file}
        DEPENDS ${linux}/man/${page} ${catalogue} ${linux}/manual.cmake)
      list(APPEND made ${file}.gz)
    endforeach()
    install(FILES ${made} DESTINATION ${CMAKE_INSTALL_MANDIR}/${folder})
    list(APPEND manual ${made})
  endforeach()
  add_custom_target(manual_pages ALL DEPENDS ${manual})

  if(BONEYARD_DESKTOP)
    set(metainfo io.github.boneyard.boneyard.metainfo.xml)
    include(${linux}/metainfo.cmake)
    boneyard_metainfo(${linux}/${metainfo} ${CMAKE_BINARY_DIR}/share/${metainfo})
    install(FILES ${CMAKE_BINARY_DIR}/share/${metainfo} DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
    install(FILES ${linux}/boneyard.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
    install(FILES ${linux}/boneyard-mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME boneyard.xml)
    set(theme ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
    install(FILES ${icons}/boneyard.svg DESTINATION ${theme}/scalable/apps)
    install(FILES ${icons}/boneyard.svg DESTINATION ${theme}/scalable/mimetypes RENAME application-x-boneyard.svg)
    foreach(size IN ITEMS 16 24 32 48 64 128 256 512)
      install(FILES ${icons}/sizes/${size}.png DESTINATION ${theme}/${size}x${size}/apps RENAME boneyard.png)
    endforeach()
  endif()
endif()

# Where a package can't ask the system for our letters they go with it. Whoever makes such packages has the files of
# the family Inter in Debian's place, or puts them into packaging/fonts, or names them.
foreach(fonts IN ITEMS ${CMAKE_CURRENT_LIST_DIR}/fonts /usr/share/fonts/opentype/inter)
  foreach(style IN ITEMS Regular Medium SemiBold Bold)
    if(NOT EXISTS ${fonts}/Inter-${style}.otf)
      set(letters)
      break()
    endif()
    list(APPEND letters ${fonts}/Inter-${style}.otf)
  endforeach()
  if(letters)
    break()
  endif()
endforeach()
if(NOT BONEYARD_FONTS)
  unset(BONEYARD_FONTS CACHE)  # they may have come since a folder was configured first, without the window
endif()
set(BONEYARD_FONTS "${letters}" CACHE STRING "Files of the family Inter, to go with programs for Windows and macOS, with the AppImage and with the Flatpak")
if(APPLE)  # no component of its own, for which CPack would make a disk image of its own
  install(FILES ${BONEYARD_FONTS} DESTINATION boneyard.app/Contents/Resources/fonts)
elseif(WIN32)
  install(FILES ${BONEYARD_FONTS} DESTINATION share/boneyard/fonts)
else()
  install(FILES ${BONEYARD_FONTS} DESTINATION ${CMAKE_INSTALL_DATADIR}/boneyard/fonts COMPONENT fonts EXCLUDE_FROM_ALL)
endif()

# The same packages bring libraries of others, and what these are given away under.
if(WIN32)
  set(place DESTINATION licences)
elseif(APPLE)
  set(place DESTINATION boneyard.app/Contents/Resources/licences)
else()
  set(place DESTINATION ${CMAKE_INSTALL_DATADIR}/boneyard/licences COMPONENT licences EXCLUDE_FROM_ALL)
endif()
install(DIRECTORY ${CMAKE_CURRENT_LIST_DIR}/windows/licences/ ${place})
foreach(licence IN ITEMS MIT CC0-1.0)
  install(FILES ${CMAKE_SOURCE_DIR}/LICENSES/${licence}.txt RENAME LICENSE-${licence}.txt ${place})
endforeach()

set(CPACK_PACKAGE_NAME boneyard)
set(CPACK_PACKAGE_VENDOR "Boneyard contributors")
# A .deb must name whom to write to. This address can never be anybody's; who gives packages away sets another.
if(NOT CPACK_PACKAGE_CONTACT)
  set(CPACK_PACKAGE_CONTACT "Boneyard contributors <boneyard@contributors.invalid>")
endif()
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "five tile games on one calm table")
if(BONEYARD_HOMEPAGE)
  set(CPACK_PACKAGE_HOMEPAGE_URL ${BONEYARD_HOMEPAGE})
endif()
set(CPACK_PACKAGE_INSTALL_DIRECTORY Boneyard)
set(CPACK_PACKAGE_EXECUTABLES boneyard Boneyard)
set(CPACK_RESOURCE_FILE_LICENSE ${CMAKE_SOURCE_DIR}/LICENSES/MIT.txt)
set(CPACK_STRIP_FILES ON)

if(WIN32)
  set(CPACK_GENERATOR NSIS ZIP)  # the zip is for who wants nothing installed
  include(${CMAKE_CURRENT_LIST_DIR}/windows/nsis.cmake)
elseif(APPLE)
  set(CPACK_GENERATOR DragNDrop)
  set(CPACK_DMG_VOLUME_NAME Boneyard)
else()
  set(CPACK_GENERATOR DEB)
  include(${linux}/deb.cmake)
endif()
include(CPack)
