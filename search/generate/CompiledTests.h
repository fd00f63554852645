#pragma once

// Generated tests, less those that the compiler refuses.

#include <filesystem>
#include <string>
#include <vector>

#include "search/generate/JUnitRun.h"
#include "search/generate/TestWriter.h"
#include "search/generate/TypeKnowledge.h"

namespace clew::search::generate {

// A test that the compiler refuses, and why.
struct Refused {
    std::string test, error;
};

// Takes out the tests that do not compile: where all of them together do not, each one is compiled
// in a class of its own. The folder `classes` then has the classes of the others. Throws
// std::logic_error where nothing is wrong with any of them alone, and ConfigError where there is no
// compiler.
std::vector<Refused> takeOutRefused(TestClass& tests, const JUnitSetting& setting,
                                    const TypeKnowledge& types,
                                    const std::filesystem::path& classes);

// Lines of the report. `notCompiled`: why the compiler was not asked, empty where it was;
// `unordered`: tests left out since they depend on what others leave behind.
void printLeftOut(const std::vector<Refused>& refused, const std::string& notCompiled,
                  std::size_t unordered);

} // namespace clew::search::generate
