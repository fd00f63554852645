// Where the symbolic instantiation of the loop leaves the common path: what an input decides, and
// symbolic contents of fields and arrays.

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "vm/Vm.h"
#include "vm/interpreter/Interpreter.h"
#include "vm/interpreter/symbolic/ClassQuestions.h"
#include "vm/interpreter/symbolic/SymbolicOperations.h"
#include "vm/interpreter/symbolic/TypeQuestions.h"
#include "vm/objects/Boxes.h"
#include "vm/objects/InputTypes.h"
#include "vm/objects/JavaObjects.h"

namespace clew::vm::interpreter {

using namespace objects;

using namespace values;
using state::expressionIn;
using state::Shadow;
using state::withExpression;
using symbolic::operand;
namespace expressions = values::expressions;

namespace {

// An element of an array with as many of them is read at a symbolic index as one expression over
// all elements; of a longer one, or of one whose length is symbolic, index by index.
constexpr std::uint32_t kChainedElements = 300;
// A program that makes an array of symbolic length is followed up to this length.
constexpr std::int32_t kSymbolicLengthMax = 10'000;

bool isChained(const state::Object& array) {
    return array.klass->elementType != BasicType::Reference && array.length <= kChainedElements &&
           !(array.isSymbolic() && array.shadows()[state::kLengthShadow]);
}

Slot elementBits(const state::Object& array, std::uint32_t index) {
    switch (array.klass->elementType) {
        case BasicType::Boolean:
        case BasicType::Byte:
            return fromInt(array.elements<std::int8_t>()[index]);
        case BasicType::Char:
            return array.elements<std::uint16_t>()[index];
        case BasicType::Short:
            return fromInt(array.elements<std::int16_t>()[index]);
        case BasicType::Long:
        case BasicType::Double:
            return array.elements<std::uint64_t>()[index];
        default:
            return array.elements<std::uint32_t>()[index];
    }
}

// The index is one of those where the element is the same: the values in a long table are few.
Expression isWhereSame(const state::Object& array, Expression at, std::uint32_t index) {
    const Slot wanted = elementBits(array, index);
    const auto constant = [](std::uint32_t i) {
        return expressions::constantInt(static_cast<std::int32_t>(i));
    };
    Expression isSame = expressions::boolean(false);
    for (std::uint32_t i = 0; i < array.length; ++i) {
        if (elementBits(array, i) != wanted) continue;
        const std::uint32_t first = i;
        while (i + 1 < array.length && elementBits(array, i + 1) == wanted) ++i;
        isSame = expressions::orOf(
            isSame, first == i ? expressions::equal(at, constant(i))
                               : expressions::andOf(expressions::lessOrEqual(constant(first), at),
                                                    expressions::lessOrEqual(at, constant(i))));
    }
    return isSame;
}

// Nothing in it is an input.
bool isTable(const state::Object& array) {
    return array.klass->elementType != BasicType::Reference && !array.isSymbolic();
}

// The same for an element that is read: of a table, those that differ from the one before count.
bool isChainedToRead(const state::Object& array) {
    if (isChained(array)) return true;
    if (!isTable(array)) return false;
    std::uint32_t changes = 0;
    for (std::uint32_t i = 1; i < array.length && changes <= kChainedElements; ++i)
        changes += elementBits(array, i) != elementBits(array, i - 1);
    return changes <= kChainedElements;
}

Expression elementExpression(const state::Object& array, std::uint32_t index) {
    if (array.isSymbolic())
        if (const Shadow shadow = array.shadowOfElement(index)) return shadow.what();
    return expressions::constant(sortOf(array.klass->elementType), elementBits(array, index));
}

} // namespace

// ---- conditions

bool Interpreter::settle(Expression condition, SymbolicKind kind) {
    if (expressions::isConstant(condition) || state_.literally(condition) >= 0) return true;
    return settleAmong({condition, expressions::notOf(condition)}, kind);
}

bool Interpreter::settleAmong(std::vector<Expression> conditions, SymbolicKind kind) {
    for (Expression condition : conditions) {
        if (expressions::isConstant(condition) && expressions::node(condition).bits) return true;
        if (state_.literally(condition) == 1) return true;
    }
    if (nested_ > 0) { // it cannot stop here
        for (Expression condition : conditions)
            if (state_.valueOf(condition)) state_.constrain(condition);
        vm_.approximated(Approximation::InputInVmCall);
        return true;
    }
    stop_.kind = StopKind::Symbolic;
    stop_.symbolic = {kind, std::move(conditions), 0};
    return false;
}

bool Interpreter::settleReference(Slot slot) {
    if (nested_ > 0) throw Unsupported{{Approximation::ReferenceInVmCall, {}}};
    stop_.kind = StopKind::Symbolic;
    stop_.symbolic = {SymbolicKind::Reference,
                      {},
                      state::inputIn(slot),
                      state::inputs::at(state::inputIn(slot)).mayBeNull};
    return false;
}

bool Interpreter::settleBranch(Operation op, Slot a, Slot b) {
    if (state::isUnresolved(a) || state::isUnresolved(b)) {
        if (a == b) return true; // one and the same
        // What is not of the other one's class is another one.
        const Slot input = state::isUnresolved(a) ? a : b, other = input == a ? b : a;
        if (!state::isUnresolved(other) && other != 0) {
            const TypeAnswer answer =
                askType(vm_, state_, input, *state_.object(toRef(other))->klass);
            if (answer.question != 0) return settle(answer.question, SymbolicKind::Branch);
            if (answer.isNot) return true;
        }
        return settleReference(state::isUnresolved(a) ? a : b);
    }
    const Expression left = operand(Sort::Bits32, a), right = operand(Sort::Bits32, b);
    switch (op) {
        case Operation::IfEq:
            return settle(expressions::equal(left, right), SymbolicKind::Branch);
        case Operation::IfNe:
            return settle(expressions::notOf(expressions::equal(left, right)),
                          SymbolicKind::Branch);
        case Operation::IfLt:
            return settle(expressions::less(left, right), SymbolicKind::Branch);
        case Operation::IfGe:
            return settle(expressions::lessOrEqual(right, left), SymbolicKind::Branch);
        case Operation::IfGt:
            return settle(expressions::less(right, left), SymbolicKind::Branch);
        default:
            return settle(expressions::lessOrEqual(left, right), SymbolicKind::Branch);
    }
}

// Two strings or boxes, one of them an input, which could be the other one as well. The JDK's own
// code compares them like this where it makes no difference.
bool Interpreter::mayBeSameText(Ref a, Ref b) const {
    if (a == 0 || b == 0 || state_.object(a)->klass != state_.object(b)->klass ||
        !objects::isValueLike(*state_.object(a)->klass))
        return false;
    const types::Class& user = *state_.thread().top->method->holder;
    if (user.fromJdk && user.name.view() != "java/util/IdentityHashMap") return false;
    bool isInput = false;
    state_.symbolic.bindings.visit([&](const state::Binding& binding) {
        isInput |=
            binding.kind == state::Binding::Kind::New && (binding.ref == a || binding.ref == b);
        return !isInput;
    });
    return isInput;
}

// Of two different objects.
bool Interpreter::settleSameClass(Slot& a, Slot& b) {
    const Ref first = isClassInput(vm_, state_, toRef(a)) ? toRef(a) : toRef(b),
              second = first == toRef(a) ? toRef(b) : toRef(a);
    ClassAnswer answer = askClass(vm_, state_, state::ClassQuestion::Is, first, second);
    if (answer.question != 0) {
        if (!settle(answer.question, SymbolicKind::Branch)) return false;
        answer = askClass(vm_, state_, state::ClassQuestion::Is, first, second);
    }
    if (answer.isYes) a = b;
    return true;
}

bool Interpreter::settleSame(Slot& a, Slot& b) {
    if (toRef(a) != 0 && toRef(b) != 0 &&
        state_.object(toRef(a))->klass == state_.object(toRef(b))->klass &&
        (isClassInput(vm_, state_, toRef(a)) || isClassInput(vm_, state_, toRef(b))))
        return settleSameClass(a, b);
    const Expression same = objects::sameBox(vm_, state_, toRef(a), toRef(b));
    if (same == 0) {
        if (mayBeSameText(toRef(a), toRef(b))) vm_.approximated(Approximation::SameText);
        return true;
    }
    if (!settle(same, SymbolicKind::Branch)) return false;
    if (state_.valueOf(same)) a = b;
    return true;
}

bool Interpreter::settleTableSwitch(const std::vector<std::int32_t>& targets, Slot key) {
    std::vector<std::int32_t> pairs{targets[1]};
    for (std::size_t i = 2; i < targets.size(); ++i) {
        pairs.push_back(static_cast<std::int32_t>(static_cast<std::uint32_t>(targets[0]) +
                                                  static_cast<std::uint32_t>(i - 2)));
        pairs.push_back(targets[i]);
    }
    return settleLookupSwitch(pairs, key);
}

// pairs: the default target, then key and target in turns.
bool Interpreter::settleLookupSwitch(const std::vector<std::int32_t>& pairs, Slot key) {
    const Expression value = operand(Sort::Bits32, key);
    std::map<std::int32_t, Expression> byTarget;
    Expression any = expressions::boolean(false);
    for (std::size_t i = 1; i + 1 < pairs.size(); i += 2) {
        const Expression is = expressions::equal(value, expressions::constantInt(pairs[i]));
        any = expressions::orOf(any, is);
        Expression& target =
            byTarget.try_emplace(pairs[i + 1], expressions::boolean(false)).first->second;
        target = expressions::orOf(target, is);
    }
    Expression& other = byTarget.try_emplace(pairs[0], expressions::boolean(false)).first->second;
    other = expressions::orOf(other, expressions::notOf(any));
    std::vector<Expression> conditions;
    conditions.reserve(byTarget.size());
    for (const auto& [target, condition] : byTarget) conditions.push_back(condition);
    return settleAmong(std::move(conditions), SymbolicKind::Switch);
}

bool Interpreter::settleDivisor(Slot divisor) {
    return settle(expressions::equal(operand(Sort::Bits32, divisor), expressions::constantInt(0)),
                  SymbolicKind::Exception);
}

bool Interpreter::settleDivisor(Slot bits, Slot second) {
    return settle(
        expressions::equal(operand(Sort::Bits64, bits, second), expressions::constantLong(0)),
        SymbolicKind::Exception);
}

bool Interpreter::settleValue(Slot value) {
    if (expressionIn(value) == 0) return true;
    return settle(expressions::equal(expressionIn(value), expressions::constantInt(toInt(value))),
                  SymbolicKind::Index);
}

// ---- arrays

bool Interpreter::settleIndex(Ref array, Slot index, bool isWrite) {
    index = symbolic::withoutAttributes(index);
    const state::Object& object = *state_.object(array);
    const Shadow length = object.isSymbolic() ? object.shadows()[state::kLengthShadow] : Shadow();
    if (expressionIn(index) == 0 && !length) return true;
    const Expression at = operand(Sort::Bits32, index);
    const Expression end =
        length ? length.what() : expressions::constantInt(static_cast<std::int32_t>(object.length));
    const Expression inBounds = expressions::andOf(
        expressions::lessOrEqual(expressions::constantInt(0), at), expressions::less(at, end));
    if (!settle(inBounds, SymbolicKind::Exception)) return false;
    if (static_cast<std::uint32_t>(index) >= object.length) return true; // it throws
    if (isWrite ? isChained(object) : isChainedToRead(object)) return true;
    if (!isWrite && isTable(object))
        return settle(isWhereSame(object, at, static_cast<std::uint32_t>(index)),
                      SymbolicKind::Index);
    return !isWrite && !length && object.klass->elementType == BasicType::Reference
               ? settleReferenceRead(array, index)
               : settleValue(index);
}

// The index is one of those where the same reference stands: most tables of references hold little
// but nulls.
bool Interpreter::settleReferenceRead(Ref array, Slot index) {
    const state::Object& object = *state_.object(array);
    if (expressionIn(index) == 0) return true;
    const auto isAt = [&](std::uint32_t i) {
        return expressions::equal(expressionIn(index),
                                  expressions::constantInt(static_cast<std::int32_t>(i)));
    };
    if (object.length > kChainedElements ||
        state_.literally(isAt(static_cast<std::uint32_t>(index))) == 1)
        return settleValue(index);
    std::map<std::pair<Ref, std::uint32_t>, std::vector<std::uint32_t>>
        indices; // by what stands there
    for (std::uint32_t i = 0; i < object.length; ++i)
        indices[{object.elements<Ref>()[i],
                 object.isSymbolic() ? object.shadowOfElement(i).what() : 0}]
            .push_back(i);
    const auto most = std::ranges::max_element(
        indices, {}, [](const auto& entry) { return entry.second.size(); });
    std::vector<Expression> conditions;
    Expression any = expressions::boolean(false);
    for (auto at = indices.begin(); at != indices.end(); ++at) {
        if (at == most) continue;
        Expression isHere = expressions::boolean(false);
        for (const std::uint32_t i : at->second) isHere = expressions::orOf(isHere, isAt(i));
        any = expressions::orOf(any, isHere);
        conditions.push_back(isHere);
    }
    conditions.push_back(expressions::notOf(any));
    return settleAmong(std::move(conditions), SymbolicKind::Index);
}

Slot Interpreter::symbolicElement(Ref array, Slot index, Slot bits) {
    index = symbolic::withoutAttributes(index);
    const state::Object& object = *state_.object(array);
    if (expressionIn(index) == 0 || !isChainedToRead(object)) {
        if (!object.isSymbolic()) return bits;
        const Shadow shadow = object.shadowOfElement(static_cast<std::uint32_t>(index));
        if (shadow && shadow.type() == BasicType::Reference)
            return state::unresolved(shadow.what());
        return withExpression(bits, shadow.what());
    }
    // Equal neighbours are asked for together.
    const Expression at = expressionIn(index);
    Expression next = elementExpression(object, object.length - 1), chain = next;
    for (std::uint32_t i = object.length - 1; i-- > 0;) {
        if (!object.isSymbolic() && elementBits(object, i) == elementBits(object, i + 1)) continue;
        const Expression element = elementExpression(object, i);
        noteLostAttributes(element);
        if (element == next) continue; // "at <= i + 1 ? element : …" says it already
        next = element;
        chain = expressions::ifOf(
            expressions::lessOrEqual(at, expressions::constantInt(static_cast<std::int32_t>(i))),
            element, chain);
    }
    return withExpression(bits, symbolic::shadowOf(chain));
}

void Interpreter::storeSymbolicElement(Ref array, Slot index, Expression stored, Slot bits) {
    index = symbolic::withoutAttributes(index);
    const BasicType type = state_.object(array)->klass->elementType;
    const auto at = static_cast<std::uint32_t>(index);
    if (expressionIn(index) == 0 || !isChained(*state_.object(array))) {
        const Expression kept =
            stored == 0 ? 0 : symbolic::shadowOf(expressions::narrow(stored, type));
        state_.setShadow(array, state::kElementShadows + at, Shadow(type, kept));
        return;
    }
    const Expression value =
        expressions::narrow(stored != 0 ? stored : expressions::constant(sortOf(type), bits), type);
    const std::uint32_t length = state_.object(array)->length;
    for (std::uint32_t i = 0; i < length; ++i) {
        const Expression is = expressions::equal(
            expressionIn(index), expressions::constantInt(static_cast<std::int32_t>(i)));
        const Expression element = elementExpression(*state_.object(array), i);
        noteLostAttributes(element);
        const Expression made = expressions::ifOf(is, value, element);
        state_.setShadow(array, state::kElementShadows + i, Shadow(type, symbolic::shadowOf(made)));
    }
}

// Whether an input that was not used so far can stand in the array must not depend on what it turns
// out to be.
bool Interpreter::settleStored(Ref array, Slot stored) {
    return isOfClass(stored, *state_.object(array)->klass->element) || settleReference(stored);
}

void Interpreter::storeSymbolicReference(Ref array, std::uint32_t index, Slot stored) {
    if (stored != 0)
        objects::noteStoreIntoInput(vm_, state_, array,
                                    state::isUnresolved(stored)
                                        ? *state_.object(array)->klass->element
                                        : *state_.object(toRef(stored))->klass);
    const std::uint32_t what = state::isUnresolved(stored) ? state::inputIn(stored) : 0;
    state_.setShadow(array, state::kElementShadows + index, Shadow(BasicType::Reference, what));
}

Expression limitOfNewLength(Expression length) {
    return expressions::lessOrEqual(length, expressions::constantInt(kSymbolicLengthMax));
}

bool Interpreter::settleNewLength(Slot length) {
    const Expression value = expressionIn(length);
    if (!settle(expressions::less(value, expressions::constantInt(0)), SymbolicKind::Exception))
        return false;
    if (toInt(length) < 0) return true;
    if (!settle(limitOfNewLength(value), SymbolicKind::Index)) return false;
    if (toInt(length) > kSymbolicLengthMax)
        throw Unsupported{{Approximation::LongSymbolicArray, std::to_string(kSymbolicLengthMax)}};
    return true;
}

// ---- references and fields

bool Interpreter::isOfClass(Slot unresolvedReference, const types::Class& klass) const {
    return state::inputs::at(state::inputIn(unresolvedReference)).declared->isAssignableTo(klass);
}

void markPresentOnly(Vm& vm, LiveState& state, Ref exception) {
    state.setShadow(exception, vm.linker->known.throwable->fieldNamed("detailMessage")->offset,
                    state::kPresentOnly);
}

Interpreter::Step Interpreter::throwAboutInput(std::string_view exceptionClass,
                                               std::string_view message) {
    try {
        const Ref exception = makeException(exceptionClass, message, true);
        markPresentOnly(vm_, state_, exception);
        return throwException(exception);
    } catch (const OutOfMemory&) {
        return throwOutOfMemory();
    }
}

// For both loops: an index without an expression into an array without shadows is an ordinary one.
Interpreter::Step Interpreter::throwOutOfBounds(Ref array, Slot index) {
    constexpr std::string_view exception = "java/lang/ArrayIndexOutOfBoundsException";
    const state::Object& object = *state_.object(array);
    const std::string message =
        fmt::format("Index {} out of bounds for length {}", toInt(index), object.length);
    return expressionIn(index) != 0 || object.isSymbolic() ? throwAboutInput(exception, message)
                                                           : throwNew(exception, message);
}

Slot Interpreter::symbolicField(const state::Object& object, std::size_t offset, Slot bits) const {
    const Shadow shadow = object.shadowAtOffset(offset);
    if (shadow == state::kPresentOnly) {
        vm_.approximated(Approximation::InputInMessage);
        return bits;
    }
    if (shadow && shadow.type() == BasicType::Reference) return state::unresolved(shadow.what());
    return withExpression(bits, shadow.what());
}

void Interpreter::storeShadow(Ref ref, const types::Field& field, Slot what) {
    if (what == 0 && !state_.object(ref)->isSymbolic()) return;
    auto kept = static_cast<std::uint32_t>(what);
    if (kept != 0 && field.type != BasicType::Reference)
        kept = symbolic::shadowOf(expressions::narrow(kept, field.type));
    state_.setShadow(ref, field.offset, Shadow(field.type, kept));
}

// ---- peers

// Where it is not known which element is meant, and where native code has an array or a box.
void Interpreter::noteLostAttributes(Expression expression) {
    if (expressions::withoutAttributes(expression) != expression)
        vm_.approximated(Approximation::MissingInApi,
                         "attributes of elements at an index that is an input, or in native code");
}

void Interpreter::makeConcrete(Expression expression, const Method& user) {
    const Slot bits = state_.valueOf(expression);
    const Sort sort = expressions::sort(expression);
    Expression is = 0;
    if (sort == Sort::Float32 || sort == Sort::Float64) {
        const Sort raw = sort == Sort::Float32 ? Sort::Bits32 : Sort::Bits64;
        is = expressions::equal(expressions::make(ExpressionKind::FloatToRawBits, raw, expression),
                                expressions::constant(raw, bits));
    } else {
        is = expressions::equal(expression, expressions::constant(sort, bits));
    }
    if (expressions::isConstant(is) || state_.literally(is) == 1) return;
    state_.constrain(is);
    vm_.approximated(Approximation::InputInNativeCode, user.describe());
}

// All of the object: peers may write to it as well.
void Interpreter::makeObjectConcrete(Ref ref, const Method& user) {
    if (ref == 0 || !state_.object(ref)->isSymbolic()) return;
    const std::size_t count = state_.object(ref)->isArray()
                                  ? state::kElementShadows + state_.object(ref)->length
                                  : state_.object(ref)->shadowCount();
    for (std::size_t i = 0; i < count; ++i) {
        const Shadow shadow = state_.object(ref)->shadows()[i];
        if (!shadow || shadow.type() == BasicType::Reference || shadow == state::kPresentOnly)
            continue;
        if (!state_.object(ref)->isArray() || i != state::kInputShadow) {
            noteLostAttributes(shadow.what());
            makeConcrete(shadow.what(), user);
        }
        state_.setShadow(ref, i, Shadow());
    }
}

bool Interpreter::settlePeer(const Method& method, Slot* arguments) {
    if (method.knowsExpressions || !method.signature) return true;
    // It passes on what it gets, of types that the call says, and looks at what it is called on.
    if (method.isSignaturePolymorphic) {
        const bool isCalledOnObject = method.name.view() != "linkToStatic";
        return !isCalledOnObject || !state::isUnresolved(*arguments) || settleReference(*arguments);
    }
    Slot* at = arguments;
    // Of Object's own, the hash code depends on which object it is.
    const bool looksIntoClasses =
        method.holder != vm_.linker->known.object || method.name.view() == "hashCode";
    // Peers read arrays, texts and boxes; the fields of other objects are not their business.
    const auto readBy = [&](Ref ref) {
        if (ref == 0 || !state_.object(ref)->isSymbolic()) return;
        if (state_.object(ref)->isArray() || objects::isBox(*state_.object(ref)->klass))
            makeObjectConcrete(ref, method);
    };
    const auto reference = [&](Slot slot) {
        if (state::isUnresolved(slot)) return settleReference(slot);
        const Ref ref = toRef(slot);
        if (isClassInput(vm_, state_, ref) && looksIntoClasses) {
            while (const Expression question = nextClassToTry(vm_, state_, ref))
                if (!settle(question, SymbolicKind::Branch)) return false;
            chooseClass(vm_, state_, ref, method.describe());
        }
        readBy(ref);
        if (ref != 0 && state_.object(ref)->klass == vm_.linker->known.string)
            state_.object(ref)->forEachReference(readBy);
        return true;
    };
    if (!method.isStatic() && !reference(*at++)) return false;
    for (const BasicType type : method.signature->parameters) {
        if (type == BasicType::Reference) {
            if (!reference(*at)) return false;
        } else if (slotsOf(type) == 2) {
            if (at[1] != 0) makeConcrete(static_cast<Expression>(at[1]), method);
            at[1] = 0;
        } else if (expressionIn(*at) != 0) {
            makeConcrete(expressionIn(*at), method);
            *at = static_cast<std::uint32_t>(*at);
        }
        at += slotsOf(type);
    }
    return true;
}

Expression NativeContext::plain(Expression carried) {
    if (carried == 0) return 0;
    return symbolic::shadowOf(expressions::withoutAttributes(carried));
}

NativeOutcome NativeContext::returnExpression(Expression expression) {
    const Slot bits = state.valueOf(expression);
    const Expression kept = symbolic::shadowOf(expression);
    const Sort sort = expressions::sort(expression);
    if (sort == Sort::Bits64 || sort == Sort::Float64) {
        result[1] = kept;
        return returnSlot(bits);
    }
    return returnSlot(withExpression(bits, kept));
}

bool NativeContext::settled(Expression condition) {
    blocked_ = NativeOutcome::Stopped;
    return !interpreter_ || interpreter_->settle(condition, SymbolicRequest::Kind::Branch);
}

bool NativeContext::assumed(Expression condition) {
    blocked_ = NativeOutcome::Stopped;
    return !interpreter_ || interpreter_->settleAmong({condition}, SymbolicRequest::Kind::Branch);
}

bool NativeContext::settledReference(unsigned slot) {
    blocked_ = NativeOutcome::Stopped;
    return !interpreter_ || !state::isUnresolved(arguments[slot]) ||
           interpreter_->settleReference(arguments[slot]);
}

bool NativeContext::settledSame(Ref a, Ref b, bool& same) {
    Slot first = a, second = b;
    blocked_ = NativeOutcome::Stopped;
    if (interpreter_ && !interpreter_->settleSame(first, second)) return false;
    same = first == second;
    return true;
}

bool NativeContext::settledValue(Expression expression) {
    if (expression == 0) return true;
    const Sort sort = expressions::sort(expression);
    blocked_ = NativeOutcome::Stopped;
    return interpreter_->settle(
        expressions::equal(expression, expressions::constant(sort, state.valueOf(expression))),
        SymbolicRequest::Kind::Index);
}

bool NativeContext::settledInput(std::uint32_t input) {
    blocked_ = NativeOutcome::Stopped;
    return input == 0 || interpreter_->settleReference(state::unresolved(input));
}

void NativeContext::makeConcrete(Expression expression) {
    interpreter_->makeConcrete(expression, method);
}
// Of a text, its characters too.
void NativeContext::makeObjectConcrete(Ref object) {
    if (!interpreter_ || object == 0) return;
    interpreter_->makeObjectConcrete(object, method);
    if (state.object(object)->klass == vm.linker->known.string)
        state.object(object)->forEachReference(
            [&](Ref characters) { interpreter_->makeObjectConcrete(characters, method); });
}

} // namespace clew::vm::interpreter
