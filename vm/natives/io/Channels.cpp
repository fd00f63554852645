// sun.nio.ch: file channels. What moves a buffer in the heap is taken over, so that it needs no
// memory outside.

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "vm/interpreter/Interpreter.h"
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
    return throwInputOutput(ctx, EBADF);
}

// Runs what a channel does with the file of the descriptor in slot 0 when that may be done now.
struct Use {
    bool changesFile, movesPosition;
};
template <class Body>
NativeOutcome withFile(NativeContext& ctx, Use use, Body&& body) {
    OpenFile file(ctx, ctx.refAt(0));
    if (!file.mayUse(use.changesFile, use.movesPosition)) return ctx.blocked();
    return file.isOpen() ? body(file) : badDescriptor(ctx);
}

// From a file, to `array`; at the position where that is not negative.
NativeOutcome readInto(NativeContext& ctx, OpenFile& file, Ref array, std::size_t offset,
                       std::size_t count, std::int64_t position, std::int32_t& result) {
    if (!file.canRead()) return badDescriptor(ctx);
    if (file.isFolder()) return throwInputOutput(ctx, EISDIR);
    const std::string_view bytes = position >= 0 ? file.readAt(position, count) : file.read(count);
    result = bytes.empty() ? kEndOfFile : static_cast<std::int32_t>(bytes.size());
    ctx.makeObjectConcrete(array);
    copyInto(ctx.state, array, offset, bytes);
    return ctx.returnInt(result);
}

