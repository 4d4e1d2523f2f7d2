# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT
# Sends the requests of MATCH to ENGINE and compares its answers with those in MATCH.
function(run what)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE result)
  if(NOT result EQUAL 0)
    message(FATAL_ERROR "${what} (${result})")
  endif()
endfunction()

run("The requests cannot be read" ${GOLDEN} requests ${MATCH} OUTPUT_FILE ${WORK}.requests)
run("The engine failed" ${ENGINE} INPUT_FILE ${WORK}.requests OUTPUT_FILE ${WORK}.answers)
run("The answers differ" ${GOLDEN} compare ${MATCH} ${WORK}.answers)
