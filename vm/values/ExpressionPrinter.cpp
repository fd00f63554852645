// Expressions in Java's syntax, with no more parentheses than needed.

#include <fmt/format.h>

#include <cmath>

#include "vm/values/ExpressionOperations.h"
#include "vm/values/ExpressionPool.h"
#include "vm/values/PrefixNotation.h"

namespace clew::vm::values::expressions {

namespace {

using enum ExpressionKind;

// Sharing can make the text exponentially longer than the expression, and nobody reads so much.
constexpr std::size_t LongestText = 2000;
constexpr int DeepestText = 200;

// Java language specification, chapter 15; the higher, the tighter it binds.
enum Precedence {
    Lowest,
    Conditional,
    Disjunction,
    Conjunction,
    InclusiveOr,
    ExclusiveOr,
    AndOfBits,
    Equality,
    Relation,
    Shift,
    Sum,
    Product,
    Prefix,
    Primary
};

struct Form {
    Precedence precedence; // Primary: a call
    std::string_view text; // operator, prefix, or name of the function
};

Form formOf(const ExpressionNode& node) {
    const Sort operand = node.operands[0] ? pool::node(node.operands[0]).sort : node.sort;
    switch (node.kind) {
        case Add:
        case FloatAdd:
            return {Sum, " + "};
        case Subtract:
        case FloatSubtract:
            return {Sum, " - "};
        case Multiply:
        case FloatMultiply:
            return {Product, " * "};
        case Divide:
        case FloatDivide:
            return {Product, " / "};
        case Remainder:
        case FloatRemainder:
            return {Product, " % "};
        case BitAnd:
            return {AndOfBits, " & "};
        case BitOr:
            return {InclusiveOr, " | "};
        case BitXor:
            return {ExclusiveOr, " ^ "};
        case ShiftLeft:
            return {Shift, " << "};
        case ShiftRight:
            return {Shift, " >> "};
        case ShiftRightUnsigned:
            return {Shift, " >>> "};
        case SignExtend:
            return {Prefix, "(long) "};
        case ZeroExtend:
            return {Primary, "Integer.toUnsignedLong"};
        case Truncate:
            return {Prefix, "(int) "};
        case SignExtend8:
            return {Prefix, "(byte) "};
        case SignExtend16:
            return {Prefix, "(short) "};
        case ZeroExtend16:
            return {Prefix, "(char) "};
        case FloatNegate:
            return {Prefix, "-"};
        case FloatAbsolute:
            return {Primary, "Math.abs"};
        case FloatSquareRoot:
            return {Primary, "Math.sqrt"};
        case FloatFloor:
            return {Primary, "Math.floor"};
        case FloatCeil:
            return {Primary, "Math.ceil"};
        case FloatRint:
            return {Primary, "Math.rint"};
        case IntToFloat:
        case FloatToFloat:
            return {Prefix, node.sort == Sort::Float32 ? "(float) " : "(double) "};
        case FloatToInt:
            return {Prefix, node.sort == Sort::Bits32 ? "(int) " : "(long) "};
        case FloatToRawBits:
            return {Primary,
                    node.sort == Sort::Bits32 ? "Float.floatToIntBits" : "Double.doubleToLongBits"};
        case FloatOfBits:
            return {Primary, node.sort == Sort::Float32 ? "Float.intBitsToFloat"
                                                        : "Double.longBitsToDouble"};
        case Equal:
        case FloatEqual:
            return {Equality, " == "};
        case Less:
        case FloatLess:
            return {Relation, " < "};
        case LessOrEqual:
        case FloatLessOrEqual:
            return {Relation, " <= "};
        case LessUnsigned:
            return {Primary,
                    operand == Sort::Bits32 ? "Integer.compareUnsigned" : "Long.compareUnsigned"};
        case FloatIsNaN:
            return {Primary, operand == Sort::Float32 ? "Float.isNaN" : "Double.isNaN"};
        case Not:
            return {Prefix, "!"};
        case And:
            return {Conjunction, " && "};
        case Or:
            return {Disjunction, " || "};
        default:
            return {Primary, nameOf(node.kind)};
    }
}

// The narrow type whose values an int holds, as far as its form tells.
BasicType typeOf(Expression expression) {
    const ExpressionNode& node = pool::node(expression);
    switch (node.kind) {
        case Variable:
            return variable(expression).type;
        case ZeroExtend16:
            return BasicType::Char;
        case SignExtend8:
            return BasicType::Byte;
        case SignExtend16:
            return BasicType::Short;
        default:
            return BasicType::Int;
    }
}

std::string characterLiteral(std::uint64_t value) {
    switch (value) {
        case '\n':
            return "'\\n'";
        case '\r':
            return "'\\r'";
        case '\t':
            return "'\\t'";
        case '\'':
            return "'\\''";
        case '\\':
            return "'\\\\'";
        default:
            break;
    }
    return value >= ' ' && value <= '~' ? fmt::format("'{}'", static_cast<char>(value))
                                        : fmt::format("'\\u{:04x}'", value);
}

template <class Float>
std::string floatLiteral(Float value, std::string_view type, std::string_view suffix) {
    if (std::isnan(value)) return fmt::format("{}.NaN", type);
    if (std::isinf(value))
        return fmt::format("{}.{}_INFINITY", type, value < 0 ? "NEGATIVE" : "POSITIVE");
    std::string text = fmt::format("{}", value);
    if (text.find_first_of(".e") == std::string::npos) text += ".0";
    if (const std::size_t exponent = text.find("e+"); exponent != std::string::npos)
        text.erase(exponent + 1, 1);
    return text.append(suffix);
}

class Printer {
  public:
    std::string text;

