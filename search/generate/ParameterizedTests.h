#pragma once

// Parameterized unit tests (Tillmann and Schulte, Parameterized unit tests, ESEC/FSE 2005): methods
// of a test class that state by their assertions what holds for all arguments which their
// assumptions admit. A test for each path through them, and whether an assertion can fail.

#include <string>
#include <vector>

#include "search/config/Config.h"
#include "search/generate/Tests.h"
#include "vm/Vm.h"

namespace clew::search::generate {

// Annotated with org.clew.api.PUT, or JUnit's ParameterizedTest.
bool isParameterizedTest(const vm::types::Method& method);

// As writeTests(), of a class that declares or inherits such methods: 1 where one of them fails
// with some arguments, 3 where none does and it is not known of all of them.
int writeParameterizedTests(const Config& config, vm::Options options, TestsSummary* summary);

} // namespace clew::search::generate
