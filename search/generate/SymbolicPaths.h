#pragma once

// Explores the paths of drivers by symbolic execution, the short ones first.

#include "choice/solver/Solver.h"
#include "search/generate/Driver.h"
#include "vm/Vm.h"

namespace clew::search::generate {

class SymbolicPaths : public PathExplorer {
  public:
    // `booted` is the state before any program: Vm::boot. All must outlive it.
    SymbolicPaths(vm::Vm& vm, vm::state::LiveState& live, vm::state::State booted,
                  choice::SolverOptions solver)
        : vm_(vm), live_(live), booted_(std::move(booted)), solver_(std::move(solver)) {}

    ExplorationResult explore(const Driver& driver, const ExplorationLimits& limits,
                              const std::function<bool(PathEnd)>& visit) override;

  private:
    vm::Vm& vm_;
    vm::state::LiveState& live_;
    vm::state::State booted_;
    choice::SolverOptions solver_;
};

} // namespace clew::search::generate
