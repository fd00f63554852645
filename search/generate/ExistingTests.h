#pragma once

// `clew tests --update`: the tests of an earlier run, and what is still true of them.

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "search/generate/JUnitRun.h"
#include "search/generate/TestCase.h"
#include "search/generate/TestSource.h"
#include "search/generate/WalkedTests.h"

namespace clew::search::generate {

// What has become of the tests of an earlier run.
struct TestsUpdate {
    struct NoLonger {
        std::string test, reason;
    };
    std::vector<std::string> kept, added;
    std::vector<NoLonger> dropped; // do not pass, as clew had written them
    std::vector<NoLonger> failing; // do not pass, and a person has changed or written them

    std::size_t tests() const { return kept.size() + added.size() + failing.size(); }
};

class ExistingTests {
  public:
    // Nothing where there is no such file. Throws ConfigError where the file is no test class for
    // this JUnit.
    static std::optional<ExistingTests> read(const std::filesystem::path& file,
                                             const JUnitSetting& setting,
                                             const std::string& className);

    // Takes those out that do not pass any more: of those that a person has changed, the text stays
    // as it is.
    void takeOutFailing();
    // What the others reach, goals numbered as in the search for tests of the class.
    Coverage reached(const WalkSetting& setting) const;

    // Adds the tests of this source, less those that do not pass here. To be called once.
    void add(const std::string& source);
    // With all that belongs into the file.
    std::string text() const;

    const TestsUpdate& update() const { return update_; }

  private:
    ExistingTests(TestSource source, JUnitSetting setting, std::string className)
        : source_(std::move(source)),
          setting_(std::move(setting)),
          className_(std::move(className)) {}

    // Of the source's tests, those that do not compile or do not pass, and why.
    std::vector<TestsUpdate::NoLonger> failing(TestSource source) const;
    TestSource passing() const; // without those that are known to fail

    TestSource source_;
    JUnitSetting setting_;
    std::string className_; // "org.example.MoneyTest"
    std::vector<std::uint32_t> generated_;
    TestsUpdate update_;
};

// Throws ConfigError where the file is there, and a person has changed something in it.
void refuseChanged(const std::filesystem::path& file);

// Lines of the report.
void print(const TestsUpdate& update);

} // namespace clew::search::generate
