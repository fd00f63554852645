#include <algorithm>
#include <bit>
#include <cmath>
#include <iterator>
#include <limits>
#include <random>
#include <unordered_set>

#include "choice/solver/Layer.h"
#include "choice/solver/Layers.h"

namespace clew::choice {

namespace expressions = vm::values::expressions;
using expressions::Evaluator;
using vm::values::BasicType;
using vm::values::ExpressionKind;
using vm::values::ExpressionNode;
using vm::values::Sort;

namespace {

bool isFloat(Sort sort) {
    return sort == Sort::Float32 || sort == Sort::Float64;
}

std::int64_t integerOf(Sort sort, std::uint64_t bits) {
    return sort == Sort::Bits64 ? static_cast<std::int64_t>(bits) : static_cast<std::int32_t>(bits);
}
// As Java's + and -.
std::int64_t plus(std::int64_t a, std::int64_t b) {
    return static_cast<std::int64_t>(static_cast<std::uint64_t>(a) + static_cast<std::uint64_t>(b));
}
std::int64_t minus(std::int64_t a, std::int64_t b) {
    return static_cast<std::int64_t>(static_cast<std::uint64_t>(a) - static_cast<std::uint64_t>(b));
}
double floatOf(Sort sort, std::uint64_t bits) {
    return sort == Sort::Float32 ? vm::values::toFloat(bits) : vm::values::toDouble(bits);
}
std::uint64_t bitsOfFloat(Sort sort, double value) {
    if (std::isnan(value)) return sort == Sort::Float32 ? 0x7fc0'0000u : 0x7ff8'0000'0000'0000u;
    return sort == Sort::Float32 ? vm::values::fromFloat(static_cast<float>(value))
                                 : vm::values::fromDouble(value);
}

// A local search: the current assignment with one variable changed, to values that the query
// suggests. Small values go first, then the constants of the query and their neighbours, then where
// a secant says that the two sides of a comparison meet. Most satisfiable queries need no more,
// floats above all, and the values look as if a person had chosen them.
class Candidates final : public Layer {
  public:
    explicit Candidates(std::unique_ptr<Solver> next) : Layer("candidates", std::move(next)) {}

  protected:
    Solution answer(const Query& query) override {
        look(query);
        if (size_ <= mostNodes) {
            const auto ofCondition = expressions::variablesOf(query.condition);
            const std::vector<Expression> tried(
                ofCondition.begin(),
                ofCondition.begin() + std::min(ofCondition.size(), mostVariables));
            const Assignment none;
            start_ = restrictedTo(variablesOf(query), query.current ? *query.current : none);
            budget_ =
                (hasFloats_ ? floatBudget : integerBudget) / std::max<std::size_t>(1, tried.size());
            const std::size_t share = budget_;
            for (const Expression variable : tried) {
                budget_ = share;
                if (trySome(query, variable)) return satisfiable(std::move(start_));
            }
            if (tried.size() > 1 && hasFloats_ && trySeveral(query, tried))
                return satisfiable(std::move(start_));
        }
        return pass(query);
    }

  private:
    // Nodes that a condition may have, and that may be evaluated for a query: about 0.1 ms for
    // integers, which Z3 needs too, and some ms for floats, where the solvers need a hundred times
    // more.
    static constexpr std::size_t mostNodes = 300, integerBudget = 6'000, floatBudget = 100'000;
    static constexpr std::size_t mostVariables = 8;

    // Finds the constants and the comparisons of the condition.
    void look(const Query& query) {
        constants_.clear();
        comparisons_.clear();
        hasFloats_ = false;
        std::vector<Expression> pending{query.condition};
        std::unordered_set<Expression> seen{query.condition};
        while (!pending.empty() && seen.size() <= mostNodes) {
            const Expression expression = pending.back();
            pending.pop_back();
            const ExpressionNode& node = expressions::node(expression);
            hasFloats_ |= isFloat(node.sort);
            switch (node.kind) {
                case ExpressionKind::Constant:
                    constants_.push_back(expression);
                    break;
                case ExpressionKind::Equal:
                case ExpressionKind::Less:
                case ExpressionKind::LessOrEqual:
                case ExpressionKind::FloatEqual:
                case ExpressionKind::FloatLess:
                case ExpressionKind::FloatLessOrEqual:
                    if (expressions::sort(node.operands[0]) != Sort::Bool)
                        comparisons_.push_back(expression);
                    break;
                default:
                    break;
            }
            for (const Expression operand : node.operands)
                if (operand != 0 && seen.insert(operand).second) pending.push_back(operand);
        }
        size_ = seen.size();
    }

    // Leaves what is found in `start_`, or leaves that as it was.
    bool trySome(const Query& query, Expression variable) {
        affected_.clear();
        for (auto constraint = query.constraints.rbegin(); constraint != query.constraints.rend();
             ++constraint) {
            const auto variables = expressions::variablesOf(*constraint);
            if (!query.current || std::binary_search(variables.begin(), variables.end(), variable))
                affected_.push_back(*constraint);
        }
        const std::uint64_t before = start_.at(variable);
        const BasicType type = expressions::variable(variable).type;
        if (type == BasicType::Float || type == BasicType::Double ? tryFloats(query, variable)
                                                                  : tryIntegers(query, variable))
            return true;
        start_.at(variable) = before;
        return false;
    }

