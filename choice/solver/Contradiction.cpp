#include <algorithm>
#include <limits>

#include "choice/solver/Layer.h"
#include "choice/solver/Layers.h"

namespace clew::choice {

namespace expressions = vm::values::expressions;
using vm::values::BasicType;
using vm::values::ExpressionKind;
using vm::values::ExpressionNode;
using vm::values::Sort;

namespace {

// A condition of the form "subject is in low..high", or "is not": signed integers. A subject of 0
// is any other form.
struct Bounds {
    Expression subject = 0;
    std::int64_t low = 0, high = 0;
    bool inside = true;
};

std::int64_t signedValue(const ExpressionNode& constant) {
    return constant.sort == Sort::Bits64 ? static_cast<std::int64_t>(constant.bits)
                                         : static_cast<std::int32_t>(constant.bits);
}

struct Range {
    std::int64_t low, high;
};

Range rangeOf(Expression subject) {
    using Limits32 = std::numeric_limits<std::int32_t>;
    using Limits64 = std::numeric_limits<std::int64_t>;
    const ExpressionNode& node = expressions::node(subject);
    if (node.sort == Sort::Bits64) return {Limits64::min(), Limits64::max()};
    BasicType type = BasicType::Int;
    switch (node.kind) {
        case ExpressionKind::Variable:
            type = expressions::variable(subject).type;
            break;
        case ExpressionKind::SignExtend8:
            type = BasicType::Byte;
            break;
        case ExpressionKind::SignExtend16:
            type = BasicType::Short;
            break;
        case ExpressionKind::ZeroExtend16:
            type = BasicType::Char;
            break;
        default:
            break;
    }
    switch (type) {
        case BasicType::Boolean:
            return {0, 1};
        case BasicType::Byte:
            return {-128, 127};
        case BasicType::Short:
            return {-32768, 32767};
        case BasicType::Char:
            return {0, 65535};
        default:
            return {Limits32::min(), Limits32::max()};
    }
}

Bounds boundsOf(Expression condition) {
    const ExpressionNode& node = expressions::node(condition);
    switch (node.kind) {
        case ExpressionKind::Not: {
            Bounds bounds = boundsOf(node.operands[0]);
            bounds.inside = !bounds.inside;
            return bounds;
        }
        case ExpressionKind::Equal:
        case ExpressionKind::Less:
        case ExpressionKind::LessOrEqual:
            break;
        default:
            return {};
    }
    const bool constantFirst = expressions::isConstant(node.operands[0]);
    if (constantFirst == expressions::isConstant(node.operands[1])) return {};
    const ExpressionNode& constant = expressions::node(node.operands[constantFirst ? 0 : 1]);
    if (constant.sort != Sort::Bits32 && constant.sort != Sort::Bits64) return {};
    Bounds bounds{.subject = node.operands[constantFirst ? 1 : 0]};
    const std::int64_t value = signedValue(constant);
    const Range range = rangeOf(bounds.subject);
    if (node.kind == ExpressionKind::Equal) {
        bounds.low = bounds.high = value;
    } else {
        bounds.low = constantFirst ? value : range.low;
        bounds.high = constantFirst ? range.high : value;
        if (node.kind == ExpressionKind::Less) {
            // x < MIN and MAX < x hold for none: an empty interval, written without overflow.
            if (value == (constantFirst ? std::numeric_limits<std::int64_t>::max()
                                        : std::numeric_limits<std::int64_t>::min())) {
                bounds.low = 1, bounds.high = 0;
            } else {
                (constantFirst ? bounds.low : bounds.high) += constantFirst ? 1 : -1;
            }
        }
    }
    return bounds;
}

class Contradiction final : public Layer {
  public:
    explicit Contradiction(std::unique_ptr<Solver> next)
        : Layer("contradiction", std::move(next)) {}

  protected:
    Solution answer(const Query& query) override {
        const Expression condition = query.condition;
        const Expression negation = expressions::notOf(condition);
        if (expressions::isConstant(condition) && expressions::node(condition).bits == 0)
            return unsatisfiable({condition});
        bool implied = expressions::isConstant(condition);
        for (const Expression constraint : query.constraints) {
            if (constraint == negation) return unsatisfiable({constraint, condition});
            implied |= constraint == condition;
        }
        if (!implied) {
            Verdict verdict = byBounds(query);
            if (verdict.contradicts) return unsatisfiable(std::move(verdict.because));
            implied = verdict.implied;
        }
        if (implied && query.current) return satisfiable(*query.current);
        return pass(query);
    }

  private:
    struct Verdict {
        bool contradicts = false, implied = false;
        std::vector<Expression> because; // where it contradicts
    };

    // Narrows the interval of the condition's subject by all constraints about it.
    static Verdict byBounds(const Query& query) {
        Verdict verdict;
        const Bounds asked = boundsOf(query.condition);
        if (asked.subject == 0) return verdict;
        Range range = rangeOf(asked.subject);
        std::vector<Bounds> holes;
        for (const Expression constraint : query.constraints) {
            const Bounds bounds = boundsOf(constraint);
            if (bounds.subject != asked.subject) continue;
            verdict.because.push_back(constraint);
            if (bounds.inside) {
                range.low = std::max(range.low, bounds.low);
                range.high = std::min(range.high, bounds.high);
            } else {
                holes.push_back(bounds);
            }
        }
        cut(range, holes);
        verdict.implied = asked.inside ? asked.low <= range.low && range.high <= asked.high
                                       : asked.high < range.low || range.high < asked.low ||
                                             asked.low > asked.high;
        if (asked.inside) {
            range.low = std::max(range.low, asked.low);
            range.high = std::min(range.high, asked.high);
        } else {
            holes.push_back(asked);
        }
        cut(range, holes);
        verdict.contradicts = range.low > range.high;
        verdict.because.push_back(query.condition);
        return verdict;
    }

    // Takes the holes away that reach over an end of the range. Holes inside it are left alone:
    // what is not recognized here goes to the next layer.
    static void cut(Range& range, std::vector<Bounds>& holes) {
        for (bool changed = true; changed && range.low <= range.high;) {
            changed = false;
            for (const Bounds& hole : holes) {
                if (hole.low > hole.high || hole.high < range.low || hole.low > range.high)
                    continue;
                if (hole.low <= range.low && hole.high >= range.high) {
                    range = {1, 0};
                    return;
                }
                if (hole.low <= range.low) {
                    range.low = hole.high + 1;
                    changed = true;
                } else if (hole.high >= range.high) {
                    range.high = hole.low - 1;
                    changed = true;
                }
            }
        }
    }
};

} // namespace

std::unique_ptr<Solver> makeContradictionLayer(std::unique_ptr<Solver> next) {
    return std::make_unique<Contradiction>(std::move(next));
}

} // namespace clew::choice
