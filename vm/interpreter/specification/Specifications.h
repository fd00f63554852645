#pragma once

// The specifications of a program, from the annotations of its classes and from `.spec` files, and
// which calls they observe.
//
// A specification that a class or an interface declares is one monitor for each object of it and of
// what extends it (or for each object and thread, or for the class where a method is static). The
// monitor's state is a field that the class gets when it is linked: so it is frozen, backtracked,
// compared and forgotten with the object, and is a place like any other to the partial-order
// reduction. 0 is the initial state, kInert one that can never reject again.
//
// An observed method is called by a wrapper in bytecode (ObservedCalls.cpp), to which
// Interpreter::invokeSlow leads its calls: who is not observed pays nothing. So is one whose calls
// an observer is to be told of (Options::observedCalls).
//
// Thread-safe. The Linker's lock is taken before the one here.

#include <tbb/concurrent_vector.h>

#include <atomic>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <shared_mutex>
#include <string>
#include <unordered_map>
#include <vector>

#include "vm/Vm.h"
#include "vm/interpreter/Stop.h"
#include "vm/interpreter/specification/JavaExpression.h"
#include "vm/interpreter/specification/ObservedConditions.h"
#include "vm/interpreter/specification/SpecificationCoverage.h"
#include "vm/specification/Specification.h"
#include "vm/specification/SpecificationFile.h"

namespace clew::vm::interpreter {

struct Monitor {
    static constexpr std::uint64_t kInert = ~std::uint64_t(0);

    std::shared_ptr<const specification::Specification> specification;
    std::string name;           // "Lock.StrictAlternation"
    std::string className;      // external
    std::string exceptionClass; // internal, of what spec.throw throws
    // Of the propositions; null: no value proposition.
    std::vector<ExpressionPointer> values;
    const types::Class* declaring = nullptr;
    std::string fieldName, staticFieldName;
    mutable std::atomic<bool> isExercised{false};
    std::unique_ptr<specification::Coverage> coverage; // of what all paths have taken

    // "m", of any overload where the parameters, "(I)", are empty; of what extends `of`.
    struct ObservedName {
        const types::Class* of;
        std::string name, parameters;
    };
    std::vector<ObservedName> observed;

    bool isOfCalls() const { return specification->side() == specification::Source::Side::Call; }
};

// A place in a wrapper at which a monitor steps.
struct ObservedStep {
    const Monitor* monitor;
    const types::Field* field; // that holds its state
    std::string text;          // "unlock() is called"
    bool isInSection;          // between begin and end of an evaluation
    std::string exceptionClass;
};
// A value proposition that is being evaluated.
struct Evaluation {
    const Monitor* monitor;
    std::string text;
};

class Specifications {
  public:
    // Reads the `.spec` files of the options. Throws UserError.
    explicit Specifications(Vm& vm);
    ~Specifications();

    // Loads the classes that `.spec` files name, so that what is wrong with these is told at once.
    // Throws UserError.
    void loadDeclared();

    // Linker::addedFields.
    std::vector<types::Linker::AddedField> fieldsOf(const types::Class& made);
    // Of a class that has been linked; its monitors' fields become places that threads share.
    void attach(types::Class& made);

    // What is called in place of the method, on a receiver of the class (that of the method where
    // it is static); null: no specification observes it there. Throws UserError where a value
    // proposition is wrong.
    const types::Method* wrapperFor(const types::Method& method, const types::Class& receiver);

    const ObservedStep& step(std::size_t number) const { return steps_[number]; }
    const Evaluation& evaluation(std::size_t number) const { return evaluations_[number]; }
    // That hold for objects of the class.
    const std::vector<Monitor*>& monitorsOf(const types::Class& klass) const;
    // Of what is kept beside objects (MonitorSteps.cpp): its class is made when it is first asked
    // for. `thread` and `object`, `state`, `next`.
    const types::Class& entryClass();
    bool hasEntries() const { return entryClass_.load(std::memory_order_relaxed) != nullptr; }
    bool hasPerThread() const { return hasPerThread_.load(std::memory_order_relaxed); }

    // Whether calls are observed. Not at first: what the JDK does while it starts is nobody's use
    // of its objects. Returns whether they were.
    bool observe(bool isObserving) {
        return isObserving_.exchange(isObserving, std::memory_order_relaxed);
    }
    bool isObserving() const { return isObserving_.load(std::memory_order_relaxed); }

    // Set before the program runs.
    std::vector<ObservedCondition> observedConditions;

    // Of all that there are, in the order of their names.
    std::vector<SpecificationCoverage> coverage() const;

  private:
    std::vector<Monitor*> declare(const types::Class& made);
    void addMonitor(std::vector<Monitor*>& to, specification::Source source, std::string className,
                    std::string_view exceptionClass);
    void observe(const types::Class& made);
    void checkNames(const types::Class& made) const;
    bool observes(const Monitor& monitor, const types::Method& method,
                  const types::Class& receiver) const;
    // Of Options::observedCalls: whether any is of the class; what is told of a call of the method.
    bool isToldOf(const types::Class& receiver) const;
    std::uint64_t toldOf(const types::Method& method, const types::Class& receiver,
                         ObservedCall::Moment moment) const;
    bool isEverToldOf(const types::Method& method, const types::Class& receiver) const;
    const types::Method* makeWrapper(const types::Method& method, const types::Class& receiver);
    friend class WrapperCode;

    Vm& vm_;
    mutable std::shared_mutex mutex_;
    std::deque<Monitor> monitors_;
    std::unordered_map<const types::Class*, std::vector<Monitor*>> monitorsOf_;
    // Of `.spec` files, by the internal names of their classes.
    std::map<std::string, std::vector<specification::ClassSpecifications>> declarations_;
    struct Key {
        const types::Method* method;
        const types::Class* receiver;
        friend bool operator==(const Key&, const Key&) = default;
    };
    struct HashKey {
        std::size_t operator()(const Key& key) const {
            return (reinterpret_cast<std::size_t>(key.method) >> 4) * 0x9E3779B97F4A7C15u ^
                   reinterpret_cast<std::size_t>(key.receiver) >> 4;
        }
    };
    std::unordered_map<Key, const types::Method*, HashKey> wrappers_;
    tbb::concurrent_vector<ObservedStep> steps_;
    tbb::concurrent_vector<Evaluation> evaluations_;
    std::atomic<bool> hasPerThread_{false}, isObserving_{false};
    std::atomic<const types::Class*> entryClass_{nullptr};
};

// The field's monitors of a state of the running program that are open at its end, if any (a
// violation "still open at the end").
std::shared_ptr<const Breach> breachAtEnd(Vm& vm, state::LiveState& state);
// Of all monitors that are there, how many steps the nearest one is from rejecting at the least.
std::uint32_t leastDistance(Vm& vm, state::LiveState& state);
// The thread has ended: its monitors can step no more.
void forgetMonitorsOfThread(Vm& vm, state::LiveState& state, Ref threadObject);

} // namespace clew::vm::interpreter
