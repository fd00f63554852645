#pragma once

// What a ClassPathIndex needs of the class files of one entry of a class path, as bytes that can be
// kept in a file:
//
//   for each class file:  path, name, superclass, interfaces, makers
//   a text:               its length (2 bytes), then as many bytes
//   interfaces:           their number (2 bytes), then as many texts
//   makers:               their number (2 bytes), then name and descriptor of each
//
// Numbers are as this machine has them: the bytes are not for another one.

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "vm/classpath/Resource.h"

namespace clew::vm::classpath {

struct MakerRecord {
    std::string_view name, descriptor;
    std::string_view type() const; // internal name; empty: the result is no object, or an array
};

struct ClassRecord {
    std::string_view path;            // within the entry
    std::string_view name, superName; // internal names
    std::vector<std::string_view> interfaces;
    // Methods that are neither private nor made by the compiler and return an object that is no
    // array, and of none of the packages below java.
    std::vector<MakerRecord> makers;
};

// Immutable; copies share the bytes.
class ClassRecords {
  public:
    // Reads all class files of the entry, in the order of Entry::classFiles(). What is no class is
    // left out.
    static ClassRecords of(const Entry& entry);

    // Those that have these bytes, which `owner` keeps. Nothing where they are not what bytes() of
    // some records gave, whatever else they are.
    static std::optional<ClassRecords> parse(std::shared_ptr<const void> owner,
                                             std::string_view bytes);

    std::string_view bytes() const { return bytes_; }
    std::span<const ClassRecord> classes() const { return classes_; }
    // No class file was left out because it could not be read: another time it may be readable.
    bool isComplete() const { return isComplete_; }

  private:
    std::shared_ptr<const void> owner_;
    std::string_view bytes_;
    std::vector<ClassRecord> classes_; // views of the bytes
    bool isComplete_ = true;
};

} // namespace clew::vm::classpath
