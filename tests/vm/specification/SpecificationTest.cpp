#include "vm/specification/Specification.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>

#include "Definitions.h"
#include "vm/specification/Coverage.h"
#include "vm/specification/FailingParts.h"
#include "vm/specification/Table.h"

namespace {

using namespace clew::vm::specification;
using namespace clew::vm::specification::definitions;
using Formalism = Source::Formalism;

Source sourceOf(Formalism formalism, std::string text) {
    Source source;
    source.name = "Name";
    source.place = "Place";
    source.side = Source::Side::Return;
    source.formalism = formalism;
    source.text = std::move(text);
    source.named = {{Proposition::Kind::Value, "#this.ok", "ok"},
                    {Proposition::Kind::Exception, "java.io.IOException", "broken"},
                    {Proposition::Kind::Call, "start()", "begin"}};
    return source;
}

std::shared_ptr<const Specification> compiled(Formalism formalism, std::string text) {
    return compile(sourceOf(formalism, std::move(text)));
}

Specification::State after(const Specification& specification, const Word& word) {
    Specification::State state = specification.initial();
    for (const std::uint64_t valuation : word) state = specification.step(state, valuation);
    return state;
}

std::uint64_t bitOf(const Specification& specification, std::string_view text) {
    const auto& all = specification.propositions();
    const auto at =
        std::find_if(all.begin(), all.end(), [&](auto& one) { return one.text == text; });
    REQUIRE(at != all.end());
    return std::uint64_t{1} << (at - all.begin());
}

bool rejects(const Specification& specification, const std::vector<std::string_view>& calls) {
    Word word;
    for (const std::string_view call : calls) word.push_back(bitOf(specification, call));
    return specification.rejects(after(specification, word));
}

TEST_CASE("a lock: strict alternation") {
    const auto lock = compiled(Formalism::Regexp, "(lock() ; unlock())*");
    CHECK_FALSE(rejects(*lock, {"lock()", "unlock()", "lock()"}));
    CHECK(rejects(*lock, {"unlock()"}));
    CHECK(rejects(*lock, {"lock()", "unlock()", "unlock()"}));
    CHECK(rejects(*lock, {"lock()", "lock()"}));
    CHECK(lock->explain(lock->initial(), bitOf(*lock, "unlock()")) ==
          "unlock() where lock() was expected");
    CHECK(lock->distance(lock->initial()) == 1);
    // Equal behaviour is the equal state.
    CHECK(after(*lock, {1, 2}) == lock->initial());
}

TEST_CASE("a car starts after it was ignited") {
    const auto car = compiled(Formalism::Pltl, "G (start() -> O(ignite()))");
    CHECK(rejects(*car, {"start()"}));
    CHECK_FALSE(rejects(*car, {"ignite()", "start()", "start()"}));
    CHECK(car->isInert(after(*car, {bitOf(*car, "ignite()")})));
    CHECK(car->distance(after(*car, {bitOf(*car, "ignite()")})) == Specification::kNever);
}

TEST_CASE("a sum: values at a return") {
    const auto sum = compiled(Formalism::Pltl, "G (sum() -> <{ #result == #i + #j }>)");
    REQUIRE(sum->propositions().size() == 2);
    CHECK(sum->propositions()[1].kind == Proposition::Kind::Value);
    CHECK(sum->propositions()[1].text == "#result == #i + #j");
    CHECK_FALSE(sum->rejects(sum->step(sum->initial(), 3)));
    CHECK(sum->rejects(sum->step(sum->initial(), 1)));
    CHECK(sum->explain(sum->initial(), 1) ==
          "sum() with !<{ #result == #i + #j }> where <{ #result == #i + #j }> was expected");
}

TEST_CASE("of 24 orders of four calls three violate that s precedes p between q and r") {
    const auto chain = compiled(Formalism::Pltl, "G ((q() && F r()) -> (!p() U (s() || r())))");
    std::vector<std::string_view> order{"p()", "q()", "r()", "s()"};
    std::vector<std::string> violating;
    do {
        if (!rejects(*chain, order)) continue;
        std::string text;
        for (const std::string_view call : order) text += call[0];
        violating.push_back(text);
    } while (std::next_permutation(order.begin(), order.end()));
    CHECK(violating == std::vector<std::string>{"qprs", "qpsr", "sqpr"});
}

TEST_CASE("what must come some time is open at the end until it has come") {
    const auto response = compiled(Formalism::Pltl, "G (q() -> F r())");
    const auto q = bitOf(*response, "q()"), r = bitOf(*response, "r()");
    CHECK_FALSE(response->isOpenAtEnd(after(*response, {})));
    CHECK(response->isOpenAtEnd(after(*response, {q})));
    CHECK_FALSE(response->isOpenAtEnd(after(*response, {q, q, r})));
    CHECK_FALSE(response->rejects(after(*response, {q, q, q})));
    CHECK_FALSE(response->isInert(after(*response, {})));
}

TEST_CASE("an iterator: calls of one name, and of some parameters") {
    const auto calls = compiled(Formalism::Regexp, "(put(int) ; (put() && !put(int)))*");
    REQUIRE(calls->propositions().size() == 2);
    CHECK(calls->propositions()[0].text == "put(int)");
    CHECK_FALSE(calls->rejects(after(*calls, {3, 2, 3, 2})));
    CHECK(calls->rejects(after(*calls, {3, 3})));
    CHECK(calls->rejects(after(*calls, {2})));
}

// "2: Y b()" for what fails at the second step.
std::vector<std::string> failing(const Specification& specification,
                                 const std::vector<std::string_view>& calls, bool isAtEnd = false) {
    Word word;
    for (const std::string_view call : calls) word.push_back(bitOf(specification, call));
    CHECK(specification.rejects(after(specification, word)) != isAtEnd);
    CHECK(specification.isOpenAtEnd(after(specification, word)) == isAtEnd);
    std::vector<std::string> parts;
    for (const auto& [part, step] : failingParts(specification, word, isAtEnd))
        parts.push_back(std::to_string(step) + ": " +
                        specification.text().substr(part.begin, part.end - part.begin));
    return parts;
}

TEST_CASE("which part of a text fails, and at which step") {
    using Parts = std::vector<std::string>;
    const auto formula = compiled(Formalism::Pltl, "G ((a() -> O(b())) && (c() -> Y b())) && !d()");
    CHECK(failing(*formula, {"a()"}) == Parts{"1: O(b())"});
    CHECK(failing(*formula, {"b()", "a()", "c()"}) == Parts{"3: Y b()"});
    CHECK(failing(*formula, {"d()"}) == Parts{"1: !d()"});
    const auto regexp = compiled(Formalism::Regexp, "(open() ; (read() | write())* ; close())*");
    CHECK(failing(*regexp, {"open()", "read()", "open()"}) ==
          Parts{"3: read()", "3: write()", "3: close()"});
    const auto nfa = compiled(Formalism::Nfa,
                              "always_nfa { a_init: if :: (a()) -> goto b; :: (d()) -> goto a_init;"
                              " fi; b: if :: (b()) -> goto a_init; :: (c()) -> goto reject; fi;"
                              " reject: if fi; }");
    CHECK(failing(*nfa, {"a()", "c()"}) == Parts{"2: (b())"});
    // By bits.
    std::string text = "G ((a() -> O(b())) && (c() -> Y b()) && (TRUE";
    for (int i = 0; i < 14; i++) text += " || <{ v" + std::to_string(i) + " }>";
    const auto bits = compiled(Formalism::Pltl, text + "))");
    REQUIRE_FALSE(bits->machine().isTable());
    CHECK(failing(*bits, {"b()", "a()", "c()"}) == Parts{"3: Y b()"});
}

TEST_CASE("which part fails of what is asked of later steps") {
    using Parts = std::vector<std::string>;
    const auto after = compiled(Formalism::Pltl, "G (q() -> X (p() && G !r()))");
    CHECK(failing(*after, {"p()", "q()", "r()"}) == Parts{"3: p()", "3: !r()"});
    CHECK(failing(*after, {"q()", "p()", "p()", "r()"}) == Parts{"4: !r()"});
    const auto until = compiled(Formalism::Pltl, "G (q() -> X (p() U r()))");
    CHECK(failing(*until, {"q()", "p()", "p()", "q()"}) == Parts{"4: (p() U r())"});
    CHECK(failing(*until, {"q()", "p()"}, true) == Parts{"2: (p() U r())"});
    const auto release = compiled(Formalism::Pltl, "r() R !p()");
    CHECK(failing(*release, {"p()"}) == Parts{"1: !p()"});
    const auto response = compiled(Formalism::Pltl, "G (q() -> F r()) && F p()");
    CHECK(failing(*response, {"q()", "r()", "q()"}, true) == Parts{"3: F r()", "1: F p()"});
    // There is no call that is b() and c(): the step that asks for it is the one that fails.
    const auto never = compiled(Formalism::Pltl, "G (a() -> X (b() && c())) && G !d()");
    CHECK(failing(*never, {"b()", "a()"}) == Parts{"2: (a() -> X (b() && c()))"});
    const auto together = compiled(Formalism::Pltl, "G (a() -> X b()) && G (a() -> X c())");
    CHECK(failing(*together, {"a()"}) == Parts{"1: " + together->text()});
}

TEST_CASE("the failing part below the text, which may have several lines") {
    const auto formula = compiled(Formalism::Pltl, "G (a() ->\n\tO(b()))");
    const Word word{bitOf(*formula, "a()")};
    const auto parts = failingParts(*formula, word, false);
    CHECK(markedText(*formula, parts, false) ==
          std::vector<std::string>{formula->name() + " ::= G (a() ->", "\tO(b()))", "\t^^^^^^",
                                   "step 1: O(b()) does not hold"});
    const auto regexp = compiled(Formalism::Regexp, "(a() ; b())*");
    const Word wrong{bitOf(*regexp, "b()")};
    CHECK(markedText(*regexp, failingParts(*regexp, wrong, false), false) ==
          std::vector<std::string>{regexp->name() + " ::= (a() ; b())*",
                                   std::string(regexp->name().size() + 6, ' ') + "^^^",
                                   "step 1: a() was expected"});
}

TEST_CASE("what has been taken of an automaton") {
    const auto regexp = compiled(Formalism::Regexp, "(open() ; (read() | write())* ; close())*");
    Coverage coverage(*regexp);
    const auto taken = [&] {
        std::string all;
        for (const auto& each : coverage.transitions())
            all += each.rejects ? (each.isTaken ? 'R' : 'r') : (each.isTaken ? 'T' : 't');
        return all;
    };
    REQUIRE(coverage.transitions().size() == 5);
    std::string none = taken();
    CHECK(std::ranges::count(none, 't') == 3);
    CHECK(std::ranges::count(none, 'r') == 2);
    auto state = regexp->initial();
    for (const std::string_view call : {"open()", "read()", "write()"}) {
        coverage.stepped(state, bitOf(*regexp, call));
        state = regexp->step(state, bitOf(*regexp, call));
    }
    CHECK(std::ranges::count(taken(), 'T') == 2);
    for (const auto& each : coverage.transitions())
        if (!each.rejects && !each.isTaken) {
            CHECK(each.after == "open()");
            CHECK(each.condition == "close()");
        }
    coverage.stepped(state, bitOf(*regexp, "open()"));
    CHECK(std::ranges::count(taken(), 'R') == 1);
    // Where nothing can be violated any more, nothing has to be taken.
    const auto inert = compiled(Formalism::Pltl, "!p() Uw s()");
    CHECK(Coverage(*inert).transitions().size() == 3);
}

// The eight patterns of Dwyer, Avrunin and Corbett, "Patterns in Property Specifications for
// Finite-State Verification", ICSE 1999, in scopes in which some finite word violates them.
struct Pattern {
    std::string_view name;
    const char* pltl;
    const char* regexp;
    const char* nfa;
};

constexpr std::array kPatterns{
    Pattern{"absence of p after q", "G (q() -> G !p())", "(!q())* ; (q() ; (!p())*)?",
            "always_nfa { a_init: if :: (!q()) -> goto a_init; :: (q()) -> goto b; fi;"
            " b: if :: (p()) -> goto reject; :: (!p()) -> goto b; fi; reject: if fi; }"},
    Pattern{"existence of p before r", "!r() Uw (p() && !r())", "(!p() && !r())* ; (p() ; TRUE*)?",
            "always_nfa { a_init: if :: (!p() && !r()) -> goto a_init; :: (p()) -> goto b; fi;"
            " b: if :: (1) -> goto b; fi; }"},
    Pattern{"universality of ok after q", "G (q() -> G ok)", "(!q())* ; (q() && ok ; ok*)?",
            "always_nfa { a_init: if :: (!q()) -> goto a_init; :: (q() && ok) -> goto b; fi;"
            " b: if :: (ok == 1) -> goto b; fi; }"},
    Pattern{"s precedes p", "!p() Uw s()", "(!p() && !s())* ; (s() ; TRUE*)?",
            "always_nfa { a_init: if :: (!p() && !s()) -> goto a_init; :: (s()) -> goto b;"
            " :: (p()) -> goto reject_p; fi; b: if :: (1) -> goto b; fi;"
            " reject_p: if :: (s()) -> goto b; fi; }"},
    Pattern{"s responds to p before r", "F r() -> (p() -> (!r() U (s() && !r()))) U r()",
            "((!p() && !r()) | p() ; (!s() && !r())* ; s())* ; (r() ; TRUE*)?",
            "always_nfa { a_init: if :: (!p() && !r()) -> goto a_init; :: (p()) -> goto b;"
            " :: (r()) -> goto c; fi; b: if :: (s()) -> goto a_init; :: (!s() && !r()) -> goto b;"
            " fi; c: if :: (1) -> goto c; fi; }"},
    Pattern{"p is twice at most", "!p() Uw (p() Uw (!p() Uw (p() Uw G !p())))",
            "(!p())* ; p()* ; (!p())* ; p()* ; (!p())*",
            "always_nfa { a_init: if :: (!p()) -> goto a_init; :: (p()) -> goto b; fi;"
            " b: if :: (p()) -> goto b; :: (!p()) -> goto c; fi;"
            " c: if :: (!p()) -> goto c; :: (p()) -> goto d; fi;"
            " d: if :: (p()) -> goto d; :: (!p()) -> goto e; fi;"
            " e: if :: (p() != 1) -> goto e; fi; }"},
    Pattern{"s and t precede p", "F p() -> (!p() U (s() && !p() && X (!p() U t())))",
            "(!s() && !p())* ; (s() ; (!t() && !p())* ; (t() ; TRUE*)?)?",
            "always_nfa { a_init: if :: (!s() && !p()) -> goto a_init; :: (s()) -> goto b; fi;"
            " b: if :: (!t() && !p()) -> goto b; :: (t()) -> goto c; fi;"
            " c: if :: (0 == 0) -> goto c; fi; }"},
    Pattern{"s and t respond to p before r",
            "F r() -> (p() -> (!r() U (s() && !r() && X (!r() U t())))) U r()",
            "((!p() && !r()) | p() ; (!s() && !r())* ; s() ; ((!t() && !r() && !p())* ; p() ;"
            " (!s() && !r())* ; s())* ; (!t() && !r() && !p())* ; t())* ; (r() ; TRUE*)?",
            "always_nfa { a_init: if :: (!p() && !r()) -> goto a_init; :: (p()) -> goto b;"
            " :: (r()) -> goto d; fi; b: if :: (s()) -> goto c; :: (!s() && !r()) -> goto b; fi;"
            " c: if :: (t()) -> goto a_init; :: (p()) -> goto b;"
            " :: (!t() && !p() && !r()) -> goto c; fi; d: if :: (1) -> goto d; fi; }"},
};

// By text of the propositions, for specifications that have them in other orders.
Word translated(const Word& word, const Specification& from, const Specification& to) {
    Word result;
    for (const std::uint64_t valuation : word) {
        std::uint64_t other = 0;
        for (std::size_t i = 0; i < from.propositions().size(); i++)
            if ((valuation >> i & 1) != 0) other |= bitOf(to, from.propositions()[i].text);
        result.push_back(other);
    }
    return result;
}

TEST_CASE("the eight patterns, in three formalisms, over all words of up to six steps") {
    for (const Pattern& pattern : kPatterns) {
        CAPTURE(std::string(pattern.name));
        const Source source = sourceOf(Formalism::Pltl, pattern.pltl);
        const Syntax syntax = parse(source);
        const Alphabet alphabet(syntax.propositions);
        const auto pltl = compile(source);
        const auto regexp = compiled(Formalism::Regexp, pattern.regexp);
        const auto nfa = compiled(Formalism::Nfa, pattern.nfa);
        // All three have one smallest automaton, which knows of open ends where there are formulas.
        std::size_t words = 0, bad = 0, differences = 0, openDifferences = 0;
        eachWord(alphabet, 6, [&](const Word& word) {
            words++;
            const bool isBad = !canBeSatisfied(syntax, alphabet, word, 2, 1);
            bad += isBad ? 1 : 0;
            const auto state = after(*pltl, word);
            differences += pltl->rejects(state) != isBad ? 1 : 0;
            differences +=
                regexp->rejects(after(*regexp, translated(word, *pltl, *regexp))) != isBad ? 1 : 0;
            differences +=
                nfa->rejects(after(*nfa, translated(word, *pltl, *nfa))) != isBad ? 1 : 0;
            if (!isBad)
                openDifferences +=
                    pltl->isOpenAtEnd(state) != AtTheEnd(syntax, word).isOpen() ? 1 : 0;
            return !isBad;
        });
        MESSAGE(std::string(pattern.name), ": ", words, " words, shortest bad ones ", bad);
        CHECK(bad > 0);
        CHECK(differences == 0);
        CHECK(openDifferences == 0);
    }
}

} // namespace
