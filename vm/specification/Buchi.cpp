#include "vm/specification/Buchi.h"

#include <algorithm>
#include <bit>
#include <map>

#include "vm/specification/Automata.h"
#include "vm/specification/ObligationGraph.h"

namespace clew::vm::specification {

namespace {

// A place, and how many promises have been kept one after the other since the last time that all
// were. With all of them kept the state is an accepting one.
struct Counted {
    std::uint32_t place;
    std::size_t kept;
    auto operator<=>(const Counted&) const = default;
};

} // namespace

// States that say the same and have equal successors are one, until no more are: the coarsest
// bisimulation.
void BuchiAutomaton::mergeEqual() {
    const std::size_t letters = alphabet_.size();
    std::vector<State> classes(states());
    for (std::size_t state = 0; state < states(); state++) classes[state] = isAccepting_[state];
    const auto successorClasses = [&](std::size_t state, std::size_t letter) {
        std::vector<State> result;
        for (const State to : successors_[state * letters + letter]) result.push_back(classes[to]);
        std::sort(result.begin(), result.end());
        result.erase(std::unique(result.begin(), result.end()), result.end());
        return result;
    };
    for (std::size_t before = 0, now = 1; before != now;) {
        before = now;
        std::map<std::pair<State, std::vector<std::vector<State>>>, State> known;
        std::vector<State> refined;
        for (std::size_t state = 0; state < states(); state++) {
            std::vector<std::vector<State>> next;
            for (std::size_t letter = 0; letter < letters; letter++)
                next.push_back(successorClasses(state, letter));
            // The first state is in the first class.
            refined.push_back(known
                                  .emplace(std::pair(classes[state], std::move(next)),
                                           static_cast<State>(known.size()))
                                  .first->second);
        }
        classes = std::move(refined);
        now = known.size();
    }
    std::vector<std::vector<State>> merged;
    std::vector<bool> accepting;
    for (std::size_t state = 0; state < states(); state++) {
        if (classes[state] != accepting.size()) continue;
        accepting.push_back(isAccepting_[state]);
        for (std::size_t letter = 0; letter < letters; letter++)
            merged.push_back(successorClasses(state, letter));
    }
    successors_ = std::move(merged);
    isAccepting_ = std::move(accepting);
}

std::shared_ptr<const BuchiAutomaton> buchiAutomatonOf(const Source& source, bool negated) {
    const Syntax syntax = parse(source);
    checkNesting(source, syntax);
    const std::shared_ptr<BuchiAutomaton> automaton(new BuchiAutomaton(syntax.propositions));
    const Alphabet& alphabet = automaton->alphabet_;
    Obligations obligations(syntax, negated);
    ObligationGraph graph(obligations, alphabet);
    if (!alphabet.fits() || obligations.isTooLarge() || !graph.explore())
        throw SpecificationError(source.place, source.name, 0,
                                 "its automaton would be too large: use fewer propositions, or "
                                 "divide it into several formulas");
    const std::vector<bool> productive = graph.productive();
    std::map<Counted, BuchiAutomaton::State> known;
    std::vector<Counted> states;
    const auto numberOf = [&](Counted state) {
        const auto [at, isNew] =
            known.emplace(state, static_cast<BuchiAutomaton::State>(states.size()));
        if (isNew) states.push_back(state);
        return at->second;
    };
    numberOf({0, 0});
    for (std::size_t i = 0; i < states.size(); i++) {
        const auto [place, count] = states[i];
        const bool isAccepting = count == obligations.promises();
        automaton->isAccepting_.push_back(isAccepting);
        for (std::uint32_t letter = 0; letter < alphabet.size(); letter++) {
            std::vector<BuchiAutomaton::State> next;
            for (const auto& [to, kept] : graph.successors(place, letter)) {
                if (!productive[to]) continue;
                const std::size_t from = isAccepting ? 0 : count;
                next.push_back(
                    numberOf({to, from + static_cast<std::size_t>(std::countr_one(kept >> from))}));
            }
            std::sort(next.begin(), next.end());
            next.erase(std::unique(next.begin(), next.end()), next.end());
            automaton->successors_.push_back(std::move(next));
        }
    }
    automaton->mergeEqual();
    return automaton;
}

} // namespace clew::vm::specification
