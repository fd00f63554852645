#pragma once

// A point where the program could go more than one way, with the finite list of its alternatives.
// Applying one to a running state brings that state to where the interpreter takes over. Kinds
// differ only in how they enumerate and apply.

#include <boost/container/small_vector.hpp>
#include <cstdint>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "choice/solver/Solver.h"
#include "vm/interpreter/Interpreter.h"
#include "vm/interpreter/Stop.h"
#include "vm/state/LiveState.h"

namespace clew::choice {

using vm::interpreter::ChoiceRequest;
using vm::interpreter::Interpreter;
using vm::interpreter::SymbolicRequest;
using vm::state::LiveState;

// ThreadChoice.cpp: which of the threads that can go on does so.
class ThreadChoice {
  public:
    using Threads = boost::container::small_vector<std::uint16_t, 12>;

    explicit ThreadChoice(Threads threads) : threads_(std::move(threads)) {}
    // Of all threads that can go on; the one that ran last comes first. Empty: none can.
    static Threads enabled(const LiveState& state);

    std::uint32_t count() const { return static_cast<std::uint32_t>(threads_.size()); }
    std::size_t thread(std::uint32_t alternative) const { return threads_[alternative]; }
    // Lets time pass where the thread waits for that, and tells the interpreter.
    void apply(std::uint32_t alternative, LiveState& state, Interpreter& interpreter) const;
    std::string describe(std::uint32_t alternative, LiveState& state) const;

  private:
    Threads threads_;
};

// DataChoice.cpp: which value a thread gets that has asked for one.
class DataChoice {
  public:
    DataChoice(ChoiceRequest request, std::size_t thread)
        : request_(std::make_shared<const ChoiceRequest>(std::move(request))), thread_(thread) {}

    std::uint32_t count() const { return request_->count; }
    std::size_t thread(std::uint32_t) const { return thread_; }
    void apply(std::uint32_t alternative, LiveState& state, Interpreter& interpreter) const;
    std::string describe(std::uint32_t alternative, LiveState& state) const;
    const ChoiceRequest& request() const { return *request_; }
    // The program asked for it by Verify (or by java.util.Random), and would so on any JVM.
    bool isOfVerify() const {
        return request_->kind != ChoiceRequest::Kind::Notified &&
               request_->kind != ChoiceRequest::Kind::Clock;
    }

  private:
    std::shared_ptr<const ChoiceRequest> request_;
    std::size_t thread_;
};

// SymbolicChoice.cpp: a branch, a switch, an implicit check, an index that depends on inputs. Only
// alternatives that some inputs lead to count; that of the present assignment comes first.
class ConditionChoice {
  public:
    // Asks the solver about the conditions that do not hold under the state's assignment.
    ConditionChoice(SymbolicRequest request, const LiveState& state, Solver& solver);

    std::uint32_t count() const { return static_cast<std::uint32_t>(feasible_.size()); }
    std::size_t thread(std::uint32_t) const { return thread_; }
    void apply(std::uint32_t alternative, LiveState& state, Interpreter& interpreter) const;
    std::string describe(std::uint32_t alternative, LiveState& state) const;
    const std::string& unknown() const {
        return unknown_;
    } // why an alternative may have been left out; empty: none was
    std::uint32_t identityOf(std::uint32_t alternative) const {
        return feasible_[alternative].condition;
    }
    SymbolicRequest::Kind kind() const { return request_.kind; }
    const std::vector<Expression>& conditions() const {
        return request_.conditions;
    } // feasible or not

  private:
    struct Feasible {
        std::uint32_t condition;
        std::shared_ptr<const Assignment> assignment;
    };
    SymbolicRequest request_;
    std::size_t thread_;
    std::vector<Feasible> feasible_;
    std::string unknown_;
};

// SymbolicChoice.cpp: what an input reference is, when it is first used: null, a new object, or one
// that another input is (lazy initialization: Khurshid, Pasareanu, Visser, TACAS 2003).
class ReferenceChoice {
  public:
    ReferenceChoice(std::uint32_t input, bool mayBeNull, LiveState& state, vm::Vm& vm,
                    Solver& solver);

