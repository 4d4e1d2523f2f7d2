# SPDX-FileCopyrightText: 2026 Boneyard contributors
# SPDX-License-Identifier: MIT

# boneyard_headers(target folder prefix)
# Who links `target` can include the headers of `folder` as "prefix/x.h", and needs no path to the folder itself, from
# where all others could be reached: a header of that name in the build tree leads to each.
function(boneyard_headers target folder prefix)
  set(root ${CMAKE_BINARY_DIR}/headers/${target})
  set(leads ${root}/${prefix})
  file(GLOB headers RELATIVE ${folder} CONFIGURE_DEPENDS ${folder}/*.h)
  file(GLOB old RELATIVE ${leads} ${leads}/*.h)
  if(old AND headers)
    list(REMOVE_ITEM old ${headers})
  endif()
  foreach(header IN LISTS old)
    file(REMOVE ${leads}/${header})
  endforeach()
  file(RELATIVE_PATH way ${leads} ${folder})  # relative, so that ccache knows it in another folder
  foreach(header IN LISTS headers)
    file(CONFIGURE OUTPUT ${leads}/${header} CONTENT "#include \"${way}/${header}\"\n" @ONLY)
  endforeach()
  target_include_directories(${target} PUBLIC ${root})
endfunction()

# boneyard_module(name [SEES names...]): the library boneyard_<name> of all that lies in the folder <name>.
function(boneyard_module name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SEES")
  file(GLOB sources CONFIGURE_DEPENDS ${name}/*.cpp ${name}/*.h)
  add_library(boneyard_${name} STATIC ${sources})
  set_target_properties(boneyard_${name} PROPERTIES UNITY_BUILD_BATCH_SIZE 16)  # the fewer, the less often headers are read
  boneyard_headers(boneyard_${name} ${CMAKE_CURRENT_SOURCE_DIR}/${name} ${name})
  target_compile_features(boneyard_${name} PUBLIC cxx_std_20)
  list(TRANSFORM arg_SEES PREPEND boneyard_)
  target_link_libraries(boneyard_${name} PUBLIC ${arg_SEES} PRIVATE boneyard_warnings)
  set_property(GLOBAL APPEND PROPERTY BONEYARD_MODULES ${name})
endfunction()

# boneyard_game(name [SEES dominoes])
function(boneyard_game name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SEES")
  boneyard_module(${name} SEES kit ${arg_SEES})
  set_property(GLOBAL APPEND PROPERTY BONEYARD_GAMES ${name})
endfunction()
