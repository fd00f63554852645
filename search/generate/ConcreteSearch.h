#pragma once

// Looks for tests of a class by executing calls with concrete values: from boundaries and constants
// of its code, and from there by changing what has reached something new (feedback-directed
// generation: Pacheco et al., Feedback-Directed Random Test Generation, ICSE 2007; coverage as in
// grey-box fuzzing). It is cheap, needs no solver, and leaves to the symbolic exploration what it
// does not reach. Deterministic as long as no limit of time ends it.

#include <deque>
#include <functional>
#include <set>
#include <vector>

#include "search/generate/Builders.h"
#include "search/generate/ConcreteRun.h"
#include "search/generate/DrawnMocks.h"
#include "search/generate/Environment.h"
#include "search/generate/GivenUpTypes.h"
#include "search/generate/PreparingCalls.h"
#include "search/generate/RunsAhead.h"
#include "search/generate/Targets.h"
#include "search/generate/Values.h"

namespace clew::search::generate {

struct SearchLimits {
    std::uint64_t fruitless =
        0;              // runs in a row that reach nothing new; a long one counts as several
    double seconds = 0; // wall-clock time
};

bool isUsed(const std::vector<Step>& steps, std::size_t result);
// Precondition: the result of the step is not used.
std::vector<Step> without(std::vector<Step> steps, std::size_t removed);

// Methods of mocks among the arguments that answer something.
std::vector<JavaValue*> answeringIn(std::vector<Step>& steps);

// How the last call ends is a goal of a test beside branches and lines; not where it is a call of
// something else, of a list that the class has returned, and executes nothing of the class.
void addEnd(search::generate::TestCase& test, BranchGoals& goals, const TypeKnowledge& types);
// The same, where it is worth a test: that something is used which is null is not.
void addEndToShow(search::generate::TestCase& test, BranchGoals& goals, const TypeKnowledge& types);

class ConcreteSearch {
  public:
    // `covered`: the class and those nested in it. `sequenceLength`: the most calls that are added
    // at a time, to a new object or to a sequence that has reached something new.
    ConcreteSearch(ConcreteRun& run, BranchGoals& goals, Builders& builders,
                   const TypeKnowledge& types, Values& values,
                   const std::vector<const Class*>& covered, std::size_t sequenceLength);

    enum class Wanted : std::uint8_t {
        Anything, // new: branches, lines, ways for a method to end
        Branches, // new ones
        EveryTest,
    };
    // Runs the steps, which have no inputs, and keeps them where they are wanted. Returns whether
    // they could be run to their end.
    // `isOneOfMany`: nothing says that they are worth more than others (ConcreteRun::limits).
    bool offer(const std::vector<Step>& steps, Wanted wanted = Wanted::Anything,
               bool isOneOfMany = false);
    // The same for its steps with values that are drawn for its inputs, where they reach branches.
    void draw(const Driver& driver);
    // False: the limit of time was reached, not that of fruitless runs. What it finds is the same
    // whatever runs ahead.
    bool search(const SearchLimits& limits);
    // From now on; null: nobody.
    void letRunAhead(RunsAhead* ahead) { ahead_ = ahead; }

    const TypeKnowledge& types() const { return types_; }
    // The last run left nothing behind, so that what it has reached counts.
    bool isTidy() const { return run_.isTidy(); }
    const Coverage& reached() const { return reached_; }
    Coverage reachedAtAll() const;         // by what was taken back, too
    void reach(const Coverage& coverage) { // by tests that are found elsewhere
        elsewhere_.add(coverage);
        reached_.add(coverage);
    }
    // Of kept(), these cannot be written: what nobody else reaches is looked for again, a few
    // times.
    void takeBack(const std::vector<std::size_t>& places);
    // Tests whose last call has gone on for too long: a few of each method. Perhaps it never ends.
    const std::vector<search::generate::TestCase>& unended() const { return unended_; }
    std::uint64_t longRuns() const { return longRuns_; } // all such
    std::vector<std::vector<Step>> kept() const;
    const std::vector<const Method*>& executables() const { return executables_; }
    FieldUses& fieldUses() { return fieldUses_; }

  private:
    static constexpr std::size_t kMostSteps = 20;
    // Steps that have reached something new, and those of them whose result's methods are to be
    // tested as well: objects of the class and of those nested in it (views, iterators).
    struct Kept {
        std::vector<Step> steps;
        std::vector<std::size_t> objects;
        bool threw = false; // the last step
        Coverage coverage{};
        bool isTakenBack = false;
    };

    bool judge(const std::vector<Step>& steps, std::optional<search::generate::TestCase> test,
               Wanted wanted); // as offer(): the steps were run last
    // Without the steps that it does not need in order to reach what it reaches beyond `reached_`.
    search::generate::TestCase shortened(search::generate::TestCase test, Wanted wanted);
    bool mayTakeLong() const;
    void addGoals(search::generate::TestCase& test) const;

    // ---- ConcreteSearchMocks.cpp
    // Its mocks answer no more than they need to.
    search::generate::TestCase plainer(search::generate::TestCase test, Wanted wanted);
    bool isAnsweredByLambdas(const Class& type) const;
    std::optional<JavaValue> mockFor(const Input& input);

