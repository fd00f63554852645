#include "vm/natives/io/ZipStreams.h"

#include <zlib.h>

#include <cstring>
#include <list>
#include <memory>
#include <string>

#include "vm/natives/Peers.h"
#include "vm/natives/io/OpenFile.h"
#include "vm/natives/lang/OffHeap.h"
#include "vm/state/Hash.h"

namespace clew::vm::natives {

namespace {

using state::Hash128;

// What the handle's block holds. The log grows by moving; the handle stays.
struct Header {
    std::int64_t logAddress = 0;
    std::uint64_t logLength = 0, logCapacity = 0;
    Hash128 key; // of the log: each record mixed into that of the records before
};

enum class Operation : std::uint8_t {
    InitializeInflater,
    InitializeDeflater,
    Inflate,
    Deflate,
    Parameters,
    Dictionary
};

// One entry of the log; the input, or the dictionary, follows it.
struct Record {
    Operation operation;
    std::int8_t level = 0, strategy = 0, flush = 0, raw = 0;
    std::uint8_t padding[3] = {};
    std::uint32_t length = 0, room = 0;
};
static_assert(sizeof(Record) == 16);

struct Live {
    Hash128 key;
    z_stream stream{};
    bool deflates = false;
    Live() = default;
    Live(const Live&) = delete;
    Live& operator=(const Live&) = delete;
    ~Live() { deflates ? deflateEnd(&stream) : inflateEnd(&stream); }
};

// Most recently used first.
thread_local std::list<std::unique_ptr<Live>> live;
constexpr std::size_t kMaximalLive = 32;

Header readHeader(NativeContext& ctx, std::int64_t handle) {
    Header header;
    Ref block = 0;
    std::int64_t index = 0;
    if (offheap::locate(ctx, handle, block, index)) {
        std::memcpy(&header, ctx.state.object(block)->payload() + index, sizeof header);
    }
    return header;
}

void writeMemory(NativeContext& ctx, std::int64_t address, std::string_view bytes) {
    Ref block = 0;
    std::int64_t index = 0;
    if (offheap::locate(ctx, address, block, index)) {
        copyInto(ctx.state, block, static_cast<std::size_t>(index), bytes);
    }
}

template <class T>
std::string_view bytesOfValue(const T& value) {
    return {reinterpret_cast<const char*>(&value), sizeof value};
}

void append(NativeContext& ctx, std::int64_t handle, const Record& record, std::string_view data) {
    Header header = readHeader(ctx, handle);
    const std::uint64_t needed = header.logLength + sizeof record + data.size();
    if (needed > header.logCapacity) {
        header.logCapacity = std::max<std::uint64_t>(needed * 2, 256);
        const auto capacity = static_cast<std::int64_t>(header.logCapacity);
        header.logAddress = header.logAddress
                                ? offheap::reallocate(ctx, header.logAddress, capacity)
                                : offheap::allocate(ctx, capacity);
    }
    const std::int64_t end = header.logAddress + static_cast<std::int64_t>(header.logLength);
    writeMemory(ctx, end, bytesOfValue(record));
    writeMemory(ctx, end + static_cast<std::int64_t>(sizeof record), data);
    header.logLength = needed;
    header.key = state::hashBytes(state::hashBytes(header.key, &record, sizeof record), data.data(),
                                  data.size());
    writeMemory(ctx, handle, bytesOfValue(header));
}

int apply(Live& of, const Record& record, std::string_view data, char* output) {
    z_stream& stream = of.stream;
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(data.data()));
    stream.avail_in = static_cast<uInt>(data.size());
    stream.next_out = reinterpret_cast<Bytef*>(output);
    stream.avail_out = record.room;
    const auto dictionary = reinterpret_cast<const Bytef*>(data.data());
    switch (record.operation) {
        case Operation::InitializeInflater:
            return inflateInit2(&stream, record.raw ? -MAX_WBITS : MAX_WBITS);
        case Operation::InitializeDeflater:
            of.deflates = true;
            return deflateInit2(&stream, record.level, Z_DEFLATED,
                                record.raw ? -MAX_WBITS : MAX_WBITS, 8, record.strategy);
        case Operation::Inflate:
            return ::inflate(&stream, Z_SYNC_FLUSH);
        case Operation::Deflate:
            return ::deflate(&stream, record.flush);
        case Operation::Parameters:
            return deflateParams(&stream, record.level, record.strategy);
        case Operation::Dictionary:
            return of.deflates
                       ? deflateSetDictionary(&stream, dictionary, static_cast<uInt>(data.size()))
                       : inflateSetDictionary(&stream, dictionary, static_cast<uInt>(data.size()));
    }
    return Z_STREAM_ERROR;
}

// The stream that the log describes, at the front of the list.
Live& liveStream(NativeContext& ctx, std::int64_t handle) {
    const Header header = readHeader(ctx, handle);
    for (auto at = live.begin(); at != live.end(); ++at) {
        if ((*at)->key == header.key) {
            live.splice(live.begin(), live, at);
            return *live.front();
        }
    }
    auto made = std::make_unique<Live>();
    Ref block = 0;
    std::int64_t index = 0;
    offheap::locate(ctx, header.logAddress, block, index);
    const char* log = reinterpret_cast<const char*>(ctx.state.object(block)->payload()) + index;
    std::string output;
    for (std::uint64_t at = 0; at < header.logLength;) {
        Record record;
        std::memcpy(&record, log + at, sizeof record);
        at += sizeof record;
        output.resize(std::max<std::size_t>(record.room, 1));
        apply(*made, record, {log + at, record.length}, output.data());
        at += record.length;
    }
    made->key = header.key;
    live.push_front(std::move(made));
    if (live.size() > kMaximalLive) live.pop_back();
    return *live.front();
}

std::int64_t create(NativeContext& ctx, const Record& first) {
    const std::int64_t handle = offheap::allocate(ctx, sizeof(Header));
    writeMemory(ctx, handle, bytesOfValue(Header{}));
    append(ctx, handle, first, {});
    return handle;
}

ZipStream::Result run(NativeContext& ctx, std::int64_t handle, Record record,
                      std::string_view input, char* output, std::size_t room) {
    Live& of = liveStream(ctx, handle);
    record.room = static_cast<std::uint32_t>(room);
    ZipStream::Result result;
    result.status = apply(of, record, input, output);
    result.consumed = input.size() - of.stream.avail_in;
    result.produced = room - of.stream.avail_out;
    // What was not consumed will be given again; until then the stream has not seen that its input
    // ends.
    if (result.consumed < input.size()) record.flush = Z_NO_FLUSH;
    record.length = static_cast<std::uint32_t>(result.consumed);
    append(ctx, handle, record, input.substr(0, result.consumed));
    of.key = readHeader(ctx, handle).key;
    return result;
}

} // namespace

