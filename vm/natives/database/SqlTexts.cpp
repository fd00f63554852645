#include "vm/natives/database/SqlTexts.h"

#include <algorithm>

namespace clew::vm::natives::database {
namespace {

namespace expressions = values::expressions;
using values::ExpressionKind;
using values::ExpressionNode;

// What one conjunct says of a text.
struct Saying {
    enum class Kind { Char, CharOrEnd, Length, AtLeast } kind; // CharOrEnd: or it ends before
    std::size_t column;
    std::size_t number; // of the char; a length
    char c = 0;
};

class Reader {
  public:
    explicit Reader(const Tuples& tuples) : tuples_(tuples) {}

    std::optional<Saying> read(Expression conjunct) const {
        const ExpressionNode& node = expressions::node(conjunct);
        const Expression a = node.operands[0], b = node.operands[1];
        if (node.kind == ExpressionKind::Or) {
            for (const auto& [one, other] : {std::pair(a, b), std::pair(b, a)}) {
                auto about = character(one);
                const auto end = atMost(other);
                if (!about || !end || end->column != about->column || end->number > about->number)
                    continue;
                about->kind = Saying::Kind::CharOrEnd;
                return about;
            }
            return std::nullopt;
        }
        if (node.kind == ExpressionKind::Not) {
            auto most = atMost(a);
            if (!most) return std::nullopt;
            return Saying{Saying::Kind::AtLeast, most->column, most->number + 1};
        }
        if (auto about = character(conjunct)) return about;
        if (node.kind == ExpressionKind::Equal) {
            for (const auto& [one, other] : {std::pair(a, b), std::pair(b, a)})
                if (const auto length = lengthOf(one), value = constant(other); length && value)
                    return Saying{Saying::Kind::Length, *length, *value};
            return std::nullopt;
        }
        if (node.kind == ExpressionKind::LessOrEqual || node.kind == ExpressionKind::Less)
            if (const auto length = lengthOf(b), value = constant(a); length && value)
                return Saying{Saying::Kind::AtLeast, *length,
                              *value + (node.kind == ExpressionKind::Less ? 1 : 0)};
        return std::nullopt;
    }

  private:
    static std::optional<std::size_t> constant(Expression of) {
        if (!expressions::isConstant(of)) return std::nullopt;
        const auto value = static_cast<std::int32_t>(expressions::node(of).bits);
        if (value < 0) return std::nullopt;
        return static_cast<std::size_t>(value);
    }

    std::optional<std::size_t> lengthOf(Expression of) const {
        const auto meaning = meaningOf(of);
        if (!meaning || meaning->what != Tuples::What::Length) return std::nullopt;
        return meaning->column;
    }

    std::optional<Tuples::Meaning> meaningOf(Expression of) const {
        if (expressions::node(of).kind != ExpressionKind::Variable) return std::nullopt;
        return tuples_.meaningOf(of);
    }

    std::optional<Saying> character(Expression of) const {
        const ExpressionNode& node = expressions::node(of);
        if (node.kind != ExpressionKind::Equal) return std::nullopt;
        for (int side = 0; side < 2; ++side) {
            const auto meaning = meaningOf(node.operands[side]);
            const Expression value = node.operands[1 - side];
            if (!meaning || meaning->what != Tuples::What::Char || !expressions::isConstant(value))
                continue;
            // A byte, with its sign.
            const char c = static_cast<char>(expressions::node(value).bits);
            if (c != 0) return Saying{Saying::Kind::Char, meaning->column, meaning->index, c};
        }
        return std::nullopt;
    }

    // That the text is not longer than the number.
    std::optional<Saying> atMost(Expression of) const {
        const ExpressionNode& node = expressions::node(of);
        if (node.kind != ExpressionKind::LessOrEqual && node.kind != ExpressionKind::Less)
            return std::nullopt;
        const auto length = lengthOf(node.operands[0]);
        const auto value = constant(node.operands[1]);
        if (!length || !value || (node.kind == ExpressionKind::Less && *value == 0))
            return std::nullopt;
        return Saying{Saying::Kind::AtLeast, *length,
                      *value - (node.kind == ExpressionKind::Less ? 1 : 0)};
    }

