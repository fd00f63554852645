#include "vm/natives/io/OpenFile.h"

#include <algorithm>
#include <cstring>

namespace clew::vm::natives {

bool mayUseFile(NativeContext& ctx, Ref fileDescriptor) {
    const Object& descriptor = *ctx.state.object(fileDescriptor);
    return !(descriptor.flags & Object::Shared) ||
           ctx.mayAccess(*descriptor.klass->fieldNamed("handle"), fileDescriptor, true);
}

OpenFile::OpenFile(NativeContext& ctx, Ref fileDescriptor)
    : state_(ctx.state),
      descriptor_(fileDescriptor),
      number_(getField<std::int32_t>(ctx.state, fileDescriptor, "fd")),
      position_(getField<std::int64_t>(ctx.state, fileDescriptor, "handle")) {
    if (number_ == 0) {
        contents_ = ctx.vm.options.standardInput;
    } else if (const FileSnapshot* file = Shared::of(ctx.vm).file(number_)) {
        contents_ = file->bytes;
    }
    position_ = std::max<std::int64_t>(position_, 0);
}

void OpenFile::setPosition(std::int64_t position) {
    if (position == position_) return;
    position_ = position;
    setField<std::int64_t>(state_, descriptor_, "handle", position);
}

std::string_view OpenFile::readAt(std::int64_t position, std::size_t count) const {
    if (position < 0 || static_cast<std::size_t>(position) >= contents_.size()) return {};
    return contents_.substr(static_cast<std::size_t>(position), count);
}

std::string_view OpenFile::read(std::size_t count) {
    const std::string_view bytes = readAt(position_, count);
    setPosition(position_ + static_cast<std::int64_t>(bytes.size()));
    return bytes;
}

std::string errorText(int error) {
    char buffer[256];
    return strerror_r(error, buffer, sizeof buffer);
}

NativeOutcome refuseWriting(NativeContext& ctx, std::string_view what) {
    ctx.vm.approximated(Approximation::ReadOnlyFiles, std::string(what));
    return ctx.throwNew("java/io/IOException", "Read-only file system");
}

void copyInto(LiveState& state, Ref array, std::size_t offset, std::string_view bytes) {
    if (!bytes.empty())
        std::memcpy(state.writable(array)->payload() + offset, bytes.data(), bytes.size());
}

void writeOutput(NativeContext& ctx, int number, std::string_view bytes) {
    if (ctx.vm.output) ctx.vm.output->write(number, bytes);
}

} // namespace clew::vm::natives
