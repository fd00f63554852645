// sun.nio.fs: the file system that java.nio.file.Files works on. The methods that take a UnixPath
// are taken over, not the native ones below them, which want paths in memory outside the heap.

#include <dirent.h>
#include <fcntl.h>
#include <grp.h>
#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <climits>
#include <cstdlib>
#include <cstring>
#include <filesystem>

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

NativeOutcome refuse(NativeContext& ctx) {
    ctx.vm.approximated("files are read-only: " + ctx.method.name.str());
    return throwUnix(ctx, EROFS);
}

std::string pathAt(NativeContext& ctx, unsigned slot) {
    std::string path = bytesOf(ctx.state, getField<Ref>(ctx.state, ctx.refAt(slot), "path"));
    return path.empty() ? "." : path;
}

NativeOutcome open(NativeContext& ctx) {
    if ((ctx.intAt(1) & O_ACCMODE) != O_RDONLY || ctx.intAt(1) & O_CREAT) {
        // What is wrong anyway is told as it would be; only what would have worked is refused.
        const std::string path = pathAt(ctx, 0);
        if (access(path.c_str(), F_OK) == 0) {
            if (ctx.intAt(1) & O_EXCL) return throwUnix(ctx, EEXIST);
            if (std::filesystem::is_directory(path)) return throwUnix(ctx, EISDIR);
        } else if (!(ctx.intAt(1) & O_CREAT)) {
            return throwUnix(ctx, ENOENT);
        }
        return refuse(ctx);
    }
    Shared& shared = Shared::of(ctx.vm);
    const int number = shared.openFile(pathAt(ctx, 0));
    const int error = shared.file(number)->error;
    if (error != 0 && error != EISDIR) return throwUnix(ctx, error);
    return ctx.returnInt(number);
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

template <int (*kStat)(const char*, struct stat*)>
NativeOutcome attributes(NativeContext& ctx) {
    struct stat status;
    if (kStat(pathAt(ctx, 0).c_str(), &status) != 0) return throwUnix(ctx, errno);
    fillAttributes(ctx, ctx.refAt(1), status);
    return ctx.returnVoid();
}

// As stat, but the result is the error, 0 for none.
NativeOutcome statOrError(NativeContext& ctx) {
    struct stat status;
    if (stat(pathAt(ctx, 0).c_str(), &status) != 0) return ctx.returnInt(errno);
    fillAttributes(ctx, ctx.refAt(1), status);
    return ctx.returnInt(0);
}

NativeOutcome statMode(NativeContext& ctx) {
    struct stat status;
    return ctx.returnInt(
        stat(pathAt(ctx, 0).c_str(), &status) == 0 ? static_cast<int>(status.st_mode) : 0);
}

NativeOutcome statOfOpen(NativeContext& ctx) {
    const FileSnapshot* file = Shared::of(ctx.vm).file(ctx.intAt(0));
    struct stat status;
    if (!file) return throwUnix(ctx, EBADF);
    if (stat(file->path.c_str(), &status) != 0) return throwUnix(ctx, errno);
    fillAttributes(ctx, ctx.refAt(1), status);
    return ctx.returnVoid();
}

NativeOutcome accessOrThrow(NativeContext& ctx) {
    if (access(pathAt(ctx, 0).c_str(), ctx.intAt(1)) != 0) return throwUnix(ctx, errno);
    return ctx.returnVoid();
}
NativeOutcome accessOrError(NativeContext& ctx) {
    return ctx.returnInt(access(pathAt(ctx, 0).c_str(), ctx.intAt(1)) == 0 ? 0 : errno);
}
NativeOutcome exists(NativeContext& ctx) {
    return ctx.returnBoolean(access(pathAt(ctx, 0).c_str(), F_OK) == 0);
}

NativeOutcome readLink(NativeContext& ctx) {
    char target[PATH_MAX];
    const ssize_t length = readlink(pathAt(ctx, 0).c_str(), target, sizeof target);
    if (length < 0) return throwUnix(ctx, errno);
    return ctx.returnRef(
        newByteArray(ctx, std::string_view(target, static_cast<std::size_t>(length))));
}
NativeOutcome realPath(NativeContext& ctx) {
    char resolved[PATH_MAX];
    if (!realpath(pathAt(ctx, 0).c_str(), resolved)) return throwUnix(ctx, errno);
    return ctx.returnRef(newByteArray(ctx, std::string_view(resolved)));
}
NativeOutcome workingDirectory(NativeContext& ctx) {
    std::error_code ignored;
    return ctx.returnRef(
        newByteArray(ctx, std::string_view(std::filesystem::current_path(ignored).string())));
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

// ---- directory streams: the handle is the address of a block outside the heap, which is part of
// the state: the offset of the next name, then the names, each with a NUL behind it.

NativeOutcome openDirectory(NativeContext& ctx) {
    DIR* directory = opendir(pathAt(ctx, 0).c_str());
    if (!directory) return throwUnix(ctx, errno);
    std::vector<std::string> names;
    while (const dirent* entry = readdir(directory)) names.emplace_back(entry->d_name);
    closedir(directory);
    std::ranges::sort(names);
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
    {kDispatcher, "close0", "(I)V", nothing},
    {kDispatcher, "stat", kPathAndAttributes, attributes<stat>},
    {kDispatcher, "lstat", kPathAndAttributes, attributes<lstat>},
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
    {kDispatcher, "getgrgid", "(I)[B", groupName},
    {kDispatcher, "opendir", "(Lsun/nio/fs/UnixPath;)J", openDirectory},
    {kDispatcher, "readdir", "(J)[B", readDirectory},
    {kDispatcher, "closedir", "(J)V", closeDirectory},
    {kDispatcher, "fchmodatNoFollowSupported0", "()Z", returnZeroLong, After17},
    {"sun/nio/fs/LinuxNativeDispatcher", "posix_fadvise", "(IJJI)I", returnZeroLong, After17},
    {kDispatcher, "link", "(Lsun/nio/fs/UnixPath;Lsun/nio/fs/UnixPath;)V", refuse},
    {kDispatcher, "unlink", "(Lsun/nio/fs/UnixPath;)V", refuse},
    {kDispatcher, "unlinkat", "(I[BI)V", refuse},
    {kDispatcher, "mknod", "(Lsun/nio/fs/UnixPath;IJ)V", refuse},
    {kDispatcher, "rename", "(Lsun/nio/fs/UnixPath;Lsun/nio/fs/UnixPath;)V", refuse},
    {kDispatcher, "renameat", "(I[BI[B)V", refuse},
    {kDispatcher, "mkdir", "(Lsun/nio/fs/UnixPath;I)V", refuse},
    {kDispatcher, "rmdir", "(Lsun/nio/fs/UnixPath;)V", refuse},
    {kDispatcher, "symlink", "([BLsun/nio/fs/UnixPath;)V", refuse},
    {kDispatcher, "chown", "(Lsun/nio/fs/UnixPath;II)V", refuse},
    {kDispatcher, "lchown", "(Lsun/nio/fs/UnixPath;II)V", refuse},
    {kDispatcher, "chmod", "(Lsun/nio/fs/UnixPath;I)V", refuse},
    {kDispatcher, "utimes", "(Lsun/nio/fs/UnixPath;JJ)V", refuse, Before25},
    {kDispatcher, "lutimes", "(Lsun/nio/fs/UnixPath;JJ)V", refuse, Before25},
    {kDispatcher, "utimensat", "(ILsun/nio/fs/UnixPath;JJI)V", refuse, After17},
    {kDispatcher, "futimens", "(IJJ)V", refuse},
    {"sun/nio/fs/LinuxNativeDispatcher", "init", "()V", nothing},
};

} // namespace

NativeTable fileSystemPeers() {
    return kPeers;
}

} // namespace clew::vm::natives
