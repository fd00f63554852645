#include "choice/MixedConditions.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "choice/solver/Ranges.h"
#include "vm/natives/database/Tuples.h"

namespace clew::choice {
namespace {

namespace expressions = vm::values::expressions;
namespace database = vm::natives::database;
using database::Tuples;
using vm::values::Assignment;
using vm::values::ExpressionKind;
using vm::values::ExpressionNode;
using vm::values::Sort;
using Wide = __int128;

// Values of an input that are tried one by one, as alternatives in one query.
constexpr std::int64_t kFewValues = 128;

bool isInteger(Expression of) {
    return expressions::sort(of) == Sort::Bits32 || expressions::sort(of) == Sort::Bits64;
}

bool isOfInputs(Expression of) {
    const auto variables = expressions::variablesOf(of);
    return std::ranges::none_of(variables, [](Expression variable) {
        return Tuples::ofRun().meaningOf(variable).has_value();
    });
}

Expression constantLike(Expression of, std::int64_t value) {
    return expressions::constant(expressions::sort(of), static_cast<std::uint64_t>(value));
}

// a < b, or a <= b.
struct Bound {
    Expression less, more;
    bool isStrict;
};

void addBounds(Expression conjunct, std::vector<Bound>& bounds) {
    const ExpressionNode& node = expressions::node(conjunct);
    const auto [a, b] = std::pair(node.operands[0], node.operands[1]);
    if (node.kind == ExpressionKind::Less || node.kind == ExpressionKind::LessOrEqual) {
        bounds.push_back({a, b, node.kind == ExpressionKind::Less});
    } else if (node.kind == ExpressionKind::Equal) {
        bounds.push_back({a, b, false});
        bounds.push_back({b, a, false});
    } else if (node.kind == ExpressionKind::Not) {
        std::vector<Bound> inverted;
        if (expressions::node(a).kind != ExpressionKind::Equal) addBounds(a, inverted);
        for (const auto& [less, more, isStrict] : inverted)
            bounds.push_back({more, less, !isStrict});
    }
}

class Implied {
  public:
    Implied(const std::vector<Expression>& mixed, const std::vector<Expression>& others)
        : mixed_(mixed), others_(others) {}

    std::vector<Expression> all() {
        chain();
        std::vector<Expression> conditions = mixed_;
        conditions.insert(conditions.end(), others_.begin(), others_.end());
        const auto bounds = boundsOfColumns(mixed_);
        conditions.insert(conditions.end(), bounds.begin(), bounds.end());
        Ranges ranges(conditions);
        if (!ranges.narrow()) return std::move(implied_);
        for (const Expression conjunct : mixed_) {
            addRanges(conjunct, ranges);
            addMultiples(conjunct, ranges);
        }
        addAlternatives(ranges);
        return std::move(implied_);
    }

  private:
    void add(Expression condition) {
        if (Tuples::ofRun().isOfRow(condition)) implied_.push_back(condition);
    }

    // By way of a term of the other inputs.
    void chain() {
        std::vector<Bound> bounds;
        for (const auto* conjuncts : {&mixed_, &others_})
            for (const Expression conjunct : *conjuncts) addBounds(conjunct, bounds);
        const auto isOfRow = [](Expression of) {
            return std::ranges::all_of(expressions::variablesOf(of), [](Expression variable) {
                return Tuples::ofRun().meaningOf(variable).has_value();
            });
        };
        for (const Bound& from : bounds)
            for (const Bound& to : bounds)
                if (from.more == to.less && !isOfRow(from.more) && isOfRow(from.less) &&
                    isOfRow(to.more))
                    add(from.isStrict || to.isStrict
                            ? expressions::less(from.less, to.more)
                            : expressions::lessOrEqual(from.less, to.more));
    }

    // What of the row is in it, as much of it as belongs together.
    void addRanges(Expression of, const Ranges& ranges) {
        const ExpressionNode& node = expressions::node(of);
        if (Tuples::ofRun().isOfRow(of) && node.sort != Sort::Bool) {
            if (!isInteger(of) || !seen_.insert(of).second) return;
            const Range range = ranges.of(of);
            if (range.isEmpty()) return;
            add(expressions::lessOrEqual(constantLike(of, range.low), of));
            add(expressions::lessOrEqual(of, constantLike(of, range.high)));
            return;
        }
        for (unsigned i = 0; i < vm::values::operandCount(node.kind); ++i)
            addRanges(node.operands[i], ranges);
    }

