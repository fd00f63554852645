#pragma once

// `clew tests`: JUnit tests for a class.

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "search/config/Config.h"
#include "search/generate/ExistingTests.h"
#include "search/generate/MissingBranches.h"
#include "vm/Vm.h"

namespace clew::search::generate {

// tests.time; nothing: there is no limit, and the search ends where it has been in vain for long,
// which does not depend on how fast the machine is. With a limit it goes on until then, as long as
// a branch is neither reached nor proved infeasible.
std::optional<double> timeOfTests(const Config& config);
constexpr double kNoTimeLimit = 1e6; // seconds: more than any search takes

// Writes the tests of the class `target` into the folder `tests.output`, runs them where
// `tests.run` says so, and prints what they reach. Returns the exit status: 1 where one of them
// fails because the class violates a return specification, or (tests.update) is not as it was
// generated and does not pass, 4 where another one does. Throws
// ConfigError and vm::UserError where the folder cannot be written, JUnit is missing, or the class
// is not there or cannot be tested; then nothing was written. `summary`: what they reach, for those
// who do not read what is printed.
// What is known of a parameterized unit test (ParameterizedTests.h).
struct ParameterizedVerdict {
    enum class Verdict : std::uint8_t { Holds, Fails, Unknown };
    static constexpr std::string_view kWords[] = {"holds", "fails", "unknown"};
    std::string_view word() const { return kWords[static_cast<std::size_t>(verdict)]; }
    static Verdict verdictOf(std::string_view word) {
        return static_cast<Verdict>(std::ranges::find(kWords, word) - std::begin(kWords));
    }
    std::string name; // "deposit(int)"
    Verdict verdict = Verdict::Holds;
    std::size_t paths = 0;            // with a test each
    std::vector<std::string> reasons; // what is assumed; with which arguments it fails, and where;
                                      // why it is not known
};
struct TestsSummary {
    std::string file;
    std::size_t branches = 0, reached = 0, tests = 0;
    std::vector<MissingBranch> missing;
    double seconds = 0;
    std::size_t mutants = 0, killed = 0; // 0: there was no time for them, or tests of an earlier
                                         // run are among these
    // What has ended the search before all was reached or proved infeasible, or before all tests
    // were verified: "tests.time", the shares of it that were over, or "a signal"; empty: nothing.
    std::string stoppedBy = {};
    // Something was cut off by time or a signal: another run may find other tests.
    bool isOutOfTime = false;
    std::vector<ParameterizedVerdict> verdicts = {};
    std::optional<TestsUpdate> update = {}; // of tests of an earlier run (--update)
    struct JvmRun {
        std::size_t passed, tests;
    };
    std::optional<JvmRun> run = {}; // on the JDK's own JVM (tests.run), of those of this run
};
int writeTests(const Config& config, vm::Options options, TestsSummary* summary = nullptr);

} // namespace clew::search::generate
