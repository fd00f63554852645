#pragma once

// The records of jars, kept from one process to the next: 76,000 classes in 424 jars take 3 to 10 s
// to read, and their index is there in 0.2 to 0.7 s where the records are.
//
// There is one file for each jar, so that one that changes does not make the others be read again:
// <cache folder of the user>/clew/index/<hash of the jar's real path>.index. It has
//
//   lines of text:  the format, clew's version, the jar's path, its Entry::stamp()
//   the records:    ClassRecords::bytes()
//   a checksum:     of all before it (XXH3, 128 bits)
//
// A file is used only if all of that is as it would be written now, and if it belongs to the user;
// otherwise it is made anew and replaced. Each file is written beside its place and then renamed:
// there are no half files, and of several processes that write one the last wins. What cannot be
// written is not kept, and nobody is told: nothing but time is lost.
//
// Folders of classes are not kept. They change with each compilation, and only the dates of all
// files in them would tell. A folder of 5,000 classes is read in 0.1 s, and to list it and to ask
// for the dates takes a quarter of that: there is little to win.

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "vm/classpath/ClassRecords.h"
#include "vm/classpath/Resource.h"

namespace clew::vm::classpath {

// For one thread; any number of them may use the same folder, in any number of processes.
class IndexCache {
  public:
    // What the folder holds beyond these is removed when something was written to it: what has been
    // used last stays. A large class path has a few hundred jars, of up to a megabyte each.
    static constexpr std::size_t kMostFiles = 4096, kMostBytes = std::size_t{256} << 20;

    // In userCacheFolder().
    IndexCache();
    ~IndexCache();
    IndexCache(const IndexCache&) = delete;
    IndexCache& operator=(const IndexCache&) = delete;

    // ClassRecords::of(entry), from the cache where it is there.
    ClassRecords recordsOf(const Entry& entry);

  private:
    void write(const std::filesystem::path& file, std::string_view head,
               const ClassRecords& records);

    std::optional<std::filesystem::path> folder_;
    bool hasWritten_ = false;
};

} // namespace clew::vm::classpath
