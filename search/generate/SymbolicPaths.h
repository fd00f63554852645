#pragma once

// Explores the paths of drivers by symbolic execution, the short ones first.

#include <memory>
#include <string>
#include <vector>

#include "choice/solver/Solver.h"
#include "search/generate/Driver.h"
#include "search/generate/FirstUses.h"
#include "vm/Vm.h"

namespace clew::search::generate {

class SymbolicPaths : public PathExplorer {
  public:
    // `booted` is the state before any program: Vm::boot. All must outlive it.
    SymbolicPaths(vm::Vm& vm, vm::state::LiveState& live, vm::state::State booted,
                  choice::SolverOptions solver, SlowStart start = {})
        : vm_(vm),
          live_(live),
          solver_(std::move(solver)),
          booted_(std::move(booted)),
          start_(std::move(start)) {}

    ExplorationResult explore(const Driver& driver, const ExplorationLimits& limits,
                              const std::function<bool(PathEnd)>& visit) override;

  private:
    void doSlowStart();

    vm::Vm& vm_;
    vm::state::LiveState& live_;
    const choice::SolverOptions solver_;
    vm::state::State booted_;
    SlowStart start_; // empty from the first exploration on
};

// The same in a virtual machine of its own, for another thread: made when it is first needed. What
// is assumed of inputs is what `like` assumes, which does not change while an exploration begins.
class SymbolicPathsAside : public PathExplorer {
  public:
    SymbolicPathsAside(const vm::Vm& like, vm::Options options, std::uint64_t heapLimit,
                       choice::SolverOptions solver, SlowStart start = {})
        : like_(like),
          options_(std::move(options)),
          heapLimit_(heapLimit),
          solver_(std::move(solver)),
          start_(std::move(start)) {}

    ExplorationResult explore(const Driver& driver, const ExplorationLimits& limits,
                              const std::function<bool(PathEnd)>& visit) override;

  private:
    struct Machine {
        std::unique_ptr<vm::Vm> vm;
        vm::state::LiveState live;
        SymbolicPaths paths;
        Machine(vm::Options options, std::uint64_t heapLimit, choice::SolverOptions solver,
                SlowStart start);
    };

    const vm::Vm& like_;
    const vm::Options options_;
    const std::uint64_t heapLimit_; // bytes
    const choice::SolverOptions solver_;
    const SlowStart start_;
    std::unique_ptr<Machine> machine_;
};

} // namespace clew::search::generate
