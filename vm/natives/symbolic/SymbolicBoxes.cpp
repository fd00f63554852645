#include "vm/natives/Peers.h"

namespace clew::vm::natives {

using namespace interpreter;

using interpreter::NativeContext;
using interpreter::NativeOutcome;
using interpreter::NativePeer;
using interpreter::NativeTable;
using state::LiveState;
using state::Object;
using state::Shadow;
using values::BasicType;
using values::Expression;
using values::Ref;
using values::Slot;
namespace expressions = values::expressions;

namespace {

std::uint32_t valueOffset(const types::Class& klass) {
    return klass.fieldNamed("value")->offset;
}

template <values::BasicType type>
NativeOutcome boxed(NativeContext& ctx) {
    const bool isWide = type == BasicType::Long;
    const Expression value = isWide ? ctx.wideExpressionAt(0) : ctx.expressionAt(0);
    if (value == 0) return NativeOutcome::Declined;
    const types::Class& klass = *ctx.method.holder;
    const Ref made = ctx.newObject(klass);
    const std::uint32_t offset = valueOffset(klass);
    const Expression kept = expressions::narrow(value, type);
    const Slot bits = ctx.state.valueOf(kept);
    Object& box = *ctx.state.writable(made);
    writeSlot(box.payload() + offset, type, bits);
    box.flags |= Object::ValueOf;
    if (!expressions::isConstant(kept)) ctx.state.setShadow(made, offset, Shadow(type, kept));
    return ctx.returnRef(made);
}

constexpr NativePeer kPeers[] = {
    {"java/lang/Byte", "valueOf", "(B)Ljava/lang/Byte;", boxed<BasicType::Byte>, true},
    {"java/lang/Short", "valueOf", "(S)Ljava/lang/Short;", boxed<BasicType::Short>, true},
    {"java/lang/Character", "valueOf", "(C)Ljava/lang/Character;", boxed<BasicType::Char>, true},
    {"java/lang/Integer", "valueOf", "(I)Ljava/lang/Integer;", boxed<BasicType::Int>, true},
    {"java/lang/Long", "valueOf", "(J)Ljava/lang/Long;", boxed<BasicType::Long>, true},
};

} // namespace

NativeTable symbolicBoxPeers() {
    return kPeers;
}

} // namespace clew::vm::natives
