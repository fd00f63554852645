// Conditions over the values of a row as databases have them. Integers have 64 bits; of what does
// not fit, SQLite makes a float and PostgreSQL an error: bounds of all values are carried along, so
// that what has a translation is exact.

#include <fmt/ranges.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

#include "vm/natives/database/SqlTerms.h"
#include "vm/natives/database/SqlTexts.h"

namespace clew::vm::natives::database {
namespace {

namespace expressions = values::expressions;
using expressions::Evaluator;
using values::ExpressionKind;
using values::ExpressionNode;
using values::Sort;
using Wide = __int128;

struct NotTranslated {};

struct Term {
    std::string text;
    Wide low = 0, high = 0; // of an integer
};

Wide lowest(Sort sort) {
    return sort == Sort::Bits32 ? Wide(std::numeric_limits<std::int32_t>::min())
                                : Wide(std::numeric_limits<std::int64_t>::min());
}
Wide highest(Sort sort) {
    return sort == Sort::Bits32 ? Wide(std::numeric_limits<std::int32_t>::max())
                                : Wide(std::numeric_limits<std::int64_t>::max());
}

class Translation {
  public:
    explicit Translation(const Tuples& tuples)
        : tuples_(tuples), columns_(tuples.columns()), dialect_(tuples.dialect()) {}

    std::string condition(Expression of) {
        const ExpressionNode& node = expressions::node(of);
        const Expression a = node.operands[0];
        switch (node.kind) {
            case ExpressionKind::Constant:
                return node.bits ? "1 = 1" : "1 = 0";
            case ExpressionKind::Not:
                if (const auto inverted = comparison(expressions::node(a), true)) return *inverted;
                return "NOT (" + condition(a) + ")";
            case ExpressionKind::And: {
                std::vector<Expression> all;
                flatten(of, ExpressionKind::And, all);
                return joined(words(all, nullptr));
            }
            case ExpressionKind::Or:
                return disjunction(of);
            default:
                if (const auto plain = comparison(node, false)) return *plain;
                throw NotTranslated{};
        }
    }

    // Where there is nowhere to leave what has no translation, it is thrown.
    std::vector<std::string> words(const std::vector<Expression>& conjuncts,
                                   std::vector<Expression>* untranslated) {
        const TextFacts texts = textFactsIn(conjuncts, tuples_);
        std::vector<std::string> result;
        for (std::size_t i = 0; i < conjuncts.size(); ++i) {
            if (const auto fact = texts.facts.find(i); fact != texts.facts.end())
                result.push_back(about(fact->second, true));
            if (texts.isSaid[i]) continue;
            try {
                result.push_back(condition(conjuncts[i]));
            } catch (const NotTranslated&) {
                if (!untranslated) throw;
                untranslated->push_back(conjuncts[i]);
            }
        }
        return result;
    }

    static void flatten(Expression of, ExpressionKind kind, std::vector<Expression>& into) {
        const ExpressionNode& node = expressions::node(of);
        if (node.kind != kind) {
            into.push_back(of);
            return;
        }
        flatten(node.operands[0], kind, into);
        flatten(node.operands[1], kind, into);
    }

  private:
    static std::string joined(const std::vector<std::string>& conjuncts) {
        return fmt::format("{}", fmt::join(conjuncts, " AND "));
    }

    std::string about(const TextFacts::Fact& fact, bool holds) const {
        const Tuples::Column& column = columns_[fact.column];
        const char* sign = holds ? " = " : " <> ";
        if (fact.isWhole)
            return (column.padded != 0 ? quotedName(column.name) : comparedText(column, dialect_)) +
                   sign + literalOf(fact.chars, dialect_);
        if (fact.from == 0 && column.padded == 0)
            if (const auto range = prefix(column, fact.chars))
                return holds ? *range : "NOT (" + *range + ")";
        return fmt::format("substr({}, {}, {}){}{}", comparedText(column, dialect_), fact.from + 1,
                           fact.chars.size(), sign, literalOf(fact.chars, dialect_));
    }