    // How much of what is wanted there is beyond `reached_`.
    std::size_t gainOf(const Coverage& coverage, Wanted wanted) const;
    // Whether it has all that the other one would gain; not only as much of something else.
    bool gainsAsMuch(const Coverage& coverage, const Coverage& as, Wanted wanted) const;
    const Kept& someKept();
    // A call of a method that branches are missing in. Empty: there is none.
    void changeAnnotation(JavaValue& classOfMock);
    std::optional<std::size_t> makeAnew(const std::vector<Step>& before, std::size_t object,
                                        std::vector<Step>& steps);
    std::vector<Step> aimed();
    void addTargets(); // of what was kept last

    // ---- ConcreteSearchLoop.cpp
    // Where what is chosen came from.
    struct Place {
        std::mt19937_64 random;
        std::size_t picks; // of targets
        std::size_t serialized;
    };
    bool searchUntil(const SearchLimits& limits);
    std::vector<Step> next(); // to run
    std::vector<Step> chosen();
    void offerNext(std::uint64_t fruitless);
    void goAhead(std::size_t count);
    void goBackTo(const Place& place);
    void forgetAhead(); // what comes next is not yet chosen

    const std::vector<const Method*>& callable(const Class& type);
    const Method* methodOf(const Executable& executable) const;           // null: it is no method
    const Method* implementationOf(const std::vector<Step>& steps) const; // of the last call
    // Ways by which no receiver has come about whenever they were tried are left out, unless that
    // is all of them. When so much time is over, the others are not tried.
    void chooseReceivers(double seconds);
    bool canMake(const Builder& receiver);
    std::vector<Step> fresh();
    void noteEndOf(const std::vector<Step>& steps); // that were run last
    // One of them: half of the time one that prepares a call of `act`. Precondition: as for
    // PreparingCalls::of.
    const Method& oneBefore(const Method& act, const Class& type,
                            const std::vector<const Method*>& methods);
    // What static methods have kept from one call shows in another one.
    std::vector<Step> withStaticCall(const Kept& kept);
    std::vector<Step> withCallOnArgument(const Kept& kept);
    const Builder& chosenOf(const std::vector<Builder>& choices);
    search::generate::TestCase withObjects(search::generate::TestCase test, Wanted wanted);
    void appendStaticCalls(std::vector<Step>& steps, const Method* act = nullptr); // before it
    std::vector<Step> changed(const Kept& kept);
    std::vector<Step> serialized(const Kept& kept); // one of its objects; empty: there is none
    std::vector<Step> withAnotherCall(const Kept& kept);
    // Its objects move along. `act`: what the calls are to prepare; null: the last call.
    Kept withEarlierCall(const Kept& kept, const Method* act = nullptr);
    std::optional<Argument> keptObject(const Class& type, std::vector<Step>& steps);
    std::vector<std::size_t> objectsIn(const std::vector<Step>& steps) const;
    const Class& resultType(const Step& step) const;
    std::optional<Argument> objectFor(std::string_view descriptor, std::vector<Step>& steps);
    std::optional<Argument> fieldFor(std::string_view descriptor, std::vector<Step>& steps);
    // The call of a method, its arguments and what they need appended before it. `receiver`: none
    // for static methods. `as`: what the receiver is wanted as, with type arguments; empty: nobody
    // knows.
    void appendCall(std::vector<Step>& steps, const Method& method,
                    std::optional<Argument> receiver, const std::string& as = {});
    void appendWithArguments(std::vector<Step>& steps, const Method& method,
                             std::optional<Argument> receiver, bool changesArguments,
                             const std::string& as);
    // For a call of `act`.
    void changeArgument(std::vector<Step>& steps, const Argument& object, const Method& act,
                        const std::string& as);
    const std::vector<const Method*>& changing(const Class& type);
    // Empty: there is none.
    std::vector<Step> withRepeatedCall(const Kept& kept);
    Argument concrete(Argument argument);
    void drawAnnotations(JavaValue& klass);
    std::optional<JavaValue> mockGivenAgain(Step& step, std::size_t position);
    std::optional<JavaValue> mockOfBounds(const Step& step, std::size_t position);
    void makeAllConcrete(std::vector<Step>& steps);
    void makeSmall(Step& step);
    void makeConcrete(Step& step, std::vector<const JavaValue*>& before); // its arguments

    ConcreteRun& run_;
    BranchGoals& goals_;
    Builders& builders_;
    const TypeKnowledge& types_;
    Values& values_;
    const Class& type_;
    const std::vector<const Class*> covered_;
    const std::size_t sequenceLength_;
    std::vector<const Method*> executables_; // constructors and methods to test
    std::vector<const Method*> instanceMethods_;
    std::vector<const Method*> staticMethods_; // where they can keep something; otherwise empty
    std::vector<const Builder*> receivers_;    // empty: not chosen yet, or there is none
    std::vector<Kept> kept_;
    Targets targets_;
    GivenUpTypes givenUp_{type_.name.str()};
    FieldUses fieldUses_;
    PreparingCalls preparing_{fieldUses_};
    DrawnMocks mocks_;
    const Environment environment_;
    const bool hasOwnSerialization_;
    std::size_t serialized_ = 0; // how many were tried
    std::unordered_map<const Class*, std::vector<const Method*>> callable_, changing_;
    std::vector<search::generate::TestCase> unended_;
    std::uint64_t longRuns_ = 0;
    std::uint64_t waitedInVain_ = 0; // instructions
    Coverage reached_, elsewhere_;
    bool triesMocks_ = false;                             // where there are objects, too
    std::unordered_map<std::size_t, unsigned> takenBack_; // how often, by goal
    RunsAhead* ahead_ = nullptr;
    std::deque<Place> cameFrom_; // each of those that run ahead
    bool isHeldUp_ = false;      // until they have been judged
};

} // namespace clew::search::generate