    std::uint32_t count() const { return static_cast<std::uint32_t>(alternatives_.size()); }
    std::size_t thread(std::uint32_t) const { return thread_; }
    const std::string& unknown() const { return unknown_; } // as for a ConditionChoice
    std::uint32_t identityOf(std::uint32_t alternative) const;
    std::uint32_t input() const { return input_; }
    void apply(std::uint32_t alternative, LiveState& state, Interpreter& interpreter) const;
    std::string describe(std::uint32_t alternative, LiveState& state) const;

  private:
    vm::Vm* vm_;
    std::uint32_t input_;
    std::size_t thread_;
    struct Alternative {
        vm::state::Binding binding;
        Expression condition; // what must hold of the new object; 0: nothing
        std::shared_ptr<const Assignment> assignment;
    };
    std::vector<Alternative> alternatives_;
    std::string unknown_;
};

class Choice {
  public:
    Choice(ConditionChoice choice)
        : kind_(std::make_shared<const ConditionChoice>(std::move(choice))) {}
    Choice(ReferenceChoice choice)
        : kind_(std::make_shared<const ReferenceChoice>(std::move(choice))) {}
    Choice(ThreadChoice choice) : kind_(std::move(choice)) {}
    Choice(DataChoice choice) : kind_(std::move(choice)) {}

    // What the alternatives are: threads, values that the program asked for, or what the inputs
    // may be.
    enum class Kind { Threads, Data, Inputs };
    Kind kind() const { return isThread() ? Kind::Threads : isData() ? Kind::Data : Kind::Inputs; }
    std::uint32_t count() const {
        return std::visit([](const auto& choice) { return get(choice).count(); }, kind_);
    }
    // The index of the thread that goes on.
    std::size_t thread(std::uint32_t alternative) const {
        return std::visit([&](const auto& choice) { return get(choice).thread(alternative); },
                          kind_);
    }
    void apply(std::uint32_t alternative, LiveState& state, Interpreter& interpreter) const {
        std::visit([&](const auto& choice) { get(choice).apply(alternative, state, interpreter); },
                   kind_);
    }
    // As a trace shows it, before it is applied.
    std::string describe(std::uint32_t alternative, LiveState& state) const {
        return std::visit(
            [&](const auto& choice) { return get(choice).describe(alternative, state); }, kind_);
    }
    // Depends on inputs: where the inputs have values there is no such choice.
    bool isSymbolic() const { return kind_.index() >= 2; }
    // What is asked about the inputs; the same for all other choices. An instruction may ask
    // several questions: while it does, nothing but this tells how far it has come.
    vm::state::Hash128 question() const;
    // Of an alternative: the same wherever the choice comes about again, whatever the present
    // assignment is, whatever the solver finds. 31 bits.
    std::uint32_t identityOf(std::uint32_t alternative) const;
    bool isThread() const { return std::holds_alternative<ThreadChoice>(kind_); }
    bool isData() const { return std::holds_alternative<DataChoice>(kind_); }
    const DataChoice& data() const { return std::get<DataChoice>(kind_); }

  private:
    // The larger kinds are shared.
    template <class Kind>
    static const Kind& get(const Kind& choice) {
        return choice;
    }
    template <class Kind>
    static const Kind& get(const std::shared_ptr<const Kind>& choice) {
        return *choice;
    }

    std::variant<ThreadChoice, DataChoice, std::shared_ptr<const ConditionChoice>,
                 std::shared_ptr<const ReferenceChoice>>
        kind_;
};

// What Thread.getName returns; "thread 3" for the thread with index 3 where it has no name yet.
std::string threadName(const LiveState& state, std::size_t thread);
std::string nameOfThreadObject(const LiveState& state,
                               vm::values::Ref object); // empty: it has none yet

} // namespace clew::choice
