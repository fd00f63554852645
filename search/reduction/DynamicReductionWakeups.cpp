// Dynamic reduction: in which order the steps are taken that are known to follow on a point, for a
// race that is reversed there. What is left out for it rests on all that was to be walked in such
// an order being walked so. Where that cannot be (isOptimal_), the search goes on by source sets
// alone, and begins again where anything was left out.

#include <algorithm>
#include <utility>

#include "search/reduction/Dependence.h"
#include "search/reduction/DynamicReduction.h"

namespace clew::search {

using vm::interpreter::Access;
using vm::interpreter::Accesses;

namespace {

template <class Node>
auto branchOf(std::vector<Node>& tree, std::uint16_t thread) {
    return std::ranges::find(tree, thread, &Node::thread);
}

} // namespace

void DynamicReduction::giveUpOptimality() {
    if (!isOptimal_) return;
    isOptimal_ = false;
    mustBeginAgain_ = leftOut_;
}

// The step is the first one of a branch of the tree, if there is one of its thread.
bool DynamicReduction::follow(WakeupTree& tree, Step& step) {
    const auto branch = branchOf(tree, step.thread);
    if (branch == tree.end()) return false;
    step.expected = branch->made;
    step.wakeups = std::move(branch->then);
    tree.erase(branch);
    return true;
}

// It is one that comes after the last one of the path, where nothing was picked.
void DynamicReduction::followOn(WakeupTree tree, Step& step) {
    if (!tree.empty() && !follow(tree, step)) giveUpOptimality();
}

// Of a new point: what its tree begins with is to be taken.
void DynamicReduction::takeFirst(Point& point) {
    for (const Wakeup& branch : point.wakeups)
        if (!canBegin(point, branch.thread) || isAsleep(point, branch.thread)) giveUpOptimality();
    if (!isOptimal_) return point.wakeups.clear();
    for (const Wakeup& branch : point.wakeups) {
        const auto thread = std::ranges::find(point.threads, branch.thread);
        point.toTake.push_back(static_cast<std::uint32_t>(thread - point.threads.begin()));
    }
}

// The last step, which knows of `known`, and all those that need not come after the earlier one: of
// each thread the first ones since then.
DynamicReduction::Pending DynamicReduction::pendingAfter(std::uint32_t earlier,
                                                         const Clock& known) const {
    Pending pending{.known = known, .last = static_cast<std::uint32_t>(steps_.size() - 1)};
    for (std::uint32_t number = 0; number < stepsOf_.size(); ++number) {
        const std::vector<std::uint32_t>& all = stepsOf_[number];
        const auto begin = std::ranges::upper_bound(all, earlier);
        const auto end = std::find_if(begin, all.end(), [&](std::uint32_t step) {
            return knows(steps_[step].clock, earlier);
        });
        if (begin != end)
            pending.threads.push_back(
                {steps_[*begin].thread, {begin, end}, number == steps_.back().number});
        for (auto step = begin; step != end; ++step) pending.touched.add(steps_[*step].touched);
    }
    if (std::ranges::none_of(pending.threads, &Pending::OfThread::endsWithLast))
        pending.threads.push_back({steps_.back().thread, {}, true});
    return pending;
}

std::uint32_t DynamicReduction::firstOf(const Pending& pending, const Pending::OfThread& thread) {
    return thread.steps.empty() ? pending.last : thread.steps.front();
}

std::shared_ptr<const Accesses> DynamicReduction::madeBy(std::uint32_t index) {
    Step& step = steps_[index];
    if (step.made) return step.made;
    Accesses made;
    for (const Record& record : recordsOf(index)) made.push_back(record.access);
    if (step.fence == index) made.push_back({0, Access::kWhole, Access::Kind::Fence});
    step.made = std::make_shared<const Accesses>(std::move(made));
    return step.made;
}

// Whether the pending steps can be taken after the next one of the thread, which is the first of
// those that are pending of it.
bool DynamicReduction::mayComeFirst(const Pending& pending, const Pending::OfThread& thread) const {
    const std::uint32_t first = firstOf(pending, thread);
    const Clock& before = first == pending.last ? pending.known : steps_[first].clock;
    return std::ranges::none_of(pending.threads, [&](const Pending::OfThread& other) {
        const std::uint32_t step = firstOf(pending, other);
        return step != first && knows(before, step);
    });
}

// The same of a thread of which none is pending, whose next step touches this.
bool DynamicReduction::isBeside(const Pending& pending, const Accesses& made,
                                const Futures::Touched& touched) {
    if (!touched.meets(pending.touched)) return true;
    const auto dependsOn = [&](std::uint32_t step) {
        if (step != pending.last && !touched.meets(steps_[step].touched)) return false;
        const std::shared_ptr<const Accesses> others = madeBy(step);
        return std::ranges::any_of(made,
                                   [&](const Access& access) { return depend(access, *others); });
    };
    return std::ranges::none_of(pending.threads, [&](const Pending::OfThread& thread) {
        return std::ranges::any_of(thread.steps, dependsOn) ||
               (thread.endsWithLast && dependsOn(pending.last));
    });
}

// The last step, which knows of `known`, is to come before the earlier one, and with it all that
// need not come after that: unless it does so already, by what sleeps there or is in the tree.
// `best` is a thread that this can begin with.
void DynamicReduction::wake(Point& point, std::uint32_t earlier, std::uint16_t best,
                            const Clock& known, Futures::Step made) {
    Pending pending = pendingAfter(earlier, known);
    const auto ofThread = [&](std::uint16_t thread) {
        return std::ranges::find(pending.threads, thread, &Pending::OfThread::thread);
    };
    const auto mayBegin = [&](std::uint16_t thread, const Accesses* next,
                              const Futures::Touched& touched) {
        const auto own = ofThread(thread);
        if (own != pending.threads.end()) return mayComeFirst(pending, *own);
        const bool may = next && isBeside(pending, *next, touched);
        leftOut_ |= may;
        return may;
    };
    Step& later = steps_.back();
    if (!later.made) {
        Accesses accesses;
        for (const Touch& touch : made) {
            accesses.push_back(touch.access);
            later.touched.add(Futures::Touched::of(touch.access));
        }
        later.made = std::make_shared<const Accesses>(std::move(accesses));
    }
    pending.touched.add(later.touched);
    static const Accesses kNothing;
    for (const Sleeping& sleeping : point.asleep)
        if (!sleeping.endsPath &&
            mayBegin(sleeping.thread, sleeping.next ? sleeping.next.get() : &kNothing,
                     sleeping.touched))
            return;
    for (const std::uint32_t alternative : point.toTake) {
        const std::uint16_t thread = point.threads[alternative];
        if (branchOf(point.wakeups, thread) == point.wakeups.end() && mayBegin(thread, nullptr, {}))
            return; // it is free to go on with these
    }

    // From the root on, as long as what comes first in the tree can come first here.
    WakeupTree* tree = &point.wakeups;
    for (auto branch = tree->begin(); branch != tree->end();) {
        if (!mayBegin(branch->thread, branch->made.get(), branch->touched)) {
            ++branch;
            continue;
        }
        if (const auto own = ofThread(branch->thread); own != pending.threads.end()) {
            if (!own->steps.empty())
                own->steps = own->steps.subspan(1);
            else
                own->endsWithLast = false;
            if (own->steps.empty() && !own->endsWithLast) pending.threads.erase(own);
        }
        tree = &branch->then;
        if (tree->empty() || pending.threads.empty()) return;
        branch = tree->begin();
    }
    std::vector<std::uint32_t> left;
    for (const Pending::OfThread& thread : pending.threads) {
        left.insert(left.end(), thread.steps.begin(), thread.steps.end());
        if (thread.endsWithLast) left.push_back(pending.last);
    }
    std::ranges::sort(left);
    if (tree == &point.wakeups) {
        const std::uint16_t first = steps_[left.front()].thread;
        if (!canBegin(point, first) || isSeenTo(point, first)) {
            giveUpOptimality();
            if (!isSeenTo(point, best)) take(point, best);
            return;
        }
        take(point, first);
    }
    for (const std::uint32_t step : left) {
        tree->push_back({steps_[step].thread, madeBy(step), steps_[step].touched, {}});
        tree = &tree->back().then;
    }
}

} // namespace clew::search
