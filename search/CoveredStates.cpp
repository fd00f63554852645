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

Implication::Implication(choice::SolverOptions options) : options_(std::move(options)) {
    options_.timeLimit = std::min(options_.timeLimit, kTimeLimit);
}

bool Implication::holds(const std::vector<Expression>& condition,
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

CoveredStates::Match CoveredStates::insert(Hash128 state, std::vector<Expression> condition,
                                           const Assignment& assignment, std::uint32_t number,
                                           Implication& implication) {
    Shard& shard = shardOf(state);
    const std::lock_guard lock(shard.mutex);
    Hash128 key = state;
    for (const Expression conjunct : condition) key = mix(key, conjunct);
    const auto [same, isNew] = shard.same.try_emplace(key, number);
    if (!isNew) return {Kind::Same, same->second};
    std::vector<Seen>& seen = shard.seen[state];
    for (const Seen& other : seen)
        if (implication.holds(condition, other.condition, assignment)) {
            shard.same.erase(key);
            return {Kind::Covered, other.number};
        }
    if (seen.size() < kCompared) seen.push_back({std::move(condition), number});
    return {Kind::New, number};
}

void CoveredStates::clear() {
    for (Shard& shard : shards_) {
        const std::lock_guard lock(shard.mutex);
        shard.same.clear();
        shard.seen.clear();
    }
}

} // namespace clew::search
