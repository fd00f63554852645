#include "search/workers/Frontier.h"

#include <algorithm>
#include <utility>

#include "search/strategy/BreadthFirstOnPaths.h"

namespace clew::search {

// ---- DividedFrontier

void DividedFrontier::push(std::size_t worker, Entry entry, std::uint32_t) {
    stacks_[worker].entries.push_back(std::move(entry));
}

void DividedFrontier::pop(Stack& own) {
    // One that has been divided is left where its last alternatives are.
    own.left += own.entries.back().end == own.entries.back().choice.count();
    own.entries.pop_back();
}

Entry* DividedFrontier::next(std::size_t worker, bool& isOthers) {
    Stack& own = stacks_[worker];
    isOthers = false;
    while (!isStopped_.load(std::memory_order_relaxed)) {
        if (hungry_.load(std::memory_order_relaxed) > 0) give(own);
        while (!own.entries.empty() && own.entries.back().isDone()) pop(own);
        if (!own.entries.empty()) return &own.entries.back();
        if (!take(own)) return nullptr;
        isOthers = true;
    }
    return nullptr;
}

// The alternatives that are left of the entry nearest to the root. Of the only one that is left,
// half; and not the last.
void DividedFrontier::give(Stack& own) {
    own.firstOpen = std::min(own.firstOpen, own.entries.size());
    while (own.firstOpen < own.entries.size() && own.entries[own.firstOpen].isDone())
        ++own.firstOpen;
    if (own.firstOpen == own.entries.size()) return;
    Entry& open = own.entries[own.firstOpen];
    const bool isLast = own.firstOpen + 1 == own.entries.size();
    const std::uint32_t kept = isLast ? (open.end - open.next + 1) / 2 : 0;
    if (open.next + kept == open.end) return;
    const std::lock_guard lock(mutex_);
    if (given_.size() >= hungry_) return; // there is enough for them
    given_.push_back(open);
    given_.back().next = open.next + kept;
    open.end = open.next + kept;
    changed_.notify_one();
}

// False: nobody will give anything any more.
bool DividedFrontier::take(Stack& own) {
    std::unique_lock lock(mutex_);
    ++hungry_;
    while (given_.empty() && !isStopped_) {
        if (hungry_ == stacks_.size()) { // nobody has anything
            isStopped_ = true;
            changed_.notify_all();
            break;
        }
        changed_.wait(lock);
    }
    --hungry_;
    if (isStopped_) return false;
    own.firstOpen = 0;
    own.entries.push_back(std::move(given_.back()));
    given_.pop_back();
    return true;
}

void DividedFrontier::stop() {
    const std::lock_guard lock(mutex_);
    isStopped_ = true;
    changed_.notify_all();
}

std::uint64_t DividedFrontier::giveBack(Strategy& strategy) {
    std::uint64_t left = 0;
    for (Entry& entry : given_) strategy.push(std::move(entry));
    for (Stack& stack : stacks_) {
        left += stack.left;
        // Blocks that have become empty are used again at once.
        for (; !stack.entries.empty(); stack.entries.pop_front())
            strategy.push(std::move(stack.entries.front()));
    }
    return left;
}

// ---- SharedFrontier

SharedFrontier::SharedFrontier(std::size_t workers, Strategy& strategy)
    : strategy_(strategy),
      onPaths_(dynamic_cast<const BreadthFirstOnPaths*>(&strategy)),
      isLevelSynchronous_(strategy.division() == Strategy::Division::LevelSynchronous),
      taken_(workers),
      atWork_(workers) {}

Entry* SharedFrontier::next(std::size_t worker, bool& isOthers) {
    isOthers = false; // all share everything
    if (taken_[worker] && !taken_[worker]->isDone() && !isStopped_) return &*taken_[worker];
    std::unique_lock lock(mutex_);
    --atWork_;
    if (taken_[worker] && taken_[worker]->isDone()) taken_[worker].reset();
    changed_.notify_all(); // who waits for the end of its depth

    while (!isStopped_) {
        const auto isReady = [&] {
            return !strategy_.empty() && !(onPaths_ && onPaths_->lacksStates());
        };
        for (; isReady() && strategy_.top().isDone(); strategy_.pop()) ++left_;
        if (isReady() && !hasToWait(strategy_.top())) {
            Entry& entry = strategy_.top();
            Entry& one = taken_[worker].emplace(entry);
            // One solver answers for both ways of a branch.
            one.end = entry.choice.isSymbolic() && !strategy_.asksTree() ? entry.end : one.next + 1;
            entry.next = one.end;
            ++atWork_;
            return &one;
        }
        if (atWork_ == 0 && !isReady()) { // it has come to its end, or states are to be made again
            isStopped_ = true;
            changed_.notify_all();
            break;
        }
        changed_.wait(lock);
    }
    return nullptr;
}

bool SharedFrontier::hasToWait(const Entry& entry) const {
    return isLevelSynchronous_ &&
           std::ranges::any_of(taken_, [&](const std::optional<Entry>& taken) {
               return taken && taken->depth < entry.depth;
           });
}

void SharedFrontier::push(std::size_t, Entry entry, std::uint32_t newBranches) {
    const std::lock_guard lock(mutex_);
    strategy_.reachedNew(newBranches); // between the two nobody else may push
    strategy_.push(std::move(entry));
    changed_.notify_one();
}

void SharedFrontier::stop() {
    const std::lock_guard lock(mutex_);
    isStopped_ = true;
    changed_.notify_all();
}

std::uint64_t SharedFrontier::giveBack(Strategy& strategy) {
    for (std::optional<Entry>& entry : taken_)
        if (entry && !entry->isDone()) strategy.push(std::move(*entry));
    return left_;
}

// ---- FrontierOfPaths

FrontierOfPaths::FrontierOfPaths(std::size_t workers, Generational& strategy)
    : strategy_(strategy), own_(workers), atWork_(workers) {
    strategy.pathEnded(); // the one that is under way
}

Entry* FrontierOfPaths::next(std::size_t worker, bool& isOthers) {
    isOthers = false; // all share everything
    Own& own = own_[worker];
    if (isStopped_) return nullptr;
    if (std::exchange(own.isWalking, false)) return &own.walked.branches.back();
    if (own.taken && !own.taken->isDone()) return &*own.taken;
    std::unique_lock lock(mutex_);
    --atWork_;
    own.taken.reset();
    strategy_.add(std::exchange(own.walked, {}));
    changed_.notify_all();
    while (!isStopped_) {
        if (Entry* const branch = strategy_.nextToExpand(left_)) {
            Entry& one = own.taken.emplace(*branch);
            one.end = one.next + 1;
            branch->next = one.end;
            ++atWork_;
            return &one;
        }
        if (atWork_ == 0) {
            isStopped_ = true;
            changed_.notify_all();
            break;
        }
        changed_.wait(lock);
    }
    return nullptr;
}

void FrontierOfPaths::push(std::size_t worker, Entry entry, std::uint32_t newBranches) {
    Own& own = own_[worker];
    own.walked.score += newBranches;
    own.walked.branches.push_back(std::move(entry));
    own.isWalking = true;
}

void FrontierOfPaths::pathEnded(std::size_t worker, std::uint32_t newBranches) {
    own_[worker].walked.score += newBranches;
}

void FrontierOfPaths::stop() {
    const std::lock_guard lock(mutex_);
    isStopped_ = true;
    changed_.notify_all();
}

std::uint64_t FrontierOfPaths::giveBack(Strategy&) {
    for (Own& own : own_) {
        strategy_.add(std::exchange(own.walked, {}));
        if (!own.taken || own.taken->isDone()) continue;
        Generational::Walked rest;
        rest.branches.push_back(std::move(*own.taken));
        strategy_.add(std::move(rest));
    }
    return left_;
}

std::vector<Entry> takeAll(Strategy& strategy) {
    std::vector<Entry> entries;
    for (; !strategy.empty(); strategy.pop()) entries.push_back(std::move(strategy.top()));
    return entries;
}

void pushAll(Strategy& strategy, std::vector<Entry> entries) {
    if (strategy.division() == Strategy::Division::Own) std::ranges::reverse(entries);
    for (Entry& entry : entries) strategy.push(std::move(entry));
}

std::unique_ptr<Frontier> makeFrontier(std::size_t workers, Strategy& strategy) {
    if (strategy.division() == Strategy::Division::Paths)
        return std::make_unique<FrontierOfPaths>(workers, dynamic_cast<Generational&>(strategy));
    if (strategy.division() != Strategy::Division::Own)
        return std::make_unique<SharedFrontier>(workers, strategy);
    auto frontier = std::make_unique<DividedFrontier>(workers);
    std::vector<Entry> entries = takeAll(strategy);
    for (; !entries.empty(); entries.pop_back()) frontier->push(0, std::move(entries.back()), 0);
    return frontier;
}

} // namespace clew::search
