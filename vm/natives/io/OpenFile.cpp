#include "vm/natives/io/OpenFile.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "vm/interpreter/Interpreter.h"
#include "vm/objects/StackTrace.h"

namespace clew::vm::natives {
namespace {

// FileDescriptor.fd of a file that the program has written: this and O_RDONLY, O_WRONLY or O_RDWR.
constexpr int kWritten = 90;

bool isWritten(int number) {
    return number >= kWritten && number <= kWritten + O_RDWR;
}

bool isSink(const FileSnapshot& file) {
    return file.path == "/dev/null";
}

// What a device gives or takes is not known, with these exceptions.
void checkDevice(const FileSnapshot& file, bool writes) {
    if (!file.isDevice || isSink(file) || (!writes && !file.bytes.empty())) return;
    throw interpreter::Interpreter::Unsupported{
        {Approximation::FileOperation, "opening the device " + file.path}};
}

} // namespace

OpenFile::OpenFile(NativeContext& ctx, Ref fileDescriptor)
    : ctx_(ctx),
      tree_(ctx),
      descriptor_(fileDescriptor),
      number_(getField<std::int32_t>(ctx.state, fileDescriptor, "fd")),
      position_(getField<std::int64_t>(ctx.state, fileDescriptor, "handle")) {
    position_ = std::max<std::int64_t>(position_, 0);
    if (isWritten(number_))
        node_ = getField<Ref>(ctx.state, fileDescriptor, "clew$file");
    else if (number_ > 2)
        node_ = tree_.writtenTo(number_);
}

bool OpenFile::isSettled(bool changesFile, bool movesPosition) {
    const Object& descriptor = *ctx_.state.object(descriptor_);
    bool visible =
        descriptor.flags & Object::Shared &&
        ctx_.isVisible(*descriptor.klass->fieldNamed("handle"), descriptor_, movesPosition);
    if (number_ > 2) visible |= tree_.isVisible(false, node_, changesFile);
    return !visible;
}

bool OpenFile::mayUse(bool changesFile, bool movesPosition) {
    if (isSettled(changesFile, movesPosition)) return true;
    const bool isShared = ctx_.state.object(descriptor_)->flags & Object::Shared;
    if (!ctx_.scheduled(isShared ? descriptor_ : node_)) return false;
    if (number_ > 2) tree_.noteUse(changesFile);
    return true;
}

bool OpenFile::canRead() const {
    return !isOutput() && number_ != kWritten + O_WRONLY;
}
bool OpenFile::canWrite() const {
    if (isOutput()) return true;
    if (isWritten(number_)) return number_ != kWritten + O_RDONLY;
    const FileSnapshot* file = Shared::of(ctx_.vm).outerFiles.contents(number_);
    return file && isSink(*file);
}

Place OpenFile::place() {
    if (node_) return {.node = node_};
    return number_ > 2 ? tree_.placeOf(number_) : Place{.error = EBADF};
}

bool OpenFile::isFolder() {
    if (number_ <= 2) return false;
    const Place at = place();
    return at.error == 0 && S_ISDIR(tree_.status(at).st_mode);
}

std::string_view OpenFile::contents(std::size_t atLeast) {
    if (node_) return tree_.contents(node_);
    if (number_ == 0) {
        ++FileTree::outerUses();
        const std::string_view input = ctx_.vm.standardInput(atLeast);
        // What was read by then is not all: the program must not take it for that.
        if (ctx_.vm.interrupted)
            throw interpreter::Interpreter::Unsupported{
                {Approximation::FileOperation, "standard input that was not read to its end"}};
        return input;
    }
    const FileSnapshot* file = Shared::of(ctx_.vm).outerFiles.contents(number_);
    if (!file) return {};
    if (file->isDevice && !file->bytes.empty() && !ctx_.vm.options.singlePath && !isForProvider())
        ctx_.vm.approximated(Approximation::OneSeed, file->path);
    return file->bytes;
}

// Of SecureRandom, which is named itself where a program draws from it.
bool OpenFile::isForProvider() const {
    return std::ranges::any_of(framesOf(ctx_.state.thread()), [](const TraceFrame& frame) {
        return frame.method->holder->name.view().starts_with("sun/security/provider/");
    });
}

void OpenFile::setPosition(std::int64_t position) {
    if (position == position_) return;
    position_ = position;
    setField<std::int64_t>(ctx_.state, descriptor_, "handle", position);
}

std::string_view OpenFile::readAt(std::int64_t position, std::size_t count) {
    const bool isAsked = position >= 0 && count > 0;
    const std::string_view all = contents(isAsked ? static_cast<std::size_t>(position) + 1 : 0);
    if (position < 0 || static_cast<std::size_t>(position) >= all.size()) return {};
    return all.substr(static_cast<std::size_t>(position), count);
}

std::string_view OpenFile::read(std::size_t count) {
    const std::string_view bytes = readAt(position_, count);
    setPosition(position_ + static_cast<std::int64_t>(bytes.size()));
    return bytes;
}

void OpenFile::write(std::string_view bytes) {
    if (!node_) return writeAt(0, bytes);
    const bool appends = getField<std::int8_t>(ctx_.state, descriptor_, "append") != 0;
    const std::int64_t from = appends ? tree_.size(node_) : position_;
    const auto count = static_cast<std::int64_t>(bytes.size());
    tree_.write(node_, from, bytes);
    setPosition(from + count);
}

void OpenFile::writeAt(std::int64_t position, std::string_view bytes) {
    if (node_)
        tree_.write(node_, position, bytes);
    else if (isOutput())
        writeOutput(ctx_, number_, bytes);
}

void OpenFile::setSize(std::int64_t size) {
    if (node_) tree_.setSize(node_, size);
}

void OpenFile::close() {
    setField<std::int32_t>(ctx_.state, descriptor_, "fd", -1);
    setField<std::int64_t>(ctx_.state, descriptor_, "handle", -1); // valid() asks for both
    setField<Ref>(ctx_.state, descriptor_, "clew$file", 0);
    number_ = -1;
    node_ = 0;
}

Opening openPath(NativeContext& ctx, const std::string& path, int flags, mode_t mode) {
    const bool writes = (flags & O_ACCMODE) != O_RDONLY, creates = flags & O_CREAT;
    const bool isNew = creates && flags & O_EXCL, empties = writes && flags & O_TRUNC;
    for (const std::string_view console : {"/dev/stdin", "/dev/stdout", "/dev/stderr", "/dev/tty"})
        if (path == console)
            throw interpreter::Interpreter::Unsupported{
                {Approximation::FileOperation, "opening the device " + path}};
    FileTree tree(ctx);
    Place place = tree.find(path, !isNew && !(flags & O_NOFOLLOW));
    const bool makes = creates && place.canBeMade;
    const bool isOuterFile = place.outer && place.error == 0 && S_ISREG(tree.status(place).st_mode);
    if (!tree.mayUse(makes || (writes && isOuterFile), place.node, empties))
        return {.blocked = true};
    if (makes) {
        if (path.ends_with('/')) return {.error = EISDIR};
        if (const int error = tree.make(place, S_IFREG | mode)) return {.error = error};
        return {.node = place.node};
    }
    if (place.error) return {.error = place.error};
    if (isNew) return {.error = EEXIST};
    const mode_t type = tree.status(place).st_mode & S_IFMT;
    if (type == S_IFLNK) return {.error = ELOOP};
    if (type == S_IFDIR && (writes || creates)) {
        if (place.outer) ++FileTree::outerUses(); // also of "/", which everybody has
        return {.error = EISDIR};
    }
    const int wanted = (flags & O_ACCMODE) == O_RDWR     ? R_OK | W_OK
                       : (flags & O_ACCMODE) == O_WRONLY ? W_OK
                                                         : R_OK;
    if (const int error = tree.accessError(place, wanted)) return {.error = error};
    if (place.node || (writes && type == S_IFREG)) {
        const Ref node = tree.writable(place);
        if (empties) tree.setSize(node, 0);
        return {.node = node};
    }
    OuterFiles& outer = Shared::of(ctx.vm).outerFiles;
    const int number = outer.open(place.path);
    const FileSnapshot& file = *outer.contents(number);
    checkDevice(file, writes);
    if (file.error && file.error != EISDIR) return {.error = file.error};
    return {.number = number};
}

void bind(NativeContext& ctx, Ref fileDescriptor, const Opening& opened, int flags) {
    setField<std::int32_t>(ctx.state, fileDescriptor, "fd",
                           opened.node ? kWritten + (flags & O_ACCMODE) : opened.number);
    setField<std::int64_t>(ctx.state, fileDescriptor, "handle", 0);
    setField<Ref>(ctx.state, fileDescriptor, "clew$file", opened.node);
    setField<std::int8_t>(ctx.state, fileDescriptor, "append", flags & O_APPEND ? 1 : 0);
}

std::string errorText(int error) {
    char buffer[256];
    return strerror_r(error, buffer, sizeof buffer);
}

NativeOutcome throwInputOutput(NativeContext& ctx, int error) {
    return ctx.throwNew("java/io/IOException", errorText(error));
}

void copyInto(LiveState& state, Ref array, std::size_t offset, std::string_view bytes) {
    if (!bytes.empty())
        std::memcpy(state.writable(array)->payload() + offset, bytes.data(), bytes.size());
}

std::string_view concreteBytes(NativeContext& ctx, Ref array, std::size_t offset,
                               std::size_t count) {
    if (ctx.state.carriesExpressions) ctx.makeObjectConcrete(array);
    return {reinterpret_cast<const char*>(ctx.state.object(array)->payload()) + offset, count};
}

void writeOutput(NativeContext& ctx, int number, std::string_view bytes) {
    if (ctx.vm.output) ctx.vm.output->write(number, bytes);
}

} // namespace clew::vm::natives
