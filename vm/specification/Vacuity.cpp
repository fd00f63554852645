#include "vm/specification/Vacuity.h"

#include <fmt/format.h>

#include <algorithm>

#include "vm/specification/Automata.h"

namespace clew::vm::specification {

namespace {

class Replacement {
  public:
    explicit Replacement(const Specification& specification)
        : table_(static_cast<const Table&>(specification.machine())),
          source_(specification.source()),
          syntax_(parse(source_)) {}

    std::vector<VacuousPart> parts() {
        // From the whole to its parts.
        for (auto node = static_cast<NodeIndex>(syntax_.nodes.size()); node-- > 0;) {
            if (isInside(node) || node == syntax_.root) continue;
            const Operator op = syntax_.nodes[node].op;
            if (op == Operator::True || op == Operator::False) continue;
            if (const std::string reason = reasonOf(node); !reason.empty())
                found_.push_back({rangeOf(node), reason});
        }
        states();
        std::sort(found_.begin(), found_.end(), [](const VacuousPart& a, const VacuousPart& b) {
            return a.range.begin < b.range.begin;
        });
        return std::move(found_);
    }

  private:
    TextRange rangeOf(NodeIndex node) const {
        return {syntax_.nodes[node].begin, syntax_.nodes[node].end};
    }
    bool isInside(NodeIndex node) const {
        const TextRange range = rangeOf(node);
        return std::any_of(found_.begin(), found_.end(), [&](const VacuousPart& part) {
            return part.range.begin <= range.begin && range.end <= part.range.end;
        });
    }
    bool isSameWith(NodeIndex node, Operator constant) const {
        Syntax changed = syntax_;
        changed.nodes[node].op = constant;
        const auto machine = machineOf(source_, changed);
        return machine->isTable() && static_cast<const Table&>(*machine).behavesAs(table_);
    }
    std::string reasonOf(NodeIndex node) const {
        const bool withTrue = isSameWith(node, Operator::True);
        if (source_.formalism == Source::Formalism::Pltl) {
            if (withTrue && isSameWith(node, Operator::False)) return "makes no difference";
            if (withTrue) return "could as well be TRUE";
            return isSameWith(node, Operator::False) ? "could as well be FALSE" : "";
        }
        // An order of steps that is left out, or may be anything for one step.
        const bool isCondition = syntax_.nodes[node].op <= Operator::Equivalent;
        if (isSameWith(node, Operator::False))
            return "allows nothing that is not allowed without it";
        return withTrue && isCondition ? "could as well be TRUE" : "";
    }
    // No run comes to them.
    void states() {
        std::vector<bool> isReached;
        std::vector<std::size_t> queue;
        for (std::size_t i = 0; i < syntax_.states.size(); i++) {
            isReached.push_back(syntax_.states[i].isInitial);
            if (isReached.back()) queue.push_back(i);
        }
        for (std::size_t at = 0; at < queue.size(); at++)
            for (const auto& [to, condition] : syntax_.states[queue[at]].transitions)
                if (!isReached[to]) {
                    isReached[to] = true;
                    queue.push_back(to);
                }
        for (std::size_t i = 0; i < syntax_.states.size(); i++)
            if (!isReached[i]) {
                const NfaState& state = syntax_.states[i];
                found_.push_back({{state.begin, state.begin + state.name.size()},
                                  "is a state that no transition leads to"});
            }
    }

    const Table& table_;
    Source source_;
    Syntax syntax_;
    std::vector<VacuousPart> found_;
};

} // namespace

std::vector<VacuousPart> vacuousParts(const Specification& specification) {
    if (!specification.machine().isTable()) return {};
    return Replacement(specification).parts();
}

} // namespace clew::vm::specification
