#include "search/ReplayAside.h"

#include <mutex>
#include <utility>

namespace clew::search {

using namespace vm;

ReplayAside::ReplayAside(Vm& vm, const std::vector<Reporter>& reporters, OutputSink& output)
    : vm_(vm),
      reporters_(reporters),
      observer_(vm.observer),
      output_(std::exchange(vm.output, &output)),
      storeTrace_(std::exchange(vm.storeTrace, nullptr)),
      interrupted_(vm.interrupted.exchange(false)) {
    approximations_ = vm.approximations.exchange({});
    const std::lock_guard lock(vm.countersMutex);
    counters_ = std::exchange(vm.counters, {});
    for (const Reporter& reporter : reporters) {
        kept_.push_back(reporter.listener->save());
        reporter.listener->restore(reporter.atRoot);
    }
}

ReplayAside::~ReplayAside() {
    for (std::size_t i = 0; i < reporters_.size(); ++i) {
        reporters_[i].listener->takeReports();
        reporters_[i].listener->takeGaps();
        reporters_[i].listener->takeWantedTraces();
        reporters_[i].listener->restore(kept_[i]);
    }
    vm_.inputValues = nullptr;
    vm_.observer = observer_;
    vm_.output = output_;
    vm_.storeTrace = std::move(storeTrace_);
    if (interrupted_) vm_.interrupted = true;
    vm_.approximations.exchange(std::move(approximations_));
    const std::lock_guard lock(vm_.countersMutex);
    vm_.counters = std::move(counters_);
}

} // namespace clew::search
