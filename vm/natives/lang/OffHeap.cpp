#include "vm/natives/lang/OffHeap.h"

#include <cstring>
#include <limits>

#include "vm/Vm.h"
#include "vm/interpreter/linking/ClassAssembler.h"
#include "vm/state/Object.h"

namespace clew::vm::natives::offheap {
namespace {

using interpreter::Object;
using types::Class;

constexpr std::string_view kTableClass = "jdk/internal/misc/Unsafe$OffHeapMemory";

// The class whose one static field, an Object[], holds the blocks. Null: nothing has been allocated
// on any path.
const Class* tableClass(Vm& vm, bool make) {
    static const types::Symbol name = types::Symbol::of(kTableClass);
    if (const Class* known = vm.linker->loaded(name)) return known;
    if (!make) return nullptr;
    namespace access = classfile::access;
    interpreter::ClassAssembler assembler(std::string(kTableClass),
                                          access::Final | access::Super | access::Synthetic);
    assembler.field(access::Static, "blocks", "[Ljava/lang/Object;");
    Class& made = vm.linker->define(assembler.finish(), "VM",
                                    &vm.linker->load("jdk/internal/misc/Unsafe"), false);
    made.fromJdk = true;
    made.fields[0].accesses = types::Field::Accesses::Visible;
    return &made;
}

Ref blocksOf(const NativeContext& ctx, const Class& table) {
    return ctx.state.object(table.statics)->at<Ref>(table.fields[0].offset);
}

// The table's index for an address; -1: none.
std::int64_t indexOf(std::int64_t address) {
    return (address >> kOffsetBits) - 1;
}

} // namespace

std::int64_t allocate(NativeContext& ctx, std::int64_t bytes) {
    if (bytes < 0 || bytes > std::numeric_limits<std::int32_t>::max())
        throw interpreter::OutOfMemory();
    const Class& table = *tableClass(ctx.vm, true);
    const types::Linker::WellKnown& known = ctx.vm.linker->known;
    Ref blocks = blocksOf(ctx, table);
    std::uint32_t length = blocks ? ctx.object(blocks)->length : 0, index = 0;
    while (index < length && ctx.object(blocks)->elements<Ref>()[index]) ++index;
    const Ref block = ctx.newArray(*known.byteArray, static_cast<std::uint32_t>(bytes));
    if (index == length) {
        const Ref larger = ctx.newArray(*known.objectArray, length + 8);
        if (length) {
            std::memcpy(ctx.object(larger)->payload(), ctx.object(blocks)->payload(),
                        length * sizeof(Ref));
        }
        blocks = larger;
        ctx.state.writable(table.statics)->at<Ref>(table.fields[0].offset) = blocks;
    }
    ctx.state.writable(blocks)->elements<Ref>()[index] = block;
    // Direct buffers can be handed from thread to thread, and nothing tells.
    ctx.state.share(blocks, true);
    ctx.state.share(block, true);
    return static_cast<std::int64_t>(index + 1) << kOffsetBits;
}

std::int64_t reallocate(NativeContext& ctx, std::int64_t address, std::int64_t bytes) {
    const std::int64_t result = allocate(ctx, bytes);
    Ref from, to;
    std::int64_t offset;
    if (locate(ctx, address, from, offset) && locate(ctx, result, to, offset)) {
        const std::uint32_t count = std::min(ctx.object(from)->length, ctx.object(to)->length);
        std::memcpy(ctx.state.writable(to)->payload(), ctx.object(from)->payload(), count);
        free(ctx, address);
    }
    return result;
}

void free(NativeContext& ctx, std::int64_t address) {
    const Class* table = tableClass(ctx.vm, false);
    const Ref blocks = table ? blocksOf(ctx, *table) : 0;
    const std::int64_t index = indexOf(address);
    if (blocks && index >= 0 && index < ctx.object(blocks)->length) {
        ctx.state.writable(blocks)->elements<Ref>()[index] = 0;
    }
}

const types::Field& blocks(const NativeContext& ctx) {
    return tableClass(ctx.vm, false)->fields[0];
}

bool locate(const NativeContext& ctx, std::int64_t address, Ref& block, std::int64_t& index) {
    const Class* table = tableClass(ctx.vm, false);
    const Ref blocks = table ? blocksOf(ctx, *table) : 0;
    const std::int64_t slot = indexOf(address);
    if (blocks == 0 || slot < 0 || slot >= ctx.object(blocks)->length) return false;
    block = ctx.object(blocks)->elements<Ref>()[slot];
    index = address & ((std::int64_t(1) << kOffsetBits) - 1);
    return block != 0;
}

} // namespace clew::vm::natives::offheap
