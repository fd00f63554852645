#include "choice/TupleTree.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

#include "choice/QueryScore.h"
#include "vm/natives/database/Tuples.h"

namespace clew::choice {
namespace {

namespace expressions = vm::values::expressions;
using vm::natives::database::QueryCosts;
using vm::natives::database::Tuples;

// Tuples that are fetched at a time: to read few of them is worth more than the time says.
constexpr std::size_t kMostAtATime = 64;
// Of a node, for the sake of a single path below it.
constexpr std::size_t kMostForOne = 8;

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

TupleTree::Remainder TupleTree::remainderOf(const Node& node) const {
    const Tuples& tuples = Tuples::ofRun();
    if (conditions_.size() > kMostConditions) return {};
    Candidate remainder{.request = {}, .conjuncts = node.conjuncts, .tuples = 1};
    std::vector<std::string> all;
    std::set<std::string> own;
    for (std::string& word : sqlOf(node.conjuncts, tuples).words)
        if (own.insert(word).second) all.push_back(std::move(word));
    std::map<std::vector<Expression>, std::size_t> kinds; // how many tuples are of each
    std::size_t seen = 0;
    for (const auto& row : tuples.fetched(kMostLookedAt)) {
        if (row->values.size() != tuples.width()) continue;
        if (!tuples.fits(row->values)) return {};
        if (!tuples.holds(*row, node.conjuncts)) continue;
        ++seen;
        ++kinds[kindOf(*row)];
        if (kinds.size() > kMostKinds) return {};
    }
    std::size_t single = 0;
    for (const auto& [known, count] : kinds) {
        if (count == 1) ++single;
        std::vector<Expression> kind = known;
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
        if (words.empty()) return {}; // all tuples are of this kind
        all.push_back(fmt::format("({}) IS NOT TRUE", fmt::join(words, " AND ")));
    }
    std::erase(all, "1 = 1");
    remainder.request.condition = fmt::format("{}", fmt::join(all, " AND "));
    if (kinds.empty() || remainder.request.condition == node.remainder) return {};
    return {std::move(remainder), likelyAll(seen, single)};
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

// score = (w + c |T| + t |T|) / what is decided. A query of its own decides its path. Further
// tuples of a node decide it where one of them falls under it. All tuples of a node decide that in
// any case, and as many paths below the node as have been found to be empty so far: a tree that has
// shown so many is taken for one that has as many again. How likely it is that |T| tuples are all
// is known where the size is: the table's, or what the database expects (EXPLAIN of PostgreSQL; of
// SQLite, how many rows it has looked at for those that it has found), as long as no more have been
// seen. Otherwise (SQLite with ORDER BY) all sizes between what has been seen and the table's are
// equally likely on a logarithmic scale.
std::optional<TupleTree::Candidate> TupleTree::best(
    const Request& own, const std::vector<Expression>& conjuncts) const {
    Tuples& tuples = Tuples::ofRun();
    const QueryCosts costs = tuples.costs();
    const double table = std::pow(static_cast<double>(std::max<std::int64_t>(tuples.size(), 1)),
                                  static_cast<double>(own.rows));
    std::optional<Candidate> best;
    double least = costs.wait() + costs.ofTuple();
    const std::lock_guard lock(mutex_);
    for (const auto& [request, node] : nodes_) {
        if (request.rows != own.rows || request == own || node.isAll || !node.isTrusted ||
            !isBelow(conjuncts, node.conjuncts))
            continue;
        const auto [seen, ofTuple] = tuples.fetchedFor(request);
        const auto decides = static_cast<double>(node.empty + 1);
        if (own.rows == 1 && node.empty > 0) {
            const double score = (costs.wait() + costs.ofTuple()) *
                                 std::exp2(static_cast<double>(node.remainders)) / decides;
            if (score < least)
                if (auto [remainder, likely] = remainderOf(node);
                    remainder && score / likely < least) {
                    least = score / likely;
                    best = std::move(remainder);
                }
        }
        const double size = node.conjuncts.empty() ? table : tuples.estimate(request).value_or(0);
        const double share =
            seen == 0 || seen >= kMostForOne
                ? 0
                : correctedShare(size > 0 ? shareOf(tuples.estimate(own), size) : kUnknownShare,
                                 static_cast<double>(seen));
        const auto consider = [&](std::size_t more, double likely) {
            const auto count = static_cast<double>(more);
            const double cost = std::min(costs.wait() + costs.ofTuple() * count, ofTuple * count);
            const double all = node.empty > 0 ? likely * decides : 0;
            const double score = cost / std::max(all, expectedPaths({&share, 1}, count));
            if (score >= least) return;
            least = score;
            best = Candidate{request, node.conjuncts, seen + more};
        };
        consider(1, 0);
        if (node.empty == 0) continue;
        if (size > static_cast<double>(seen)) {
            const auto more = static_cast<std::size_t>(size) - seen + 1;
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
