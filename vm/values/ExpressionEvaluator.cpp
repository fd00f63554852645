#include "vm/values/ExpressionOperations.h"
#include "vm/values/ExpressionPool.h"

namespace clew::vm::values::expressions {

namespace {

using enum ExpressionKind;

// Recursion is the fastest way, but a sum that a loop makes can be deeper than any stack.
constexpr std::uint32_t RecursionDepth = 256;

} // namespace

// The expression's entry, or the free one where it belongs.
Evaluator::Entry& Evaluator::entryOf(Expression expression) {
    const std::size_t mask = entries_.size() - 1;
    for (std::size_t i = expression * 0x9e3779b97f4a7c15 >> 32;; i++) {
        Entry& entry = entries_[i & mask];
        if (entry.expression == expression || entry.expression == 0) return entry;
    }
}

std::uint64_t Evaluator::keep(Expression expression, std::uint64_t value) {
    if (++used_ * 2 > entries_.size()) {
        std::vector<Entry> old(entries_.empty() ? 32 : entries_.size() * 2);
        old.swap(entries_);
        for (const Entry& entry : old)
            if (entry.expression) entryOf(entry.expression) = entry;
    }
    entryOf(expression) = {expression, value};
    return value;
}

std::uint64_t Evaluator::evaluate(Expression expression) {
    const ExpressionNode& node = pool::node(expression);
    if (node.kind == Constant) return node.bits;
    if (!entries_.empty())
        if (const Entry& entry = entryOf(expression); entry.expression) return entry.value;
    if (node.kind == Variable) {
        const auto at = assignment_.find(expression);
        return keep(expression, at == assignment_.end() ? 0 : canonical(node.sort, at->second));
    }
    const std::uint64_t a = evaluate(node.operands[0]);
    switch (node.kind) { // one operand may be enough
        case And:
            return keep(expression, a && evaluate(node.operands[1]));
        case Or:
            return keep(expression, a || evaluate(node.operands[1]));
        case If:
            return keep(expression, evaluate(node.operands[a ? 1 : 2]));
        default:
            break;
    }
    const std::uint64_t b = node.operands[1] ? evaluate(node.operands[1]) : 0;
    return keep(expression,
                apply(node.kind, node.sort, pool::node(node.operands[0]).sort, a, b, 0));
}

std::uint64_t Evaluator::operator()(Expression expression) {
    if (pool::node(expression).depth <= RecursionDepth) return evaluate(expression);
    // First what is too deep, from the bottom up; then recursion finds its value.
    std::vector<Expression> pending{expression};
    while (!pending.empty()) {
        const Expression next = pending.back();
        const std::size_t before = pending.size();
        for (const Expression operand : pool::node(next).operands)
            if (operand && pool::node(operand).depth > RecursionDepth &&
                (entries_.empty() || !entryOf(operand).expression))
                pending.push_back(operand);
        if (pending.size() > before) continue;
        pending.pop_back();
        evaluate(next);
    }
    return evaluate(expression);
}

} // namespace clew::vm::values::expressions
