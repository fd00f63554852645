#pragma once

// What formulas and regular expressions mean, written down as it is defined, for words that are
// short: what the automata are compared with.

#include <algorithm>
#include <cstdint>
#include <set>
#include <vector>

#include "vm/specification/Machine.h"
#include "vm/specification/Syntax.h"

namespace clew::vm::specification::definitions {

using Word = std::vector<std::uint64_t>; // of valuations

// All words of up to `length` letters are given to `visit`, which says whether longer ones that
// begin so are of interest.
template <class Visit>
void eachWord(const Alphabet& alphabet, std::size_t length, const Visit& visit) {
    Word word;
    const auto extend = [&](const auto& self) -> void {
        if (!visit(static_cast<const Word&>(word)) || word.size() == length) return;
        for (std::uint32_t letter = 0; letter < alphabet.size(); letter++) {
            word.push_back(alphabet.valuationOf(letter));
            self(self);
            word.pop_back();
        }
    };
    extend(extend);
}

// A formula on u v v v ...: positions of u and of some copies of v are kept, and what is behind the
// last one is the first of the last copy. So many copies come before it that nothing of the past
// differs between the last two.
class OnInfiniteWord {
  public:
    OnInfiniteWord(const Syntax& syntax, const Word& first, const Word& loop) : syntax_(syntax) {
        constexpr std::size_t kCopies = 6;
        word_ = first;
        for (std::size_t i = 0; i < kCopies; i++)
            word_.insert(word_.end(), loop.begin(), loop.end());
        back_ = word_.size() - loop.size();
        values_.assign(syntax.nodes.size(), std::vector<signed char>(word_.size(), -1));
    }
    bool holds() { return at(syntax_.root, 0); }

  private:
    using enum Operator;

    bool at(NodeIndex node, std::size_t i) {
        signed char& known = values_[node][i];
        if (known < 0) known = value(syntax_.nodes[node], i) ? 1 : 0;
        return known != 0;
    }
    // Positions from i on, each once: all that an infinite word has.
    std::vector<std::size_t> from(std::size_t i) const {
        std::vector<std::size_t> positions;
        for (std::size_t k = i; k < word_.size(); k++) positions.push_back(k);
        for (std::size_t k = back_; k < i; k++) positions.push_back(k);
        return positions;
    }
    bool until(const Node& node, std::size_t i, bool isWeak) {
        for (const std::size_t k : from(i)) {
            if (at(node.right, k)) return true;
            if (!at(node.left, k)) return false;
        }
        return isWeak;
    }
    bool value(const Node& node, std::size_t i) {
        const NodeIndex p = node.left, q = node.right;
        switch (node.op) {
            case True:
                return true;
            case False:
                return false;
            case Atom:
                return (word_[i] >> node.proposition & 1) != 0;
            case Not:
                return !at(p, i);
            case And:
                return at(p, i) && at(q, i);
            case Or:
                return at(p, i) || at(q, i);
            case ExclusiveOr:
                return at(p, i) != at(q, i);
            case Implies:
                return !at(p, i) || at(q, i);
            case Equivalent:
                return at(p, i) == at(q, i);
            case Previous:
                return i > 0 && at(p, i - 1);
            case WeakPrevious:
                return i == 0 || at(p, i - 1);
            case Once:
                for (std::size_t k = 0; k <= i; k++)
                    if (at(p, k)) return true;
                return false;
            case Historically:
                for (std::size_t k = 0; k <= i; k++)
                    if (!at(p, k)) return false;
                return true;
            case Since:
            case WeakSince:
                for (std::size_t k = i + 1; k-- > 0;) {
                    if (at(q, k)) return true;
                    if (!at(p, k)) return false;
                }
                return node.op == WeakSince;
            case Trigger: // q from now back to the first step, or to one where p held, that
                          // included
                for (std::size_t k = i + 1; k-- > 0;) {
                    if (!at(q, k)) return false;
                    if (at(p, k)) return true;
                }
                return true;
            case Interval:
            case WeakInterval: // no q since p, both ends included
                for (std::size_t k = i + 1; k-- > 0;) {
                    if (at(q, k)) return false;
                    if (at(p, k)) return true;
                }
                return node.op == WeakInterval;
            case Start:
                return at(p, i) && (i == 0 || !at(p, i - 1));
            case End:
                return !at(p, i) && i > 0 && at(p, i - 1);
            case Next:
                return at(p, i + 1 < word_.size() ? i + 1 : back_);
            case Finally: {
                const auto positions = from(i);
                return std::any_of(positions.begin(), positions.end(),
                                   [&](std::size_t k) { return at(p, k); });
            }
            case Globally: {
                const auto positions = from(i);
                return std::all_of(positions.begin(), positions.end(),
                                   [&](std::size_t k) { return at(p, k); });
            }
            case Until:
                return until(node, i, false);
            case WeakUntil:
                return until(node, i, true);
            case Release: // q as long as p has not been, and at its first time
                for (const std::size_t k : from(i)) {
                    if (!at(q, k)) return false;
                    if (at(p, k)) return true;
                }
                return true;
            default:
                return false;
        }
    }

