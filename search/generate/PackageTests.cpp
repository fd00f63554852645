#include "search/generate/PackageTests.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>
#include <thread>

#include "search/Watch.h"
#include "search/generate/Tests.h"
#include "search/workers/Workers.h"
#include "vm/classfile/ClassFile.h"
#include "vm/classpath/ClassPath.h"
#include "vm/classpath/ClassPathIndex.h"
#include "vm/classpath/Jdk.h"

namespace clew::search::generate {

namespace fs = std::filesystem;
namespace access_flags = vm::classfile::access;
using Clock = std::chrono::steady_clock;
using nlohmann::json;

namespace {

constexpr double kLeastShare = 1; // seconds for a class, however many there are
constexpr std::chrono::milliseconds kPoll{20};

// Whether the name is what the pattern stands for.
bool matches(std::string_view pattern, std::string_view name) {
    if (pattern.empty()) return name.empty();
    if (pattern.front() != '*')
        return !name.empty() && pattern.front() == name.front() &&
               matches(pattern.substr(1), name.substr(1));
    const bool isAny = pattern.starts_with("**");
    const std::string_view rest = pattern.substr(isAny ? 2 : 1);
    for (std::size_t taken = 0;; ++taken) {
        if (matches(rest, name.substr(taken))) return true;
        if (taken == name.size() || (!isAny && name[taken] == '.')) return false;
    }
}

// There is something to execute, and a test can name it. Classes inside of others are tested with
// these.
bool isWorthATest(const vm::classfile::ClassFile& file) {
    if (file.accessFlags &
        (access_flags::Synthetic | access_flags::Annotation | access_flags::Module))
        return false;
    if (std::ranges::any_of(file.innerClasses,
                            [&](const auto& entry) { return entry.inner == file.name; }))
        return false;
    return std::ranges::any_of(file.methods, [](const auto& method) {
        return method.code && method.name != "<clinit>" &&
               !(method.accessFlags & (access_flags::Private | access_flags::Synthetic));
    });
}

std::vector<std::string> classesOf(const vm::Options& options, std::string_view pattern) {
    std::vector<std::string> entries = options.classPath;
    entries.pop_back(); // what clew itself puts there
    const vm::classpath::ClassPath classPath(entries,
                                             vm::classpath::jdkFeatureVersion(options.jdkHome));
    std::set<std::string> names;
    for (const auto& entry : classPath.entries())
        for (const std::string& path : entry->classFiles()) {
            std::string name = path.substr(0, path.size() - std::string_view(".class").size());
            std::ranges::replace(name, '/', '.');
            if (!matches(pattern, name)) continue;
            try {
                const auto resource = entry->find(path);
                if (resource &&
                    isWorthATest(vm::classfile::ClassFile::parse(
                        resource->bytes, resource->location, vm::classfile::Checks::Structure)))
                    names.insert(std::move(name));
            } catch (const std::runtime_error&) { // no class
            }
        }
    return {names.begin(), names.end()};
}

struct ClassResult {
    std::string name;
    TestsSummary summary;
    std::string problem; // why there are no tests
    int status = 0;      // as writeTests() returns it
};

json toJson(const std::vector<TestsUpdate::NoLonger>& tests) {
    json entries = json::array();
    for (const TestsUpdate::NoLonger& each : tests)
        entries.push_back({{"test", each.test}, {"reason", each.reason}});
    return entries;
}

std::vector<TestsUpdate::NoLonger> noLonger(const json& entries) {
    std::vector<TestsUpdate::NoLonger> tests;
    for (const json& entry : entries) tests.push_back({entry.at("test"), entry.at("reason")});
    return tests;
}

json toJson(const ClassResult& result) {
    json entry{{"class", result.name}, {"status", result.status}};
    if (!result.problem.empty()) {
        entry["problem"] = result.problem;
        return entry;
    }
    entry["file"] = result.summary.file;
    entry["tests"] = result.summary.tests;
    entry["branches"] = {{"reached", result.summary.reached}, {"all", result.summary.branches}};
    entry["missing"] = json::array();
    for (const MissingBranch& branch : result.summary.missing)
        entry["missing"].push_back({{"branch", branch.name}, {"reason", branch.reason}});
    entry["mutants"] = {{"killed", result.summary.killed}, {"all", result.summary.mutants}};
    entry["seconds"] = result.summary.seconds;
    entry["stoppedByTime"] = result.summary.isOutOfTime;
    entry["stoppedBy"] = result.summary.stoppedBy;
    if (const auto& run = result.summary.run)
        entry["run"] = {{"passed", run->passed}, {"all", run->tests}};
    entry["parameterized"] = json::array();
    for (const ParameterizedVerdict& verdict : result.summary.verdicts)
        entry["parameterized"].push_back({{"method", verdict.name},
                                          {"verdict", verdict.word()},
                                          {"paths", verdict.paths},
                                          {"reasons", verdict.reasons}});
    if (const auto& update = result.summary.update)
        entry["update"] = {{"kept", update->kept},
                           {"added", update->added},
                           {"dropped", toJson(update->dropped)},
                           {"failing", toJson(update->failing)}};
    return entry;
}

ClassResult fromJson(const json& entry) {
    ClassResult result;
    result.name = entry.at("class");
    result.status = entry.at("status");
    result.problem = entry.value("problem", "");
    if (!result.problem.empty()) return result;
    result.summary.file = entry.at("file");
    result.summary.tests = entry.at("tests");
    result.summary.reached = entry.at("branches").at("reached");
    result.summary.branches = entry.at("branches").at("all");
    for (const json& branch : entry.at("missing"))
        result.summary.missing.push_back({branch.at("branch"), branch.at("reason")});
    result.summary.mutants = entry.at("mutants").at("all");
    result.summary.killed = entry.at("mutants").at("killed");
    result.summary.seconds = entry.at("seconds");
    result.summary.isOutOfTime = entry.at("stoppedByTime");
    result.summary.stoppedBy = entry.at("stoppedBy");
    if (const auto run = entry.find("run"); run != entry.end())
        result.summary.run = {run->at("passed").get<std::size_t>(),
                              run->at("all").get<std::size_t>()};
    for (const json& verdict : entry.at("parameterized"))
        result.summary.verdicts.push_back(
            {verdict.at("method").get<std::string>(),
             ParameterizedVerdict::verdictOf(verdict.at("verdict").get<std::string>()),
             verdict.at("paths").get<std::size_t>(),
             verdict.at("reasons").get<std::vector<std::string>>()});
    if (const auto update = entry.find("update"); update != entry.end())
        result.summary.update = {update->at("kept").get<std::vector<std::string>>(),
                                 update->at("added").get<std::vector<std::string>>(),
                                 noLonger(update->at("dropped")), noLonger(update->at("failing"))};
    return result;
}

// One class, in a process that does nothing else: its report goes nowhere, what it has come to goes
// into the pipe.
[[noreturn]] void writeInChild(const std::string& name, double seconds, Config config,
                               const vm::Options& options, int pipe) {
    const int nowhere = open("/dev/null", O_WRONLY);
    dup2(nowhere, 1);
    dup2(nowhere, 2);
    ClassResult result;
    result.name = name;
    try {
        config.set("target", name, Origin::commandLine());
        config.set("tests.time", fmt::format("{}", seconds), Origin::commandLine());
        config.set("search.workers", "1", Origin::commandLine());
        result.status = writeTests(config, options, &result.summary);
    } catch (const std::exception& error) {
        result.problem = error.what();
        result.status = 2;
    }
    const std::string text = toJson(result).dump(-1, ' ', false, json::error_handler_t::replace);
    for (std::size_t written = 0; written < text.size();) {
        const ssize_t count = write(pipe, text.data() + written, text.size() - written);
        if (count <= 0) break;
        written += static_cast<std::size_t>(count);
    }
    _exit(0);
}

// Processes that each write the tests of one class.
class Children {
  public:
    Children(const Config& config, const vm::Options& options)
        : config_(config), options_(options) {}

