#pragma once

// The classes of the class path as their files have them, and which methods a call may come to:
// class hierarchy analysis (Dean, Grove, Chambers: Optimization of Object-Oriented Programs Using
// Static Class Hierarchy Analysis, ECOOP 1995). Nothing is loaded for it. Of the JDK only what the
// program's classes extend and implement is looked at.

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "vm/classpath/ClassPath.h"
#include "vm/classpath/RuntimeImage.h"

namespace clew::search::guidance {

namespace classfile = vm::classfile;

// A method of a class of the program: positions in ProgramClasses::types and ClassFile::methods.
struct MethodPlace {
    std::uint32_t type, method;
    auto operator<=>(const MethodPlace&) const = default;
};

struct ProgramType {
    std::string name;          // internal
    bool isOfProgram = false;  // or else of the JDK
    std::uint32_t package = 0; // how long the name's "pkg/" is
    std::shared_ptr<const void> bytesOwner;
    std::optional<classfile::ClassFile> file; // none: it was not found
    std::vector<std::uint32_t> supers, subs;  // direct ones; the superclass comes first
    // Of lambdas and method references that are of this interface: the name of its method, and what
    // is called by it.
    struct Function {
        std::string_view name;
        MethodPlace body;
    };
    std::vector<Function> functions;
};

class ProgramClasses {
  public:
    static constexpr std::uint32_t kNone = ~std::uint32_t(0);

    // Classes whose files cannot be read are left out: nothing can be executed of them.
    ProgramClasses(const vm::classpath::ClassPath& classPath,
                   const vm::classpath::RuntimeImage& image);

    const std::deque<ProgramType>& types() const { return types_; }
    // By internal name; kNone: neither of the program, nor something that it extends.
    std::uint32_t find(std::string_view name) const;
    const classfile::MethodInfo& method(MethodPlace place) const {
        return types_[place.type].file->methods[place.method];
    }

    struct Callees {
        std::vector<MethodPlace> methods; // of the program; distinct
        bool elsewhere = false;           // also methods that are not the program's, or native ones
    };
    // Of a call that is dispatched by its receiver; or of one that is not.
    const Callees& callees(const classfile::MemberRef& member, bool isDispatched);
    // What a receiver of this type would run, the method being declared there or inherited; nothing
    // where it is none of the program's.
    std::optional<MethodPlace> select(std::uint32_t type, std::string_view name,
                                      std::string_view descriptor) const;
    // What implements or overrides the method in subtypes, its own code included.
    std::vector<MethodPlace> implementations(MethodPlace of) const;
    // Whether somebody who knows only the JDK can call it: it overrides a method of the JDK.
    bool isCalledByJdk(MethodPlace place) const;
    // The methods that the bootstrap method of an invokedynamic is given.
    std::vector<MethodPlace> functionsOf(std::uint32_t type,
                                         const classfile::DynamicConstant& site) const;

  private:
    void read(const vm::classpath::ClassPath& classPath);
    void findHierarchy(const vm::classpath::RuntimeImage& image);
    void findFunctions();
    std::uint32_t add(ProgramType type);
    std::uint32_t declared(std::uint32_t type, std::string_view name,
                           std::string_view descriptor) const; // kNone: it is not
    template <class Visit>
    void forEachSubtype(std::uint32_t type, Visit&& visit) const; // itself among them

    std::deque<ProgramType> types_;
    std::unordered_map<std::string_view, std::uint32_t> byName_;
    std::unordered_map<std::string, Callees> callees_;
};

} // namespace clew::search::guidance
