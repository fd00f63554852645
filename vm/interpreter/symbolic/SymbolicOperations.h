#pragma once

// What the symbolic instantiation of the loop does with operands that carry expressions: bits are
// computed as in the other one; these give the expression that goes with them.

#include "vm/state/LiveState.h"

namespace clew::vm {
class Vm;
}

namespace clew::vm::interpreter {
// The message of the exception names values that inputs decide: reading it is reported.
void markPresentOnly(Vm& vm, state::LiveState& state, values::Ref exception);
// Paths on which a new array has this length are followed only where this holds: it is no condition
// of the program's own.
values::Expression limitOfNewLength(values::Expression length);
} // namespace clew::vm::interpreter

namespace clew::vm::interpreter::symbolic {

using state::expressionIn;
using state::withExpression;
using values::Expression;
using values::ExpressionKind;
using values::Slot;
using values::Sort;
namespace expressions = values::expressions;

// A float's or an int's expression; a constant where it has none.
inline Expression operand(Sort sort, Slot slot) {
    const Expression has = expressionIn(slot);
    return has != 0 ? has : expressions::constant(sort, static_cast<std::uint32_t>(slot));
}
// A long's or a double's.
inline Expression operand(Sort sort, Slot bits, Slot second) {
    return second != 0 ? static_cast<Expression>(second) : expressions::constant(sort, bits);
}
// Constants are concrete.
inline Expression shadowOf(Expression made) {
    return expressions::isConstant(made) ? 0 : made;
}

// Of a length or an index: what decides is the value.
inline Slot withoutAttributes(Slot number) {
    const Expression has = expressionIn(number);
    return has == 0 ? number
                    : withExpression(number, shadowOf(expressions::withoutAttributes(has)));
}

inline Slot binary(ExpressionKind kind, Sort sort, Slot a, Slot b, Slot bits) {
    return withExpression(bits,
                          shadowOf(expressions::make(kind, operand(sort, a), operand(sort, b))));
}
inline Expression binary(ExpressionKind kind, Sort sort, Slot a, Slot aSecond, Slot b,
                         Slot bSecond) {
    return shadowOf(expressions::make(kind, operand(sort, a, aSecond), operand(sort, b, bSecond)));
}
// Shifts of an int and of a long; the distance is an int.
inline Slot shift(ExpressionKind kind, Slot a, Slot distance, Slot bits) {
    const Expression masked = expressions::make(
        ExpressionKind::BitAnd, operand(Sort::Bits32, distance), expressions::constantInt(31));
    return withExpression(bits,
                          shadowOf(expressions::make(kind, operand(Sort::Bits32, a), masked)));
}
inline Expression shiftLong(ExpressionKind kind, Slot a, Slot aSecond, Slot distance) {
    const Expression masked = expressions::make(
        ExpressionKind::BitAnd, operand(Sort::Bits32, distance), expressions::constantInt(63));
    return shadowOf(expressions::make(kind, operand(Sort::Bits64, a, aSecond),
                                      expressions::make(ExpressionKind::ZeroExtend, masked)));
}
inline Expression unary(ExpressionKind kind, Sort to, Expression operand) {
    return operand == 0 ? 0 : shadowOf(expressions::make(kind, to, operand));
}
inline Slot narrowed(Slot was, Slot bits, values::BasicType type) {
    if (expressionIn(was) == 0) return bits;
    return withExpression(bits, shadowOf(expressions::narrow(expressionIn(was), type)));
}
inline Expression negated(Sort sort, Expression operand) {
    return operand == 0 ? 0
                        : shadowOf(expressions::make(ExpressionKind::Subtract,
                                                     expressions::constant(sort, 0), operand));
}

} // namespace clew::vm::interpreter::symbolic
