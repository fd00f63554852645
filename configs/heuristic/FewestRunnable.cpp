// Goes on first where the fewest threads can: where one less can, a deadlock is one step nearer.

#include "search/strategy/HeuristicFactory.h"

using clew::search::Measure;

class FewestRunnable : public clew::search::Heuristic {
  public:
    Measure measure(const Reached& reached, const Measure& before) const override {
        const auto& choice = reached.entry.choice;
        // Where something else is chosen than a thread, it is what it was.
        return choice.isThread() ? Measure{choice.count()} : before;
    }
};

CLEW_HEURISTIC(FewestRunnable)
