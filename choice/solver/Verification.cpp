#include "choice/solver/Layer.h"
#include "choice/solver/Layers.h"

namespace clew::choice {

namespace expressions = vm::values::expressions;

namespace {

class Verification final : public Layer {
  public:
    explicit Verification(std::unique_ptr<Solver> next) : Layer("verification", std::move(next)) {}

  protected:
    Solution answer(const Query& query) override {
        Solution solution = pass(query);
        if (solution.answer != Answer::Satisfiable) return solution;
        const Expression failing = firstFailing(query, solution.assignment);
        if (failing == 0) return solution;
        return unknown("the solver's answer does not satisfy " + expressions::toString(failing));
    }

  private:
    // A constraint, the condition or a variable that is not as it should be; 0 if there is none.
    static Expression firstFailing(const Query& query, const Assignment& assignment) {
        for (const auto& [variable, bits] : assignment)
            if (!isInRange(variable, bits)) return variable;
        expressions::Evaluator evaluator(assignment);
        if (!evaluator.holds(query.condition)) return query.condition;
        for (const Expression constraint : query.constraints)
            if (!isAsBefore(constraint, query, assignment) && !evaluator.holds(constraint))
                return constraint;
        return 0;
    }

    // Whether the constraint holds because nothing in it differs from the current assignment.
    static bool isAsBefore(Expression constraint, const Query& query,
                           const Assignment& assignment) {
        if (!query.current) return false;
        const auto value = [](const Assignment& in, Expression variable) {
            const auto found = in.find(variable);
            return found == in.end() ? 0 : found->second;
        };
        for (const Expression variable : expressions::variablesOf(constraint))
            if (value(assignment, variable) != value(*query.current, variable)) return false;
        return true;
    }
};

} // namespace

std::unique_ptr<Solver> makeVerificationLayer(std::unique_ptr<Solver> next) {
    return std::make_unique<Verification>(std::move(next));
}

} // namespace clew::choice
