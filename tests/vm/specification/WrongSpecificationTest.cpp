#include <doctest/doctest.h>

#include <array>

#include "vm/specification/SpecificationFile.h"

namespace {

using namespace clew::vm::specification;
using Formalism = Source::Formalism;
using Side = Source::Side;

// Each is refused in one line, which says where, and what would be right.
struct Wrong {
    Formalism formalism;
    const char* text;
    std::string_view message;
};

constexpr auto kRegexp = Formalism::Regexp;
constexpr auto kPltl = Formalism::Pltl;
constexpr auto kNfa = Formalism::Nfa;

constexpr std::array kWrong{
    Wrong{kRegexp, "", "Place: Name, column 1: the text of the specification is missing"},
    Wrong{kRegexp, "(open() ; close()",
          "Place: Name, column 18: the end where ')' or one of ; | * + ? {n,m} && || was expected"},
    Wrong{kRegexp, "open() close()",
          "Place: Name, column 8: 'close' where one of ; | * + ? {n,m} && || was expected"},
    Wrong{kRegexp, "open() ;",
          "Place: Name, column 9: the end where a proposition was expected: a name, m(), "
          "m(int,java.lang.String), <{ expression }> or TRUE"},
    Wrong{kRegexp, "*",
          "Place: Name, column 1: '*' where a proposition was expected: a name, m(), "
          "m(int,java.lang.String), <{ expression }> or TRUE"},
    Wrong{kRegexp, "open",
          "Place: Name, column 1: there is no proposition open: declared are ok; a call is written "
          "open()"},
    Wrong{kRegexp, "open(",
          "Place: Name, column 1: 'open(' begins a call, which is written open() or "
          "open(int,java.lang.String)"},
    Wrong{kRegexp, "open(int,)",
          "Place: Name, column 1: 'open(' begins a call, which is written open() or "
          "open(int,java.lang.String)"},
    Wrong{kRegexp, "open(3)",
          "Place: Name, column 1: 'open(' begins a call, which is written open() or "
          "open(int,java.lang.String)"},
    Wrong{kRegexp, "!(open() ; close())",
          "Place: Name, column 2: '!' takes conditions of one step, and this is an order of steps"},
    Wrong{
        kRegexp, "open()* && ok",
        "Place: Name, column 1: '&&' takes conditions of one step, and this is an order of steps"},
    Wrong{kRegexp, "open(){3,1} ; close()",
          "Place: Name, column 7: {3,1}: the second number is the larger one, and greater than 0"},
    Wrong{kRegexp, "open(){x}",
          "Place: Name, column 8: 'x' where a number up to 1000 was expected: a repetition is "
          "written {n} or {n,m}"},
    Wrong{kRegexp, "open(){2",
          "Place: Name, column 9: the end where '}' was expected: a repetition is written {n} or "
          "{n,m}"},
    Wrong{kRegexp, "open(){5000}",
          "Place: Name, column 8: '5000' where a number up to 1000 was expected: a repetition is "
          "written {n} or {n,m}"},
    Wrong{kRegexp, "((((open(){1000}){1000}){1000}){1000}){1000}",
          "Place: Name: its automaton would be too large: divide it into several specifications, "
          "or use fewer propositions that are no calls"},
    Wrong{kRegexp, "<{ #this.ok ; close()", "Place: Name, column 1: '<{' without '}>' behind it"},
    Wrong{kRegexp, "<{ }>",
          "Place: Name, column 1: <{ }> has nothing in it: it takes a Java expression of type "
          "boolean"},
    Wrong{kRegexp, "open() && close()",
          "Place: Name: it rejects every first step: no order of steps can satisfy it"},
    Wrong{kRegexp, "TRUE*", "Place: Name: nothing can violate it: each order of steps is accepted"},
    Wrong{kRegexp, "open() & ok",
          "Place: Name, column 8: '&' where one of ; | * + ? {n,m} && || was expected"},
    Wrong{kRegexp, "open() # close()",
          "Place: Name, column 8: '#' where one of ; | * + ? {n,m} && || was expected"},
    Wrong{kPltl, "G (open() -> )",
          "Place: Name, column 14: ')' where a proposition was expected: a name, m(), "
          "m(int,java.lang.String), <{ expression }> or TRUE"},
    Wrong{kPltl, "G open() -> F",
          "Place: Name, column 14: the end where a proposition was expected: a name, m(), "
          "m(int,java.lang.String), <{ expression }> or TRUE"},
    Wrong{kPltl, "O (F open())",
          "Place: Name, column 1: an operator of the past has one of the future in it: the past "
          "can be inside of the future, not the other way round"},
    Wrong{kPltl, "G (open() && !open())",
          "Place: Name: it rejects every first step: no order of steps can satisfy it"},
    Wrong{kPltl, "F open() || G !open()",
          "Place: Name: nothing can violate it: each order of steps is accepted"},
    Wrong{kPltl, "open() U",
          "Place: Name, column 9: the end where a proposition was expected: a name, m(), "
          "m(int,java.lang.String), <{ expression }> or TRUE"},
    Wrong{kPltl, "G ([open(), close())x)",
          "Place: Name, column 21: 'x' where 's' or 'w' was expected: an interval is written "
          "[p,q)s or, if p need not have been, [p,q)w"},
    Wrong{kPltl, "G ([open() close())s)",
          "Place: Name, column 12: 'close' where ',' was expected: an interval is written [p,q)s "
          "or, if p need not have been, [p,q)w"},
    Wrong{kPltl, "Start open()", "Place: Name, column 7: 'open' where '(' was expected: Start(p)"},
    Wrong{kPltl, "G (open() => close())",
          "Place: Name, column 11: '=' where ')' or an operator with two operands, such as && or U "
          "was expected"},
    Wrong{kPltl, "G (U -> ok)",
          "Place: Name, column 4: 'U' where a proposition was expected: a name, m(), "
          "m(int,java.lang.String), <{ expression }> or TRUE"},
    Wrong{kNfa, "{ }",
          "Place: Name, column 1: '{' where 'always_nfa' was expected: an automaton is written "
          "always_nfa { s1_init: if :: (p()) -> goto s2; fi; s2: ... }"},
    Wrong{kNfa, "always_nfa { s: if :: (ok) -> goto s; fi; }",
          "Place: Name, column 1: no state is an initial one: the names of those end in _init"},
    Wrong{kNfa, "always_nfa { s_init: if :: (ok) -> goto t; fi; }",
          "Place: Name, column 41: there is no state t"},
    Wrong{kNfa, "always_nfa { s_init: if (ok) -> goto s_init; fi; }",
          "Place: Name, column 25: '(' where 'fi' was expected: a state ends with fi;"},
    Wrong{kNfa, "always_nfa { s_init: if :: (ok) goto s_init; fi; }",
          "Place: Name, column 33: 'goto' where '->' was expected: a transition is written :: "
          "(condition) -> goto NAME;"},
    Wrong{kNfa, "always_nfa { s_init: if :: (ok) -> goto s_init;",
          "Place: Name, column 48: the end where 'fi' was expected: a state ends with fi;"},
    Wrong{kNfa, "always_nfa { s_init: if fi; s_init: if fi; }",
          "Place: Name, column 29: a second state of the name s_init"},
    Wrong{kNfa, "always_nfa { s_init: if :: (2) -> goto s_init; fi; }",
          "Place: Name, column 29: '2' where a proposition was expected: a name, m(), "
          "m(int,java.lang.String), <{ expression }> or TRUE"},
    Wrong{kNfa, "always_nfa { s_init: if fi; }",
          "Place: Name: it rejects every first step: no order of steps can satisfy it"},
    Wrong{kNfa, "always_nfa { reject_init: if :: (1) -> goto reject_init; fi; }",
          "Place: Name: it rejects every first step: no order of steps can satisfy it"},
};

TEST_CASE("wrong specifications: one line each") {
    for (const Wrong& wrong : kWrong) {
        Source source;
        source.name = "Name";
        source.place = "Place";
        source.side = Side::Return;
        source.formalism = wrong.formalism;
        source.text = wrong.text;
        source.named = {{Proposition::Kind::Value, "#this.ok", "ok"}};
        std::string message = "none";
        try {
            compile(source);
        } catch (const SpecificationError& error) {
            message = error.what();
        }
        CHECK(message == wrong.message);
        CHECK(message.find('\n') == std::string::npos);
    }
}

std::string errorOf(std::string_view file) {
    try {
        for (const ClassSpecifications& block : parseSpecifications(file, "a.spec"))
            for (const Source& source : block.sources) compile(source);
    } catch (const SpecificationError& error) {
        return error.what();
    }
    return "none";
}

struct WrongFile {
    const char* text;
    std::string_view message;
};

constexpr std::array kWrongFiles{
    WrongFile{
        "", "a.spec:1:1: the file has no specification: they stand in blocks, class NAME { ... }"},
    WrongFile{"klass A { }", "a.spec:1:1: 'klass' where a block was expected: class NAME { ... }"},
    WrongFile{"class { }", "a.spec:1:7: '{' where the name of a class was expected"},
    WrongFile{
        "class A {",
        "a.spec:1:10: the end of the file where one of call, return, observe, callProposition, "
        "valueProposition, exceptionProposition, exception or '}' was expected"},
    WrongFile{"class A { call S ::= a(); }",
              "a.spec:1:16: 'S' where one of regexp, pltl and nfa was expected"},
    WrongFile{"class A { call regexp S = a(); }",
              "a.spec:1:25: '::=' is missing behind S: it is written \"Name ::= specification\", "
              "or \"perthread Name ::= specification\""},
    WrongFile{"class A { call regexp ::= a(); }",
              "a.spec:1:23: the name is missing: it is written \"Name ::= specification\", or "
              "\"perthread Name ::= specification\""},
    WrongFile{"class A { call regexp perobject S ::= a(); }",
              "a.spec:1:22: there is no modifier perobject: it is written \"Name ::= "
              "specification\", or \"perthread Name ::= specification\""},
    WrongFile{"class A { call regexp S ::= ; }",
              "a.spec:1:28: nothing stands behind 'S ::=': it is written \"Name ::= "
              "specification\", or \"perthread Name ::= specification\""},
    WrongFile{"class A {\n  call regexp S ::= a()\n    ; b\n  ;\n}",
              "a.spec:3:7: S: there is no proposition b: a call is written b()"},
    WrongFile{"class A { call regexp S ::= (a() ; b() }",
              "a.spec:1:22: the ';' behind this specification is missing"},
    WrongFile{"class A { call regexp S ::= a(); call regexp S ::= b(); }",
              "a.spec:1:34: a second specification of the name S"},
    WrongFile{"class A { observe next; }",
              "a.spec:1:19: a method was expected: it is written m() or m(int,java.lang.String)"},
    WrongFile{"class A { observe next() for T; }",
              "a.spec:1: there is no specification T of A for which next() could be observed"},
    WrongFile{"class A { observe next() hasNext(); }",
              "a.spec:1:26: 'hasNext' where ';' was expected: observe m(), n(int);, or observe m() "
              "for Name;"},
    WrongFile{"class A { callProposition c ::= #this.ok; }",
              "a.spec:1:33: '#this.ok' is no call: one is written m() or m(int,java.lang.String)"},
    WrongFile{"class A { exceptionProposition e ::= 3; }",
              "a.spec:1:38: '3' is no name of a class, such as java.io.IOException"},
    WrongFile{"class A { valueProposition v ::= #this.ok }",
              "a.spec:1:27: the ';' behind this proposition is missing"},
    WrongFile{"class A { valueProposition v ::= true; valueProposition v ::= false; }",
              "a.spec:1:40: a second proposition of the name v"},
    WrongFile{"class A { exceptionProposition e ::= E; call pltl S ::= G (a() -> !e); }",
              "a.spec:1:68: S: e is an exception, and a call specification steps before there is "
              "one: use a return specification"},
    WrongFile{"class A { valueProposition G ::= true; call pltl S ::= G a(); }", "none"},
};

TEST_CASE("wrong .spec files: one line each, with line and column") {
    for (const auto& [text, expected] : kWrongFiles) {
        const std::string message = errorOf(text);
        CHECK(message == expected);
        CHECK(message.find('\n') == std::string::npos);
    }
}

} // namespace
