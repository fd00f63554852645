#include "vm/interpreter/specification/ObservedConditions.h"

#include "vm/Vm.h"
#include "vm/interpreter/specification/Specifications.h"

namespace clew::vm::interpreter {

namespace expressions = values::expressions;
using values::BasicType;
using values::Expression;
using values::Sort;

namespace {

bool isWhole(Expression value) {
    const Sort sort = expressions::sort(value);
    return sort == Sort::Bits32 || sort == Sort::Bits64;
}

// As a field or an element of the type holds it.
void add(std::vector<Expression>& to, const ObservedCondition& condition, Expression value,
         BasicType type) {
    const Expression held = expressions::narrow(value, type);
    if (!expressions::isConstant(held)) to.push_back(conditionOn(condition, held));
}

} // namespace

Expression conditionOn(const ObservedCondition& condition, Expression value) {
    using enum ObservedCondition::Comparison;
    if (expressions::sort(value) == Sort::Bits32)
        value = expressions::make(values::ExpressionKind::SignExtend, value);
    const Expression wanted = expressions::constantLong(condition.value);
    switch (condition.comparison) {
        case Equal:
            return expressions::equal(value, wanted);
        case NotEqual:
            return expressions::notOf(expressions::equal(value, wanted));
        case Less:
            return expressions::less(value, wanted);
        case LessEqual:
            return expressions::lessOrEqual(value, wanted);
        case Greater:
            return expressions::less(wanted, value);
        case GreaterEqual:
            return expressions::lessOrEqual(wanted, value);
    }
    return 0;
}

std::vector<Expression> conditionsOn(const Vm& vm, const types::Field& field, Expression value) {
    std::vector<Expression> all;
    if (!vm.specifications || !isWhole(value)) return all;
    for (const ObservedCondition& condition : vm.specifications->observedConditions)
        if (condition.element < 0 && condition.fieldName == field.name &&
            condition.className == field.holder->name)
            add(all, condition, value, field.type);
    return all;
}

std::vector<Expression> conditionsOnElements(const Vm& vm, const state::LiveState& state,
                                             values::Ref array, Expression value) {
    std::vector<Expression> all;
    if (!vm.specifications || array == 0 || !isWhole(value)) return all;
    for (const ObservedCondition& condition : vm.specifications->observedConditions) {
        if (condition.element < 0) continue;
        const types::Class* holder = vm.linker->loaded(condition.className);
        if (!holder || holder->statics == 0) continue;
        for (const types::Field& field : holder->fields)
            if (field.isStatic() && field.name == condition.fieldName &&
                field.type == BasicType::Reference &&
                state.object(holder->statics)->at<values::Ref>(field.offset) == array)
                add(all, condition, value, state.object(array)->klass->elementType);
    }
    return all;
}

} // namespace clew::vm::interpreter