    const Syntax& syntax_;
    Word word_;
    std::size_t back_ = 0;
    std::vector<std::vector<signed char>> values_;
};

// Whether an infinite word that begins with this one satisfies the formula: one of those whose rest
// is u v v v ..., with u and v up to these lengths.
inline bool canBeSatisfied(const Syntax& syntax, const Alphabet& alphabet, const Word& word,
                           std::size_t mostFirst, std::size_t mostLoop) {
    bool found = false;
    eachWord(alphabet, mostFirst, [&](const Word& first) {
        if (found) return false;
        Word whole = word;
        whole.insert(whole.end(), first.begin(), first.end());
        eachWord(alphabet, mostLoop, [&](const Word& loop) {
            if (!found && !loop.empty()) found = OnInfiniteWord(syntax, whole, loop).holds();
            return !found;
        });
        return !found;
    });
    return found;
}

// A formula at the end of a path: what is asked of the steps that do not come is granted, but for
// what was to come at all.
class AtTheEnd {
  public:
    AtTheEnd(const Syntax& syntax, const Word& word) : syntax_(syntax), word_(word) {}
    bool isOpen() const { return !at(syntax_.root, 0, true); }

  private:
    using enum Operator;

    static bool isFutureNode(const Syntax& syntax, NodeIndex index) {
        const Node& node = syntax.nodes[index];
        return isFuture(node.op) ||
               (node.op > Atom && (isFutureNode(syntax, node.left) ||
                                   (node.right != 0 && isFutureNode(syntax, node.right))));
    }
    // Of the node, or of its negation.
    bool at(NodeIndex index, std::size_t i, bool isPositive) const {
        const Node& node = syntax_.nodes[index];
        if (!isFutureNode(syntax_, index)) {
            // Steps that come later do not matter.
            if (i == word_.size()) return node.op <= False ? (node.op == True) == isPositive : true;
            Syntax present = syntax_;
            present.nodes.push_back({.op = node.op,
                                     .left = node.left,
                                     .right = node.right,
                                     .proposition = node.proposition});
            for (std::size_t k = 0; k < i; k++) {
                present.nodes.push_back(
                    {.op = Next, .left = static_cast<NodeIndex>(present.nodes.size() - 1)});
            }
            present.root = static_cast<NodeIndex>(present.nodes.size() - 1);
            return OnInfiniteWord(present, word_, {0}).holds() == isPositive;
        }
        const NodeIndex p = node.left, q = node.right;
        const bool isEnd = i == word_.size();
        switch (node.op) {
            case Not:
                return at(p, i, !isPositive);
            case And:
                return isPositive ? at(p, i, true) && at(q, i, true)
                                  : at(p, i, false) || at(q, i, false);
            case Or:
                return isPositive ? at(p, i, true) || at(q, i, true)
                                  : at(p, i, false) && at(q, i, false);
            case Implies:
                return isPositive ? at(p, i, false) || at(q, i, true)
                                  : at(p, i, true) && at(q, i, false);
            case Equivalent:
                return (at(p, i, true) && at(q, i, isPositive)) ||
                       (at(p, i, false) && at(q, i, !isPositive));
            case ExclusiveOr:
                return (at(p, i, true) && at(q, i, !isPositive)) ||
                       (at(p, i, false) && at(q, i, isPositive));
            case Next:
                return at(p, isEnd ? i : i + 1, isPositive);
            case Finally:
            case Globally: {
                const bool isSome = (node.op == Finally) == isPositive;
                for (std::size_t k = i; k < word_.size(); k++)
                    if (at(p, k, isPositive) == isSome) return isSome;
                return !isSome;
            }
            case Until:
            case WeakUntil:
            case Release: {
                // p U q, p Uw q; !(p R q) is !p U !q.
                const bool isUntil = (node.op == Release) != isPositive;
                if (isUntil) {
                    for (std::size_t k = i; k < word_.size(); k++) {
                        if (at(q, k, isPositive)) return true;
                        if (!at(p, k, isPositive)) return false;
                    }
                    return node.op == WeakUntil;
                }
                if (node.op == WeakUntil) { // !(p Uw q) is !q U (!p && !q)
                    for (std::size_t k = i; k < word_.size(); k++) {
                        if (at(p, k, false) && at(q, k, false)) return true;
                        if (!at(q, k, false)) return false;
                    }
                    return false;
                }
                for (std::size_t k = i; k < word_.size(); k++) {
                    if (!at(q, k, isPositive)) return false;
                    if (at(p, k, isPositive)) return true;
                }
                return true;
            }
            default:
                return false;
        }
    }

