#include "search/config/ConfigKeys.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <vector>

namespace clew::search {
namespace {

using enum ValueType;

constexpr Alternative kSearchClasses[] = {
    {"dfs",
     "gov.nasa.jpf.search.DFSearch gov.nasa.jpf.search.ConcurrentDFSearch "
     "gov.nasa.jpf.search.heuristic.DFSHeuristic"},
    {"bfs", "gov.nasa.jpf.search.heuristic.BFSHeuristic gov.nasa.jpf.search.BFSearch"},
    {"random", "gov.nasa.jpf.search.RandomSearch"},
    {"priority",
     "gov.nasa.jpf.search.heuristic.SimplePriorityHeuristic "
     "gov.nasa.jpf.search.heuristic.UserHeuristic"},
    {"generational"},
    {"single", "gov.nasa.jpf.search.Simulation gov.nasa.jpf.search.PathSearch"},
};

constexpr Alternative kRandomizeChoices[] = {{"NONE"}, {"FIXED_SEED"}, {"VAR_SEED"}};

constexpr Alternative kStorageClasses[] = {
    {"fingerprint",
     "gov.nasa.jpf.vm.JenkinsStateSet gov.nasa.jpf.vm.FullStateSet gov.nasa.jpf.vm.SparseIntSet "
     "hash"},
    {"none", "nil null"},
};

constexpr Alternative kPublishers[] = {
    {"console", "gov.nasa.jpf.report.ConsolePublisher"},
    {"json", "gov.nasa.jpf.report.JSONPublisher"},
    {"xml", "gov.nasa.jpf.report.XMLPublisher"},
};

constexpr Alternative kSolverLayers[] = {
    {"rewriting"},  {"contradiction"}, {"disjuncts"}, {"independence"}, {"cache"},
    {"evaluation"}, {"intervals"},     {"hashes"},    {"candidates"},   {"enumeration"}};

constexpr Alternative kProperties[] = {
    {"deadlock", "gov.nasa.jpf.vm.NotDeadlockedProperty"},
    {"exception", "gov.nasa.jpf.vm.NoUncaughtExceptionsProperty"},
    {"exit"}, // with a status other than 0
};

constexpr Alternative kSymbolicFields[] = {{"none"}, {"instance"}};

constexpr Alternative kViolationTopics[] = {
    {"error", "result"}, {"trace", "output"}, {"snapshot"}, {"statistics"}};

constexpr Alternative kJunitVersions[] = {{"5"}, {"4"}};
constexpr Alternative kKeptTests[] = {{"minimal"}, {"all"}};

constexpr ConfigKey kKeys[] = {
    {"target", javaClass, "", "the class whose main(String[]) to run"},
    {"target.args", list, "", "arguments for main, separated by commas (\\, for a comma in one)"},
    {"target.entry", string, "main([Ljava/lang/String;)V",
     "the method to run in place of main: without parameters or with String[]"},
    {"classpath", pathList, "",
     "folders and jars that hold the program's classes; the .jpf's folder if unset"},
    {"sourcepath", pathList, "",
     "folders that hold Java sources: compiled where needed, quoted in traces"},
    {"jdk.home", path, "",
     "the JDK whose class library to run; JAVA_HOME or that of 'java' on the path if unset"},

    {"search.class", choice, "dfs", "the order of exploration", kSearchClasses},
    {"search.depth_limit", integer, "", "longest path, in transitions"},
    {"search.time_limit", seconds, "", "stop after so many seconds"},
    {"search.path_limit", integer, "", "stop after so many paths"},
    {"search.coverage_goal", integer, "",
     "stop when this much of the program's branches was reached, in percent"},
    {"search.state_limit", integer, "", "stop after so many states"},
    {"search.memory_limit", ValueType::size, "", "stop when the process has grown to this"},
    {"search.min_free", ValueType::size, "64M",
     "stop when the machine has less memory left than this"},
    {"search.multiple_errors", boolean, "false",
     "go on after the first error, and report every distinct one"},
    {"search.properties", choiceList, "deadlock,exception,exit",
     "what counts as an error, beside what listeners find", kProperties},
    {"search.random_percent", integer, "10",
     "how often search.class=priority goes on anywhere, in percent"},
    {"search.walks", integer, "100", "number of random walks for search.class=random"},

    {"cg.enumerate_random", boolean, "false", "java.util.Random and Math.random are choices"},
    {"cg.randomize_choices", choice, "NONE", "try alternatives in random order", kRandomizeChoices},
    {"cg.seed", integer, "42", "seed for random orders and random walks"},

    {"vm.por", boolean, "true", "partial-order reduction"},
    {"vm.storage.class", choice, "fingerprint", "how visited states are kept; none = stateless",
     kStorageClasses},
    {"vm.output", path, "", "file for what the program prints, in place of the console"},
    {"vm.heap_limit", ValueType::size, "1G",
     "Java heap; beyond it the program gets an OutOfMemoryError"},
    {"vm.properties", list, "",
     "system properties of the program, NAME=VALUE; -DNAME=VALUE adds one"},
    {"vm.stack_limit", integer, "10000", "Java frames of a thread; beyond it a StackOverflowError"},

    {"symbolic.method", string, "",
     "explore this method: pkg.Class.method(sym#con), sym for each parameter that is an input; "
     "overloads: (int:sym)"},
    {"symbolic.fields", choice, "none", "whether the receiver's fields are inputs too",
     kSymbolicFields},
    {"symbolic.array_length", integer, "",
     "assume that arrays which are inputs are at most so long"},
    {"symbolic.string_length", integer, "",
     "assume that strings which are inputs are at most so long"},
    {"symbolic.solver", choiceList,
     "rewriting,contradiction,disjuncts,independence,cache,evaluation,intervals,hashes,candidates,"
     "enumeration",
     "what is tried, in this order, before Z3 and cvc5 are asked", kSolverLayers},
    {"symbolic.solver_timeout", seconds, "2", "limit for one question to Z3 or cvc5"},

    {"listener", list, "",
     "listeners: built-in names, and shared libraries (FILE.so; NAME for libNAME.so beside the "
     ".jpf)"},

    {"tests.output", path, "", "the folder for the tests that 'clew tests' writes; -o DIR sets it"},
    {"tests.run", boolean, "false",
     "compile the tests and run them on the JDK's own JVM; --run sets it"},
    {"tests.junit", choice, "5", "the JUnit that the tests are for", kJunitVersions},
    {"tests.keep", choice, "minimal",
     "tests that together cover what all cover; or all: at least one for each path", kKeptTests},
    {"tests.sequence_length", integer, "2",
     "most calls added at a time: to a new object, or to a useful sequence"},
    {"tests.time", seconds, "60", "time to look for tests of a class"},

    {"coverage.include", list, "",
     "for CoverageAnalyzer: classes to measure, * for any text; the program's if unset"},
    {"coverage.exclude", list, "", "for CoverageAnalyzer: classes not to measure, * for any text"},
    {"coverage.show_methods", boolean, "false", "for CoverageAnalyzer: figures for each method"},
    {"coverage.xml", path, "", "for CoverageAnalyzer: a report as JaCoCo writes it"},
    {"coverage.json", path, "", "for CoverageAnalyzer: a report in JSON"},
    {"coverage.html", path, "",
     "for CoverageAnalyzer: a folder for pages with the source coloured"},

    {"report.publisher", choiceList, "console", "where the report goes", kPublishers},
    {"report.console.property_violation", choiceList, "error,trace,snapshot,statistics",
     "what the console shows of a violation", kViolationTopics},
    {"report.json.file", path, "", "the JSON report; TARGET-report.json if unset"},
    {"report.xml.file", path, "", "the XML report; TARGET-report.xml if unset"},
    {"report.trace.file", path, "",
     "the path of the violation, for 'clew replay'; TARGET.trace.json if unset"},
};

// clang-format off
/// Keys of Java PathFinder that mean nothing here. An entry that ends in '.' covers all keys below it.
constexpr std::string_view kIgnoredKeys[] = {
    "boot_classpath", "cg.boolean.false_first", "cg.break_single_choice", "cg.enable_atomic",
    "cg.enumerate_cas", "cg.max_processors", "cg.supports_restore", "cg.threads.", "cg.timeout.",
    "coverage.exclude_handlers", "coverage.loaded_only", "coverage.show_bodies", "coverage.show_branches",
    "coverage.show_requirements",
    "extensions", "jpf-core", "jpf-core.", "jpf-symbc", "jpf-symbc.", "jpf.", "jvm.", "listener.", "log.",
    "native_classpath", "peer_packages", "report.class", "report.console.", "report.html", "report.html.",
    "report.json.", "report.xml.", "search.error_path", "search.heuristic.",
    "search.match_depth", "search.rand_seed", "search.report",
    "search.reverse_order", "shell.", "site", "target.compact", "target.setup", "test_classpath",
    "vm.add_boot_classpath", "vm.attributor.class", "vm.backtracker.", "vm.boot_classpath", "vm.bootstrap.",
    "vm.cg.", "vm.class", "vm.classloader.", "vm.classpath", "vm.disable_assertions",
    "vm.enable_assertions", "vm.fields_factory.", "vm.finalize", "vm.gc", "vm.gc_threshold",
    "vm.halt_on_throw", "vm.heap.", "vm.ignore_uncaught_handler", "vm.ignore_uncaught_handlers",
    "vm.insn_factory.", "vm.java.", "vm.max_alloc_gc", "vm.max_memory", "vm.max_transition_length",
    "vm.nativeDebug", "vm.no_orphan_methods", "vm.parameters", "vm.pass_uncaught_handler", "vm.path_output",
    "vm.peer_packages", "vm.por.", "vm.process_finalizers", "vm.processors", "vm.random.",
    "vm.reporter.class", "vm.restorer.", "vm.reuse_tid", "vm.run_gc", "vm.scheduler.",
    "vm.scheduler_factory.", "vm.serializer.", "vm.shared.", "vm.sharedness_policy.", "vm.static_init.",
    "vm.statics.", "vm.storage.", "vm.store_steps", "vm.sync_policy.", "vm.sysprop.", "vm.system.",
    "vm.threadlist.", "vm.time.", "vm.timemodel.", "vm.tree_output", "vm.untracked", "vm.verify.",
    "vm.visible_output", "vm_classpath",
};
// clang-format on

/// First components under which every key must be one of the above.
constexpr std::string_view kOwnNamespaces[] = {
    "search",   "vm",  "cg",       "report", "target",     "classpath", "jdk",
    "listener", "jvm", "symbolic", "tests",  "sourcepath", "coverage"};

/// Optimal string alignment distance, in halves: a difference in letter case costs 1, any other
/// edit 2.
unsigned distance(std::string_view a, std::string_view b) {
    std::vector<std::vector<unsigned>> d(a.size() + 1, std::vector<unsigned>(b.size() + 1));
    for (size_t i = 0; i <= a.size(); ++i) d[i][0] = 2 * i;
    for (size_t j = 0; j <= b.size(); ++j) d[0][j] = 2 * j;
    auto lower = [](char c) { return std::tolower(static_cast<unsigned char>(c)); };
    for (size_t i = 1; i <= a.size(); ++i) {
        for (size_t j = 1; j <= b.size(); ++j) {
            unsigned change = a[i - 1] == b[j - 1] ? 0 : lower(a[i - 1]) == lower(b[j - 1]) ? 1 : 2;
            d[i][j] = std::min({d[i - 1][j] + 2, d[i][j - 1] + 2, d[i - 1][j - 1] + change});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                d[i][j] = std::min(d[i][j], d[i - 2][j - 2] + 2);
        }
    }
    return d[a.size()][b.size()];
}

} // namespace

std::span<const ConfigKey> configKeys() {
    return kKeys;
}

const ConfigKey* findConfigKey(std::string_view name) {
    for (const ConfigKey& key : kKeys)
        if (key.name == name) return &key;
    return nullptr;
}

KeyStanding standingOf(std::string_view key) {
    if (findConfigKey(key)) return KeyStanding::known;
    for (std::string_view ignored : kIgnoredKeys) {
        if (key == ignored) return KeyStanding::ignored;
        // "vm.storage.clas" is a slip, though "vm.storage." covers it.
        if (ignored.ends_with('.') && key.starts_with(ignored))
            return nearestConfigKey(key).empty() ? KeyStanding::ignored : KeyStanding::unknown;
    }
    std::string_view first = key.substr(0, key.find('.'));
    if (std::ranges::find(kOwnNamespaces, first) != std::end(kOwnNamespaces))
        return KeyStanding::unknown;
    return nearestConfigKey(key).empty() ? KeyStanding::foreign : KeyStanding::unknown;
}

std::string_view nearestConfigKey(std::string_view key) {
    static constexpr auto names = [] {
        std::array<std::string_view, std::size(kKeys)> result;
        for (size_t i = 0; i < result.size(); ++i) result[i] = kKeys[i].name;
        return result;
    }();
    return nearestWord(key, names);
}

std::string_view nearestWord(std::string_view word, std::span<const std::string_view> candidates) {
    constexpr size_t longest = 64; // nothing that we know is longer; the distance is quadratic
    if (word.size() > longest) return {};
    std::string_view best;
    unsigned bestDistance = word.size() > 8 ? 5 : 3; // two edits in a long word, one in a short one
    if (word.size() <= 2) bestDistance = 2;          // two letters are one edit from too much
    for (std::string_view candidate : candidates) {
        size_t longer = std::max(word.size(), candidate.size());
        size_t shorter = std::min(word.size(), candidate.size());
        if (2 * (longer - shorter) >= bestDistance) continue;
        unsigned d = distance(word, candidate);
        if (d < bestDistance) {
            best = candidate;
            bestDistance = d;
        }
    }
    return best;
}

std::string fullJpfClassName(std::string_view name) {
    constexpr std::string_view oldPackage = "gov.nasa.jpf.jvm."; // of the first versions
    if (name.starts_with(oldPackage))
        return "gov.nasa.jpf.vm." + std::string(name.substr(oldPackage.size()));
    return (name.starts_with('.') ? "gov.nasa.jpf" : "") + std::string(name);
}

std::string describeType(const ConfigKey& key) {
    switch (key.type) {
        case string:
            return "text";
        case boolean:
            return "true|false";
        case integer:
            return "whole number";
        case seconds:
            return "seconds";
        case ValueType::size:
            return "bytes, or with k, M, G";
        case list:
            return "list";
        case path:
            return "file";
        case pathList:
            return "path list";
        case javaClass:
            return "class";
        case choice:
        case choiceList: {
            std::string names;
            for (const Alternative& alternative : key.alternatives)
                names += (names.empty() ? "" : "|") + std::string(alternative.name);
            return names;
        }
    }
    return {};
}

} // namespace clew::search
