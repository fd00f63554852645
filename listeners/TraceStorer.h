#pragma once

// Stores paths for `clew replay`, beside the one of the first violation, which is stored anyway.
// JPF's keys:
//
//     trace.file = trace              where to
//     trace.multiple = true           each in a file of its own: trace.1, trace.2 ...; otherwise
//     the
//                                     last one stays
//     trace.depth = 10                when a path has become so long
//     trace.store_constraint = true   when a limit of the search is reached
//     trace.store_calls = x.Foo.bar   when a method is called, * for any text
//     trace.store_threads = worker*   when a thread is started
//     trace.terminate = true          the search ends then; not where something is violated
//     trace.verbose = true            with the steps, for a person to read

#include <filesystem>
#include <span>
#include <string>

#include "listeners/NamePatterns.h"
#include "search/Listener.h"
#include "search/config/ConfigKeys.h"

namespace clew::listeners {

class TraceStorer : public search::Listener {
    using LiveState = vm::state::LiveState;

  public:
    explicit TraceStorer(const search::Config& config);
    static std::span<const search::ConfigKey> keys();

    bool wantsMethods() const override { return !calls_.empty(); }
    void methodEntered(const LiveState&, const vm::types::Method&) override;
    void threadStarted(const LiveState&, std::size_t thread) override;
    void searchRestarted() override { stored_ = 0; }
    void stateAdvanced(const LiveState&, const search::Transition&) override;
    void propertyViolated(const search::Violation&) override;
    void constraintHit(std::string_view limit) override;

  private:
    void store(const std::string& why, bool mayEnd);

    std::filesystem::path file_;
    bool multiple_, terminates_, storesConstraints_;
    std::size_t depth_; // 0: none
    NamePatterns calls_, threads_;
    std::size_t stored_ = 0;
};

} // namespace clew::listeners
