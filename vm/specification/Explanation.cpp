#include <fmt/format.h>

#include <bit>
#include <set>

#include "vm/specification/Automata.h"
#include "vm/specification/PastTime.h"
#include "vm/specification/Table.h"
#include "vm/specification/Wording.h"

namespace clew::vm::specification {

namespace {

class Explanation {
  public:
    Explanation(const Specification& specification, const Table& table, Specification::State before,
                std::uint64_t valuation)
        : wording_(table.alphabet(), specification.propositions()),
          table_(table),
          before_(before),
          letter_(table.alphabet().letterOf(valuation)),
          others_(table.alphabet().others()),
          calls_(table.alphabet().calls()) {}

    std::string text() const {
        std::string expected = otherValues();
        if (expected.empty()) expected = otherCalls();
        if (expected.empty()) expected = "nothing";
        return fmt::format("{} where {} was expected", wording_.letter(letter_), expected);
    }

  private:
    std::uint32_t valuesOf(std::uint32_t letter) const { return letter & ((1U << others_) - 1); }
    bool isAllowed(std::uint32_t call, std::uint32_t values) const {
        return !table_.rejects(table_.next(before_, call << others_ | values));
    }
    // The same call, with as few other values as possible.
    std::string otherValues() const {
        for (std::uint32_t changes = 1; changes <= others_; changes++) {
            std::string text;
            for (std::uint32_t flipped = 1; flipped < 1U << others_; flipped++) {
                const std::uint32_t values = valuesOf(letter_) ^ flipped;
                if (std::popcount(flipped) == static_cast<int>(changes) &&
                    isAllowed(letter_ >> others_, values))
                    text += (text.empty() ? "" : " or ") + wording_.values(flipped, values);
            }
            if (!text.empty()) return text;
        }
        return {};
    }
    // Another call, with some values.
    std::string otherCalls() const {
        std::string text;
        const auto consider = [&](std::uint32_t call) {
            for (std::uint32_t values = 0; values < 1U << others_; values++)
                if (isAllowed(call, values)) {
                    text += (text.empty() ? "" : " or ") + wording_.call(call);
                    return;
                }
        };
        for (std::uint32_t call = 1; call <= calls_; call++) consider(call);
        if (text.empty()) consider(0);
        return text;
    }

