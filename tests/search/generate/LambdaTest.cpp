// What lambdas for an interface return.

#include "search/generate/Lambda.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "tests/search/generate/TestedProgram.h"

using namespace clew::search::generate;

namespace {

constexpr const char* kParsers = R"(
public class Main {
    interface Parser<T> { T parse(String text); }
    interface Texts extends Parser<String> { }
    interface Numbers extends Parser<Integer> { }
    interface Same<T> extends Parser<T> { }
    interface Converter<A, B> { B convert(A a); }
    interface ToText<A> extends Converter<A, String> { }
}
)";

class Lambdas : public TestedProgram {
  public:
    Lambdas() : TestedProgram(kParsers) {}
    // As they are written.
    std::vector<std::string> of(std::string_view type,
                                const std::vector<std::string>& arguments = {}) {
        std::vector<std::string> texts;
        for (const JavaValue& lambda :
             lambdasFor(vm().linker->load("Main$" + std::string(type)), arguments))
            texts.push_back(lambda.name);
        std::ranges::sort(texts);
        return texts;
    }
};

using Texts = std::vector<std::string>;

} // namespace

TEST_CASE("lambdas: the result is of the type that the interface extends another one with") {
    Lambdas lambdas;
    CHECK(lambdas.of("Texts") == Texts{"x -> \"a\"", "x -> null"});
    CHECK(lambdas.of("Numbers") == Texts{"x -> -1", "x -> 0", "x -> 1", "x -> 10", "x -> null"});
    CHECK(lambdas.of("Parser") == Texts{"x -> 1", "x -> null"});
}

TEST_CASE("lambdas: the result is of the type that the parameter of a method says") {
    Lambdas lambdas;
    const Texts ofText{"x -> \"a\"", "x -> null"};
    CHECK(lambdas.of("Parser", {"Ljava/lang/String;"}) == ofText);
    CHECK(lambdas.of("Same", {"Ljava/lang/String;"}) == ofText);
    CHECK(lambdas.of("ToText") == ofText);
    CHECK(lambdas.of("ToText", {"Ljava/lang/Integer;"}) == ofText);
}