    // That a text begins with these chars, so that an index can serve it.
    std::optional<std::string> prefix(const Tuples::Column& column,
                                      const std::string& chars) const {
        const std::string name = quotedName(column.name);
        if (dialect_ == Dialect::Postgres) {
            if (!column.isBinary) return std::nullopt; // LIKE is not for all of these
            std::string pattern;
            for (const char c : chars) {
                if (c == '%' || c == '_' || c == '\\') pattern += '\\';
                pattern += c;
            }
            return name + " LIKE " + literalOf(pattern + '%', dialect_);
        }
        const auto last = static_cast<unsigned char>(chars.back());
        if (!column.isBinary || column.isMixed || last == 0x7F || last == 0xFF) return std::nullopt;
        std::string next = chars;
        next.back() = static_cast<char>(last + 1);
        return fmt::format("{0} >= {1} AND {0} < {2}", name, literalOf(chars, dialect_),
                           literalOf(next, dialect_));
    }

    // Where it says that a text is another one: as a person would write it.
    std::string disjunction(Expression of) {
        std::vector<Expression> disjuncts, inverted;
        flatten(of, ExpressionKind::Or, disjuncts);
        for (const Expression disjunct : disjuncts)
            inverted.push_back(expressions::notOf(disjunct));
        const TextFacts texts = textFactsIn(inverted, tuples_);
        std::vector<std::string> result;
        for (std::size_t i = 0; i < disjuncts.size(); ++i) {
            if (const auto fact = texts.facts.find(i); fact != texts.facts.end())
                result.push_back(about(fact->second, false));
            if (texts.isSaid[i]) continue;
            const bool isAnd = expressions::node(disjuncts[i]).kind == ExpressionKind::And;
            const std::string word = condition(disjuncts[i]);
            result.push_back(isAnd ? "(" + word + ")" : word);
        }
        if (result.size() == 1) return result.front();
        return fmt::format("({})", fmt::join(result, " OR "));
    }

    // Without a value for nulls and NaN: their conditions come after IS NOT NULL, and SQLite has no
    // NaN.
    std::optional<std::string> comparison(const ExpressionNode& node, bool isInverted) {
        const char* sign = nullptr;
        switch (node.kind) {
            case ExpressionKind::Equal:
                if (auto about = aboutType(node, isInverted)) return about;
                sign = isInverted ? " <> " : " = ";
                break;
            case ExpressionKind::FloatEqual:
                sign = isInverted ? " <> " : " = ";
                break;
            case ExpressionKind::Less:
            case ExpressionKind::FloatLess:
                sign = isInverted ? " >= " : " < ";
                break;
            case ExpressionKind::LessOrEqual:
            case ExpressionKind::FloatLessOrEqual:
                sign = isInverted ? " > " : " <= ";
                break;
            default:
                return std::nullopt;
        }
        const Expression a = node.operands[0], b = node.operands[1];
        if (expressions::sort(a) == Sort::Bool) return std::nullopt;
        if (auto about = aboutFloat(node, isInverted)) return about;
        if (auto about = aboutOrder(node, isInverted)) return about;
        if (holdsByBounds(node, isInverted)) return "1 = 1";
        if (auto about = aboutChar(node, isInverted)) return about;
        if (expressions::isConstant(a)) { // the attribute comes first
            const std::string_view swapped[] = {" < ", " > ", " <= ", " >= "};
            const std::string_view given = sign;
            std::string_view other = given;
            for (int i = 0; i < 4; ++i)
                if (given == swapped[i]) other = swapped[i ^ 1];
            return term(b).text + std::string(other) + term(a).text;
        }
        return term(a).text + sign + term(b).text;
    }

