// java.io: streams, RandomAccessFile, FileDescriptor, and what File asks of the file system.

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>

#include "vm/natives/Peers.h"
#include "vm/natives/io/OpenFile.h"

namespace clew::vm::natives {

namespace {

// ---- FileDescriptor

NativeOutcome closeDescriptor(NativeContext& ctx) {
    OpenFile file(ctx, ctx.refAt(0));
    if (!file.mayUse()) return ctx.blocked();
    file.close();
    return ctx.returnVoid();
}

// ---- streams and RandomAccessFile: the receiver has a field `fd`

Ref descriptorOf(NativeContext& ctx) {
    return getField<Ref>(ctx.state, ctx.refAt(0), "fd");
}

NativeOutcome closed(NativeContext& ctx) {
    return ctx.throwNew("java/io/IOException", "Stream Closed");
}

NativeOutcome openStream(NativeContext& ctx, int flags) {
    constexpr mode_t kMode = 0666;
    if (ctx.refAt(1) == 0) return ctx.throwNullPointer();
    const std::string path = ctx.stringOf(ctx.refAt(1));
    Opening opened = openPath(ctx, path, flags, kMode);
    if (opened.blocked) return ctx.blocked();
    if (!opened.error && !opened.node) {
        opened.error = Shared::of(ctx.vm).outerFiles.contents(opened.number)->error;
    } else if (opened.node && S_ISDIR(FileTree(ctx).statusOf(opened.node).st_mode)) {
        opened.error = EISDIR;
    }
    if (opened.error)
        return ctx.throwNew("java/io/FileNotFoundException",
                            path + " (" + errorText(opened.error) + ")");
    bind(ctx, descriptorOf(ctx), opened, flags);
    return ctx.returnVoid();
}

NativeOutcome openForReading(NativeContext& ctx) {
    return openStream(ctx, O_RDONLY);
}
NativeOutcome openForWriting(NativeContext& ctx) {
    return openStream(ctx, O_WRONLY | O_CREAT | (ctx.booleanAt(2) ? O_APPEND : O_TRUNC));
}
NativeOutcome openRandomAccess(NativeContext& ctx) {
    constexpr int kReadOnly = 1; // RandomAccessFile.O_RDONLY
    return openStream(ctx, ctx.intAt(2) & kReadOnly ? O_RDONLY : O_RDWR | O_CREAT);
}

// Runs what a stream does with its file when that may be done now.
template <class Body>
NativeOutcome withFile(NativeContext& ctx, bool changesFile, bool movesPosition, Body&& body) {
    OpenFile file(ctx, descriptorOf(ctx));
    if (!file.mayUse(changesFile, movesPosition)) return ctx.blocked();
    return file.isOpen() ? body(file) : closed(ctx);
}

NativeOutcome readByte(NativeContext& ctx) {
    return withFile(ctx, false, true, [&](OpenFile& file) {
        if (!file.canRead()) return throwInputOutput(ctx, EBADF);
        const std::string_view byte = file.read(1);
        return ctx.returnInt(byte.empty() ? -1 : static_cast<unsigned char>(byte[0]));
    });
}

// (byte[], int offset, int length): false when they are wrong, and `outcome` says how.
bool checkRange(NativeContext& ctx, NativeOutcome& outcome) {
    if (ctx.refAt(1) == 0) {
        outcome = ctx.throwNullPointer();
        return false;
    }
    const std::int64_t length = ctx.state.object(ctx.refAt(1))->length;
    if (ctx.intAt(2) < 0 || ctx.intAt(3) < 0 ||
        std::int64_t(ctx.intAt(2)) + ctx.intAt(3) > length) {
        outcome = ctx.throwNew("java/lang/IndexOutOfBoundsException");
        return false;
    }
    return true;
}

NativeOutcome readBytes(NativeContext& ctx) {
    NativeOutcome outcome{};
    if (!checkRange(ctx, outcome)) return outcome;
    if (ctx.intAt(3) == 0) return ctx.returnInt(0);
    return withFile(ctx, false, true, [&](OpenFile& file) {
        if (!file.canRead()) return throwInputOutput(ctx, EBADF);
        const std::string_view bytes = file.read(static_cast<std::size_t>(ctx.intAt(3)));
        if (bytes.empty()) return ctx.returnInt(-1);
        const auto count = static_cast<std::int32_t>(bytes.size());
        copyInto(ctx.state, ctx.refAt(1), static_cast<std::size_t>(ctx.intAt(2)), bytes);
        return ctx.returnInt(count);
    });
}

NativeOutcome fileLength(NativeContext& ctx) {
    return withFile(ctx, false, false, [&](OpenFile& file) { return ctx.returnLong(file.size()); });
}
NativeOutcome filePosition(NativeContext& ctx) {
    return withFile(ctx, false, false,
                    [&](OpenFile& file) { return ctx.returnLong(file.position()); });
}
NativeOutcome skipBytes(NativeContext& ctx) {
    return withFile(ctx, false, true, [&](OpenFile& file) {
        const std::int64_t from = file.position(), to = from + ctx.longAt(1);
        if (to < 0) return throwInputOutput(ctx, EINVAL);
        file.setPosition(to);
        return ctx.returnLong(to - from);
    });
}
NativeOutcome seek(NativeContext& ctx) {
    return withFile(ctx, false, true, [&](OpenFile& file) {
        file.setPosition(ctx.longAt(1));
        return ctx.returnVoid();
    });
}
NativeOutcome available(NativeContext& ctx) {
    return withFile(ctx, false, false, [&](OpenFile& file) {
        return ctx.returnInt(static_cast<std::int32_t>(
            std::clamp<std::int64_t>(file.size() - file.position(), 0, 0x7FFFFFFF)));
    });
}

// What a path prints is what it prints for the present inputs: nothing that the program could see
// depends on it.
NativeOutcome writeByte(NativeContext& ctx) {
    OpenFile file(ctx, descriptorOf(ctx));
    if (!file.isOutput()) {
        if (!file.mayUse(true)) return ctx.blocked();
        if (!file.isOpen()) return closed(ctx);
        if (!file.canWrite()) return throwInputOutput(ctx, EBADF);
        if (const values::Expression symbolic = ctx.expressionAt(1)) ctx.makeConcrete(symbolic);
    }
    const char byte = static_cast<char>(ctx.intAt(1));
    file.write({&byte, 1});
    return ctx.returnVoid();
}

// Whether checkRange holds.
bool settledRange(NativeContext& ctx) {
    if (!ctx.state.carriesExpressions) return true;
    if (!ctx.settledReference(1)) return false;
    const Ref array = ctx.refAt(1);
    if (array == 0) return true;
    using namespace values::expressions;
    const auto valueAt = [&](unsigned slot) {
        return ctx.expressionAt(slot) ? ctx.expressionAt(slot) : constantInt(ctx.intAt(slot));
    };
    const Object& object = *ctx.object(array);
    const state::Shadow length =
        object.isSymbolic() ? object.shadows()[state::kLengthShadow] : state::Shadow();
    const values::Expression end =
        length ? length.what() : constantInt(static_cast<std::int32_t>(object.length));
    const values::Expression from = valueAt(2), count = valueAt(3), zero = constantInt(0);
    const values::Expression room = make(values::ExpressionKind::Subtract, end, from);
    return ctx.settled(andOf(andOf(lessOrEqual(zero, from), lessOrEqual(from, end)),
                             andOf(lessOrEqual(zero, count), lessOrEqual(count, room))));
}

NativeOutcome writeBytes(NativeContext& ctx) {
    NativeOutcome outcome{};
    if (!settledRange(ctx)) return ctx.blocked();
    if (!checkRange(ctx, outcome)) return outcome;
    if (ctx.intAt(3) == 0) return ctx.returnVoid();
    OpenFile file(ctx, descriptorOf(ctx));
    const auto from = static_cast<std::size_t>(ctx.intAt(2));
    const auto count = static_cast<std::size_t>(ctx.intAt(3));
    if (file.isOutput()) {
        const Object* array = ctx.state.object(ctx.refAt(1));
        file.write({reinterpret_cast<const char*>(array->payload()) + from, count});
        return ctx.returnVoid();
    }
    if (!file.mayUse(true)) return ctx.blocked();
    if (!file.isOpen()) return closed(ctx);
    if (!file.canWrite()) return throwInputOutput(ctx, EBADF);
    for (const unsigned slot : {2u, 3u})
        if (const values::Expression symbolic = ctx.expressionAt(slot)) ctx.makeConcrete(symbolic);
    file.write(concreteBytes(ctx, ctx.refAt(1), from, count));
    return ctx.returnVoid();
}

NativeOutcome setLength(NativeContext& ctx) {
    return withFile(ctx, true, true, [&](OpenFile& file) {
        if (!file.canWrite() || ctx.longAt(1) < 0) return throwInputOutput(ctx, EINVAL);
        file.setSize(ctx.longAt(1));
        file.setPosition(std::min(file.position(), ctx.longAt(1)));
        return ctx.returnVoid();
    });
}

// ---- UnixFileSystem

std::string pathOf(NativeContext& ctx, unsigned slot) {
    const Ref path = getField<Ref>(ctx.state, ctx.refAt(slot), "path");
    ctx.makeObjectConcrete(path);
    return ctx.stringOf(path);
}

// Runs body(tree, place) for the File in slot 1 when that may be done now.
template <class Body>
NativeOutcome withPlace(NativeContext& ctx, bool changes, bool followLink, Body&& body) {
    FileTree tree(ctx);
    const Place place = tree.find(pathOf(ctx, 1), followLink);
    if (!(changes ? tree.mayChange(place) : tree.mayRead(place))) return ctx.blocked();
    return body(tree, place);
}
template <class Body>
NativeOutcome reading(NativeContext& ctx, Body&& body) {
    return withPlace(ctx, false, true, body);
}
template <class Body> // returns an errno
NativeOutcome changing(NativeContext& ctx, bool followLink, Body&& body) {
    return withPlace(ctx, true, followLink, [&](FileTree& tree, const Place& place) {
        return ctx.returnBoolean(body(tree, place) == 0);
    });
}

// Links are followed as far as there is something, and "." and ".." are taken out.
NativeOutcome canonicalize(NativeContext& ctx) {
    FileTree tree(ctx);
    if (!tree.mayUse(false, 0, false)) return ctx.blocked();
    const std::string path = ctx.stringOf(ctx.refAt(1));
    std::string head = path, tail;
    Place place = tree.find(head);
    while (place.error && head.size() > 1) {
        const std::size_t slash = head.rfind('/');
        tail.insert(0, head, slash);
        head = slash == 0 ? "/" : head.substr(0, slash);
        place = tree.find(head);
    }
    const std::string found = place.error ? head : place.path;
    std::string text = std::filesystem::path(found + tail).lexically_normal().string();
    if (text.size() > 1 && text.ends_with('/')) text.pop_back();
    return ctx.returnRef(ctx.newString(text));
}

NativeOutcome booleanAttributes(NativeContext& ctx) {
    enum { Exists = 1, Regular = 2, Directory = 4 };
    return reading(ctx, [&](FileTree& tree, const Place& place) {
        if (place.error) return ctx.returnInt(0);
        const mode_t mode = tree.status(place).st_mode;
        return ctx.returnInt(Exists | (S_ISREG(mode) ? Regular : 0) |
                             (S_ISDIR(mode) ? Directory : 0));
    });
}

NativeOutcome checkAccess(NativeContext& ctx) {
    enum { Execute = 1, Write = 2, Read = 4 };
    const int wanted = ctx.intAt(2);
    const int mode =
        (wanted & Read ? R_OK : 0) | (wanted & Write ? W_OK : 0) | (wanted & Execute ? X_OK : 0);
    return reading(ctx, [&](FileTree& tree, const Place& place) {
        return ctx.returnBoolean(!place.error && tree.accessError(place, mode) == 0);
    });
}

NativeOutcome lastModified(NativeContext& ctx) {
    return reading(ctx, [&](FileTree& tree, const Place& place) {
        if (place.error) return ctx.returnLong(0);
        const timespec time = tree.status(place).st_mtim;
        return ctx.returnLong(time.tv_sec * 1000 + time.tv_nsec / 1'000'000);
    });
}

NativeOutcome lengthOfPath(NativeContext& ctx) {
    return reading(ctx, [&](FileTree& tree, const Place& place) {
        return ctx.returnLong(place.error ? 0 : tree.status(place).st_size);
    });
}

NativeOutcome list(NativeContext& ctx) {
    return reading(ctx, [&](FileTree& tree, const Place& place) {
        int error = 0;
        const std::vector<std::string> names = tree.namesIn(place, error);
        return ctx.returnRef(error ? 0 : newStringArray(ctx, names));
    });
}

NativeOutcome createExclusively(NativeContext& ctx) {
    constexpr mode_t kMode = 0666;
    const Opening opened =
        openPath(ctx, ctx.stringOf(ctx.refAt(1)), O_RDWR | O_CREAT | O_EXCL, kMode);
    if (opened.blocked) return ctx.blocked();
    if (opened.error && opened.error != EEXIST) return throwInputOutput(ctx, opened.error);
    return ctx.returnBoolean(opened.error == 0);
}

NativeOutcome removeFile(NativeContext& ctx) {
    return changing(ctx, false, [](FileTree& tree, const Place& place) {
        return tree.remove(place, FileTree::Kind::Any);
    });
}

NativeOutcome renameFile(NativeContext& ctx) {
    const std::string to = pathOf(ctx, 2);
    return changing(ctx, false, [&](FileTree& tree, const Place& place) {
        return tree.rename(place, tree.find(to, false));
    });
}

NativeOutcome createFolder(NativeContext& ctx) {
    constexpr mode_t kMode = 0777;
    return changing(ctx, false, [](FileTree& tree, Place place) {
        if (!place.error) return EEXIST;
        return place.canBeMade ? tree.make(place, S_IFDIR | kMode) : place.error;
    });
}

NativeOutcome setLastModified(NativeContext& ctx) {
    constexpr std::int64_t kMillisecond = 1'000'000;
    const std::int64_t time = ctx.longAt(2) * kMillisecond;
    return changing(ctx, true, [&](FileTree& tree, const Place& place) {
        if (place.error) return place.error;
        const timespec accessed = tree.status(place).st_atim;
        return tree.setTimes(place, accessed.tv_sec * 1'000'000'000 + accessed.tv_nsec, time);
    });
}

// (File, int access, boolean enable, boolean ownerOnly)
NativeOutcome setPermission(NativeContext& ctx) {
    const mode_t bits = static_cast<mode_t>(ctx.intAt(2));
    const mode_t which = ctx.booleanAt(4) ? bits << 6 : bits << 6 | bits << 3 | bits;
    return changing(ctx, true, [&](FileTree& tree, const Place& place) {
        if (place.error) return place.error;
        const mode_t mode = tree.status(place).st_mode;
        return tree.setMode(place, ctx.booleanAt(3) ? mode | which : mode & ~which);
    });
}

NativeOutcome setReadOnly(NativeContext& ctx) {
    constexpr mode_t kWrite = 0222;
    return changing(ctx, true, [](FileTree& tree, const Place& place) {
        return place.error ? place.error
                           : tree.setMode(place, tree.status(place).st_mode & ~kWrite);
    });
}

NativeOutcome spaceOnDisk(NativeContext& ctx) {
    ctx.vm.approximated(Approximation::SpaceOnDisk);
    return ctx.returnLong(0);
}

NativeOutcome longestName(NativeContext& ctx) {
    return ctx.returnLong(255);
}

// ---- small

NativeOutcome hasStaticInitializer(NativeContext& ctx) {
    return ctx.returnBoolean(ctx.classOf(ctx.refAt(0)).classInitializer != nullptr);
}

constexpr std::string_view kDescriptor = "java/io/FileDescriptor",
                           kInput = "java/io/FileInputStream", kOutput = "java/io/FileOutputStream",
                           kRandom = "java/io/RandomAccessFile",
                           kFileSystem = "java/io/UnixFileSystem";

constexpr NativePeer kPeers[] = {
    {kDescriptor, "initIDs", "()V", nothing},
    {kDescriptor, "getHandle", "(I)J", returnZeroLong},
    {kDescriptor, "getAppend", "(I)Z", returnFalse},
    {kDescriptor, "close0", "()V", closeDescriptor},
    {kDescriptor, "sync", "()V", nothing, Before25},
    {kDescriptor, "sync0", "()V", nothing, After17},
    {kInput, "initIDs", "()V", nothing},
    {kInput, "open0", "(Ljava/lang/String;)V", openForReading},
    {kInput, "read0", "()I", readByte},
    {kInput, "readBytes", "([BII)I", readBytes},
    {kInput, "length0", "()J", fileLength},
    {kInput, "position0", "()J", filePosition},
    {kInput, "skip0", "(J)J", skipBytes},
    {kInput, "available0", "()I", available},
    {kInput, "isRegularFile0", "(Ljava/io/FileDescriptor;)Z", returnTrue, After17},
    {kOutput, "initIDs", "()V", nothing},
    {kOutput, "open0", "(Ljava/lang/String;Z)V", openForWriting},
    {kOutput, "write", "(IZ)V", writeByte, true},
    {kOutput, "writeBytes", "([BIIZ)V", writeBytes, true},
    {kRandom, "initIDs", "()V", nothing},
    {kRandom, "open0", "(Ljava/lang/String;I)V", openRandomAccess},
    {kRandom, "read0", "()I", readByte},
    {kRandom, "readBytes", "([BII)I", readBytes, Before25},
    {kRandom, "readBytes0", "([BII)I", readBytes, After17},
    {kRandom, "write0", "(I)V", writeByte, true},
    {kRandom, "writeBytes", "([BII)V", writeBytes, true, Before25},
    {kRandom, "writeBytes0", "([BII)V", writeBytes, true, After17},
    {kRandom, "getFilePointer", "()J", filePosition},
    {kRandom, "seek0", "(J)V", seek},
    {kRandom, "length", "()J", fileLength, Before25},
    {kRandom, "length0", "()J", fileLength, After17},
    {kRandom, "setLength", "(J)V", setLength, Before25},
    {kRandom, "setLength0", "(J)V", setLength, After17},
    {kFileSystem, "initIDs", "()V", nothing},
    {kFileSystem, "canonicalize0", "(Ljava/lang/String;)Ljava/lang/String;", canonicalize},
    {kFileSystem, "getBooleanAttributes0", "(Ljava/io/File;)I", booleanAttributes},
    {kFileSystem, "checkAccess", "(Ljava/io/File;I)Z", checkAccess, Before25},
    {kFileSystem, "checkAccess0", "(Ljava/io/File;I)Z", checkAccess, After17},
    {kFileSystem, "getLastModifiedTime", "(Ljava/io/File;)J", lastModified, Before25},
    {kFileSystem, "getLastModifiedTime0", "(Ljava/io/File;)J", lastModified, After17},
    {kFileSystem, "getLength", "(Ljava/io/File;)J", lengthOfPath, Before25},
    {kFileSystem, "getLength0", "(Ljava/io/File;)J", lengthOfPath, After17},
    {kFileSystem, "list", "(Ljava/io/File;)[Ljava/lang/String;", list, Before25},
    {kFileSystem, "list0", "(Ljava/io/File;)[Ljava/lang/String;", list, After17},
    {kFileSystem, "createFileExclusively", "(Ljava/lang/String;)Z", createExclusively, Before25},
    {kFileSystem, "createFileExclusively0", "(Ljava/lang/String;)Z", createExclusively, After17},
    {kFileSystem, "delete0", "(Ljava/io/File;)Z", removeFile},
    {kFileSystem, "rename0", "(Ljava/io/File;Ljava/io/File;)Z", renameFile},
    {kFileSystem, "createDirectory", "(Ljava/io/File;)Z", createFolder, Before25},
    {kFileSystem, "createDirectory0", "(Ljava/io/File;)Z", createFolder, After17},
    {kFileSystem, "setLastModifiedTime", "(Ljava/io/File;J)Z", setLastModified, Before25},
    {kFileSystem, "setLastModifiedTime0", "(Ljava/io/File;J)Z", setLastModified, After17},
    {kFileSystem, "setPermission", "(Ljava/io/File;IZZ)Z", setPermission, Before25},
    {kFileSystem, "setPermission0", "(Ljava/io/File;IZZ)Z", setPermission, After17},
    {kFileSystem, "setReadOnly", "(Ljava/io/File;)Z", setReadOnly, Before25},
    {kFileSystem, "setReadOnly0", "(Ljava/io/File;)Z", setReadOnly, After17},
    {kFileSystem, "getSpace", "(Ljava/io/File;I)J", spaceOnDisk, Before25},
    {kFileSystem, "getSpace0", "(Ljava/io/File;I)J", spaceOnDisk, After17},
    {kFileSystem, "getNameMax0", "(Ljava/lang/String;)J", longestName},
    {"java/io/ObjectStreamClass", "initNative", "()V", nothing},
    {"java/io/ObjectStreamClass", "hasStaticInitializer", "(Ljava/lang/Class;)Z",
     hasStaticInitializer},
    {"java/io/Console", "encoding", "()Ljava/lang/String;", returnNull, Before25},
    {"java/io/Console", "istty", "()Z", returnFalse, OnceIn17},
    {"java/io/Console", "instantiateConsole", "()Ljava/io/Console;", returnNull,
     After17}, // since JDK 25
    {"java/io/Console", "ttyStatus", "()I", returnZeroLong, NewIn17},
    {"java/io/Console", "echo", "(Z)Z", returnFalse, Before25},
};

} // namespace

NativeTable ioPeers() {
    return kPeers;
}

} // namespace clew::vm::natives
