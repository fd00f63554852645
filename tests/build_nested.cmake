# cmake -DSOURCE= -DBUILD= -DOPTIONS= -DCORES= -DTARGETS= -P: configures and builds quietly, and shows what
# happened where it fails.
separate_arguments(OPTIONS)
foreach(command IN ITEMS
    "${CMAKE_COMMAND} -S ${SOURCE} -B ${BUILD} -G Ninja ${OPTIONS}"
    "${CMAKE_COMMAND} --build ${BUILD} --parallel ${CORES} --target ${TARGETS}")
  separate_arguments(command)
  execute_process(COMMAND ${command} RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
  if(NOT result EQUAL 0)
    message(FATAL_ERROR "${output}")
  endif()
endforeach()