    // compareTo of a text and one that is known, against 0.
    std::optional<std::string> aboutOrder(const ExpressionNode& node, bool isInverted) {
        const bool isEqual = node.kind == ExpressionKind::Equal;
        if (!isEqual && node.kind != ExpressionKind::Less &&
            node.kind != ExpressionKind::LessOrEqual)
            return std::nullopt;
        for (int side = 0; side < 2; ++side) {
            const ExpressionNode& zero = expressions::node(node.operands[1 - side]);
            if (zero.kind != ExpressionKind::Constant || zero.bits != 0) continue;
            const auto order = textOrderIn(node.operands[side], tuples_);
            if (!order) continue;
            // As if the text of the row stood on the left.
            const bool isBelow = (side == 0) != order->isReversed;
            bool hasEqual = node.kind == ExpressionKind::LessOrEqual;
            if (order->isCut) { // it is never equal; and if it begins the other one, it is less
                if (isEqual) return isInverted ? "1 = 1" : "1 = 0";
                hasEqual = isBelow;
            }
            // Their opposites stand opposite.
            const char* signs[] = {" < ", " <= ", " > ", " >= "};
            const int sign = (isBelow ? 0 : 2) + hasEqual;
            const Tuples::Column& column = columns_[order->column];
            std::string text = comparedText(column, dialect_);
            if (dialect_ == Dialect::Postgres && column.isBinary) text += " COLLATE \"C\"";
            return text +
                   (isEqual ? isInverted ? " <> " : " = " : signs[isInverted ? 3 - sign : sign]) +
                   literalOf(order->chars, dialect_);
        }
        return std::nullopt;
    }

    // Of integers: what holds for all rows need not be asked for. (What holds for none is asked, so
    // that the report says that no tuple reaches it.)
    bool holdsByBounds(const ExpressionNode& node, bool isInverted) {
        const Expression a = node.operands[0], b = node.operands[1];
        if (expressions::sort(a) != Sort::Bits32 && expressions::sort(a) != Sort::Bits64)
            return false;
        const Term x = term(a), y = term(b);
        if (node.kind == ExpressionKind::Less) return isInverted ? x.low >= y.high : x.high < y.low;
        if (node.kind == ExpressionKind::LessOrEqual)
            return isInverted ? x.low > y.high : x.high <= y.low;
        return isInverted && (x.high < y.low || y.high < x.low);
    }

    std::optional<std::string> aboutType(const ExpressionNode& node, bool isInverted) {
        for (int side = 0; side < 2; ++side) {
            const Expression variable = node.operands[side], constant = node.operands[1 - side];
            if (expressions::node(variable).kind != ExpressionKind::Variable ||
                !expressions::isConstant(constant))
                continue;
            const auto meaning = tuples_.meaningOf(variable);
            if (!meaning) continue;
            const std::uint64_t bits = expressions::node(constant).bits & 0xFF;
            if (meaning->what == Tuples::What::HasRow && meaning->column != 0)
                return "1 = 1"; // so many rows are asked for
            if (meaning->what == Tuples::What::HasRow)
                return (bits != 0) != isInverted ? "1 = 1" : "1 = 0";
            if (meaning->what != Tuples::What::Type && meaning->what != Tuples::What::IsText &&
                meaning->what != Tuples::What::IsWhole)
                continue;
            const Tuples::Column& column = columns_[meaning->column];
            if (meaning->what == Tuples::What::IsWhole)
                return fmt::format("typeof({}) {} 'integer'", quotedName(column.name),
                                   (bits != 0) != isInverted ? "=" : "<>");
            if (meaning->what == Tuples::What::IsText)
                return fmt::format("{} {} {}", comparedText(column, dialect_),
                                   sign((bits != 0) != isInverted),
                                   literal(meaning->text, dialect_));
            if (bits == static_cast<std::uint64_t>(Value::Type::Null))
                return quotedName(column.name) + (isInverted ? " IS NOT NULL" : " IS NULL");
            constexpr const char* kNames[] = {"", "integer", "real", "text", "blob"};
            const bool isOwn = bits == static_cast<std::uint64_t>(column.type);
            if (bits == 0 || bits > 4 || (!isOwn && !column.isMixed))
                return isInverted ? "1 = 1" : "1 = 0";
            if (!column.isMixed)
                return quotedName(column.name) + (isInverted ? " IS NULL" : " IS NOT NULL");
            if (isOwn && column.hasWhole)
                return fmt::format("typeof({}) {}IN ('integer', 'real')", quotedName(column.name),
                                   isInverted ? "NOT " : "");
            return fmt::format("typeof({}) {} '{}'", quotedName(column.name),
                               isInverted ? "<>" : "=", kNames[bits]);
        }
        return std::nullopt;
    }