std::int64_t ZipStream::createInflater(NativeContext& ctx, bool raw) {
    Record record{Operation::InitializeInflater};
    record.raw = raw;
    return create(ctx, record);
}

std::int64_t ZipStream::createDeflater(NativeContext& ctx, int level, int strategy, bool raw) {
    Record record{Operation::InitializeDeflater};
    record.raw = raw;
    record.level = static_cast<std::int8_t>(level);
    record.strategy = static_cast<std::int8_t>(strategy);
    return create(ctx, record);
}

void ZipStream::destroy(NativeContext& ctx, std::int64_t handle) {
    const Header header = readHeader(ctx, handle);
    if (header.logAddress) offheap::free(ctx, header.logAddress);
    offheap::free(ctx, handle);
}

void ZipStream::reset(NativeContext& ctx, std::int64_t handle) {
    // Back to the first record, with the parameters that were set last.
    Header header = readHeader(ctx, handle);
    Ref block = 0;
    std::int64_t index = 0;
    if (!offheap::locate(ctx, header.logAddress, block, index)) return;
    const char* log = reinterpret_cast<const char*>(ctx.state.object(block)->payload()) + index;
    Record first;
    std::memcpy(&first, log, sizeof first);
    for (std::uint64_t at = sizeof first; at < header.logLength;) {
        Record record;
        std::memcpy(&record, log + at, sizeof record);
        if (record.operation == Operation::Parameters) {
            first.level = record.level;
            first.strategy = record.strategy;
        }
        at += sizeof record + record.length;
    }
    header.logLength = 0;
    header.key = {};
    writeMemory(ctx, handle, bytesOfValue(header));
    append(ctx, handle, first, {});
}

ZipStream::Result ZipStream::inflate(NativeContext& ctx, std::int64_t handle,
                                     std::string_view input, char* output, std::size_t room) {
    return run(ctx, handle, Record{Operation::Inflate}, input, output, room);
}

ZipStream::Result ZipStream::deflate(NativeContext& ctx, std::int64_t handle,
                                     std::string_view input, char* output, std::size_t room,
                                     int flush) {
    Record record{Operation::Deflate};
    record.flush = static_cast<std::int8_t>(flush);
    return run(ctx, handle, record, input, output, room);
}

ZipStream::Result ZipStream::deflateParameters(NativeContext& ctx, std::int64_t handle,
                                               std::string_view input, char* output,
                                               std::size_t room, int level, int strategy) {
    Record record{Operation::Parameters};
    record.level = static_cast<std::int8_t>(level);
    record.strategy = static_cast<std::int8_t>(strategy);
    return run(ctx, handle, record, input, output, room);
}

int ZipStream::setDictionary(NativeContext& ctx, std::int64_t handle, std::string_view dictionary) {
    Live& of = liveStream(ctx, handle);
    Record record{Operation::Dictionary};
    record.length = static_cast<std::uint32_t>(dictionary.size());
    const int status = apply(of, record, dictionary, nullptr);
    append(ctx, handle, record, dictionary);
    of.key = readHeader(ctx, handle).key;
    return status;
}

std::string ZipStream::message(NativeContext& ctx, std::int64_t handle) {
    const char* text = liveStream(ctx, handle).stream.msg;
    return text ? text : "";
}

std::uint32_t ZipStream::adler(NativeContext& ctx, std::int64_t handle) {
    return static_cast<std::uint32_t>(liveStream(ctx, handle).stream.adler);
}

} // namespace clew::vm::natives
