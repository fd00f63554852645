#pragma once

// Which calls prepare another one: what it reads, they have written. Found in the code of the class
// files, fields by their names; what the fields hold counts as written where a method that reads
// one adds something somewhere. Neither all that prepare nor only those: good for choosing.

#include <map>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "vm/types/Class.h"

namespace clew::search::generate {

using vm::types::Class;
using vm::types::Method;

class PreparingCalls {
  public:
    // `covered`: classes whose code is followed from call to call, as their superclasses' is.
    explicit PreparingCalls(const std::vector<const Class*>& covered);

    // Of these methods of objects of the type, or static ones of it, those that prepare a call of
    // `act`: in their order. Good as long as this lives. Precondition: `methods` lives as long, and
    // is always of this type.
    const std::vector<const Method*>& of(const Method& act, const Class& type,
                                         const std::vector<const Method*>& methods);

  private:
    using FieldName = std::pair<std::string_view, std::string_view>; // and its descriptor
    struct Uses {
        std::set<FieldName> reads, writes;
        std::set<const Method*> methods; // that were followed
    };
    // Through the code of known classes and the object's.
    void follow(const Method& method, const Class& object, Uses& uses) const;
    const Method* calledBy(const vm::classfile::MemberRef& call, const Class& object) const;
    const Uses& usesOf(const Method& method, const Class& object);

    std::vector<const Class*> known_;
    std::map<std::pair<const Method*, const Class*>, Uses> uses_;
    std::map<std::pair<const Method*, const std::vector<const Method*>*>,
             std::vector<const Method*>>
        preparing_;
};

} // namespace clew::search::generate
