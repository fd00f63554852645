#include "vm/natives/io/FileTree.h"

#include <fcntl.h>
#include <grp.h>
#include <unistd.h>
#include <mutex>
#include <set>

#include <algorithm>
#include <cerrno>
#include <climits>
#include <cstring>
#include <filesystem>
#include <map>

#include "vm/interpreter/Interpreter.h"
#include "vm/interpreter/Scheduling.h"
#include "vm/interpreter/linking/ClassAssembler.h"
#include "vm/objects/StackTrace.h"

namespace clew::vm::natives {
namespace {

constexpr std::string_view kClass = "sun/nio/fs/WrittenFile";
constexpr std::string_view kEntries = "entries", kDetached = "detached", kHandedOut = "handedOut";
constexpr std::string_view kSame = "same"; // of a further name: the file
constexpr int kMaximalLinks = 40;          // as Linux follows in one path
constexpr std::size_t kLongestName = 255;
constexpr std::int64_t kSizeOfFolder = 4096; // bytes, of a new one: as ext4 has it
// What the JDK looks at for its own sake.
constexpr std::string_view kOfJvm[] = {"/dev/null",      "/dev/random",         "/dev/urandom",
                                       "/etc/localtime", "/usr/share/zoneinfo", "/etc/timezone"};

// Files elsewhere that are the JDK's by links in its folder: Debian's are in /etc. Thread-safe.
const std::set<std::string, std::less<>>& linkedFrom(const std::filesystem::path& jdkHome) {
    static std::mutex mutex;
    static std::map<std::filesystem::path, std::set<std::string, std::less<>>> known;
    const std::lock_guard lock(mutex);
    const auto [found, isNew] = known.try_emplace(jdkHome);
    if (!isNew) return found->second;
    std::error_code error;
    for (std::filesystem::recursive_directory_iterator at(jdkHome, error), end; at != end && !error;
         at.increment(error)) {
        std::error_code none;
        if (!at->is_symlink(none)) continue;
        const auto real = std::filesystem::canonical(at->path(), none);
        if (!none) found->second.insert(real.native());
    }
    return found->second;
}

[[noreturn]] void unsupported(std::string what) {
    throw interpreter::Interpreter::Unsupported{{Approximation::FileOperation, std::move(what)}};
}

const Class& writtenFile(Vm& vm) {
    std::atomic<const Class*>& known = Shared::of(vm).writtenFiles;
    if (const Class* made = known.load(std::memory_order_acquire)) return *made;
    namespace access = classfile::access;
    interpreter::ClassAssembler assembler(std::string(kClass),
                                          access::Final | access::Super | access::Synthetic);
    for (const std::string_view table : {kEntries, kDetached, kHandedOut})
        assembler.field(access::Static, table, "[Ljava/lang/Object;");
    // origin: the path outside of the file that this one is, unless a program has made it; of a
    // folder: what is outside shows in it.
    for (const std::string_view bytes : {"path", "bytes", "origin"})
        assembler.field(0, bytes, "[B");
    for (const std::string_view number :
         {"size", "modified", "accessed", "created", "inode", "device"})
        assembler.field(0, number, "J");
    // names: how many further ones it has.
    for (const std::string_view number : {"mode", "user", "group", "names"})
        assembler.field(0, number, "I");
    assembler.field(0, kSame, "Ljava/lang/Object;");
    Class& made = vm.linker->define(assembler.finish(), "VM",
                                    &vm.linker->load("java/io/FileDescriptor"), false);
    made.fromJdk = true;
    // Programs look at files, and read what is on the class path, on all threads; that matters from
    // the first change on that is made while there are several.
    for (types::Field& field : made.fields) {
        if (field.name.view() == kEntries) field.accesses = types::Field::Accesses::Setting;
        if (field.name.view() == "bytes") field.accesses = types::Field::Accesses::Visible;
    }
    known.store(&made, std::memory_order_release);
    return made;
}

std::string parentOf(const std::string& path) {
    const std::size_t slash = path.rfind('/');
    return slash == 0 ? "/" : path.substr(0, slash);
}
std::string join(const std::string& folder, std::string_view name) {
    return (folder == "/" ? folder : folder + "/") + std::string(name);
}
bool isBelow(std::string_view path, std::string_view folder) {
    return folder == "/" ? path.size() > 1
                         : path.size() > folder.size() && path.starts_with(folder) &&
                               path[folder.size()] == '/';
}

bool isSuperuser() {
    return geteuid() == 0;
}
bool isInGroup(gid_t group) {
    if (group == getegid()) return true;
    gid_t groups[NGROUPS_MAX];
    const int count = getgroups(NGROUPS_MAX, groups);
    return count > 0 && std::find(groups, groups + count, group) != groups + count;
}

// Which of R_OK, W_OK, X_OK the user of this process has.
bool permits(const struct stat& status, int wanted) {
    if (isSuperuser()) return !(wanted & X_OK) || S_ISDIR(status.st_mode) || status.st_mode & 0111;
    const unsigned shift = status.st_uid == geteuid() ? 6 : isInGroup(status.st_gid) ? 3 : 0;
    return (static_cast<int>(status.st_mode >> shift) & 7 & wanted) == wanted;
}

bool isSame(const struct stat& one, const struct stat& other) {
    return one.st_ino == other.st_ino && one.st_dev == other.st_dev;
}

bool hasFurtherNames(const struct stat& status) {
    return S_ISREG(status.st_mode) && status.st_nlink > 1;
}

timespec timeOf(std::int64_t nanoseconds) {
    constexpr std::int64_t kSecond = 1'000'000'000;
    std::int64_t seconds = nanoseconds / kSecond, rest = nanoseconds % kSecond;
    if (rest < 0) --seconds, rest += kSecond;
    return {seconds, rest};
}
std::int64_t nanosecondsOf(const timespec& time) {
    return time.tv_sec * 1'000'000'000 + time.tv_nsec;
}

} // namespace

FileTree::FileTree(NativeContext& ctx)
    : ctx_(ctx), outer_(Shared::of(ctx.vm).outerFiles), class_(writtenFile(ctx.vm)) {}

bool FileTree::isVisible(bool changesNames, Ref node, bool changesNode) {
    // Both are asked, since both may have to learn of the access.
    bool visible = ctx_.isVisible(*class_.fieldNamed(kEntries), class_.statics, changesNames);
    if (node) visible |= ctx_.isVisible(*class_.fieldNamed("bytes"), node, changesNode);
    return visible;
}

bool FileTree::mayUse(bool changesNames, Ref node, bool changesNode) {
    if (!isVisible(changesNames, node, changesNode)) return true;
    if (!ctx_.scheduled(node ? node : class_.statics)) return false;
    noteUse(changesNames || changesNode);
    return true;
}

// Which paths lead to a file, and which descriptors are open on it, is not looked at: any two uses
// of which one changes something count as of the same one.
void FileTree::noteUse(bool changes) {
    ctx_.note(class_.statics, interpreter::Access::kWhole, ctx_.kindOf(changes));
}

std::int64_t FileTree::now() const {
    if (ctx_.vm.options.singlePath) return interpreter::realTime();
    return ctx_.vm.options.clockStart * 1'000'000 + ctx_.state.scalars.clock;
}

// ---- the table

Ref FileTree::array(std::string_view field) {
    return getStatic<Ref>(ctx_.state, class_, field);
}

std::string FileTree::pathOf(Ref node) {
    return bytesOf(ctx_.state, getField<Ref>(ctx_.state, node, "path"));
}

std::vector<FileTree::Entry> FileTree::entries() {
    std::vector<Entry> result;
    if (const Ref all = array(kEntries))
        for (std::uint32_t i = 0; i < ctx_.object(all)->length; ++i) {
            const Ref node = elementAt(ctx_.state, all, i);
            result.push_back({pathOf(node), node});
        }
    return result;
}

std::uint32_t FileTree::indexOf(const std::string& path) {
    const Ref all = array(kEntries);
    std::uint32_t low = 0, high = all ? ctx_.object(all)->length : 0;
    while (low < high) {
        const std::uint32_t middle = (low + high) / 2;
        if (pathOf(elementAt(ctx_.state, all, middle)) < path)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

Ref FileTree::entryAt(const std::string& path) {
    const Ref all = array(kEntries);
    const std::uint32_t index = indexOf(path);
    if (!all || index == ctx_.object(all)->length) return 0;
    const Ref node = elementAt(ctx_.state, all, index);
    return pathOf(node) == path ? node : 0;
}

void FileTree::store(std::string_view field, const std::vector<Entry>& entries) {
    if (entries.empty()) return setStatic<Ref>(ctx_.state, class_, field, 0);
    const Ref all = ctx_.newArray(*ctx_.vm.linker->known.objectArray,
                                  static_cast<std::uint32_t>(entries.size()));
    setStatic<Ref>(ctx_.state, class_, field, all);
    for (std::uint32_t i = 0; i < entries.size(); ++i)
        setElement(ctx_.state, all, i, entries[i].node);
}

void FileTree::put(const std::string& path, Ref node) {
    const Ref all = array(kEntries);
    const std::uint32_t index = indexOf(path), length = all ? ctx_.object(all)->length : 0;
    if (entryAt(path) != 0) return setElement(ctx_.state, all, index, node);
    const Ref larger = ctx_.newArray(*ctx_.vm.linker->known.objectArray, length + 1);
    Ref* to = ctx_.state.writable(larger)->elements<Ref>();
    const Ref* from = all ? ctx_.object(all)->elements<Ref>() : nullptr;
    std::copy_n(from, index, to);
    to[index] = node;
    std::copy_n(from + index, length - index, to + index + 1);
    setStatic<Ref>(ctx_.state, class_, kEntries, larger);
}

// ---- finding

Ref FileTree::nodeOf(Ref entry) {
    const Ref same = getField<Ref>(ctx_.state, entry, kSame);
    return same ? same : entry;
}

Place FileTree::lookUp(const std::string& path, bool showsOuter) {
    Place place{.path = path};
    place.node = entryAt(path);
    if (place.node) {
        if (getField<std::int32_t>(ctx_.state, place.node, "mode") != 0) {
            place.node = nodeOf(place.node);
            return place;
        }
        place.node = 0;
        place.error = ENOENT;
    } else if (!showsOuter) {
        place.error = ENOENT;
    } else {
        place.outer = &outer_.at(path);
        place.error = place.outer->error;
        if (!place.error && hasFurtherNames(place.outer->status)) place.node = writtenTo(path);
    }
    return place;
}

bool FileTree::showsOuter(const Place& folder) {
    return folder.node == 0 || getField<Ref>(ctx_.state, folder.node, "origin") != 0;
}

Place FileTree::folderOf(const std::string& path) {
    return lookUp(parentOf(path), true);
}

Place FileTree::resolve(std::string_view path, bool followLast) {
    if (path.empty()) return {.error = ENOENT};
    if (path.find('\0') != std::string_view::npos) return {.error = ENOENT};
    std::string rest =
        path.front() == '/' ? std::string(path) : outer_.workingFolder() + "/" + std::string(path);
    Place at = lookUp("/", true);
    for (int links = 0;;) {
        const std::size_t begin = rest.find_first_not_of('/');
        if (begin == std::string::npos) return at;
        const std::size_t end = std::min(rest.find('/', begin), rest.size());
        const std::string name = rest.substr(begin, end - begin);
        rest.erase(0, end);
        const bool isLast = rest.find_first_not_of('/') == std::string::npos;
        if (!isFolder(at)) return {.error = ENOTDIR, .outer = at.outer};
        if (const int error = accessError(at, X_OK)) return {.error = error, .outer = at.outer};
        if (name.size() > kLongestName) return {.error = ENAMETOOLONG, .outer = at.outer};
        if (name == ".") continue;
        if (name == "..") {
            at = lookUp(parentOf(at.path), true);
            continue;
        }
        Place next = lookUp(join(at.path, name), showsOuter(at));
        if (next.error) {
            next.canBeMade = next.error == ENOENT && isLast;
            return next;
        }
        if (S_ISLNK(status(next).st_mode) && (!isLast || followLast || !rest.empty())) {
            if (++links > kMaximalLinks) return {.error = ELOOP, .outer = next.outer};
            const std::string target = linkTarget(next);
            if (target.starts_with('/')) at = lookUp("/", true);
            rest.insert(0, target);
            continue;
        }
        if (!rest.empty() && isLast && !isFolder(next))
            return {.error = ENOTDIR, .outer = next.outer};
        at = std::move(next);
    }
}

Place FileTree::find(std::string_view path, bool followLast) {
    Place place = resolve(path, followLast);
    if (place.outer && !place.node) noteOuter(place.path.empty() ? path : place.path);
    return place;
}

std::uint64_t& FileTree::outerUses() {
    thread_local std::uint64_t uses = 0;
    return uses;
}

void FileTree::noteOuter(std::string_view path) {
    const auto isIn = [&](std::string_view folder) {
        return path.starts_with(folder) &&
               (path.size() == folder.size() || path[folder.size()] == '/');
    };
    if (path == "/" || std::ranges::any_of(kOfJvm, isIn) ||
        std::ranges::any_of(Shared::of(ctx_.vm).placesOfProgram(), isIn) ||
        linkedFrom(ctx_.vm.options.jdkHome).contains(path))
        return;
    // Names of temporary files are chosen such that there are none; Toolkit asks what helps its
    // user to see and hear, and no program is told; who looks for a resource of the class path,
    // maybe for one after another in an enumeration, looks into the jars that those of the class
    // path name in their manifests.
    bool isOfClassPath = false, isForJvm = false;
    for (const TraceFrame& frame : framesOf(ctx_.state.thread())) {
        const std::string_view holder = frame.method->holder->name.view();
        isForJvm |= holder == "java/nio/file/TempFileHelper" || holder == "java/awt/Toolkit" ||
                    holder.starts_with("jdk/internal/loader/BuiltinClassLoader") ||
                    (holder == "java/io/File" && frame.method->name.view() == "createTempFile");
        isOfClassPath |= holder.starts_with("jdk/internal/loader/URLClassPath");
        if (holder.starts_with("java/net/URLClassLoader")) { // the program's own
            isOfClassPath = false;
            break;
        }
    }
    if (!isForJvm && !isOfClassPath) ++outerUses();
}

struct stat FileTree::statusOf(Ref node) {
    struct stat status = {};
    const auto number = [&]<class T>(T, std::string_view field) {
        return getField<T>(ctx_.state, node, field);
    };
    constexpr std::int32_t kInt = 0;
    constexpr std::int64_t kLong = 0;
    status.st_mode = static_cast<mode_t>(number(kInt, "mode"));
    status.st_uid = static_cast<uid_t>(number(kInt, "user"));
    status.st_gid = static_cast<gid_t>(number(kInt, "group"));
    status.st_ino = static_cast<ino_t>(number(kLong, "inode"));
    status.st_dev = static_cast<dev_t>(number(kLong, "device"));
    status.st_nlink = S_ISDIR(status.st_mode) ? 2 : 1 + static_cast<nlink_t>(number(kInt, "names"));
    status.st_size = number(kLong, "size");
    status.st_atim = timeOf(number(kLong, "accessed"));
    status.st_mtim = timeOf(number(kLong, "modified"));
    status.st_ctim = status.st_mtim;
    return status;
}

struct stat FileTree::status(const Place& place) {
    return place.node ? statusOf(place.node) : place.outer->status;
}

int FileTree::accessError(const Place& place, int mode) {
    if (!place.node) return place.outer->accessErrors[mode & 7];
    return permits(statusOf(place.node), mode) ? 0 : EACCES;
}

std::string FileTree::originOf(const Place& place) {
    if (!place.node) return place.path;
    const Ref origin = getField<Ref>(ctx_.state, place.node, "origin");
    return origin ? bytesOf(ctx_.state, origin) : "";
}

std::string FileTree::linkTarget(const Place& place) {
    return place.node ? std::string(contents(place.node)) : place.outer->link;
}

std::vector<std::string> FileTree::namesIn(const Place& folder, int& error) {
    error = folder.error                     ? folder.error
            : !isFolder(folder)              ? ENOTDIR
            : accessError(folder, R_OK) != 0 ? EACCES
                                             : 0;
    std::vector<std::string> names;
    if (error) return names;
    if (showsOuter(folder))
        for (const std::string& name : outer_.namesIn(folder.path, error))
            if (!entryAt(join(folder.path, name))) names.push_back(name);
    for (const Entry& entry : entries())
        if (entry.path != "/" && parentOf(entry.path) == folder.path &&
            getField<std::int32_t>(ctx_.state, entry.node, "mode") != 0)
            names.push_back(entry.path.substr(entry.path.rfind('/') + 1));
    std::ranges::sort(names);
    return names;
}

// ---- changing

Ref FileTree::newNode(const std::string& path, mode_t mode) {
    const Ref node = ctx_.newObject(class_);
    setField<Ref>(ctx_.state, node, "path", newByteArray(ctx_, std::string_view(path)));
    setField<std::int32_t>(ctx_.state, node, "mode", static_cast<std::int32_t>(mode));
    return node;
}

Ref FileTree::writable(const Place& place) {
    if (place.node) return place.node;
    const struct stat& status = place.outer->status;
    if (!S_ISREG(status.st_mode) && !S_ISDIR(status.st_mode) && !S_ISLNK(status.st_mode))
        unsupported("changing " + place.path + ", which is neither a file nor a folder");
    const Ref node = newNode(place.path, status.st_mode);
    const auto set = [&]<class T>(std::string_view field, T value) {
        setField<T>(ctx_.state, node, field, value);
    };
    set("origin", getField<Ref>(ctx_.state, node, "path"));
    set("user", static_cast<std::int32_t>(status.st_uid));
    set("group", static_cast<std::int32_t>(status.st_gid));
    set("inode", static_cast<std::int64_t>(status.st_ino));
    set("device", static_cast<std::int64_t>(status.st_dev));
    if (!S_ISDIR(status.st_mode)) set("names", static_cast<std::int32_t>(status.st_nlink) - 1);
    set("size", static_cast<std::int64_t>(status.st_size));
    set("modified", nanosecondsOf(status.st_mtim));
    set("accessed", nanosecondsOf(status.st_atim));
    set("created", nanosecondsOf(status.st_mtim));
    if (S_ISLNK(status.st_mode))
        set("bytes", newBytes(place.outer->link, place.outer->link.size()));
    put(place.path, node);
    return node;
}

// The entry at its path. None is there yet where it was changed by another name that it has
// outside.
Ref FileTree::ownEntry(const Place& place) {
    const Ref node = writable(place);
    if (entryAt(place.path) == 0) putName(place.path, node);
    return entryAt(place.path);
}

int FileTree::mayChangeIn(const Place& folder) {
    return folder.error ? folder.error : accessError(folder, W_OK | X_OK);
}

void FileTree::touch(const Place& folder) {
    setField<std::int64_t>(ctx_.state, writable(folder), "modified", now());
}

int FileTree::make(Place& place, mode_t mode) {
    const Place folder = folderOf(place.path);
    if (const int error = mayChangeIn(folder)) return error;
    const struct stat around = status(folder);
    const Ref node = newNode(place.path, mode & ~outer_.creationMask());
    const auto set = [&]<class T>(std::string_view field, T value) {
        setField<T>(ctx_.state, node, field, value);
    };
    // Some number that no other file here has, and that does not tell in which order they were
    // made.
    auto inode = static_cast<std::int64_t>(std::hash<std::string>()(place.path) >> 1 | 1ull << 62);
    const Ref all = array(kEntries);
    for (std::uint32_t i = 0; all && i < ctx_.object(all)->length; ++i)
        if (getField<std::int64_t>(ctx_.state, nodeOf(elementAt(ctx_.state, all, i)), "inode") ==
            inode)
            ++inode, i = static_cast<std::uint32_t>(-1); // look at all again
    set("inode", inode);
    if (S_ISDIR(mode)) set("size", kSizeOfFolder);
    set("device", static_cast<std::int64_t>(around.st_dev));
    set("user", static_cast<std::int32_t>(geteuid()));
    set("group", static_cast<std::int32_t>(around.st_mode & S_ISGID ? around.st_gid : getegid()));
    for (const std::string_view time : {"modified", "accessed", "created"}) set(time, now());
    put(place.path, node);
    touch(folder);
    place = lookUp(place.path, false);
    return 0;
}

int FileTree::makeLink(Place& place, std::string_view target) {
    if (const int error = make(place, S_IFLNK)) return error;
    setField<std::int32_t>(ctx_.state, place.node, "mode", S_IFLNK | 0777); // as all links
    write(place.node, 0, target);
    return 0;
}

int FileTree::makeHardLink(const Place& existing, const Place& place) {
    if (existing.error) return existing.error;
    if (!place.error) return EEXIST;
    if (!place.canBeMade) return place.error;
    // Nobody gets hold of what is others' (Linux, protected_hardlinks).
    const struct stat known = status(existing);
    const bool isOthers = !isSuperuser() && known.st_uid != geteuid();
    if (isFolder(existing) || (isOthers && accessError(existing, R_OK | W_OK) != 0)) return EPERM;
    const Place folder = folderOf(place.path);
    if (const int error = mayChangeIn(folder)) return error;
    if (status(folder).st_dev != known.st_dev) return EXDEV;
    const Ref node = writable(existing);
    putName(place.path, node);
    changeNames(node, 1);
    touch(folder);
    return 0;
}

void FileTree::putName(const std::string& path, Ref node) {
    const Ref name = newNode(path, static_cast<mode_t>(statusOf(node).st_mode));
    setField<Ref>(ctx_.state, name, kSame, node);
    put(path, name);
}

void FileTree::changeNames(Ref node, std::int32_t by) {
    const auto names = getField<std::int32_t>(ctx_.state, node, "names");
    setField<std::int32_t>(ctx_.state, node, "names", std::max(names + by, 0));
}

// Whoever has the file outside open goes on seeing what the program has made of it.
void FileTree::detach(Ref node) {
    const bool isUnchanged = getField<Ref>(ctx_.state, node, "bytes") == 0 &&
                             getField<std::int32_t>(ctx_.state, node, "names") == 0;
    if (getField<Ref>(ctx_.state, node, "origin") == 0 || isUnchanged) return;
    std::map<std::string, Ref> detached;
    const auto originOf = [&](Ref each) {
        return bytesOf(ctx_.state, getField<Ref>(ctx_.state, each, "origin"));
    };
    if (const Ref all = array(kDetached))
        for (std::uint32_t i = 0; i < ctx_.object(all)->length; ++i) {
            const Ref each = elementAt(ctx_.state, all, i);
            detached[originOf(each)] = each;
        }
    detached[originOf(node)] = node;
    std::vector<Entry> sorted;
    sorted.reserve(detached.size());
    for (const auto& [path, each] : detached) sorted.push_back({path, each});
    store(kDetached, sorted);
}

// One of its names is there no more.
void FileTree::leave(const Place& place) {
    if (!place.node && !hasFurtherNames(status(place))) return;
    const Ref node = writable(place);
    detach(node);
    changeNames(node, -1);
}

// Nothing is at the path, nor below it, any more.
void FileTree::vacate(std::vector<Entry>& all, const std::string& path) {
    const bool hidesOuter = showsOuter(folderOf(path)) && outer_.at(path).error == 0;
    std::erase_if(all,
                  [&](const Entry& each) { return each.path == path || isBelow(each.path, path); });
    if (hidesOuter)
        all.insert(std::ranges::lower_bound(all, path, {}, &Entry::path), {path, newNode(path, 0)});
}

// In a folder where everybody may write, and which says so, only owners remove.
int FileTree::mayRemove(const Place& place, const Place& folder) {
    if (const int error = mayChangeIn(folder)) return error;
    const struct stat around = status(folder);
    const bool isOthers = around.st_mode & S_ISVTX && !isSuperuser() &&
                          around.st_uid != geteuid() && status(place).st_uid != geteuid();
    return isOthers ? EPERM : 0;
}

int FileTree::remove(const Place& place, Kind kind) {
    if (place.error) return place.error;
    if (place.path == "/") return EBUSY;
    const Place folder = folderOf(place.path);
    const bool removesFolder = isFolder(place);
    if (removesFolder && kind == Kind::File) return EISDIR;
    if (!removesFolder && kind == Kind::Folder) return ENOTDIR;
    if (const int error = mayRemove(place, folder)) return error;
    if (removesFolder) {
        int error = 0;
        if (!namesIn(place, error).empty()) return ENOTEMPTY;
        if (error) return error;
    }
    touch(folder);
    leave(place);
    std::vector<Entry> all = entries();
    vacate(all, place.path);
    store(kEntries, all);
    return 0;
}

void FileTree::writeAllBelow(const Place& folder) {
    int error = 0;
    for (const std::string& name : namesIn(folder, error)) {
        const Place inside = lookUp(join(folder.path, name), showsOuter(folder));
        if (inside.error) unsupported("moving a folder with what cannot be read");
        if (isFolder(inside))
            writeAllBelow(inside);
        else
            ownEntry(inside);
    }
    if (error) unsupported("moving a folder that cannot be read");
    setField<Ref>(ctx_.state, writable(lookUp(folder.path, true)), "origin", 0);
}

int FileTree::rename(const Place& from, Place to) {
    if (from.error) return from.error;
    if (to.error && !to.canBeMade) return to.error;
    if (from.path == to.path) return 0;
    const Place source = folderOf(from.path), target = folderOf(to.path);
    const bool movesFolder = isFolder(from);
    if (movesFolder && isBelow(to.path, from.path)) return EINVAL;
    if (const int error = mayRemove(from, source)) return error;
    if (const int error = mayChangeIn(target)) return error;
    if (!to.error) {
        if (const int error = mayRemove(to, target)) return error;
        if (movesFolder && !isFolder(to)) return ENOTDIR;
        if (!movesFolder && isFolder(to)) return isBelow(from.path, to.path) ? ENOTEMPTY : EISDIR;
        int error = 0;
        if (movesFolder && !namesIn(to, error).empty()) return ENOTEMPTY;
        if (error) return error;
    }
    if (status(source).st_dev != status(target).st_dev) return EXDEV;
    if (!to.error && isSame(status(from), status(to))) return 0; // two names of one file
    if (movesFolder) writeAllBelow(from);
    const Ref moved = ownEntry(lookUp(from.path, true));
    touch(source);
    touch(target);
    if (!to.error) leave(to);
    std::vector<Entry> all = entries(), taken;
    for (const Entry& each : all)
        if (isBelow(each.path, from.path)) taken.push_back(each);
    taken.push_back({from.path, moved});
    vacate(all, from.path);
    std::erase_if(all, [&](const Entry& each) {
        return each.path == to.path || isBelow(each.path, to.path);
    });
    for (Entry& each : taken) {
        each.path = to.path + each.path.substr(from.path.size());
        setField<Ref>(ctx_.state, each.node, "path",
                      newByteArray(ctx_, std::string_view(each.path)));
        // What was gone from the old folder hides nothing in the new one.
        if (getField<std::int32_t>(ctx_.state, each.node, "mode") != 0) all.push_back(each);
    }
    std::ranges::sort(all, {}, &Entry::path);
    store(kEntries, all);
    return 0;
}

int FileTree::mayOwn(const Place& place) {
    if (place.error) return place.error;
    return isSuperuser() || status(place).st_uid == geteuid() ? 0 : EPERM;
}

int FileTree::setMode(const Place& place, mode_t mode) {
    if (const int error = mayOwn(place)) return error;
    const mode_t type = status(place).st_mode & S_IFMT;
    setField<std::int32_t>(ctx_.state, writable(place), "mode",
                           static_cast<std::int32_t>(type | (mode & ~mode_t(S_IFMT))));
    return 0;
}

int FileTree::setOwner(const Place& place, std::int64_t user, std::int64_t group) {
    if (const int error = mayOwn(place)) return error;
    const struct stat known = status(place);
    const bool changesUser = user != -1 && static_cast<uid_t>(user) != known.st_uid;
    if (!isSuperuser() && (changesUser || (group != -1 && !isInGroup(static_cast<gid_t>(group)))))
        return EPERM;
    const Ref node = writable(place);
    if (user != -1)
        setField<std::int32_t>(ctx_.state, node, "user", static_cast<std::int32_t>(user));
    if (group != -1)
        setField<std::int32_t>(ctx_.state, node, "group", static_cast<std::int32_t>(group));
    return 0;
}

int FileTree::setTimes(const Place& place, std::int64_t accessed, std::int64_t modified) {
    if (const int error = mayOwn(place)) return error;
    const Ref node = writable(place);
    setField<std::int64_t>(ctx_.state, node, "accessed", accessed);
    setField<std::int64_t>(ctx_.state, node, "modified", modified);
    return 0;
}

Ref FileTree::writtenTo(int outerNumber) {
    const FileSnapshot* file = outer_.contents(outerNumber);
    return file ? writtenTo(file->path) : 0;
}

// It may have been changed by another of the names that it has outside.
Ref FileTree::writtenTo(const std::string& outerPath) {
    const struct stat& outer = outer_.at(outerPath).status;
    for (const std::string_view table : {kEntries, kDetached}) {
        const Ref all = array(table);
        for (std::uint32_t i = 0; all && i < ctx_.object(all)->length; ++i) {
            const Ref node = elementAt(ctx_.state, all, i);
            const Ref origin = getField<Ref>(ctx_.state, node, "origin");
            if (!origin) continue;
            if (bytesOf(ctx_.state, origin) == outerPath) return node;
            if (hasFurtherNames(outer) && isSame(statusOf(node), outer)) return node;
        }
    }
    return 0;
}

Place FileTree::placeOf(int outerNumber) {
    if (const Ref node = writtenTo(outerNumber)) return {.path = pathOf(node), .node = node};
    const FileSnapshot* file = outer_.contents(outerNumber);
    if (!file) return {.error = EBADF};
    Place place{.path = file->path};
    place.outer = &outer_.at(file->path);
    place.error = place.outer->error;
    return place;
}

} // namespace clew::vm::natives
