#pragma once

// Takes a single alternative of each choice, at random or as a stored path has it, up to where the
// search is to begin; without any condition, to the end. JPF's keys:
//
//     choice.seed = 42
//     choice.calls = x.Foo.bar, ...   the search begins when one of the methods is called
//     choice.threads = worker*, ...   ... when for each of these a thread has been started
//     choice.depth = 10               ... when a path has become so long
//     choice.use_trace = FILE         the alternatives of a path that TraceStorer,
//     Verify.storeTrace
//                                     or a violation has left
//     choice.search_after_trace       ... and the search begins where it ends
//
// Of several conditions all have to be met. What is left out makes the verdict unknown at best.

#include <cstdint>
#include <optional>
#include <random>
#include <span>
#include <vector>

#include "listeners/NamePatterns.h"
#include "search/Listener.h"
#include "search/config/ConfigKeys.h"

namespace clew::listeners {

class ChoiceSelector : public search::Listener {
    using LiveState = vm::state::LiveState;

  public:
    explicit ChoiceSelector(const search::Config& config);
    static std::span<const search::ConfigKey> keys();

    bool wantsMethods() const override { return !calls_.empty(); }
    void searchRestarted() override { begin(); }
    void methodEntered(const LiveState&, const vm::types::Method&) override;
    void threadStarted(const LiveState&, std::size_t thread) override;
    void stateAdvanced(const LiveState&, const search::Transition&) override;
    std::optional<std::uint32_t> selected(const LiveState&, std::uint32_t alternatives,
                                          bool ofInputs) override;

  private:
    void begin();
    bool isSearching() const;

    const std::uint64_t seed_;
    const NamePatterns calls_, threads_;
    const std::size_t depth_; // 0: no condition
    std::vector<std::uint32_t> path_;
    bool hasTrace_ = false, searchesAfterTrace_ = false;

    std::mt19937_64 random_;
    std::size_t taken_ = 0; // of path_
    bool called_ = false, deep_ = false;
    std::vector<bool> started_; // for each of threads_
};

} // namespace clew::listeners
