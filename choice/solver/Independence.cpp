#include <algorithm>

#include "choice/solver/Layer.h"
#include "choice/solver/Layers.h"

namespace clew::choice {

namespace expressions = vm::values::expressions;

namespace {

class Independence final : public Layer {
  public:
    explicit Independence(std::unique_ptr<Solver> next) : Layer("independence", std::move(next)) {}

  protected:
    Solution answer(const Query& query) override {
        // Without an assignment for the rest, the rest must be solved too.
        if (!query.current) return pass(query);
        const std::vector<Expression> related = relatedConstraints(query);
        Solution solution = pass({related, query.condition, query.current});
        if (solution.answer == Answer::Satisfiable) {
            // What was found for the related variables goes before; the rest stays as it is.
            for (const auto& [variable, bits] : *query.current)
                solution.assignment.emplace(variable, bits);
        }
        return solution;
    }

  private:
    // In the order of the query.
    static std::vector<Expression> relatedConstraints(const Query& query) {
        const std::size_t count = query.constraints.size();
        std::unordered_map<Expression, std::vector<std::uint32_t>> users; // of a variable
        for (std::uint32_t i = 0; i < count; ++i)
            for (const Expression variable : expressions::variablesOf(query.constraints[i]))
                users[variable].push_back(i);

        std::vector<bool> isRelated(count);
        const auto start = expressions::variablesOf(query.condition);
        std::vector<Expression> pending(start.begin(), start.end());
        while (!pending.empty()) {
            const auto found = users.find(pending.back());
            pending.pop_back();
            if (found == users.end()) continue;
            const std::vector<std::uint32_t> indices = std::move(found->second);
            users.erase(found);
            for (const std::uint32_t index : indices) {
                if (isRelated[index]) continue;
                isRelated[index] = true;
                const auto more = expressions::variablesOf(query.constraints[index]);
                pending.insert(pending.end(), more.begin(), more.end());
            }
        }
        std::vector<Expression> related;
        for (std::size_t i = 0; i < count; ++i)
            if (isRelated[i]) related.push_back(query.constraints[i]);
        return related;
    }
};

} // namespace

std::unique_ptr<Solver> makeIndependenceLayer(std::unique_ptr<Solver> next) {
    return std::make_unique<Independence>(std::move(next));
}

} // namespace clew::choice
