// sun.nio.fs: the file system that java.nio.file.Files works on. The methods that take a UnixPath
// are taken over, not the native ones below them, which want paths in memory outside the heap.

#include <fcntl.h>
#include <grp.h>
#include <pwd.h>
#include <sys/xattr.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "vm/interpreter/Interpreter.h"
#include "vm/natives/Peers.h"
#include "vm/natives/io/OpenFile.h"
#include "vm/natives/lang/OffHeap.h"

namespace clew::vm::natives {

namespace {

NativeOutcome throwUnix(NativeContext& ctx, int error) {
    const Ref exception = ctx.newObject(ctx.vm.linker->load("sun/nio/fs/UnixException"));
    setField<std::int32_t>(ctx.state, exception, "errno", error);
    return ctx.throwRef(exception);
}

std::string pathAt(NativeContext& ctx, unsigned slot) {
    const Ref bytes = getField<Ref>(ctx.state, ctx.refAt(slot), "path");
    ctx.makeObjectConcrete(bytes);
    std::string path = bytesOf(ctx.state, bytes);
    return path.empty() ? "." : path;
}

// Runs body(tree, place) for the path in the slot when that may be done now.
template <class Body>
NativeOutcome withPlace(NativeContext& ctx, unsigned slot, bool changes, bool followLink,
                        Body&& body) {
    FileTree tree(ctx);
    const Place place = tree.find(pathAt(ctx, slot), followLink);
    if (!(changes ? tree.mayChange(place) : tree.mayRead(place))) return ctx.blocked();
    return body(tree, place);
}
template <class Body> // returns an errno
NativeOutcome changing(NativeContext& ctx, bool followLink, Body&& body) {
    return withPlace(ctx, 0, true, followLink, [&](FileTree& tree, const Place& place) {
        const int error = body(tree, place);
        return error ? throwUnix(ctx, error) : ctx.returnVoid();
    });
}

NativeOutcome open(NativeContext& ctx) {
    const int flags = ctx.intAt(1);
    const Opening opened = openPath(ctx, pathAt(ctx, 0), flags, static_cast<mode_t>(ctx.intAt(2)));
    if (opened.blocked) return ctx.blocked();
    if (opened.error) return throwUnix(ctx, opened.error);
    return ctx.returnInt(opened.node ? FileTree(ctx).handOut(opened.node, flags) : opened.number);
}

NativeOutcome closeNumber(NativeContext& ctx) {
    FileTree(ctx).takeBack(ctx.intAt(0));
    return ctx.returnVoid();
}

// JavaIOFileDescriptorAccess.set(FileDescriptor, int): the descriptor stands for the file now.
NativeOutcome setDescriptor(NativeContext& ctx) {
    FileTree tree(ctx);
    const int number = ctx.intAt(2);
    if (const Ref node = tree.handedOut(number)) {
        bind(ctx, ctx.refAt(1), {.node = node}, tree.flagsOf(number));
        tree.takeBack(number);
        return ctx.returnVoid();
    }
    const Slot arguments[] = {ctx.arguments[1], ctx.arguments[2]};
    return ctx.call(*ctx.vm.linker->load("java/io/FileDescriptor").methodNamed("set", "(I)V"),
                    arguments);
}

Place placeOfNumber(FileTree& tree, int number) {
    if (const Ref node = tree.handedOut(number)) return {.node = node};
    return tree.placeOf(number);
}

template <class Body> // returns an errno
NativeOutcome changingOpen(NativeContext& ctx, Body&& body) {
    FileTree tree(ctx);
    const Place place = placeOfNumber(tree, ctx.intAt(0));
    if (!tree.mayChange(place)) return ctx.blocked();
    const int error = place.error ? place.error : body(tree, place);
    return error ? throwUnix(ctx, error) : ctx.returnVoid();
}

void fillAttributes(NativeContext& ctx, Ref attributes, const struct stat& status) {
    const auto set = [&]<class T>(std::string_view field, T value) {
        setFieldIfThere<T>(ctx.state, attributes, field, value);
    };
    set("st_mode", static_cast<std::int32_t>(status.st_mode));
    set("st_ino", static_cast<std::int64_t>(status.st_ino));
    set("st_dev", static_cast<std::int64_t>(status.st_dev));
    set("st_rdev", static_cast<std::int64_t>(status.st_rdev));
    set("st_nlink", static_cast<std::int32_t>(status.st_nlink));
    set("st_uid", static_cast<std::int32_t>(status.st_uid));
    set("st_gid", static_cast<std::int32_t>(status.st_gid));
    set("st_size", static_cast<std::int64_t>(status.st_size));
    const std::pair<std::string, timespec> times[] = {{"atime", status.st_atim},
                                                      {"mtime", status.st_mtim},
                                                      {"ctime", status.st_ctim},
                                                      {"birthtime", status.st_mtim}};
    for (const auto& [name, time] : times) {
        set("st_" + name + "_sec", static_cast<std::int64_t>(time.tv_sec));
        set("st_" + name + "_nsec", static_cast<std::int64_t>(time.tv_nsec));
    }
}

template <bool kFollowLink>
NativeOutcome attributes(NativeContext& ctx) {
    return withPlace(ctx, 0, false, kFollowLink, [&](FileTree& tree, const Place& place) {
        if (place.error) return throwUnix(ctx, place.error);
        fillAttributes(ctx, ctx.refAt(1), tree.status(place));
        return ctx.returnVoid();
    });
}

// As stat, but the result is the error, 0 for none.
NativeOutcome statOrError(NativeContext& ctx) {
    return withPlace(ctx, 0, false, true, [&](FileTree& tree, const Place& place) {
        if (!place.error) fillAttributes(ctx, ctx.refAt(1), tree.status(place));
        return ctx.returnInt(place.error);
    });
}

NativeOutcome statMode(NativeContext& ctx) {
    return withPlace(ctx, 0, false, true, [&](FileTree& tree, const Place& place) {
        return ctx.returnInt(place.error ? 0 : static_cast<int>(tree.status(place).st_mode));
    });
}

NativeOutcome statOfOpen(NativeContext& ctx) {
    FileTree tree(ctx);
    const Place place = placeOfNumber(tree, ctx.intAt(0));
    if (!tree.mayRead(place)) return ctx.blocked();
    if (place.error) return throwUnix(ctx, place.error);
    fillAttributes(ctx, ctx.refAt(1), tree.status(place));
    return ctx.returnVoid();
}

template <class Body> // body(errno)
NativeOutcome checkingAccess(NativeContext& ctx, int mode, Body&& body) {
    return withPlace(ctx, 0, false, true, [&](FileTree& tree, const Place& place) {
        return body(place.error ? place.error : tree.accessError(place, mode));
    });
}
NativeOutcome accessOrThrow(NativeContext& ctx) {
    return checkingAccess(ctx, ctx.intAt(1), [&](int error) {
        return error ? throwUnix(ctx, error) : ctx.returnVoid();
    });
}
NativeOutcome accessOrError(NativeContext& ctx) {
    return checkingAccess(ctx, ctx.intAt(1), [&](int error) { return ctx.returnInt(error); });
}
NativeOutcome exists(NativeContext& ctx) {
    return checkingAccess(ctx, F_OK, [&](int error) { return ctx.returnBoolean(error == 0); });
}

NativeOutcome readLink(NativeContext& ctx) {
    return withPlace(ctx, 0, false, false, [&](FileTree& tree, const Place& place) {
        if (place.error) return throwUnix(ctx, place.error);
        if (!S_ISLNK(tree.status(place).st_mode)) return throwUnix(ctx, EINVAL);
        return ctx.returnRef(newByteArray(ctx, std::string_view(tree.linkTarget(place))));
    });
}
NativeOutcome realPath(NativeContext& ctx) {
    return withPlace(ctx, 0, false, true, [&](FileTree&, const Place& place) {
        if (place.error) return throwUnix(ctx, place.error);
        return ctx.returnRef(newByteArray(ctx, std::string_view(place.path)));
    });
}

// ---- changes

NativeOutcome makeFolder(NativeContext& ctx) {
    const auto mode = static_cast<mode_t>(ctx.intAt(1));
    return changing(ctx, false, [&](FileTree& tree, Place place) {
        if (!place.error) return EEXIST;
        return place.canBeMade ? tree.make(place, S_IFDIR | (mode & 07777)) : place.error;
    });
}
// symlink(byte[] target, UnixPath link)
NativeOutcome makeLink(NativeContext& ctx) {
    FileTree tree(ctx);
    Place place = tree.find(pathAt(ctx, 1), false);
    if (!tree.mayChange(place)) return ctx.blocked();
    const int error = !place.error      ? EEXIST
                      : place.canBeMade ? tree.makeLink(place, bytesOf(ctx.state, ctx.refAt(0)))
                                        : place.error;
    return error ? throwUnix(ctx, error) : ctx.returnVoid();
}
// link(UnixPath existing, UnixPath link)
NativeOutcome makeHardLink(NativeContext& ctx) {
    return changing(ctx, false, [&](FileTree& tree, const Place& place) {
        return tree.makeHardLink(place, tree.find(pathAt(ctx, 1), false));
    });
}
template <FileTree::Kind kKind>
NativeOutcome remove(NativeContext& ctx) {
    return changing(ctx, false,
                    [](FileTree& tree, const Place& place) { return tree.remove(place, kKind); });
}
NativeOutcome rename(NativeContext& ctx) {
    return changing(ctx, false, [&](FileTree& tree, const Place& place) {
        return tree.rename(place, tree.find(pathAt(ctx, 1), false));
    });
}
template <bool kFollowLink>
NativeOutcome changeOwner(NativeContext& ctx) {
    return changing(ctx, kFollowLink, [&](FileTree& tree, const Place& place) {
        return tree.setOwner(place, ctx.intAt(1), ctx.intAt(2));
    });
}
NativeOutcome changeOwnerOfOpen(NativeContext& ctx) {
    return changingOpen(ctx, [&](FileTree& tree, const Place& place) {
        return tree.setOwner(place, ctx.intAt(1), ctx.intAt(2));
    });
}
NativeOutcome changeMode(NativeContext& ctx) {
    return changing(ctx, true, [&](FileTree& tree, const Place& place) {
        return tree.setMode(place, static_cast<mode_t>(ctx.intAt(1)));
    });
}
NativeOutcome changeModeOfOpen(NativeContext& ctx) {
    return changingOpen(ctx, [&](FileTree& tree, const Place& place) {
        return tree.setMode(place, static_cast<mode_t>(ctx.intAt(1)));
    });
}

// (…, long accessed, long modified), in units of so many nanoseconds.
constexpr std::int64_t kNanosecond = 1, kMicrosecond = 1000;
template <bool kFollowLink, std::int64_t kUnit>
NativeOutcome setTimes(NativeContext& ctx) {
    return changing(ctx, kFollowLink, [&](FileTree& tree, const Place& place) {
        return tree.setTimes(place, ctx.longAt(1) * kUnit, ctx.longAt(3) * kUnit);
    });
}
template <std::int64_t kUnit>
NativeOutcome setTimesOfOpen(NativeContext& ctx) {
    return changingOpen(ctx, [&](FileTree& tree, const Place& place) {
        return tree.setTimes(place, ctx.longAt(1) * kUnit, ctx.longAt(3) * kUnit);
    });
}
// utimensat(int folder, UnixPath, long accessed, long modified, int flags): the path is absolute or
// of the working folder.
NativeOutcome setTimesAt(NativeContext& ctx) {
    return withPlace(ctx, 1, true, !(ctx.intAt(6) & AT_SYMLINK_NOFOLLOW),
                     [&](FileTree& tree, const Place& place) {
                         const int error = tree.setTimes(place, ctx.longAt(2), ctx.longAt(4));
                         return error ? throwUnix(ctx, error) : ctx.returnVoid();
                     });
}

// (int target, int source, …), both open: all bytes from the one to the other.
template <class Leave>
NativeOutcome copyOpen(NativeContext& ctx, Leave&& leave) {
    FileTree tree(ctx);
    const Ref target = tree.handedOut(ctx.intAt(0));
    const Place source = placeOfNumber(tree, ctx.intAt(1));
    if (!target || source.error) return throwUnix(ctx, EBADF);
    const bool visible = tree.isVisible(false, source.node, false);
    if ((tree.isVisible(false, target, true) || visible) && !ctx.scheduled(target))
        return ctx.blocked();
    tree.noteUse(true);
    if (S_ISDIR(tree.status(source).st_mode)) return throwUnix(ctx, EISDIR);
    const FileSnapshot* outer = Shared::of(ctx.vm).outerFiles.contents(ctx.intAt(1));
    tree.write(target, 0,
               source.node ? tree.contents(source.node) : std::string_view(outer->bytes));
    return leave();
}
NativeOutcome transfer(NativeContext& ctx) {
    return copyOpen(ctx, [&] { return ctx.returnVoid(); });
}
NativeOutcome directCopy(NativeContext& ctx) {
    return copyOpen(ctx, [&] { return ctx.returnInt(0); });
}

// What the program has made has no attributes of the user's; those of files outside are not known.
NativeOutcome listUserAttributes(NativeContext& ctx) {
    FileTree tree(ctx);
    const Place place = placeOfNumber(tree, ctx.intAt(0));
    if (!tree.mayRead(place)) return ctx.blocked();
    if (place.error) return throwUnix(ctx, place.error);
    const std::string outer = tree.originOf(place);
    if (!outer.empty() && listxattr(outer.c_str(), nullptr, 0) > 0)
        throw interpreter::Interpreter::Unsupported{
            {Approximation::FileOperation, "the extended attributes of " + outer}};
    return ctx.returnInt(0);
}

NativeOutcome refuse(NativeContext& ctx) {
    throw interpreter::Interpreter::Unsupported{
        {Approximation::FileOperation, "files: " + ctx.method.name.str()}};
}

NativeOutcome workingDirectory(NativeContext& ctx) {
    const std::string& folder = Shared::of(ctx.vm).outerFiles.workingFolder();
    return ctx.returnRef(newByteArray(ctx, std::string_view(folder)));
}
NativeOutcome errorMessage(NativeContext& ctx) {
    return ctx.returnRef(newByteArray(ctx, std::string_view(errorText(ctx.intAt(0)))));
}
NativeOutcome userName(NativeContext& ctx) {
    const passwd* entry = getpwuid(static_cast<uid_t>(ctx.intAt(0)));
    return entry ? ctx.returnRef(newByteArray(ctx, std::string_view(entry->pw_name)))
                 : throwUnix(ctx, ENOENT);
}
NativeOutcome groupName(NativeContext& ctx) {
    const group* entry = getgrgid(static_cast<gid_t>(ctx.intAt(0)));
    return entry ? ctx.returnRef(newByteArray(ctx, std::string_view(entry->gr_name)))
                 : throwUnix(ctx, ENOENT);
}

// A path's bytes with a NUL behind them, outside the heap.
std::string textAt(NativeContext& ctx, std::int64_t address) {
    Ref array = 0;
    std::int64_t index = 0;
    if (!offheap::locate(ctx, address, array, index)) return {};
    return reinterpret_cast<const char*>(ctx.state.object(array)->payload()) + index;
}
NativeOutcome userNumber(NativeContext& ctx) {
    const passwd* entry = getpwnam(textAt(ctx, ctx.longAt(0)).c_str());
    return ctx.returnInt(entry ? static_cast<std::int32_t>(entry->pw_uid) : -1);
}
NativeOutcome groupNumber(NativeContext& ctx) {
    const group* entry = getgrnam(textAt(ctx, ctx.longAt(0)).c_str());
    return ctx.returnInt(entry ? static_cast<std::int32_t>(entry->gr_gid) : -1);
}

// ---- directory streams: the handle is the address of a block outside the heap, which is part of
// the state: the offset of the next name, then the names, each with a NUL behind it.

NativeOutcome openDirectory(NativeContext& ctx) {
    FileTree tree(ctx);
    const Place place = tree.find(pathAt(ctx, 0));
    if (!tree.mayRead(place)) return ctx.blocked();
    int error = 0;
    const std::vector<std::string> names = tree.namesIn(place, error);
    if (error) return throwUnix(ctx, error);
    std::string block(4, '\0');
    block[0] = 4;
    for (const std::string& name : names) (block += name) += '\0';
    const std::int64_t address = offheap::allocate(ctx, static_cast<std::int64_t>(block.size()));
    Ref array = 0;
    std::int64_t index = 0;
    offheap::locate(ctx, address, array, index);
    copyInto(ctx.state, array, static_cast<std::size_t>(index), block);
    return ctx.returnLong(address);
}

NativeOutcome readDirectory(NativeContext& ctx) {
    Ref array = 0;
    std::int64_t index = 0;
    if (!offheap::locate(ctx, ctx.longAt(0), array, index)) return throwUnix(ctx, EBADF);
    std::uint32_t next;
    const Object* block = ctx.state.object(array);
    std::memcpy(&next, block->payload() + index, sizeof next);
    if (next >= block->length) return ctx.returnRef(0);
    const std::string name(reinterpret_cast<const char*>(block->payload()) + next);
    const Ref result = newByteArray(ctx, std::string_view(name));
    next += static_cast<std::uint32_t>(name.size()) + 1;
    copyInto(ctx.state, array, static_cast<std::size_t>(index),
             {reinterpret_cast<const char*>(&next), sizeof next});
    return ctx.returnRef(result);
}

NativeOutcome closeDirectory(NativeContext& ctx) {
    offheap::free(ctx, ctx.longAt(0));
    return ctx.returnVoid();
}

constexpr std::string_view kDispatcher = "sun/nio/fs/UnixNativeDispatcher";
constexpr std::string_view kPathAndAttributes =
    "(Lsun/nio/fs/UnixPath;Lsun/nio/fs/UnixFileAttributes;)V";

constexpr NativePeer kPeers[] = {
    {kDispatcher, "init", "()I", returnZeroLong},
    {kDispatcher, "open", "(Lsun/nio/fs/UnixPath;II)I", open},
    {kDispatcher, "close0", "(I)V", closeNumber},
    {"java/io/FileDescriptor$1", "set", "(Ljava/io/FileDescriptor;I)V", setDescriptor},
    {kDispatcher, "stat", kPathAndAttributes, attributes<true>},
    {kDispatcher, "lstat", kPathAndAttributes, attributes<false>},
    {kDispatcher, "stat", "(Lsun/nio/fs/UnixPath;)I", statMode, Before25},
    {kDispatcher, "stat2", "(Lsun/nio/fs/UnixPath;Lsun/nio/fs/UnixFileAttributes;)I", statOrError,
     After17},
    {kDispatcher, "fstat", "(ILsun/nio/fs/UnixFileAttributes;)V", statOfOpen},
    {kDispatcher, "access", "(Lsun/nio/fs/UnixPath;I)V", accessOrThrow, Before25},
    {kDispatcher, "access", "(Lsun/nio/fs/UnixPath;I)I", accessOrError, After17},
    {kDispatcher, "exists", "(Lsun/nio/fs/UnixPath;)Z", exists, Before25},
    {kDispatcher, "readlink", "(Lsun/nio/fs/UnixPath;)[B", readLink},
    {kDispatcher, "realpath", "(Lsun/nio/fs/UnixPath;)[B", realPath},
    {kDispatcher, "getcwd", "()[B", workingDirectory},
    {kDispatcher, "strerror", "(I)[B", errorMessage},
    {kDispatcher, "getpwuid", "(I)[B", userName},
    {kDispatcher, "getpwnam0", "(J)I", userNumber},
    {kDispatcher, "getgrnam0", "(J)I", groupNumber},
    {kDispatcher, "getgrgid", "(I)[B", groupName},
    {kDispatcher, "opendir", "(Lsun/nio/fs/UnixPath;)J", openDirectory},
    {kDispatcher, "readdir", "(J)[B", readDirectory},
    {kDispatcher, "closedir", "(J)V", closeDirectory},
    {kDispatcher, "fchmodatNoFollowSupported0", "()Z", returnZeroLong, After17},
    {"sun/nio/fs/LinuxNativeDispatcher", "posix_fadvise", "(IJJI)I", returnZeroLong, After17},
    {kDispatcher, "unlink", "(Lsun/nio/fs/UnixPath;)V", remove<FileTree::Kind::File>},
    {kDispatcher, "rmdir", "(Lsun/nio/fs/UnixPath;)V", remove<FileTree::Kind::Folder>},
    {kDispatcher, "rename", "(Lsun/nio/fs/UnixPath;Lsun/nio/fs/UnixPath;)V", rename},
    {kDispatcher, "mkdir", "(Lsun/nio/fs/UnixPath;I)V", makeFolder},
    {kDispatcher, "chown", "(Lsun/nio/fs/UnixPath;II)V", changeOwner<true>},
    {kDispatcher, "lchown", "(Lsun/nio/fs/UnixPath;II)V", changeOwner<false>},
    {kDispatcher, "fchown", "(III)V", changeOwnerOfOpen, Before25},
    {kDispatcher, "fchown0", "(III)V", changeOwnerOfOpen, After17},
    {kDispatcher, "chmod", "(Lsun/nio/fs/UnixPath;I)V", changeMode},
    {kDispatcher, "fchmod", "(II)V", changeModeOfOpen, Before25},
    {kDispatcher, "fchmod0", "(II)V", changeModeOfOpen, After17},
    {kDispatcher, "utimes", "(Lsun/nio/fs/UnixPath;JJ)V", setTimes<true, kMicrosecond>, Before25},
    {kDispatcher, "lutimes", "(Lsun/nio/fs/UnixPath;JJ)V", setTimes<false, kMicrosecond>, Before25},
    {kDispatcher, "futimes", "(IJJ)V", setTimesOfOpen<kMicrosecond>, Before25},
    {kDispatcher, "futimens", "(IJJ)V", setTimesOfOpen<kNanosecond>},
    {kDispatcher, "utimensat", "(ILsun/nio/fs/UnixPath;JJI)V", setTimesAt, After17},
    {kDispatcher, "flistxattr", "(IJI)I", listUserAttributes},
    {kDispatcher, "fgetxattr", "(I[BJI)I", refuse},
    {kDispatcher, "fsetxattr", "(I[BJI)V", refuse},
    {kDispatcher, "fremovexattr", "(I[B)V", refuse},
    {kDispatcher, "link", "(Lsun/nio/fs/UnixPath;Lsun/nio/fs/UnixPath;)V", makeHardLink},
    {kDispatcher, "symlink", "([BLsun/nio/fs/UnixPath;)V", makeLink},
    {kDispatcher, "mknod", "(Lsun/nio/fs/UnixPath;IJ)V", refuse},
    {kDispatcher, "unlinkat", "(I[BI)V", refuse},
    {kDispatcher, "renameat", "(I[BI[B)V", refuse},
    {kDispatcher, "openat", "(I[BII)I", refuse},
    {kDispatcher, "dup", "(I)I", refuse},
    {kDispatcher, "fchmodat", "(ILsun/nio/fs/UnixPath;II)V", refuse, After17},
    {"sun/nio/fs/UnixCopyFile", "transfer", "(IIJ)V", transfer, Before25},
    {"sun/nio/fs/UnixFileSystem", "bufferedCopy0", "(IIJIJ)V", transfer, After17},
    {"sun/nio/fs/LinuxNativeDispatcher", "directCopy0", "(IIJ)I", directCopy, After17},
    {"sun/nio/fs/LinuxNativeDispatcher", "init", "()V", nothing},
};

} // namespace

NativeTable fileSystemPeers() {
    return kPeers;
}

} // namespace clew::vm::natives
