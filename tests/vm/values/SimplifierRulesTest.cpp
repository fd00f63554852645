// Each operation on random operands: what is built has the value that plain C++ computes for what
// was asked for, and is as small and as well known as it was. A rule that is lost makes something
// larger; one that is wrong changes a value.

#include <doctest/doctest.h>

#include <bit>
#include <set>

#include "tests/vm/values/RandomTrees.h"

namespace clew::vm::values {

namespace {

struct Count {
    unsigned rewritten = 0;  // expressions that are not the operation itself
    std::uint64_t nodes = 0; // of what was built, equal ones counted once
    std::uint64_t bits = 0;  // that the intervals of the values span, and that may be set in them
};

std::uint64_t sizeOf(Expression expression) {
    std::set<Expression> seen{expression};
    std::vector<Expression> pending{expression};
    while (!pending.empty()) {
        const Expression next = pending.back();
        pending.pop_back();
        for (const Expression operand : expressions::node(next).operands)
            if (operand && seen.insert(operand).second) pending.push_back(operand);
    }
    return seen.size();
}

bool isAsAsked(const Tree& tree) {
    const ExpressionNode& node = expressions::node(tree.expression);
    if (node.kind != tree.kind || node.sort != tree.sort) return false;
    for (std::size_t i = 0; i < tree.operands.size(); ++i)
        if (node.operands[i] != tree.operands[i]->expression) return false;
    return true;
}

Count run(ExpressionKind kind, Sort from, Sort sort) {
    constexpr unsigned kRounds = 2000, kInputs = 12;
    // The figures below are of these numbers.
    const unsigned number = static_cast<unsigned>(kind) - (kind > Attributed);
    Generator generator(number * 64 + static_cast<unsigned>(from) * 8 +
                        static_cast<unsigned>(sort));
    Count count;
    for (unsigned round = 0; round < kRounds; ++round) {
        const TreePtr tree = generator.operation(kind, from, sort, 1 + generator.below(3));
        for (unsigned i = 0; i < kInputs; ++i) checkValue(*tree, generator.inputs());
        const expressions::pool::Facts& known = expressions::pool::facts(tree->expression);
        count.rewritten += !isAsAsked(*tree);
        count.nodes += sizeOf(tree->expression);
        count.bits += static_cast<unsigned>(std::bit_width(static_cast<std::uint64_t>(known.max) -
                                                           static_cast<std::uint64_t>(known.min)) +
                                            std::popcount(known.possibleOnes));
    }
    return count;
}

// Of 2000 expressions, at least so many rewritten, and at most so many nodes and bits.
struct Rule {
    ExpressionKind kind;
    Sort from, sort;
    Count count;
};

constexpr Rule kRules[] = {
    {Add, Sort::Bits32, Sort::Bits32, {1461, 7563, 86131}},
    {Add, Sort::Bits64, Sort::Bits64, {1458, 7720, 217900}},
    {Subtract, Sort::Bits32, Sort::Bits32, {1434, 7199, 85696}},
    {Subtract, Sort::Bits64, Sort::Bits64, {1478, 6806, 198336}},
    {Multiply, Sort::Bits32, Sort::Bits32, {1389, 7383, 87960}},
    {Multiply, Sort::Bits64, Sort::Bits64, {1403, 6850, 189633}},
    {Divide, Sort::Bits32, Sort::Bits32, {891, 7088, 51546}},
    {Divide, Sort::Bits64, Sort::Bits64, {740, 7718, 152629}},
    {Remainder, Sort::Bits32, Sort::Bits32, {811, 7420, 45029}},
    {Remainder, Sort::Bits64, Sort::Bits64, {756, 7258, 123157}},
    {BitAnd, Sort::Bits32, Sort::Bits32, {1589, 5627, 32074}},
    {BitAnd, Sort::Bits64, Sort::Bits64, {1495, 6394, 99979}},
    {BitOr, Sort::Bits32, Sort::Bits32, {1455, 7296, 89882}},
    {BitOr, Sort::Bits64, Sort::Bits64, {1455, 6958, 218166}},
    {BitXor, Sort::Bits32, Sort::Bits32, {1427, 7304, 89283}},
    {BitXor, Sort::Bits64, Sort::Bits64, {1492, 6323, 184784}},
    {ShiftLeft, Sort::Bits32, Sort::Bits32, {1266, 7059, 73323}},
    {ShiftLeft, Sort::Bits64, Sort::Bits64, {1265, 7301, 152792}},
    {ShiftRight, Sort::Bits32, Sort::Bits32, {992, 6321, 44325}},
    {ShiftRight, Sort::Bits64, Sort::Bits64, {833, 6952, 122895}},
    {ShiftRightUnsigned, Sort::Bits32, Sort::Bits32, {1463, 6527, 42061}},
    {ShiftRightUnsigned, Sort::Bits64, Sort::Bits64, {1176, 7335, 104514}},
    {SignExtend, Sort::Bits32, Sort::Bits64, {587, 5593, 100762}},
    {ZeroExtend, Sort::Bits32, Sort::Bits64, {1079, 5507, 71543}},
    {Truncate, Sort::Bits64, Sort::Bits32, {787, 5048, 87961}},
    {SignExtend8, Sort::Bits32, Sort::Bits32, {1440, 3646, 49840}},
    {SignExtend16, Sort::Bits32, Sort::Bits32, {1551, 3286, 52387}},
    {ZeroExtend16, Sort::Bits32, Sort::Bits32, {1426, 3542, 36880}},
    {If, Sort::Bool, Sort::Bool, {1602, 10635, 3125}},
    {If, Sort::Bits32, Sort::Bits32, {955, 11155, 87094}},
    {If, Sort::Bits64, Sort::Bits64, {999, 10990, 204897}},
    {If, Sort::Float32, Sort::Float32, {1056, 10514, 167943}},
    {If, Sort::Float64, Sort::Float64, {1025, 10962, 224781}},
    {FloatAdd, Sort::Float32, Sort::Float32, {1056, 8239, 166724}},
    {FloatAdd, Sort::Float64, Sort::Float64, {980, 8400, 228788}},
    {FloatSubtract, Sort::Float32, Sort::Float32, {1053, 9485, 162345}},
    {FloatSubtract, Sort::Float64, Sort::Float64, {1050, 9336, 212287}},
    {FloatMultiply, Sort::Float32, Sort::Float32, {976, 8221, 168804}},
    {FloatMultiply, Sort::Float64, Sort::Float64, {1056, 8123, 223077}},
    {FloatDivide, Sort::Float32, Sort::Float32, {449, 8176, 166791}},
    {FloatDivide, Sort::Float64, Sort::Float64, {410, 8228, 223237}},
    {FloatRemainder, Sort::Float32, Sort::Float32, {269, 8312, 168200}},
    {FloatRemainder, Sort::Float64, Sort::Float64, {244, 8485, 228208}},
    {FloatNegate, Sort::Float32, Sort::Float32, {1087, 3451, 135771}},
    {FloatNegate, Sort::Float64, Sort::Float64, {1052, 3519, 182530}},
    {FloatAbsolute, Sort::Float32, Sort::Float32, {1144, 3965, 137563}},
    {FloatAbsolute, Sort::Float64, Sort::Float64, {1144, 4109, 189312}},
    {FloatSquareRoot, Sort::Float32, Sort::Float32, {626, 4539, 138901}},
    {FloatSquareRoot, Sort::Float64, Sort::Float64, {614, 4676, 191020}},
    {FloatFloor, Sort::Float32, Sort::Float32, {1144, 3981, 142658}},
    {FloatFloor, Sort::Float64, Sort::Float64, {1241, 3847, 180127}},
    {FloatCeil, Sort::Float32, Sort::Float32, {1245, 3804, 132123}},
    {FloatCeil, Sort::Float64, Sort::Float64, {1229, 3936, 182546}},
    {FloatRint, Sort::Float32, Sort::Float32, {1171, 3964, 136466}},
    {FloatRint, Sort::Float64, Sort::Float64, {1186, 3962, 184994}},
    {IntToFloat, Sort::Bits32, Sort::Float32, {602, 5548, 140040}},
    {FloatToInt, Sort::Float32, Sort::Bits32, {651, 5213, 92880}},
    {IntToFloat, Sort::Bits32, Sort::Float64, {595, 5449, 187269}},
    {FloatToInt, Sort::Float64, Sort::Bits32, {730, 5053, 94516}},
    {IntToFloat, Sort::Bits64, Sort::Float32, {622, 5459, 137293}},
    {FloatToInt, Sort::Float32, Sort::Bits64, {680, 5226, 181755}},
    {IntToFloat, Sort::Bits64, Sort::Float64, {572, 5633, 191141}},
    {FloatToInt, Sort::Float64, Sort::Bits64, {771, 5142, 185918}},
    {FloatToFloat, Sort::Float32, Sort::Float64, {673, 5267, 187072}},
    {FloatToFloat, Sort::Float64, Sort::Float32, {778, 4981, 139803}},
    {FloatToRawBits, Sort::Float32, Sort::Bits32, {587, 5471, 97198}},
    {FloatToRawBits, Sort::Float64, Sort::Bits64, {586, 5578, 192614}},
    {FloatOfBits, Sort::Bits32, Sort::Float32, {640, 5281, 140735}},
    {FloatOfBits, Sort::Bits64, Sort::Float64, {626, 5426, 187927}},
    {Equal, Sort::Bool, Sort::Bool, {1794, 8170, 3346}},
    {Equal, Sort::Bits32, Sort::Bool, {1494, 6761, 2409}},
    {Equal, Sort::Bits64, Sort::Bool, {1418, 7445, 2888}},
    {Less, Sort::Bits32, Sort::Bool, {1412, 6543, 2605}},
    {Less, Sort::Bits64, Sort::Bool, {1459, 7138, 2874}},
    {LessOrEqual, Sort::Bits32, Sort::Bool, {1029, 6669, 2775}},
    {LessOrEqual, Sort::Bits64, Sort::Bool, {842, 7175, 3141}},
    {LessUnsigned, Sort::Bits32, Sort::Bool, {943, 7039, 2799}},
    {LessUnsigned, Sort::Bits64, Sort::Bool, {791, 7311, 2971}},
    {FloatEqual, Sort::Float32, Sort::Bool, {1264, 7784, 3150}},
    {FloatEqual, Sort::Float64, Sort::Bool, {1293, 7490, 3038}},
    {FloatLess, Sort::Float32, Sort::Bool, {643, 7504, 3040}},
    {FloatLess, Sort::Float64, Sort::Bool, {750, 7339, 2959}},
    {FloatLessOrEqual, Sort::Float32, Sort::Bool, {662, 7961, 3387}},
    {FloatLessOrEqual, Sort::Float64, Sort::Bool, {717, 7825, 3369}},
    {FloatIsNaN, Sort::Float32, Sort::Bool, {901, 4823, 2610}},
    {FloatIsNaN, Sort::Float64, Sort::Bool, {926, 4694, 2578}},
    {Not, Sort::Bool, Sort::Bool, {1141, 5460, 2902}},
    {And, Sort::Bool, Sort::Bool, {1808, 5096, 1440}},
    {Or, Sort::Bool, Sort::Bool, {1774, 6515, 2931}},
};

} // namespace

TEST_CASE("simplifier rules: values stay, and all is as small as it was") {
    std::set<ExpressionKind> kinds;
    for (const Rule& rule : kRules) {
        kinds.insert(rule.kind);
        CAPTURE(nameOf(rule.kind));
        CAPTURE(static_cast<int>(rule.from));
        CAPTURE(static_cast<int>(rule.sort));
        const Count count = run(rule.kind, rule.from, rule.sort);
        CHECK(count.rewritten >= rule.count.rewritten);
        CHECK(count.nodes <= rule.count.nodes);
        CHECK(count.bits <= rule.count.bits);
    }
    constexpr unsigned kLeaves = 3; // Constant, Variable and Attributed, which nothing rewrites
    unsigned all = 0;
#define CLEW_KIND(name, operands) ++all;
    CLEW_EXPRESSION_KINDS(CLEW_KIND)
#undef CLEW_KIND
    CHECK_MESSAGE(kinds.size() + kLeaves == all, "a kind of expression without a row");
}

} // namespace clew::vm::values