    const Syntax& syntax_;
    const Word& word_;
};

// A regular expression and the words that it has.
class Expression {
  public:
    Expression(const Syntax& syntax, const Alphabet& alphabet, const Word& word)
        : syntax_(syntax), alphabet_(alphabet), word_(word) {}
    bool hasWordThatBeginsSo() const { return begins(syntax_.root, 0); }

  private:
    using Ends = std::set<std::size_t>;

    bool hasWord(NodeIndex index) const {
        const Node& node = syntax_.nodes[index];
        switch (node.op) {
            case Operator::Then:
                return hasWord(node.left) && hasWord(node.right);
            case Operator::Alternative:
                return hasWord(node.left) || hasWord(node.right);
            case Operator::Repeat:
                return node.least == 0 || hasWord(node.left);
            default:
                for (std::uint32_t letter = 0; letter < alphabet_.size(); letter++)
                    if (syntax_.holds(index, alphabet_.valuationOf(letter))) return true;
                return false;
        }
    }
    // Where a word of the expression that begins at i can end.
    Ends ends(NodeIndex index, std::size_t i) const {
        const Node& node = syntax_.nodes[index];
        switch (node.op) {
            case Operator::Then: {
                Ends result;
                for (const std::size_t middle : ends(node.left, i))
                    result.merge(Ends(ends(node.right, middle)));
                return result;
            }
            case Operator::Alternative: {
                Ends result = ends(node.left, i);
                result.merge(Ends(ends(node.right, i)));
                return result;
            }
            case Operator::Repeat: {
                Ends result, now{i};
                for (std::size_t count = 0; count <= countsOf(node); count++) {
                    if (count >= node.least) result.insert(now.begin(), now.end());
                    Ends next;
                    for (const std::size_t at : now) next.merge(Ends(ends(node.left, at)));
                    now = next;
                }
                return result;
            }
            default:
                return i < word_.size() && syntax_.holds(index, word_[i]) ? Ends{i + 1} : Ends{};
        }
    }
    // More often than a short word has steps makes no difference.
    std::size_t countsOf(const Node& node) const {
        return std::min<std::size_t>(node.most, node.least + word_.size() + 1);
    }
    // The rest of the word from i on is the beginning of a word of the expression.
    bool begins(NodeIndex index, std::size_t i) const {
        const Node& node = syntax_.nodes[index];
        switch (node.op) {
            case Operator::Then:
                if (begins(node.left, i) && hasWord(node.right)) return true;
                for (const std::size_t middle : ends(node.left, i))
                    if (begins(node.right, middle)) return true;
                return false;
            case Operator::Alternative:
                return begins(node.left, i) || begins(node.right, i);
            case Operator::Repeat: {
                if (!hasWord(index)) return false;
                if (i == word_.size()) return true;
                Ends now{i};
                for (std::size_t count = 0; count < countsOf(node); count++) {
                    Ends next;
                    for (const std::size_t at : now) {
                        if (begins(node.left, at)) return true;
                        next.merge(Ends(ends(node.left, at)));
                    }
                    now = next;
                }
                return now.count(word_.size()) != 0 && hasWord(index);
            }
            default:
                if (i == word_.size()) return hasWord(index);
                return i + 1 == word_.size() && syntax_.holds(index, word_[i]);
        }
    }

    const Syntax& syntax_;
    const Alphabet& alphabet_;
    const Word& word_;
};

// A run that ends in no state that rejects.
inline bool hasRun(const Syntax& syntax, std::uint32_t state, const Word& word, std::size_t i) {
    if (syntax.states[state].rejects && i > 0) return false;
    if (i == word.size()) return !syntax.states[state].rejects;
    return std::any_of(syntax.states[state].transitions.begin(),
                       syntax.states[state].transitions.end(), [&](const NfaTransition& one) {
                           return syntax.holds(one.condition, word[i]) &&
                                  hasRun(syntax, one.to, word, i + 1);
                       });
}

} // namespace clew::vm::specification::definitions
