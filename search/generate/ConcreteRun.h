#pragma once

// Executes the steps of a test with concrete arguments in the VM, and notes what there is to
// assert. This is the replay that every test goes through before it is written.

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "search/InputRanges.h"
#include "search/generate/BranchGoals.h"
#include "search/generate/FirstUses.h"
#include "search/generate/OtherWorld.h"
#include "search/generate/PreparedStates.h"
#include "search/generate/TestCase.h"
#include "search/generate/TypeKnowledge.h"
#include "vm/Vm.h"
#include "vm/interpreter/Interpreter.h"
#include "vm/objects/StackTrace.h"

namespace clew::search::generate {

// The test asserts no more than what holds in the other execution of its steps as well: perhaps no
// more than that they can be executed. False: they end in another way there.
bool weaken(search::generate::TestCase& test, const search::generate::TestCase& other);

class ConcreteRun {
  public:
    // `root`: booted, the main thread without frames. All must outlive this.
    ConcreteRun(vm::Vm& vm, vm::state::LiveState& live, const TypeKnowledge& types,
                BranchGoals& goals, const InputRanges& ranges, std::uint64_t instructionLimit)
        : ranges_(ranges),
          vm_(vm),
          live_(live),
          types_(types),
          goals_(goals),
          instructionLimit_(instructionLimit),
          longLimit_(kPatience * instructionLimit),
          roots_{{live.freeze()}} {
        roots_[World::Elsewhere] = roots_[World::Abroad] = roots_[World::Here];
    }

    // The first of the classes is initialized in the states that all runs begin with; false where
    // that fails. What all of them use of the class library has been used there (FirstUses.h).
    bool initialize(const std::vector<const Class*>& classes);
    // ---- SlowStarts.cpp
    // Where the last run, of these steps, took long: whether runs of them are shorter from now on,
    // because other classes than those under test, which it has initialized, are initialized in the
    // states that all runs begin with. That is as if other tests had run before, which nobody
    // knows.
    bool startsFasterAfter(const std::vector<Step>& steps);
    bool mayStartFasterAfter(std::uint64_t instructions) const; // of one that took so many
    // Internal names of such classes, in the order of their initialization.
    const std::vector<std::string>& alsoInitialized() const { return alsoInitialized_; }
    // They, and the first of the classes under test where its initialization took long.
    SlowStart slowStart() const;
    // False where that fails; then nothing has changed.
    bool initializeAlso(std::vector<std::string> names);
    // What the initializer of the first of them has reached, as any test of the class does.
    const Coverage& reachedByInitialization() const { return reachedByInitialization_; }
    // The calls that make the default locale and time zone those of `Here`.
    std::vector<Step> pinning(std::u16string language = u"en-US") const;

    // The test with its outcome, coverage and, where asked for, observations, the message of an
    // exception among them. Nothing where a step before the last one throws an exception, or where
    // the VM cannot execute it (that is counted, see unsupported()); nor where an argument is out
    // of its range. Outcome::Kind::DoesNotEnd says that the last step has taken more instructions
    // than the limit: whether it would ever end is not known. Those before it may take longer, as
    // long as such runs are a small part of all.
    std::optional<search::generate::TestCase> run(const std::vector<Step>& steps, bool observe);
    // Instructions of the last step, and of those before it.
    struct Limits {
        std::uint64_t last, setUp;
        friend bool operator==(const Limits&, const Limits&) = default;
    };
    // Where many have gone into calls that did not end within them, fewer for a while.
    Limits limits() const;
    std::optional<search::generate::TestCase> run(const std::vector<Step>& steps, bool observe,
                                                  const Limits& limits);
    // The same without observations, with the limit that there is for tests which are kept: a
    // multiple of that of run().
    std::optional<search::generate::TestCase> runPatiently(const std::vector<Step>& steps);
    // What a run without observations has come to, in words that hold in another virtual machine.
    struct Result {
        std::optional<search::generate::TestCase> test;
        bool isTidy = true, hasReadClock = false, cameToNoEnd = false;
        std::vector<std::string> classes; // by step: of its object; empty: there is none
        std::uint64_t runs = 0, instructions = 0;
        std::uint64_t executed = 0, setUp = 0, inVain = 0, givenUp = 0; // see ConcreteRun
        std::uint64_t longSetUps = 0, executedInAll = 0;
        Limits limits;
        std::map<std::string, std::uint64_t> unsupported;
        std::map<std::string, Coverage> reachedInVain;
        vm::Approximations::Counts approximated;
        // Classes that runs there have made by then, this one or others that nobody wanted.
        std::shared_ptr<const std::vector<vm::types::Symbol>> made;
    };
    // ---- RunsAhead.cpp
    // Runs steps that another ConcreteRun has to run. Nothing: that one has to do it itself.
    std::optional<Result> runForOther(const std::vector<Step>& steps, const Limits& limits);
    // As if it were run here: but for the test. False: it has to be.
    bool adopt(const Result& result);

