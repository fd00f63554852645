#include "search/workers/PathOrder.h"

#include <ranges>

namespace clew::search {

std::vector<std::uint32_t> orderOf(const Entry& entry) {
    std::vector<std::uint32_t> path = entry.path.alternatives();
    path.push_back(entry.at(entry.next));
    return path;
}

PathOrder::PathOrder(const Entry& one) : order_(orderOf(one)) {
    known_.emplace(nullptr, Place{Side::On, 0});
}

PathOrder::Place PathOrder::follow(Place place, std::uint32_t alternative) const {
    if (!Path::isTold(alternative) || place.side != Side::On) return place;
    if (place.next == order_.size()) return {Side::After, 0}; // it goes on where the one ends
    if (alternative == order_[place.next]) return {Side::On, place.next + 1};
    return {alternative < order_[place.next] ? Side::Before : Side::After, 0};
}

bool PathOrder::isBefore(const Entry& other) {
    std::vector<const Path::Node*> unknown; // from its end on
    const Path::Node* node = other.path.last();
    for (; !known_.contains(node); node = node->before) unknown.push_back(node);
    Place place = known_.at(node);
    for (const Path::Node* next : std::views::reverse(unknown)) {
        place = follow(place, next->alternative);
        known_.emplace(next, place);
    }
    place = follow(place, other.at(other.next));
    return place.side == Side::Before || (place.side == Side::On && place.next < order_.size());
}

} // namespace clew::search
