#include <algorithm>

#include "choice/solver/Layer.h"
#include "choice/solver/Layers.h"
#include "choice/solver/Ranges.h"
#include "vm/values/ExpressionOperations.h"

namespace clew::choice {

namespace expressions = vm::values::expressions;
using expressions::isFloat;
using vm::values::BasicType;
using vm::values::ExpressionKind;
using vm::values::ExpressionNode;
using vm::values::Sort;

namespace {

// Tries all values where ranges leave few of them: remainders of remainders, roots, reciprocals of
// zeros, of which a solver would have to make gates. Variables are given values one after the
// other, and a condition is looked at as soon as all of its variables have one.
class Enumeration final : public Layer {
  public:
    explicit Enumeration(std::unique_ptr<Solver> next) : Layer("enumeration", std::move(next)) {}

  protected:
    Solution answer(const Query& query) override {
        const std::vector<Expression> conjuncts = conjunctsOf(query);
        if (conjuncts.size() > mostConjuncts) return pass(query);
        Ranges ranges(conjuncts);
        if (!ranges.narrow())
            return unsatisfiable(contradictionByRanges(query.constraints, query.condition));
        if (!lookAt(variablesOf(query), ranges) || !plan(conjuncts)) return pass(query);
        if (count_ * steps_.back().size() > 4 * mostSteps)
            return pass(query); // a few are always ruled out earlier
        budget_ = mostSteps;
        if (tryFrom(0)) {
            Assignment assignment;
            for (const Domain& domain : domains_)
                assignment.emplace(domain.variable, values_[domain.node]);
            return satisfiable(std::move(assignment));
        }
        return budget_ == 0 ? pass(query) : unsatisfiable(conjuncts);
    }

  private:
    // Of nodes that are evaluated for a query: some ms, less than the solvers need for a division.
    static constexpr std::uint64_t mostSteps = 1'000'000;
    static constexpr std::size_t mostConjuncts = 200, mostNodes = 2'000;

    struct Domain {
        Expression variable;
        Range range;
        std::uint32_t node = 0; // index of the variable's value
        std::uint64_t size() const {
            const std::uint64_t numbers = range.low > range.high
                                              ? 0
                                              : static_cast<std::uint64_t>(range.high) -
                                                    static_cast<std::uint64_t>(range.low) + 1;
            return numbers + range.mayBeNaN;
        }
    };
    // An operation, or a condition that must hold.
    struct Step {
        const ExpressionNode* node;
        std::uint32_t operands[3];
        std::uint32_t result;
        bool mustHold;
    };

    // The variables, those with the fewest values first; false: there are too many values.
    bool lookAt(const std::vector<Expression>& variables, const Ranges& ranges) {
        domains_.clear();
        count_ = 1;
        for (const Expression variable : variables) {
            const Domain domain{variable, ranges.of(variable)};
            const std::uint64_t size = domain.size();
            if (size == 0 || size > mostSteps) return false;
            count_ *= size;
            if (count_ > mostSteps) return false;
            domains_.push_back(domain);
        }
        std::stable_sort(domains_.begin(), domains_.end(),
                         [](const Domain& a, const Domain& b) { return a.size() < b.size(); });
        return true;
    }

