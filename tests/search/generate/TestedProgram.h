#pragma once

// A Java class Main, compiled into a folder of its own, and what generates tests for it.

#include <doctest/doctest.h>

#include <optional>
#include <stdexcept>
#include <string_view>
#include <vector>

#include "search/generate/ConcreteSearch.h"
#include "tests/search/JavaProgram.h"

namespace clew::search::generate {

class TestedProgram {
  public:
    explicit TestedProgram(std::string_view source) : program_(source) {
        vm::boot(*vm_, live_);
        types_.emplace(*vm_->linker, "", main());
        goals_.emplace(std::vector<const Class*>{&main()});
        run_.emplace(*vm_, live_, *types_, *goals_, ranges_, 200'000);
        run_->initialize({&main()});
    }

    vm::Vm& vm() { return *vm_; }
    const Class& main() { return vm_->linker->load("Main"); }
    const TypeKnowledge& types() const { return *types_; }
    BranchGoals& goals() { return *goals_; }
    ConcreteRun& run() { return *run_; }
    const InputRanges& ranges() const { return ranges_; }

    // By its name and the descriptor of its parameters, of any class.
    const Method& method(std::string_view name, std::string_view parameters,
                         std::string_view holder = "Main") {
        for (const Method& method : vm_->linker->load(holder).methods)
            if (method.name.view() == name && method.descriptor.view().starts_with(parameters))
                return method;
        throw std::logic_error("there is no such method");
    }
    Step call(std::string_view name, std::string_view parameters, std::vector<Argument> arguments,
              std::optional<Argument> receiver = std::nullopt, std::string_view holder = "Main") {
        Step step;
        step.executable = types_->executable(method(name, parameters, holder));
        step.receiver = std::move(receiver);
        step.arguments = std::move(arguments);
        return step;
    }
    TestCase test(const std::vector<Step>& steps) {
        std::optional<TestCase> made = run_->runStable(steps);
        REQUIRE(made);
        addEnd(*made, *goals_, *types_);
        return *made;
    }

  private:
    search::JavaProgram program_;
    const std::unique_ptr<vm::Vm> vm_ = vm::makeVm(program_.options);
    vm::state::LiveState live_{vm_->globals, *vm_->frameMaps, 64u << 20};
    std::optional<TypeKnowledge> types_;
    std::optional<BranchGoals> goals_;
    const clew::search::InputRanges ranges_;
    std::optional<ConcreteRun> run_;
};

} // namespace clew::search::generate
