# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT

# Run by CPack before it packs: Debian keeps games in a folder of their own, and wants no notes of the compiler's in them.
set(usr ${CPACK_TEMPORARY_DIRECTORY}/usr)
file(RENAME ${usr}/bin ${usr}/games)
file(GLOB programs ${usr}/games/*)
foreach(program IN LISTS programs)
  execute_process(COMMAND strip --strip-unneeded --remove-section=.comment --remove-section=.note ${program}
    COMMAND_ERROR_IS_FATAL ANY)
endforeach()
