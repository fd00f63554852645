#include <algorithm>

#include "choice/solver/Layer.h"
#include "choice/solver/Layers.h"
#include "vm/values/ExpressionIntervals.h"
#include "vm/values/ExpressionOperations.h"

namespace clew::choice {

namespace expressions = vm::values::expressions;
using expressions::Interval;
using vm::values::ExpressionKind;
using vm::values::ExpressionNode;

namespace {

// A condition of the form "subject is in low..high", or "is not low", which is high then. A subject
// of 0 is any other form.
struct Bounds {
    Expression subject = 0;
    std::int64_t low = 0, high = 0;
    bool inside = true;
};

Bounds boundsOf(Expression condition) {
    const ExpressionNode& node = expressions::node(condition);
    switch (node.kind) {
        case ExpressionKind::Not: {
            Bounds bounds = boundsOf(node.operands[0]);
            if (bounds.low != bounds.high) return {};
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
    const Expression subject = node.operands[constantFirst ? 1 : 0];
    const std::int64_t value = expressions::signedOf(constant.sort, constant.bits);
    if (node.kind == ExpressionKind::Equal) return {subject, value, value};
    // In normal form only 0 is an end that does not belong to it.
    const int inner = node.kind == ExpressionKind::Less ? 1 : 0;
    const Interval range = expressions::intervalOf(subject);
    return constantFirst ? Bounds{subject, value + inner, range.max}
                         : Bounds{subject, range.min, value - inner};
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
        Interval range = expressions::intervalOf(asked.subject);
        std::vector<std::int64_t> holes;
        const auto narrow = [&](const Bounds& bounds) {
            if (bounds.inside) {
                range.min = std::max(range.min, bounds.low);
                range.max = std::min(range.max, bounds.high);
            } else {
                holes.push_back(bounds.low);
            }
            cut(range, holes);
        };
        for (const Expression constraint : query.constraints) {
            const Bounds bounds = boundsOf(constraint);
            if (bounds.subject != asked.subject) continue;
            verdict.because.push_back(constraint);
            narrow(bounds);
        }
        verdict.implied = asked.inside ? asked.low <= range.min && range.max <= asked.high
                                       : asked.low < range.min || range.max < asked.low;
        narrow(asked);
        verdict.contradicts = range.min > range.max;
        verdict.because.push_back(query.condition);
        return verdict;
    }

    // Takes the holes away that are at an end of the range. Those inside it are left alone: what is
    // not recognized here goes to the next layer.
    static void cut(Interval& range, const std::vector<std::int64_t>& holes) {
        for (bool changed = true; changed && range.min <= range.max;) {
            changed = false;
            for (const std::int64_t hole : holes) {
                if (hole != range.min && hole != range.max) continue;
                if (range.min == range.max) {
                    range = {1, 0};
                    return;
                }
                hole == range.min ? ++range.min : --range.max;
                changed = true;
            }
        }
    }
};

} // namespace

std::unique_ptr<Solver> makeContradictionLayer(std::unique_ptr<Solver> next) {
    return std::make_unique<Contradiction>(std::move(next));
}

} // namespace clew::choice
