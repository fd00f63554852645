#pragma once

// Which fields a method reads and writes, itself and in what it calls. Found in the code of the
// class files, fields by their names; what a field holds counts as written where a method that
// reads it adds something somewhere. Neither all of them nor only those: good for choosing.

#include <map>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "vm/types/Class.h"

namespace clew::search::generate {

using vm::types::Class;
using vm::types::Method;

class FieldUses {
  public:
    // `covered`: classes whose code is followed from call to call, as their superclasses' is.
    explicit FieldUses(const std::vector<const Class*>& covered);

    using Name = std::pair<std::string_view, std::string_view>; // and its descriptor
    struct OfMethod {
        std::vector<Name> reads; // each once, in the order of the code
        std::set<Name> writes;

        bool doesRead(const Name& field) const;
    };
    // Where the method is called on an object of that class, or is static. Good as long as this
    // lives.
    const OfMethod& of(const Method& method, const Class& object);

  private:
    using Methods = std::set<const Method*>;
    // Through the code of known classes and the object's.
    void follow(const Method& method, const Class& object, OfMethod& uses, Methods& followed) const;
    const Method* calledBy(const vm::classfile::MemberRef& call, const Class& object) const;

    std::vector<const Class*> known_;
    std::map<std::pair<const Method*, const Class*>, OfMethod> uses_;
};

} // namespace clew::search::generate
