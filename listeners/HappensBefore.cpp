#include "listeners/HappensBefore.h"

#include <algorithm>

namespace clew::listeners {

void VectorClock::join(const VectorClock& other) {
    if (other.times_.size() > times_.size()) times_.resize(other.times_.size());
    for (std::size_t i = 0; i < other.times_.size(); ++i)
        times_[i] = std::max(times_[i], other.times_[i]);
}

VectorClock& HappensBefore::clockOf(std::size_t thread) {
    while (threads_.size() <= thread) {
        threads_.emplace_back();
        threads_.back().set(threads_.size() - 1, 1);
    }
    return threads_[thread];
}

const HappensBefore::History* HappensBefore::findHistory(Ref object) const {
    const Histories& histories = shardOf(object);
    const auto found = histories.find(object);
    return found == histories.end() ? nullptr : &*found->second;
}

void HappensBefore::acquire(std::size_t thread, Ref object, std::uint64_t what) {
    const History* history = findHistory(object);
    if (!history) return;
    const auto found = history->synchronization.find(what);
    if (found != history->synchronization.end()) clockOf(thread).join(found->second);
}

void HappensBefore::release(std::size_t thread, Ref object, std::uint64_t what) {
    VectorClock& clock = clockOf(thread);
    historyOf(object).synchronization[what].join(clock);
    clock.set(thread, clock[thread] + 1);
}

void HappensBefore::order(std::size_t before, std::size_t after) {
    if (before == after) return;
    clockOf(std::max(before, after)); // both exist from here on, so that no reference moves
    VectorClock& clock = clockOf(before);
    clockOf(after).join(clock);
    clock.set(before, clock[before] + 1);
}

std::optional<Access> HappensBefore::read(std::size_t thread, Ref object, std::uint64_t offset,
                                          AccessSite site, bool atomic) {
    return add(object, offset, {thread, clockOf(thread)[thread], false, site, atomic});
}

std::optional<Access> HappensBefore::write(std::size_t thread, Ref object, std::uint64_t offset,
                                           AccessSite site, bool atomic) {
    return add(object, offset, {thread, clockOf(thread)[thread], true, site, atomic});
}

std::optional<Access> HappensBefore::add(Ref object, std::uint64_t offset, const Access& access) {
    Location& location = historyOf(object).accesses[offset];
    const auto races = [&](const Access& earlier) {
        return (earlier.write || access.write) && !(earlier.atomic && access.atomic) &&
               !isOrdered(earlier, access.thread);
    };
    std::optional<Access> race;
    if (location.write.time && races(location.write)) race = location.write;
    for (const Access& earlier : location.others) {
        if (race) break;
        if (races(earlier)) race = earlier;
    }
    if (access.write && !access.atomic) {
        location.others.clear();
        location.write = access;
        return race;
    }
    const auto own = std::ranges::find_if(location.others, [&](const Access& earlier) {
        return earlier.thread == access.thread && earlier.write == access.write &&
               earlier.atomic == access.atomic;
    });
    if (own == location.others.end()) {
        location.others.push_back(access);
    } else {
        *own = access;
    }
    return race;
}

void HappensBefore::forget(Ref object) {
    if (findHistory(object)) writableShardOf(object).erase(object);
}

} // namespace clew::listeners
