#include "choice/TupleTree.h"

#include <algorithm>
#include <cmath>

#include "vm/natives/database/Tuples.h"

namespace clew::choice {
namespace {

using vm::natives::database::QueryCosts;
using vm::natives::database::Tuples;

// Tuples that are fetched at a time: to read few of them is worth more than the time says.
constexpr std::size_t kMostAtATime = 64;

bool isBelow(const std::vector<Expression>& conjuncts, const std::vector<Expression>& node) {
    return std::ranges::includes(conjuncts, node);
}

} // namespace

TupleTree& TupleTree::ofRun() {
    static TupleTree tree;
    return tree;
}

void TupleTree::add(const Request& request, std::vector<Expression> conjuncts, bool isAll) {
    const std::lock_guard lock(mutex_);
    Node& node = nodes_[request];
    node.conjuncts = std::move(conjuncts);
    node.isAll = isAll;
}

void TupleTree::distrust(const Request& request) {
    const std::lock_guard lock(mutex_);
    nodes_[request].isTrusted = false;
}

std::optional<TupleTree::Candidate> TupleTree::decided(
    std::size_t rows, const std::vector<Expression>& conjuncts) const {
    const std::lock_guard lock(mutex_);
    for (const auto& [request, node] : nodes_)
        if (request.rows == rows && node.isAll && node.isTrusted &&
            isBelow(conjuncts, node.conjuncts))
            return Candidate{request, node.conjuncts};
    return std::nullopt;
}

// score = (w + c |T| + t |T|) / what is decided. A query of its own decides its path. All tuples of
// a node decide that, and as many paths below the node as have been found to be empty so far: a
// tree that has shown so many is taken for one that has as many again. How likely it is that |T|
// tuples are all is known where the size is: the table's, or what the database expects (EXPLAIN of
// PostgreSQL; of SQLite, how many rows it has looked at for those that it has found), as long as no
// more have been seen. Otherwise (SQLite with ORDER BY) all sizes between what has
// been seen and the table's are equally likely on a logarithmic scale.
std::optional<TupleTree::Candidate> TupleTree::best(
    std::size_t rows, const std::vector<Expression>& conjuncts) const {
    Tuples& tuples = Tuples::ofRun();
    const QueryCosts costs = tuples.costs();
    const double table = std::pow(static_cast<double>(std::max<std::int64_t>(tuples.size(), 1)),
                                  static_cast<double>(rows));
    std::optional<Candidate> best;
    double least = costs.wait() + costs.ofTuple();
    const std::lock_guard lock(mutex_);
    for (const auto& [request, node] : nodes_) {
        if (request.rows != rows || node.isAll || !node.isTrusted || node.empty == 0 ||
            !isBelow(conjuncts, node.conjuncts))
            continue;
        const std::size_t seen = tuples.ask(request, 0).rows.size();
        const auto decides = static_cast<double>(node.empty + 1);
        const auto consider = [&](std::size_t more, double likely) {
            const double score =
                (costs.wait() + costs.ofTuple() * static_cast<double>(more)) / (likely * decides);
            if (score >= least) return;
            least = score;
            best = Candidate{request, node.conjuncts, seen + more};
        };
        const double known = node.conjuncts.empty() ? table : tuples.estimate(request).value_or(0);
        if (known > static_cast<double>(seen)) {
            const auto more = static_cast<std::size_t>(known) - seen + 1;
            if (more <= kMostAtATime) consider(more, 1);
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

void TupleTree::empty(std::size_t rows, const std::vector<Expression>& conjuncts) {
    const std::lock_guard lock(mutex_);
    if (!empty_.emplace(rows, conjuncts).second) return;
    for (auto& [request, node] : nodes_)
        if (request.rows == rows && node.conjuncts.size() < conjuncts.size() &&
            isBelow(conjuncts, node.conjuncts))
            ++node.empty;
}

} // namespace clew::choice
