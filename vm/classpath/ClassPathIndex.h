#pragma once

// What the class files of a class path say of each other: which ones are directly below a type, and
// which of their methods return it. Nothing is loaded for it, and what is known of a jar is kept
// (IndexCache.h).

#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "vm/classpath/ClassPath.h"

namespace clew::vm::classpath {

class ClassPathIndex {
  public:
    // Made once in a process for the same entries: for all its machines, and for the processes that
    // it forks from then on. What is on the class path must not change in between. Thread-safe.
    static std::shared_ptr<const ClassPathIndex> of(const ClassPath& classPath);

    // Internal names, in the order of the class path: classes that extend the one with this
    // internal name, or implement it.
    const std::vector<std::string>& directlyBelow(const std::string& type) const;

    struct Maker {
        std::string holder, name, descriptor; // internal names
        bool operator==(const Maker&) const = default;
    };
    // Methods that are neither private nor made by the compiler, and declare the type with this
    // internal name as their result; sorted by holder, then in the order of the class file. None of
    // the types of the packages below java.
    const std::vector<Maker>& makersOf(const std::string& type) const;

  private:
    explicit ClassPathIndex(const ClassPath& classPath);

    std::unordered_map<std::string, std::vector<std::string>> below_;
    std::unordered_map<std::string, std::vector<Maker>> makers_;
};

} // namespace clew::vm::classpath
