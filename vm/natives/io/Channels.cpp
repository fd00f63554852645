// sun.nio.ch: file channels. Reading into a buffer in the heap is taken over, so that it needs no
// memory outside.

#include <algorithm>
#include <cerrno>

#include "vm/natives/Peers.h"
#include "vm/natives/io/OpenFile.h"
#include "vm/natives/lang/OffHeap.h"

namespace clew::vm::natives {

namespace {

constexpr int kEndOfFile = -1;

NativeOutcome returnOne(NativeContext& ctx) {
    return ctx.returnLong(1);
}
NativeOutcome returnMinusOne(NativeContext& ctx) {
    return ctx.returnInt(-1);
}

NativeOutcome badDescriptor(NativeContext& ctx) {
    return ctx.throwNew("java/io/IOException", "Bad file descriptor");
}

// Folders can be opened, but not read.
bool isFolder(NativeContext& ctx, const OpenFile& file) {
    const FileSnapshot* snapshot = Shared::of(ctx.vm).file(file.number());
    return snapshot && snapshot->error == EISDIR;
}
NativeOutcome readingFolder(NativeContext& ctx) {
    return ctx.throwNew("java/io/IOException", errorText(EISDIR));
}

NativeOutcome descriptorValue(NativeContext& ctx) {
    return ctx.returnInt(getField<std::int32_t>(ctx.state, ctx.refAt(0), "fd"));
}
NativeOutcome setDescriptorValue(NativeContext& ctx) {
    setField<std::int32_t>(ctx.state, ctx.refAt(0), "fd", ctx.intAt(1));
    setField<std::int64_t>(ctx.state, ctx.refAt(0), "handle", 0);
    return ctx.returnVoid();
}

// Where a java.nio.ByteBuffer keeps its bytes: an array and an offset in it. False: neither in the
// heap nor at an address that there is.
bool locateBuffer(NativeContext& ctx, Ref buffer, Ref& array, std::size_t& offset) {
    array = getField<Ref>(ctx.state, buffer, "hb");
    if (array != 0) {
        offset = static_cast<std::size_t>(getField<std::int32_t>(ctx.state, buffer, "offset"));
        return true;
    }
    std::int64_t index = 0;
    const auto address = getField<std::int64_t>(ctx.state, buffer, "address");
    if (!offheap::locate(ctx, address, array, index)) return false;
    offset = static_cast<std::size_t>(index);
    return true;
}

// IOUtil.read(FileDescriptor, ByteBuffer, long position, boolean direct, boolean async, int
// alignment, dispatcher)
NativeOutcome readBuffer(NativeContext& ctx) {
    const Ref buffer = ctx.refAt(1);
    Ref array = 0;
    std::size_t offset = 0;
    if (getField<std::int8_t>(ctx.state, buffer, "isReadOnly") != 0) {
        return ctx.throwNew("java/lang/IllegalArgumentException", "Read-only buffer");
    }
    if (!mayUseFile(ctx, ctx.refAt(0))) return ctx.blocked();
    OpenFile file(ctx, ctx.refAt(0));
    if (!file.isOpen() || !locateBuffer(ctx, buffer, array, offset)) return badDescriptor(ctx);
    if (isFolder(ctx, file)) return readingFolder(ctx);
    const auto position = getField<std::int32_t>(ctx.state, buffer, "position");
    const auto limit = getField<std::int32_t>(ctx.state, buffer, "limit");
    if (limit <= position) return ctx.returnInt(0);
    const auto room = static_cast<std::size_t>(limit - position);
    const std::int64_t from = ctx.longAt(2);
    const std::string_view bytes = from >= 0 ? file.readAt(from, room) : file.read(room);
    if (bytes.empty()) return ctx.returnInt(kEndOfFile);
    copyInto(ctx.state, array, offset + static_cast<std::size_t>(position), bytes);
    setField<std::int32_t>(ctx.state, buffer, "position",
                           position + static_cast<std::int32_t>(bytes.size()));
    return ctx.returnInt(static_cast<std::int32_t>(bytes.size()));
}

// IOUtil.write with the same parameters: to the console only.
NativeOutcome writeBuffer(NativeContext& ctx) {
    const Ref buffer = ctx.refAt(1);
    Ref array = 0;
    std::size_t offset = 0;
    const OpenFile file(ctx, ctx.refAt(0));
    if (!file.isOpen() || !locateBuffer(ctx, buffer, array, offset)) return badDescriptor(ctx);
    if (!file.isOutput()) return refuseWriting(ctx, "writing to a channel");
    const auto position = getField<std::int32_t>(ctx.state, buffer, "position");
    const auto limit = getField<std::int32_t>(ctx.state, buffer, "limit");
    if (limit <= position) return ctx.returnInt(0);
    const Object* bytes = ctx.state.object(array);
    writeOutput(ctx, file.number(),
                {reinterpret_cast<const char*>(bytes->payload()) + offset + position,
                 static_cast<std::size_t>(limit - position)});
    setField<std::int32_t>(ctx.state, buffer, "position", limit);
    return ctx.returnInt(limit - position);
}

// ---- the native methods of the dispatcher: (FileDescriptor, long address, int length [, long
// position])

NativeOutcome readMemory(NativeContext& ctx, bool atPosition) {
    if (!atPosition && !mayUseFile(ctx, ctx.refAt(0))) return ctx.blocked();
    OpenFile file(ctx, ctx.refAt(0));
    Ref array = 0;
    std::int64_t index = 0;
    if (!file.isOpen() || !offheap::locate(ctx, ctx.longAt(1), array, index))
        return badDescriptor(ctx);
    if (isFolder(ctx, file)) return readingFolder(ctx);
    const auto count = static_cast<std::size_t>(std::max(ctx.intAt(3), 0));
    const std::string_view bytes =
        atPosition ? file.readAt(ctx.longAt(4), count) : file.read(count);
    if (bytes.empty()) return ctx.returnInt(kEndOfFile);
    copyInto(ctx.state, array, static_cast<std::size_t>(index), bytes);
    return ctx.returnInt(static_cast<std::int32_t>(bytes.size()));
}
NativeOutcome read(NativeContext& ctx) {
    return readMemory(ctx, false);
}
NativeOutcome readAt(NativeContext& ctx) {
    return readMemory(ctx, true);
}

NativeOutcome refuseWrite(NativeContext& ctx) {
    return refuseWriting(ctx, "writing to a channel");
}

NativeOutcome seek(NativeContext& ctx) {
    if (!mayUseFile(ctx, ctx.refAt(0))) return ctx.blocked();
    OpenFile file(ctx, ctx.refAt(0));
    if (!file.isOpen()) return badDescriptor(ctx);
    if (ctx.longAt(1) < 0) return ctx.returnLong(file.position());
    file.setPosition(ctx.longAt(1));
    return ctx.returnLong(0);
}
NativeOutcome size(NativeContext& ctx) {
    const OpenFile file(ctx, ctx.refAt(0));
    if (!file.isOpen()) return badDescriptor(ctx);
    return ctx.returnLong(static_cast<std::int64_t>(file.contents().size()));
}
NativeOutcome available(NativeContext& ctx) {
    if (!mayUseFile(ctx, ctx.refAt(0))) return ctx.blocked();
    const OpenFile file(ctx, ctx.refAt(0));
    if (!file.isOpen()) return badDescriptor(ctx);
    const std::int64_t left = static_cast<std::int64_t>(file.contents().size()) - file.position();
    return ctx.returnInt(static_cast<std::int32_t>(std::clamp<std::int64_t>(left, 0, 0x7FFFFFFF)));
}
NativeOutcome close(NativeContext& ctx) {
    if (!mayUseFile(ctx, ctx.refAt(0))) return ctx.blocked();
    if (getField<std::int32_t>(ctx.state, ctx.refAt(0), "fd") > 2) {
        setField<std::int32_t>(ctx.state, ctx.refAt(0), "fd", -1);
    }
    return ctx.returnVoid();
}

// (FileDescriptor or receiver …): a mapping is a copy in memory outside the heap.
NativeOutcome map(NativeContext& ctx) {
    return ctx.throwNew("java/io/IOException", "Operation not supported");
}

NativeOutcome vectorLimit(NativeContext& ctx) {
    return ctx.returnLong(16);
}

NativeOutcome unsupportedTransfer(NativeContext& ctx) {
    constexpr std::int64_t kUnsupported = -4; // IOStatus.UNSUPPORTED
    return ctx.returnLong(kUnsupported);
}

constexpr std::string_view kUtil = "sun/nio/ch/IOUtil", k17 = "sun/nio/ch/FileDispatcherImpl",
                           k25 = "sun/nio/ch/UnixFileDispatcherImpl",
                           kChannel = "sun/nio/ch/FileChannelImpl",
                           kThread = "sun/nio/ch/NativeThread";
constexpr std::string_view kBufferTransfer =
    "(Ljava/io/FileDescriptor;Ljava/nio/ByteBuffer;JZZILsun/nio/ch/NativeDispatcher;)I";

constexpr NativePeer kPeers[] = {
    {kUtil, "initIDs", "()V", nothing},
    {kUtil, "iovMax", "()I", vectorLimit},
    {kUtil, "writevMax", "()J", vectorLimit, After17},
    {kUtil, "fdLimit", "()I", vectorLimit},
    {kUtil, "fdVal", "(Ljava/io/FileDescriptor;)I", descriptorValue},
    {kUtil, "setfdVal", "(Ljava/io/FileDescriptor;I)V", setDescriptorValue},
    {kUtil, "configureBlocking", "(Ljava/io/FileDescriptor;Z)V", nothing},
    {kUtil, "read", kBufferTransfer, readBuffer},
    {kUtil, "write", kBufferTransfer, writeBuffer},
    {k17, "init", "()V", nothing, Before25},
    {k17, "init0", "()V", nothing, After17},
    {k17, "read0", "(Ljava/io/FileDescriptor;JI)I", read, Before25},
    {k25, "read0", "(Ljava/io/FileDescriptor;JI)I", read, After17},
    {k17, "pread0", "(Ljava/io/FileDescriptor;JIJ)I", readAt, Before25},
    {k25, "pread0", "(Ljava/io/FileDescriptor;JIJ)I", readAt, After17},
    {k17, "write0", "(Ljava/io/FileDescriptor;JI)I", refuseWrite, Before25},
    {k25, "write0", "(Ljava/io/FileDescriptor;JI)I", refuseWrite, After17},
    {k17, "pwrite0", "(Ljava/io/FileDescriptor;JIJ)I", refuseWrite, Before25},
    {k25, "pwrite0", "(Ljava/io/FileDescriptor;JIJ)I", refuseWrite, After17},
    {k17, "seek0", "(Ljava/io/FileDescriptor;J)J", seek, Before25},
    {k25, "seek0", "(Ljava/io/FileDescriptor;J)J", seek, After17},
    {k17, "size0", "(Ljava/io/FileDescriptor;)J", size, Before25},
    {k25, "size0", "(Ljava/io/FileDescriptor;)J", size, After17},
    {k25, "available0", "(Ljava/io/FileDescriptor;)I", available, After17},
    {k25, "isOther0", "(Ljava/io/FileDescriptor;)Z", returnFalse, After17},
    {k25, "allocationGranularity0", "()J", returnOne, After17},
    {k17, "force0", "(Ljava/io/FileDescriptor;Z)I", returnZeroLong, Before25},
    {k25, "force0", "(Ljava/io/FileDescriptor;Z)I", returnZeroLong, After17},
    {k17, "truncate0", "(Ljava/io/FileDescriptor;J)I", refuseWrite, Before25},
    {k25, "truncate0", "(Ljava/io/FileDescriptor;J)I", refuseWrite, After17},
    {k17, "lock0", "(Ljava/io/FileDescriptor;ZJJZ)I", returnZeroLong, Before25},
    {k25, "lock0", "(Ljava/io/FileDescriptor;ZJJZ)I", returnZeroLong, After17},
    {k17, "release0", "(Ljava/io/FileDescriptor;JJ)V", nothing, Before25},
    {k25, "release0", "(Ljava/io/FileDescriptor;JJ)V", nothing, After17},
    {k17, "close0", "(Ljava/io/FileDescriptor;)V", close, Before25},
    {k17, "preClose0", "(Ljava/io/FileDescriptor;)V", nothing, Before25},
    {k17, "closeIntFD", "(I)V", nothing, Before25},
    {k25, "closeIntFD", "(I)V", nothing, After17},
    {k17, "canTransferToFromOverlappedMap0", "()Z", returnFalse, Before25},
    {k17, "setDirect0", "(Ljava/io/FileDescriptor;)I", returnMinusOne, Before25},
    {k25, "setDirect0", "(Ljava/io/FileDescriptor;)I", returnMinusOne, After17},
    {k25, "map0", "(Ljava/io/FileDescriptor;IJJZ)J", map, After17},
    {k17, "transferTo0", "(Ljava/io/FileDescriptor;JJLjava/io/FileDescriptor;Z)J",
     unsupportedTransfer, After17},
    {k17, "transferFrom0", "(Ljava/io/FileDescriptor;Ljava/io/FileDescriptor;JJZ)J",
     unsupportedTransfer, After17},
    {kChannel, "initIDs", "()J", returnOne, Before25},
    {kChannel, "map0", "(IJJZ)J", map, Before25},
    {kChannel, "transferTo0", "(Ljava/io/FileDescriptor;JJLjava/io/FileDescriptor;)J",
     unsupportedTransfer, Before25},
    {kChannel, "maxDirectTransferSize0", "()I", returnZeroLong, Before25},
    {kThread, "init", "()V", nothing},
    {kThread, "current", "()J", returnZeroLong, Before25},
    {kThread, "current0", "()J", returnZeroLong, After17},
    {kThread, "signal", "(J)V", nothing, Before25},
    {kThread, "signal0", "(J)V", nothing, After17},
    {kThread, "supportPendingSignals0", "()Z", returnFalse, After17},
};

} // namespace

NativeTable channelPeers() {
    return kPeers;
}

} // namespace clew::vm::natives
