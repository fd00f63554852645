#pragma once

// The assertions of JUnit 4 and of JUnit 5 (Jupiter), as source text.

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "search/generate/JavaText.h"

namespace clew::search::generate {

enum class JUnit { Four, Five };

constexpr int kTimeLimit = 10; // of each test, in seconds

class Assertions {
  public:
    Assertions(JUnit version, TypeText& types) : version_(version), types_(types) {}

    // A statement: `actual` is an expression whose type has the descriptor. Floating-point numbers
    // of a usual size are compared with a delta; otherwise exactly: NaN equals NaN, and 0.0 does
    // not equal -0.0. Of an Object: that it is there. Not of an array of these.
    std::string equals(const JavaValue& expected, const std::string& actual,
                       std::string_view actualDescriptor);
    // An array with Objects in it, for which no expression stands.
    static bool hasObjects(const JavaValue& array);
    // Statements: the first one is about the length of such an array, the others about its
    // elements, but for the `told` ones.
    std::vector<std::string> elements(const JavaValue& expected, const std::string& actual,
                                      std::string_view actualDescriptor,
                                      const std::set<std::size_t>& told = {});
    // Of a specification's condition; one that is empty fails.
    std::string holds(const std::string& specification, const std::string& condition);
    std::string same(const std::string& expected, const std::string& actual);
    // An expression whose value is the exception. `exceptionClass` is an internal name.
    std::string throws(std::string_view exceptionClass, const std::string& call);
    // Statements.
    std::vector<std::string> doesNotEnd(const std::string& call);

    // The class that declares them, and those that were used.
    std::string_view className() const;
    // The folder of the test's own, a Path: of the field that fieldOfFolder() declares.
    std::string_view folder() const {
        return version_ == JUnit::Four ? "folder.getRoot().toPath()" : "folder";
    }
    std::string fieldOfFolder();
    const std::set<std::string>& used() const { return used_; }
    // Methods that the test class needs for them.
    std::string helpers() const;

  private:
    std::string call(std::string_view name, std::string_view arguments);
    // ", 1e-9", where that goes for all values of the parameter.
    static std::string deltaOfColumn(const JavaValue& parameter, std::string_view descriptor);
    std::string arrayEquals(const JavaValue& expected, const std::string& actual,
                            std::string_view actualDescriptor);

    const JUnit version_;
    TypeText& types_;
    std::set<std::string> used_;
    bool usesTimeLimit_ = false;
};

} // namespace clew::search::generate
