#include "choice/TupleTree.h"

#include <algorithm>
#include <cmath>

#include "vm/natives/database/Tuples.h"

namespace clew::choice {
namespace {

using vm::natives::database::QueryCosts;
using vm::natives::database::Tuples;

// Tuples that are fetched at a time: where nobody says how many there are, and where somebody does.
constexpr std::size_t kMostAtATime = 64, kMostEstimated = 4096;

bool isBelow(const std::vector<Expression>& conjuncts, const std::vector<Expression>& node) {
    return std::ranges::includes(conjuncts, node);
}

} // namespace

TupleTree& TupleTree::ofRun() {
    static TupleTree tree;
    return tree;
}

void TupleTree::add(const std::string& condition, std::vector<Expression> conjuncts, bool isAll) {
    const std::lock_guard lock(mutex_);
    Node& node = nodes_[condition];
    node.conjuncts = std::move(conjuncts);
    node.isAll = isAll;
}

void TupleTree::distrust(const std::string& condition) {
    const std::lock_guard lock(mutex_);
    nodes_[condition].isTrusted = false;
}

std::optional<TupleTree::Candidate> TupleTree::decided(
    const std::vector<Expression>& conjuncts) const {
    const std::lock_guard lock(mutex_);
    for (const auto& [condition, node] : nodes_)
        if (node.isAll && node.isTrusted && isBelow(conjuncts, node.conjuncts))
            return Candidate{condition, node.conjuncts};
    return std::nullopt;
}

// score = (w + c |T| + t |T|) / what is decided. A query of its own decides its path. All tuples of
// a node decide that, and as many paths below the node as have been found to be empty so far: a
// tree that has shown so many is taken for one that has as many again. How likely it is that |T|
// tuples are all is known where the size is: the table's, or what the database expects (EXPLAIN of
// PostgreSQL), as long as no more have been seen; otherwise (SQLite) all sizes between what has
// been seen and the table's are equally likely on a logarithmic scale.
std::optional<TupleTree::Candidate> TupleTree::best(
    const std::vector<Expression>& conjuncts) const {
    Tuples& tuples = Tuples::ofRun();
    const QueryCosts costs = tuples.costs();
    const auto table = static_cast<double>(std::max<std::int64_t>(tuples.size(), 1));
    std::optional<Candidate> best;
    double least = costs.wait() + costs.ofTuple();
    const std::lock_guard lock(mutex_);
    for (const auto& [condition, node] : nodes_) {
        if (node.isAll || !node.isTrusted || node.empty == 0 || !isBelow(conjuncts, node.conjuncts))
            continue;
        const std::size_t seen = tuples.ask(condition, 0).rows.size();
        const auto decides = static_cast<double>(node.empty + 1);
        const auto consider = [&](std::size_t more, double likely) {
            const double score =
                (costs.wait() + costs.ofTuple() * static_cast<double>(more)) / (likely * decides);
            if (score >= least) return;
            least = score;
            best = Candidate{condition, node.conjuncts, seen + more};
        };
        const double known =
            node.conjuncts.empty() ? table : tuples.estimate(condition).value_or(0);
        if (known > static_cast<double>(seen)) {
            const auto more = static_cast<std::size_t>(known) - seen + 1;
            if (more <= kMostEstimated) consider(more, 1);
            continue;
        }
        const double from = static_cast<double>(seen) + 1, all = std::log(table / from);
        if (all <= 0) {
            consider(1, 1);
            continue;
        }
        for (std::size_t more = 1; more <= kMostAtATime; more *= 2)
            consider(more,
                     std::min(1.0, std::log((from + static_cast<double>(more)) / from) / all));
    }
    return best;
}

void TupleTree::empty(const std::vector<Expression>& conjuncts) {
    const std::lock_guard lock(mutex_);
    for (auto& [condition, node] : nodes_)
        if (node.conjuncts.size() < conjuncts.size() && isBelow(conjuncts, node.conjuncts))
            ++node.empty;
}

} // namespace clew::choice