    // The last run has come to an assumption that does not hold (Verify.ignoreIf).
    bool isIgnored() const { return isIgnored_; }
    // The last run was given up: it is counted in unsupported().
    bool cameToNoEnd() const { return cameToNoEnd_; }
    // Where the exception was made that has ended the last run, from the top; empty where none has.
    // Precondition: nothing was run since.
    std::vector<vm::objects::TraceFrame> trace() const;

    // Makes numbers that are no inputs of interest such that are.
    void bringIntoRange(std::vector<Step>& steps) const;
    // No thread goes on after the last run or is left interrupted, and it has not waited for long,
    // nor asked for files of the machine or its standard input.
    bool isTidy() const { return isTidy_; }
    // As run() with observations, less all that differs in another world (OtherWorld.h), but for
    // the default locale and time zone (TestCase::needsPinning). Nothing where it ends in another
    // way there, or is approximated, or where it is not tidy.
    std::optional<search::generate::TestCase> runStable(const std::vector<Step>& steps);

    // In what its steps come to something else than the test says, after so many instructions
    // they are given up.
    struct Differences {
        bool whole = false; // another outcome, or none
        std::vector<bool> observations;
        bool isAny() const {
            return whole || std::ranges::find(observations, true) != observations.end();
        }
    };
    Differences differences(const search::generate::TestCase& test, std::uint64_t instructions);

    // Whether it holds, and covers the same, where each text in it is an object of its own.
    bool holdsWithoutLiterals(const search::generate::TestCase& test);

    // Makes of the tests such ones that pass in any order in one virtual machine, and nobody knows
    // what has run in it before: what one of them changes for good is put back before each one, as
    // far as steps can do that; what differs is not asserted; a test whose result differs as a
    // whole is left out.
    Preparation runTogether(std::vector<search::generate::TestCase>& tests);

    // Of the last run: the class of the object that the step has made or returned; null where there
    // is none.
    const Class* classOfResult(std::size_t step) const { return resultClasses_.at(step); }

    const std::map<std::string, std::uint64_t>& unsupported() const { return unsupported_; }
    // What executions have come to before they were given up, by the reason.
    const std::map<std::string, Coverage>& reachedInVain() const { return reachedInVain_; }
    // What has ended runs before their last step, and how many: exceptions.
    const std::map<std::string, std::uint64_t>& failedSetUps() const { return failedSetUps_; }
    std::uint64_t runs() const { return runs_; }
    // Of all runs; of the steps before the last one no more than some. The same whether states
    // after such steps were known or not.
    std::uint64_t instructions() const { return instructions_; }
    // That were not executed, since they were.
    std::uint64_t instructionsSaved() const { return saved_; }

  private:
    // ---- SlowStarts.cpp
    std::vector<std::string> initializedBy(const std::vector<Step>& steps);
    struct Initialized { // a class under test, in the states that all runs begin with
        const Class* type;
        Coverage ofMethods, ofInitializer;
    };
    bool coversInitializers(const Class& named, std::vector<Initialized>& initialized);
    void addInitializers(search::generate::TestCase& test) const;
    // ----
    static constexpr std::uint64_t kPatience = 10;
    static constexpr unsigned kMostGetters = 8; // of an object whose changes are asked for
    using Slot = vm::values::Slot;
    using Ref = vm::values::Ref;
    struct SetUpFailed {};

    // Abroad: elsewhere (OtherWorld.h), and the default locale and time zone are other ones.
    // Translated: here, but in a language that messages of the class library are translated to.
    // OnLargeMachine: here, but the machine is a large one; the others but Here have a small one.
    // Interleaved: here, but threads take turns at each operation, each time in another order; in
    // the others they do so where they wait.
    enum class World : std::uint8_t {
        Here,
        Elsewhere,
        Abroad,
        Translated,
        OnLargeMachine,
        Interleaved
    };
    struct Roots { // the last two worlds have that of Here
        std::array<vm::state::State, 4> states;
        vm::state::State& operator[](World world) {
            const auto index = static_cast<std::size_t>(world);
            return states[index < states.size() ? index : 0];
        }
    };
    // As long as it lives, steps can be executed in a world. What they leave behind is gone with
    // it.
    class Stay {
      public:
        // `later`: nanoseconds, by which the clock is later than usual.
        Stay(ConcreteRun& run, World world, std::int64_t later = 0);
        // In a state that was made here.
        Stay(ConcreteRun& run, const vm::state::State& root);
        Stay(ConcreteRun& run, const vm::state::State& root, World world); // or there
        ~Stay();
        Stay(const Stay&) = delete;
        Stay& operator=(const Stay&) = delete;

