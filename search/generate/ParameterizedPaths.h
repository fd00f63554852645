#pragma once

// The paths through one parameterized unit test, each executed with its arguments.

#include <set>
#include <string>
#include <vector>

#include "search/generate/BranchGoals.h"
#include "search/generate/Builders.h"
#include "search/generate/ConcreteRun.h"
#include "search/generate/Values.h"

namespace clew::search::generate {

// What is known of it.
struct ParameterizedResult {
    const Method* method = nullptr;
    std::vector<TestCase> tests;
    struct Failure {
        TestCase test;
        std::u16string message; // of the exception; empty: none
    };
    std::vector<Failure> failures; // of these tests; one for each place where it fails
    std::set<std::string> unknown; // why it may fail with arguments that were not tried
    std::set<std::string> assumed; // what it holds for: a length, say
    std::size_t paths = 0;         // on which the assumptions hold
};

// Methods without parameters that JUnit calls before and after each test, in their order.
struct LifeCycle {
    std::vector<Executable> before, after;
};

class ParameterizedPaths {
  public:
    // `goals`: of all code of the program; the run's.
    ParameterizedPaths(vm::Vm& vm, Builders& builders, const TypeKnowledge& types, ConcreteRun& run,
                       const BranchGoals& goals, Values& values, const InputRanges& ranges,
                       PathExplorer& explorer)
        : vm_(vm),
          builders_(builders),
          types_(types),
          run_(run),
          goals_(goals),
          values_(values),
          ranges_(ranges),
          explorer_(explorer) {}

    // `seconds`: wall-clock time.
    ParameterizedResult explore(const Method& method, const LifeCycle& lifeCycle, double seconds);

  private:
    enum class Offered : std::uint8_t { NotRun, Ignored, Returned, Threw };
    std::vector<Driver> driversOf(const Method& method, const LifeCycle& lifeCycle,
                                  ParameterizedResult& result);
    bool explore(const Driver& driver, ParameterizedResult& result, double seconds);
    // Runs it, and keeps it where it is a test; with `reached`, one that passes where it reaches
    // more.
    Offered offer(const std::vector<Step>& steps, ParameterizedResult& result,
                  const Coverage* reached = nullptr);
    void tryOthers(const std::vector<Driver>& drivers, ParameterizedResult& result, double seconds);
    std::vector<Step> simplified(std::vector<Step> steps, const TestCase& test,
                                 const std::string& failure);
    std::string failureOf(const TestCase& test) const;
    // A method that may ask for more than the arguments; empty: none.
    std::string askedBy(const Method& method, const LifeCycle& lifeCycle) const;

    vm::Vm& vm_;
    Builders& builders_;
    const TypeKnowledge& types_;
    ConcreteRun& run_;
    const BranchGoals& goals_;
    Values& values_;
    const InputRanges& ranges_;
    PathExplorer& explorer_;
    // Of the program's own code, and where it fails: paths that differ in the class library or in
    // JUnit alone are one.
    std::set<std::pair<std::uint64_t, std::string>> paths_;
};

} // namespace clew::search::generate
