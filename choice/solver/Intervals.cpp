#include "choice/solver/Layer.h"
#include "choice/solver/Layers.h"
#include "choice/solver/Ranges.h"

namespace clew::choice {

namespace {

// Knows that conditions contradict each other where ranges of values tell.
class Intervals final : public Layer {
  public:
    explicit Intervals(std::unique_ptr<Solver> next) : Layer("intervals", std::move(next)) {}

  protected:
    Solution answer(const Query& query) override {
        if (query.constraints.size() > mostConstraints) return pass(query);
        std::vector<Expression> core = contradictionByRanges(query.constraints, query.condition);
        return core.empty() ? pass(query) : unsatisfiable(std::move(core));
    }

  private:
    static constexpr std::size_t mostConstraints = 500;
};

} // namespace

std::unique_ptr<Solver> makeIntervalsLayer(std::unique_ptr<Solver> next) {
    return std::make_unique<Intervals>(std::move(next));
}

} // namespace clew::choice
