#include "choice/TupleTree.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

#include "vm/natives/database/Tuples.h"

namespace clew::choice {
namespace {

namespace expressions = vm::values::expressions;
using vm::natives::database::QueryCosts;
using vm::natives::database::Tuples;

// Tuples that are fetched at a time: to read few of them is worth more than the time says.
constexpr std::size_t kMostAtATime = 64;

// Longer statements are not made.
constexpr std::size_t kMostKinds = 64, kMostConditions = 200;
constexpr std::size_t kMostLookedAt = 1024;

bool isBelow(const std::vector<Expression>& conjuncts, const std::vector<Expression>& node) {
    return std::ranges::includes(conjuncts, node);
}

// Whether no tuple has both: as far as it can be seen at once.
bool areDisjoint(const std::vector<Expression>& some, const std::vector<Expression>& others) {
    return std::ranges::any_of(some, [&](Expression conjunct) {
        return std::ranges::binary_search(others, expressions::notOf(conjunct));
    });
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

void TupleTree::learn(const std::vector<Expression>& conditions) {
    const auto isPlain = [](Expression of) {
        return expressions::node(of).kind != vm::values::ExpressionKind::And;
    };
    const std::lock_guard lock(mutex_);
    for (const Expression condition : conditions)
        if (const Expression opposite = expressions::notOf(condition); isPlain(opposite))
            conditions_.insert(std::min(condition, opposite));
}

std::optional<TupleTree::Request> TupleTree::exhausted(
    const std::vector<Expression>& conjuncts) const {
    const std::lock_guard lock(mutex_);
    for (const Candidate& all : exhausted_)
        if (isBelow(conjuncts, all.conjuncts) &&
            std::ranges::all_of(all.kinds,
                                [&](const auto& path) { return areDisjoint(conjuncts, path); }))
            return all.request;
    return std::nullopt;
}

// What a tuple makes of all conditions that are known, as far as there is SQL for it. Ascending.
std::vector<Expression> TupleTree::kindOf(const Tuples::Row& row) const {
    const Tuples& tuples = Tuples::ofRun();
    std::vector<Expression> kind;
    for (const Expression condition : conditions_) {
        if (tuples.isOfNull(condition, row)) continue; // which is known otherwise
        const bool holds = tuples.holds(row, {condition});
        kind.push_back(holds ? condition : expressions::notOf(condition));
    }
    std::ranges::sort(kind);
    return kind;
}

std::optional<TupleTree::Candidate> TupleTree::remainderOf(const Node& node) const {
    const Tuples& tuples = Tuples::ofRun();
    if (conditions_.size() > kMostConditions) return std::nullopt;
    Candidate remainder{.request = {}, .conjuncts = node.conjuncts, .tuples = 1};
    std::vector<std::string> all;
    std::set<std::string> own;
    for (std::string& word : sqlOf(node.conjuncts, tuples).words)
        if (own.insert(word).second) all.push_back(std::move(word));
    std::set<std::vector<Expression>> kinds;
    for (const auto& row : tuples.fetched(kMostLookedAt)) {
        if (row->values.size() != tuples.width()) continue;
        if (!tuples.fits(row->values)) return std::nullopt;
        if (tuples.holds(*row, node.conjuncts)) kinds.insert(kindOf(*row));
        if (kinds.size() > kMostKinds) return std::nullopt;
    }
    for (std::vector<Expression> kind : kinds) {
        vm::natives::database::Conjunction said = sqlOf(kind, tuples);
        std::erase_if(kind, [&](Expression of) {
            return std::ranges::find(said.untranslated, of) != said.untranslated.end();
        });
        remainder.kinds.push_back(std::move(kind));
        std::vector<std::string> words;
        for (std::string& word : said.words)
            if (word != "1 = 1" && !own.contains(word) &&
                std::ranges::find(words, word) == words.end())
                words.push_back(std::move(word));
        if (words.empty()) return std::nullopt; // all tuples are of this kind
        all.push_back(fmt::format("({}) IS NOT TRUE", fmt::join(words, " AND ")));
    }
    std::erase(all, "1 = 1");
    remainder.request.condition = fmt::format("{}", fmt::join(all, " AND "));
    if (kinds.empty() || remainder.request.condition == node.remainder) return std::nullopt;
    return remainder;
}

void TupleTree::noteRemainder(const Candidate& candidate, bool isEmpty) {
    const std::lock_guard lock(mutex_);
    if (isEmpty) exhausted_.push_back(candidate);
    for (auto& [request, node] : nodes_)
        if (request.rows == 1 && node.conjuncts == candidate.conjuncts) {
            node.remainder = candidate.request.condition;
            ++node.remainders;
        }
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
        if (rows == 1) {
            const double score = (costs.wait() + costs.ofTuple()) *
                                 std::exp2(static_cast<double>(node.remainders + 1)) / decides;
            if (score < least)
                if (auto remainder = remainderOf(node)) {
                    least = score;
                    best = std::move(remainder);
                }
        }
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
    nodes_.try_emplace({"1 = 1", rows});
    for (auto& [request, node] : nodes_)
        if (request.rows == rows && node.conjuncts.size() < conjuncts.size() &&
            isBelow(conjuncts, node.conjuncts))
            ++node.empty;
}

} // namespace clew::choice