    // That a char is this one, as a person would write it.
    std::optional<std::string> aboutChar(const ExpressionNode& node, bool isInverted) {
        if (node.kind != ExpressionKind::Equal) return std::nullopt;
        for (int side = 0; side < 2; ++side) {
            const Expression variable = node.operands[side], constant = node.operands[1 - side];
            if (expressions::node(variable).kind != ExpressionKind::Variable ||
                !expressions::isConstant(constant))
                continue;
            const auto meaning = tuples_.meaningOf(variable);
            const std::uint64_t bits = expressions::node(constant).bits;
            // A byte, with its sign.
            if (!meaning || meaning->what != Tuples::What::Char || (bits & 0xFF) == 0) continue;
            return fmt::format("substr({}, {}, 1) {} {}",
                               comparedText(columns_[meaning->column], dialect_),
                               meaning->index + 1, isInverted ? "<>" : "=",
                               literalOf(std::string(1, static_cast<char>(bits)), dialect_));
        }
        return std::nullopt;
    }

    // Of values of which one may be null.
    const char* sign(bool isSame) const {
        if (dialect_ == Dialect::Postgres)
            return isSame ? "IS NOT DISTINCT FROM" : "IS DISTINCT FROM";
        return isSame ? "IS" : "IS NOT";
    }

    // PostgreSQL calculates in the types of its columns.
    Term operand(Expression of) {
        Term made = term(of);
        if (dialect_ == Dialect::Postgres &&
            (expressions::sort(of) == Sort::Bits32 || expressions::sort(of) == Sort::Bits64) &&
            !expressions::isConstant(of))
            made.text = "CAST(" + made.text + " AS bigint)";
        return made;
    }

    static Term checked(Term made, Sort sort) {
        if (made.low < lowest(sort) || made.high > highest(sort)) throw NotTranslated{};
        return made;
    }

    Term variable(Expression of) {
        const auto meaning = tuples_.meaningOf(of);
        if (!meaning) throw NotTranslated{};
        const Tuples::Column& column = columns_[meaning->column];
        const std::string text = termOf(*meaning, column, dialect_);
        if (text.empty()) throw NotTranslated{};
        if (meaning->what == Tuples::What::Value && column.type == Value::Type::Float &&
            !column.isDouble)
            throw NotTranslated{};
        const Bounds bounds = boundsOf(*meaning, column);
        if (meaning->what == Tuples::What::Char && !column.isAscii) // a byte has a sign
            return {fmt::format("(({0} + 128) % 256 - 128)", text), -128, 127};
        const bool isSimple = meaning->what == Tuples::What::Value ||
                              meaning->what == Tuples::What::Length ||
                              meaning->what == Tuples::What::Char;
        return {isSimple ? text : "(" + text + ")", bounds.low, bounds.high};
    }

    // The char of a byte that stands for it: 0 .. 255.
    std::optional<Term> charIn(Expression of) {
        while (expressions::node(of).kind == ExpressionKind::SignExtend ||
               expressions::node(of).kind == ExpressionKind::SignExtend8)
            of = expressions::node(of).operands[0];
        if (expressions::node(of).kind != ExpressionKind::Variable) return std::nullopt;
        const auto meaning = tuples_.meaningOf(of);
        if (!meaning || meaning->what != Tuples::What::Char) return std::nullopt;
        const Tuples::Column& column = columns_[meaning->column];
        return Term{termOf(*meaning, column, dialect_), 0, boundsOf(*meaning, column).high};
    }

