#pragma once

// Data races on the path that is being explored: two accesses to the same field of the same object,
// or to the same array element, at least one of them a write, which happens-before does not order.
//
// What orders: monitors (wait included), volatile fields, acquiring and releasing accesses by
// VarHandles and Unsafe (volatile ones and updates are both), the start and the end of threads,
// interruption, park and unpark, the initialization of classes. java.util.concurrent is built of
// these, and so needs no rule of its own.
//
// What can race: plain accesses, in whatever way they are made: by instructions, by reflection, by
// the plain modes of a VarHandle or Unsafe, by System.arraycopy, clone, and what the JDK's code
// does with arrays that it is given. An access by a VarHandle in any other mode (opaque, acquire,
// release, volatile, an update) races with plain ones, but not with its like; an opaque one orders
// nothing. Left out are final and volatile fields (also where a VarHandle reads one as if it were
// plain), and what the JDK's code does with objects of its own; its collections count as the
// program's data.
//
// That the explorer does not enter a state twice hides no race. Where two threads are both about to
// make conflicting accesses, the explorer tries both orders; in the state after the first access,
// its thread has not released anything since, on no path that leads there; so on any of these paths
// the second access is found to be unordered.

#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "listeners/HappensBefore.h"
#include "search/Listener.h"
#include "search/config/Config.h"
#include "search/config/ConfigKeys.h"

namespace clew::listeners {

class PreciseRaceDetector : public search::Listener {
    using LiveState = vm::state::LiveState;
    using Method = vm::types::Method;
    using Field = vm::types::Field;
    using Instruction = vm::interpreter::Instruction;
    using AccessOrder = vm::interpreter::AccessOrder;

  public:
    PreciseRaceDetector() = default;
    explicit PreciseRaceDetector(const search::Config& config)
        : include_(config.list("race.include")), exclude_(config.list("race.exclude")) {}
    static std::span<const search::ConfigKey> keys();

    bool wantsInstructions() const override { return true; }
    bool wantsMethods() const override { return true; }
    bool watchesWalks() const override { return true; }
    std::shared_ptr<const void> save() override;
    void restore(const std::shared_ptr<const void>& saved) override;
    // All that it knows it keeps with states.
    std::optional<std::string> stored() const override { return std::string(); }
    std::unique_ptr<Listener> forWorker() const override {
        return std::make_unique<PreciseRaceDetector>(*this);
    }
    void searchStarted() override { restore(nullptr); }
    void searchRestarted() override { restore(nullptr); }

    void executeInstruction(const LiveState&, const Method&, const Instruction* pc) override;
    void methodEntered(const LiveState&, const Method&) override;
    void methodExited(const LiveState&, const Method&) override;
    void fieldAccess(const LiveState&, const Field&, Ref object, bool write) override;
    void arrayAccess(const LiveState&, Ref array, std::uint32_t index, bool write) override;
    void synchronizingAccess(const LiveState&, Ref object, std::uint64_t offset,
                             AccessOrder) override;
    void objectReleased(const LiveState&, Ref) override;
    void objectLocked(const LiveState&, Ref) override;
    void objectUnlocked(const LiveState&, Ref) override;
    void objectWait(const LiveState&, Ref) override;
    void threadStarted(const LiveState&, std::size_t) override;
    void threadNotified(const LiveState&, std::size_t) override;
    void threadInterrupted(const LiveState&, std::size_t) override;
    void threadTerminated(const LiveState&, std::size_t) override;
    void threadEndSeen(const LiveState&, Ref threadObject) override;

  private:
    struct Access {
        Ref object;
        std::uint64_t offset;
        bool write;
        const Field* field; // null: an array element
        bool atomic = false;
    };
    void synchronize(const LiveState&, const Access&);
    void check(const LiveState&, const Access&);
    bool isWanted(const Method&) const;

    const vm::types::Class* accessingClass(const LiveState&) const;
    AccessSite siteOf(const LiveState&) const;
    std::string nameOf(const LiveState&, std::size_t number) const;

    using Names = Shared<std::map<std::size_t, std::string>>; // by the number of the thread
    struct Path {
        HappensBefore order; // threads by ThreadData::number
        Names ended;         // what the threads that have ended were called
    };
    HappensBefore& happensBefore() { return path_.writable().order; }
    void acquire(const LiveState&, Ref object, std::uint64_t what);

    Shared<Path> path_;
    std::vector<std::string> include_, exclude_; // pkg.Class.method; empty: all, none
    CodePosition current_;                       // the instruction under way
};

} // namespace clew::listeners