    bool holds(const Query& query, Expression variable, std::uint64_t bits) {
        if (budget_ < size_) return false;
        budget_ -= size_;
        start_.at(variable) = bits;
        Evaluator evaluator(start_);
        if (!evaluator.holds(query.condition)) return false;
        return std::all_of(affected_.begin(), affected_.end(),
                           [&](Expression constraint) { return evaluator.holds(constraint); });
    }

    // ---- integers

    bool tryInteger(const Query& query, Expression variable, std::int64_t value) {
        const auto& [name, type] = expressions::variable(variable);
        std::uint64_t bits = static_cast<std::uint64_t>(value);
        if (type != BasicType::Long) {
            if (value != static_cast<std::int32_t>(value)) return false;
            bits &= 0xffff'ffff;
        }
        if (!isInRange(variable, bits)) return false;
        // Long arrays are for those who know that there is no short one.
        if (name.ends_with("length") && (value < 0 || value > 8)) return false;
        return holds(query, variable, bits);
    }

    bool tryIntegers(const Query& query, Expression variable) {
        if (expressions::variable(variable).type == BasicType::Char)
            for (const char letter : {'a', 'A', '0', ' '})
                if (tryInteger(query, variable, letter)) return true;
        for (const std::int64_t value : {0, 1, -1, 2})
            if (tryInteger(query, variable, value)) return true;

        std::vector<std::int64_t> values;
        const auto addAround = [&](std::int64_t value) {
            for (const std::int64_t by : {0, 1, -1}) values.push_back(plus(value, by));
        };
        for (const Expression constant : constants_) {
            const ExpressionNode& node = expressions::node(constant);
            if (node.sort == Sort::Bool) continue;
            if (isFloat(node.sort)) {
                const double value = floatOf(node.sort, node.bits);
                if (std::fabs(value) < 0x1p62) addAround(static_cast<std::int64_t>(value));
            } else {
                addAround(integerOf(node.sort, node.bits));
            }
        }
        const Sort sort = expressions::sort(variable);
        const std::int64_t start = integerOf(sort, start_.at(variable));
        for (const Expression comparison : comparisons_) {
            const auto [a, b, none] = expressions::node(comparison).operands;
            if (isFloat(expressions::sort(a))) continue;
            const auto distance = [&](std::int64_t value) {
                start_.at(variable) = static_cast<std::uint64_t>(value) &
                                      (sort == Sort::Bits64 ? ~0ull : 0xffff'ffffull);
                Evaluator evaluator(start_);
                const Sort sides = expressions::sort(a);
                return minus(integerOf(sides, evaluator(a)), integerOf(sides, evaluator(b)));
            };
            const std::int64_t here = distance(start),
                               slope = minus(distance(plus(start, 1)), here);
            if (slope == -1)
                addAround(plus(start, here));
            else if (slope != 0)
                addAround(minus(start, here / slope));
        }
        const auto magnitude = [](std::int64_t value) {
            return value < 0 ? std::uint64_t{0} - static_cast<std::uint64_t>(value)
                             : static_cast<std::uint64_t>(value);
        };
        std::sort(values.begin(), values.end(), [&](std::int64_t a, std::int64_t b) {
            return std::pair(magnitude(a), a < 0) < std::pair(magnitude(b), b < 0);
        });
        values.erase(std::unique(values.begin(), values.end()), values.end());
        return std::any_of(values.begin(), values.end(),
                           [&](std::int64_t value) { return tryInteger(query, variable, value); });
    }

    // ---- floats

    bool tryFloat(const Query& query, Expression variable, double value) {
        return holds(query, variable, bitsOfFloat(expressions::sort(variable), value));
    }

    bool tryFloats(const Query& query, Expression variable) {
        using Double = std::numeric_limits<double>;
        using Float = std::numeric_limits<float>;
        const bool isDouble = expressions::sort(variable) == Sort::Float64;
        for (const double value : {0.0, 1.0, -1.0, 0.5, -0.5, 2.0, 10.0, -10.0, 100.0, 1000.0})
            if (tryFloat(query, variable, value)) return true;
        for (const Expression constant : constants_) {
            const ExpressionNode& node = expressions::node(constant);
            if (node.sort == Sort::Bool) continue;
            const double value = isFloat(node.sort)
                                     ? floatOf(node.sort, node.bits)
                                     : static_cast<double>(integerOf(node.sort, node.bits));
            if (tryFloat(query, variable, value) || tryNeighbours(query, variable, value))
                return true;
            for (const double other :
                 {value + 1, value - 1, -value, value / 2, value * 2, std::sqrt(std::fabs(value))})
                if (tryFloat(query, variable, other)) return true;
        }
        for (const double value :
             {-0.0, Double::quiet_NaN(), Double::infinity(), -Double::infinity(),
              isDouble ? Double::max() : Float::max(),
              isDouble ? Double::lowest() : Float::lowest(),
              isDouble ? Double::denorm_min() : Float::denorm_min(), 1e10, -1e10, 1e-5})
            if (tryFloat(query, variable, value)) return true;
        const double start = floatOf(expressions::sort(variable), start_.at(variable));
        for (const Expression comparison : comparisons_)
            for (const double from : {start, 1.0, -1.0})
                if (trySecant(query, variable, comparison, from)) return true;
        return false;
    }

    // All of them at once, from values of very different magnitudes: rounding depends on more than
    // one operand. The same in every run.
    bool trySeveral(const Query& query, const std::vector<Expression>& variables) {
        using Double = std::numeric_limits<double>;
        constexpr double values[] = {1,
                                     -1,
                                     0,
                                     0.5,
                                     -0.5,
                                     3,
                                     0.1,
                                     1e3,
                                     -1e3,
                                     1e10,
                                     -1e10,
                                     1e20,
                                     -1e20,
                                     1e-10,
                                     -0.0,
                                     1e30,
                                     -1e30,
                                     Double::infinity(),
                                     -Double::infinity()};
        constexpr int rounds = 400;
        const Assignment before = start_;
        std::minstd_rand random;
        for (int round = 0; round < rounds; ++round) {
            for (const Expression variable : variables) {
                const Sort sort = expressions::sort(variable);
                if (isFloat(sort))
                    start_.at(variable) = bitsOfFloat(sort, values[random() % std::size(values)]);
            }
            Evaluator evaluator(start_);
            if (evaluator.holds(query.condition) &&
                std::all_of(query.constraints.begin(), query.constraints.end(),
                            [&](Expression constraint) { return evaluator.holds(constraint); }))
                return true;
        }
        start_ = before;
        return false;
    }

    bool tryNeighbours(const Query& query, Expression variable, double value) {
        const double infinity = std::numeric_limits<double>::infinity();
        if (expressions::sort(variable) == Sort::Float64)
            return tryFloat(query, variable, std::nextafter(value, infinity)) ||
                   tryFloat(query, variable, std::nextafter(value, -infinity));
        const auto narrow = static_cast<float>(value);
        return tryFloat(query, variable, std::nextafterf(narrow, HUGE_VALF)) ||
               tryFloat(query, variable, std::nextafterf(narrow, -HUGE_VALF));
    }

    // Where the two sides of the comparison meet, by the secant method; and the values beside that.
    bool trySecant(const Query& query, Expression variable, Expression comparison, double from) {
        constexpr int steps = 12;
        const Sort sort = expressions::sort(variable);
        const auto [a, b, none] = expressions::node(comparison).operands;
        const Sort sides = expressions::sort(a);
        const auto distance = [&](double value) {
            start_.at(variable) = bitsOfFloat(sort, value);
            Evaluator evaluator(start_);
            const auto number = [&](Expression side) {
                const std::uint64_t bits = evaluator(side);
                return isFloat(sides) ? floatOf(sides, bits)
                                      : static_cast<double>(integerOf(sides, bits));
            };
            budget_ -= std::min(budget_, size_);
            return number(a) - number(b);
        };
        if (!std::isfinite(from)) return false;
        double last = from, atLast = distance(last);
        double next = from == 0 ? 1 : from * 1.5, atNext = distance(next);
        for (int step = 0;
             step < steps && std::isfinite(atLast) && std::isfinite(atNext) && atLast != atNext;
             ++step) {
            const double root = next - atNext * (next - last) / (atNext - atLast);
            if (!std::isfinite(root)) return false;
            last = next, atLast = atNext;
            next = root, atNext = distance(root);
            if (tryFloat(query, variable, std::rint(root)) ||
                tryFloat(query, variable, std::rint(root * 100) / 100) ||
                tryFloat(query, variable, root) || tryNeighbours(query, variable, root))
                return true;
        }
        // An inequality may want what lies beyond.
        const double beyond = std::fmax(1, std::fabs(next)) * 0.5;
        return tryFloat(query, variable, std::rint(next + beyond)) ||
               tryFloat(query, variable, std::rint(next - beyond)) ||
               tryFloat(query, variable, next + beyond) || tryFloat(query, variable, next - beyond);
    }

    // ---- of the query at hand
    std::vector<Expression> constants_, comparisons_; // of the condition
    std::size_t size_ = 0;                            // nodes of the condition
    bool hasFloats_ = false;
    Assignment start_;
    std::vector<Expression> affected_; // constraints that a changed variable may break
    std::size_t budget_ = 0;
};

} // namespace

std::unique_ptr<Solver> makeCandidatesLayer(std::unique_ptr<Solver> next) {
    return std::make_unique<Candidates>(std::move(next));
}

} // namespace clew::choice
