#include <doctest/doctest.h>

#include "search/config/Properties.h"

using namespace clew::search;

namespace {

Property only(std::string_view text) {
    auto all = readProperties(text);
    REQUIRE(all.size() == 1);
    return all[0];
}

} // namespace

TEST_CASE("properties: separators are '=', ':' and white space") {
    for (const char* text :
         {"a=b", "a = b", "a:b", "a : b", "a b", "  a\t=\tb", "a\fb", "a=b\r\n", "a   b"}) {
        CAPTURE(text);
        Property p = only(text);
        CHECK(p.key == "a");
        CHECK(p.value == "b");
    }
    CHECK(only("a==b").value == "=b");
    CHECK(only("a").value == "");
    CHECK(only("a\\=b=c").key == "a=b");
    CHECK(only("a\\ b c").key == "a b");
    CHECK(only("a=b ").value == "b ");
    CHECK(only("classpath+=x").key == "classpath+");
}

TEST_CASE("properties: comments and blank lines") {
    CHECK(readProperties("# a=b\n  ! c=d\n\n   \t\n").empty());
    CHECK(only("# a \\\nb=c").key == "b");
    CHECK(only("a=b#c").value == "b#c");
}

TEST_CASE("properties: continuation lines, and lines counted through them") {
    auto all = readProperties("a=1,\\\n   2,\\\r\n\t3\n# x\nb=4\\\\\nc=5\\");
    REQUIRE(all.size() == 3);
    CHECK(all[0].value == "1,2,3");
    CHECK(all[0].line == 1);
    CHECK(all[1].value == "4\\");
    CHECK(all[1].line == 5);
    CHECK(all[2].value == "5");
    CHECK(all[2].line == 6);
}

TEST_CASE("properties: escapes") {
    CHECK(only("a=\\t\\n\\r\\f\\x\\:").value == "\t\n\r\fx:");
    CHECK(only("a=\\u0041\\u00e4\\u20AC").value == "A\xC3\xA4\xE2\x82\xAC");
    CHECK(only("a=\\uD83D\\uDE00").value == "\xF0\x9F\x98\x80");
    CHECK(only("\\u0061=b").key == "a");
    for (const char* text : {"\n\na=\\u12", "\n\na=\\u12g4", "\n\na=\\u"}) {
        CAPTURE(text);
        try {
            readProperties(text);
            FAIL("accepted");
        } catch (const PropertiesError& e) {
            CHECK(e.line == 3);
        }
    }
}
