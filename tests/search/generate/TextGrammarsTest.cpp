#include "search/generate/TextGrammars.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace clew::search::generate;

TEST_CASE("numbers are drawn that have as many digits as those of accounts and cards") {
    std::mt19937_64 random(1);
    const auto isDigit = [](char16_t unit) { return unit >= u'0' && unit <= u'9'; };
    bool isAnyOfCard = false;
    for (int i = 0; i < 1'000; ++i) {
        const std::u16string text = drawFrom(TextGrammar::Number, random);
        isAnyOfCard |= text.size() == 16 && std::ranges::all_of(text, isDigit);
    }
    CHECK(isAnyOfCard);
}
