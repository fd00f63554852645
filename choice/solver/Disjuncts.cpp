#include <algorithm>

#include "choice/solver/Layer.h"
#include "choice/solver/Layers.h"

namespace clew::choice {

namespace expressions = vm::values::expressions;
using vm::values::ExpressionKind;

namespace {

// A condition that is a disjunction is asked for disjunct by disjunct: "one of the chars differs"
// needs one hard question about each char, which other paths ask again, instead of a harder one
// about all.
class Disjuncts final : public Layer {
  public:
    explicit Disjuncts(std::unique_ptr<Solver> next) : Layer("disjuncts", std::move(next)) {}

  protected:
    Solution answer(const Query& query) override {
        disjuncts_.clear();
        collect(query.condition);
        if (disjuncts_.size() < 2 || disjuncts_.size() > mostDisjuncts) return pass(query);
        std::vector<Expression> core;
        for (const Expression disjunct : disjuncts_) {
            Solution solution = pass({query.constraints, disjunct, query.current});
            if (solution.answer == Answer::Satisfiable) return solution;
            if (solution.answer == Answer::Unknown) return pass(query);
            for (const Expression blamed : solution.core)
                core.push_back(blamed == disjunct ? query.condition : blamed);
        }
        return unsatisfiable(std::move(core));
    }

  private:
    static constexpr std::size_t mostDisjuncts = 8;

    void collect(Expression condition) {
        const auto& node = expressions::node(condition);
        if (node.kind != ExpressionKind::Or || disjuncts_.size() > mostDisjuncts) {
            disjuncts_.push_back(condition);
            return;
        }
        collect(node.operands[0]);
        collect(node.operands[1]);
    }

    std::vector<Expression> disjuncts_;
};

} // namespace

std::unique_ptr<Solver> makeDisjunctsLayer(std::unique_ptr<Solver> next) {
    return std::make_unique<Disjuncts>(std::move(next));
}

} // namespace clew::choice
