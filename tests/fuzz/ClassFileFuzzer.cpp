// libFuzzer target for the class-file reader: any bytes give a ClassFile or a FormatError, and no
// view of the ClassFile leaves the bytes. Both depths of checking are tried, since neither may ever
// read outside the file.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <vector>

#include "tests/vm/classfile/TouchEverything.h"
#include "vm/classfile/ClassFile.h"

using namespace clew::vm::classfile;

namespace {
volatile std::uint64_t sink;

bool accepts(Bytes bytes, Checks checks) {
    try {
        const ClassFile file = ClassFile::parse(bytes, "input.class", checks);
        sink = Touch().everything(file);
        return true;
    } catch (const FormatError&) {
        return false;
    }
}
} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    // A copy of exactly this size, so that one byte too far is seen.
    const std::vector<std::uint8_t> copy(data, data + size);
    const bool structureIsGood = accepts(copy, Checks::Structure);
    const bool allIsGood = accepts(copy, Checks::Full);
    if (allIsGood && !structureIsGood) std::abort();
    return 0;
}
