#include "vm/specification/Buchi.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <set>

#include "Definitions.h"
#include "RandomTexts.h"

namespace {

using namespace clew::vm::specification;
using namespace clew::vm::specification::definitions;

Source sourceOf(std::string text) {
    Source source;
    source.name = "Name";
    source.place = "Place";
    source.formalism = Source::Formalism::Pltl;
    source.text = std::move(text);
    return source;
}

// first loop loop loop ...: some run passes an accepting state in the loop and comes back to where
// it was.
bool accepts(const BuchiAutomaton& automaton, const Word& first, const Word& loop) {
    using State = BuchiAutomaton::State;
    std::set<State> now{BuchiAutomaton::kInitial};
    const auto follow = [&](const std::set<State>& from, std::uint64_t valuation) {
        std::set<State> to;
        for (const State state : from) {
            const auto& next = automaton.successors(state, valuation);
            to.insert(next.begin(), next.end());
        }
        return to;
    };
    for (const std::uint64_t valuation : first) now = follow(now, valuation);
    // Edges of whole loops: to which states, and whether an accepting one is passed.
    std::set<std::pair<State, bool>> edges;
    const auto loopFrom = [&](State start) {
        std::set<std::pair<State, bool>> at{{start, false}};
        for (const std::uint64_t valuation : loop) {
            std::set<std::pair<State, bool>> next;
            for (const auto& [state, passed] : at)
                for (const State to : automaton.successors(state, valuation))
                    next.insert({to, passed || automaton.isAccepting(to)});
            at = std::move(next);
        }
        return at;
    };
    std::set<State> reached = now;
    std::vector<State> queue(now.begin(), now.end());
    for (std::size_t i = 0; i < queue.size(); i++)
        for (const auto& [to, passed] : loopFrom(queue[i]))
            if (reached.insert(to).second) queue.push_back(to);
    // From some state a way back to it, of which one loop passes an accepting one.
    for (const State start : reached) {
        std::set<std::pair<State, bool>> known{{start, false}};
        std::vector<std::pair<State, bool>> way(known.begin(), known.end());
        for (std::size_t i = 0; i < way.size(); i++)
            for (const auto& [to, passed] : loopFrom(way[i].first)) {
                const std::pair<State, bool> next{to, passed || way[i].second};
                if (next == std::pair(start, true)) return true;
                if (known.insert(next).second) way.push_back(next);
            }
    }
    return false;
}

std::size_t differences(const std::string& text, std::size_t mostFirst, std::size_t mostLoop) {
    const Source source = sourceOf(text);
    const Syntax syntax = parse(source);
    const Alphabet alphabet(syntax.propositions);
    const auto positive = buchiAutomatonOf(source, false),
               negative = buchiAutomatonOf(source, true);
    std::size_t result = 0;
    eachWord(alphabet, mostFirst, [&](const Word& first) {
        eachWord(alphabet, mostLoop, [&](const Word& loop) {
            if (loop.empty()) return true;
            const bool holds = OnInfiniteWord(syntax, first, loop).holds();
            result += accepts(*positive, first, loop) != holds ? 1 : 0;
            result += accepts(*negative, first, loop) == holds ? 1 : 0;
            return true;
        });
        return true;
    });
    return result;
}

TEST_CASE(
    "Büchi automata accept the ultimately periodic words that satisfy a formula, or violate it") {
    constexpr std::array kFormulas{
        "G !p()",
        "F p()",
        "G (p() -> F q())",
        "G F p() -> G F q()",
        "F G (p() || q())",
        "(G F p() && G F q()) -> G (r() -> F p())",
        "!p() Uw q()",
        "G (p() -> X (q() R !r()))",
        "G (p() -> O q()) && F (Y Y q())",
        "F p() <-> G F q()",
        "TRUE",
        "FALSE",
    };
    for (const char* formula : kFormulas) {
        CAPTURE(std::string(formula));
        CHECK(differences(formula, 2, 3) == 0);
    }
}

TEST_CASE("random formulas and their Büchi automata") {
    for (std::uint32_t seed = 0; seed < 300; seed++) {
        const std::string text = RandomTexts(seed).formula(static_cast<int>(seed % 4));
        CAPTURE(text);
        CHECK(differences(text, 2, 2) == 0);
    }
}

TEST_CASE("sizes of Büchi automata") {
    const auto size = [](const char* text) {
        return buchiAutomatonOf(sourceOf(text), true)->states();
    };
    CHECK(size("G (requested() -> F granted())") == 2);
    CHECK(size("G F p()") == 2);
    CHECK(size("G !p()") == 2);
    CHECK(size("TRUE") == 1);
}

} // namespace
