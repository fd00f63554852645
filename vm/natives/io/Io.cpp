// java.io: streams, RandomAccessFile, FileDescriptor, and what File asks of the file system.

#include <dirent.h>
#include <sys/stat.h>
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
    const Ref descriptor = ctx.refAt(0);
    if (!mayUseFile(ctx, descriptor)) return ctx.blocked();
    if (getField<std::int32_t>(ctx.state, descriptor, "fd") > 2) {
        setField<std::int32_t>(ctx.state, descriptor, "fd", -1);
    }
    return ctx.returnVoid();
}

// ---- streams and RandomAccessFile: the receiver has a field `fd`

Ref descriptorOf(NativeContext& ctx) {
    return getField<Ref>(ctx.state, ctx.refAt(0), "fd");
}

NativeOutcome closed(NativeContext& ctx) {
    return ctx.throwNew("java/io/IOException", "Stream Closed");
}

NativeOutcome notFound(NativeContext& ctx, Ref path, std::string_view reason) {
    return ctx.throwNew("java/io/FileNotFoundException",
                        ctx.stringOf(path) + " (" + std::string(reason) + ")");
}

NativeOutcome openForReading(NativeContext& ctx) {
    if (ctx.refAt(1) == 0) return ctx.throwNullPointer();
    Shared& shared = Shared::of(ctx.vm);
    const int number = shared.openFile(ctx.stringOf(ctx.refAt(1)));
    if (const int error = shared.file(number)->error)
        return notFound(ctx, ctx.refAt(1), errorText(error));
    const Ref descriptor = descriptorOf(ctx);
    setField<std::int32_t>(ctx.state, descriptor, "fd", number);
    setField<std::int64_t>(ctx.state, descriptor, "handle", 0);
    return ctx.returnVoid();
}

NativeOutcome openForWriting(NativeContext& ctx) {
    if (ctx.refAt(1) == 0) return ctx.throwNullPointer();
    ctx.vm.approximated("files are read-only: opening " + ctx.stringOf(ctx.refAt(1)) +
                        " for writing");
    return notFound(ctx, ctx.refAt(1), "Read-only file system");
}

NativeOutcome openRandomAccess(NativeContext& ctx) {
    constexpr int kReadOnly = 1;
    return ctx.intAt(2) == kReadOnly ? openForReading(ctx) : openForWriting(ctx);
}

NativeOutcome readByte(NativeContext& ctx) {
    if (!mayUseFile(ctx, descriptorOf(ctx))) return ctx.blocked();
    OpenFile file(ctx, descriptorOf(ctx));
    if (!file.isOpen()) return closed(ctx);
    const std::string_view byte = file.read(1);
    return ctx.returnInt(byte.empty() ? -1 : static_cast<unsigned char>(byte[0]));
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
    if (!mayUseFile(ctx, descriptorOf(ctx))) return ctx.blocked();
    OpenFile file(ctx, descriptorOf(ctx));
    if (!file.isOpen()) return closed(ctx);
    const std::string_view bytes = file.read(static_cast<std::size_t>(ctx.intAt(3)));
    if (bytes.empty()) return ctx.returnInt(-1);
    copyInto(ctx.state, ctx.refAt(1), static_cast<std::size_t>(ctx.intAt(2)), bytes);
    return ctx.returnInt(static_cast<std::int32_t>(bytes.size()));
}

