#pragma once

// Ways to get a value of a type from public API: constants, inputs, constructors, factories, and for
// well-known interfaces of the JDK one of its classes.

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "search/Driver.h"
#include "search/tests/TypeKnowledge.h"

namespace clew::search::tests {

// Steps (numbered from 0) after which `value` is what was wanted. Inputs in them are named after the
// parameters.
struct Builder {
    std::vector<Step> steps;
    Argument value;
};

class Builders {
  public:
    // `classes`: those under test. What their code asks for by instanceof is tried where any object will do.
    Builders(const TypeKnowledge& types, const std::vector<const Class*>& classes);

    // For a parameter; the simplest one first. Never empty: null is the last resort.
    const std::vector<Builder>& forParameter(std::string_view descriptor);
    // For a receiver: nothing but objects. Empty: the class cannot be instantiated.
    const std::vector<Builder>& forReceiver(const Class& type);
    // A call of the method or constructor for each builder of its receiver and of each parameter, the others
    // being the simplest. Names of inputs are unique in each driver.
    std::vector<Driver> driversOf(const Method& method, const Class& receiver);
    // The first of these, with inputs for private fields of its receiver: for states to which no public way
    // was found. Nothing where there are no such fields.
    std::optional<Driver> driverWithFields(const Method& method, const Class& receiver);

    // Appends a builder's steps to others, with their numbers adjusted; the result is its value.
    static Argument append(const Builder& builder, std::vector<Step>& steps);

  private:
    std::vector<Builder> make(std::string_view descriptor, unsigned depth);
    void addCalls(std::vector<Builder>& builders, const std::vector<const Method*>& methods, unsigned depth);
    void addObjects(std::vector<Builder>& builders, const Class& type, unsigned depth);
    void addImplementation(std::vector<Builder>& builders, const Class& type);

    const TypeKnowledge& types_;
    std::vector<std::string> asked_;  // descriptors of types
    std::map<std::string, std::vector<Builder>, std::less<>> parameters_;
    std::map<const Class*, std::vector<Builder>> receivers_;
};

}  // namespace clew::search::tests
