#pragma once

// A formula's generalized Büchi automaton, place by place.

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "vm/specification/Machine.h"
#include "vm/specification/Obligations.h"

namespace clew::vm::specification {

class ObligationGraph {
  public:
    // What is remembered of the past, and what is still asked for.
    using Place = std::pair<std::uint64_t, ObligationSet>;

    struct Edge {
        std::uint32_t to;
        std::uint64_t kept; // bit i: promise i is not put off
        auto operator<=>(const Edge&) const = default;
    };

    // Both outlive the graph.
    ObligationGraph(Obligations& obligations, const Alphabet& alphabet)
        : obligations_(obligations), alphabet_(alphabet) {}

    // All places that can be reached; the first is the initial one. Returns false where there are
    // too many.
    bool explore();

    // By place: an infinite word is accepted from there.
    std::vector<bool> productive() const;

    std::size_t places() const { return places_.size(); }
    const Place& place(std::uint32_t index) const { return *places_[index]; }
    const std::vector<Edge>& successors(std::uint32_t index, std::uint32_t letter) const {
        return successors_[index][letter];
    }

  private:
    std::uint32_t numberOf(Place&& place);
    std::vector<Edge> edgesOf(std::uint32_t place) const;

    Obligations& obligations_;
    const Alphabet& alphabet_;
    std::map<Place, std::uint32_t> known_;
    std::vector<const Place*> places_;
    std::vector<std::vector<std::vector<Edge>>> successors_; // by place and letter
};

} // namespace clew::vm::specification
