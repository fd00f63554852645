#pragma once

// Tests that differ in nothing but values, as one test with parameters and a row of values for each
// of them (JUnit 5: @ParameterizedTest).

#include <string>
#include <vector>

#include "search/generate/JavaText.h"
#include "search/generate/TestCase.h"

namespace clew::search::generate {

// Leaves out tests that do the same, with the same values, as one before them.
void eraseEqual(std::vector<TestCase>& tests);

// The tests in groups: those of one group take the same steps with other values, and look at the
// same results. Each group stands where its first test does. A test that does not pass with
// parameters (TestCase::standsAlone) is a group of its own, and so are a few tests that each have a
// condition in words, which is what their names say.
std::vector<std::vector<TestCase>> inTables(const std::vector<TestCase>& tests);

struct TestTable {
    struct Parameter {
        std::string name, descriptor;
        bool operator==(const Parameter&) const = default;
    };
    // What the tests have in common. In the places where they differ stands a
    // JavaValue::Kind::Parameter.
    TestCase form;
    std::vector<Parameter> parameters;
    std::vector<std::vector<JavaValue>> rows; // by test: a value for each parameter
    bool needsLiterals = false; // that equal texts are the same object matters to one of the tests
};

// Precondition: the tests are a group of at least two.
TestTable tableOf(const std::vector<TestCase>& tests);

// Where the values come from.
struct TableSource {
    std::string annotations; // with what belongs to them: lines before the head of the test
    std::string method;      // its source, where there is one: it gives the values
};
// `name`: of the test.
TableSource sourceOf(const TestTable& table, const std::string& name, TypeText& types);

} // namespace clew::search::generate
