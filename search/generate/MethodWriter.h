#pragma once

// The statements of a test method: calls, and what is asserted of them.

#include <string>
#include <string_view>
#include <vector>

#include "search/generate/Assertions.h"
#include "search/generate/JavaText.h"
#include "search/generate/TestCase.h"

namespace clew::search::generate {

// Methods that the test class needs.
struct Helpers {
    bool setsFields = false, getsFields = false;
};

struct MethodText {
    std::string body;         // lines, indented
    std::string throwsClause; // for the method's head: "", " throws Exception" …
};

// `reserved`: names that no variable may have.
MethodText testText(const TestCase& test, Assertions& assertions, TypeText& types, Helpers& helpers,
                    std::vector<std::string> reserved = {});
// Of steps that are no test.
MethodText stepsText(const std::vector<Step>& steps, Assertions& assertions, TypeText& types,
                     Helpers& helpers);

} // namespace clew::search::generate
