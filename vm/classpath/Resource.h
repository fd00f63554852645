#pragma once

#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "vm/classfile/ClassFile.h"

namespace clew::vm::classpath {

// A mistake in what the user named: one line that says what, where, and what would be right.
class ClassPathError : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

// The contents of one file of the class path or the JDK.
struct Resource {
    classfile::Bytes bytes; // valid as long as `owner` lives
    std::shared_ptr<const void> owner;
    std::string
        location; // "dir/Foo.class", "x.jar!/Foo.class", "jrt:/java.base/java/lang/Object.class"
};

// One element of a class path. find() may be called from several threads at once.
class Entry {
  public:
    explicit Entry(std::string location) : location_(std::move(location)) {}
    virtual ~Entry() = default;
    Entry(const Entry&) = delete;
    Entry& operator=(const Entry&) = delete;

    // The folder or jar, as the user wrote it.
    const std::string& location() const { return location_; }

    // `path` is relative, with / between its parts: "a/b/Foo.class". Nothing is found behind ".."
    // or for a folder. Throws ClassPathError if the resource is there but cannot be read.
    virtual std::optional<Resource> find(std::string_view path) const = 0;

    // False: it is certain that a program finds nothing under the path, no folder either.
    virtual bool mayHold(std::string_view path) const = 0;

    // Nobody else may add classes to its packages.
    virtual bool isSealed() const { return false; }

    // The paths of all class files, sorted; what cannot be read is left out.
    virtual std::vector<std::string> classFiles() const = 0;

    // One line that is another one once anything else is in the entry: what is made of all its
    // class files may be kept with it. Nothing where that is not certain, as for a folder, or where
    // the entry is no longer what it was when it was opened.
    virtual std::optional<std::string> stamp() const { return std::nullopt; }

  private:
    std::string location_;
};

} // namespace clew::vm::classpath
