#include <doctest/doctest.h>

#include <fmt/format.h>

#include <cstdlib>

#include "Definitions.h"
#include "RandomTexts.h"
#include "vm/specification/Table.h"

namespace {

using namespace clew::vm::specification;
using namespace clew::vm::specification::definitions;

Source sourceOf(Source::Formalism formalism, std::string text) {
    Source source;
    source.formalism = formalism;
    source.text = std::move(text);
    return source;
}

// Empty where it is the same for all words: nothing can be compared.
std::shared_ptr<const Specification> compiled(const Source& source, std::size_t& refused) {
    try {
        return compile(source);
    } catch (const SpecificationError& error) {
        const bool isUseless = error.message().starts_with("nothing can violate it") ||
                               error.message().starts_with("it rejects every first step");
        if (!isUseless) FAIL_CHECK(source.text, ": ", error.what());
        refused++;
        return nullptr;
    }
}

struct Counts {
    std::size_t compared = 0, refused = 0, words = 0, bad = 0, open = 0;
};

// For longer runs: how many times as many.
std::uint32_t repetitions() {
    const char* times = std::getenv("CLEW_RANDOM_SPECIFICATIONS");
    return times == nullptr ? 1 : static_cast<std::uint32_t>(std::strtoul(times, nullptr, 10));
}

TEST_CASE("random formulas mean what is defined, over all words of up to four steps") {
    Counts counts;
    for (std::uint32_t seed = 0; seed < 1000 * repetitions(); seed++) {
        const Source source = sourceOf(Source::Formalism::Pltl,
                                       RandomTexts(seed).formula(static_cast<int>(seed % 4)));
        CAPTURE(source.text);
        const Syntax syntax = parse(source);
        const Alphabet alphabet(syntax.propositions);
        const auto specification = compiled(source, counts.refused);
        if (specification == nullptr) continue;
        counts.compared++;
        std::string wrong;
        eachWord(alphabet, seed % 8 == 0 ? 6 : 4, [&](const Word& word) {
            Specification::State state = specification->initial();
            for (const std::uint64_t valuation : word)
                state = specification->step(state, valuation);
            // Most that can be satisfied are by a short rest.
            const bool isBad = !canBeSatisfied(syntax, alphabet, word, 1, 1) &&
                               !canBeSatisfied(syntax, alphabet, word, 2, 2);
            counts.words++;
            counts.bad += isBad ? 1 : 0;
            if (specification->rejects(state) != isBad) {
                wrong = fmt::format("{} after", isBad ? "bad" : "not bad");
                for (const std::uint64_t valuation : word) wrong += fmt::format(" {}", valuation);
            }
            // One way: what contradicts itself later need not be seen by who only looks at the end.
            if (!isBad && AtTheEnd(syntax, word).isOpen()) {
                counts.open++;
                if (!specification->isOpenAtEnd(state)) wrong = "not open";
            }
            return !isBad && wrong.empty();
        });
        CHECK(wrong == "");
    }
    MESSAGE(counts.compared, " compared, ", counts.refused, " useless; words ", counts.words,
            ", bad ", counts.bad, ", open ", counts.open);
    CHECK(counts.compared > 400);
}

TEST_CASE("random regular expressions have the words that are defined, up to six steps") {
    Counts counts;
    for (std::uint32_t seed = 0; seed < 1000 * repetitions(); seed++) {
        const Source source = sourceOf(Source::Formalism::Regexp,
                                       RandomTexts(seed).regexp(static_cast<int>(seed % 5)));
        CAPTURE(source.text);
        const Syntax syntax = parse(source);
        const Alphabet alphabet(syntax.propositions);
        const auto specification = compiled(source, counts.refused);
        if (specification == nullptr) continue;
        counts.compared++;
        std::size_t differences = 0;
        eachWord(alphabet, 6, [&](const Word& word) {
            Specification::State state = specification->initial();
            for (const std::uint64_t valuation : word)
                state = specification->step(state, valuation);
            const bool isBad = !Expression(syntax, alphabet, word).hasWordThatBeginsSo();
            counts.words++;
            counts.bad += isBad ? 1 : 0;
            differences += specification->rejects(state) != isBad ? 1 : 0;
            return !isBad && differences == 0;
        });
        CHECK(differences == 0);
    }
    MESSAGE(counts.compared, " compared, ", counts.refused, " useless; words ", counts.words,
            ", bad ", counts.bad);
    CHECK(counts.compared > 500);
}

TEST_CASE("where a table is too large, a bit for each operator of the past says the same") {
    for (std::uint32_t seed = 0; seed < 300; seed++) {
        // Fourteen values that say nothing make the table too large.
        const std::string formula = RandomTexts(seed).past(3);
        std::string padded = fmt::format("G ({}", formula);
        std::string always = "TRUE";
        for (int i = 0; i < 14; i++) always += fmt::format(" || <{{ v{} }}>", i);
        padded += fmt::format(" && ({}))", always);
        std::size_t refused = 0;
        const auto table =
            compiled(sourceOf(Source::Formalism::Pltl, fmt::format("G ({})", formula)), refused);
        if (table == nullptr) continue;
        const auto bits = compiled(sourceOf(Source::Formalism::Pltl, padded), refused);
        REQUIRE(bits != nullptr);
        REQUIRE(table->machine().isTable());
        REQUIRE_FALSE(bits->machine().isTable());
        const Alphabet alphabet(table->propositions());
        std::size_t differences = 0;
        // The same values come first in both, where there are any.
        eachWord(alphabet, 5, [&](const Word& word) {
            Specification::State one = table->initial(), other = bits->initial();
            for (const std::uint64_t valuation : word) {
                one = table->step(one, valuation);
                other = bits->step(other, valuation);
            }
            if (table->rejects(one) == bits->rejects(other)) return !table->rejects(one);
            // The bits see that the formula fails when it does, and not that it will.
            differences += bits->rejects(other) ? 1 : 0;
            if (word.size() == 1) {
                eachWord(alphabet, 4, [&](const Word& rest) {
                    Specification::State last = other;
                    for (const std::uint64_t valuation : rest) last = bits->step(last, valuation);
                    differences += rest.size() == 4 && !bits->rejects(last) ? 1 : 0;
                    return true;
                });
            }
            return true;
        });
        CAPTURE(formula);
        CHECK(differences == 0);
    }
}

} // namespace
