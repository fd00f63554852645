#include <doctest/doctest.h>

#include <sstream>

#include "vm/specification/Graphviz.h"
#include "vm/specification/Vacuity.h"

namespace {

using namespace clew::vm::specification;

std::shared_ptr<const Specification> compiled(Source::Formalism formalism, std::string text) {
    Source source;
    source.name = "Name";
    source.formalism = formalism;
    source.text = std::move(text);
    source.named = {{Proposition::Kind::Value, "#this.ok", "ok"}};
    return compile(source);
}

using Texts = std::vector<std::string>;

Texts vacuous(Source::Formalism formalism, const std::string& text) {
    Texts result;
    for (const auto& [range, reason] : vacuousParts(*compiled(formalism, text)))
        result.push_back(text.substr(range.begin, range.end - range.begin) + ": " + reason);
    return result;
}

TEST_CASE("what is vacuous") {
    CHECK(vacuous(Source::Formalism::Regexp, "(lock() ; unlock())*").empty());
    CHECK(vacuous(Source::Formalism::Regexp, "lock() ; unlock() | lock()") ==
          Texts{"lock(): allows nothing that is not allowed without it"});
    CHECK(vacuous(Source::Formalism::Pltl, "G (a() -> O b())").empty());
    CHECK(vacuous(Source::Formalism::Pltl, "G (a() -> O b()) && (c() -> TRUE)") ==
          Texts{"(c() -> TRUE): could as well be TRUE"});
    CHECK(vacuous(Source::Formalism::Pltl, "G (a() && !b() || a() && c() && ok)") ==
          Texts{"!b(): could as well be TRUE", "a() && c() && ok: could as well be FALSE"});
    CHECK(vacuous(Source::Formalism::Nfa,
                  "always_nfa { a_init: if :: (a()) -> goto a_init; fi; b: if fi; }") ==
          Texts{"b: is a state that no transition leads to"});
}

std::string graphOf(Source::Formalism formalism, const std::string& text) {
    std::ostringstream out;
    writeGraphviz(out, *compiled(formalism, text));
    return out.str();
}

TEST_CASE("Graphviz: conditions of steps, states that reject, are open, inert") {
    const std::string lock = graphOf(Source::Formalism::Regexp, "(lock() ; unlock() && ok)*");
    CHECK(lock.find("0->2 [label=\"lock()\"];") != std::string::npos);
    CHECK(lock.find("0->1 [label=\"!lock()\"];") != std::string::npos);
    CHECK(lock.find("1[label=\"rejected\",style=filled,fillcolor=red];") != std::string::npos);
    CHECK(lock.find("2->0 [label=\"unlock() && ok\"];") != std::string::npos);
    CHECK(lock.find("2->1 [label=\"!unlock() || unlock() && !ok\"];") != std::string::npos);
    const std::string values = graphOf(Source::Formalism::Pltl, "G (ok ++ <{ b }>)");
    CHECK(values.find("0->0 [label=\"(ok && !<{ b }> || !ok && <{ b }>)\"];") != std::string::npos);
    const std::string response = graphOf(Source::Formalism::Pltl, "F r()");
    CHECK(response.find("0[label=0,style=dashed];") != std::string::npos);
    CHECK(response.find("1[label=1,style=filled,fillcolor=grey];") != std::string::npos);
}

} // namespace
