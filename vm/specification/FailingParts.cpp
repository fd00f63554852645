#include "vm/specification/FailingParts.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "vm/specification/Automata.h"
#include "vm/specification/Syntax.h"
#include "vm/specification/Table.h"

namespace clew::vm::specification {

using enum Operator;

namespace {

using History = std::span<const std::uint64_t>;

TextRange rangeOf(const Syntax& syntax, NodeIndex index) {
    return {syntax.nodes[index].begin, syntax.nodes[index].end};
}

enum class Truth : signed char { False = -1, Open = 0, True = 1 };

Truth negated(Truth of) {
    return static_cast<Truth>(-static_cast<int>(of));
}
Truth both(Truth a, Truth b) {
    return std::min(a, b);
}
Truth either(Truth a, Truth b) {
    return std::max(a, b);
}
Truth truthOf(bool value) {
    return value ? Truth::True : Truth::False;
}

// Each node of a formula at each step, and behind the last one: open where later steps decide.
class Evaluation {
  public:
    Evaluation(const Syntax& syntax, History history, bool isAtEnd)
        : syntax_(syntax), history_(history), isAtEnd_(isAtEnd) {
        values_.reserve(syntax.nodes.size());
        for (const Node& node : syntax.nodes) {
            values_.emplace_back(history.size() + 1, Truth::Open);
            if (isFuture(node.op))
                backwards(node, values_.back());
            else
                forwards(node, values_.back());
        }
    }

    std::vector<FailingPart> failing() const {
        std::vector<FailingPart> parts;
        if (fails(syntax_.root, 0)) addFailing(syntax_.root, 0, parts);
        return parts;
    }

  private:
    using Values = std::vector<Truth>;

    bool fails(NodeIndex node, std::size_t step) const {
        return values_[node][step] == Truth::False;
    }

    void forwards(const Node& node, Values& to) const {
        // Of a leaf there are no operands, and any node stands for them.
        const Values& p = values_.at(node.op <= Atom ? values_.size() - 1 : node.left);
        const Values& q = values_.at(node.op <= Atom ? values_.size() - 1 : node.right);
        for (std::size_t i = 0; i < to.size(); ++i) {
            if (i == history_.size() && (node.op == Atom || isPast(node.op))) return;
            const bool isFirst = i == 0;
            const auto before = [&](const Values& of, bool atFirst) {
                return isFirst ? truthOf(atFirst) : of[i - 1];
            };
            switch (node.op) {
                case True:
                    to[i] = Truth::True;
                    break;
                case False:
                    to[i] = Truth::False;
                    break;
                case Atom:
                    to[i] = truthOf((history_[i] >> node.proposition & 1) != 0);
                    break;
                case Not:
                    to[i] = negated(p[i]);
                    break;
                case And:
                    to[i] = both(p[i], q[i]);
                    break;
                case Or:
                    to[i] = either(p[i], q[i]);
                    break;
                case Implies:
                    to[i] = either(negated(p[i]), q[i]);
                    break;
                case ExclusiveOr:
                    to[i] = either(both(p[i], negated(q[i])), both(negated(p[i]), q[i]));
                    break;
                case Equivalent:
                    to[i] = either(both(p[i], q[i]), both(negated(p[i]), negated(q[i])));
                    break;
                case Previous:
                    to[i] = before(p, false);
                    break;
                case WeakPrevious:
                    to[i] = before(p, true);
                    break;
                case Once:
                    to[i] = either(p[i], before(to, false));
                    break;
                case Historically:
                    to[i] = both(p[i], before(to, true));
                    break;
                case Since:
                    to[i] = either(q[i], both(p[i], before(to, false)));
                    break;
                case WeakSince:
                    to[i] = either(q[i], both(p[i], before(to, true)));
                    break;
                case Trigger:
                    to[i] = both(q[i], either(p[i], before(to, true)));
                    break;
                case Interval:
                    to[i] = both(negated(q[i]), either(p[i], before(to, false)));
                    break;
                case WeakInterval:
                    to[i] = both(negated(q[i]), either(p[i], before(to, true)));
                    break;
                case Start:
                    to[i] = both(p[i], negated(before(p, false)));
                    break;
                case End:
                    to[i] = both(negated(p[i]), before(p, false));
                    break;
                default:
                    return;
            }
        }
    }

    // What has to come some time does not come after the end, and nothing that is forbidden does.
    void backwards(const Node& node, Values& to) const {
        const Values &p = values_[node.left], &q = values_[node.right];
        const std::size_t end = history_.size();
        if (node.op == Next) {
            for (std::size_t i = 0; i < end; ++i) to[i] = p[i + 1];
            if (isAtEnd_) to[end] = p[end];
            return;
        }
        if (isAtEnd_) to[end] = truthOf(node.op != Finally && node.op != Until);
        for (std::size_t i = end; i-- > 0;) {
            const Truth later = to[i + 1];
            to[i] = node.op == Finally    ? either(p[i], later)
                    : node.op == Globally ? both(p[i], later)
                    : node.op == Release  ? both(q[i], either(p[i], later))
                                          : either(q[i], both(p[i], later));
        }
    }

    std::size_t firstFailing(NodeIndex node, std::size_t from) const {
        while (!fails(node, from)) ++from;
        return from;
    }

