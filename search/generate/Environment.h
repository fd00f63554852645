#pragma once

// What a class reads of its surroundings and a test can set up in plain Java: the default locale
// and time zone, system properties, the standard input, files, whether the thread is interrupted.

#include <optional>
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

    bool isAskedFor() const {
        return readsLocale_ || readsTimeZone_ || readsInput_ || mayBeInterrupted_ ||
               !properties_.empty();
    }
    // Calls that set one of them up. Precondition: isAskedFor().
    std::vector<Step> any(Values& values) const;
    // For a parameter of the type: a file or folder in the folder of the test, or the name of one
    // that is not there, as a Path, a File or, where the classes use files, a text; a stream or
    // a reader of text. Nothing: for another type, and now and then.
    std::optional<Argument> file(std::string_view descriptor, std::vector<Step>& steps,
                                 Values& values) const;

  private:
    const TypeKnowledge& types_;
    void call(std::vector<Step>& steps, std::string_view holder, std::string_view name,
              std::string_view descriptor, std::optional<Argument> receiver,
              std::vector<Argument> arguments) const;
    Argument bytes(std::vector<Step>& steps, Values& values) const;
    Argument reader(std::vector<Step>& steps, Values& values) const;
    Argument stream(std::vector<Step>& steps, Values& values) const;

    bool readsLocale_ = false, readsTimeZone_ = false, readsInput_ = false,
         mayBeInterrupted_ = false, usesFiles_ = false;
    std::vector<std::string> locales_, timeZones_; // tags, identifiers
    std::vector<std::string> properties_;          // their names
    std::vector<std::string> files_;               // what files may be called
};

// A call of a static method. `types`: its executable's.
Step staticCall(const TypeKnowledge& types, std::string_view holder, std::string_view name,
                std::string_view descriptor, std::vector<Argument> arguments);

bool setsDefaults(const Step& step); // locale or time zone
bool setsInput(const Step& step);    // System.in
// It reads a field of the test itself, of no class: a folder of its own, a Path. It is empty before
// each test.
bool isTestFolder(const Step& step);
// What a file or a stream that the step makes holds; null where it makes none.
JavaValue* contentsIn(Step& step);
// The name of the system property that it sets; empty: none.
std::u16string propertySetBy(const Step& step);

} // namespace clew::search::generate