    std::size_t running() const { return children_.size(); }

    void begin(const std::string& name, double seconds) {
        int ends[2];
        if (pipe(ends) != 0) throw ConfigError("clew: no pipe can be made (ulimit -n)");
        std::fflush(nullptr);
        const pid_t process = fork();
        if (process < 0) throw ConfigError("clew: no process can be started (ulimit -u)");
        if (process == 0) {
            close(ends[0]);
            writeInChild(name, seconds, config_, options_, ends[1]);
        }
        close(ends[1]);
        fcntl(ends[0], F_SETFL, O_NONBLOCK);
        children_.push_back({process, ends[0], name, {}});
    }

    // Those that have ended; waits until one has.
    std::vector<ClassResult> ended() {
        std::vector<ClassResult> results;
        for (;; std::this_thread::sleep_for(kPoll)) {
            for (auto child = children_.begin(); child != children_.end();) {
                const bool isOver = readFrom(*child);
                if (isOver) results.push_back(end(*child));
                child = isOver ? children_.erase(child) : child + 1;
            }
            if (!results.empty() || children_.empty()) return results;
        }
    }

  private:
    struct Child {
        pid_t process;
        int pipe;
        std::string name, text;
    };

    static bool readFrom(Child& child) { // true: to its end
        char buffer[4096];
        for (;;) {
            const ssize_t count = read(child.pipe, buffer, sizeof buffer);
            if (count == 0) return true;
            if (count < 0) return false;
            child.text.append(buffer, static_cast<std::size_t>(count));
        }
    }
    static ClassResult end(const Child& child) {
        close(child.pipe);
        int status = 0;
        while (waitpid(child.process, &status, 0) < 0 && errno == EINTR) {}
        const json entry = json::parse(child.text, nullptr, false);
        if (!entry.is_discarded()) return fromJson(entry);
        ClassResult result;
        result.name = child.name;
        result.status = 4;
        result.problem = WIFSIGNALED(status)
                             ? fmt::format("its process was ended by signal {}", WTERMSIG(status))
                             : "its process has ended early";
        return result;
    }

