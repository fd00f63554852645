#pragma once

// Several observers that look like one.

#include <algorithm>
#include <cstdint>
#include <vector>

#include "vm/interpreter/Observer.h"

namespace clew::search {

class ObserverGroup : public vm::interpreter::Observer {
  public:
    using LiveState = vm::state::LiveState;
    using Instruction = vm::interpreter::Instruction;
    using Method = vm::types::Method;
    using Ref = vm::values::Ref;

    explicit ObserverGroup(std::vector<Observer*> members) : members_(std::move(members)) {
        for (Observer* member : members_) {
            if (member->wantsInstructions()) ofInstructions_.push_back(member);
            if (member->wantsMethods()) ofMethods_.push_back(member);
        }
    }

    bool wantsInstructions() const override { return !ofInstructions_.empty(); }
    bool wantsMethods() const override { return !ofMethods_.empty(); }
    bool injects() const override {
        return std::ranges::any_of(ofInstructions_, &Observer::injects);
    }
    bool wantsInstructionsOf(const Method& m) const override {
        return std::ranges::any_of(ofInstructions_,
                                   [&](const Observer* o) { return o->wantsInstructionsOf(m); });
    }
    void instructionsPassed(const LiveState& s, std::uint64_t count) override {
        tell(ofInstructions_, [&](Observer& o) { o.instructionsPassed(s, count); });
    }
    void executeInstruction(const LiveState& s, const Method& m, const Instruction* pc) override {
        tell(ofInstructions_, [&](Observer& o) { o.executeInstruction(s, m, pc); });
    }
    void instructionExecuted(const LiveState& s, const Method& m, const Instruction* pc) override {
        tell(ofInstructions_, [&](Observer& o) { o.instructionExecuted(s, m, pc); });
    }
    std::optional<Injected> injected(const LiveState& s, const Method& m,
                                     const Instruction* pc) override {
        for (Observer* member : ofInstructions_)
            if (auto exception = member->injected(s, m, pc)) return exception;
        return std::nullopt;
    }
    void methodEntered(const LiveState& s, const Method& m) override {
        tell(ofMethods_, [&](Observer& o) { o.methodEntered(s, m); });
    }
    void methodExited(const LiveState& s, const Method& m) override {
        tell(ofMethods_, [&](Observer& o) { o.methodExited(s, m); });
    }
    void fieldAccess(const LiveState& s, const vm::types::Field& f, Ref object,
                     bool write) override {
        tell(ofInstructions_, [&](Observer& o) { o.fieldAccess(s, f, object, write); });
    }
    void arrayAccess(const LiveState& s, Ref array, std::uint32_t index, bool write) override {
        tell(ofInstructions_, [&](Observer& o) { o.arrayAccess(s, array, index, write); });
    }
    void synchronizingAccess(const LiveState& s, Ref object, std::uint64_t offset,
                             vm::interpreter::AccessOrder order) override {
        all([&](Observer& o) { o.synchronizingAccess(s, object, offset, order); });
    }
    void specificationStepped(const LiveState& s, const void* monitor, Ref object,
                              std::string_view step, std::uint64_t valuation) override {
        all([&](Observer& o) { o.specificationStepped(s, monitor, object, step, valuation); });
    }
    void callObserved(const LiveState& s, std::uint64_t bits) override {
        all([&](Observer& o) { o.callObserved(s, bits); });
    }
    void objectCreated(const LiveState& s, Ref r) override {
        all([&](Observer& o) { o.objectCreated(s, r); });
    }
    void objectReleased(const LiveState& s, Ref r) override {
        all([&](Observer& o) { o.objectReleased(s, r); });
    }
    void objectLocked(const LiveState& s, Ref r) override {
        all([&](Observer& o) { o.objectLocked(s, r); });
    }
    void objectUnlocked(const LiveState& s, Ref r) override {
        all([&](Observer& o) { o.objectUnlocked(s, r); });
    }
    void objectWait(const LiveState& s, Ref r) override {
        all([&](Observer& o) { o.objectWait(s, r); });
    }
    void objectNotify(const LiveState& s, Ref r, bool everybody) override {
        all([&](Observer& o) { o.objectNotify(s, r, everybody); });
    }
    void gcBegin(const LiveState& s) override {
        all([&](Observer& o) { o.gcBegin(s); });
    }
    void gcEnd(const LiveState& s) override {
        all([&](Observer& o) { o.gcEnd(s); });
    }
    void threadStarted(const LiveState& s, std::size_t t) override {
        all([&](Observer& o) { o.threadStarted(s, t); });
    }
    void threadBlocked(const LiveState& s, std::size_t t, Ref on) override {
        all([&](Observer& o) { o.threadBlocked(s, t, on); });
    }
    void threadWaiting(const LiveState& s, std::size_t t) override {
        all([&](Observer& o) { o.threadWaiting(s, t); });
    }
    void threadNotified(const LiveState& s, std::size_t t) override {
        all([&](Observer& o) { o.threadNotified(s, t); });
    }
    void threadInterrupted(const LiveState& s, std::size_t t) override {
        all([&](Observer& o) { o.threadInterrupted(s, t); });
    }
    void threadTerminated(const LiveState& s, std::size_t t) override {
        all([&](Observer& o) { o.threadTerminated(s, t); });
    }
    void threadEndSeen(const LiveState& s, Ref r) override {
        all([&](Observer& o) { o.threadEndSeen(s, r); });
    }
    void classLoaded(const vm::types::Class& c) override {
        all([&](Observer& o) { o.classLoaded(c); });
    }
    void exceptionThrown(const LiveState& s, Ref r) override {
        all([&](Observer& o) { o.exceptionThrown(s, r); });
    }
    void exceptionHandled(const LiveState& s, Ref r) override {
        all([&](Observer& o) { o.exceptionHandled(s, r); });
    }

  private:
    template <class What>
    static void tell(const std::vector<Observer*>& members, What&& what) {
        for (Observer* member : members) what(*member);
    }
    template <class What>
    void all(What&& what) {
        tell(members_, what);
    }

    std::vector<Observer*> members_, ofInstructions_, ofMethods_;
};

} // namespace clew::search
