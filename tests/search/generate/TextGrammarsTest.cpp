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

TEST_CASE(
    "texts are drawn in the formats whose readers are used; in each where a table is packed") {
    const auto drawn = [](std::u16string text, const char* used) {
        return grammarsFor({}, {std::move(text)}, {}, {used});
    };
    const std::vector<TextGrammar> all{
        TextGrammar::Json, TextGrammar::Xml,    TextGrammar::Html, TextGrammar::Csv,
        TextGrammar::Date, TextGrammar::Number, TextGrammar::Sql,  TextGrammar::RegularExpression};
    CHECK(drawn(u"a", "shop.Html") == std::vector{TextGrammar::Xml, TextGrammar::Html});
    CHECK(drawn(u"a", "shop.Xml") == std::vector{TextGrammar::Xml});
    CHECK(drawn(u"a", "shop.Money").empty());
    const std::vector<TextGrammar> ofTable = drawn(std::u16string(400, u'\1'), "shop.Lexer");
    CHECK(ofTable.size() == all.size());
    CHECK(std::ranges::is_permutation(ofTable, all));
}