    // row.a == 1000 * limit, where nothing overflows.
    void addMultiples(Expression conjunct, const Ranges& ranges) {
        const ExpressionNode& node = expressions::node(conjunct);
        if (node.kind != ExpressionKind::Equal) return;
        for (int side = 0; side < 2; ++side) {
            const Expression ofRow = node.operands[side];
            const ExpressionNode& product = expressions::node(node.operands[1 - side]);
            if (product.kind != ExpressionKind::Multiply || !Tuples::ofRun().isOfRow(ofRow) ||
                !isOfInputs(node.operands[1 - side]))
                continue;
            for (int k = 0; k < 2; ++k) {
                const ExpressionNode& factor = expressions::node(product.operands[k]);
                if (factor.kind != ExpressionKind::Constant) continue;
                const std::int64_t by = factor.sort == Sort::Bits32
                                            ? static_cast<std::int32_t>(factor.bits)
                                            : static_cast<std::int64_t>(factor.bits);
                const Range range = ranges.of(product.operands[1 - k]);
                const Wide limit = Wide(1) << (factor.sort == Sort::Bits32 ? 31 : 63);
                const auto fits = [&](std::int64_t value) {
                    return Wide(value) * by < limit && Wide(value) * by >= -limit;
                };
                if (by == 0 || !fits(range.low) || !fits(range.high)) continue;
                add(expressions::equal(
                    expressions::make(ExpressionKind::Remainder, ofRow, product.operands[k]),
                    constantLike(ofRow, 0)));
            }
        }
    }

    // With the value in place of the variable.
    Expression with(Expression of, Expression variable, Expression value,
                    std::map<Expression, Expression>& made) {
        if (of == variable) return value;
        const ExpressionNode& node = expressions::node(of);
        if (node.kind == ExpressionKind::Constant || node.kind == ExpressionKind::Variable ||
            !std::ranges::binary_search(expressions::variablesOf(of), variable))
            return of;
        if (const auto known = made.find(of); known != made.end()) return known->second;
        Expression operands[3]{};
        for (unsigned i = 0; i < vm::values::operandCount(node.kind); ++i)
            operands[i] = with(node.operands[i], variable, value, made);
        return made[of] =
                   expressions::make(node.kind, node.sort, operands[0], operands[1], operands[2]);
    }

    // What holds for one of the values that the only other input may have.
    void addAlternatives(const Ranges& ranges) {
        std::set<Expression> inputs;
        for (const Expression conjunct : mixed_)
            for (const Expression variable : expressions::variablesOf(conjunct))
                if (!Tuples::ofRun().meaningOf(variable)) inputs.insert(variable);
        if (inputs.size() != 1 || !isInteger(*inputs.begin())) return;
        const Expression input = *inputs.begin();
        const Range range = ranges.of(input);
        if (range.isEmpty() || Wide(range.high) - range.low >= kFewValues) return;
        Expression any = expressions::boolean(false);
        for (std::int64_t value = range.low; value <= range.high; ++value) {
            const Expression constant = constantLike(input, value);
            std::map<Expression, Expression> made;
            Expression holds = expressions::boolean(true);
            for (const auto* conjuncts : {&mixed_, &others_})
                for (const Expression conjunct : *conjuncts) {
                    const Expression one = with(conjunct, input, constant, made);
                    if (conjuncts == &mixed_ || expressions::variablesOf(one).empty())
                        holds = expressions::andOf(holds, one);
                }
            any = expressions::orOf(any, holds);
        }
        add(any);
    }

    const std::vector<Expression>&mixed_, &others_;
    std::vector<Expression> implied_;
    std::set<Expression> seen_;
};

} // namespace

std::vector<Expression> boundsOfColumns(const std::vector<Expression>& mixed) {
    const Tuples& tuples = Tuples::ofRun();
    const auto columns = tuples.columns();
    std::vector<Expression> bounds;
    for (const Expression conjunct : mixed)
        for (const Expression variable : expressions::variablesOf(conjunct)) {
            const auto meaning = tuples.meaningOf(variable);
            if (!meaning || meaning->what != Tuples::What::Value) continue;
            const Tuples::Column& column = columns[meaning->column];
            if (column.type != database::Value::Type::Integer || column.isMixed) continue;
            const std::int64_t null = column.hasNull ? 0 : column.least; // nulls are 0
            bounds.push_back(expressions::lessOrEqual(
                expressions::constantLong(std::min(column.least, null)), variable));
            bounds.push_back(expressions::lessOrEqual(
                variable, expressions::constantLong(std::max(column.most, null))));
        }
    return bounds;
}

std::vector<Expression> impliedForRow(const std::vector<Expression>& mixed,
                                      const std::vector<Expression>& others) {
    return Implied(mixed, others).all();
}

} // namespace clew::choice
