#include <algorithm>

#include "choice/solver/Layer.h"
#include "choice/solver/Layers.h"

namespace clew::choice {

namespace expressions = vm::values::expressions;
using vm::values::ExpressionKind;
using vm::values::ExpressionNode;

namespace {

class Rewriting final : public Layer {
  public:
    explicit Rewriting(std::unique_ptr<Solver> next) : Layer("rewriting", std::move(next)) {}

  protected:
    // The constraints stay as they are: the equations among them make the condition as good as the
    // rewritten one.
    Solution answer(const Query& query) override {
        std::vector<Expression> equations;
        const Expression condition = rewritten(query, equations);
        if (expressions::isConstant(condition)) {
            if (expressions::node(condition).bits == 0) {
                equations.push_back(query.condition);
                return unsatisfiable(std::move(equations));
            }
            if (query.current) return satisfiable(*query.current);
        }
        if (condition == query.condition) return pass(query);
        Solution solution = pass({query.constraints, condition, query.current});
        if (solution.answer == Answer::Satisfiable) {
            // Variables that have left the condition may be in constraints that were not asked
            // about.
            for (const Expression variable : expressions::variablesOf(query.condition))
                solution.assignment.try_emplace(variable, valueOf(variable));
        }
        if (solution.answer == Answer::Unsatisfiable && !solution.core.empty()) {
            std::erase(solution.core, condition);
            equations.insert(equations.end(), solution.core.begin(), solution.core.end());
            equations.push_back(query.condition);
            solution.core = unsatisfiable(std::move(equations)).core;
        }
        return solution;
    }

  private:
    // The condition with the constants for its variables; and the constraints that say so.
    Expression rewritten(const Query& query, std::vector<Expression>& equations) {
        constants_.clear();
        const auto variables = expressions::variablesOf(query.condition);
        for (const Expression constraint : query.constraints) {
            const auto [variable, constant] = equationOf(constraint);
            if (variable == 0 || !std::binary_search(variables.begin(), variables.end(), variable))
                continue;
            if (constants_.emplace(variable, constant).second) equations.push_back(constraint);
        }
        if (constants_.empty()) return query.condition;
        rewritten_ = constants_;
        return substitute(query.condition);
    }

    struct Equation {
        Expression variable = 0, constant = 0;
    };
    static Equation equationOf(Expression constraint) {
        const ExpressionNode& node = expressions::node(constraint);
        if (node.kind != ExpressionKind::Equal) return {};
        const auto [a, b, none] = node.operands; // in normal form a constant comes last
        if (expressions::node(a).kind == ExpressionKind::Variable && expressions::isConstant(b))
            return {a, b};
        return {};
    }

    // Depth first without recursion, as an expression may be as deep as a loop is long.
    Expression substitute(Expression root) {
        std::vector<Expression> pending{root};
        while (!pending.empty()) {
            const Expression expression = pending.back();
            if (rewritten_.contains(expression)) {
                pending.pop_back();
                continue;
            }
            const ExpressionNode& node = expressions::node(expression);
            Expression operands[3] = {};
            bool ready = true, changed = false;
            for (unsigned i = 0; i < 3 && node.operands[i] != 0; ++i) {
                const auto found = rewritten_.find(node.operands[i]);
                if (found == rewritten_.end()) {
                    pending.push_back(node.operands[i]);
                    ready = false;
                } else {
                    operands[i] = found->second;
                    changed |= operands[i] != node.operands[i];
                }
            }
            if (!ready) continue;
            rewritten_.emplace(expression,
                               changed ? expressions::make(node.kind, node.sort, operands[0],
                                                           operands[1], operands[2])
                                       : expression);
            pending.pop_back();
        }
        return rewritten_.at(root);
    }

    std::uint64_t valueOf(Expression variable) const {
        const auto found = constants_.find(variable);
        return found == constants_.end() ? 0 : expressions::node(found->second).bits;
    }

    std::unordered_map<Expression, Expression> constants_; // of variables, in this query
    std::unordered_map<Expression, Expression> rewritten_;
};

} // namespace

std::unique_ptr<Solver> makeRewritingLayer(std::unique_ptr<Solver> next) {
    return std::make_unique<Rewriting>(std::move(next));
}

} // namespace clew::choice
