#include "choice/TupleTree.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

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
// Leaves that count together.
constexpr std::size_t kMostBelow = 256;

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
    if (isAll) ++complete_;
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
    const Candidate* all = exhaustedAbove(conjuncts);
    return all ? std::optional(all->request) : std::nullopt;
}

const TupleTree::Candidate* TupleTree::exhaustedAbove(
    const std::vector<Expression>& conjuncts) const {
    const auto found = std::ranges::find_if(exhausted_, [&](const Candidate& all) {
        return isBelow(conjuncts, all.conjuncts) &&
               std::ranges::all_of(all.kinds,
                                   [&](const auto& path) { return areDisjoint(conjuncts, path); });
    });
    return found == exhausted_.end() ? nullptr : &*found;
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
    if (isEmpty) {
        exhausted_.push_back(candidate);
        ++complete_;
    }
    bool shows = false;
    for (auto& [number, leaf] : leaves_) {
        const bool wasDecided = leaf.isDecided;
        shows |= isDecided(leaf) && !wasDecided;
    }
    for (auto& [request, node] : nodes_)
        if (request.rows == 1 && node.conjuncts == candidate.conjuncts) {
            node.remainder = candidate.request.condition;
            if (!shows) ++node.remainders;
        }
}

void TupleTree::distrust(const Request& request) {
    const std::lock_guard lock(mutex_);
    nodes_[request].isTrusted = false;
}

std::optional<TupleTree::Candidate> TupleTree::decided(
    std::size_t rows, const std::vector<Expression>& conjuncts) const {
    const std::lock_guard lock(mutex_);
    return decidedAbove(rows, conjuncts);
}

std::optional<TupleTree::Candidate> TupleTree::decidedAbove(
    std::size_t rows, const std::vector<Expression>& conjuncts) const {
    for (const auto& [request, node] : nodes_)
        if (request.rows == rows && node.isAll && node.isTrusted &&
            isBelow(conjuncts, node.conjuncts))
            return Candidate{request, node.conjuncts};
    return std::nullopt;
}

// ---- leaves that are open

OpenLeaf::~OpenLeaf() {
    TupleTree::ofRun().close(number_);
}

std::shared_ptr<const OpenLeaf> TupleTree::open(const Request& own,
                                                std::vector<Expression> conjuncts, bool isSimple) {
    const std::size_t looked = Tuples::ofRun().fetched(kMostLookedAt).size();
    const std::lock_guard lock(mutex_);
    leaves_.emplace(++opened_, Leaf{own, std::move(conjuncts), isSimple, looked});
    return std::make_shared<const OpenLeaf>(opened_);
}

void TupleTree::close(std::uint64_t number) {
    const std::lock_guard lock(mutex_);
    leaves_.erase(number);
}

bool TupleTree::isDecided(Leaf& leaf) const {
    if (leaf.isDecided) return true;
    const Tuples& tuples = Tuples::ofRun();
    if (leaf.isSimple) {
        const auto rows = tuples.fetched(kMostLookedAt);
        for (; leaf.looked < rows.size() && !leaf.isDecided; ++leaf.looked) {
            const Tuples::Row& row = *rows[leaf.looked];
            leaf.isDecided = row.values.size() == leaf.own.rows * tuples.width() &&
                             tuples.fits(row.values) && tuples.holds(row, leaf.conjuncts);
        }
    }
    if (std::exchange(leaf.complete, complete_) != complete_)
        leaf.isDecided = leaf.isDecided || decidedAbove(leaf.own.rows, leaf.conjuncts) ||
                         (leaf.own.rows == 1 && exhaustedAbove(leaf.conjuncts));
    leaf.isDecided = leaf.isDecided || (leaf.own.rows == 1 && tuples.areAll(kMostLookedAt));
    return leaf.isDecided;
}

std::optional<std::uint64_t> TupleTree::next(const IsWanted& isWanted) {
    const std::lock_guard lock(mutex_);
    for (auto& [number, leaf] : leaves_)
        if (isDecided(leaf) && isWanted(number)) return number;
    const std::uint64_t below = bestOf(nullptr, isWanted).leaf;
    return below != 0 ? std::optional(below) : likeliest(isWanted);
}

bool TupleTree::isOtherDecided(const std::vector<Expression>& conjuncts) {
    const std::lock_guard lock(mutex_);
    return std::ranges::any_of(leaves_, [&](auto& leaf) {
        return leaf.second.conjuncts != conjuncts && isDecided(leaf.second);
    });
}