      private:
        ConcreteRun& run_;
        vm::interpreter::Interpreter interpreter_;
        std::optional<OtherMachine> machine_;
        vm::interpreter::Observer* const observer_;
        const std::int64_t clockStep_;
        const bool isObserving_; // calls, for specifications
    };

    bool isInitialized(const Class& type) const;
    bool initializeClass(const Class& type); // may throw what interpreters throw
    // After `prepare` in the state of the world; nothing where that is false or has thrown.
    std::optional<vm::state::State> after(World world, const std::function<bool()>& prepare);
    std::optional<search::generate::TestCase> execute(const std::vector<Step>& steps, bool observe,
                                                      World world, std::int64_t later = 0);
    std::optional<search::generate::TestCase> execute(const std::vector<Step>& steps, bool observe,
                                                      World world, std::int64_t later,
                                                      const Limits& limits);
    // Where the run of a test's steps begins.
    struct Beginning {
        PreparedStates::Place place;
        const PreparedStates::Prepared* prepared; // after the first of them; null: before them
        std::uint64_t approximated;               // by then
    };
    // A specification that the last call has violated, and what the test of that is to say.
    struct Broken {
        std::string specification;
        bool isOfCaller;
        std::vector<Promise> promises;
    };
    std::optional<Broken> brokenBy(const vm::interpreter::Breach& breach, const Step& act) const;
    void notePromises(search::generate::TestCase& test) const;
    Ref receiverOf(const Step& step) const;
    // What happens then: nobody looks on at the last call. Such a test covers nothing but that.
    std::optional<search::generate::TestCase> executeBroken(const std::vector<Step>& steps,
                                                            bool observe, World world,
                                                            std::int64_t later,
                                                            const Limits& limits);
    // In the state that there is. Other worlds than Here have more to do at a first use.
    std::optional<search::generate::TestCase> executeHere(const std::vector<Step>& steps,
                                                          bool observe, const Limits& limits,
                                                          const Beginning* beginning = nullptr);
    bool letOthersEnd();
    // After a step of which that is worth it.
    void keepPrepared(const std::vector<Step>& steps, std::size_t done, const Beginning& beginning,
                      bool asksOutside, std::int64_t waited);
    Limits limitsWith(std::uint64_t ofLast) const;

    // ---- TestsTogether.cpp
    std::vector<const Class*> initializedByAll(
        const std::vector<search::generate::TestCase>& tests);
    std::vector<Step> stepsToRestore(std::vector<search::generate::TestCase>& tests);
    bool performs(const std::vector<Step>& steps);
    struct Order {
        std::vector<std::size_t> tests;
        World world = World::Here;
        std::int64_t later = 0;
    };
    // Weakens the tests to what holds, and adds those to `differing` that cannot be.
    void runInOrder(std::vector<search::generate::TestCase>& tests, const std::vector<Step>& before,
                    const Order& order, std::set<std::size_t>& differing);
    // What a collection, or a map by turns its keys and values, holds; nothing where that is no
    // text, number or other value that a test can write down.
    std::optional<std::vector<JavaValue>> contentsOf(Ref collection);
    // ---- MaterializedValues.cpp
    Slot materialize(const JavaValue& value);
    Slot sameArgument(const Step& step, std::size_t position, std::string_view descriptor);
    Slot materializeMock(const JavaValue& mock);
    Slot materializeMade(const JavaValue& object);
    // ----
    Slot argument(const Argument& argument, std::string_view descriptor);
    // False: `exception_` was thrown.
    bool call(const Method& method, const std::vector<Slot>& arguments, Slot& result);
    bool perform(const Step& step, Slot& result);
    bool callAfter(const Step& step, Ref receiver);
    bool performAll(const std::vector<Step>& steps);
    bool accessField(const Step& step, Slot& result);
    Slot testFolder();
    Slot newArray(const Step& step);
    Slot newLambda(const Step& step);
    void keepChanges(search::generate::TestCase& test);
    // Steps whose results the call uses: its receiver first.
    static std::vector<std::size_t> objectsOf(const Step& call);
    const Method* find(const Executable& executable) const;

