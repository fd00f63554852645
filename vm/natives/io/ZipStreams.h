#pragma once

// The streams behind java.util.zip.Inflater and Deflater. zlib keeps a stream's state in memory of
// its own, which no state of the explorer could hold; so what a state holds is the log of what has
// been done to the stream, in a block outside the Java heap whose address is the stream's handle. A
// stream is a function of its log: a live one for the log is kept in a cache, and when there is
// none (the explorer went back), it is made again by doing what the log says.

#include <cstdint>
#include <string>
#include <string_view>

#include "vm/interpreter/NativeContext.h"

namespace clew::vm::natives {

class ZipStream {
  public:
    struct Result {
        int status = 0; // of zlib
        std::size_t consumed = 0, produced = 0;
    };

    // The handle of a new stream.
    static std::int64_t createInflater(interpreter::NativeContext& ctx, bool raw);
    static std::int64_t createDeflater(interpreter::NativeContext& ctx, int level, int strategy,
                                       bool raw);
    static void destroy(interpreter::NativeContext& ctx, std::int64_t handle);
    static void reset(interpreter::NativeContext& ctx, std::int64_t handle);

    static Result inflate(interpreter::NativeContext& ctx, std::int64_t handle,
                          std::string_view input, char* output, std::size_t room);
    static Result deflate(interpreter::NativeContext& ctx, std::int64_t handle,
                          std::string_view input, char* output, std::size_t room, int flush);
    // Deflater.setLevel, setStrategy: what is pending may come out.
    static Result deflateParameters(interpreter::NativeContext& ctx, std::int64_t handle,
                                    std::string_view input, char* output, std::size_t room,
                                    int level, int strategy);
    // The status of zlib.
    static int setDictionary(interpreter::NativeContext& ctx, std::int64_t handle,
                             std::string_view dictionary);
    // What zlib says was wrong with the data; empty: nothing.
    static std::string message(interpreter::NativeContext& ctx, std::int64_t handle);
    static std::uint32_t adler(interpreter::NativeContext& ctx, std::int64_t handle);
};

} // namespace clew::vm::natives
