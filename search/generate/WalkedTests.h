#pragma once

// What compiled JUnit tests reach in the class that they are for: they are executed in a virtual
// machine of its own, each one between the methods that JUnit calls before and after it.

#include <filesystem>
#include <string>
#include <vector>

#include "search/generate/JUnitRun.h"
#include "search/generate/TestCase.h"
#include "vm/Vm.h"

namespace clew::search::generate {

struct WalkSetting {
    vm::Options options;
    std::uint64_t heapLimit = 0; // bytes
    std::string package;         // of the tests, as in the virtual machine: "org/example"
    std::string underTest;       // the class, as the source names it
};

// `source`: of the class `name` ("MoneyTest"), which compiles. A test of a kind that is not known
// here, or one that the virtual machine cannot execute, reaches nothing.
Coverage walkTests(const WalkSetting& setting, const JUnitSetting& junit, const std::string& name,
                   const std::string& source, const std::vector<std::string>& tests);

} // namespace clew::search::generate