NativeOutcome fileLength(NativeContext& ctx) {
    const OpenFile file(ctx, descriptorOf(ctx));
    if (!file.isOpen()) return closed(ctx);
    return ctx.returnLong(static_cast<std::int64_t>(file.contents().size()));
}
NativeOutcome filePosition(NativeContext& ctx) {
    if (!mayUseFile(ctx, descriptorOf(ctx))) return ctx.blocked();
    const OpenFile file(ctx, descriptorOf(ctx));
    if (!file.isOpen()) return closed(ctx);
    return ctx.returnLong(file.position());
}
NativeOutcome skipBytes(NativeContext& ctx) {
    if (!mayUseFile(ctx, descriptorOf(ctx))) return ctx.blocked();
    OpenFile file(ctx, descriptorOf(ctx));
    if (!file.isOpen()) return closed(ctx);
    file.setPosition(file.position() + ctx.longAt(1));
    return ctx.returnLong(ctx.longAt(1));
}
NativeOutcome seek(NativeContext& ctx) {
    if (!mayUseFile(ctx, descriptorOf(ctx))) return ctx.blocked();
    OpenFile file(ctx, descriptorOf(ctx));
    if (!file.isOpen()) return closed(ctx);
    file.setPosition(ctx.longAt(1));
    return ctx.returnVoid();
}
NativeOutcome available(NativeContext& ctx) {
    if (!mayUseFile(ctx, descriptorOf(ctx))) return ctx.blocked();
    const OpenFile file(ctx, descriptorOf(ctx));
    if (!file.isOpen()) return closed(ctx);
    const std::int64_t left = static_cast<std::int64_t>(file.contents().size()) - file.position();
    return ctx.returnInt(static_cast<std::int32_t>(std::clamp<std::int64_t>(left, 0, 0x7FFFFFFF)));
}

// What a path prints is what it prints for the present inputs: nothing that the program could see
// depends on it.
NativeOutcome writeByte(NativeContext& ctx) {
    const OpenFile file(ctx, descriptorOf(ctx));
    if (!file.isOpen()) return closed(ctx);
    if (!file.isOutput()) return refuseWriting(ctx, "writing");
    const char byte = static_cast<char>(ctx.intAt(1));
    writeOutput(ctx, file.number(), {&byte, 1});
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
    const OpenFile file(ctx, descriptorOf(ctx));
    if (!file.isOpen()) return closed(ctx);
    if (!file.isOutput()) return refuseWriting(ctx, "writing");
    const Object* array = ctx.state.object(ctx.refAt(1));
    writeOutput(ctx, file.number(),
                {reinterpret_cast<const char*>(array->payload()) + ctx.intAt(2),
                 static_cast<std::size_t>(ctx.intAt(3))});
    return ctx.returnVoid();
}

NativeOutcome refuseSetLength(NativeContext& ctx) {
    return refuseWriting(ctx, "RandomAccessFile.setLength");
}

// ---- UnixFileSystem

std::string pathOf(NativeContext& ctx, unsigned slot) {
    return ctx.stringOf(getField<Ref>(ctx.state, ctx.refAt(slot), "path"));
}

NativeOutcome canonicalize(NativeContext& ctx) {
    std::error_code error;
    const std::string path = ctx.stringOf(ctx.refAt(1));
    const std::filesystem::path canonical = std::filesystem::weakly_canonical(path, error);
    std::string text =
        error ? std::filesystem::path(path).lexically_normal().string() : canonical.string();
    if (text.size() > 1 && text.ends_with('/')) text.pop_back();
    return ctx.returnRef(ctx.newString(text));
}

NativeOutcome booleanAttributes(NativeContext& ctx) {
    enum { Exists = 1, Regular = 2, Directory = 4 };
    struct stat status;
    if (stat(pathOf(ctx, 1).c_str(), &status) != 0) return ctx.returnInt(0);
    return ctx.returnInt(Exists | (S_ISREG(status.st_mode) ? Regular : 0) |
                         (S_ISDIR(status.st_mode) ? Directory : 0));
}

NativeOutcome checkAccess(NativeContext& ctx) {
    enum { Execute = 1, Write = 2, Read = 4 };
    const int wanted = ctx.intAt(2);
    const int mode =
        (wanted & Read ? R_OK : 0) | (wanted & Write ? W_OK : 0) | (wanted & Execute ? X_OK : 0);
    return ctx.returnBoolean(access(pathOf(ctx, 1).c_str(), mode) == 0);
}

