#include <algorithm>
#include <list>
#include <optional>

#include "choice/solver/Layer.h"
#include "choice/solver/Layers.h"

namespace clew::choice {

namespace expressions = vm::values::expressions;
using expressions::Evaluator;

namespace {

class Evaluation final : public Layer {
  public:
    explicit Evaluation(std::unique_ptr<Solver> next) : Layer("evaluation", std::move(next)) {}

  protected:
    Solution answer(const Query& query) override {
        if (query.current && Evaluator(*query.current).holds(query.condition))
            return satisfiable(*query.current);
        const std::vector<Expression> variables = variablesOf(query);
        for (auto recent = recent_.begin(); recent != recent_.end(); ++recent) {
            if (!recent->isAbout(variables) || !recent->solves(query)) continue;
            recent_.splice(recent_.begin(), recent_, recent);
            return satisfiable(restrictedTo(variables, recent_.front().assignment));
        }
        Solution solution = pass(query);
        if (solution.answer == Answer::Satisfiable) {
            recent_.emplace_front(restrictedTo(variables, solution.assignment));
            if (recent_.size() > capacity) recent_.pop_back();
        }
        return solution;
    }

  private:
    static constexpr std::size_t capacity = 16;

    // What the expressions are worth is kept with the assignment, so that each is evaluated once.
    struct Recent {
        explicit Recent(Assignment of) : assignment(std::move(of)) {
            evaluator.emplace(assignment);
        }

        bool isAbout(const std::vector<Expression>& variables) const {
            return std::all_of(variables.begin(), variables.end(),
                               [&](Expression variable) { return assignment.contains(variable); });
        }

        bool solves(const Query& query) {
            if (++uses % 1024 == 0) evaluator.emplace(assignment); // which bounds what is kept
            if (!evaluator->holds(query.condition)) return false;
            // The newest are the most likely to fail.
            return std::all_of(query.constraints.rbegin(), query.constraints.rend(),
                               [&](Expression constraint) { return evaluator->holds(constraint); });
        }

        const Assignment assignment;
        std::optional<Evaluator> evaluator;
        unsigned uses = 0;
    };

    std::list<Recent> recent_; // the one used last goes first
};

} // namespace

std::unique_ptr<Solver> makeEvaluationLayer(std::unique_ptr<Solver> next) {
    return std::make_unique<Evaluation>(std::move(next));
}

} // namespace clew::choice