    const Tuples& tuples_;
};

// Reads what SymbolicTexts.cpp makes of compareTo: for each char from the first one, whether the
// text ends, whether the chars are equal, and their difference; the difference of the lengths at
// the end.
class OrderReader {
  public:
    explicit OrderReader(const Tuples& tuples) : tuples_(tuples) {}

    std::optional<TextOrder> read(Expression of) {
        for (std::size_t i = 0;; ++i) {
            const ExpressionNode& node = expressions::node(of);
            if (node.kind != ExpressionKind::If || !isLengths(node.operands[1]))
                return std::nullopt;
            const ExpressionNode& ends = expressions::node(node.operands[0]);
            if (ends.kind == ExpressionKind::Or) { // the last char: the same follows
                if (!isEnd(ends.operands[0], i) || !isEqual(ends.operands[1], i) ||
                    !isDifference(node.operands[2], i))
                    return std::nullopt;
                break;
            }
            if (!isEnd(node.operands[0], i)) return std::nullopt;
            const ExpressionNode& compared = expressions::node(node.operands[2]);
            if (compared.kind != ExpressionKind::If || !isEqual(compared.operands[0], i) ||
                !isDifference(compared.operands[2], i))
                return std::nullopt;
            of = compared.operands[1];
        }
        const std::size_t longest = static_cast<std::size_t>(tuples_.columns()[*column_].longest);
        if (chars_.size() != length_ && (chars_.size() > length_ || chars_.size() != longest))
            return std::nullopt;
        return TextOrder{*column_, chars_, *isReversed_, chars_.size() != length_};
    }

  private:
    std::optional<Tuples::Meaning> meaningOf(Expression of, Tuples::What what) {
        if (expressions::node(of).kind != ExpressionKind::Variable) return std::nullopt;
        const auto meaning = tuples_.meaningOf(of);
        if (!meaning || meaning->what != what) return std::nullopt;
        if (!column_) column_ = meaning->column;
        return *column_ == meaning->column ? meaning : std::nullopt;
    }

    bool isChar(Expression of, std::size_t index) {
        const ExpressionNode& node = expressions::node(of);
        if (node.kind != ExpressionKind::BitAnd) return false;
        for (const auto& [one, mask] : {std::pair(node.operands[0], node.operands[1]),
                                        std::pair(node.operands[1], node.operands[0])}) {
            const auto meaning = meaningOf(one, Tuples::What::Char);
            if (meaning && meaning->index == index && expressions::isConstant(mask) &&
                expressions::node(mask).bits == 0xFF)
                return true;
        }
        return false;
    }

    // What stands before the minus: the row's, or a constant; and the constant.
    template <class IsRows>
    std::optional<std::int32_t> difference(Expression of, IsRows&& isRows) {
        const ExpressionNode& node = expressions::node(of);
        const auto numberIn = [](Expression from) {
            return static_cast<std::int32_t>(expressions::node(from).bits);
        };
        const auto agrees = [&](bool isReversed) {
            if (!isReversed_) isReversed_ = isReversed;
            return *isReversed_ == isReversed;
        };
        if (node.kind != ExpressionKind::Add && node.kind != ExpressionKind::Subtract)
            return std::nullopt;
        const bool isSum = node.kind == ExpressionKind::Add;
        for (int side = 0; side < 2; ++side) {
            const Expression one = node.operands[side], other = node.operands[1 - side];
            if (!expressions::isConstant(other) || !isRows(one)) continue;
            const bool isReversed = !isSum && side == 1; // constant - row
            if (!agrees(isReversed)) return std::nullopt;
            return isSum ? -numberIn(other) : numberIn(other);
        }
        return std::nullopt;
    }

    bool isLengths(Expression of) {
        const auto length = difference(
            of, [&](Expression one) { return meaningOf(one, Tuples::What::Length).has_value(); });
        if (!length || *length < 0) return false;
        if (length_ == kUnknown) length_ = static_cast<std::size_t>(*length);
        return length_ == static_cast<std::size_t>(*length);
    }

