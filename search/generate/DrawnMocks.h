#pragma once

// Mocks whose methods answer what is drawn at random, for the search with concrete values: of the
// type that is wanted and, now and then, of another one that the code asks for. What such a mock
// answers at its first call, it answers at all later ones; where a method says yes or no, the
// second answer may be another one, and a loop over it comes to an end. Objects that it answers
// with are mocks, or made by a constructor or a static method: collections with something in them.
// Now and then one of the methods throws what the code catches, and now and then it answers at a
// method that it would inherit.

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "search/generate/Builders.h"
#include "search/generate/TypeKnowledge.h"
#include "search/generate/Values.h"

namespace clew::search::generate {

class DrawnMocks {
  public:
    DrawnMocks(Builders& builders, const TypeKnowledge& types, Values& values)
        : builders_(builders), types_(types), values_(values) {}

    // Nothing: Java allows none, or no test can write it.
    std::optional<JavaValue> draw(const std::string& descriptor, unsigned depth = 0);
    // One that answers at a method that it would inherit. Nothing: the code calls none of these.
    std::optional<JavaValue> drawOverriding(const std::string& descriptor);
    // Of all these types: descriptors.
    std::optional<JavaValue> drawOfAll(const std::vector<std::string>& types) {
        return drawOf(types, 0);
    }
    // One that is of this type as well as of those of the other one.
    std::optional<JavaValue> drawAlso(const JavaValue& mock, const std::string& descriptor);
    // The mock with another answer, or one more.
    JavaValue near(const JavaValue& mock);

  private:
    using Names = std::vector<std::string>; // descriptors of the types of one mock
    struct Plain {
        std::optional<JavaValue> mock;              // without answers
        std::vector<std::vector<JavaValue>> thrown; // by each of its methods
        std::vector<JavaValue> overridable;         // that the code calls: it would inherit them
    };
    const Plain& plain(const Names& types);
    std::optional<JavaValue> drawOf(const Names& types, unsigned depth);
    // One of the methods, where there is one that may.
    void throwFrom(JavaValue& mock, const std::vector<std::vector<JavaValue>>& thrown);
    bool canWrite(const JavaValue& method) const;
    void giveArguments(JavaValue& constructor);
    void addOverride(JavaValue& mock, const std::vector<JavaValue>& methods, unsigned depth);
    void answer(JavaValue& method, unsigned depth, bool isOneOfMany);
    JavaValue drawn(const std::string& descriptor, unsigned depth, unsigned most);
    // An object that a constructor makes, or a static method. Nothing: the one that was tried takes
    // more than that.
    std::optional<JavaValue> made(const std::string& descriptor);
    std::optional<JavaValue> madeBy(const Argument& argument, const std::vector<Step>& steps,
                                    std::size_t& used);
    void fill(JavaValue& collection);

    Builders& builders_;
    const TypeKnowledge& types_;
    Values& values_;
    std::map<Names, Plain> plain_;
};

} // namespace clew::search::generate