    Term term(Expression of) {
        const ExpressionNode& node = expressions::node(of);
        const Expression a = node.operands[0], b = node.operands[1];
        switch (node.kind) {
            case ExpressionKind::Constant:
                return constant(node);
            case ExpressionKind::Variable:
                return variable(of);
            case ExpressionKind::Truncate: {
                Term operand = term(a);
                return checked(operand, Sort::Bits32);
            }
            case ExpressionKind::SignExtend:
                return term(a);
            case ExpressionKind::SignExtend8:
            case ExpressionKind::SignExtend16: {
                const Wide most = node.kind == ExpressionKind::SignExtend8 ? 127 : 32767;
                Term operand = term(a);
                if (operand.low < -most - 1 || operand.high > most) throw NotTranslated{};
                return operand;
            }
            case ExpressionKind::ZeroExtend16: {
                Term operand = term(a);
                if (operand.low < 0 || operand.high > 65535) throw NotTranslated{};
                return operand;
            }
            case ExpressionKind::BitAnd:
            case ExpressionKind::BitOr:
                return bits(node);
            case ExpressionKind::ShiftRight:
            case ExpressionKind::ShiftRightUnsigned:
            case ExpressionKind::ShiftLeft:
                return shifted(node);
            case ExpressionKind::Add: {
                const Term x = operand(a), y = operand(b);
                return checked(
                    {"(" + x.text + " + " + y.text + ")", x.low + y.low, x.high + y.high},
                    node.sort);
            }
            case ExpressionKind::Subtract: {
                const Term x = operand(a), y = operand(b);
                return checked(
                    {"(" + x.text + " - " + y.text + ")", x.low - y.high, x.high - y.low},
                    node.sort);
            }
            case ExpressionKind::Multiply: {
                const Term x = operand(a), y = operand(b);
                const Wide limit = Wide(1) << 62;
                for (const Wide bound : {x.low, x.high, y.low, y.high})
                    if (bound > limit || bound < -limit) throw NotTranslated{};
                const Wide products[] = {x.low * y.low, x.low * y.high, x.high * y.low,
                                         x.high * y.high};
                return checked({"(" + x.text + " * " + y.text + ")",
                                *std::min_element(std::begin(products), std::end(products)),
                                *std::max_element(std::begin(products), std::end(products))},
                               node.sort);
            }
            case ExpressionKind::Divide:
            case ExpressionKind::Remainder: {
                const Term x = operand(a), y = operand(b);
                if (y.low != y.high || y.low == 0 || y.low == -1) throw NotTranslated{};
                const Wide size = y.low < 0 ? -y.low : y.low;
                if (node.kind == ExpressionKind::Remainder)
                    return {"(" + x.text + " % " + y.text + ")", x.low < 0 ? -(size - 1) : 0,
                            x.high > 0 ? size - 1 : 0};
                const Wide ends[] = {x.low / y.low, x.high / y.low};
                return {"(" + x.text + " / " + y.text + ")", std::min(ends[0], ends[1]),
                        std::max(ends[0], ends[1])};
            }
            case ExpressionKind::If: {
                const Term x = operand(b), y = operand(node.operands[2]);
                return {
                    "(CASE WHEN " + condition(a) + " THEN " + x.text + " ELSE " + y.text + " END)",
                    std::min(x.low, y.low), std::max(x.high, y.high)};
            }
            case ExpressionKind::IntToFloat:
                if (node.sort != Sort::Float64) throw NotTranslated{};
                return {"CAST(" + term(a).text + " AS DOUBLE PRECISION)"};
            case ExpressionKind::FloatToInt:
                return truncated(node);
            case ExpressionKind::FloatAdd:
            case ExpressionKind::FloatSubtract:
            case ExpressionKind::FloatMultiply: {
                if (node.sort != Sort::Float64) throw NotTranslated{};
                const char* sign = node.kind == ExpressionKind::FloatAdd        ? " + "
                                   : node.kind == ExpressionKind::FloatSubtract ? " - "
                                                                                : " * ";
                return {"(" + term(a).text + sign + term(b).text + ")"};
            }
            case ExpressionKind::FloatNegate:
                if (node.sort != Sort::Float64) throw NotTranslated{};
                return {"(-" + term(a).text + ")"};
            default:
                throw NotTranslated{};
        }
    }

