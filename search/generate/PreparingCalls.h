#pragma once

// Which calls prepare another one: what it reads, they have written (FieldUses.h).

#include <map>
#include <utility>
#include <vector>

#include "search/generate/FieldUses.h"

namespace clew::search::generate {

class PreparingCalls {
  public:
    // `uses` lives as long.
    explicit PreparingCalls(FieldUses& uses) : uses_(uses) {}

    // Of these methods of objects of the type, or static ones of it, those that prepare a call of
    // `act`: in their order. Good as long as this lives. Precondition: `methods` lives as long, and
    // is always of this type.
    const std::vector<const Method*>& of(const Method& act, const Class& type,
                                         const std::vector<const Method*>& methods);

  private:
    FieldUses& uses_;
    std::map<std::pair<const Method*, const std::vector<const Method*>*>,
             std::vector<const Method*>>
        preparing_;
};

} // namespace clew::search::generate
