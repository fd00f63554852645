// What a running state does with symbolic values.

#include <algorithm>
#include <cstddef>
#include <cstring>

#include "vm/state/ClassFacts.h"
#include "vm/state/LiveState.h"
#include "vm/state/ObjectPool.h"
#include "vm/state/TypeFacts.h"

namespace clew::vm::state {

using values::BasicType;

namespace {

void store(Object& object, BasicType type, std::size_t offset, Slot bits) {
    switch (values::sizeOf(type)) {
        case 1:
            object.at<std::uint8_t>(offset) = static_cast<std::uint8_t>(bits);
            break;
        case 2:
            object.at<std::uint16_t>(offset) = static_cast<std::uint16_t>(bits);
            break;
        case 4:
            object.at<std::uint32_t>(offset) = static_cast<std::uint32_t>(bits);
            break;
        default:
            object.at<std::uint64_t>(offset) = bits;
    }
}

} // namespace

// A copy of the current version with another length and other flags; it may be written to.
Object* LiveState::replaceVersion(Ref ref, std::uint32_t length, std::uint32_t flags) {
    Object* present = table_[ref];
    Object header = *present;
    header.length = length;
    header.flags = flags & ~std::uint32_t(Object::InNursery);
    const std::size_t bytes = header.size();
    auto* made = static_cast<Object*>(pool::allocate(bytes));
    std::memset(static_cast<void*>(made), 0, bytes);
    std::memcpy(static_cast<void*>(made), &header, sizeof(Object));
    std::memcpy(made->payload(), present->payload(),
                std::min(made->payloadSize(), present->payloadSize()));
    if (made->isSymbolic() && present->isSymbolic())
        std::memcpy(made->shadows(), present->shadows(),
                    std::min(made->shadowCount(), present->shadowCount()) * sizeof(Shadow));
    if (present->epoch != epoch_) return becomeVersion(ref, present, made);
    if (!(present->flags & Object::InNursery)) pool::free(present, present->size());
    table_[ref] = made;
    return made;
}

void LiveState::rememberSymbolic(Ref ref) {
    auto list = symbolic.objects ? std::make_shared<std::vector<Ref>>(*symbolic.objects)
                                 : std::make_shared<std::vector<Ref>>();
    std::erase_if(*list, [&](Ref old) { return !table_[old] || !table_[old]->isSymbolic(); });
    const auto at = std::lower_bound(list->begin(), list->end(), ref);
    if (at == list->end() || *at != ref) list->insert(at, ref);
    symbolic.objects = std::move(list);
}

void LiveState::setShadow(Ref ref, std::size_t index, Shadow shadow) {
    Object* object = table_[ref];
    if (!object->isSymbolic()) {
        if (!shadow) return;
        object = replaceVersion(ref, object->length, object->flags | Object::Symbolic);
        rememberSymbolic(ref);
    }
    if (object->shadows()[index] == shadow) return;
    writable(ref)->shadows()[index] = shadow;
}

void LiveState::constrain(Expression condition) {
    if (values::expressions::isConstant(condition)) return;
    symbolic.constraints = symbolic.constraints.then(condition);
}

int LiveState::literally(Expression condition) const {
    const Expression negation = values::expressions::notOf(condition);
    int known = -1;
    symbolic.constraints.visit([&](Expression constraint) {
        if (constraint == condition) known = 1;
        if (constraint == negation) known = 0;
        return known < 0;
    });
    return known;
}

Slot LiveState::valueOf(Expression expression) const {
    return values::expressions::Evaluator(*symbolic.assignment)(expression);
}

// ---- rewriting all symbolic slots. rewrite(BasicType or Void for "an int or a float", what, bits)
// changes `what` and `bits`; `what` is an expression, or an input's number where the type is
// Reference.

template <class Rewrite>
FrozenFrame* LiveState::rewriteFrozen(FrozenFrame* frame, Rewrite& rewrite) {
    if (!frame || !frame->symbolic) {
        if (frame) frame->retain();
        return frame;
    }
    FrozenFrame* caller = rewriteFrozen(frame->caller, rewrite);
    const std::size_t total = std::size_t(frame->localCount) + frame->stackCount;
    const std::size_t bytes =
        sizeof(FrozenFrame) + total * sizeof(Slot) + frame->referenceCount * sizeof(std::uint16_t);
    void* memory = pool::allocate(bytes);
    // All but the number of references, which others may be changing.
    constexpr std::size_t kBehind = sizeof(FrozenFrame::references);
    static_assert(offsetof(FrozenFrame, references) == 0);
    std::memcpy(static_cast<std::byte*>(memory) + kBehind,
                reinterpret_cast<const std::byte*>(frame) + kBehind, bytes - kBehind);
    auto* made = static_cast<FrozenFrame*>(memory);
    new (&made->references) std::atomic<std::uint32_t>(1);
    made->caller = caller;
    rewrite(frameMaps_.at(*made->method, made->pc), made->slots, total,
            made->slots + made->localCount, made->localCount);
    return made;
}

template <class Rewrite>
void LiveState::rewriteSymbolic(Rewrite&& rewrite) {
    // Of `total` slots, the first `locals` of which are at `low` and the others at `high`.
    auto rewriteSlots = [&](const SlotMap& map, Slot* low, std::size_t total, Slot* high,
                            std::size_t locals) {
        if (map.conservative) {
            missedSlots |= map.isAmbiguous;
            return;
        }
        auto at = [&](std::size_t i) -> Slot& { return i < locals ? low[i] : high[i - locals]; };
        for (std::size_t i = 0; i < total; ++i) {
            if (!map.isLive(i)) continue;
            Slot& slot = at(i);
            if (i + 1 < total && map.isWide(i + 1)) {
                auto what = static_cast<std::uint32_t>(at(i + 1));
                if (what == 0) continue;
                rewrite(BasicType::Long, what, slot);
                at(i + 1) = what;
            } else if (map.isReference(i)) {
                if (!isUnresolved(slot)) continue;
                std::uint32_t what = inputIn(slot);
                Slot bits = 0;
                rewrite(BasicType::Reference, what, bits);
                slot = what != 0 ? unresolved(what) : bits;
            } else if (std::uint32_t what = expressionIn(slot); what != 0) {
                Slot bits = static_cast<std::uint32_t>(slot);
                rewrite(BasicType::Int, what, bits);
                slot = withExpression(bits, what);
            }
        }
    };
    for (Thread& thread : threads) {
        FrozenFrame* below = thread.frozenBelow;
        for (Frame* frame = thread.top; frame; frame = frame->caller) {
            const std::size_t locals = frame->method->maxLocals;
            const auto operands = static_cast<std::size_t>(frame->sp - frame->stackBase());
            rewriteSlots(frameMaps_.at(*frame->method, frame->pc), frame->locals, locals + operands,
                         frame->stackBase(), locals);
            if (frame->frozen) thread.changed = true;
            frame->frozen = nullptr;
        }
        if (below && below->symbolic) {
            FrozenFrame* made = rewriteFrozen(below, rewriteSlots);
            // The chain that kept the thawed frames' images alive goes; the rewritten one takes its
            // place.
            FrozenFrame::release(thread.cached);
            thread.cached = made;
            thread.frozenBelow = made;
            thread.changed = true;
        }
    }
    if (!symbolic.objects) return;
    const auto list = symbolic.objects; // stays while it is replaced
    for (Ref ref : *list) {
        Object* object = table_[ref];
        if (!object || !object->isSymbolic()) continue;
        const bool isArray = object->isArray();
        if (isArray) {
            if (Shadow length = object->shadows()[kLengthShadow]) {
                std::uint32_t what = length.what();
                Slot bits = object->length;
                rewrite(BasicType::Int, what, bits);
                if (static_cast<std::uint32_t>(bits) != object->length)
                    resize(ref, static_cast<std::uint32_t>(bits));
                object = table_[ref];
            }
        }
        const std::size_t first = isArray ? kElementShadows : 0;
        const std::size_t count =
            isArray ? kElementShadows + object->length : object->shadowCount();
        for (std::size_t i = first; i < count; ++i) {
            const Shadow shadow = object->shadows()[i];
            if (!shadow || shadow == kPresentOnly) continue;
            const std::size_t offset = isArray ? (i - first) << object->klass->elementShift : i;
            std::uint32_t what = shadow.what();
            Slot bits = 0;
            const bool isReference = shadow.type() == BasicType::Reference;
            rewrite(shadow.type(), what, bits);
            if (isReference && what == shadow.what()) continue;
            object = writable(ref);
            object->shadows()[i] = Shadow(shadow.type(), what);
            store(*object, shadow.type(), offset, bits);
        }
    }
}

std::optional<std::vector<Expression>> LiveState::reachableExpressions() const {
    std::vector<Expression> reached;
    const auto reach = [&](std::uint32_t expression) {
        if (expression != 0) reached.push_back(expression);
    };
    const bool isOfTypes = typefacts::isAnyAsked() || classfacts::isAnyAsked();
    const auto reachTypes = [&](std::uint32_t input) {
        if (!isOfTypes || input == 0) return;
        for (const Expression asked : classfacts::conditionsOf(input)) reach(asked);
    };
    for (const auto& [image, hash] : loaded_->threads)
        for (const FrozenFrame* frame = image->top; frame && frame->symbolic;
             frame = frame->caller) {
            const SlotMap& map = frameMaps_.at(*frame->method, frame->pc);
            if (map.isAmbiguous) return std::nullopt;
            if (map.conservative) continue;
            const std::size_t total = std::size_t(frame->localCount) + frame->stackCount;
            for (std::size_t i = 0; i < total; ++i) {
                if (!map.isLive(i) || map.isWide(i)) continue;
                if (i + 1 < total && map.isWide(i + 1))
                    reach(static_cast<std::uint32_t>(frame->slots[i + 1]));
                else if (!map.isReference(i))
                    reach(expressionIn(frame->slots[i]));
                else if (isUnresolved(frame->slots[i]))
                    reachTypes(inputIn(frame->slots[i]));
            }
        }
    const auto isGarbage = [&](Ref ref) {
        return ref >= bootEnd_ && stamps_[ref] != heapStamp_ && stamps_[ref] != frameStamp_;
    };
    if (isOfTypes)
        symbolic.bindings.visit([&](const Binding& binding) {
            if (binding.ref != 0 && table_[binding.ref] && !isGarbage(binding.ref))
                reachTypes(binding.input);
            return true;
        });
    if (!symbolic.objects) return reached;
    for (const Ref ref : *symbolic.objects) {
        const Object* object = table_[ref];
        if (!object || !object->isSymbolic()) continue;
        if (isGarbage(ref)) continue;
        const bool isArray = object->isArray();
        if (isArray) {
            if (const Shadow length = object->shadows()[kLengthShadow]) reach(length.what());
            const std::uint32_t input = object->shadows()[kInputShadow].what();
            if (input != 0 && object->klass->elementType != BasicType::Reference)
                for (const Expression cell : inputs::cellsOf(input)) reach(cell);
        }
        const std::size_t first = isArray ? kElementShadows : 0;
        const std::size_t count =
            isArray ? kElementShadows + object->length : object->shadowCount();
        for (std::size_t i = first; i < count; ++i)
            if (const Shadow shadow = object->shadows()[i]; shadow) {
                if (shadow.type() != BasicType::Reference)
                    reach(shadow.what());
                else if (shadow != kPresentOnly)
                    reachTypes(shadow.what());
            }
    }
    return reached;
}

// Of an input array, whose length is another one under a new assignment.
void LiveState::resize(Ref ref, std::uint32_t length) {
    if (length > kInputLengthMax) throw InputTooLong{length};
    const std::uint32_t before = table_[ref]->length;
    Object* made = replaceVersion(ref, length, table_[ref]->flags);
    const std::uint32_t input = made->shadows()[kInputShadow].what();
    // Rounding may have left shadows of elements that are no more.
    if (length < before)
        for (std::size_t i = kElementShadows + length; i < made->shadowCount(); ++i)
            made->shadows()[i] = Shadow();
    if (input == 0) return; // an array that the program has made: its new elements are 0
    const BasicType type = made->klass->elementType;
    for (std::uint32_t i = before; i < length; ++i) {
        const std::uint32_t cell = inputs::cell(input, i);
        if (type != BasicType::Reference &&
            values::expressions::isConstant(cell)) // of a derived array
            store(*made, type, std::size_t(i) << made->klass->elementShift,
                  values::expressions::node(cell).bits);
        else
            made->shadows()[kElementShadows + i] =
                Shadow(type, cell); // the caller gives them their values
    }
}

void LiveState::adopt(std::shared_ptr<const Assignment> assignment) {
    symbolic.assignment = std::move(assignment);
    values::expressions::Evaluator evaluate(*symbolic.assignment);
    rewriteSymbolic([&](BasicType type, std::uint32_t what, Slot& bits) {
        if (type != BasicType::Reference) bits = evaluate(what);
    });
}

void LiveState::bind(Binding binding) {
    symbolic.bindings = symbolic.bindings.then(binding);
    share(binding.ref, true); // where it has been copied to, others may see it
    rewriteSymbolic([&](BasicType type, std::uint32_t& what, Slot& bits) {
        if (type != BasicType::Reference) {
            bits = valueOf(what);
        } else if (what == binding.input) {
            what = 0;
            bits = binding.ref;
        }
    });
}

Ref LiveState::allocateInputArray(std::uint32_t number) {
    const Input& input = inputs::at(number);
    const Ref made = allocateArray(*input.declared, 0);
    if (made == 0) return 0;
    Object* object = replaceVersion(made, 0, table_[made]->flags | Object::Symbolic);
    object->shadows()[kLengthShadow] = Shadow(BasicType::Int, input.variable);
    object->shadows()[kInputShadow] = Shadow(BasicType::Int, number);
    rememberSymbolic(made);
    const auto length = static_cast<std::uint32_t>(valueOf(input.variable));
    if (length > 0) {
        resize(made, length);
        values::expressions::Evaluator evaluate(*symbolic.assignment);
        object = table_[made];
        const BasicType type = input.declared->elementType;
        if (type != BasicType::Reference)
            for (std::uint32_t i = 0; i < length; ++i)
                if (const Shadow cell = object->shadowOfElement(i))
                    store(*object, type, std::size_t(i) << object->klass->elementShift,
                          evaluate(cell.what()));
    }
    return made;
}

} // namespace clew::vm::state
