#pragma once

// Test cases as the Java source of a JUnit class. The same test cases give the same text, byte for
// byte.

#include <string>
#include <vector>

#include "search/generate/Assertions.h"
#include "search/generate/JavaText.h"
#include "search/generate/TestCase.h"

namespace clew::search::generate {

struct TestClass {
    std::string package;        // "org.example"; empty for the unnamed one
    std::string name;           // "MoneyTest"
    std::string classUnderTest; // internal name
    std::vector<TestCase> tests;
    Preparation before = {}; // where it sets defaults, they are put back after each test
    // Tests that differ only in values are one, with parameters (junit-jupiter-params is there).
    bool usesParameters = false;
    bool usesMockito = false; // where it can express a mock
};

std::string writeTestClass(const TestClass& tests, JUnit version, const SourceNames& names);

} // namespace clew::search::generate
