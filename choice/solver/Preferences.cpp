#include "choice/solver/Preferences.h"

#include <algorithm>
#include <unordered_set>

#include "choice/solver/Layer.h"

namespace clew::choice {

namespace expressions = vm::values::expressions;
using vm::values::BasicType;
using vm::values::ExpressionKind;
using vm::values::ExpressionNode;
using vm::values::Sort;

namespace {

bool isFloat(Sort sort) {
    return sort == Sort::Float32 || sort == Sort::Float64;
}

Expression within(Expression value, std::int64_t low, std::int64_t high) {
    const Sort sort = expressions::sort(value);
    const auto bound = [&](std::int64_t bits) {
        return expressions::constant(sort, static_cast<std::uint64_t>(bits));
    };
    return expressions::andOf(expressions::lessOrEqual(bound(low), value),
                              expressions::lessOrEqual(value, bound(high)));
}

bool isLength(Expression variable) {
    return expressions::variable(variable).name.ends_with("length");
}

// Small numbers, printable characters, and short arrays, which the engine must allocate.
Expression preferenceFor(Expression variable) {
    switch (expressions::variable(variable).type) {
        case BasicType::Char:
            return within(variable, ' ', '~');
        case BasicType::Byte:
        case BasicType::Short:
        case BasicType::Int:
        case BasicType::Long:
            return isLength(variable) ? within(variable, 0, 8) : within(variable, -100, 100);
        default:
            return 0;
    }
}

// That the quotient is small enough for the translation to be exact.
Expression exactnessOf(Expression remainder) {
    const ExpressionNode& node = expressions::node(remainder);
    const Expression quotient =
        expressions::make(ExpressionKind::FloatDivide, node.operands[0], node.operands[1]);
    const Expression limit =
        node.sort == Sort::Float32
            ? expressions::constant(Sort::Float32, vm::values::fromFloat(0x1p24f))
            : expressions::constant(Sort::Float64, vm::values::fromDouble(0x1p53));
    return expressions::less(expressions::make(ExpressionKind::FloatAbsolute, quotient), limit);
}

} // namespace

std::vector<Expression> Preferences::of(std::span<const Expression> conjuncts) {
    std::vector<Expression> preferences;
    const auto add = [&](Expression of, Expression (*prefer)(Expression)) {
        const auto [found, isNew] = preferred_.try_emplace(of, 0);
        if (isNew) found->second = prefer(of);
        if (found->second != 0 && !expressions::isConstant(found->second))
            preferences.push_back(found->second);
    };
    for (const Expression conjunct : conjuncts) {
        for (const Expression variable : expressions::variablesOf(conjunct))
            add(variable, preferenceFor);
        for (const Expression remainder : lookInto(conjunct).remainders)
            add(remainder, exactnessOf);
    }
    std::sort(preferences.begin(), preferences.end());
    preferences.erase(std::unique(preferences.begin(), preferences.end()), preferences.end());
    return preferences;
}

std::vector<Expression> Preferences::moderateLengths(std::span<const Expression> conjuncts) {
    std::vector<Expression> moderate;
    for (const Expression conjunct : conjuncts)
        for (const Expression variable : expressions::variablesOf(conjunct))
            if (isLength(variable)) moderate.push_back(within(variable, 0, 100));
    std::sort(moderate.begin(), moderate.end());
    moderate.erase(std::unique(moderate.begin(), moderate.end()), moderate.end());
    return moderate;
}

const Preferences::Found& Preferences::lookInto(Expression expression) {
    const auto [entry, isNew] = found_.try_emplace(expression);
    Found& found = entry->second;
    if (!isNew) return found;
    std::vector<Expression> pending{expression};
    std::unordered_set<Expression> seen{expression};
    while (!pending.empty()) {
        const ExpressionNode& node = expressions::node(pending.back());
        if (node.kind == ExpressionKind::FloatRemainder) found.remainders.push_back(pending.back());
        found.hasFloats |= isFloat(node.sort);
        pending.pop_back();
        for (const Expression operand : node.operands)
            if (operand != 0 && seen.insert(operand).second) pending.push_back(operand);
    }
    return found;
}

} // namespace clew::choice
