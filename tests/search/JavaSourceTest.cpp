#include <doctest/doctest.h>

#include "search/JavaSource.h"

using namespace clew::search;

TEST_CASE("java source: the first type and its package") {
    auto scan = [](const char* text) { return scanJavaSource(text).qualifiedFirstType(); };
    CHECK(scan("class A {} class B {}") == "A");
    CHECK(
        scan("// class X\n/* class Y */ package a . b; import c.D;\npublic final class E<T> {}") ==
        "a.b.E");
    CHECK(scan("package p;\nimport static java.lang.Math.*;\n@interface Q { }") == "p.Q");
    CHECK(scan("@Deprecated(since = \"class Z {\") record R(int x) {}") == "R");
    CHECK(scan("@A(c = '\"', d = \"\\\"class X\", e = String.class) sealed interface S permits T "
               "{}") == "S");
    CHECK(scan("@A(\"\"\"\n class X \"\"\") non-sealed abstract class N {}") == "N");
    CHECK(scan("import a.record.B; enum E { X { } }") == "E");
    CHECK(scan("@p.record.Q class \xC3\x84 {}") == "\xC3\x84");
    CHECK(scan("") == "");
    CHECK(scan("/* class A") == "");
    CHECK(scan("\"class A") == "");
    CHECK(scan("class") == "");
}
