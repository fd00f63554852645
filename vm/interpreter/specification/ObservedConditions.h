#pragma once

// Conditions on static fields that somebody looks at (spec.propositions). Where inputs decide one,
// the program branches on it before the field is written, so that the path says which way.

#include <cstdint>
#include <vector>

#include "vm/state/LiveState.h"
#include "vm/types/Class.h"
#include "vm/values/Expression.h"

namespace clew::vm {
class Vm;
}

namespace clew::vm::interpreter {

// "pkg.Class.field[3] >= 2"
struct ObservedCondition {
    enum class Comparison : std::uint8_t {
        Equal,
        NotEqual,
        Less,
        LessEqual,
        Greater,
        GreaterEqual
    };
    types::Symbol className, fieldName; // internal
    std::int64_t element = -1;          // -1: the field itself
    Comparison comparison = Comparison::NotEqual;
    std::int64_t value = 0;
};

// Of a value, which is an int or a long.
values::Expression conditionOn(const ObservedCondition& condition, values::Expression value);

// What is to be settled before such a value is written: into the field, into an element of the
// array, whichever.
std::vector<values::Expression> conditionsOn(const Vm& vm, const types::Field& field,
                                             values::Expression value);
std::vector<values::Expression> conditionsOnElements(const Vm& vm, const state::LiveState& state,
                                                     values::Ref array, values::Expression value);

} // namespace clew::vm::interpreter
