#include "vm/specification/PastTime.h"

namespace clew::vm::specification {

using enum Operator;

namespace {

constexpr std::uint32_t kUnknown = ~std::uint32_t{0};

// What the memory says before the first step.
bool isTrueAtFirst(Operator op) {
    return op == WeakPrevious || op == Historically || op == WeakSince || op == Trigger ||
           op == WeakInterval;
}

// Of what the memory keeps: the operand's value, or the formula's own.
bool remembersOperand(Operator op) {
    return op == Previous || op == WeakPrevious || op == Start || op == End;
}

} // namespace

PastTime::PastTime(const Syntax& syntax, const std::vector<NodeIndex>& formulas) {
    std::vector<std::uint32_t> known(syntax.nodes.size(), kUnknown);
    for (const NodeIndex formula : formulas) results_.push_back(add(syntax, formula, known));
}

std::uint32_t PastTime::add(const Syntax& syntax, NodeIndex index,
                            std::vector<std::uint32_t>& known) {
    if (known[index] != kUnknown) return known[index];
    const Node& node = syntax.nodes[index];
    Instruction instruction{node.op, 0, 0, 0};
    if (node.op == Operator::Atom) {
        instruction.left = node.proposition;
    } else if (node.op != True && node.op != False) {
        instruction.left = add(syntax, node.left, known);
        const bool isBinary = (node.op >= And && node.op <= Equivalent) || node.op == Since ||
                              node.op == WeakSince || node.op == Trigger || node.op == Interval ||
                              node.op == WeakInterval;
        if (isBinary) instruction.right = add(syntax, node.right, known);
    }
    if (isPast(node.op)) {
        instruction.bit = static_cast<std::uint32_t>(bits_++);
        if (bits_ <= kMost && isTrueAtFirst(node.op))
            initial_ |= std::uint64_t{1} << instruction.bit;
    }
    instructions_.push_back(instruction);
    return known[index] = static_cast<std::uint32_t>(instructions_.size() - 1);
}

PastTime::Step PastTime::step(std::uint64_t memory, std::uint64_t valuation) const {
    Step result{0, 0};
    std::uint8_t small[512] = {};
    std::vector<std::uint8_t> large;
    std::uint8_t* values = small;
    if (instructions_.size() > std::size(small)) {
        large.resize(instructions_.size());
        values = large.data();
    }
    for (std::size_t i = 0; i < instructions_.size(); i++) {
        const auto& [op, left, right, bit] = instructions_[i];
        const bool before = (memory >> bit & 1) != 0;
        const bool p = op != Operator::Atom && values[left] != 0, q = values[right] != 0;
        bool value = false;
        switch (op) {
            case True:
                value = true;
                break;
            case False:
                break;
            case Operator::Atom:
                value = (valuation >> left & 1) != 0;
                break;
            case Not:
                value = !p;
                break;
            case And:
                value = p && q;
                break;
            case Or:
                value = p || q;
                break;
            case ExclusiveOr:
                value = p != q;
                break;
            case Implies:
                value = !p || q;
                break;
            case Equivalent:
                value = p == q;
                break;
            case Previous:
            case WeakPrevious:
                value = before;
                break;
            case Once:
                value = p || before;
                break;
            case Historically:
                value = p && before;
                break;
            case Since:
            case WeakSince:
                value = q || (p && before);
                break;
            case Trigger:
                value = q && (p || before);
                break;
            case Interval:
            case WeakInterval:
                value = !q && (p || before);
                break;
            case Start:
                value = p && !before;
                break;
            case End:
                value = !p && before;
                break;
            default:
                break;
        }
        values[i] = value ? 1 : 0;
        if (isPast(op) && (remembersOperand(op) ? p : value))
            result.memory |= std::uint64_t{1} << bit;
    }
    for (std::size_t i = 0; i < results_.size() && i < 64; i++)
        if (values[results_[i]] != 0) result.values |= std::uint64_t{1} << i;
    return result;
}

} // namespace clew::vm::specification