    // In the databases 64 bits, with the sign before them.
    Term bits(const ExpressionNode& node) {
        const Expression a = node.operands[0], b = node.operands[1];
        const bool isAnd = node.kind == ExpressionKind::BitAnd;
        for (const auto& [one, mask] : {std::pair(a, b), std::pair(b, a)})
            if (isAnd && expressions::isConstant(mask) && expressions::node(mask).bits == 0xFF)
                if (auto made = charIn(one)) return *made;
        const Term x = operand(a), y = operand(b);
        const auto onesOf = [](Wide most) { // all bits up to the highest one
            Wide ones = 0;
            while (ones < most) ones = ones * 2 + 1;
            return ones;
        };
        // With ones up to the highest bit that can be set.
        for (const auto& [one, mask] : {std::pair(x, y), std::pair(y, x)})
            if (isAnd && mask.low == mask.high && mask.low >= 0 && onesOf(mask.low) == mask.low &&
                one.low >= 0 && one.high <= mask.low)
                return one;
        Term made{"(" + x.text + (isAnd ? " & " : " | ") + y.text + ")", lowest(node.sort),
                  highest(node.sort)};
        if (x.low >= 0 && y.low >= 0) {
            made.low = 0;
            made.high = isAnd ? std::min(x.high, y.high) : onesOf(std::max(x.high, y.high));
        } else if (isAnd && (x.low >= 0 || y.low >= 0)) {
            made.low = 0;
            made.high = x.low >= 0 ? x.high : y.high;
        }
        return made;
    }

    // Towards 0, with the largest number in place of what is larger. Where the numbers of the
    // column are known to fit, their bounds are.
    Term truncated(const ExpressionNode& node) {
        const Expression a = node.operands[0];
        if (expressions::sort(a) != Sort::Float64) throw NotTranslated{};
        const std::string x = term(a).text;
        Term made{"CAST(" + x + " AS INTEGER)", lowest(Sort::Bits64), highest(Sort::Bits64)};
        if (dialect_ == Dialect::Postgres)
            made.text = fmt::format(
                "(CASE WHEN {0} >= 9223372036854775808.0 THEN 9223372036854775807"
                " WHEN {0} <= -9223372036854775808.0 THEN -9223372036854775807 - 1"
                " ELSE CAST(trunc({0}) AS bigint) END)",
                x);
        if (const auto meaning = expressions::node(a).kind == ExpressionKind::Variable
                                     ? tuples_.meaningOf(a)
                                     : std::nullopt) {
            constexpr double kMost = 9e18;
            const Tuples::Column& column = columns_[meaning->column];
            if (column.bottom > -kMost && column.top < kMost) {
                made.low = static_cast<std::int64_t>(column.bottom);
                made.high = static_cast<std::int64_t>(column.top);
            }
        }
        return checked(made, node.sort);
    }

    Term shifted(const ExpressionNode& node) {
        const Term x = operand(node.operands[0]), by = term(node.operands[1]);
        if (by.low != by.high || by.low < 0 || by.low > 62) throw NotTranslated{};
        const Wide factor = Wide(1) << static_cast<int>(by.low);
        if (node.kind == ExpressionKind::ShiftLeft) {
            if (factor > (Wide(1) << 60)) throw NotTranslated{};
            return checked({"(" + x.text + " << " + by.text + ")", x.low * factor, x.high * factor},
                           node.sort);
        }
        if (node.kind == ExpressionKind::ShiftRightUnsigned && x.low < 0) throw NotTranslated{};
        return {"(" + x.text + " >> " + by.text + ")", x.low >> static_cast<int>(by.low),
                x.high >> static_cast<int>(by.low)};
    }

