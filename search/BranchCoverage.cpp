#include "search/BranchCoverage.h"

#include <algorithm>
#include <utility>

namespace clew::search {

using vm::interpreter::CoverageMap;
using vm::interpreter::CoveragePoint;
using vm::interpreter::CoverageSet;

// ---- ReachedBranches

std::uint32_t ReachedBranches::add(const vm::types::Class& type, std::uint32_t points,
                                   std::size_t branches) {
    const std::lock_guard lock(mutex_);
    const auto [at, isNew] = firstPoint_.try_emplace(&type, pointCount_);
    if (isNew) {
        pointCount_ += points;
        total_.store(total() + branches, std::memory_order_relaxed);
    }
    return at->second;
}

std::uint32_t ReachedBranches::reach(std::span<const std::uint32_t> branches) {
    const std::lock_guard lock(mutex_);
    std::uint32_t count = 0;
    for (const std::uint32_t branch : branches) {
        count += !reached_.contains(branch);
        reached_.insert(branch);
    }
    reachedCount_.store(reached() + count, std::memory_order_relaxed);
    return count;
}

void ReachedBranches::clear() {
    const std::lock_guard lock(mutex_);
    firstPoint_.clear();
    pointCount_ = 0;
    reached_ = {};
    reachedCount_ = total_ = 0;
}

// ---- BranchCoverage

// Every worker's is told, while none explores.
void BranchCoverage::searchRestarted() {
    map_ = CoverageMap();
    last_ = nullptr;
    classes_.clear();
    pointCount_ = 0;
    taken_ = {};
    ofAll_->clear();
}

std::unique_ptr<Listener> BranchCoverage::forWorker() const {
    return std::unique_ptr<Listener>(new BranchCoverage(ofAll_));
}

std::uint32_t BranchCoverage::takeNew() {
    CoverageSet now = map_.covered().intersection(map_.branches());
    std::vector<std::uint32_t> branches = now.pointsWithout(taken_);
    if (branches.empty()) return 0; // nearly always: what others have reached is not looked at
    taken_ = std::move(now);
    for (std::uint32_t& branch : branches) {
        const auto behind = std::ranges::upper_bound(classes_, branch, {}, &AddedClass::firstPoint);
        const AddedClass& holder = *std::prev(behind);
        if (ofAll_->told) ofAll_->told(*holder.type, branch - holder.firstPoint);
        branch += holder.firstOfAll - holder.firstPoint;
    }
    return ofAll_->reach(branches);
}

void BranchCoverage::consider(const vm::types::Class& type) {
    last_ = &type;
    const bool isOfProgram = !type.fromJdk && type.file && !type.isHiddenClass &&
                             type.location.find("clew-api.jar") == std::string::npos;
    if (!isOfProgram) return;
    const std::size_t known = map_.classes().size();
    map_.add(type);
    if (map_.classes().size() == known) return; // it was there
    std::uint32_t points = 0;
    std::size_t branches = 0;
    for (const auto& method : map_.classes().back()->methods) {
        if (!method) continue;
        points += static_cast<std::uint32_t>(method->points.points.size());
        branches += static_cast<std::size_t>(
            std::ranges::count_if(method->points.points, &CoveragePoint::isBranch));
    }
    if (points == 0) return;
    classes_.push_back({&type, pointCount_, ofAll_->add(type, points, branches)});
    pointCount_ += points;
}

} // namespace clew::search
