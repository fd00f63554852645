#pragma once

// Test cases as the Java source of a JUnit class. The same test cases give the same text, byte for byte.

#include <string>
#include <vector>

#include "listeners/junit/Assertions.h"
#include "listeners/junit/JavaText.h"
#include "listeners/junit/TestCase.h"

namespace clew::listeners::junit {

struct TestClass {
    std::string package;         // "org.example"; empty for the unnamed one
    std::string name;            // "MoneyTest"
    std::string classUnderTest;  // internal name
    std::vector<TestCase> tests;
};

std::string writeTestClass(const TestClass& tests, JUnit version, const SourceNames& names);

}  // namespace clew::listeners::junit
