#include "listeners/Registry.h"

#include <doctest/doctest.h>

#include "listeners/ExecTracker.h"
#include "listeners/PreciseRaceDetector.h"

using clew::listeners::makeListener;
using clew::listeners::makeListeners;
using clew::search::Config;
using clew::search::ConfigError;
using clew::search::Origin;

namespace {

std::string errorFor(const std::string& name) {
    Config config;
    config.set("listener", name, Origin{"some.jpf", 3});
    try {
        makeListeners(config);
    } catch (const ConfigError& error) {
        return error.what();
    }
    return "";
}

} // namespace

TEST_CASE(
    "listener registry: a built-in listener by its simple name, JPF's short form and its full "
    "name") {
    const Config config;
    for (const char* name : {"PreciseRaceDetector", ".listener.PreciseRaceDetector",
                             "gov.nasa.jpf.listener.PreciseRaceDetector"}) {
        const auto made = makeListener(name, config);
        CHECK(dynamic_cast<clew::listeners::PreciseRaceDetector*>(made.get()));
    }
    Config several;
    several.set("listener", ".listener.ExecTracker,PreciseRaceDetector", Origin::commandLine());
    const auto made = makeListeners(several);
    REQUIRE(made.size() == 2);
    CHECK(dynamic_cast<clew::listeners::ExecTracker*>(made[0].get()));
}

TEST_CASE("listener registry: JPF's listeners whose work is done anyway are accepted") {
    for (const std::string name :
         {"DeadlockAnalyzer", "SearchStats", "ErrorTraceGenerator", "LogConsole"}) {
        CHECK(makeListener(name, Config()) == nullptr);
        CHECK(makeListener(".listener." + name, Config()) == nullptr);
        CHECK(errorFor("gov.nasa.jpf.listener." + name).empty());
    }
    CHECK(makeListener(".listener.NonSharedChecker", Config()) != nullptr); // makes it unknown
    for (const std::string name :
         {"SymbolicListener", "ConcreteExecutionListener", "SymbolicSequenceListener"})
        CHECK(makeListener("gov.nasa.jpf.symbc." + name, Config()) == nullptr);
    Config several;
    several.set("listener", "LogConsole,ExecTracker", Origin::commandLine());
    CHECK(makeListeners(several).size() == 1);
    CHECK(errorFor("org.mine.SearchStats").find("there is no listener") != std::string::npos);
}

TEST_CASE("listener registry: errors say where, what, and what would be right") {
    const std::string unknown = errorFor(".listener.Frobnicator");
    CHECK(unknown.starts_with("some.jpf:3: there is no listener .listener.Frobnicator"));
    CHECK(unknown.find("BudgetChecker, ChoiceSelector, CoverageAnalyzer, EndlessLoopDetector, "
                       "ExceptionInjector, ExecTracker, IdleFilter, MethodAnalyzer, NoStateCycles, "
                       "NumericValueChecker, ObjectTracker, OOMEInjector, PreciseRaceDetector, "
                       "SimpleDot, StateSpaceDot, TraceStorer, VarRecorder") != std::string::npos);
    CHECK(errorFor("PreciseRaceDetectr").find("did you mean PreciseRaceDetector?") !=
          std::string::npos);
    const std::string missing = errorFor("nowhere/libmine.so");
    CHECK(missing.starts_with("some.jpf:3: listener nowhere/libmine.so: there is no file "));
    CHECK(missing.find('\n') == std::string::npos);
}

TEST_CASE("mnemonics are those of the class file, and nothing for code that the VM makes") {
    CHECK(clew::listeners::mnemonicOf(clew::vm::types::Method(), 0) == "");
    CHECK(clew::listeners::mnemonicOf(clew::vm::types::Method(), -1) == "");
}
