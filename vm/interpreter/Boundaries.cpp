// Where a loop that nobody else can observe stops, for its state to be matched.
//
// A path that runs on and on in such loops stops at distances each of which is twice the one
// before: a state costs what the heap that has changed costs to be frozen and hashed, and it stays.
// A loop without end comes back to a state after some number of branches that no such distances
// need be multiples of. So right after a boundary, for a small part of the distance to the next
// one, it is looked at each backward branch whether the boundary's state is there again (Brent, "An
// improved Monte Carlo factorization algorithm", BIT 1980, section 7): then that is a boundary too.
// A cycle is thus found when the path is as long as it and a constant number of times its period.
//
// A loop with a choice of data in it comes back to the state at that choice, wherever it stops. Its
// first backward branch after the choice at which another thread could go on is a boundary: one
// that nobody picks on a cycle would never go on.

#include "vm/interpreter/Interpreter.h"

#include "vm/Vm.h"
#include "vm/interpreter/Scheduling.h"
#include "vm/state/Recurrence.h"

namespace clew::vm::interpreter {
namespace {

constexpr std::uint16_t kMaximalDoublings = 20;
// So much of the distance between two boundaries is what is looked through for the first of them.
constexpr std::size_t kPartLookedAt = 16;

} // namespace

void Interpreter::startPauses() {
    sinceBoundary_ = sinceChoice_ = 0;
    state::Scalars& scalars = state_.scalars;
    const bool isAtBoundary = scalars.threadAtBoundary == state_.current + 1;
    scalars.threadAtBoundary = 0;
    toLookFor_ =
        isAtBoundary ? (std::size_t(kBackwardBranches) << scalars.boundaries) / kPartLookedAt : 0;
    budget_ = toLookFor_ != 0 || hasChosen_ ? 0 : kBackwardBranches;
}

bool Interpreter::isTimeForBoundary() {
    const bool mayBe = nested_ == 0 && state_.loaded() && state_.thread().data.atomicDepth == 0;
    if (hasChosen_) {
        const Others others = vm_.options.singlePath ? Others::None : othersNow();
        if (others == Others::None || (mayBe && others == Others::CanGoOn)) {
            hasChosen_ = false;
            budget_ = kBackwardBranches;
            return others != Others::None;
        }
        budget_ = 0; // it is looked at each branch whether they can go on now
        if (++sinceChoice_ % kBackwardBranches != 0) return false;
    }
    const bool looks = toLookFor_ != 0;
    if (!looks) sinceBoundary_ += kBackwardBranches;
    const bool is = mayBe && (looks ? isBoundaryAgain() : isFarFromBoundary());
    budget_ = toLookFor_ != 0 || hasChosen_ ? 0 : kBackwardBranches;
    return is;
}

Interpreter::Others Interpreter::othersNow() const {
    Others others = Others::None;
    for (std::size_t thread = 0; thread < state_.threads.size(); ++thread) {
        const state::ThreadData& data = state_.threads[thread].data;
        if (thread == state_.current || data.housekeeping ||
            data.status == state::ThreadStatus::Terminated)
            continue;
        if (isEnabled(state_, thread)) return Others::CanGoOn;
        others = Others::Wait;
    }
    return others;
}

bool Interpreter::isBoundaryAgain() {
    --toLookFor_;
    const state::Frame& now = *state_.thread().top;
    const state::FrozenFrame* then = state_.thread().image->top;
    if (!then || now.pc != then->pc || now.depth != then->depth) return false;
    if (!state::looksAsLoaded(state_, toLookFor_)) return false;
    toLookFor_ = 0;
    return true;
}

// The larger the heap, the farther: the loop goes on for longer than a state takes.
bool Interpreter::isFarFromBoundary() {
    constexpr std::uint64_t kBytesForOneBranch = 8;
    if (vm_.options.singlePath) return hasSeveralThreads(state_);
    state::Scalars& scalars = state_.scalars;
    if (sinceBoundary_ < std::uint64_t(kBackwardBranches) << scalars.boundaries ||
        sinceBoundary_ * kBytesForOneBranch < state_.heapBytes())
        return false;
    while (scalars.boundaries < kMaximalDoublings &&
           std::uint64_t(kBackwardBranches) << scalars.boundaries < 2 * sinceBoundary_)
        ++scalars.boundaries;
    scalars.threadAtBoundary = static_cast<std::uint16_t>(state_.current + 1);
    return true;
}

} // namespace clew::vm::interpreter