NativeOutcome writeFrom(NativeContext& ctx, OpenFile& file, Ref array, std::size_t offset,
                        std::size_t count, std::int64_t position) {
    if (!file.canWrite()) return badDescriptor(ctx);
    const std::string_view bytes = concreteBytes(ctx, array, offset, count);
    if (position >= 0)
        file.writeAt(position, bytes);
    else
        file.write(bytes);
    return ctx.returnInt(static_cast<std::int32_t>(count));
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
// heap nor at an address that there is. Its position and limit are numbers from here on.
bool locateBuffer(NativeContext& ctx, Ref buffer, Ref& array, std::size_t& offset) {
    ctx.makeObjectConcrete(buffer);
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
    if (getField<std::int8_t>(ctx.state, buffer, "isReadOnly") != 0)
        return ctx.throwNew("java/lang/IllegalArgumentException", "Read-only buffer");
    return withFile(ctx, {false, ctx.longAt(2) < 0}, [&](OpenFile& file) {
        Ref array = 0;
        std::size_t offset = 0;
        if (!locateBuffer(ctx, buffer, array, offset)) return badDescriptor(ctx);
        const auto position = getField<std::int32_t>(ctx.state, buffer, "position");
        const auto limit = getField<std::int32_t>(ctx.state, buffer, "limit");
        if (limit <= position) return ctx.returnInt(0);
        std::int32_t count = 0;
        const NativeOutcome outcome =
            readInto(ctx, file, array, offset + static_cast<std::size_t>(position),
                     static_cast<std::size_t>(limit - position), ctx.longAt(2), count);
        if (outcome == NativeOutcome::Returned && count > 0)
            setField<std::int32_t>(ctx.state, buffer, "position", position + count);
        return outcome;
    });
}

// IOUtil.write with the same parameters
NativeOutcome writeBuffer(NativeContext& ctx) {
    const Ref buffer = ctx.refAt(1);
    return withFile(ctx, {true, ctx.longAt(2) < 0}, [&](OpenFile& file) {
        Ref array = 0;
        std::size_t offset = 0;
        if (!locateBuffer(ctx, buffer, array, offset)) return badDescriptor(ctx);
        const auto position = getField<std::int32_t>(ctx.state, buffer, "position");
        const auto limit = getField<std::int32_t>(ctx.state, buffer, "limit");
        if (limit <= position) return ctx.returnInt(0);
        const NativeOutcome outcome =
            writeFrom(ctx, file, array, offset + static_cast<std::size_t>(position),
                      static_cast<std::size_t>(limit - position), ctx.longAt(2));
        if (outcome == NativeOutcome::Returned)
            setField<std::int32_t>(ctx.state, buffer, "position", limit);
        return outcome;
    });
}

// ---- the native methods of the dispatcher: (FileDescriptor, long address, int length [, long
// position])

template <bool kWrites>
NativeOutcome moveMemory(NativeContext& ctx, std::int64_t position) {
    return withFile(ctx, {kWrites, position < 0}, [&](OpenFile& file) {
        Ref array = 0;
        std::int64_t index = 0;
        if (!offheap::locate(ctx, ctx.longAt(1), array, index)) return badDescriptor(ctx);
        const auto offset = static_cast<std::size_t>(index);
        const auto count = static_cast<std::size_t>(std::max(ctx.intAt(3), 0));
        if constexpr (kWrites) return writeFrom(ctx, file, array, offset, count, position);
        std::int32_t ignored = 0;
        return readInto(ctx, file, array, offset, count, position, ignored);
    });
}
template <bool kWrites>
NativeOutcome move(NativeContext& ctx) {
    return moveMemory<kWrites>(ctx, -1);
}
template <bool kWrites>
NativeOutcome moveAt(NativeContext& ctx) {
    return moveMemory<kWrites>(ctx, ctx.longAt(4));
}

// (FileDescriptor, long address, int count): so many pairs of an address and a length.
template <bool kWrites>
NativeOutcome moveVector(NativeContext& ctx) {
    return withFile(ctx, {kWrites, true}, [&](OpenFile& file) {
        std::int64_t total = 0;
        for (std::int32_t i = 0; i < ctx.intAt(3); ++i) {
            Ref block = 0, array = 0;
            std::int64_t index = 0, pair[2];
            if (!offheap::locate(ctx, ctx.longAt(1) + i * std::int64_t(sizeof pair), block, index))
                return badDescriptor(ctx);
            std::memcpy(pair, ctx.object(block)->payload() + index, sizeof pair);
            if (pair[1] == 0) continue;
            if (!offheap::locate(ctx, pair[0], array, index)) return badDescriptor(ctx);
            const auto offset = static_cast<std::size_t>(index);
            const auto count = static_cast<std::size_t>(pair[1]);
            std::int32_t moved = static_cast<std::int32_t>(count);
            const NativeOutcome outcome =
                kWrites ? writeFrom(ctx, file, array, offset, count, -1)
                        : readInto(ctx, file, array, offset, count, -1, moved);
            if (outcome != NativeOutcome::Returned) return outcome;
            if (moved < 0) return ctx.returnLong(total > 0 ? total : kEndOfFile);
            total += moved;
        }
        return ctx.returnLong(total);
    });
}

NativeOutcome seek(NativeContext& ctx) {
    const std::int64_t to = ctx.longAt(1);
    return withFile(ctx, {false, to >= 0}, [&](OpenFile& file) {
        if (to < 0) return ctx.returnLong(file.position());
        file.setPosition(to);
        return ctx.returnLong(0);
    });
}
NativeOutcome size(NativeContext& ctx) {
    return withFile(ctx, {false, false}, [&](OpenFile& file) {
        return ctx.returnLong(file.isFolder() ? FileTree(ctx).status(file.place()).st_size
                                              : file.size());
    });
}
NativeOutcome truncate(NativeContext& ctx) {
    return withFile(ctx, {true, false}, [&](OpenFile& file) {
        if (!file.canWrite() || ctx.longAt(1) < 0) return throwInputOutput(ctx, EINVAL);
        file.setSize(ctx.longAt(1));
        return ctx.returnInt(0);
    });
}
NativeOutcome available(NativeContext& ctx) {
    return withFile(ctx, {false, false}, [&](OpenFile& file) {
        return ctx.returnInt(static_cast<std::int32_t>(
            std::clamp<std::int64_t>(file.size() - file.position(), 0, 0x7FFFFFFF)));
    });
}
NativeOutcome close(NativeContext& ctx) {
    return withFile(ctx, {false, true}, [&](OpenFile& file) {
        file.close();
        return ctx.returnVoid();
    });
}

// ---- from file to file

NativeOutcome transfer(NativeContext& ctx, Ref source, std::int64_t from, std::int64_t count,
                       Ref target, std::int64_t to) {
    OpenFile in(ctx, source), out(ctx, target);
    // Both are asked: one scheduling point for the two.
    const bool isFree = in.isSettled(false, false);
    if ((!out.isSettled(true, to < 0) || !isFree) &&
        !ctx.scheduled(target, interpreter::Access::kWhole, interpreter::Access::Kind::Fence))
        return ctx.blocked();
    if (!in.canRead() || !out.canWrite()) return badDescriptor(ctx);
    const std::string bytes(in.readAt(from, static_cast<std::size_t>(count)));
    if (to >= 0)
        out.writeAt(to, bytes);
    else
        out.write(bytes);
    return ctx.returnLong(static_cast<std::int64_t>(bytes.size()));
}

// (FileDescriptor source, long position, long count, FileDescriptor target …), with a receiver
// before JDK 21.
template <unsigned kFirst>
NativeOutcome transferTo(NativeContext& ctx) {
    return transfer(ctx, ctx.refAt(kFirst), ctx.longAt(kFirst + 1), ctx.longAt(kFirst + 3),
                    ctx.refAt(kFirst + 5), -1);
}
// (FileDescriptor source, FileDescriptor target, long position, long count, boolean append): from
// the source's position on, which moves.
NativeOutcome transferFrom(NativeContext& ctx) {
    const Ref source = ctx.refAt(0);
    const std::int64_t from = OpenFile(ctx, source).position();
    const NativeOutcome outcome =
        transfer(ctx, source, from, ctx.longAt(4), ctx.refAt(1), ctx.longAt(2));
    if (outcome == NativeOutcome::Returned)
        OpenFile(ctx, source).setPosition(from + values::toLong(ctx.result[0]));
    return outcome;
}
// FileChannelImpl.transferFromFileChannel(FileChannelImpl source, long position, long count)
// before JDK 21
NativeOutcome transferFromChannel(NativeContext& ctx) {
    if (getField<std::int8_t>(ctx.state, ctx.refAt(1), "readable") == 0)
        return ctx.throwNew("java/nio/channels/NonReadableChannelException");
    const Ref source = getField<Ref>(ctx.state, ctx.refAt(1), "fd");
    const Ref target = getField<Ref>(ctx.state, ctx.refAt(0), "fd");
    const std::int64_t from = OpenFile(ctx, source).position();
    const NativeOutcome outcome = transfer(ctx, source, from, ctx.longAt(4), target, ctx.longAt(2));
    if (outcome == NativeOutcome::Returned)
        OpenFile(ctx, source).setPosition(from + values::toLong(ctx.result[0]));
    return outcome;
}

NativeOutcome refuse(NativeContext& ctx) {
    throw interpreter::Interpreter::Unsupported{
        {Approximation::FileOperation, "file channels: " + ctx.method.name.str()}};
}

NativeOutcome largestTransfer(NativeContext& ctx) {
    return ctx.returnInt(0x7FFFFFFF);
}

// In bytes.
NativeOutcome largestVector(NativeContext& ctx) {
    return ctx.returnLong(0x7FFFFFFF);
}

NativeOutcome vectorLimit(NativeContext& ctx) {
    return ctx.returnLong(16);
}

// Locks are against other processes, of which there are none. What threads of this one have locked
// is the JDK's own table, by the keys of files.
template <class Store>
NativeOutcome withKey(NativeContext& ctx, unsigned descriptor, Store&& store) {
    OpenFile file(ctx, ctx.refAt(descriptor));
    if (!file.mayUse(false, false)) return ctx.blocked();
    if (!file.isOpen()) return badDescriptor(ctx);
    const Place place = file.place();
    if (place.error) return throwInputOutput(ctx, place.error);
    const struct stat status = FileTree(ctx).status(place);
    store(static_cast<std::int64_t>(status.st_dev), static_cast<std::int64_t>(status.st_ino));
    return ctx.returnVoid();
}
NativeOutcome initializeKey(NativeContext& ctx) {
    return withKey(ctx, 1, [&](std::int64_t device, std::int64_t inode) {
        setField<std::int64_t>(ctx.state, ctx.refAt(0), "st_dev", device);
        setField<std::int64_t>(ctx.state, ctx.refAt(0), "st_ino", inode);
    });
}
NativeOutcome readKey(NativeContext& ctx) {
    return withKey(ctx, 0, [&](std::int64_t device, std::int64_t inode) {
        auto* numbers = ctx.state.writable(ctx.refAt(1))->elements<std::int64_t>();
        numbers[0] = device, numbers[1] = inode;
    });
}

// A copy of the bytes: whether a mapping shows what is written to the file later is left open (the
// class MappedByteBuffer says so), but what is written to a shared one must come to the file.
NativeOutcome mapFile(NativeContext& ctx, Ref descriptor, std::int32_t protection,
                      std::int64_t position, std::int64_t length) {
    constexpr std::int32_t kReadWrite = 1;
    if (protection == kReadWrite) return refuse(ctx);
    OpenFile file(ctx, descriptor);
    if (!file.mayUse(false, false)) return ctx.blocked();
    if (!file.isOpen()) return badDescriptor(ctx);
    const std::string bytes(file.readAt(position, static_cast<std::size_t>(length)));
    const std::int64_t address = offheap::allocate(ctx, length);
    Ref array = 0;
    std::int64_t index = 0;
    offheap::locate(ctx, address, array, index);
    copyInto(ctx.state, array, static_cast<std::size_t>(index), bytes);
    return ctx.returnLong(address);
}
// FileChannelImpl.map0(int protection, long position, long length, boolean isSync)
NativeOutcome mapChannel(NativeContext& ctx) {
    return mapFile(ctx, getField<Ref>(ctx.state, ctx.refAt(0), "fd"), ctx.intAt(1), ctx.longAt(2),
                   ctx.longAt(4));
}
// UnixFileDispatcherImpl.map0(FileDescriptor, int protection, …), which is static
NativeOutcome mapDescriptor(NativeContext& ctx) {
    return mapFile(ctx, ctx.refAt(0), ctx.intAt(1), ctx.longAt(2), ctx.longAt(4));
}
NativeOutcome unmap(NativeContext& ctx) {
    offheap::free(ctx, ctx.longAt(0));
    return ctx.returnInt(0);
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
    {kUtil, "writevMax", "()J", largestVector, After17},
    {kUtil, "fdLimit", "()I", vectorLimit},
    {kUtil, "fdVal", "(Ljava/io/FileDescriptor;)I", descriptorValue},
    {kUtil, "setfdVal", "(Ljava/io/FileDescriptor;I)V", setDescriptorValue},
    {kUtil, "configureBlocking", "(Ljava/io/FileDescriptor;Z)V", nothing},
    {kUtil, "read", kBufferTransfer, readBuffer},
    {kUtil, "write", kBufferTransfer, writeBuffer},
    {k17, "read0", "(Ljava/io/FileDescriptor;JI)I", move<false>, Before25},
    {k25, "read0", "(Ljava/io/FileDescriptor;JI)I", move<false>, After17},
    {k17, "pread0", "(Ljava/io/FileDescriptor;JIJ)I", moveAt<false>, Before25},
    {k25, "pread0", "(Ljava/io/FileDescriptor;JIJ)I", moveAt<false>, After17},
    {k17, "readv0", "(Ljava/io/FileDescriptor;JI)J", moveVector<false>, Before25},
    {k25, "readv0", "(Ljava/io/FileDescriptor;JI)J", moveVector<false>, After17},
    {k17, "write0", "(Ljava/io/FileDescriptor;JI)I", move<true>, Before25},
    {k25, "write0", "(Ljava/io/FileDescriptor;JI)I", move<true>, After17},
    {k17, "pwrite0", "(Ljava/io/FileDescriptor;JIJ)I", moveAt<true>, Before25},
    {k25, "pwrite0", "(Ljava/io/FileDescriptor;JIJ)I", moveAt<true>, After17},
    {k17, "writev0", "(Ljava/io/FileDescriptor;JI)J", moveVector<true>, Before25},
    {k25, "writev0", "(Ljava/io/FileDescriptor;JI)J", moveVector<true>, After17},
    {k17, "seek0", "(Ljava/io/FileDescriptor;J)J", seek, Before25},
    {k25, "seek0", "(Ljava/io/FileDescriptor;J)J", seek, After17},
    {k17, "size0", "(Ljava/io/FileDescriptor;)J", size, Before25},
    {k25, "size0", "(Ljava/io/FileDescriptor;)J", size, After17},
    {k17, "truncate0", "(Ljava/io/FileDescriptor;J)I", truncate, Before25},
    {k25, "truncate0", "(Ljava/io/FileDescriptor;J)I", truncate, After17},
    {k17, "force0", "(Ljava/io/FileDescriptor;Z)I", returnZero, Before25},
    {k25, "force0", "(Ljava/io/FileDescriptor;Z)I", returnZero, After17},
    {k17, "lock0", "(Ljava/io/FileDescriptor;ZJJZ)I", returnZero, Before25},
    {k25, "lock0", "(Ljava/io/FileDescriptor;ZJJZ)I", returnZero, After17},
    {k17, "release0", "(Ljava/io/FileDescriptor;JJ)V", nothing, Before25},
    {k25, "release0", "(Ljava/io/FileDescriptor;JJ)V", nothing, After17},
    {k17, "init", "()V", nothing, Before25},
    {k17, "init0", "()V", nothing, After17},
    {k25, "available0", "(Ljava/io/FileDescriptor;)I", available, After17},
    {k25, "isOther0", "(Ljava/io/FileDescriptor;)Z", returnFalse, After17},
    {k25, "allocationGranularity0", "()J", returnOne, After17},
    {k17, "close0", "(Ljava/io/FileDescriptor;)V", close, Before25},
    {k17, "preClose0", "(Ljava/io/FileDescriptor;)V", nothing, Before25},
    {k17, "closeIntFD", "(I)V", nothing, Before25},
    {k25, "closeIntFD", "(I)V", nothing, After17},
    {k17, "canTransferToFromOverlappedMap0", "()Z", returnFalse, Before25},
    {k17, "setDirect0", "(Ljava/io/FileDescriptor;)I", returnMinusOne, Before25},
    {k25, "setDirect0", "(Ljava/io/FileDescriptor;)I", returnMinusOne, After17},
    {k25, "map0", "(Ljava/io/FileDescriptor;IJJZ)J", mapDescriptor, After17},
    {k25, "unmap0", "(JJ)I", unmap, After17},
    {k17, "transferTo0", "(Ljava/io/FileDescriptor;JJLjava/io/FileDescriptor;Z)J", transferTo<0>,
     After17},
    {k17, "transferFrom0", "(Ljava/io/FileDescriptor;Ljava/io/FileDescriptor;JJZ)J", transferFrom,
     After17},
    {kChannel, "initIDs", "()J", returnOne, Before25},
    {kChannel, "map0", "(IJJZ)J", mapChannel, Before25},
    {kChannel, "unmap0", "(JJ)I", unmap, Before25},
    {kChannel, "transferTo0", "(Ljava/io/FileDescriptor;JJLjava/io/FileDescriptor;)J",
     transferTo<1>, Before25},
    {kChannel, "transferFromFileChannel", "(Lsun/nio/ch/FileChannelImpl;JJ)J", transferFromChannel},
    {kChannel, "maxDirectTransferSize0", "()I", largestTransfer, Before25},
    {"sun/nio/ch/FileKey", "initIDs", "()V", nothing, Before25},
    {"sun/nio/ch/FileKey", "init", "(Ljava/io/FileDescriptor;)V", initializeKey, Before25},
    {"sun/nio/ch/FileKey", "init", "(Ljava/io/FileDescriptor;[J)V", readKey, After17},
    {kThread, "init", "()V", nothing},
    {kThread, "current", "()J", returnZeroLong, Before25},
    {kThread, "current0", "()J", returnZeroLong, After17},
    {kThread, "signal", "(J)V", nothing, Before25},
    {kThread, "signal0", "(J)V", nothing, After17},
    {kThread, "supportPendingSignals0", "()Z", returnFalse, NewIn17},
};

} // namespace

NativeTable channelPeers() {
    return kPeers;
}

} // namespace clew::vm::natives
