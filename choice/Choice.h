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
// alternatives that some inputs lead to count, and those of which nobody knows yet whether a row of
// the database does; that of the present assignment comes first.
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
    // Null: it is known that some inputs lead to it.
    std::shared_ptr<const OpenLeaf> leaf(std::uint32_t alternative) const {
        const Feasible& asked = feasible_[alternative];
        return asked.assignment ? nullptr : asked.leaf;
    }
    bool isKnown(std::uint32_t alternative) const {
        return feasible_[alternative].assignment != nullptr;
    }
    bool hasOpen() const { return present_ != nullptr; } // when it was made
    // In the program, of one that has.
    void setPosition(std::string position) { position_ = std::move(position); }
    const std::string& position() const { return position_; }
    // Of one that is open. Afterwards it can be applied, where some do. By the worker whose the
    // alternative is.
    Solution settle(std::uint32_t alternative, Solver& solver, Patience patience) const;
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
        std::shared_ptr<const Assignment> assignment; // null: it is not known yet
        std::shared_ptr<const OpenLeaf> leaf = {};
    };
    SymbolicRequest request_;
    std::size_t thread_;
    mutable std::vector<Feasible> feasible_; // what was put off is settled once
    std::string unknown_;
    // Where some were put off.
    std::vector<Expression> constraints_;
    std::shared_ptr<const Assignment> present_;
    std::string position_;
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
    // Null: it can be taken. Otherwise it has to be settled before: see ConditionChoice.
    std::shared_ptr<const OpenLeaf> leaf(std::uint32_t alternative) const {
        const auto* condition = std::get_if<std::shared_ptr<const ConditionChoice>>(&kind_);
        return condition ? (*condition)->leaf(alternative) : nullptr;
    }
    bool isKnown(std::uint32_t alternative) const {
        const auto* condition = std::get_if<std::shared_ptr<const ConditionChoice>>(&kind_);
        return !condition || (*condition)->isKnown(alternative);
    }
    const std::string& position() const {
        return std::get<std::shared_ptr<const ConditionChoice>>(kind_)->position();
    }
    Solution settle(std::uint32_t alternative, Solver& solver, Patience patience) const {
        return std::get<std::shared_ptr<const ConditionChoice>>(kind_)->settle(alternative, solver,
                                                                               patience);
    }
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
