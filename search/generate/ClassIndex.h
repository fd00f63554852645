#pragma once

// Which methods of the class path return an object of a type: factories of other classes, builders,
// methods of objects. Made from the class files when it is first asked for; nothing is loaded for
// it.

#include <string>
#include <unordered_map>
#include <vector>

#include "vm/classpath/ClassPath.h"

namespace clew::search::generate {

class ClassIndex {
  public:
    // The class path must outlive this.
    explicit ClassIndex(const vm::classpath::ClassPath& classPath) : classPath_(classPath) {}

    struct Maker {
        std::string holder, name, descriptor; // internal names
    };
    // Methods that are neither private nor made by the compiler, and declare the type with this
    // internal name as their result; sorted by holder, then in the order of the class file.
    const std::vector<Maker>& makersOf(const std::string& type);

  private:
    void read();

    const vm::classpath::ClassPath& classPath_;
    bool isRead_ = false;
    std::unordered_map<std::string, std::vector<Maker>> makers_;
};

} // namespace clew::search::generate
