#include <algorithm>

#include "vm/specification/Automata.h"
#include "vm/specification/ObligationGraph.h"

namespace clew::vm::specification {

std::optional<RawTable> tableOfFormula(const Syntax& syntax, const Alphabet& alphabet) {
    if (!alphabet.fits()) return std::nullopt;
    Obligations obligations(syntax);
    if (obligations.isTooLarge()) return std::nullopt;
    ObligationGraph graph(obligations, alphabet);
    if (!graph.explore()) return std::nullopt;
    const std::vector<bool> productive = graph.productive();
    using Set = std::vector<std::uint32_t>; // of places, ascending; all remember the same
    // A place whose obligations contain those of another adds nothing to it.
    const auto least = [&](Set set) {
        std::sort(set.begin(), set.end());
        set.erase(std::unique(set.begin(), set.end()), set.end());
        Set result;
        for (const std::uint32_t one : set) {
            const ObligationSet& own = graph.place(one).second;
            const bool isMore = std::any_of(set.begin(), set.end(), [&](std::uint32_t other) {
                const ObligationSet& less = graph.place(other).second;
                return other != one &&
                       std::includes(own.begin(), own.end(), less.begin(), less.end());
            });
            if (!isMore) result.push_back(one);
        }
        return result;
    };
    RawTable table;
    const bool fits = table.build<Set>(
        alphabet.size(), productive[0] ? Set{0} : Set{},
        [&](const Set& from, std::uint32_t letter) {
            Set to;
            for (const std::uint32_t place : from)
                for (const auto& [next, kept] : graph.successors(place, letter))
                    if (productive[next]) to.push_back(next);
            return least(std::move(to));
        },
        [](const Set& set) { return set.empty(); },
        [&](const Set& set) {
            return std::all_of(set.begin(), set.end(), [&](std::uint32_t place) {
                return obligations.isOpen(graph.place(place).second);
            });
        });
    if (!fits) return std::nullopt;
    return table;
}

} // namespace clew::vm::specification
