// gov.nasa.jpf.vm.Verify: counters, bit sets and values that have a name.
//
// Vm::counters is a list of keys and values in turn. A key is the counter's id in the upper half
// and 0 in the lower; or, for 64 bits of a bit set, its id, and 1 plus the number of the first bit
// over 64; or, for a value that has a name, the place of the name and the largest number.

#include "vm/natives/symbolic/Counters.h"

#include <fmt/format.h>

#include <algorithm>

namespace clew::vm::natives {

namespace {

std::int64_t counterKey(std::int32_t id) {
    return static_cast<std::int64_t>(id) << 32;
}
std::int64_t bitsKey(std::int32_t id, std::int32_t bit) {
    return counterKey(id) | (bit / 64 + 1);
}

std::int64_t valueKey(Vm& vm, const std::string& name) {
    std::vector<std::string>& names = vm.namedValues;
    auto at = std::ranges::find(names, name);
    if (at == names.end()) at = names.insert(at, name);
    return counterKey(static_cast<std::int32_t>(at - names.begin())) | 0xffffffff;
}

// With countersMutex held. Good until the next call.
std::int64_t& counter(Vm& vm, std::int64_t key) {
    std::vector<std::int64_t>& list = vm.counters;
    for (std::size_t i = 0; i < list.size(); i += 2) {
        if (list[i] == key) return list[i + 1];
    }
    list.push_back(key);
    list.push_back(0);
    return list.back();
}

NativeOutcome getCounter(NativeContext& ctx) {
    const std::lock_guard lock(ctx.vm.countersMutex);
    return ctx.returnInt(
        static_cast<std::int32_t>(learned(ctx.state, counter(ctx.vm, counterKey(ctx.intAt(0))))));
}
NativeOutcome setCounter(NativeContext& ctx) {
    const std::lock_guard lock(ctx.vm.countersMutex);
    counter(ctx.vm, counterKey(ctx.intAt(0))) = ctx.intAt(1);
    return ctx.returnVoid();
}
NativeOutcome incrementCounter(NativeContext& ctx) {
    const std::lock_guard lock(ctx.vm.countersMutex);
    std::int64_t& value = counter(ctx.vm, counterKey(ctx.intAt(0)));
    value = static_cast<std::int32_t>(value + 1);
    return ctx.returnInt(static_cast<std::int32_t>(learned(ctx.state, value)));
}

// What nobody has put is -1.
NativeOutcome putValue(NativeContext& ctx) {
    if (ctx.refAt(0) == 0) return ctx.throwNullPointer();
    const std::lock_guard lock(ctx.vm.countersMutex);
    counter(ctx.vm, valueKey(ctx.vm, ctx.stringOf(ctx.refAt(0)))) = std::int64_t(ctx.intAt(1)) + 1;
    return ctx.returnVoid();
}
NativeOutcome getValue(NativeContext& ctx) {
    if (ctx.refAt(0) == 0) return ctx.throwNullPointer();
    const std::lock_guard lock(ctx.vm.countersMutex);
    const std::int64_t value = counter(ctx.vm, valueKey(ctx.vm, ctx.stringOf(ctx.refAt(0)))) - 1;
    return ctx.returnInt(static_cast<std::int32_t>(learned(ctx.state, value)));
}

NativeOutcome negativeBit(NativeContext& ctx, std::int32_t bit) {
    return ctx.throwNew("java/lang/IndexOutOfBoundsException",
                        fmt::format("bitIndex < 0: {}", bit));
}
NativeOutcome setBit(NativeContext& ctx) {
    const std::int32_t bit = ctx.intAt(1);
    if (bit < 0) return negativeBit(ctx, bit);
    const std::lock_guard lock(ctx.vm.countersMutex);
    std::int64_t& word = counter(ctx.vm, bitsKey(ctx.intAt(0), bit));
    const auto mask = static_cast<std::int64_t>(1ull << (bit % 64));
    word = ctx.booleanAt(2) ? word | mask : word & ~mask;
    return ctx.returnVoid();
}
NativeOutcome getBit(NativeContext& ctx) {
    const std::int32_t bit = ctx.intAt(1);
    if (bit < 0) return negativeBit(ctx, bit);
    const std::lock_guard lock(ctx.vm.countersMutex);
    const std::int64_t word = counter(ctx.vm, bitsKey(ctx.intAt(0), bit));
    return ctx.returnBoolean(learned(ctx.state, word >> (bit % 64) & 1) != 0);
}

constexpr std::string_view kVerify = "gov/nasa/jpf/vm/Verify";

constexpr NativePeer kPeers[] = {
    {kVerify, "getCounter", "(I)I", getCounter},
    {kVerify, "setCounter", "(II)V", setCounter},
    {kVerify, "incrementCounter", "(I)I", incrementCounter},
    {kVerify, "putValue", "(Ljava/lang/String;I)V", putValue},
    {kVerify, "getValue", "(Ljava/lang/String;)I", getValue},
    {kVerify, "setBitInBitSet", "(IIZ)V", setBit},
    {kVerify, "getBitInBitSet", "(II)Z", getBit},
};

} // namespace

std::int64_t learned(LiveState& state, std::int64_t value) {
    if (!state.readAgain.empty()) {
        value = state.readAgain.front();
        state.readAgain = state.readAgain.subspan(1);
    }
    state.readOutside.push_back(value);
    return value;
}

bool isNew(NativeContext& ctx, const std::string& name) {
    const std::lock_guard lock(ctx.vm.countersMutex);
    std::int64_t& asked = counter(ctx.vm, valueKey(ctx.vm, name));
    return learned(ctx.state, asked++ == 0) != 0;
}

NativeTable counterPeers() {
    return kPeers;
}

} // namespace clew::vm::natives
