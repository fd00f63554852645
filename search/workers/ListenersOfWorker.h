#pragma once

// The listeners of one worker: told of what it does, as those of an Explorer that goes on alone.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "search/Judge.h"
#include "search/Listener.h"
#include "search/SavedListeners.h"
#include "search/strategy/Strategy.h"

namespace clew::search {

class ListenersOfWorker {
  public:
    using LiveState = vm::state::LiveState;
    explicit ListenersOfWorker(const std::vector<Listener*>& listeners) : listeners_(listeners) {}

    // The state before the entry's choice was loaded.
    void loaded(const Entry& entry) const {
        restoreAll(listeners_, entry.listeners);
        for (Listener* listener : listeners_) listener->stateRestored(entry.depth);
    }
    // The alternative was taken from the entry, and will be applied.
    void begins(const Entry& entry, std::uint32_t alternative, const LiveState& live) const {
        for (Listener* listener : listeners_) {
            if (entry.next == 1) listener->choiceSet(live, entry.choice.count());
            listener->choiceAdvanced(live, alternative);
        }
    }
    // What they have to say of the transition. `isToldElse`: more than a violation. All of it is
    // said again where the transition is executed again.
    void takeReports(std::optional<Violation>& violation, bool& isToldElse) const {
        for (std::size_t i = 0; i < listeners_.size(); ++i) {
            for (Listener::Report& report : listeners_[i]->takeReports())
                if (!violation) violation = violationOf(std::move(report), i);
            isToldElse |= listeners_[i]->takeIgnoresPath();
            isToldElse |= !listeners_[i]->takeGaps().empty();
            isToldElse |= !listeners_[i]->takeWantedTraces().empty();
        }
    }
    void advanced(const LiveState& live, Transition& transition, bool isEnd) const {
        transition.isEnd = isEnd;
        for (Listener* listener : listeners_) listener->stateAdvanced(live, transition);
    }
    void cutByDepth(std::uint32_t depth) const {
        for (Listener* listener : listeners_) {
            listener->constraintHit("depth");
            listener->statePurged(depth);
        }
    }
    // The entry was made of the state that has been reached.
    void reached(Entry& entry, const LiveState& live) const {
        if (!listeners_.empty()) entry.listeners = saveAll(listeners_);
        for (Listener* listener : listeners_)
            listener->choiceRegistered(live, entry.choice.count());
    }

    // The state is the one that was loaded, or a copy.
    void keepIn(Entry& entry) const {
        if (!listeners_.empty()) entry.listeners = saveAll(listeners_);
    }

  private:
    const std::vector<Listener*>& listeners_;
};

} // namespace clew::search