    void print(Expression expression, Precedence context, int depth,
               BasicType constantsAs = BasicType::Int) {
        if (text.size() > LongestText || depth > DeepestText) {
            text += "...";
            return;
        }
        const ExpressionNode& node = pool::node(expression);
        if (node.kind == Variable) {
            text += variable(expression).name;
        } else if (node.kind == Constant) {
            const std::string literal = literalOf(node, constantsAs);
            parenthesized(literal[0] == '-' && context > Prefix, [&] { text += literal; });
        } else if (node.kind == If) {
            parenthesized(context > Conditional, [&] {
                print(node.operands[0], Disjunction, depth + 1);
                text += " ? ";
                print(node.operands[1], Disjunction, depth + 1);
                text += " : ";
                print(node.operands[2], Conditional, depth + 1);
            });
        } else if (isTrueFlag(node)) {
            print(node.operands[0], context, depth + 1);
        } else if (node.kind == Not) {
            printNot(node.operands[0], context, depth);
        } else if (node.kind == LessUnsigned) {
            parenthesized(context > Relation, [&] {
                printCall(formOf(node).text, node, depth);
                text += " < 0";
            });
        } else if (node.kind == Less || node.kind == LessOrEqual) {
            // x > 5, not 5 < x
            const bool swapped = isConstant(node.operands[0]);
            const std::string_view name = node.kind == Less ? (swapped ? " > " : " < ")
                                          : swapped         ? " >= "
                                                            : " <= ";
            printBinary({Relation, name}, node.operands[swapped], node.operands[!swapped], context,
                        depth);
        } else if (node.kind == Subtract && isConstant(node.operands[0]) &&
                   signedOf(node.sort, pool::node(node.operands[0]).bits) + 1ull <=
                       1) { // 0 - x or -1 - x
            parenthesized(context > Prefix, [&] {
                text += pool::node(node.operands[0]).bits == 0 ? "-" : "~";
                print(node.operands[1], Primary, depth + 1);
            });
        } else if (node.kind == Add && isConstant(node.operands[1]) &&
                   signedOf(node.sort, pool::node(node.operands[1]).bits) < 0) {
            const std::int64_t value = signedOf(node.sort, pool::node(node.operands[1]).bits);
            parenthesized(context > Sum, [&] {
                print(node.operands[0], Sum, depth + 1);
                text += fmt::format(" - {}{}", 0 - static_cast<std::uint64_t>(value),
                                    node.sort == Sort::Bits64 ? "L" : "");
            });
        } else if (const Form form = formOf(node); form.precedence == Primary) {
            printCall(form.text, node, depth);
        } else if (form.precedence == Prefix) {
            parenthesized(context > Prefix, [&] {
                text += form.text;
                print(node.operands[0], node.kind == FloatNegate ? Primary : Prefix, depth + 1);
            });
        } else {
            printBinary(form, node.operands[0], node.operands[1], context, depth);
        }
    }

