#include "choice/TuplePaths.h"

#include <utility>

namespace clew::choice {

using vm::natives::database::Tuples;

TuplePaths& TuplePaths::ofRun() {
    static TuplePaths paths;
    return paths;
}

bool TuplePaths::areKept() {
    return Tuples::ofRun().isOn();
}

void TuplePaths::ended(const vm::state::LiveState& state, End end, std::string why) {
    if (!areKept()) return;
    Tuples& tuples = Tuples::ofRun();
    Path path{state.symbolic.constraints.list(), end, std::move(why)};
    if (path.conjuncts.empty()) return; // it is walked again, with values
    const auto row = tuples.rowTaken(*state.symbolic.assignment);
    if (path.what.empty() && row) path.what = tuples.describe(*row);
    const std::lock_guard lock(mutex_);
    const std::size_t before = known_.size();
    add(std::move(path));
    if (row && known_.size() > before) tuples.walked(*row);
}

void TuplePaths::notWalked(std::vector<Expression> conjuncts, End end, std::string why) {
    const std::lock_guard lock(mutex_);
    add({std::move(conjuncts), end, std::move(why)});
}

void TuplePaths::add(Path path) {
    if (!known_.insert(path.conjuncts).second) return;
    if (paths_.size() < kMost)
        paths_.push_back(std::move(path));
    else
        ++more_;
}

TuplePaths::Report TuplePaths::report() const {
    const std::lock_guard lock(mutex_);
    return {paths_, more_};
}

} // namespace clew::choice
