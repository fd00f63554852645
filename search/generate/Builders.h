#pragma once

// Ways to get a value of a type from public API: constants, inputs, constructors, factories, and
// for well-known interfaces of the JDK one of its classes.

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "search/generate/BranchGoals.h"
#include "search/generate/Driver.h"
#include "search/generate/FieldUses.h"
#include "search/generate/TypeKnowledge.h"
#include "vm/Vm.h"
#include "vm/classpath/ClassPathIndex.h"

namespace clew::search::generate {

// Steps (numbered from 0) after which `value` is what was wanted. Inputs in them are named after
// the parameters.
struct Builder {
    std::vector<Step> steps;
    Argument value;
};

// Types that values can be found for: see Input.
bool isInputType(std::string_view descriptor);
// It makes an object, and nothing in it stands for all that there could be.
bool makesObject(const Builder& builder);
// Renames inputs that have the name of another one.
void makeInputsUnique(Driver& driver);
// Inputs take the name of the parameter that they are for.
void nameInput(Argument& argument, const std::string& name);

class Builders {
  public:
    // `classes`: those under test. What their code asks for by instanceof is tried where any object
    // will do.
    // `only`: the methods of them that are to be tested; empty: all.
    Builders(vm::Vm& vm, const TypeKnowledge& types, const std::vector<const Class*>& classes,
             const std::vector<MethodName>& only = {});

    // What there is for a type follows from the classes that are loaded when it is first asked for.
    // As long as it lives, who asks for the first time gets NotYetAsked thrown.
    struct NotYetAsked {};
    class OnlyKnown {
      public:
        explicit OnlyKnown(Builders& builders) : builders_(builders) {
            builders_.isOnlyKnown_ = true;
        }
        ~OnlyKnown() { builders_.isOnlyKnown_ = false; }
        OnlyKnown(const OnlyKnown&) = delete;
        OnlyKnown& operator=(const OnlyKnown&) = delete;

      private:
        Builders& builders_;
    };

    bool isOnlyKnown() const { return isOnlyKnown_; }

    // Descriptors of the types that the methods to be tested ask for by instanceof, or cast to.
    const std::vector<std::string>& wanted() const { return wanted_; }
    // Those that they cast a parameter with this descriptor to, as it was given, and that are not
    // below its type.
    const std::set<std::string>& castsOf(const std::string& descriptor) const;
    // Exceptions that they have handlers for.
    const std::vector<const Class*>& caught() const { return caught_; }
    // Whether the methods to be tested, or those of the classes that they call, call one of this
    // name.
    bool isCalled(const std::string& name) const { return called_.contains(name); }
    vm::Vm& vm() const { return vm_; }

    // For a parameter; the simplest one first. Never empty: null is the last resort.
    // Its type may have type arguments (GenericTypes.h).
    const std::vector<Builder>& forParameter(std::string_view signature);
    // For a receiver: nothing but objects. Empty: the class cannot be instantiated.
    const std::vector<Builder>& forReceiver(const Class& type);
    // A call of the method or constructor for each builder of its receiver and of each parameter,
    // the others being the simplest. Names of inputs are unique in each driver.
    std::vector<Driver> driversOf(const Method& method, const Class& receiver);
    // A call for each combination of the parameters' builders, on the receiver that is made in the
    // simplest way. Nothing where they are more than `most`.
    std::optional<std::vector<Driver>> combinedDriversOf(const Method& method,
                                                         const Class& receiver, std::size_t most);
    // Calls with the simplest arguments, and with mocks, with fields that the method reads of its
    // receiver and of objects that are its arguments set to inputs and constants, private ones
    // included: for states to which no public way was found.
    std::vector<Driver> driversWithFields(const Method& method, const Class& receiver,
                                          FieldUses& uses);

    // Appends a builder's steps to others, with their numbers adjusted; the result is its value.
    static Argument append(const Builder& builder, std::vector<Step>& steps);

