#include "search/generate/CompiledTests.h"

#include <fmt/format.h>

#include <map>
#include <stdexcept>

#include "search/generate/TestNames.h"
#include "search/generate/TestTable.h"

namespace clew::search::generate {
namespace {

// The tests of tables that do not compile stand alone from now on. False: there is no such table.
bool separate(TestClass& tests, const JUnitSetting& setting, const TypeKnowledge& types) {
    if (!tests.usesParameters) return false;
    std::map<std::string, std::string> sources;
    const std::vector<std::vector<TestCase>> tables = inTables(tests.tests);
    const auto nameOf = [&](std::size_t number) { return fmt::format("{}{}", tests.name, number); };
    TestClass one = tests;
    for (std::size_t i = 0; i < tables.size(); ++i) {
        one.name = nameOf(i);
        one.tests = tables[i];
        sources.emplace(one.name + ".java", writeTestClass(one, setting.version, types));
    }
    const auto errors = compileErrors(setting, sources);
    bool isAny = false;
    tests.tests.clear();
    for (std::size_t i = 0; i < tables.size(); ++i) {
        const bool isRefused = errors.contains(nameOf(i) + ".java");
        isAny = isAny || isRefused;
        for (TestCase test : tables[i]) {
            test.standsAlone = test.standsAlone || isRefused;
            tests.tests.push_back(std::move(test));
        }
    }
    return isAny;
}

} // namespace

std::vector<Refused> takeOutRefused(TestClass& tests, const JUnitSetting& setting,
                                    const TypeKnowledge& types,
                                    const std::filesystem::path& classes) {
    const auto sourceOf = [&](const TestClass& of) {
        return std::pair(of.name + ".java", writeTestClass(of, setting.version, types));
    };
    std::vector<Refused> refused;
    for (;;) {
        const auto errors = compile(setting, {sourceOf(tests)}, classes);
        if (errors.empty() || tests.tests.empty()) return refused;
        std::map<std::string, std::string> sources;
        TestClass one = tests;
        const auto nameOf = [&](std::size_t number) {
            return fmt::format("{}{}", tests.name, number);
        };
        for (std::size_t i = 0; i < tests.tests.size(); ++i) {
            one.name = nameOf(i);
            one.tests = {tests.tests[i]};
            sources.insert(sourceOf(one));
        }
        const auto errorsOfEach = compileErrors(setting, sources);
        if (errorsOfEach.empty() && separate(tests, setting, types)) continue;
        if (errorsOfEach.empty())
            throw std::logic_error("the generated tests do not compile together: " +
                                   errors.front().message);
        for (std::size_t i = tests.tests.size(); i-- > 0;) {
            const auto error = errorsOfEach.find(nameOf(i) + ".java");
            if (error == errorsOfEach.end()) continue;
            refused.push_back({TestNames().nameOf(tests.tests[i]), error->second});
            tests.tests.erase(tests.tests.begin() + static_cast<std::ptrdiff_t>(i));
        }
    }
}

void printLeftOut(const std::vector<Refused>& refused, const std::string& notCompiled,
                  std::size_t unordered) {
    for (const Refused& each : refused)
        fmt::print("  left out                  {}: it does not compile: {}\n", each.test,
                   each.error);
    if (!notCompiled.empty()) fmt::print("  not compiled              {}\n", notCompiled);
    if (unordered > 0)
        fmt::print(
            "  left out                  {}: results that depend on what other tests leave "
            "behind\n",
            unordered);
}

} // namespace clew::search::generate
