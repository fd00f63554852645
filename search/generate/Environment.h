#pragma once

// What a class reads of its surroundings and a test can set up in plain Java: the default locale
// and time zone, system properties.

#include <string>
#include <vector>

#include "search/generate/TestCase.h"
#include "search/generate/TypeKnowledge.h"
#include "search/generate/Values.h"

namespace clew::search::generate {

class Environment {
  public:
    // Looks at which of them the code of the classes asks for.
    Environment(const TypeKnowledge& types, const std::vector<const Class*>& classes);

    bool isAskedFor() const { return readsLocale_ || readsTimeZone_ || !properties_.empty(); }
    // Calls that set one of them up. Precondition: isAskedFor().
    std::vector<Step> any(Values& values) const;

  private:
    const TypeKnowledge& types_;
    bool readsLocale_ = false, readsTimeZone_ = false;
    std::vector<std::string> locales_, timeZones_; // tags, identifiers
    std::vector<std::string> properties_;          // their names
};

// A call of a static method. `types`: its executable's.
Step staticCall(const TypeKnowledge& types, std::string_view holder, std::string_view name,
                std::string_view descriptor, std::vector<Argument> arguments);

bool setsDefaults(const Step& step); // locale or time zone
// The name of the system property that it sets; empty: none.
std::u16string propertySetBy(const Step& step);

} // namespace clew::search::generate