    // A comparison of a double that was made a float with a float, or with that as a double: the
    // double is compared with the last one that becomes that float (to nearest, ties to even).
    std::optional<std::string> aboutFloat(const ExpressionNode& node, bool isInverted) {
        if (node.kind != ExpressionKind::FloatEqual && node.kind != ExpressionKind::FloatLess &&
            node.kind != ExpressionKind::FloatLessOrEqual)
            return std::nullopt;
        for (int side = 0; side < 2; ++side) {
            const ExpressionNode* made = &expressions::node(node.operands[side]);
            const ExpressionNode& limit = expressions::node(node.operands[1 - side]);
            if (limit.kind != ExpressionKind::Constant) continue;
            double number = 0;
            if (limit.sort == Sort::Float32) {
                number = std::bit_cast<float>(static_cast<std::uint32_t>(limit.bits));
            } else { // the float that was made a double again
                number = std::bit_cast<double>(limit.bits);
                if (made->kind != ExpressionKind::FloatToFloat) continue;
                made = &expressions::node(made->operands[0]);
            }
            if (made->kind != ExpressionKind::FloatToFloat || made->sort != Sort::Float32) continue;
            const float bound = static_cast<float>(number);
            if (bound != number || !(std::abs(bound) < std::numeric_limits<float>::max()))
                throw NotTranslated{};
            const std::string x = term(made->operands[0]).text;
            const auto isAtMost = [&](float most, bool holds) {
                return x + (holds ? " <= " : " > ") + textOf(lastThatIs(most));
            };
            const float below = std::nextafterf(bound, -INFINITY);
            if (node.kind == ExpressionKind::FloatEqual)
                return "(" + isAtMost(bound, !isInverted) + (isInverted ? " OR " : " AND ") +
                       isAtMost(below, isInverted) + ")";
            const bool isStrict = node.kind == ExpressionKind::FloatLess;
            if (side == 0) return isAtMost(isStrict ? below : bound, !isInverted);
            return isAtMost(isStrict ? bound : below, isInverted); // the limit is less than it
        }
        return std::nullopt;
    }

    static double lastThatIs(float most) {
        const double middle =
            (static_cast<double>(most) + static_cast<double>(std::nextafterf(most, INFINITY))) / 2;
        return static_cast<float>(middle) == most ? middle : std::nextafter(middle, -INFINITY);
    }

    static std::string textOf(double number) {
        std::string text = fmt::format("{}", number);
        if (text.find_first_of(".e") == std::string::npos) text += ".0";
        return text;
    }

    static Term constant(const ExpressionNode& node) {
        if (node.sort == Sort::Bits32 || node.sort == Sort::Bits64) {
            const std::int64_t value = node.sort == Sort::Bits32
                                           ? std::int64_t(static_cast<std::int32_t>(node.bits))
                                           : static_cast<std::int64_t>(node.bits);
            if (value == std::numeric_limits<std::int64_t>::min()) // a sign, and what does not fit
                return {"(" + std::to_string(value + 1) + " - 1)", value, value};
            return {std::to_string(value), value, value};
        }
        if (node.sort != Sort::Float64) throw NotTranslated{};
        const double value = std::bit_cast<double>(node.bits);
        if (!std::isfinite(value)) throw NotTranslated{};
        return {textOf(value)};
    }

    const Tuples& tuples_;
    const std::vector<Tuples::Column> columns_;
    const Dialect dialect_;
};

} // namespace

std::vector<Expression> conjunctsIn(const std::vector<Expression>& conditions) {
    std::vector<Expression> all;
    for (const Expression condition : conditions)
        Translation::flatten(condition, ExpressionKind::And, all);
    return all;
}

Conjunction sqlOf(const std::vector<Expression>& conjuncts, const Tuples& tuples) {
    Conjunction result;
    result.words = Translation(tuples).words(conjunctsIn(conjuncts), &result.untranslated);
    return result;
}

std::optional<std::string> sqlOf(Expression condition, const Tuples& tuples) {
    try {
        return Translation(tuples).condition(condition);
    } catch (const NotTranslated&) {
        return std::nullopt;
    }
}

} // namespace clew::vm::natives::database
