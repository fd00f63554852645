#pragma once

// Which of two paths comes first, depth first: that which has taken the lesser alternative where
// they part.

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "search/strategy/Strategy.h"

namespace clew::search {

// The path that the entry goes on with.
std::vector<std::uint32_t> orderOf(const Entry& entry);

// Tells of many entries whether they come before one. Their paths have most nodes in common: each
// node is looked at once. They have to stay as long as this does.
class PathOrder {
  public:
    explicit PathOrder(const Entry& one);
    bool isBefore(const Entry& other);

  private:
    enum class Side : std::uint8_t { On, Before, After };
    struct Place {
        Side side;
        std::size_t next; // On: where in order_ what follows the node is
    };
    // What follows after `place` with this alternative.
    Place follow(Place place, std::uint32_t alternative) const;

    std::vector<std::uint32_t> order_;
    std::unordered_map<const Path::Node*, Place> known_;
};

} // namespace clew::search
