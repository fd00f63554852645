// Random expressions against plain C++: what make() builds, evaluated, is what the tree that was
// asked for computes.

#include <doctest/doctest.h>

#include <cstdlib>

#include "tests/vm/values/RandomTrees.h"
#include "vm/values/ExpressionSimplifier.h"

namespace {

using namespace clew::vm::values;
using namespace clew::vm::values::expressions;
using enum ExpressionKind;

TEST_CASE("random expressions have the values that plain C++ computes") {
    const char* seed = std::getenv("CLEW_SEED"); // for longer runs by hand
    const char* rounds = std::getenv("CLEW_ROUNDS");
    Generator generator(seed ? std::strtoull(seed, nullptr, 10) : 1);
    for (int round = 0; round < (rounds ? std::atoi(rounds) : 40000); round++) {
        constexpr Sort sorts[] = {Sort::Bool,   Sort::Bool,    Sort::Bits32, Sort::Bits32,
                                  Sort::Bits64, Sort::Float32, Sort::Float64};
        const TreePtr tree =
            generator.tree(sorts[generator.below(std::size(sorts))], 2 + generator.below(4));
        for (int i = 0; i < 26; i++) checkValue(*tree, generator.inputs());
    }
}

// What is kept as it is must be in normal form: otherwise the result of building it would depend on
// what was built before.
TEST_CASE("every node is its own normal form") {
    Generator generator(7);
    for (int round = 0; round < 3000; round++) generator.tree(Sort::Bool, 5);
    std::size_t others = 0;
    const auto count = static_cast<Expression>(pool::size());
    for (Expression e = 1; e <= count; e++) {
        const ExpressionNode node = expressions::node(e);
        if (node.kind == Constant || node.kind == Variable) continue;
        const Expression again =
            simplify({node.kind, node.sort, node.operands[0], node.operands[1], node.operands[2]});
        if (again != e && others++ < 10)
            MESSAGE(nameOf(node.kind), " ", toString(e), " becomes ", toString(again));
    }
    CHECK(others == 0);
}

} // namespace
