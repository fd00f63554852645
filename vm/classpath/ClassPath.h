#pragma once

// Where the classes of the program under test come from: folders and jars, searched in order.

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "vm/classpath/Resource.h"

namespace clew::vm::classpath {

// Immutable and thread-safe after construction.
class ClassPath {
  public:
    ClassPath() = default;

    // Each entry is a folder, a jar, or "folder/*" for all jars of a folder. The Class-Path of a
    // jar's manifest is followed, as `java` does; what does not exist is skipped there. Throws
    // ClassPathError if an entry does not exist, or is a file but no zip. `featureVersion` is that
    // of the JDK, for multi-release jars.
    ClassPath(const std::vector<std::string>& entries, int featureVersion);

    // The first resource of this path ("a/b/Foo.class"), or all of them in order.
    std::optional<Resource> find(std::string_view path) const;
    std::vector<Resource> findAll(std::string_view path) const;

    const std::vector<std::unique_ptr<Entry>>& entries() const { return entries_; }
    // Whether the entry that has the resource under this path first is sealed.
    bool isSealed(std::string_view path) const;

    // Splits "a:b.jar" as -cp takes it; an empty part is the working folder.
    static std::vector<std::string> split(std::string_view text);

  private:
    std::vector<std::unique_ptr<Entry>> entries_;
};

} // namespace clew::vm::classpath