    JavaValue valueOf(Slot slot, std::string_view descriptor, unsigned depth = 0) const;
    JavaValue valueOfObject(Ref ref, unsigned depth) const;
    void noteClasses(const std::vector<Step>& steps);
    void note(search::generate::TestCase& test, Slot result, bool observe);
    std::optional<std::u16string> messageOf(Ref exception);
    void observeObject(search::generate::TestCase& test, std::size_t step, unsigned limit);
    // Objects in an array whose type has the descriptor.
    void observeElements(search::generate::TestCase& test,
                         const search::generate::Observation::Subject& subject, Ref array,
                         std::string_view descriptor);
    // `to`: without getter and value.
    void observe(search::generate::TestCase& test, const search::generate::Observation& to,
                 Ref object, const Class& type, unsigned limit);
    void observeClass(search::generate::TestCase& test);
    std::optional<JavaValue> valueOf(const search::generate::Observation& observation,
                                     const search::generate::TestCase& test);
    std::optional<JavaValue> ask(const std::vector<Slot>& subjectAndArgument, const Method& getter,
                                 std::string_view then);
    bool observeAsBefore(search::generate::TestCase& test, const search::generate::TestCase& other);
    std::vector<const Method*> gettersOf(const Class& type) const;
    std::vector<const Method*> questionsOf(const Class& type, bool areStatic) const;
    void askAbout(search::generate::TestCase& test, const search::generate::Observation& to,
                  Ref object, const Class& type);
    std::vector<const vm::types::Field*> openFieldsOf(const Class& type) const;
    bool isValue(std::string_view descriptor) const;
    // What a field of the subject holds, or `then` of that.
    std::optional<JavaValue> read(Ref subject, const vm::types::Field& field,
                                  std::string_view then);
    std::optional<JavaValue> valueOrPart(Slot value, std::string_view descriptor,
                                         std::string_view then);
    std::string_view valueMethodOf(const Class& type) const;

    // No argument of a call is a number that is not of interest.
    bool isOfInterest(const std::vector<Step>& steps) const;
    // What is given to the JDK is none of the class's inputs: how long a list is to be, say.
    bool takesInputs(const Step& step) const;

    const InputRanges& ranges_;
    vm::Vm& vm_;
    vm::state::LiveState& live_;
    const TypeKnowledge& types_;
    BranchGoals& goals_;
    const std::uint64_t instructionLimit_, longLimit_;
    Roots roots_;
    PreparedStates prepared_;
    // Instructions: of the last run, and before its last step; those of long steps before the last
    // one that have come neither to a test nor to a state that is worth keeping; those that were
    // not executed; those of runs that did not end within their limits.
    std::uint64_t executed_ = 0, setUp_ = 0, inVain_ = 0, saved_ = 0, givenUp_ = 0;
    // Those of all that took so long before the last step, and of all.
    std::uint64_t longSetUps_ = 0, executedInAll_ = 0;
    vm::interpreter::Interpreter* interpreter_ = nullptr; // of the run that goes on
    std::vector<Slot> results_;                           // of its steps
    std::vector<Slot> lastArguments_;                     // of its last step
    std::vector<const Class*> resultClasses_;
    Ref exception_ = 0;
    bool isInLastStep_ = false;
    bool observesAtOnce_ = false;        // not after all that other threads have left to do
    std::optional<Broken> broken_;       // by the last run
    bool ignoresSpecifications_ = false; // in its last step
    bool isIgnored_ = false, isGivenUp_ = false, cameToNoEnd_ = false; // the last run
    bool asksForMessage_ = true; // of the exception that has ended the run: formatting takes long
    bool hasLiterals_ = true;    // equal texts are one object
    bool isTidy_ = true, hasReadClock_ = false, hasThreads_ = false; // the last run
    std::string folders_; // what the names of the tests' folders begin with
    unsigned folder_ = 0; // the number of the last test that may have one
    // Result::made: by runs for others, or what has turned out to be known here, too.
    std::shared_ptr<const std::vector<vm::types::Symbol>> made_;
    std::map<std::string, std::uint64_t> unsupported_;
    std::map<std::string, Coverage> reachedInVain_;
    std::map<std::string, std::uint64_t> failedSetUps_;
    std::vector<std::string> variables_; // of the environment, that the class may ask for
    std::vector<const Class*> covered_;  // those under test
    std::vector<std::string> alsoInitialized_;
    std::vector<Initialized> coveredInitializers_;
    std::vector<std::string> searched_; // of these, those that firstSearches() went well with
    std::uint64_t forStarts_ = 0, startsInVain_ = 0, forCovered_ = 0; // instructions
    std::uint64_t runs_ = 0, instructions_ = 0;
    Coverage reachedByInitialization_;
    mutable std::map<const Class*, std::vector<const Method*>> getters_;
};

} // namespace clew::search::generate
