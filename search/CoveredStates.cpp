#include "search/CoveredStates.h"

#include <algorithm>

namespace clew::search {

namespace expressions = vm::values::expressions;

namespace {
// Conditions that are compared for one state, those that were met first: with the shortest paths,
// mostly.
constexpr std::size_t kCompared = 16;
// Seconds for a question about an implication. It is easy, or it costs more than it saves.
constexpr double kTimeLimit = 0.1;
} // namespace

CoveredStates::CoveredStates(choice::SolverOptions options) : options_(std::move(options)) {
    options_.timeLimit = std::min(options_.timeLimit, kTimeLimit);
}

CoveredStates::Match CoveredStates::insert(Hash128 state, std::vector<Expression> condition,
                                           const Assignment& assignment, std::uint32_t number) {
    Hash128 key = state;
    for (const Expression conjunct : condition) key = mix(key, conjunct);
    const auto [same, isNew] = same_.try_emplace(key, number);
    if (!isNew) return {Kind::Same, same->second};
    std::vector<Seen>& seen = seen_[state];
    for (const Seen& other : seen)
        if (implies(condition, other.condition, assignment)) {
            same_.erase(key);
            return {Kind::Covered, other.number};
        }
    if (seen.size() < kCompared) seen.push_back({std::move(condition), number});
    return {Kind::New, number};
}

bool CoveredStates::implies(const std::vector<Expression>& condition,
                            const std::vector<Expression>& weaker, const Assignment& assignment) {
    std::vector<Expression> asked;
    std::set_difference(weaker.begin(), weaker.end(), condition.begin(), condition.end(),
                        std::back_inserter(asked));
    // The present inputs are the first that could tell.
    expressions::Evaluator evaluator(assignment);
    for (const Expression conjunct : asked)
        if (!evaluator.holds(conjunct)) return false;
    if (!asked.empty() && !solver_) solver_ = choice::makeSolver(options_);
    return std::all_of(asked.begin(), asked.end(), [&](Expression conjunct) {
        return solver_->solve({condition, expressions::notOf(conjunct), &assignment}).answer ==
               choice::Answer::Unsatisfiable;
    });
}

void CoveredStates::clear() {
    same_.clear();
    seen_.clear();
}

} // namespace clew::search
