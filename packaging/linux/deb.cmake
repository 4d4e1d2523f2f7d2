# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT

# The .deb. Debian's policy wants a copyright file and a changelog in every package.
set(doc ${CMAKE_BINARY_DIR}/share/doc)
configure_file(${CMAKE_CURRENT_LIST_DIR}/changelog ${doc}/changelog @ONLY)
set(BONEYARD_SOURCE ${BONEYARD_HOMEPAGE})
if(NOT BONEYARD_HOMEPAGE)
  set(BONEYARD_SOURCE "the copy of the project that this package was built from")
endif()
configure_file(${CMAKE_CURRENT_LIST_DIR}/copyright ${doc}/copyright @ONLY)
add_custom_command(OUTPUT ${doc}/changelog.gz
  COMMAND ${GZIP} -9nfk ${doc}/changelog DEPENDS ${CMAKE_CURRENT_LIST_DIR}/changelog)
add_custom_target(changelog ALL DEPENDS ${doc}/changelog.gz)
install(FILES ${doc}/copyright ${doc}/changelog.gz DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/boneyard)

install(FILES ${CMAKE_CURRENT_LIST_DIR}/lintian-overrides DESTINATION ${CMAKE_INSTALL_DATADIR}/lintian/overrides
  RENAME boneyard)

set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/debian_places.cmake)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"Boneyard is a table for Triominoes, Matador, Russian Dominoes, Tiles & Deal
and Matching Elements, to play against bots or with people at the same
machine. It has a rule book with pictures, a first lesson for each game,
bots from beginner to champion, and keeps every match, to finish or to look
at again.
.
It is played with the mouse, by keyboard alone, or with a screen reader, in
twenty-five languages. The package also has boneyard-engine, which plays the
same games without a window.")

# Libraries are found by dpkg-shlibdeps; modules of QML, plugins and fonts it cannot see.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
if(BONEYARD_DESKTOP)
  set(needs
    qml6-module-qtqml qml6-module-qtqml-models qml6-module-qtqml-workerscript qml6-module-qtquick
    qml6-module-qtquick-window qml6-module-qtquick-controls qml6-module-qtquick-layouts qml6-module-qtquick-templates
    qml6-module-qtquick-shapes libqt6sql6-sqlite libqt6svg6 fonts-inter fonts-dejavu-core fonts-lohit-deva fonts-wqy-microhei)
  if(Qt6_VERSION VERSION_GREATER_EQUAL 6.7)
    list(APPEND needs qt6-svg-plugins)
  endif()
  string(REPLACE ";" ", " CPACK_DEBIAN_PACKAGE_DEPENDS "${needs}")
  set(CPACK_DEBIAN_PACKAGE_RECOMMENDS qml6-module-qtmultimedia)
endif()