    // Precondition: the node fails there.
    void addFailing(NodeIndex index, std::size_t step, std::vector<FailingPart>& to) const {
        const Node& node = syntax_.nodes[index];
        switch (node.op) {
            case And:
                if (fails(node.left, step)) addFailing(node.left, step, to);
                if (fails(node.right, step)) addFailing(node.right, step, to);
                return;
            case Implies:
                return addFailing(node.right, step, to);
            case Globally:
                return addFailing(node.left, firstFailing(node.left, step), to);
            case Release:
                return addFailing(node.right, firstFailing(node.right, step), to);
            case Next:
                if (step < history_.size()) return addFailing(node.left, step + 1, to);
                break;
            case Until:
            case WeakUntil:
                if (!isAtEnd_)
                    while (!fails(node.left, step) || !fails(node.right, step)) ++step;
                break;
            default:
                break;
        }
        to.push_back({rangeOf(syntax_, index), step + 1});
    }

    const Syntax& syntax_;
    const History history_;
    const bool isAtEnd_;
    std::vector<Values> values_; // by node, and by step
};

// The conjuncts of a formula that cannot be satisfied any more, though that cannot be told from
// what holds at the steps: those of G (p && q) are G p and G q.
struct Conjunct {
    NodeIndex node;
    bool isGlobal;
};

void addConjuncts(const Syntax& syntax, NodeIndex index, bool isGlobal,
                  std::vector<Conjunct>& result) {
    const Node& node = syntax.nodes[index];
    if (node.op == And) {
        addConjuncts(syntax, node.left, isGlobal, result);
        addConjuncts(syntax, node.right, isGlobal, result);
    } else if (node.op == Globally) {
        addConjuncts(syntax, node.left, true, result);
    } else {
        result.push_back({index, isGlobal});
    }
}

std::vector<FailingPart> failingConjuncts(const Source& source, const Syntax& syntax,
                                          History history) {
    std::vector<Conjunct> conjuncts;
    addConjuncts(syntax, syntax.root, false, conjuncts);
    std::vector<FailingPart> result;
    if (conjuncts.size() < 2) return result;
    for (const auto& [node, isGlobal] : conjuncts) {
        Syntax part = syntax;
        part.root = node;
        if (isGlobal) {
            part.nodes.push_back({.op = Globally, .left = node});
            part.root = static_cast<NodeIndex>(part.nodes.size() - 1);
        }
        const auto machine = machineOf(source, part);
        Machine::State state = machine->initial();
        for (const std::uint64_t valuation : history) state = machine->step(state, valuation);
        if (machine->rejects(state)) result.push_back({rangeOf(syntax, node), history.size()});
    }
    return result;
}

// Conditions, in the order of the text.
std::vector<FailingPart> partsOf(const Syntax& syntax, const std::set<NodeIndex>& conditions,
                                 std::size_t step) {
    std::vector<FailingPart> result;
    result.reserve(conditions.size());
    for (const NodeIndex condition : conditions)
        result.push_back({rangeOf(syntax, condition), step});
    return result;
}

std::vector<FailingPart> expectedInRegexp(const Syntax& syntax, History before) {
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
    return partsOf(syntax, conditions, before.size() + 1);
}

std::vector<FailingPart> expectedInNfa(const Syntax& syntax, History before) {
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
    return partsOf(syntax, conditions, before.size() + 1);
}

std::vector<FailingPart> partsThatFail(const Specification& of, History history, bool isAtEnd) {
    const Syntax syntax = parse(of.source());
    const History before = history.first(history.empty() ? 0 : history.size() - 1);
    switch (of.formalism()) {
        case Source::Formalism::Regexp:
            return expectedInRegexp(syntax, before);
        case Source::Formalism::Nfa:
            return expectedInNfa(syntax, before);
        case Source::Formalism::Pltl:
            break;
    }
    std::vector<FailingPart> parts = Evaluation(syntax, history, isAtEnd).failing();
    return parts.empty() && !isAtEnd ? failingConjuncts(of.source(), syntax, history) : parts;
}

// Bytes that begin a char.
std::size_t columnsOf(std::string_view text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char byte) { return (byte & 0xC0) != 0x80; }));
}

} // namespace

std::vector<FailingPart> failingParts(const Specification& specification,
                                      std::span<const std::uint64_t> history, bool isAtEnd) {
    std::vector<FailingPart> parts = partsThatFail(specification, history, isAtEnd);
    if (parts.empty()) parts.push_back({{0, specification.text().size()}, history.size()});
    return parts;
}

std::vector<std::string> markedText(const Specification& specification,
                                    std::span<const FailingPart> parts, bool isAtEnd) {
    const std::string& text = specification.text();
    std::vector<std::string> lines;
    std::string indent = specification.name() + " ::= ";
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string line = text.substr(at, end - at);
        lines.push_back(indent + line);
        std::string marks(columnsOf(indent), ' ');
        for (std::size_t i = at; i < end; ++i) {
            if ((text[i] & 0xC0) == 0x80) continue;
            const bool isMarked = std::ranges::any_of(parts, [&](const FailingPart& each) {
                return each.part.begin <= i && i < each.part.end;
            });
            marks += isMarked ? '^' : text[i] == '\t' ? '\t' : ' ';
        }
        marks.erase(marks.find_last_not_of(" \t") + 1);
        if (!marks.empty()) lines.push_back(std::move(marks));
        indent.clear();
        at = end + 1;
    }
    const bool isFormula = specification.formalism() == Source::Formalism::Pltl;
    for (const auto& [part, step] : parts) {
        std::string words = text.substr(part.begin, part.end - part.begin);
        std::ranges::replace(words, '\n', ' ');
        lines.push_back(isAtEnd ? fmt::format("step {}: {} is still open at the end", step, words)
                        : isFormula ? fmt::format("step {}: {} does not hold", step, words)
                                    : fmt::format("step {}: {} was expected", step, words));
    }
    return lines;
}

} // namespace clew::vm::specification
