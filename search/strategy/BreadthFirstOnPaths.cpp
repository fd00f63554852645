#include "search/strategy/BreadthFirstOnPaths.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace clew::search {

using vm::state::Hash128;

Hash128 fingerprintWithInputs(const vm::state::State& state) {
    if (!state->symbolic) return state.fingerprint();
    Hash128 known;
    for (const vm::values::Expression constraint : state->symbolic->constraints.list())
        known += vm::state::mix(Hash128(), constraint);
    return vm::state::mix(vm::state::mix(state.fingerprint(), known.high), known.low);
}

PutAway::PutAway(const Entry& entry)
    : fingerprint(fingerprintWithInputs(entry.state)),
      key(entry.key),
      path(entry.path),
      depth(entry.depth),
      next(entry.next),
      end(entry.end),
      node(entry.node),
      isOfInputs(entry.choice.isSymbolic()),
      listeners(entry.listeners) {
    if (!isOfInputs && entry.order.empty()) return;
    std::vector<std::uint32_t> alternatives = entry.order;
    if (isOfInputs) {
        alternatives.clear();
        for (std::uint32_t i = next; i < end; ++i)
            alternatives.push_back(entry.choice.identityOf(entry.at(i)));
    }
    left = std::make_unique<const std::vector<std::uint32_t>>(std::move(alternatives));
}

void BreadthFirstOnPaths::push(Entry entry) {
    // Walked again, it would read something else.
    const Path::Node* const step = entry.path.last();
    keepsAll_ |= step && step->read;
    if (keepsAll_ || (away_.empty() && kept_.size() < most_ && !isFullNow()))
        kept_.push_back(std::move(entry));
    else
        away_.emplace_back(entry);
}

bool BreadthFirstOnPaths::isFullNow() {
    if (most_ != ~std::size_t(0) || kept_.size() < kLeast || ++pushes_ % kPushesBetween != 0 ||
        !isFull_ || !isFull_())
        return false;
    most_ = kept_.size();
    return true;
}

std::vector<PutAway> BreadthFirstOnPaths::takeBlock() {
    const std::size_t size = std::min(away_.size(), most_);
    const auto end = away_.begin() + static_cast<std::ptrdiff_t>(size);
    std::vector<PutAway> block(std::make_move_iterator(away_.begin()),
                               std::make_move_iterator(end));
    away_.erase(away_.begin(), end);
    return block;
}

void BreadthFirstOnPaths::giveBack(std::vector<Entry> block) {
    std::ranges::move(block, std::back_inserter(kept_));
}

void BreadthFirstOnPaths::giveBack(std::vector<PutAway> block) {
    away_.insert(away_.begin(), std::make_move_iterator(block.begin()),
                 std::make_move_iterator(block.end()));
}

} // namespace clew::search