  private:
    using TypeArguments = std::vector<std::string>;
    bool mayBeMock(const Class& type) const;
    bool mayAnswerOtherwise(const Class& type) const;
    bool isService(const Class& type) const;
    bool isAnyMockWanted(const Class& type) const;
    bool isAskedForMore(const Class& type) const;
    std::vector<Builder> make(std::string_view signature, unsigned depth);
    void addSubtypes(std::vector<Builder>& builders, const Class& type, unsigned depth,
                     const TypeArguments& arguments);
    bool mayBe(const Class& subtype, const Class& type, const TypeArguments& arguments) const;
    void addAsked(std::vector<Builder>& builders, const Class& type);
    void addCalls(std::vector<Builder>& builders, const std::vector<const Method*>& methods,
                  unsigned depth, const TypeArguments& arguments);
    void addObjects(std::vector<Builder>& builders, const Class& type, unsigned depth,
                    const TypeArguments& arguments);
    void addConstants(std::vector<Builder>& builders, const Class& type) const;
    std::vector<Builder> lambdas(const Class& type, unsigned depth, const TypeArguments& arguments);
    void addArrays(std::vector<Builder>& builders, std::string_view signature, unsigned depth);
    void addMixedArrays(std::vector<Builder>& builders, std::string_view signature);
    void addImplementation(std::vector<Builder>& builders, const Class& type,
                           const TypeArguments& arguments);

    void addCaught(const Class& klass, std::uint16_t type);
    void settleKeys(Driver& driver) const;
    std::vector<const std::vector<Builder>*> choicesOf(const Executable& executable,
                                                       const Class* receiver);
    // With the simplest arguments, and with mocks wherever there may be one.
    std::vector<Driver> plainDriversOf(const Method& method, const Class& receiver);
    Driver driverOf(const Executable& executable, bool needsReceiver,
                    const std::vector<const std::vector<Builder>*>& choices,
                    const std::vector<std::size_t>& numbers) const;

    // ---- MakerBuilders.cpp
    void addMade(std::vector<Builder>& builders, const Class& type, unsigned depth);
    void addSetters(Builder& builder, const Class& type, unsigned depth);
    void addArguments(Step& step, std::vector<Step>& steps, unsigned depth, bool areChanged);

    // ---- ReflectedBuilders.cpp
    void addReflected(std::vector<Builder>& builders, bool isMethod);
    bool addReflected(std::vector<Builder>& builders, const Class& type);
    void addLiterals(std::vector<Builder>& builders, const Class* bound);
    std::vector<const Class*> annotationTypes();
    std::vector<JavaValue> annotatedClasses();

    // ---- FieldBuilders.cpp
    // Whose fields are set that the method reads; private ones are, too.
    struct ReadBy {
        FieldUses& uses;
        const Method& method;
    };
    struct Setting {
        Argument object;
        const vm::types::Field* field;
    };
    // Without a reader: all fields that a test can assign.
    // Objects that the first builder makes, with fields set by assignments.
    void addAssignments(std::vector<Builder>& builders);
    // The steps with the fields set after them: each one to the first of its choices, and for each
    // other choice once more with that one.
    std::vector<std::vector<Step>> withFields(const std::vector<Step>& steps,
                                              const std::vector<Setting>& settings,
                                              const ReadBy* reader);
    void set(std::vector<Step>& steps, const Setting& setting, const Builder& choice,
             const ReadBy* reader, bool isNested);
    void addSettings(std::vector<Setting>& settings, const std::vector<Step>& steps,
                     const Argument& object, const ReadBy* reader) const;
    const std::vector<Builder>& forField(std::string_view descriptor);

    vm::Vm& vm_;
    const TypeKnowledge& types_;
    const std::set<std::string> called_; // names of methods
    const vm::classpath::ClassPathIndex& index() {
        if (!index_) index_ = vm::classpath::ClassPathIndex::of(types_.linker().classPath());
        return *index_;
    }
    std::shared_ptr<const vm::classpath::ClassPathIndex> index_; // once it has been asked for
    std::vector<const Class*> making_;                           // whose makers are looked for
    unsigned filling_ = 0;                                       // collections within each other
    bool isOnlyKnown_ = false;
    std::vector<std::string> asked_;    // descriptors of types
    std::vector<std::string> literals_; // types whose class the code has as a constant
    std::vector<const Class*> caught_;  // exceptions
    std::vector<std::string> tested_;   // all that instanceof is asked about: descriptors
    std::vector<std::string> wanted_;   // of wanted()
    std::map<std::string, std::set<std::string>> casts_; // of castsOf()
    std::vector<std::string> discerned_; // asked for, or cast to, superclasses' code included
    std::map<std::string, std::vector<Builder>, std::less<>> parameters_;
    std::map<const Class*, std::vector<Builder>> receivers_;
    std::map<std::string, std::vector<Builder>, std::less<>> fields_;
};

} // namespace clew::search::generate
