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
        std::vector<std::uint32_t> all(entry.choice.count());
        for (std::uint32_t alternative = 0; alternative < all.size(); ++alternative)
            all[alternative] = preempts(entry, alternative);
        return all;
    }
    std::string_view unit() const override { return "preemptions"; }
};

} // namespace clew::search
