#pragma once

// While paths are walked again: what they change in what all paths share is restored at the end.

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "search/Replay.h"
#include "vm/Vm.h"

namespace clew::search {

class ReplayAside {
  public:
    ReplayAside(vm::Vm& vm, const std::vector<Reporter>& reporters, vm::OutputSink& output);
    ~ReplayAside();
    ReplayAside(const ReplayAside&) = delete;
    ReplayAside& operator=(const ReplayAside&) = delete;

  private:
    vm::Vm& vm_;
    const std::vector<Reporter>& reporters_;
    vm::interpreter::Observer* observer_;
    vm::OutputSink* output_;
    std::function<void(std::string, std::string)> storeTrace_;
    bool interrupted_;
    std::vector<std::int64_t> counters_;
    vm::Approximations::Counts approximations_;
    std::vector<std::shared_ptr<const void>> kept_;
};

} // namespace clew::search
