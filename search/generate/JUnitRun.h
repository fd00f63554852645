#pragma once

// Compiles generated tests and runs them on the JDK's own JVM, with the JUnit that is installed on
// the machine or that is on the class path.

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "search/generate/Assertions.h"

namespace clew::search::generate {

struct JUnitSetting {
    search::generate::JUnit version = search::generate::JUnit::Five;
    std::filesystem::path jdkHome;
    std::vector<std::filesystem::path> classPath; // of the classes under test
    std::size_t tests = 1;                        // how many there are
    bool usesMockito = false;
};

struct FailedTest {
    std::string name;    // "org.example.MoneyTest.add_returns5"
    std::string message; // what the exception said
};

struct JUnitResult {
    std::size_t run = 0;
    std::vector<FailedTest> failures;
};

// The jars of JUnit, from /usr/share/java. Throws ConfigError where one is missing.
std::vector<std::filesystem::path> findJUnit(search::generate::JUnit version);

// Those of Mockito, likewise.
std::vector<std::filesystem::path> findMockito();

// Whether tests may have parameters (JUnit 5: junit-jupiter-params).
bool hasParameters(search::generate::JUnit version);

struct CompileError {
    std::string source; // its name
    std::size_t line;
    std::string message;
};
// Compiles sources, named "MoneyTest.java", into a folder. Empty: without an error.
std::vector<CompileError> compile(const JUnitSetting& setting,
                                  const std::map<std::string, std::string>& sources,
                                  const std::filesystem::path& classes);

// What the compiler says of each source that does not compile, by its name.
std::map<std::string, std::string> compileErrors(const JUnitSetting& setting,
                                                 const std::map<std::string, std::string>& sources);

// Runs the test classes `classNames`, which have been compiled into the folder `classes`. Throws
// std::logic_error with the runner's own words where they do not run to their end: a fault of the
// generator. A run that takes longer than the time limits of all tests together is killed.
JUnitResult runCompiledTests(const JUnitSetting& setting, const std::filesystem::path& classes,
                             const std::vector<std::string>& classNames);

// Compiles them first; `sources`: one file for each test class. Throws std::logic_error with the
// compiler's words, too.
JUnitResult runTests(const JUnitSetting& setting, const std::vector<std::filesystem::path>& sources,
                     const std::vector<std::string>& classNames);

} // namespace clew::search::generate
