#include <memory>

#include "choice/solver/KnownAnswers.h"
#include "choice/solver/Layer.h"
#include "choice/solver/Layers.h"

namespace clew::choice {

namespace {

class Cache final : public Layer {
  public:
    Cache(std::unique_ptr<Solver> next, std::shared_ptr<KnownAnswers> known)
        : Layer("cache", std::move(next)), known_(std::move(known)) {}

  protected:
    Solution answer(const Query& query) override {
        const Conjuncts conjuncts = conjunctsOf(query);
        if (std::optional<Solution> known = known_->find(conjuncts)) {
            if (known->answer == Answer::Satisfiable)
                known->assignment = restrictedTo(variablesOf(query), known->assignment);
            return *std::move(known);
        }
        Solution solution = pass(query);
        if (solution.answer == Answer::Satisfiable)
            solution.assignment = restrictedTo(variablesOf(query), solution.assignment);
        if (solution.reason != kInterrupted) known_->add(conjuncts, solution);
        return solution;
    }

  private:
    const std::shared_ptr<KnownAnswers> known_;
};

} // namespace

std::unique_ptr<Solver> makeCacheLayer(std::unique_ptr<Solver> next,
                                       std::shared_ptr<KnownAnswers> known) {
    return std::make_unique<Cache>(std::move(next), std::move(known));
}

std::unique_ptr<Solver> makeCacheLayer(std::unique_ptr<Solver> next) {
    return makeCacheLayer(std::move(next), std::make_shared<KnownAnswers>());
}

} // namespace clew::choice
