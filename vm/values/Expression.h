#pragma once

// Symbolic expressions: what a slot stands for beside its concrete bits. Immutable and hash-consed:
// two expressions that are built alike are the same number, so that comparing them costs one
// comparison, and copying one costs nothing.
//
// Every function that builds an expression simplifies it first; where all operands are constants
// the result is one. Exact Java semantics: two's-complement integers of 32 and 64 bits with masked
// shifts, IEEE 754 floats with round to nearest even. Conditions have the sort Bool. The narrow
// Java types (boolean, byte, char, short) are 32-bit integers whose value is in the type's range,
// as on the operand stack.
//
// One pool for the whole process, thread-safe; expressions live as long as it does.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "vm/values/Value.h"

namespace clew::vm::values {

// 0: no expression; the value is concrete.
using Expression = std::uint32_t;

enum class Sort : std::uint8_t { Bool, Bits32, Bits64, Float32, Float64 };

constexpr Sort sortOf(BasicType type) { // not for references, which have no sort
    return type == BasicType::Long     ? Sort::Bits64
           : type == BasicType::Float  ? Sort::Float32
           : type == BasicType::Double ? Sort::Float64
                                       : Sort::Bits32;
}

// kind, number of operands. Operands have the sort of the result unless said otherwise.
// clang-format off
#define CLEW_EXPRESSION_KINDS(K)                                                                \
    K(Constant, 0) /* bits() */                                                                 \
    K(Variable, 0) /* an input; variable() */                                                   \
    K(Add, 2)                                                                                   \
    K(Subtract, 2)                                                                              \
    K(Multiply, 2) K(Divide, 2)                                                                 \
        K(Remainder, 2) /* signed, truncating; the divisor is not 0 on the path */              \
        K(BitAnd, 2) K(BitOr, 2) K(BitXor, 2) K(ShiftLeft, 2) K(ShiftRight, 2)                  \
            K(ShiftRightUnsigned, 2) /* same sort; the distance is masked already */            \
        K(SignExtend, 1)             /* Bits64 of Bits32 */                                     \
        K(ZeroExtend, 1)             /* Bits64 of Bits32 */                                     \
        K(Truncate, 1)               /* Bits32 of Bits64 */                                     \
        K(SignExtend8, 1) K(SignExtend16, 1)                                                    \
            K(ZeroExtend16, 1) /* of the low bits of a Bits32: i2b, i2s, i2c */                 \
        K(If, 3)               /* Bool, then, otherwise */                                      \
        K(FloatAdd, 2) K(FloatSubtract, 2) K(FloatMultiply, 2) K(FloatDivide, 2)                \
            K(FloatRemainder, 2) /* Java's %, C's fmod */                                       \
        K(FloatNegate, 1) K(FloatAbsolute, 1) K(FloatSquareRoot, 1) K(FloatFloor, 1)            \
            K(FloatCeil, 1) K(FloatRint, 1)                                                     \
                K(IntToFloat, 1) /* any float sort of a signed Bits32 or Bits64 */              \
        K(FloatToInt, 1)         /* Bits32 or Bits64 of any float sort: saturating, NaN is 0 */ \
        K(FloatToFloat, 1)       /* between Float32 and Float64 */                              \
        K(FloatToRawBits, 1)                                                                    \
            K(FloatOfBits, 1) /* reinterpretation, same width; NaNs are canonical */            \
        K(Attributed, 2)      /* a value; an attribute that goes with it (attributed()) */      \
                              /* Conditions: Bool of operands of any one sort */                \
        K(Equal, 2)                            /* integers */                                   \
        K(Less, 2) K(LessOrEqual, 2)           /* signed integers */                            \
        K(LessUnsigned, 2) K(FloatEqual, 2) K(FloatLess, 2)                                     \
            K(FloatLessOrEqual, 2) /* as ==, <, <= in Java: false where one is NaN */           \
        K(FloatIsNaN, 1) K(Not, 1) K(And, 2) K(Or, 2)
// clang-format on

enum class ExpressionKind : std::uint8_t {
#define CLEW_KIND(name, operands) name,
    CLEW_EXPRESSION_KINDS(CLEW_KIND)
#undef CLEW_KIND
};
unsigned operandCount(ExpressionKind kind);
std::string_view nameOf(ExpressionKind kind);

struct ExpressionNode {
    ExpressionKind kind;
    Sort sort;
    Expression operands[3]; // unused ones are 0
    std::uint64_t
        bits; // Constant: the value, as a Slot holds it (Bool: 0 or 1). Variable: its number
    std::uint32_t depth; // 1 for a leaf
};

// An input of the program. `type` bounds the values: boolean 0..1, byte, char and short their
// ranges.
struct Variable {
    std::string name;
    BasicType type;
};

// Variable expression -> bits as a Slot holds them. A variable that is not there is 0.
using Assignment = std::unordered_map<Expression, std::uint64_t>;

namespace expressions {

const ExpressionNode& node(Expression expression);
const Variable& variable(Expression variable); // of a Variable node
inline Sort sort(Expression expression) {
    return node(expression).sort;
}
inline bool isConstant(Expression expression) {
    return node(expression).kind == ExpressionKind::Constant;
}

// ---- building
Expression constant(Sort sort, std::uint64_t bits); // bits beyond the sort's width are dropped
Expression constantInt(std::int32_t value);
Expression constantLong(std::int64_t value);
Expression boolean(bool value);
// The variable of this name; the same name always gives the same variable. Throws std::logic_error
// where it was given another type before.
Expression makeVariable(std::string_view name, BasicType type);
// Any kind but Constant, Variable and Attributed. What is computed from values with attributes has
// none. `sort` is needed only where it does not follow from the
// operands (IntToFloat, FloatToInt, FloatToFloat, FloatToRawBits, FloatOfBits follow the table
// above).
Expression make(ExpressionKind kind, Sort sort, Expression a, Expression b = 0, Expression c = 0);
Expression make(ExpressionKind kind, Expression a, Expression b = 0,
                Expression c = 0); // sort as follows

Expression notOf(Expression condition);
Expression andOf(Expression a, Expression b);
Expression orOf(Expression a, Expression b);
Expression ifOf(Expression condition, Expression then, Expression otherwise);
Expression equal(Expression a, Expression b); // of integers, floats (==) or conditions
Expression less(Expression a, Expression b);  // signed, or floats
Expression lessOrEqual(Expression a, Expression b);

// The int results of lcmp, fcmpl, fcmpg, dcmpl, dcmpg: -1, 0, 1; `unordered` where one is NaN.
// Comparing the result with a constant simplifies to the comparison of a with b.
Expression compareThreeWay(Expression a, Expression b, std::int32_t unordered = 0);
// An int 0 or 1 of a condition; comparing that with a constant gives the condition back.
Expression intOf(Expression condition);
// The condition that an int is not 0.
Expression isNotZero(Expression value);
// As storing into a field or an element of the type and loading it again: i2b, i2c, i2s, & 1;
// others unchanged.
Expression narrow(Expression value, BasicType type);

// ---- attributes: numbers that a program has attached to a value, which go where the value goes
// (Verify.setFieldAttribute and its kin) and say nothing about it.
// Beside those that it has.
Expression attributed(Expression value, std::int32_t attribute);
// Those it has, the last one first.
std::vector<std::int32_t> attributesOf(Expression value);
Expression withoutAttributes(Expression value);

// ---- looking
// The value under an assignment, as a Slot holds it. Evaluator keeps the values of one assignment.
class Evaluator {
  public:
    explicit Evaluator(const Assignment& assignment) : assignment_(assignment) {}
    std::uint64_t operator()(Expression expression);
    bool holds(Expression condition) { return (*this)(condition) != 0; }

  private:
    struct Entry {
        Expression expression; // 0: free
        std::uint64_t value;
    };
    Entry& entryOf(Expression expression);
    std::uint64_t evaluate(Expression expression); // recursive
    std::uint64_t keep(Expression expression, std::uint64_t value);

    const Assignment& assignment_; // must outlive this and not change
    std::vector<Entry> entries_;   // open addressing, a power of two
    std::size_t used_ = 0;
};

// The variables that occur in it, ascending; the reference stays valid. Thread-safe.
std::span<const Expression> variablesOf(Expression expression);
// In Java's syntax as far as there is one: "x + 5 > 0".
std::string toString(Expression expression);

} // namespace expressions

} // namespace clew::vm::values