    Wording wording_;
    const Table& table_;
    Specification::State before_;
    std::uint32_t letter_;
    std::uint32_t others_, calls_;
};

// ---- Parts of the text ----

// The conjuncts of a formula; those of G (p && q) are G p and G q.
struct Conjunct {
    NodeIndex node;
    bool isGlobal;
};

void addConjuncts(const Syntax& syntax, NodeIndex index, bool isGlobal,
                  std::vector<Conjunct>& result) {
    const Node& node = syntax.nodes[index];
    if (node.op == Operator::And) {
        addConjuncts(syntax, node.left, isGlobal, result);
        addConjuncts(syntax, node.right, isGlobal, result);
    } else if (node.op == Operator::Globally) {
        addConjuncts(syntax, node.left, true, result);
    } else {
        result.push_back({index, isGlobal});
    }
}

TextRange rangeOf(const Syntax& syntax, NodeIndex index) {
    return {syntax.nodes[index].begin, syntax.nodes[index].end};
}

std::vector<TextRange> failingConjuncts(const Source& source, const Syntax& syntax,
                                        const std::vector<std::uint64_t>& word) {
    std::vector<Conjunct> conjuncts;
    addConjuncts(syntax, syntax.root, false, conjuncts);
    if (conjuncts.size() < 2) return {};
    std::vector<TextRange> result;
    for (const auto& [node, isGlobal] : conjuncts) {
        Syntax part = syntax;
        part.root = node;
        if (isGlobal) {
            part.nodes.push_back({.op = Operator::Globally, .left = node});
            part.root = static_cast<NodeIndex>(part.nodes.size() - 1);
        }
        const auto machine = machineOf(source, part);
        Machine::State state = machine->initial();
        for (const std::uint64_t valuation : word) state = machine->step(state, valuation);
        if (machine->rejects(state)) result.push_back(rangeOf(syntax, node));
    }
    return result;
}

// Of G f, where what is remembered is known: the conjuncts of f share it.
std::vector<TextRange> failingInvariants(const Syntax& syntax, std::uint64_t memory,
                                         std::uint64_t valuation) {
    std::vector<Conjunct> conjuncts;
    addConjuncts(syntax, syntax.root, false, conjuncts);
    if (conjuncts.size() < 2 || conjuncts.size() > 64) return {};
    std::vector<NodeIndex> nodes;
    nodes.reserve(conjuncts.size());
    for (const Conjunct& conjunct : conjuncts) nodes.push_back(conjunct.node);
    const std::uint64_t values = PastTime(syntax, nodes).step(memory, valuation).values;
    std::vector<TextRange> result;
    for (std::size_t i = 0; i < nodes.size(); i++)
        if ((values >> i & 1) == 0) result.push_back(rangeOf(syntax, nodes[i]));
    return result;
}

// Conditions, of which one should have held, in the order of the text.
std::vector<TextRange> rangesOf(const Syntax& syntax, const std::set<NodeIndex>& conditions) {
    std::vector<TextRange> result;
    result.reserve(conditions.size());
    for (const NodeIndex condition : conditions) result.push_back(rangeOf(syntax, condition));
    return result;
}

std::vector<TextRange> expectedInRegexp(const Syntax& syntax,
                                        const std::vector<std::uint64_t>& before) {
    const std::vector<Position> positions = positionsOf(syntax)->positions;
    const auto followers = [&](const std::set<std::uint32_t>& from) {
        std::set<std::uint32_t> to;
        for (const std::uint32_t position : from)
            to.insert(positions[position].follow.begin(), positions[position].follow.end());
        return to;
    };
    std::set<std::uint32_t> now{0};
    for (const std::uint64_t valuation : before) {
        std::set<std::uint32_t> next;
        for (const std::uint32_t position : followers(now))
            if (syntax.holds(positions[position].condition, valuation)) next.insert(position);
        now = std::move(next);
    }
    std::set<NodeIndex> conditions;
    for (const std::uint32_t position : followers(now))
        conditions.insert(positions[position].condition);
    return rangesOf(syntax, conditions);
}

std::vector<TextRange> expectedInNfa(const Syntax& syntax,
                                     const std::vector<std::uint64_t>& before) {
    std::set<std::uint32_t> now;
    for (std::uint32_t i = 0; i < syntax.states.size(); i++)
        if (syntax.states[i].isInitial) now.insert(i);
    for (const std::uint64_t valuation : before) {
        std::set<std::uint32_t> next;
        for (const std::uint32_t state : now)
            for (const auto& [to, condition] : syntax.states[state].transitions)
                if (syntax.holds(condition, valuation)) next.insert(to);
        now = std::move(next);
    }
    std::set<NodeIndex> conditions;
    for (const std::uint32_t state : now)
        for (const auto& [to, condition] : syntax.states[state].transitions)
            if (!syntax.states[to].rejects) conditions.insert(condition);
    return rangesOf(syntax, conditions);
}

} // namespace

std::string Specification::explain(State before, std::uint64_t valuation) const {
    if (machine_->isTable())
        return Explanation(*this, static_cast<const Table&>(*machine_), before, valuation).text();
    std::string text;
    for (std::size_t i = 0; i < propositions_.size(); i++)
        text += fmt::format("{}{}{}", i == 0 ? "" : " && ", (valuation >> i & 1) != 0 ? "" : "!",
                            nameOf(propositions_[i]));
    return text + ", where the formula does not hold";
}

std::vector<TextRange> Specification::failingParts(State before, std::uint64_t valuation) const {
    const Syntax syntax = parse(source_);
    if (!machine_->isTable()) return failingInvariants(syntax, before, valuation);
    // All words that lead to a state are followed alike; a shortest one stands for them.
    const auto& table = static_cast<const Table&>(*machine_);
    std::vector<std::uint64_t> word;
    for (const std::uint32_t letter : table.wordTo(before))
        word.push_back(table.alphabet().valuationOf(letter));
    switch (source_.formalism) {
        case Source::Formalism::Regexp:
            return expectedInRegexp(syntax, word);
        case Source::Formalism::Nfa:
            return expectedInNfa(syntax, word);
        case Source::Formalism::Pltl:
            word.push_back(valuation);
            return failingConjuncts(source_, syntax, word);
    }
    return {};
}

} // namespace clew::vm::specification