std::optional<TupleTree::Candidate> TupleTree::best(const Request& own,
                                                    const std::vector<Expression>& conjuncts) {
    const std::lock_guard lock(mutex_);
    const Leaf leaf{own, conjuncts, true};
    return bestOf(&leaf, [](std::uint64_t) { return true; }).candidate;
}

// score = (w + c |T| + t |T|) / what is decided. A query of its own decides its path. Further
// tuples of a node decide those of the leaves below it that one of them falls under. All tuples of
// a node decide these in any case, and as many paths as have been found to be empty below it so
// far: a tree that has shown so many is taken for one that has as many again. How likely it is that
// |T| tuples are all is known where the size is: the table's, or what the database expects (EXPLAIN
// of PostgreSQL; of SQLite, how many rows it has looked at for those that it has found), as long as
// no more have been seen. Otherwise (SQLite with ORDER BY) all sizes between what has been seen and
// the table's are equally likely on a logarithmic scale.
TupleTree::Best TupleTree::bestOf(const Leaf* only, const IsWanted& isWanted) const {
    Tuples& tuples = Tuples::ofRun();
    const QueryCosts costs = tuples.costs();
    const double ofOwn = costs.wait() + costs.ofTuple();
    double least = ofOwn;
    Best best;
    for (const auto& [request, node] : nodes_) {
        if (node.isAll || !node.isTrusted) continue;
        std::vector<const Leaf*> below;
        std::uint64_t first = 0;
        const auto isUnder = [&](const Leaf& leaf) {
            return leaf.isSimple && request.rows == leaf.own.rows && request != leaf.own &&
                   isBelow(leaf.conjuncts, node.conjuncts);
        };
        if (only) {
            if (!isUnder(*only)) continue;
            below.push_back(only);
        }
        for (const auto& [number, leaf] : leaves_) {
            if (leaf.isDecided || !isUnder(leaf)) continue;
            if (only && leaf.conjuncts == only->conjuncts) continue;
            if (first == 0 && isWanted(number)) first = number;
            below.push_back(&leaf);
            if (below.size() == kMostBelow) break;
        }
        if (below.empty() || (!only && first == 0)) continue;
        const auto [seen, ofTuple] = tuples.fetchedFor(request);
        const auto decides = static_cast<double>(node.empty + below.size());
        const auto isLeast = [&](double score) {
            if (score >= least) return false;
            least = score;
            best.leaf = first;
            return true;
        };
        if (request.rows == 1 && node.empty > 0) {
            const double cost = ofOwn * std::exp2(static_cast<double>(node.remainders));
            if (cost / decides < least)
                if (auto [remainder, likely] = remainderOf(node);
                    remainder && isLeast(cost / (likely * decides + (1 - likely))))
                    best.candidate = std::move(remainder);
        }
        const double table = std::pow(static_cast<double>(std::max<std::int64_t>(tuples.size(), 1)),
                                      static_cast<double>(request.rows));
        const double size = node.conjuncts.empty() ? table : tuples.estimate(request).value_or(0);
        std::vector<double> shares;
        if (seen != 0 && seen < kMostForOne)
            for (const Leaf* leaf : below)
                shares.push_back(correctedShare(
                    size > 0 ? shareOf(tuples.estimate(leaf->own), size) : kUnknownShare,
                    static_cast<double>(seen)));
        const auto consider = [&](std::size_t more, double likely) {
            const auto count = static_cast<double>(more);
            const double cost = std::min(costs.wait() + costs.ofTuple() * count, ofTuple * count);
            const double all = node.empty > 0 ? likely * decides : 0;
            if (isLeast(cost / std::max(all, expectedPaths(shares, count))))
                best.candidate = Candidate{request, node.conjuncts, seen + more};
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

// Of those that have a query of their own: where there is likely to be a tuple, and most may be
// below.
std::optional<std::uint64_t> TupleTree::likeliest(const IsWanted& isWanted) const {
    Tuples& tuples = Tuples::ofRun();
    std::optional<std::uint64_t> best;
    std::tuple<double, std::size_t> least;
    for (const auto& [number, leaf] : leaves_) {
        const double tuple = std::min(1.0, tuples.estimate(leaf.own).value_or(kUnknownShare));
        const std::tuple rank(-tuple, leaf.conjuncts.size());
        if (!isWanted(number) || (best && rank >= least)) continue;
        best = number;
        least = rank;
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
