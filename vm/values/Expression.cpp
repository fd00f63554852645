#include "vm/values/Expression.h"

#include <fmt/format.h>

#include <stdexcept>

#include "vm/values/ExpressionOperations.h"
#include "vm/values/ExpressionPool.h"
#include "vm/values/ExpressionSimplifier.h"

namespace clew::vm::values::expressions {

using enum ExpressionKind;

namespace {

Sort sortOfResult(ExpressionKind kind, Expression a, Expression b) {
    const Sort first = sort(a);
    switch (kind) {
        case SignExtend:
        case ZeroExtend:
            return Sort::Bits64;
        case Truncate:
            return Sort::Bits32;
        case If:
            return sort(b);
        case FloatToFloat:
            return first == Sort::Float32 ? Sort::Float64 : Sort::Float32;
        case FloatToRawBits:
            return first == Sort::Float32 ? Sort::Bits32 : Sort::Bits64;
        case FloatOfBits:
            return first == Sort::Bits32 ? Sort::Float32 : Sort::Float64;
        case IntToFloat:
        case FloatToInt:
            throw std::logic_error(fmt::format("{} needs a sort", nameOf(kind)));
        default:
            return kind >= Equal ? Sort::Bool : first;
    }
}

} // namespace

Expression constantInt(std::int32_t value) {
    return constant(Sort::Bits32, fromInt(value));
}
Expression constantLong(std::int64_t value) {
    return constant(Sort::Bits64, fromLong(value));
}
Expression boolean(bool value) {
    return value ? pool::True : pool::False;
}

Expression make(ExpressionKind kind, Sort sort, Expression a, Expression b, Expression c) {
    const pool::Request request{kind, sort, a, b, c};
    if (const Expression known = pool::find(request)) return known;
    const pool::Request plain{kind, sort, withoutAttributes(a), b ? withoutAttributes(b) : 0,
                              c ? withoutAttributes(c) : 0};
    const Expression result =
        plain == request ? simplify(request) : make(kind, sort, plain.a, plain.b, plain.c);
    pool::remember(request, result);
    return result;
}

Expression make(ExpressionKind kind, Expression a, Expression b, Expression c) {
    return make(kind, sortOfResult(kind, a, b), a, b, c);
}

Expression notOf(Expression condition) {
    return make(Not, Sort::Bool, condition);
}
Expression andOf(Expression a, Expression b) {
    return make(And, Sort::Bool, a, b);
}
Expression orOf(Expression a, Expression b) {
    return make(Or, Sort::Bool, a, b);
}
Expression ifOf(Expression condition, Expression then, Expression otherwise) {
    return make(If, sort(then), condition, then, otherwise);
}
Expression equal(Expression a, Expression b) {
    return make(isFloat(sort(a)) ? FloatEqual : Equal, Sort::Bool, a, b);
}
Expression less(Expression a, Expression b) {
    return make(isFloat(sort(a)) ? FloatLess : Less, Sort::Bool, a, b);
}
Expression lessOrEqual(Expression a, Expression b) {
    return make(isFloat(sort(a)) ? FloatLessOrEqual : LessOrEqual, Sort::Bool, a, b);
}

Expression compareThreeWay(Expression a, Expression b, std::int32_t unordered) {
    // What is neither of the two asked for is the last one, which is so where one is NaN.
    if (unordered < 0)
        return ifOf(less(b, a), constantInt(1), ifOf(equal(a, b), constantInt(0), constantInt(-1)));
    return ifOf(less(a, b), constantInt(-1), ifOf(equal(a, b), constantInt(0), constantInt(1)));
}

Expression intOf(Expression condition) {
    return ifOf(condition, constantInt(1), constantInt(0));
}

Expression isNotZero(Expression value) {
    return notOf(equal(value, constant(sort(value), 0)));
}

Expression attributed(Expression value, std::int32_t attribute) {
    const pool::Request request{Attributed, sort(value), value, constantInt(attribute), 0};
    if (const Expression known = pool::find(request)) return known;
    const Expression result = pool::intern(request);
    pool::remember(request, result);
    return result;
}

std::vector<std::int32_t> attributesOf(Expression value) {
    std::vector<std::int32_t> attributes;
    for (; node(value).kind == Attributed; value = node(value).operands[0])
        attributes.push_back(toInt(node(node(value).operands[1]).bits));
    return attributes;
}

Expression withoutAttributes(Expression value) {
    while (node(value).kind == Attributed) value = node(value).operands[0];
    return value;
}

Expression narrow(Expression value, BasicType type) {
    if (const ExpressionNode& of = node(value); of.kind == Attributed) // it goes on with its value
        return attributed(narrow(of.operands[0], type), toInt(node(of.operands[1]).bits));
    switch (type) {
        case BasicType::Boolean:
            return make(BitAnd, Sort::Bits32, value, constantInt(1));
        case BasicType::Byte:
            return make(SignExtend8, Sort::Bits32, value);
        case BasicType::Char:
            return make(ZeroExtend16, Sort::Bits32, value);
        case BasicType::Short:
            return make(SignExtend16, Sort::Bits32, value);
        default:
            return value;
    }
}

} // namespace clew::vm::values::expressions