    const Config& config_;
    const vm::Options& options_;
    std::vector<Child> children_;
};

std::string share(std::size_t reached, std::size_t branches) {
    return branches == 0 ? "-"
                         : fmt::format("{:.1f} %", 100.0 * static_cast<double>(reached) /
                                                       static_cast<double>(branches));
}

// Of all classes together.
TestsSummary sumOf(const std::vector<ClassResult>& results) {
    TestsSummary sum;
    for (const auto& [name, summary, problem, status] : results) {
        sum.branches += summary.branches;
        sum.reached += summary.reached;
        sum.tests += summary.tests;
        sum.mutants += summary.mutants;
        sum.killed += summary.killed;
        if (!summary.run) continue;
        if (!sum.run) sum.run = {0, 0};
        sum.run->passed += summary.run->passed;
        sum.run->tests += summary.run->tests;
    }
    return sum;
}

void printTable(const std::vector<ClassResult>& results, double seconds) {
    std::size_t width = std::string_view("all").size();
    for (const ClassResult& result : results) width = std::max(width, result.name.size());
    const auto line = [&](std::string_view name, const TestsSummary& summary) {
        fmt::print("  {:<{}}  {:>6} of {:>6}  {:>8}  {:>6} tests", name, width, summary.reached,
                   summary.branches, share(summary.reached, summary.branches), summary.tests);
        fmt::print("  {:>6} of {:>6}  {:>8} mutants killed", summary.killed, summary.mutants,
                   share(summary.killed, summary.mutants));
    };
    for (const ClassResult& result : results) {
        if (!result.problem.empty()) {
            fmt::print("  {:<{}}  {}\n", result.name, width, result.problem);
            continue;
        }
        const TestsSummary& summary = result.summary;
        line(result.name, summary);
        if (const auto& update = summary.update)
            fmt::print(", {} kept, {} dropped, {} added, {} failing", update->kept.size(),
                       update->dropped.size(), update->added.size(), update->failing.size());
        if (!summary.stoppedBy.empty() && summary.reached < summary.branches)
            fmt::print(", stopped by {}", summary.stoppedBy);
        fmt::print("{}\n", result.status == 3   ? ", some arguments were not tried"
                           : result.status != 0 ? ", some do not pass"
                                                : "");
    }
    const TestsSummary sum = sumOf(results);
    line("all", sum);
    fmt::print(", in {:.1f} s\n", seconds);
    if (sum.run) fmt::print("  run on the JVM  {} of {} pass\n", sum.run->passed, sum.run->tests);
    std::fflush(stdout);
}

json toJson(std::string_view pattern, const std::vector<ClassResult>& results, double seconds) {
    const TestsSummary sum = sumOf(results);
    json report{{"target", pattern},
                {"seconds", seconds},
                {"mutants", {{"killed", sum.killed}, {"all", sum.mutants}}},
                {"classes", json::array()}};
    if (sum.run) report["run"] = {{"passed", sum.run->passed}, {"all", sum.run->tests}};
    for (const ClassResult& result : results) report["classes"].push_back(toJson(result));
    return report;
}

} // namespace

bool isClassPattern(std::string_view target) {
    return target.find('*') != std::string_view::npos;
}

int writePackageTests(const Config& config, const vm::Options& options) {
    const auto started = Clock::now();
    const std::string pattern = config.string("target");
    const std::vector<std::string> names = classesOf(options, pattern);
    if (names.empty())
        throw ConfigError(fmt::format(
            "{}: no class on the class path matches it that tests could be written for; "
            "'org.example.*' stands for the classes of a package, 'org.example.**' for those of "
            "the packages below as well",
            pattern));
    interruptBySignal(nullptr); // by which no further class is begun
    // Made here, the processes need not make it.
    const auto index = vm::classpath::ClassPathIndex::of(vm::classpath::ClassPath(
        options.classPath, vm::classpath::jdkFeatureVersion(options.jdkHome)));
    const std::optional<double> time = timeOfTests(config);
    const std::size_t most = workersOf(config);
    const auto passed = [&] {
        return std::chrono::duration<double>(Clock::now() - started).count();
    };
    const bool isWatched = isatty(2);
    Children children(config, options);
    std::vector<ClassResult> results;
    for (std::size_t next = 0; next < names.size() || children.running() > 0;) {
        const bool mayBegin = next < names.size() && !isInterruptedBySignal();
        if (mayBegin && children.running() < most) {
            // What one class does not need, those behind it have.
            const double left = static_cast<double>(names.size() - next);
            const double share = (time.value_or(0) - passed()) * static_cast<double>(most) /
                                 std::max(left, double(most));
            children.begin(names[next++], time ? std::max(kLeastShare, share) : 0);
            continue;
        }
        if (children.running() == 0) break;
        for (ClassResult& result : children.ended()) results.push_back(std::move(result));
        if (isWatched) fmt::print(stderr, "\r{} of {} classes\x1b[K", results.size(), names.size());
    }
    if (isWatched) fmt::print(stderr, "\r\x1b[K");
    std::ranges::sort(results, {}, &ClassResult::name);
    fmt::print("tests for {}\n", pattern);
    printTable(results, passed());
    if (config.isSet("tests.json")) {
        const fs::path file = config.path("tests.json");
        std::ofstream stream(file);
        stream << toJson(pattern, results, passed()).dump(1) << "\n";
        stream.close();
        if (!stream)
            throw ConfigError(
                fmt::format("{}: cannot be written; tests.json names the file", file.string()));
    }
    for (const int status : {4, 1, 3})
        if (std::ranges::find(results, status, &ClassResult::status) != results.end())
            return status;
    return 0;
}

} // namespace clew::search::generate
