#include "vm/interpreter/symbolic/SymbolicCells.h"

#include "vm/Vm.h"

namespace clew::vm::interpreter {

using namespace objects;

using interpreter::NativeContext;
using interpreter::NativeOutcome;
using state::Object;
using state::Shadow;
using values::BasicType;
using values::Expression;
using values::ExpressionKind;
using values::Ref;
namespace expressions = values::expressions;

namespace {

// False: the cell is not exactly one element, or one place where a field can be.
bool indexOfCell(const Object& object, std::size_t offset, std::size_t size, std::size_t& index) {
    if (!object.isArray()) {
        index = offset;
        return true;
    }
    const unsigned shift = object.klass->elementShift;
    index = state::kElementShadows + (offset >> shift);
    return size == std::size_t(1) << shift && (offset & (size - 1)) == 0;
}

// Two elements of a byte[], the low one first, as the JDK keeps a char of a text.
bool isPairOfBytes(const Object& object, std::size_t size) {
    return size == 2 && object.isArray() && object.klass->elementType == BasicType::Byte;
}

Expression byteAt(const Object& object, std::size_t index) {
    if (const Shadow shadow = object.shadowOfElement(index)) return shadow.what();
    return expressions::constantInt(object.elements<std::int8_t>()[index]);
}

void setByte(NativeContext& ctx, Ref ref, std::size_t index, Expression value) {
    const Expression byte = value == 0 ? 0 : expressions::narrow(value, BasicType::Byte);
    ctx.state.setShadow(
        ref, state::kElementShadows + index,
        Shadow(BasicType::Byte, byte == 0 || expressions::isConstant(byte) ? 0 : byte));
}

} // namespace

Shadow shadowOfCell(NativeContext& ctx, Ref ref, std::size_t offset, std::size_t size) {
    const Object* object = ctx.object(ref);
    if (!object->isSymbolic()) return {};
    std::size_t index = 0;
    if (indexOfCell(*object, offset, size, index)) {
        if (object->shadows()[index] != state::kPresentOnly) return object->shadows()[index];
        ctx.vm.approximated(Approximation::InputInMessage);
        return {};
    }
    if (isPairOfBytes(*object, size)) {
        const auto unsignedAt = [&](std::size_t at) {
            return expressions::make(ExpressionKind::BitAnd, byteAt(*object, at),
                                     expressions::constantInt(255));
        };
        const Expression high = expressions::make(ExpressionKind::ShiftLeft, unsignedAt(offset + 1),
                                                  expressions::constantInt(8));
        const Expression both = expressions::make(ExpressionKind::BitOr, unsignedAt(offset), high);
        return Shadow(BasicType::Char, expressions::isConstant(both) ? 0 : both);
    }
    ctx.makeObjectConcrete(ref);
    return {};
}

void setShadowOfCell(NativeContext& ctx, Ref ref, std::size_t offset, BasicType type,
                     std::uint32_t what) {
    const Object* object = ctx.object(ref);
    if (what == 0 && !object->isSymbolic()) return;
    std::size_t index = 0;
    if (!indexOfCell(*object, offset, values::sizeOf(type), index)) {
        if (isPairOfBytes(*object, values::sizeOf(type))) {
            setByte(ctx, ref, offset, what);
            setByte(ctx, ref, offset + 1,
                    what == 0 ? 0
                              : expressions::make(ExpressionKind::ShiftRight, what,
                                                  expressions::constantInt(8)));
            return;
        }
        if (object->isSymbolic()) ctx.makeObjectConcrete(ref);
        if (what != 0) ctx.makeConcrete(what);
        return;
    }
    if (what != 0 && type != BasicType::Reference) {
        const values::Expression narrow = values::expressions::narrow(
            what, object->isArray() ? object->klass->elementType : type);
        what = values::expressions::isConstant(narrow) ? 0 : narrow;
    }
    ctx.state.setShadow(ref, index, Shadow(type, what));
}

std::uint32_t carriedBy(const NativeContext& ctx, unsigned slot, BasicType type) {
    if (type == BasicType::Reference)
        return state::isUnresolved(ctx.arguments[slot]) ? state::inputIn(ctx.arguments[slot]) : 0;
    if (!ctx.state.carriesExpressions) return 0;
    return values::slotsOf(type) == 2 ? ctx.wideExpressionAt(slot) : ctx.expressionAt(slot);
}

NativeOutcome returnCarrying(NativeContext& ctx, values::Slot bits, BasicType type,
                             std::uint32_t what) {
    if (what == 0) return ctx.returnSlot(bits);
    if (type == BasicType::Reference) return ctx.returnSlot(state::unresolved(what));
    if (values::slotsOf(type) == 2) {
        ctx.result[1] = what;
        return ctx.returnSlot(bits);
    }
    return ctx.returnSlot(state::withExpression(bits, what));
}

} // namespace clew::vm::interpreter
