#pragma once

// Writes the graph of the explored states for Graphviz: `dot.file`, or TARGET.dot in the current
// folder. States are numbered in the order in which they were reached; transitions bear the thread
// that went on and the choice it took.

#include <filesystem>
#include <map>
#include <span>
#include <utility>

#include "listeners/StateGraph.h"
#include "search/Listener.h"
#include "search/config/Config.h"
#include "search/config/ConfigKeys.h"

namespace clew::listeners {

class StateSpaceDot : public search::Listener {
  public:
    explicit StateSpaceDot(const search::Config& config);
    static std::span<const search::ConfigKey> keys();

    bool wantsChoiceText() const override { return true; }
    void searchRestarted() override;
    void stateAdvanced(const vm::state::LiveState&, const search::Transition&) override;
    void threadTerminated(const vm::state::LiveState&, std::size_t) override;
    void propertyViolated(const search::Violation&) override;
    void searchFinished() override;

  private:
    std::uint64_t numberOf(vm::state::Hash128 fingerprint);

    std::filesystem::path file_;
    StateGraph graph_;
    std::map<std::pair<std::uint64_t, std::uint64_t>, std::uint64_t> numbers_; // by fingerprint
    std::uint64_t next_ = 0;                                                   // number to be given
    std::uint64_t last_ = 0; // the state reached last
    std::string ended_;      // the name of the thread that has ended last
};

} // namespace clew::listeners
