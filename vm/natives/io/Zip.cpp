// java.util.zip: check sums, Inflater and Deflater.

#include <zlib.h>

#include <string>

#include "vm/natives/Peers.h"
#include "vm/natives/io/OpenFile.h"
#include "vm/natives/io/ZipStreams.h"
#include "vm/natives/lang/OffHeap.h"

namespace clew::vm::natives {

namespace {

// ---- check sums

using CheckSum = uLong (*)(uLong, const Bytef*, uInt);

std::string_view memoryAt(NativeContext& ctx, std::int64_t address, std::int32_t length) {
    Ref block = 0;
    std::int64_t index = 0;
    if (!offheap::locate(ctx, address, block, index)) return {};
    const Object* bytes = ctx.state.object(block);
    const auto end = std::min<std::int64_t>(index + length, bytes->length);
    return {reinterpret_cast<const char*>(bytes->payload()) + index,
            static_cast<std::size_t>(std::max<std::int64_t>(end - index, 0))};
}

std::string_view arrayPart(NativeContext& ctx, Ref array, std::int32_t offset,
                           std::int32_t length) {
    if (array == 0 || length <= 0) return {};
    return {reinterpret_cast<const char*>(ctx.state.object(array)->payload()) + offset,
            static_cast<std::size_t>(length)};
}

NativeOutcome checkSum(NativeContext& ctx, CheckSum function, std::string_view bytes) {
    const auto before = static_cast<std::uint32_t>(ctx.intAt(0));
    const uLong sum = bytes.empty() ? before
                                    : function(before, reinterpret_cast<const Bytef*>(bytes.data()),
                                               static_cast<uInt>(bytes.size()));
    return ctx.returnInt(static_cast<std::int32_t>(sum));
}

template <CheckSum kFunction>
NativeOutcome updateByte(NativeContext& ctx) {
    const char byte = static_cast<char>(ctx.intAt(1));
    return checkSum(ctx, kFunction, {&byte, 1});
}
template <CheckSum kFunction>
NativeOutcome updateBytes(NativeContext& ctx) {
    return checkSum(ctx, kFunction, arrayPart(ctx, ctx.refAt(1), ctx.intAt(2), ctx.intAt(3)));
}
template <CheckSum kFunction>
NativeOutcome updateMemory(NativeContext& ctx) {
    return checkSum(ctx, kFunction, memoryAt(ctx, ctx.longAt(1) + ctx.intAt(3), ctx.intAt(4)));
}

// ZipCoder$UTF8ZipCoder.checkedHash(byte[], int, int), of the name of an entry as the directory of
// a jar has it: the library asks for those of all entries before it looks for one.
NativeOutcome hashOfName(NativeContext& ctx) {
    const Ref array = ctx.refAt(1);
    const std::int64_t offset = ctx.intAt(2), length = ctx.intAt(3);
    if (array == 0 || offset < 0 || length < 0 ||
        offset + length > ctx.state.object(array)->length || ctx.state.object(array)->isSymbolic())
        return NativeOutcome::Declined;
    const std::string_view name = arrayPart(ctx, array, ctx.intAt(2), ctx.intAt(3));
    std::uint32_t hash = 0;
    for (const char byte : name) {
        if (static_cast<signed char>(byte) < 0) return NativeOutcome::Declined; // no ASCII
        hash = 31 * hash + static_cast<std::uint32_t>(byte);
    }
    if (!name.empty() && name.back() != '/') hash = 31 * hash + '/';
    return ctx.returnInt(static_cast<std::int32_t>(hash));
}

// ---- streams

enum class Where { Array, Memory };

// The arguments of inflateXY and deflateXY: the receiver, the handle (long), the input (byte[],
// offset, length; or address, length), the output (likewise), and what is left.
struct Transfer {
    std::int64_t handle;
    std::string_view input;
    Ref outputArray = 0;
    std::size_t outputOffset = 0;
    std::int32_t room = 0;
    unsigned nextSlot = 0;
};

template <Where kFrom, Where kTo>
Transfer transferOf(NativeContext& ctx) {
    Transfer transfer{ctx.longAt(1)};
    unsigned slot = 3;
    if (kFrom == Where::Array) {
        transfer.input = arrayPart(ctx, ctx.refAt(slot), ctx.intAt(slot + 1), ctx.intAt(slot + 2));
    } else {
        transfer.input = memoryAt(ctx, ctx.longAt(slot), ctx.intAt(slot + 2));
    }
    slot += 3;
    transfer.room = ctx.intAt(slot + 2);
    if (kTo == Where::Array) {
        transfer.outputArray = ctx.refAt(slot);
        transfer.outputOffset = static_cast<std::size_t>(ctx.intAt(slot + 1));
    } else {
        std::int64_t index = 0;
        offheap::locate(ctx, ctx.longAt(slot), transfer.outputArray, index);
        transfer.outputOffset = static_cast<std::size_t>(index);
    }
    transfer.nextSlot = slot + 3;
    return transfer;
}

std::int64_t packed(const ZipStream::Result& result, bool finished, bool highest) {
    return static_cast<std::int64_t>(result.consumed | std::uint64_t(result.produced) << 31 |
                                     std::uint64_t(finished) << 62 | std::uint64_t(highest) << 63);
}

NativeOutcome inflaterInit(NativeContext& ctx) {
    return ctx.returnLong(ZipStream::createInflater(ctx, ctx.booleanAt(0)));
}

template <Where kFrom, Where kTo>
NativeOutcome inflate(NativeContext& ctx) {
    const Transfer transfer = transferOf<kFrom, kTo>(ctx);
    const std::string input(transfer.input); // the log may move what the view is of
    std::string output(static_cast<std::size_t>(transfer.room), '\0');
    const ZipStream::Result result =
        ZipStream::inflate(ctx, transfer.handle, input, output.data(), output.size());
    copyInto(ctx.state, transfer.outputArray, transfer.outputOffset,
             std::string_view(output).substr(0, result.produced));
    switch (result.status) {
        case Z_OK:
            return ctx.returnLong(packed(result, false, false));
        case Z_STREAM_END:
            return ctx.returnLong(packed(result, true, false));
        case Z_NEED_DICT:
            return ctx.returnLong(packed(result, false, true));
        case Z_BUF_ERROR:
            return ctx.returnLong(0);
        case Z_MEM_ERROR:
            throw interpreter::OutOfMemory();
        default:
            setField<std::int32_t>(ctx.state, ctx.refAt(0), "inputConsumed",
                                   static_cast<std::int32_t>(result.consumed));
            setField<std::int32_t>(ctx.state, ctx.refAt(0), "outputConsumed",
                                   static_cast<std::int32_t>(result.produced));
            return ctx.throwNew("java/util/zip/DataFormatException",
                                ZipStream::message(ctx, transfer.handle));
    }
}

NativeOutcome deflaterInit(NativeContext& ctx) {
    return ctx.returnLong(
        ZipStream::createDeflater(ctx, ctx.intAt(0), ctx.intAt(1), ctx.booleanAt(2)));
}

template <Where kFrom, Where kTo>
NativeOutcome deflate(NativeContext& ctx) {
    const Transfer transfer = transferOf<kFrom, kTo>(ctx);
    const std::int32_t flush = ctx.intAt(transfer.nextSlot),
                       parameters = ctx.intAt(transfer.nextSlot + 1);
    const std::string input(transfer.input);
    std::string output(static_cast<std::size_t>(transfer.room), '\0');
    const bool setParameters = parameters & 1;
    const ZipStream::Result result =
        setParameters
            ? ZipStream::deflateParameters(ctx, transfer.handle, input, output.data(),
                                           output.size(), parameters >> 3, parameters >> 1 & 3)
            : ZipStream::deflate(ctx, transfer.handle, input, output.data(), output.size(), flush);
    copyInto(ctx.state, transfer.outputArray, transfer.outputOffset,
             std::string_view(output).substr(0, result.produced));
    if (setParameters) {
        // Bit 63 says that the parameters are still to be set.
        if (result.status == Z_OK) return ctx.returnLong(packed(result, false, false));
        if (result.status == Z_BUF_ERROR) return ctx.returnLong(packed(result, false, true));
    } else {
        if (result.status == Z_OK) return ctx.returnLong(packed(result, false, false));
        if (result.status == Z_STREAM_END) return ctx.returnLong(packed(result, true, false));
        if (result.status == Z_BUF_ERROR) return ctx.returnLong(0);
    }
    return ctx.throwNew("java/lang/InternalError", "deflate: " + std::to_string(result.status));
}

NativeOutcome setDictionary(NativeContext& ctx, std::string_view bytes) {
    const std::string dictionary(bytes);
    const int status = ZipStream::setDictionary(ctx, ctx.longAt(0), dictionary);
    if (status != Z_OK) return ctx.throwNew("java/lang/IllegalArgumentException");
    return ctx.returnVoid();
}
NativeOutcome setDictionaryArray(NativeContext& ctx) {
    return setDictionary(ctx, arrayPart(ctx, ctx.refAt(2), ctx.intAt(3), ctx.intAt(4)));
}
NativeOutcome setDictionaryMemory(NativeContext& ctx) {
    return setDictionary(ctx, memoryAt(ctx, ctx.longAt(2), ctx.intAt(4)));
}
NativeOutcome getAdler(NativeContext& ctx) {
    return ctx.returnInt(static_cast<std::int32_t>(ZipStream::adler(ctx, ctx.longAt(0))));
}
NativeOutcome reset(NativeContext& ctx) {
    ZipStream::reset(ctx, ctx.longAt(0));
    return ctx.returnVoid();
}
NativeOutcome end(NativeContext& ctx) {
    ZipStream::destroy(ctx, ctx.longAt(0));
    return ctx.returnVoid();
}

constexpr auto A = Where::Array, M = Where::Memory;
constexpr std::string_view kCrc = "java/util/zip/CRC32", kAdler = "java/util/zip/Adler32",
                           kInflater = "java/util/zip/Inflater",
                           kDeflater = "java/util/zip/Deflater";

constexpr NativePeer kPeers[] = {
    {kCrc, "update", "(II)I", updateByte<crc32>},
    {kCrc, "updateBytes0", "(I[BII)I", updateBytes<crc32>},
    {kCrc, "updateByteBuffer0", "(IJII)I", updateMemory<crc32>},
    {kAdler, "update", "(II)I", updateByte<adler32>},
    {kAdler, "updateBytes", "(I[BII)I", updateBytes<adler32>},
    {kAdler, "updateByteBuffer", "(IJII)I", updateMemory<adler32>},
    NativePeer{"java/util/zip/ZipCoder$UTF8ZipCoder", "checkedHash", "([BII)I", hashOfName, true}
        .decliningSome(),
    {kInflater, "initIDs", "()V", nothing},
    {kInflater, "init", "(Z)J", inflaterInit},
    {kInflater, "inflateBytesBytes", "(J[BII[BII)J", inflate<A, A>},
    {kInflater, "inflateBytesBuffer", "(J[BIIJI)J", inflate<A, M>},
    {kInflater, "inflateBufferBytes", "(JJI[BII)J", inflate<M, A>},
    {kInflater, "inflateBufferBuffer", "(JJIJI)J", inflate<M, M>},
    {kInflater, "setDictionary", "(J[BII)V", setDictionaryArray},
    {kInflater, "setDictionaryBuffer", "(JJI)V", setDictionaryMemory},
    {kInflater, "getAdler", "(J)I", getAdler},
    {kInflater, "reset", "(J)V", reset},
    {kInflater, "end", "(J)V", end},
    {kDeflater, "init", "(IIZ)J", deflaterInit},
    {kDeflater, "deflateBytesBytes", "(J[BII[BIIII)J", deflate<A, A>},
    {kDeflater, "deflateBytesBuffer", "(J[BIIJIII)J", deflate<A, M>},
    {kDeflater, "deflateBufferBytes", "(JJI[BIIII)J", deflate<M, A>},
    {kDeflater, "deflateBufferBuffer", "(JJIJIII)J", deflate<M, M>},
    {kDeflater, "setDictionary", "(J[BII)V", setDictionaryArray},
    {kDeflater, "setDictionaryBuffer", "(JJI)V", setDictionaryMemory},
    {kDeflater, "getAdler", "(J)I", getAdler},
    {kDeflater, "reset", "(J)V", reset},
    {kDeflater, "end", "(J)V", end},
};

} // namespace

NativeTable zipPeers() {
    return kPeers;
}

} // namespace clew::vm::natives
