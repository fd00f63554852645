// Printing to the console: what a path prints is what it prints for the present inputs. Nothing
// that the program could look at depends on it, so that no path is followed for each digit or char.

#include "vm/natives/Peers.h"

namespace clew::vm::natives {

using namespace interpreter;

using state::Object;
using values::BasicType;

namespace {

// Down the chain of streams there is a FileOutputStream of file descriptor 1 or 2.
bool isConsole(const NativeContext& ctx, Ref stream) {
    const types::Class& file = ctx.vm.linker->load("java/io/FileOutputStream");
    for (int links = 0; stream != 0 && links < 8; ++links) {
        const Object& object = *ctx.state.object(stream);
        if (object.klass == &file) {
            const Ref descriptor = getField<Ref>(ctx.state, stream, "fd");
            if (descriptor == 0) return false;
            const auto number = getField<std::int32_t>(ctx.state, descriptor, "fd");
            return number == 1 || number == 2;
        }
        if (!object.klass->fromJdk) return false; // its methods may be anything
        const types::Field* out = object.klass->fieldNamed("out");
        if (!out || out->type != BasicType::Reference) return false;
        stream = object.at<Ref>(out->offset);
    }
    return false;
}

bool isSymbolicText(const NativeContext& ctx, Ref text) {
    if (text == 0) return false;
    bool symbolic = ctx.object(text)->isSymbolic();
    ctx.object(text)->forEachReference(
        [&](Ref value) { symbolic |= value != 0 && ctx.object(value)->isSymbolic(); });
    return symbolic;
}

// print and println of a primitive value: the same call with the present value.
template <BasicType type>
NativeOutcome printValue(NativeContext& ctx) {
    constexpr bool isWide = values::slotsOf(type) == 2;
    if (!(isWide ? ctx.wideExpressionAt(1) : ctx.expressionAt(1)) || !isConsole(ctx, ctx.refAt(0)))
        return NativeOutcome::Declined;
    const Slot slots[] = {ctx.arguments[0],
                          isWide ? ctx.arguments[1] : ctx.arguments[1] & 0xFFFFFFFF, 0};
    return ctx.call(ctx.method, std::span(slots, 1 + values::slotsOf(type)));
}

NativeOutcome printText(NativeContext& ctx) {
    if (!ctx.settledReference(1)) return ctx.blocked();
    if (!isSymbolicText(ctx, ctx.refAt(1)) || !isConsole(ctx, ctx.refAt(0)))
        return NativeOutcome::Declined;
    const Slot slots[] = {ctx.arguments[0], ctx.newStringUtf16(ctx.utf16Of(ctx.refAt(1)))};
    return ctx.call(ctx.method, slots);
}

constexpr std::string_view kPrintStream = "java/io/PrintStream";

const NativePeer kPeers[] = {
    {kPrintStream, "print", "(Z)V", printValue<BasicType::Boolean>, true},
    {kPrintStream, "print", "(C)V", printValue<BasicType::Char>, true},
    {kPrintStream, "print", "(I)V", printValue<BasicType::Int>, true},
    {kPrintStream, "print", "(J)V", printValue<BasicType::Long>, true},
    {kPrintStream, "print", "(F)V", printValue<BasicType::Float>, true},
    {kPrintStream, "print", "(D)V", printValue<BasicType::Double>, true},
    {kPrintStream, "println", "(Z)V", printValue<BasicType::Boolean>, true},
    {kPrintStream, "println", "(C)V", printValue<BasicType::Char>, true},
    {kPrintStream, "println", "(I)V", printValue<BasicType::Int>, true},
    {kPrintStream, "println", "(J)V", printValue<BasicType::Long>, true},
    {kPrintStream, "println", "(F)V", printValue<BasicType::Float>, true},
    {kPrintStream, "println", "(D)V", printValue<BasicType::Double>, true},
    {kPrintStream, "write", "(Ljava/lang/String;)V", printText, true},
    {kPrintStream, "writeln", "(Ljava/lang/String;)V", printText, true},
};

} // namespace

NativeTable symbolicOutputPeers() {
    return kPeers;
}

} // namespace clew::vm::natives
