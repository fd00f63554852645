#include "vm/specification/SpecificationFile.h"

#include <doctest/doctest.h>

namespace {

using namespace clew::vm::specification;

TEST_CASE("a .spec file") {
    const auto classes = parseSpecifications(R"(
// The protocol of iterators.
class java.util.Iterator {
    call regexp HasNext ::= (hasNext()+ ; next())*;
    return pltl perthread Found ::= G (next() -> (found || broken));
    call nfa Any ::= always_nfa { s_init: if :: (hasNext()) -> goto s_init; fi; };
    valueProposition found ::= #result != null && !";".equals(#result); /* a string */
    exceptionProposition broken ::= java.util.NoSuchElementException;
    callProposition advance ::= next( );
    observe next(), hasNext();
    observe remove(int, java.lang.String[]) for Found, Any;
    exception java.lang.IllegalStateException;
}
class Other { call pltl P ::= G (a() -> [b(), c())s); observe d(); }
)",
                                             "iterator.spec");
    REQUIRE(classes.size() == 2);
    const ClassSpecifications& iterator = classes[0];
    CHECK(iterator.className == "java.util.Iterator");
    CHECK(iterator.line == 3);
    CHECK(iterator.exception == "java.lang.IllegalStateException");
    REQUIRE(iterator.sources.size() == 3);
    const Source& hasNext = iterator.sources[0];
    CHECK(hasNext.name == "HasNext");
    CHECK(hasNext.text == "(hasNext()+ ; next())*");
    CHECK(hasNext.place == "iterator.spec:4");
    CHECK(hasNext.line == 4);
    CHECK(hasNext.column == 29);
    CHECK(hasNext.side == Source::Side::Call);
    CHECK_FALSE(hasNext.perThread);
    const Source& found = iterator.sources[1];
    CHECK(found.perThread);
    CHECK(found.side == Source::Side::Return);
    CHECK(found.formalism == Source::Formalism::Pltl);
    REQUIRE(found.named.size() == 3);
    CHECK(found.named[0].text == "#result != null && !\";\".equals(#result)");
    CHECK(found.named[1].text == "java.util.NoSuchElementException");
    CHECK(found.named[2].text == "next()");
    CHECK(iterator.sources[2].text ==
          "always_nfa { s_init: if :: (hasNext()) -> goto s_init; fi; }");
    REQUIRE(iterator.observed.size() == 3);
    CHECK(iterator.observed[1].method == "hasNext()");
    CHECK(iterator.observed[1].line == 10);
    CHECK(iterator.observed[1].specifications.empty());
    CHECK(iterator.observed[2].method == "remove(int,java.lang.String[])");
    CHECK(iterator.observed[2].specifications == std::vector<std::string>{"Found", "Any"});
    for (const Source& source : iterator.sources) CHECK_NOTHROW(compile(source));
    CHECK(classes[1].sources[0].text == "G (a() -> [b(), c())s)");
    CHECK_NOTHROW(compile(classes[1].sources[0]));
}

TEST_CASE("declarations of annotations") {
    const Source source = parseDeclaration(" perthread Name ::= (a() ; b())* ", Source::Side::Call,
                                           Source::Formalism::Regexp, "Lock");
    CHECK(source.name == "Name");
    CHECK(source.perThread);
    CHECK(source.text == "(a() ; b())*");
    CHECK(source.place == "Lock");
    CHECK_FALSE(
        parseDeclaration("N ::= a()", Source::Side::Call, Source::Formalism::Regexp, "").perThread);
    const Proposition start =
        parseProposition("start ::= start( int )", Proposition::Kind::Call, "");
    CHECK(start.name == "start");
    CHECK(start.text == "start(int)");
    const Proposition value = parseProposition("ok ::= #this.n > 0", Proposition::Kind::Value, "");
    CHECK(value.text == "#this.n > 0");
    CHECK_THROWS_WITH_AS(
        parseDeclaration("Name = a()", Source::Side::Call, Source::Formalism::Regexp, "Lock"),
        "Lock: \"Name = a()\": '::=' is missing behind Name: it is written \"Name "
        "::= specification\", or \"perthread Name ::= specification\"",
        SpecificationError);
}

} // namespace