    bool isEnd(Expression of, std::size_t index) {
        const ExpressionNode& node = expressions::node(of);
        return node.kind == ExpressionKind::LessOrEqual &&
               meaningOf(node.operands[0], Tuples::What::Length) &&
               expressions::isConstant(node.operands[1]) &&
               expressions::node(node.operands[1]).bits == index;
    }

    bool isEqual(Expression of, std::size_t index) {
        const ExpressionNode& node = expressions::node(of);
        if (node.kind != ExpressionKind::Equal) return false;
        for (int side = 0; side < 2; ++side) {
            const Expression constant = node.operands[1 - side];
            if (!expressions::isConstant(constant) || !isChar(node.operands[side], index)) continue;
            if (chars_.size() != index) return false;
            chars_ += static_cast<char>(expressions::node(constant).bits);
            return expressions::node(constant).bits <= 0xFF;
        }
        return false;
    }

    bool isDifference(Expression of, std::size_t index) {
        const auto number = difference(of, [&](Expression one) { return isChar(one, index); });
        return number && static_cast<char>(*number) == chars_[index];
    }

    static constexpr std::size_t kUnknown = SIZE_MAX;
    const Tuples& tuples_;
    std::optional<std::size_t> column_;
    std::optional<bool> isReversed_;
    std::size_t length_ = kUnknown;
    std::string chars_;
};

} // namespace

std::optional<TextOrder> textOrderIn(Expression number, const Tuples& tuples) {
    return OrderReader(tuples).read(number);
}

TextFacts textFactsIn(const std::vector<Expression>& conjuncts, const Tuples& tuples) {
    TextFacts result;
    result.isSaid.resize(conjuncts.size());
    const Reader reader(tuples);
    std::vector<std::optional<Saying>> said;
    std::map<std::size_t, std::map<std::size_t, char>> surely, perhaps; // by column and place
    std::map<std::size_t, std::size_t> lengths;
    for (const Expression conjunct : conjuncts) {
        said.push_back(reader.read(conjunct));
        if (!said.back()) continue;
        const Saying& saying = *said.back();
        // Contradictions are left to the database.
        if (saying.kind == Saying::Kind::Char)
            surely[saying.column].try_emplace(saying.number, saying.c);
        if (saying.kind == Saying::Kind::CharOrEnd)
            perhaps[saying.column].try_emplace(saying.number, saying.c);
        if (saying.kind == Saying::Kind::Length) lengths.try_emplace(saying.column, saying.number);
    }
    const auto add = [&](const TextFacts::Fact& fact) {
        const std::size_t end = fact.from + fact.chars.size();
        std::optional<std::size_t> first;
        for (std::size_t i = 0; i < conjuncts.size(); ++i) {
            if (!said[i] || said[i]->column != fact.column) continue;
            const Saying& saying = *said[i];
            const bool isInside = saying.number >= fact.from && saying.number < end;
            const bool hasChar = isInside && fact.chars[saying.number - fact.from] == saying.c;
            const bool follows = saying.kind == Saying::Kind::Char ? hasChar
                                 : saying.kind == Saying::Kind::CharOrEnd
                                     ? hasChar || (fact.isWhole && saying.number >= end)
                                 : saying.kind == Saying::Kind::Length
                                     ? fact.isWhole && saying.number == end
                                     : saying.number <= end;
            if (!follows) continue;
            result.isSaid[i] = true;
            if (!first) first = i;
        }
        if (first) result.facts.emplace(*first, fact);
    };
    for (const auto& [column, length] : lengths) {
        std::string chars;
        for (std::size_t i = 0; i < length; ++i) {
            const auto& known = surely[column].contains(i) ? surely[column] : perhaps[column];
            if (const auto found = known.find(i); found != known.end()) chars += found->second;
        }
        if (length == 0 || chars.size() != length) continue;
        add({column, 0, chars, true});
        surely.erase(column);
    }
    for (const auto& [column, chars] : surely)
        for (auto at = chars.begin(); at != chars.end();) {
            TextFacts::Fact fact{column, at->first, {}, false};
            for (; at != chars.end() && at->first == fact.from + fact.chars.size(); ++at)
                fact.chars += at->second;
            add(fact);
        }
    return result;
}

} // namespace clew::vm::natives::database