  private:
    // flag == 1, of a variable that Java calls boolean
    static bool isTrueFlag(const ExpressionNode& node) {
        return node.kind == Equal && node.operands[1] == constantInt(1) &&
               typeOf(node.operands[0]) == BasicType::Boolean;
    }

    template <class Body>
    void parenthesized(bool parentheses, Body body) {
        if (parentheses) text += '(';
        body();
        if (parentheses) text += ')';
    }

    void printBinary(Form form, Expression left, Expression right, Precedence context, int depth) {
        const bool comparison = form.precedence == Equality || form.precedence == Relation;
        parenthesized(context > form.precedence, [&] {
            // Comparisons are not chained; the others associate to the left.
            const auto tighter = static_cast<Precedence>(form.precedence + 1);
            print(left, comparison ? tighter : form.precedence, depth + 1,
                  comparison ? typeOf(right) : BasicType::Int);
            text += form.text;
            print(right, tighter, depth + 1, comparison ? typeOf(left) : BasicType::Int);
        });
    }

    void printNot(Expression condition, Precedence context, int depth) {
        const ExpressionNode& node = pool::node(condition);
        if ((node.kind == Equal && !isTrueFlag(node)) || node.kind == FloatEqual) {
            printBinary({Equality, " != "}, node.operands[0], node.operands[1], context, depth);
        } else if (node.kind == LessUnsigned) {
            parenthesized(context > Relation, [&] {
                printCall(formOf(node).text, node, depth);
                text += " >= 0";
            });
        } else {
            text += '!';
            print(condition, Prefix, depth + 1);
        }
    }

    void printCall(std::string_view function, const ExpressionNode& node, int depth) {
        text += function;
        text += '(';
        for (unsigned i = 0; i < operandCount(node.kind); i++) {
            if (i > 0) text += ", ";
            print(node.operands[i], Lowest, depth + 1);
        }
        text += ')';
    }

  public:
    static std::string literalOf(const ExpressionNode& node, BasicType type) {
        switch (node.sort) {
            case Sort::Bool:
                return node.bits ? "true" : "false";
            case Sort::Bits64:
                return fmt::format("{}L", toLong(node.bits));
            case Sort::Float32:
                return floatLiteral(toFloat(node.bits), "Float", "f");
            case Sort::Float64:
                return floatLiteral(toDouble(node.bits), "Double", "");
            case Sort::Bits32:
                break;
        }
        if (type == BasicType::Char && node.bits <= UINT16_MAX) return characterLiteral(node.bits);
        if (type == BasicType::Boolean && node.bits <= 1) return node.bits ? "true" : "false";
        return fmt::format("{}", toInt(node.bits));
    }
};

} // namespace

std::string toString(Expression expression) {
    Printer printer;
    printer.print(expression, Lowest, 0);
    return std::move(printer.text);
}

namespace {

void printPrefix(std::string& text, Expression expression, int depth) {
    const ExpressionNode& node = pool::node(expression);
    if (text.size() > LongestText || depth > DeepestText) {
        text += "...";
    } else if (node.kind == Variable) {
        text += variable(expression).name;
    } else if (node.kind == Constant) {
        text += Printer::literalOf(node, BasicType::Int);
    } else {
        std::string name(node.kind == If ? "?:" : formOf(node).text);
        std::erase_if(name, [](char c) { return c == ' ' || c == '(' || c == ')'; });
        text += '(' + name;
        for (unsigned i = 0; i < operandCount(node.kind); i++) {
            text += ' ';
            printPrefix(text, node.operands[i], depth + 1);
        }
        text += ')';
    }
}

} // namespace

std::string toPrefixNotation(Expression expression) {
    std::string text;
    printPrefix(text, expression, 0);
    return text;
}

} // namespace clew::vm::values::expressions
