#include <algorithm>
#include <iterator>

#include "vm/specification/Automata.h"

namespace clew::vm::specification {

namespace {

constexpr std::size_t kMostPositions = 4000;
constexpr std::size_t kMostFollowers = 50'000; // of all positions together

using Set = std::vector<std::uint32_t>; // ascending

void addAll(Set& to, const Set& from) {
    Set sum;
    sum.reserve(to.size() + from.size());
    std::set_union(to.begin(), to.end(), from.begin(), from.end(), std::back_inserter(sum));
    to = std::move(sum);
}

class Glushkov {
  public:
    explicit Glushkov(const Syntax& syntax) : syntax_(syntax) { result_.positions.emplace_back(); }

    std::optional<Positions> positions() {
        const Ends whole = endsOf(syntax_.root);
        if (result_.positions.size() > kMostPositions) return std::nullopt;
        result_.positions[0].follow = whole.first;
        result_.isLast.assign(result_.positions.size(), false);
        result_.isLast[0] = whole.isNullable;
        for (const std::uint32_t last : whole.last) result_.isLast[last] = true;
        return std::move(result_);
    }

  private:
    struct Ends {
        bool isNullable = true;
        Set first, last;
    };

    void append(Ends& to, const Ends& next) {
        for (const std::uint32_t last : to.last) addAll(result_.positions[last].follow, next.first);
        if (to.isNullable) addAll(to.first, next.first);
        if (next.isNullable) {
            addAll(to.last, next.last);
        } else {
            to.last = next.last;
        }
        to.isNullable = to.isNullable && next.isNullable;
    }

    Ends endsOf(NodeIndex index) {
        const Node& node = syntax_.nodes[index];
        if (result_.positions.size() > kMostPositions) return {};
        switch (node.op) {
            case Operator::Then: {
                Ends ends = endsOf(node.left);
                append(ends, endsOf(node.right));
                return ends;
            }
            case Operator::Alternative: {
                Ends ends = endsOf(node.left);
                const Ends other = endsOf(node.right);
                ends.isNullable = ends.isNullable || other.isNullable;
                addAll(ends.first, other.first);
                addAll(ends.last, other.last);
                return ends;
            }
            case Operator::Repeat:
                return repeated(node);
            default: {
                const auto position = static_cast<std::uint32_t>(result_.positions.size());
                result_.positions.push_back({index, {}});
                return {false, {position}, {position}};
            }
        }
    }

    // n copies, and then m - n that may be left out, or one that may come again and again.
    Ends repeated(const Node& node) {
        Ends ends;
        for (std::uint32_t i = 0; i < node.least; i++) append(ends, endsOf(node.left));
        if (node.most == Node::kUnlimited) {
            Ends loop = endsOf(node.left);
            for (const std::uint32_t last : loop.last)
                addAll(result_.positions[last].follow, loop.first);
            loop.isNullable = true;
            append(ends, loop);
            return ends;
        }
        for (std::uint32_t i = node.least; i < node.most; i++) {
            Ends copy = endsOf(node.left);
            copy.isNullable = true;
            append(ends, copy);
            if (result_.positions.size() > kMostPositions) break;
        }
        return ends;
    }

    const Syntax& syntax_;
    Positions result_;
};

} // namespace

std::optional<Positions> positionsOf(const Syntax& syntax) {
    return Glushkov(syntax).positions();
}

std::optional<RawTable> tableOfRegexp(const Syntax& syntax, const Alphabet& alphabet) {
    const auto known = positionsOf(syntax);
    if (!known || !alphabet.fits()) return std::nullopt;
    const auto& positions = known->positions;
    std::size_t followers = 0;
    for (const Position& position : positions) followers += position.follow.size();
    if (followers > kMostFollowers) return std::nullopt;
    std::vector<std::vector<bool>> holds(positions.size(), std::vector<bool>(alphabet.size()));
    std::vector<bool> isPossible(positions.size(), false);
    for (std::size_t i = 1; i < positions.size(); i++)
        for (std::uint32_t letter = 0; letter < alphabet.size(); letter++)
            if (syntax.holds(positions[i].condition, alphabet.valuationOf(letter))) {
                holds[i][letter] = true;
                isPossible[i] = true;
            }
    // Those from which a word can be ended.
    std::vector<bool> isUseful = known->isLast;
    for (bool changes = true; changes;) {
        changes = false;
        for (std::size_t i = 0; i < positions.size(); i++)
            if (!isUseful[i])
                for (const std::uint32_t next : positions[i].follow)
                    if (isUseful[next] && isPossible[next]) {
                        isUseful[i] = true;
                        changes = true;
                        break;
                    }
    }
    RawTable table;
    const bool fits = table.build<Set>(
        alphabet.size(), isUseful[0] ? Set{0} : Set{},
        [&](const Set& from, std::uint32_t letter) {
            Set to;
            for (const std::uint32_t position : from)
                for (const std::uint32_t next : positions[position].follow)
                    if (isUseful[next] && holds[next][letter]) to.push_back(next);
            std::sort(to.begin(), to.end());
            to.erase(std::unique(to.begin(), to.end()), to.end());
            return to;
        },
        [](const Set& set) { return set.empty(); }, [](const Set&) { return false; });
    if (!fits) return std::nullopt;
    return table;
}

std::optional<RawTable> tableOfNfa(const Syntax& syntax, const Alphabet& alphabet) {
    if (!alphabet.fits()) return std::nullopt;
    Set initial;
    for (std::size_t i = 0; i < syntax.states.size(); i++)
        if (syntax.states[i].isInitial) initial.push_back(static_cast<std::uint32_t>(i));
    RawTable table;
    const bool fits = table.build<Set>(
        alphabet.size(), initial,
        [&](const Set& from, std::uint32_t letter) {
            Set to;
            const std::uint64_t valuation = alphabet.valuationOf(letter);
            for (const std::uint32_t state : from)
                for (const auto& [next, condition] : syntax.states[state].transitions)
                    if (syntax.holds(condition, valuation)) to.push_back(next);
            std::sort(to.begin(), to.end());
            to.erase(std::unique(to.begin(), to.end()), to.end());
            return to;
        },
        [&](const Set& set) {
            return std::all_of(set.begin(), set.end(),
                               [&](std::uint32_t state) { return syntax.states[state].rejects; });
        },
        [](const Set&) { return false; });
    if (!fits) return std::nullopt;
    return table;
}

} // namespace clew::vm::specification
