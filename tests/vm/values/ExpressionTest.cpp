#include <doctest/doctest.h>

#include <cmath>
#include <cstdlib>
#include <limits>
#include <thread>

#include "vm/values/ExpressionPool.h"

namespace {

using namespace clew::vm::values;
using namespace clew::vm::values::expressions;
using enum ExpressionKind;

Expression integer(std::string_view name) {
    return makeVariable(name, BasicType::Int);
}
Expression character(std::string_view name) {
    return makeVariable(name, BasicType::Char);
}
Expression longer(std::string_view name) {
    return makeVariable(name, BasicType::Long);
}
Expression real(std::string_view name) {
    return makeVariable(name, BasicType::Double);
}
Expression k(std::int32_t value) {
    return constantInt(value);
}
Expression kl(std::int64_t value) {
    return constantLong(value);
}
Expression kd(double value) {
    return constant(Sort::Float64, fromDouble(value));
}
Expression asDouble(Expression value) {
    return make(IntToFloat, Sort::Float64, value);
}

TEST_CASE("linear forms") {
    const Expression x = integer("x"), y = integer("y"), z = integer("w");
    // The swap of two variables without a third one.
    const Expression sum = make(Add, x, y), second = make(Subtract, sum, y),
                     first = make(Subtract, sum, second);
    CHECK(second == x);
    CHECK(first == y);
    CHECK(make(Add, make(Add, x, k(1)), k(-1)) == x);
    CHECK(make(Add, x, x) == make(Multiply, x, k(2)));
    CHECK(make(ShiftLeft, x, k(4)) == make(Multiply, k(16), x));
    CHECK(make(Subtract, k(0), make(Subtract, x, y)) == make(Subtract, y, x));
    CHECK(make(BitXor, make(BitXor, x, k(-1)), k(-1)) == x);
    CHECK(make(Add, make(BitXor, x, k(-1)), k(1)) == make(Subtract, k(0), x)); // ~x + 1
    CHECK(make(Add, make(Add, x, y), z) == make(Add, z, make(Add, y, x)));
    CHECK(make(Multiply, x, k(0)) == k(0));
    // Limits that no 128 bits hold: as integers this sum would have to be known not to overflow.
    const Expression huge = kl(INT64_MIN), l = longer("l"), m = longer("m");
    const Expression products = make(Add, make(Multiply, l, huge), make(Multiply, m, huge));
    CHECK_FALSE(isConstant(less(products, kl(5))));
    CHECK(make(Multiply, make(Multiply, x, k(3)), make(Multiply, y, k(5))) ==
          make(Multiply, make(Multiply, y, x), k(15)));
    // Not 961 * x + 31 * y + z: a multiplication costs a solver more than an addition.
    const Expression hash =
        make(Add, make(Multiply, make(Add, make(Multiply, x, k(31)), y), k(31)), z);
    CHECK(toString(hash) == "w + (x * 31 + y) * 31");
}

TEST_CASE("equations") {
    const Expression x = integer("x"), y = integer("y"), c = character("c");
    CHECK(equal(make(Add, x, k(5)), k(7)) == equal(x, k(2)));
    CHECK(equal(make(Add, x, k(1)), k(INT32_MIN)) == equal(x, k(INT32_MAX))); // wraps
    CHECK(equal(make(Subtract, x, y), k(0)) == equal(y, x));
    CHECK(equal(make(Multiply, y, k(2)), k(3)) == boolean(false));
    CHECK(equal(make(Multiply, y, k(2)), k(4)) != equal(y, k(2))); // or -2147483646
    CHECK(equal(make(Multiply, y, k(3)), k(9)) == equal(y, k(3)));
    CHECK(equal(make(Multiply, c, k(2)), k(4)) == equal(c, k(2))); // no overflow
    CHECK(equal(make(Add, make(Multiply, x, k(4)), make(Multiply, y, k(6))), k(7)) ==
          boolean(false));
    CHECK(equal(make(BitXor, x, k(12)), k(10)) == equal(x, k(6)));
    CHECK(equal(make(BitXor, x, y), k(0)) == equal(x, y));
    CHECK(equal(make(BitAnd, x, k(8)), k(4)) == boolean(false));
    CHECK(equal(make(SignExtend, x), kl(1ll << 40)) == boolean(false));
    CHECK(equal(make(SignExtend, x), kl(-3)) == equal(x, k(-3)));
    CHECK(equal(make(Divide, x, k(10)), k(3)) ==
          andOf(lessOrEqual(k(30), x), lessOrEqual(x, k(39))));
    CHECK(equal(make(Divide, x, k(10)), k(0)) ==
          andOf(lessOrEqual(k(-9), x), lessOrEqual(x, k(9))));
    CHECK(equal(make(BitOr, x, y), k(0)) == andOf(equal(x, k(0)), equal(y, k(0))));
}

TEST_CASE("orders and ranges") {
    const Expression x = integer("x"), y = integer("y"), c = character("c"), d = character("c2");
    const Expression b = makeVariable("octet", BasicType::Byte),
                     z = makeVariable("flag", BasicType::Boolean);
    CHECK(less(x, x) == boolean(false));
    CHECK(less(make(Add, x, k(1)), k(3)) != less(x, k(2))); // overflow
    CHECK(less(make(Subtract, c, k('0')), k(10)) == lessOrEqual(c, k('9')));
    CHECK(less(make(Add, c, k(1)), make(Add, d, k(1))) == less(c, d));
    CHECK(less(c, make(Add, d, k(1))) == lessOrEqual(c, d));
    CHECK(lessOrEqual(k(0), c) == boolean(true));
    CHECK(less(c, k(65536)) == boolean(true));
    CHECK(less(b, k(-128)) == boolean(false));
    CHECK(equal(b, k(200)) == boolean(false));
    CHECK(less(x, k(6)) == lessOrEqual(x, k(5)));
    CHECK(lessOrEqual(x, k(-1)) == less(x, k(0)));
    CHECK(lessOrEqual(z, k(0)) == notOf(equal(z, k(1))));
    CHECK(equal(z, k(0)) == notOf(equal(z, k(1))));
    CHECK(less(k(INT32_MAX - 1), x) == equal(x, k(INT32_MAX)));
    CHECK(less(make(Remainder, x, k(10)), k(10)) == boolean(true));
    CHECK(less(make(Multiply, c, k(-2)), k(-9)) == lessOrEqual(k(5), c));
    CHECK(less(make(SignExtend, x), make(SignExtend, y)) == less(x, y));
    CHECK(less(make(SignExtend, x), kl(7)) == lessOrEqual(x, k(6)));
    CHECK(less(make(ZeroExtend, x), make(ZeroExtend, y)) == make(LessUnsigned, x, y));
    CHECK(make(LessUnsigned, c, d) == less(c, d));
    CHECK(make(LessUnsigned, x, k(INT32_MIN)) == lessOrEqual(k(0), x));
    CHECK(less(make(ShiftRight, x, k(4)), k(2)) == lessOrEqual(x, k(31)));
    CHECK(less(k(2), make(Divide, x, k(3))) == lessOrEqual(k(9), x));
}

TEST_CASE("bits, extensions, division") {
    const Expression x = integer("x"), y = integer("y"), c = character("c"), l = longer("l");
    CHECK(make(BitAnd, make(BitAnd, x, k(0xff)), k(0x0f)) == make(BitAnd, x, k(0x0f)));
    CHECK(make(BitAnd, c, k(0xffff)) == c);
    CHECK(make(BitAnd, make(Multiply, x, k(8)), k(7)) == k(0));
    CHECK(make(BitAnd, x, make(BitOr, y, x)) == x);
    CHECK(make(BitOr, x, make(BitAnd, y, x)) == x);
    CHECK(make(BitXor, make(BitXor, x, y), x) == y);
    CHECK(make(BitAnd, x, k(0xffff)) == make(ZeroExtend16, x));
    CHECK(make(BitAnd, make(SignExtend, x), kl(0xffffffff)) == make(ZeroExtend, x));
    CHECK(make(ZeroExtend16, c) == c);
    CHECK(make(SignExtend8, make(ZeroExtend16, x)) == make(SignExtend8, x));
    CHECK(make(SignExtend8, make(BitAnd, x, k(0xff))) == make(SignExtend8, x));
    CHECK(make(ShiftRight, make(ShiftLeft, x, k(24)), k(24)) == make(SignExtend8, x));
    CHECK(make(ShiftRightUnsigned, make(ShiftLeft, x, k(16)), k(16)) == make(ZeroExtend16, x));
    CHECK(make(ShiftRight, make(ShiftRight, x, k(20)), k(20)) == make(ShiftRight, x, k(31)));
    CHECK(make(ShiftRightUnsigned, c, k(16)) == k(0));
    CHECK(make(Truncate, make(SignExtend, x)) == x);
    CHECK(make(Truncate,
               make(Add, make(SignExtend, x), make(Multiply, make(SignExtend, y), kl(3)))) ==
          make(Add, x, make(Multiply, y, k(3))));
    CHECK(make(SignExtend, make(Truncate, make(BitAnd, l, kl(255)))) == make(BitAnd, l, kl(255)));
    CHECK(make(Divide, c, k(8)) == make(ShiftRight, c, k(3)));
    CHECK(make(Remainder, c, k(8)) == make(BitAnd, c, k(7)));
    CHECK(make(Remainder, c, k(70000)) == c);
    CHECK(make(Divide, make(Divide, x, k(10)), k(10)) == make(Divide, x, k(100)));
    CHECK(make(Divide, x, k(-1)) == make(Subtract, k(0), x)); // MIN_VALUE stays
    CHECK(make(BitAnd, y, k(31)) != y);
    CHECK(narrow(integer("x"), BasicType::Boolean) == make(BitAnd, x, k(1)));
    CHECK(narrow(makeVariable("flag", BasicType::Boolean), BasicType::Boolean) ==
          makeVariable("flag", BasicType::Boolean));
}

TEST_CASE("conditions") {
    const Expression x = integer("x"), y = integer("y");
    const Expression p = less(x, y), q = equal(x, k(3)), r = equal(y, k(4));
    CHECK(notOf(notOf(q)) == q);
    CHECK(notOf(p) == lessOrEqual(y, x));
    CHECK(andOf(p, p) == p);
    CHECK(andOf(p, notOf(p)) == boolean(false));
    CHECK(orOf(p, notOf(p)) == boolean(true));
    CHECK(andOf(p, orOf(q, p)) == p);
    CHECK(andOf(p, orOf(notOf(p), q)) == andOf(q, p));
    CHECK(orOf(p, andOf(notOf(p), q)) == orOf(q, p));
    CHECK(notOf(andOf(q, r)) == orOf(notOf(q), notOf(r)));
    CHECK(orOf(less(x, y), equal(y, x)) == lessOrEqual(x, y));
    CHECK(andOf(lessOrEqual(x, y), notOf(equal(x, y))) == less(x, y));
    CHECK(andOf(lessOrEqual(x, y), lessOrEqual(y, x)) == equal(x, y));
    CHECK(andOf(less(x, k(5)), less(x, k(9))) == less(x, k(5)));
    CHECK(andOf(less(x, k(5)), less(k(9), x)) == boolean(false));
    CHECK(orOf(less(x, k(9)), less(k(5), x)) == boolean(true));
    CHECK(andOf(less(x, k(5)), notOf(equal(x, k(4)))) == less(x, k(4)));
    CHECK(andOf(less(x, k(5)), notOf(equal(x, k(7)))) == less(x, k(5)));
    CHECK(ifOf(q, x, x) == x);
    CHECK(ifOf(q, boolean(true), r) == orOf(r, q));
    CHECK(ifOf(q, ifOf(q, x, y), y) == ifOf(q, x, y));
    CHECK(ifOf(q, x, ifOf(r, x, y)) == ifOf(orOf(q, r), x, y));
    CHECK(ifOf(equal(x, k(3)), k(3), x) == x);
    CHECK(isNotZero(intOf(p)) == p);
    CHECK(equal(intOf(p), k(0)) == notOf(p));
    CHECK(less(intOf(p), k(1)) == notOf(p));
    CHECK(equal(intOf(p), k(2)) == boolean(false));
    CHECK(make(BitAnd, intOf(q), intOf(r)) == intOf(andOf(q, r)));
    CHECK(isNotZero(make(BitXor, intOf(q), k(1))) == notOf(q));
    CHECK(make(Add, ifOf(q, k(1), k(2)), k(5)) == ifOf(q, k(6), k(7)));
}

TEST_CASE("the results of lcmp, fcmpl and fcmpg compared with 0") {
    const Expression x = longer("l"), y = longer("m"), a = real("d"), b = real("e");
    const Expression zero = k(0), compared = compareThreeWay(x, y);
    CHECK(less(compared, zero) == less(x, y));
    CHECK(lessOrEqual(compared, zero) == lessOrEqual(x, y));
    CHECK(less(zero, compared) == less(y, x));
    CHECK(lessOrEqual(zero, compared) == lessOrEqual(y, x));
    CHECK(equal(compared, zero) == equal(x, y));
    CHECK(equal(compared, k(-1)) == less(x, y));
    // a < b is compiled as dcmpg, ifge: the jump is taken where one is NaN.
    const Expression g = compareThreeWay(a, b, 1), l = compareThreeWay(a, b, -1);
    CHECK(less(g, zero) == less(a, b));
    CHECK(lessOrEqual(zero, g) == notOf(less(a, b)));
    CHECK(lessOrEqual(g, zero) == lessOrEqual(a, b));
    CHECK(less(zero, g) == notOf(lessOrEqual(a, b)));
    CHECK(less(zero, l) == less(b, a));
    CHECK(lessOrEqual(l, zero) == notOf(less(b, a)));
    CHECK(lessOrEqual(zero, l) == lessOrEqual(b, a));
    CHECK(equal(l, zero) == equal(a, b));
    CHECK(isNotZero(g) == notOf(equal(a, b)));
}

TEST_CASE("floats") {
    const Expression x = integer("x"), y = integer("y"), l = longer("l"), d = real("d"),
                     e = real("e");
    const Expression f = makeVariable("f", BasicType::Float),
                     g = makeVariable("g", BasicType::Float);
    const double infinity = std::numeric_limits<double>::infinity();
    CHECK(make(FloatAdd, d, kd(0)) != d); // -0.0 + 0.0 is 0.0
    CHECK(make(FloatAdd, d, kd(-0.0)) == d);
    CHECK(make(FloatSubtract, d, kd(0)) == d);
    CHECK(make(FloatMultiply, kd(1), d) == d);
    CHECK(make(FloatMultiply, d, kd(0)) != kd(0));
    CHECK(make(FloatAdd, d, e) == make(FloatAdd, e, d));
    CHECK(make(FloatDivide, d, kd(4)) == make(FloatMultiply, d, kd(0.25)));
    CHECK(make(FloatDivide, d, kd(3)) != make(FloatMultiply, d, kd(1.0 / 3)));
    CHECK(make(FloatNegate, make(FloatNegate, d)) == d);
    CHECK(equal(d, d) == notOf(make(FloatIsNaN, d)));
    CHECK(less(d, d) == boolean(false));
    CHECK(equal(d, kd(NAN)) == boolean(false));
    CHECK(equal(d, kd(-0.0)) == equal(d, kd(0)));
    CHECK(less(d, kd(-infinity)) == boolean(false));
    CHECK(less(d, kd(infinity)) != boolean(true)); // NaN
    CHECK(lessOrEqual(d, kd(infinity)) == notOf(make(FloatIsNaN, d)));
    CHECK(notOf(less(d, e)) != lessOrEqual(e, d));
    CHECK(less(make(FloatNegate, d), kd(2)) == less(kd(-2), d));
    // Integers in disguise.
    CHECK(less(asDouble(x), kd(2.5)) == lessOrEqual(x, k(2)));
    CHECK(equal(asDouble(x), kd(2.5)) == boolean(false));
    CHECK(equal(asDouble(x), kd(7)) == equal(x, k(7)));
    CHECK(less(asDouble(x), asDouble(y)) == less(x, y));
    CHECK(equal(asDouble(l), asDouble(longer("m"))) != equal(l, longer("m"))); // longs are rounded
    CHECK(make(FloatToInt, Sort::Bits32, asDouble(x)) == x);
    CHECK(make(FloatToInt, Sort::Bits64, asDouble(x)) == make(SignExtend, x));
    CHECK(make(FloatIsNaN, asDouble(l)) == boolean(false));
    const Expression wide = make(FloatToFloat, f);
    CHECK(make(FloatToFloat, wide) == f);
    CHECK(less(wide, make(FloatToFloat, g)) == less(f, g));
    CHECK(equal(wide, kd(0.1)) == boolean(false)); // 0.1 is no float
    CHECK(less(wide, kd(0.1)) ==
          lessOrEqual(f, constant(Sort::Float32, fromFloat(std::nextafterf(0.1f, 0)))));
    const Expression truncated = make(FloatToInt, Sort::Bits32, d);
    CHECK(equal(truncated, k(5)) == andOf(lessOrEqual(kd(5), d), notOf(lessOrEqual(kd(6), d))));
    CHECK(lessOrEqual(k(0), truncated) == notOf(lessOrEqual(d, kd(-1))));
    CHECK(make(FloatOfBits, make(FloatToRawBits, d)) == d);
}

TEST_CASE("linear forms with common divisors and with remainders") {
    const Expression x = integer("x"), y = integer("y"), c = character("c"),
                     d = character("other c");
    const auto times = [](Expression value, std::int32_t by) {
        return make(Multiply, value, k(by));
    };
    CHECK(less(times(c, 6), times(d, 6)) == less(c, d));
    CHECK(less(times(c, 6), make(Add, times(d, 4), k(9))) ==
          lessOrEqual(times(c, 3), make(Add, times(d, 2), k(4))));
    CHECK(lessOrEqual(times(c, 6), make(Add, times(d, 4), k(-1))) ==
          less(times(c, 3), times(d, 2)));
    CHECK(equal(times(c, 6), times(d, 6)) == equal(c, d));
    CHECK(equal(times(c, 6), make(Add, times(d, 3), k(1))) == boolean(false));
    CHECK(equal(times(x, 6), times(y, 6)) != equal(x, y)); // may overflow
    CHECK(less(times(x, 6), times(y, 6)) != less(x, y));
    const Expression quotient = make(Divide, x, k(60)), remainder = make(Remainder, x, k(60));
    CHECK(equal(make(Add, times(quotient, 60), remainder), x) == boolean(true));
}

TEST_CASE("floats beside what they are rounded to") {
    const Expression d = real("d");
    const auto truncated = [](Expression value) {
        return make(IntToFloat, Sort::Float64, make(FloatToInt, Sort::Bits32, value));
    };
    const Expression floor = make(FloatFloor, d), ceil = make(FloatCeil, d),
                     rint = make(FloatRint, d);
    CHECK(lessOrEqual(floor, d) == notOf(make(FloatIsNaN, d)));
    CHECK(less(ceil, d) == boolean(false));
    // Each is something else than what it was asked for, and has to have the same value everywhere.
    struct Pair {
        Expression a, b;
    };
    std::vector<Pair> pairs{{floor, d}, {d, floor}, {ceil, d}, {d, ceil}};
    for (const Expression whole : {floor, ceil, rint})
        for (const auto& [a, b] : {Pair{whole, truncated(whole)}, Pair{truncated(whole), whole}}) {
            pairs.push_back({a, b});
            for (const Expression compared : {less(a, b), lessOrEqual(a, b), equal(a, b)})
                CHECK(toString(compared).find("(int)") == std::string::npos);
        }
    for (const double by : {-1.0, -1.5, 1.0, 7.0}) {
        pairs.push_back({make(FloatAdd, d, kd(by)), truncated(d)});
        pairs.push_back({truncated(d), make(FloatAdd, d, kd(by))});
    }
    std::vector<double> values{NAN, HUGE_VAL, -HUGE_VAL, 1e300, -1e300, 0x1p53, -0x1p53};
    for (const double whole :
         {0.0, -0.0, 1.0, -1.0, 2.5, 1e9, 2147483646.0, 2147483647.0, 2147483648.0, 2147483649.0,
          -2147483647.0, -2147483648.0, -2147483649.0, -2147483650.0})
        for (const double by : {0.0, 0.5, -0.5, 1e-9}) {
            values.push_back(whole + by);
            values.push_back(std::nextafter(whole + by, HUGE_VAL));
            values.push_back(std::nextafter(whole + by, -HUGE_VAL));
        }
    for (const double value : values) {
        const Assignment assignment{{d, fromDouble(value)}};
        Evaluator evaluate(assignment);
        const auto is = [&](Expression e) { return toDouble(evaluate(e)); };
        CAPTURE(value);
        for (const auto& [a, b] : pairs) {
            CAPTURE(toString(a));
            CAPTURE(toString(b));
            CHECK(evaluate.holds(less(a, b)) == (is(a) < is(b)));
            CHECK(evaluate.holds(lessOrEqual(a, b)) == (is(a) <= is(b)));
            CHECK(evaluate.holds(equal(a, b)) == (is(a) == is(b)));
        }
        for (const auto& [difference, expected] :
             {std::pair(make(FloatSubtract, ceil, floor), is(ceil) - is(floor)),
              std::pair(make(FloatSubtract, d, d), value - value)})
            CHECK((is(difference) == expected ||
                   (std::isnan(is(difference)) && std::isnan(expected))));
    }
}

TEST_CASE("constants are folded as Java computes") {
    const auto folded = [](ExpressionKind kind, auto... operands) {
        return make(kind, operands...);
    };
    CHECK(folded(Divide, k(INT32_MIN), k(-1)) == k(INT32_MIN));
    CHECK(folded(Remainder, k(INT32_MIN), k(-1)) == k(0));
    CHECK(folded(Divide, k(-7), k(2)) == k(-3));
    CHECK(folded(Remainder, k(-7), k(2)) == k(-1));
    CHECK(folded(ShiftRightUnsigned, k(-1), k(28)) == k(15));
    CHECK(folded(Add, kl(INT64_MAX), kl(1)) == kl(INT64_MIN));
    CHECK(make(FloatToInt, Sort::Bits32, kd(1e20)) == k(INT32_MAX));
    CHECK(make(FloatToInt, Sort::Bits64, kd(-1e20)) == kl(INT64_MIN));
    CHECK(make(FloatToInt, Sort::Bits32, kd(NAN)) == k(0));
    CHECK(make(FloatToRawBits, constant(Sort::Float32, 0xffc12345)) == k(0x7fc00000));
    CHECK(folded(FloatDivide, kd(0), kd(0)) == kd(NAN));
    CHECK(folded(FloatRemainder, kd(-5.5), kd(2)) == kd(-1.5));
    CHECK(folded(FloatRint, kd(2.5)) == kd(2));
}

TEST_CASE("printed in Java's syntax") {
    const Expression x = integer("x"), y = integer("y"), b = makeVariable("b", BasicType::Int),
                     c = character("s[3]");
    const Expression z = makeVariable("flag", BasicType::Boolean);
    CHECK(toString(less(k(0), make(Add, x, k(5)))) == "x + 5 > 0");
    CHECK(toString(lessOrEqual(x, k(-3))) == "x <= -3");
    CHECK(toString(make(SignExtend8, b)) == "(byte) b");
    CHECK(toString(equal(c, k('a'))) == "s[3] == 'a'");
    CHECK(toString(notOf(equal(c, k('\'')))) == "s[3] != '\\''");
    CHECK(toString(make(Multiply, make(Add, x, y), k(3))) == "(x + y) * 3");
    CHECK(toString(make(Add, x, k(-5))) == "x - 5");
    CHECK(toString(make(Subtract, k(0), x)) == "-x");
    CHECK(toString(make(BitXor, x, k(-1))) == "~x");
    CHECK(toString(make(Subtract, x, make(Multiply, y, y))) == "x - y * y");
    CHECK(toString(less(make(BitAnd, x, y), y)) == "(x & y) < y");
    CHECK(toString(notOf(less(real("d"), kd(1)))) == "!(d < 1.0)");
    CHECK(toString(ifOf(less(x, y), x, k(1))) == "x < y ? x : 1");
    CHECK(toString(kd(NAN)) == "Double.NaN");
    CHECK(toString(kd(1e300)) == "1e300");
    CHECK(toString(kd(-1e-300)) == "-1e-300");
    CHECK(toString(kd(-HUGE_VAL)) == "Double.NEGATIVE_INFINITY");
    CHECK(toString(constant(Sort::Float32, fromFloat(0.5f))) == "0.5f");
    CHECK(toString(kl(-1)) == "-1L");
    CHECK(toString(make(SignExtend, x)) == "(long) x");
    CHECK(toString(equal(z, k(1))) == "flag");
    CHECK(toString(equal(z, k(0))) == "!flag");
    CHECK(toString(andOf(equal(x, k(1)), less(y, x))) == "x == 1 && y < x");
}

TEST_CASE("evaluation") {
    const Expression x = integer("x"), y = integer("y");
    const Assignment assignment{{x, fromInt(-7)}};
    Evaluator evaluate(assignment);
    CHECK(evaluate(make(Add, x, k(5))) == fromInt(-2));
    CHECK(evaluate(make(Add, x, y)) == fromInt(-7)); // y is not there: 0
    CHECK(evaluate.holds(less(x, y)));
    CHECK(evaluate(make(Divide, x, y)) == fromInt(1)); // off its path; does not trap
}

TEST_CASE("what is asked for twice is one expression") {
    const Expression x = integer("x");
    CHECK(make(Multiply, x, x) == make(Multiply, x, x));
    CHECK(integer("x") == x);
    CHECK_THROWS_AS(makeVariable("x", BasicType::Long), std::logic_error);
    CHECK_THROWS_AS(makeVariable("object", BasicType::Reference), std::logic_error);
    CHECK(variable(x).name == "x");
}

TEST_CASE("variables") {
    const Expression x = integer("x"), y = integer("y");
    const Expression product = make(Multiply, x, y), quotient = make(Divide, y, x);
    CHECK(variablesOf(k(3)).empty());
    CHECK(variablesOf(product).size() == 2);
    CHECK(variablesOf(product).data() == variablesOf(quotient).data()); // interned
    CHECK(variablesOf(x)[0] == x);
}

// Sums and conditions that a loop makes are deeper than any stack.
TEST_CASE("very deep expressions") {
    constexpr int Depth = 100'000;
    const Expression x = integer("x"), y = integer("y");
    Expression hash = x, chosen = x, all = boolean(true), sum = x, any = boolean(false);
    for (int i = 0; i < Depth; i++) {
        hash = make(BitXor, make(Multiply, hash, y), k(i));
        chosen = ifOf(equal(y, k(i)), k(2 * i), chosen);
        sum = make(Add, sum, integer("v" + std::to_string(i)));
        const Expression condition = less(make(Multiply, x, k(2 * i + 1)), y);
        all = andOf(all, condition);
        any = orOf(any, condition);
    }
    const Expression comparison = less(chosen, k(7)), negation = notOf(any);
    const Assignment assignment{{x, 3}, {y, 5}};
    Evaluator evaluate(assignment);
    std::uint32_t expected = 3;
    for (int i = 0; i < Depth; i++) expected = (expected * 5) ^ static_cast<std::uint32_t>(i);
    CHECK(evaluate(hash) == expected);
    CHECK(evaluate(chosen) == 10);
    CHECK(evaluate(comparison) == 0);
    CHECK(evaluate(sum) == 3);
    CHECK(evaluate(all) == 0);
    CHECK(evaluate(negation) != evaluate(any));
    CHECK(variablesOf(hash).size() == 2);
    CHECK(variablesOf(sum).size() == Depth + 1);
    for (const Expression e : {hash, chosen, comparison, sum, all, negation})
        CHECK(toString(e).size() < 5000);
}

TEST_CASE("more operands than are looked at together") {
    constexpr int Count = 40; // more than LargestFlattened
    struct Row {
        ExpressionKind kind;
        Sort sort;
        std::uint64_t identity;
        bool isIdempotent;
    };
    const Row rows[] = {
        {And, Sort::Bool, 1, true},        {Or, Sort::Bool, 0, true},
        {BitAnd, Sort::Bits32, ~0u, true}, {BitOr, Sort::Bits32, 0, true},
        {BitXor, Sort::Bits32, 0, false},  {BitAnd, Sort::Bits64, ~0ull, true},
        {BitOr, Sort::Bits64, 0, true},    {BitXor, Sort::Bits64, 0, false},
        {Add, Sort::Bits32, 0, false},     {Add, Sort::Bits64, 0, false},
    };
    for (const Row& row : rows) {
        CAPTURE(nameOf(row.kind));
        const auto operand = [&](int i) {
            const std::string name = "many." + std::to_string(i);
            return row.sort == Sort::Bits64   ? longer(name + "L")
                   : row.sort == Sort::Bits32 ? integer(name)
                                              : less(integer(name), integer(name + "b"));
        };
        Expression all = operand(0);
        for (int i = 1; i < Count; i++) all = make(row.kind, all, operand(i));
        const Expression last = operand(Count - 1), other = operand(Count);
        const Expression identity = constant(row.sort, row.identity);
        CHECK(make(row.kind, all, identity) == all);
        CHECK(make(row.kind, identity, all) == all);
        CHECK(make(row.kind, all, other) == make(row.kind, other, all));
        if (row.isIdempotent) {
            const Expression absorbing = constant(row.sort, ~row.identity);
            CHECK(make(row.kind, all, absorbing) == absorbing);
            CHECK(make(row.kind, all, all) == all);
            CHECK(make(row.kind, all, last) == all);
            CHECK(make(row.kind, last, all) == all);
        } else if (row.kind == BitXor) {
            CHECK(make(row.kind, all, all) == identity);
        } else {
            const Expression more = make(Add, all, constant(row.sort, 5));
            CHECK(make(Subtract, all, all) == identity);
            CHECK(make(Subtract, more, constant(row.sort, 5)) == all);
            CHECK(make(Add, more, constant(row.sort, 5)) == make(Add, all, constant(row.sort, 10)));
            const Expression sum = make(Add, all, other), less = make(Subtract, all, other);
            CHECK(make(Subtract, sum, other) == all);
            CHECK(make(Subtract, sum, all) == other);
            CHECK(make(Add, less, other) == all);
            CHECK(make(Add, other, less) == all);
            CHECK(make(Subtract, all, less) == other);
        }
    }
}

// Many threads that build the same, each in another order, get the same numbers.
TEST_CASE("expressions built by several threads") {
    constexpr int Count = 4, Rounds = 20'000;
    std::vector<std::vector<Expression>> built(Count, std::vector<Expression>(Rounds));
    std::vector<std::thread> threads;
    for (int t = 0; t < Count; t++)
        threads.emplace_back([&, t] {
            const Expression x = integer("thread.x"), y = longer("thread.y");
            for (int n = 0; n < Rounds; n++) {
                const int i = t % 2 ? n : Rounds - 1 - n;
                const Expression v = integer("thread.v" + std::to_string(i % 50));
                const Expression product = make(Multiply, make(BitXor, x, k(i)), v);
                const Expression condition = less(make(Add, product, k(i)), v);
                built[t][i] = ifOf(condition, make(Add, make(SignExtend, product), y), y);
                if (i % 16 == 0) {
                    const Assignment assignment{{x, 1}, {v, 2}};
                    Evaluator evaluate(assignment);
                    evaluate(built[t][i]);
                    if (variablesOf(built[t][i]).size() != 3) std::abort();
                }
            }
        });
    for (std::thread& thread : threads) thread.join();
    for (int t = 1; t < Count; t++) CHECK(built[t] == built[0]);
}

// The text shows the order of operands. Variables are numbered as they are made, and other
// expressions stand between.
TEST_CASE("the form does not depend on what was built before") {
    const auto build = [](const std::vector<Expression>& v) {
        const Expression a = make(BitOr, v[2], v[3]), b = make(Multiply, v[4], v[5]);
        return toString(
            orOf(less(make(Add, a, b), v[0]), equal(make(BitXor, a, b), make(Divide, v[1], a))));
    };
    std::vector<Expression> v;
    for (int i = 5; i >= 0; i--) v.insert(v.begin(), integer("p" + std::to_string(i)));
    make(Multiply, v[4], v[5]);
    CHECK(build(v) == "p1 / (p2 | p3) == (p4 * p5 ^ (p2 | p3)) || p4 * p5 + (p2 | p3) < p0");
}

} // namespace