    // What is to be evaluated when the variable of each level has got its value.
    bool plan(const std::vector<Expression>& conjuncts) {
        std::vector<Expression> nodes(conjuncts), pending(conjuncts);
        std::unordered_map<Expression, std::uint32_t> levels; // 0: of none
        for (const Expression conjunct : conjuncts) levels.emplace(conjunct, 0);
        while (!pending.empty()) {
            const Expression expression = pending.back();
            pending.pop_back();
            for (const Expression operand : expressions::node(expression).operands)
                if (operand != 0 && levels.emplace(operand, 0).second) {
                    nodes.push_back(operand);
                    pending.push_back(operand);
                    if (nodes.size() > mostNodes) return false;
                }
        }
        std::sort(nodes.begin(), nodes.end()); // operands are older than what is made of them
        values_.assign(nodes.size(), 0);
        steps_.assign(domains_.size() + 1, {});
        for (std::uint32_t level = 0; level < domains_.size(); ++level) {
            Domain& domain = domains_[level];
            domain.node = indexIn(nodes, domain.variable);
            levels[domain.variable] = level + 1;
        }
        for (std::uint32_t i = 0; i < nodes.size(); ++i) {
            const ExpressionNode& node = expressions::node(nodes[i]);
            std::uint32_t& level = levels[nodes[i]];
            Step step{
                &node, {}, i, std::binary_search(conjuncts.begin(), conjuncts.end(), nodes[i])};
            for (unsigned k = 0; k < 3 && node.operands[k] != 0; ++k) {
                step.operands[k] = indexIn(nodes, node.operands[k]);
                level = std::max(level, levels[node.operands[k]]);
            }
            if (node.kind == ExpressionKind::Constant) values_[i] = node.bits;
            const bool isLeaf =
                node.kind == ExpressionKind::Constant || node.kind == ExpressionKind::Variable;
            if (!isLeaf || step.mustHold) steps_[level].push_back(step);
        }
        return true;
    }
    static std::uint32_t indexIn(const std::vector<Expression>& nodes, Expression expression) {
        return static_cast<std::uint32_t>(std::lower_bound(nodes.begin(), nodes.end(), expression) -
                                          nodes.begin());
    }

    // With values for the variables before `level`. Leaves what is found in values_.
    bool tryFrom(std::size_t level) {
        if (!evaluate(steps_[level])) return false;
        if (level == domains_.size()) return true;
        const Domain& domain = domains_[level];
        const Sort sort = expressions::sort(domain.variable);
        const auto tryOne = [&](std::uint64_t bits) {
            if (budget_ == 0) return false;
            values_[domain.node] = bits;
            return tryFrom(level + 1);
        };
        if (isFloat(sort)) {
            for (std::int64_t ordinal = domain.range.low; ordinal <= domain.range.high; ++ordinal)
                if (tryOne(floatOfOrdinal(sort, ordinal))) return true;
            return domain.range.mayBeNaN &&
                   tryOne(sort == Sort::Float32 ? 0x7fc0'0000u : 0x7ff8'0000'0000'0000u);
        }
        const auto tryRange = [&](std::int64_t low, std::int64_t high) { // small numbers first
            low = std::max(low, domain.range.low), high = std::min(high, domain.range.high);
            const std::uint64_t mask = expressions::maskOf(sort);
            const std::int64_t start = std::clamp<std::int64_t>(0, low, std::max(low, high));
            for (std::int64_t up = start, down = start - 1; up <= high || down >= low;
                 ++up, --down) {
                if (up <= high && tryOne(static_cast<std::uint64_t>(up) & mask)) return true;
                if (down >= low && tryOne(static_cast<std::uint64_t>(down) & mask)) return true;
                if (budget_ == 0) return false;
            }
            return false;
        };
        if (expressions::variable(domain.variable).type ==
            BasicType::Char) // printable ones first, and of these letters
            return tryRange('a', '~') || tryRange(' ', '`') || tryRange(0, ' ' - 1) ||
                   tryRange('~' + 1, 0xffff);
        return tryRange(domain.range.low, domain.range.high);
    }

    bool evaluate(const std::vector<Step>& steps) {
        for (const Step& step : steps) {
            if (budget_ == 0) return false;
            --budget_;
            const ExpressionNode& node = *step.node;
            if (node.kind != ExpressionKind::Constant && node.kind != ExpressionKind::Variable) {
                const Expression first = node.operands[node.kind == ExpressionKind::If ? 1 : 0];
                values_[step.result] = expressions::apply(
                    node.kind, node.sort, expressions::sort(first), values_[step.operands[0]],
                    values_[step.operands[1]], values_[step.operands[2]]);
            }
            if (step.mustHold && values_[step.result] == 0) return false;
        }
        return true;
    }

    // ---- of the query at hand
    std::vector<Domain> domains_;
    std::uint64_t count_ = 1;              // of all combinations
    std::vector<std::vector<Step>> steps_; // of each level: 0 has no variables
    std::vector<std::uint64_t> values_;    // of the nodes
    std::uint64_t budget_ = 0;
};

} // namespace

std::unique_ptr<Solver> makeEnumerationLayer(std::unique_ptr<Solver> next) {
    return std::make_unique<Enumeration>(std::move(next));
}

} // namespace clew::choice