NativeOutcome lastModified(NativeContext& ctx) {
    struct stat status;
    if (stat(pathOf(ctx, 1).c_str(), &status) != 0) return ctx.returnLong(0);
    return ctx.returnLong(status.st_mtim.tv_sec * 1000 + status.st_mtim.tv_nsec / 1'000'000);
}

NativeOutcome lengthOfPath(NativeContext& ctx) {
    struct stat status;
    return ctx.returnLong(stat(pathOf(ctx, 1).c_str(), &status) == 0 ? status.st_size : 0);
}

NativeOutcome list(NativeContext& ctx) {
    DIR* directory = opendir(pathOf(ctx, 1).c_str());
    if (!directory) return ctx.returnRef(0);
    std::vector<std::string> names;
    while (const dirent* entry = readdir(directory)) {
        const std::string name = entry->d_name;
        if (name != "." && name != "..") names.push_back(name);
    }
    closedir(directory);
    std::ranges::sort(names);
    return ctx.returnRef(newStringArray(ctx, names));
}

NativeOutcome createExclusively(NativeContext& ctx) {
    if (access(ctx.stringOf(ctx.refAt(1)).c_str(), F_OK) == 0) return ctx.returnBoolean(false);
    return refuseWriting(ctx, "creating " + ctx.stringOf(ctx.refAt(1)));
}

NativeOutcome refuseChange(NativeContext& ctx) {
    ctx.vm.approximated("files are read-only: File." + ctx.method.name.str());
    return ctx.returnBoolean(false);
}

NativeOutcome spaceOnDisk(NativeContext& ctx) {
    ctx.vm.approximated("the space on a disk: none");
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
    {kRandom, "setLength", "(J)V", refuseSetLength, Before25},
    {kRandom, "setLength0", "(J)V", refuseSetLength, After17},
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
    {kFileSystem, "delete0", "(Ljava/io/File;)Z", refuseChange},
    {kFileSystem, "rename0", "(Ljava/io/File;Ljava/io/File;)Z", refuseChange},
    {kFileSystem, "createDirectory", "(Ljava/io/File;)Z", refuseChange, Before25},
    {kFileSystem, "createDirectory0", "(Ljava/io/File;)Z", refuseChange, After17},
    {kFileSystem, "setLastModifiedTime", "(Ljava/io/File;J)Z", refuseChange, Before25},
    {kFileSystem, "setLastModifiedTime0", "(Ljava/io/File;J)Z", refuseChange, After17},
    {kFileSystem, "setPermission", "(Ljava/io/File;IZZ)Z", refuseChange, Before25},
    {kFileSystem, "setPermission0", "(Ljava/io/File;IZZ)Z", refuseChange, After17},
    {kFileSystem, "setReadOnly", "(Ljava/io/File;)Z", refuseChange, Before25},
    {kFileSystem, "setReadOnly0", "(Ljava/io/File;)Z", refuseChange, After17},
    {kFileSystem, "getSpace", "(Ljava/io/File;I)J", spaceOnDisk, Before25},
    {kFileSystem, "getSpace0", "(Ljava/io/File;I)J", spaceOnDisk, After17},
    {kFileSystem, "getNameMax0", "(Ljava/lang/String;)J", longestName},
    {"java/io/ObjectStreamClass", "initNative", "()V", nothing},
    {"java/io/ObjectStreamClass", "hasStaticInitializer", "(Ljava/lang/Class;)Z",
     hasStaticInitializer},
    {"java/io/Console", "encoding", "()Ljava/lang/String;", returnNull, Before25},
    {"java/io/Console", "istty", "()Z", returnFalse, Before25},
    {"java/io/Console", "instantiateConsole", "()Ljava/io/Console;", returnNull,
     After17}, // since JDK 25
    {"java/io/Console", "ttyStatus", "()I", returnZeroLong, After17},
    {"java/io/Console", "echo", "(Z)Z", returnFalse, Before25},
};

} // namespace

NativeTable ioPeers() {
    return kPeers;
}

} // namespace clew::vm::natives
