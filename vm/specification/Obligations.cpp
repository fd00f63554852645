#include "vm/specification/Obligations.h"

#include <algorithm>
#include <iterator>

namespace clew::vm::specification {

namespace {

bool isSubset(const ObligationSet& part, const ObligationSet& whole) {
    return std::includes(whole.begin(), whole.end(), part.begin(), part.end());
}

ObligationSet unionOf(const ObligationSet& a, const ObligationSet& b) {
    ObligationSet sum;
    std::set_union(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(sum));
    return sum;
}

// Sets that contain another one ask for more than that, and say nothing beside it.
void dropSupersets(std::vector<ObligationSet>& sets) {
    if (sets.size() < 2) return;
    std::sort(sets.begin(), sets.end(), [](const ObligationSet& a, const ObligationSet& b) {
        return std::pair(a.size(), a) < std::pair(b.size(), b);
    });
    std::vector<ObligationSet> least;
    for (ObligationSet& set : sets)
        if (std::none_of(least.begin(), least.end(),
                         [&](const ObligationSet& one) { return isSubset(one, set); }))
            least.push_back(std::move(set));
    sets = std::move(least);
}

std::vector<ObligationSet> product(const std::vector<ObligationSet>& a,
                                   const std::vector<ObligationSet>& b) {
    std::vector<ObligationSet> result;
    for (const ObligationSet& one : a)
        for (const ObligationSet& other : b) result.push_back(unionOf(one, other));
    dropSupersets(result);
    return result;
}

} // namespace

std::vector<bool> futureNodes(const Syntax& syntax) {
    std::vector<bool> has(syntax.nodes.size(), false);
    for (std::size_t i = 0; i < has.size(); i++) {
        const Node& node = syntax.nodes[i];
        const bool isLeaf = node.op <= Operator::Atom;
        has[i] = isFuture(node.op) || (!isLeaf && (has[node.left] || has[node.right]));
    }
    return has;
}

Obligations::Obligations(const Syntax& syntax, bool negated)
    : syntax_(syntax), hasFuture_(futureNodes(syntax)) {
    root_ = normal(syntax.root, negated);
    past_.emplace(syntax, literals_);
    for (std::uint32_t i = 0; i < formulas_.size(); i++)
        if (formulas_[i].kind == Kind::Until) promises_.push_back(i);
    isTooLarge_ = isTooLarge_ || literals_.size() > 64 || promises_.size() > 64 ||
                  past_->operators() > PastTime::kMost;
}

std::uint32_t Obligations::add(Formula formula) {
    if (formulas_.size() >= kMostFormulas) {
        isTooLarge_ = true;
        return 0;
    }
    const auto [at, isNew] = known_.emplace(formula, static_cast<std::uint32_t>(formulas_.size()));
    if (isNew) formulas_.push_back(formula);
    return at->second;
}

std::uint32_t Obligations::literal(NodeIndex index, bool negated) {
    const Operator op = syntax_.nodes[index].op;
    if (op == Operator::True || op == Operator::False)
        return add({(op == Operator::True) != negated ? Kind::True : Kind::False, 0, 0});
    const auto at = std::find(literals_.begin(), literals_.end(), index);
    const auto number = static_cast<std::uint32_t>(at - literals_.begin());
    if (at == literals_.end()) literals_.push_back(index);
    return add({negated ? Kind::NegatedLiteral : Kind::Literal, number, 0});
}

std::uint32_t Obligations::normal(NodeIndex index, bool negated) {
    if (isTooLarge_) return 0;
    if (!hasFuture_[index]) return literal(index, negated);
    const auto known = normals_.find({index, negated});
    if (known != normals_.end()) return known->second;
    const std::uint32_t result = normalOfFuture(syntax_.nodes[index], negated);
    normals_.emplace(std::pair(index, negated), result);
    return result;
}

std::uint32_t Obligations::normalOfFuture(const Node& node, bool negated) {
    const auto unary = [&](Kind kind) { return add({kind, normal(node.left, negated), 0}); };
    // Left to right: the numbers of formulas must not depend on the compiler.
    const auto binary = [&](Kind kind, bool negatesLeft) {
        const std::uint32_t left = normal(node.left, negatesLeft);
        return add({kind, left, normal(node.right, negated)});
    };
    const auto unlimited = [&](Kind kind) {
        const std::uint32_t first = add({kind == Kind::Until ? Kind::True : Kind::False, 0, 0});
        return add({kind, first, normal(node.left, negated)});
    };
    switch (node.op) {
        case Operator::Not:
            return normal(node.left, !negated);
        case Operator::And:
            return binary(negated ? Kind::Or : Kind::And, negated);
        case Operator::Or:
            return binary(negated ? Kind::And : Kind::Or, negated);
        case Operator::Implies:
            return binary(negated ? Kind::And : Kind::Or, !negated);
        case Operator::ExclusiveOr:
        case Operator::Equivalent: {
            // (p && q) || (!p && !q), with q the other way round for an exclusive or, or for a
            // negation.
            const bool other = (node.op == Operator::ExclusiveOr) != negated;
            const std::uint32_t p = normal(node.left, false), notP = normal(node.left, true);
            const std::uint32_t q = normal(node.right, other), notQ = normal(node.right, !other);
            const std::uint32_t first = add({Kind::And, p, q});
            return add({Kind::Or, first, add({Kind::And, notP, notQ})});
        }
        case Operator::Next:
            return unary(Kind::Next);
        case Operator::Finally:
            return unlimited(negated ? Kind::Release : Kind::Until);
        case Operator::Globally:
            return unlimited(negated ? Kind::Until : Kind::Release);
        case Operator::Until:
            return binary(negated ? Kind::Release : Kind::Until, negated);
        case Operator::Release:
            return binary(negated ? Kind::Until : Kind::Release, negated);
        case Operator::WeakUntil: {
            if (!negated) return binary(Kind::WeakUntil, false);
            // !(p Uw q) is !q U (!p && !q).
            const std::uint32_t notP = normal(node.left, true), notQ = normal(node.right, true);
            return add({Kind::Until, notQ, add({Kind::And, notP, notQ})});
        }
        default:
            return add({Kind::False, 0, 0}); // of one step, or of regular expressions
    }
}

void Obligations::addParts(std::uint32_t index, ObligationSet& to) const {
    const Formula& formula = formulas_[index];
    if (formula.kind == Kind::And) {
        addParts(formula.left, to);
        addParts(formula.right, to);
    } else if (formula.kind != Kind::True) {
        to.push_back(index);
    }
}

ObligationSet Obligations::parts(std::uint32_t formula) const {
    ObligationSet set;
    addParts(formula, set);
    std::sort(set.begin(), set.end());
    set.erase(std::unique(set.begin(), set.end()), set.end());
    return set;
}

const std::vector<ObligationSet>& Obligations::expand(std::uint32_t index, std::uint64_t values) {
    const auto known = expanded_.find({values, index});
    if (known != expanded_.end()) return known->second;
    std::vector<ObligationSet> sets = expandNew(index, values);
    return expanded_.emplace(std::pair(values, index), std::move(sets)).first->second;
}

std::vector<ObligationSet> Obligations::expandNew(std::uint32_t index, std::uint64_t values) {
    const Formula& formula = formulas_[index];
    std::vector<ObligationSet> satisfied{{}}, failed;
    const auto either = [](std::vector<ObligationSet> a, std::vector<ObligationSet> b) {
        a.insert(a.end(), b.begin(), b.end());
        dropSupersets(a);
        return a;
    };
    switch (formula.kind) {
        case Kind::True:
            return satisfied;
        case Kind::False:
            return failed;
        case Kind::Literal:
            return (values >> formula.left & 1) != 0 ? satisfied : failed;
        case Kind::NegatedLiteral:
            return (values >> formula.left & 1) != 0 ? failed : satisfied;
        case Kind::And:
            return product(expand(formula.left, values), expand(formula.right, values));
        case Kind::Or:
            return either(expand(formula.left, values), expand(formula.right, values));
        case Kind::Next:
            return {parts(formula.left)};
        case Kind::Until:
        case Kind::WeakUntil:
            return either(expand(formula.right, values),
                          product(expand(formula.left, values), {{index}}));
        case Kind::Release:
            return product(expand(formula.right, values),
                           either(expand(formula.left, values), {{index}}));
    }
    return failed;
}

std::vector<Obligations::Way> Obligations::ways(const ObligationSet& obligations,
                                                std::uint64_t values) {
    std::vector<ObligationSet> sets{{}};
    for (const std::uint32_t obligation : obligations)
        sets = product(sets, expand(obligation, values));
    std::vector<Way> ways;
    for (ObligationSet& set : sets) {
        Way way{std::move(set), 0};
        for (std::size_t i = 0; i < promises_.size(); i++) {
            const std::uint32_t promise = promises_[i];
            bool isKept = !std::binary_search(way.next.begin(), way.next.end(), promise);
            if (!isKept)
                for (const ObligationSet& now : expand(formulas_[promise].right, values))
                    isKept = isKept || (!std::binary_search(now.begin(), now.end(), promise) &&
                                        isSubset(now, way.next));
            if (isKept) way.kept |= std::uint64_t{1} << i;
        }
        ways.push_back(std::move(way));
    }
    return ways;
}

bool Obligations::holdsAtEnd(std::uint32_t index) const {
    const Formula& formula = formulas_[index];
    switch (formula.kind) {
        case Kind::And:
            return holdsAtEnd(formula.left) && holdsAtEnd(formula.right);
        case Kind::Or:
            return holdsAtEnd(formula.left) || holdsAtEnd(formula.right);
        case Kind::Next:
            return holdsAtEnd(formula.left);
        case Kind::Until:
            return false;
        default:
            return formula.kind != Kind::False;
    }
}

bool Obligations::isOpen(const ObligationSet& obligations) const {
    return !std::all_of(obligations.begin(), obligations.end(),
                        [&](std::uint32_t formula) { return holdsAtEnd(formula); });
}

} // namespace clew::vm::specification
