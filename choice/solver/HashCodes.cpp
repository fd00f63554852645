#include <algorithm>
#include <charconv>
#include <map>

#include "choice/solver/Layer.h"
#include "choice/solver/Layers.h"

namespace clew::choice {

namespace expressions = vm::values::expressions;
using expressions::Evaluator;
using vm::values::ExpressionKind;

namespace {

// A text that is an input, as a hash code shows it: the variables of its bytes and of their number.
struct HashedText {
    Expression length = 0;
    std::map<std::size_t, Expression> bytes; // by index
    std::size_t bytesPerChar = 1;
    std::uint32_t hash = 0; // that it has
};

// Where a conjunct says that a text has a given hash code (a switch on strings does), texts that
// have it are tried. The hash code is a number in base 31 whose digits, the chars, are larger than
// 30: so there are many, and they are listed digit by digit. For a solver that sees bits it is a
// product to be factored.
class HashCodes final : public Layer {
  public:
    explicit HashCodes(std::unique_ptr<Solver> next) : Layer("hashes", std::move(next)) {}

  protected:
    Solution answer(const Query& query) override {
        if (tryConjuncts(query, query.condition)) return satisfiable(std::move(tried_));
        for (auto constraint = query.constraints.rbegin(); constraint != query.constraints.rend();
             ++constraint)
            if (tryConjuncts(query, *constraint)) return satisfiable(std::move(tried_));
        return pass(query);
    }

  private:
    static constexpr unsigned mostTried = 24; // of one length
    static constexpr std::size_t mostChars = 8;

    bool tryConjuncts(const Query& query, Expression conjunct) {
        const auto& node = expressions::node(conjunct);
        if (node.kind == ExpressionKind::And)
            return tryConjuncts(query, node.operands[0]) || tryConjuncts(query, node.operands[1]);
        if (node.kind != ExpressionKind::Equal ||
            expressions::sort(node.operands[0]) != vm::values::Sort::Bits32)
            return false;
        const auto [code, known, unused] = node.operands;
        HashedText text;
        if (!expressions::isConstant(known) || !look(code, text)) return false;
        text.hash = static_cast<std::uint32_t>(expressions::node(known).bits);
        const Assignment none;
        tried_ = restrictedTo(variablesOf(query), query.current ? *query.current : none);
        const std::size_t chars = std::min(mostChars, text.bytes.size() / text.bytesPerChar);
        for (const auto& [low, high] : {std::pair(' ', '~'), std::pair('\0', '\xff')}) {
            const bool isPrintable = high == '~';
            const std::uint32_t largest = isPrintable              ? '~'
                                          : text.bytesPerChar == 2 ? 0xffff
                                                                   : 0xff;
            for (std::size_t count = 1; count <= chars; ++count)
                for (std::uint64_t wraps = 0; wraps < 4; ++wraps) {
                    text_.assign(count, 0);
                    budget_ = mostTried;
                    if (tryDigits(query, text, 0, text.hash + (wraps << 32),
                                  static_cast<std::uint32_t>(low), largest))
                        return true;
                }
        }
        return false;
    }

    // Whether the expression depends on the length and on the first bytes of one text. That it is a
    // hash code shows when the condition holds.
    static bool look(Expression code, HashedText& text) {
        if (expressions::node(code).kind != ExpressionKind::If) return false;
        std::string base;
        for (const Expression variable : expressions::variablesOf(code)) {
            const std::string& name = expressions::variable(variable).name;
            if (!name.ends_with(".length")) continue;
            if (text.length != 0) return false;
            text.length = variable;
            base = name.substr(0, name.size() - std::string_view(".length").size());
        }
        if (!base.ends_with(".latin1") && !base.ends_with(".utf16")) return false;
        text.bytesPerChar = base.ends_with(".utf16") ? 2 : 1;
        base += '[';
        for (const Expression variable : expressions::variablesOf(code)) {
            const std::string& name = expressions::variable(variable).name;
            std::size_t index = 0;
            if (name.starts_with(base) &&
                std::from_chars(name.data() + base.size(), name.data() + name.size(), index).ptr ==
                    name.data() + name.size() - 1)
                text.bytes[index] = variable;
        }
        return !text.bytes.empty() && text.bytes.rbegin()->first + 1 == text.bytes.size();
    }

    // The digits from `at` on make `rest`; all are between `low` and `high`.
    bool tryDigits(const Query& query, const HashedText& text, std::size_t at, std::uint64_t rest,
                   std::uint32_t low, std::uint32_t high) {
        std::uint64_t place = 1,
                      behind = 0; // what a one here is worth, and ones at all places behind
        for (std::size_t i = at + 1; i < text_.size(); ++i) {
            behind += place;
            place *= 31;
        }
        const std::uint64_t most = behind * high, least = behind * low;
        if (rest < least + place * low || rest > most + place * high) return false;
        const auto largest =
            static_cast<std::uint32_t>(std::min<std::uint64_t>(high, (rest - least) / place));
        const auto smallest = static_cast<std::uint32_t>(
            std::max<std::uint64_t>(low, rest > most ? (rest - most + place - 1) / place : 0));
        for (std::uint32_t digit = largest + 1; digit-- > smallest && budget_ > 0;) {
            text_[at] = digit;
            if (at + 1 == text_.size()
                    ? digit == rest && holds(query, text)
                    : tryDigits(query, text, at + 1, rest - digit * place, low, high))
                return true;
        }
        return false;
    }

    bool holds(const Query& query, const HashedText& text) {
        --budget_;
        const auto set = [&](Expression variable, std::int32_t value) {
            tried_[variable] = static_cast<std::uint32_t>(value);
        };
        set(text.length, static_cast<std::int32_t>(text_.size() * text.bytesPerChar));
        for (std::size_t i = 0; i < text_.size(); ++i) {
            set(text.bytes.at(i * text.bytesPerChar), static_cast<std::int8_t>(text_[i] & 0xff));
            if (text.bytesPerChar == 2)
                set(text.bytes.at(2 * i + 1), static_cast<std::int8_t>(text_[i] >> 8));
        }
        Evaluator evaluator(tried_);
        if (!evaluator.holds(query.condition)) return false;
        return std::all_of(query.constraints.rbegin(), query.constraints.rend(),
                           [&](Expression constraint) { return evaluator.holds(constraint); });
    }

    Assignment tried_;
    std::vector<std::uint32_t> text_; // the chars that are tried
    unsigned budget_ = 0;
};

} // namespace

std::unique_ptr<Solver> makeHashCodesLayer(std::unique_ptr<Solver> next) {
    return std::make_unique<HashCodes>(std::move(next));
}

} // namespace clew::choice
