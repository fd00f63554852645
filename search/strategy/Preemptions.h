#pragma once

// Iterative context bounding (Musuvathi, Qadeer: Iterative Context Bounding for Systematic Testing
// of Multithreaded Programs, PLDI 2007): a switch of threads costs where the one that has run could
// have gone on.

#include "search/strategy/Bounded.h"
#include "search/strategy/Walk.h"

namespace clew::search {

class Preemptions : public Bounded {
  public:
    using Bounded::Bounded;

  protected:
    std::vector<std::uint32_t> costs(const Entry& entry) const override {
        // The thread that has run comes first, if it can go on; perhaps since time may pass.
        const bool couldGoOn =
            entry.choice.thread(0) == entry.last && runnerOf(entry, 0u).way == Runner::Way::goesOn;
        std::vector<std::uint32_t> all(entry.choice.count(), couldGoOn ? 1 : 0);
        all[0] = 0;
        return all;
    }
    std::string_view unit() const override { return "preemptions"; }
};

} // namespace clew::search
