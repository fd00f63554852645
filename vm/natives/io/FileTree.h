#pragma once

// The files that a program under test sees: those outside as they were when first looked at
// (objects/OuterFiles.h), and over them what the program has written. Nothing outside changes.
//
// What is written is part of a state as all else that a program changes, so it lives in the Java
// heap: a static field holds an array of objects, one for each path where something is not as it is
// outside, sorted by path. There, a file has its mode, its times and its bytes; bytes that it does
// not have yet are those outside. Mode 0 stands for a file that is there no more. An open file is
// one of these objects too, wherever its path has gone (FileDescriptor.clew$file). A further name
// of a file (a hard link) is an object that refers to the file's.

#include <sys/stat.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "vm/natives/Peers.h"
#include "vm/objects/Shared.h"

namespace clew::vm::natives {

// What a path leads to.
struct Place {
    int error = 0;                    // errno; 0: there is a file
    bool canBeMade = false;           // the folder is there, and nothing of that name in it
    std::string path;                 // absolute, without links
    Ref node = 0;                     // where the program has written
    const OuterFile* outer = nullptr; // where it has not
};

// Changes return an errno, 0 for none. Before them, and before anything is read, mayUse() must have
// said so.
class FileTree {
  public:
    explicit FileTree(NativeContext& ctx);

    // Other threads may see the difference between now and later: of names, and of what is at
    // `node` (0: none). False: leave with ctx.blocked().
    bool mayUse(bool changesNames, Ref node, bool changesNode);
    bool isVisible(bool changesNames, Ref node, bool changesNode);
    void noteUse(bool changes); // what mayUse does where it is true
    bool mayRead(const Place& place) { return mayUse(false, place.node, false); }
    bool mayChange(const Place& place) { return mayUse(true, place.node, true); }

    Place find(std::string_view path, bool followLast = true);
    struct stat status(const Place& place);
    struct stat statusOf(Ref node);
    int accessError(const Place& place, int mode); // R_OK | W_OK | X_OK
    std::string originOf(const Place& place);      // the path outside of what is there; or empty
    std::string linkTarget(const Place& place);
    std::vector<std::string> namesIn(const Place& folder, int& error); // sorted

    // A file or a folder, by the type in `mode`, less what the creation mask takes away.
    int make(Place& place, mode_t mode);
    int makeLink(Place& place, std::string_view target); // a symbolic one
    int makeHardLink(const Place& existing, const Place& place);
    enum class Kind { File, Folder, Any };
    int remove(const Place& place, Kind kind);
    int rename(const Place& from, Place to);
    int setMode(const Place& place, mode_t mode);
    int setOwner(const Place& place, std::int64_t user, std::int64_t group);        // -1: as it is
    int setTimes(const Place& place, std::int64_t accessed, std::int64_t modified); // nanoseconds
    // What is at the place, as the program's own from here on.
    Ref writable(const Place& place);
    // The same for the file outside with that number; 0 where the program has not written to it.
    Ref writtenTo(int outerNumber);
    Place placeOf(int outerNumber);

    // ---- the bytes of a file
    std::string_view contents(Ref node);
    std::int64_t size(Ref node);
    void write(Ref node, std::int64_t position, std::string_view bytes);
    void setSize(Ref node, std::int64_t size);

    // ---- numbers that stand for open files until a FileDescriptor does
    int handOut(Ref node, int openFlags);
    Ref handedOut(int number);
    int flagsOf(int number) const; // O_RDONLY …
    void takeBack(int number);

    std::int64_t now() const; // nanoseconds since 1970

    // How often programs have asked, on this thread, for what is another on each machine: files,
    // but for those of the JDK and of the class path, and System.in.
    static std::uint64_t& outerUses();

  private:
    struct Entry {
        std::string path;
        Ref node;
    };
    Ref array(std::string_view field);
    std::string pathOf(Ref node);
    std::uint32_t indexOf(const std::string& path); // where it is or would be
    Ref entryAt(const std::string& path);
    std::vector<Entry> entries();
    void store(std::string_view field, const std::vector<Entry>& entries);
    void put(const std::string& path, Ref node);
    Place lookUp(const std::string& path, bool showsOuter);
    Place resolve(std::string_view path, bool followLast);
    void noteOuter(std::string_view path);
    Ref nodeOf(Ref entry); // what has the mode, the times and the bytes
    void putName(const std::string& path, Ref node);
    Ref ownEntry(const Place& place);
    Ref writtenTo(const std::string& outerPath);
    void changeNames(Ref node, std::int32_t by);
    bool showsOuter(const Place& folder);
    bool isFolder(const Place& place) { return S_ISDIR(status(place).st_mode); }
    Ref newNode(const std::string& path, mode_t mode);
    Ref newBytes(std::string_view bytes, std::size_t capacity);
    void detach(Ref node);
    void leave(const Place& place);
    void vacate(std::vector<Entry>& all, const std::string& path);
    void writeAllBelow(const Place& folder);
    int mayChangeIn(const Place& folder);
    int mayRemove(const Place& place, const Place& folder);
    void touch(const Place& folder);
    Place folderOf(const std::string& path);
    int mayOwn(const Place& place);

    NativeContext& ctx_;
    OuterFiles& outer_;
    const Class& class_;
};

} // namespace clew::vm::natives
