#include "search/reduction/Futures.h"

#include <algorithm>
#include <map>
#include <ranges>
#include <utility>

#include "vm/state/Hash.h"

namespace clew::search {

using vm::interpreter::Access;

namespace {
constexpr std::size_t kFew = 8;                 // so many are compared one by one
constexpr std::size_t kMostRenamed = 1u << 18u; // kept in memory
} // namespace

std::size_t Futures::Lists::Hash::operator()(List list) const {
    std::uint64_t hash = list.size();
    for (std::size_t i = 0; i < list.size(); i += 2) {
        const std::uint64_t second = i + 1 < list.size() ? list[i + 1] : 0;
        hash = vm::state::multiplyFold(hash ^ 0x9E3779B97F4A7C15ull,
                                       (second << 32 | list[i]) + 0xD6E8FEB86659FD93ull);
    }
    return hash;
}

std::uint32_t Futures::Lists::insert(List list) {
    const std::size_t hash = numbers_.hash_function()(list);
    if (const auto known = numbers_.find(list, hash); known != numbers_.end()) return *known;
    const auto number = static_cast<std::uint32_t>(kept_->ends.size());
    kept_->numbers.insert(kept_->numbers.end(), list.begin(), list.end());
    kept_->ends.push_back(kept_->numbers.size());
    numbers_.insert(number);
    return number;
}

std::size_t Futures::Lists::bytes() const {
    constexpr std::size_t kSlot = 3 * sizeof(std::uint32_t); // with hash and distance
    return kept_->numbers.capacity() * sizeof(std::uint32_t) +
           kept_->ends.capacity() * sizeof(std::size_t) + numbers_.bucket_count() * kSlot;
}

std::size_t Futures::HashOfPair::operator()(std::uint64_t pair) const {
    return vm::state::multiplyFold(pair ^ 0x9E3779B97F4A7C15ull, 0xD6E8FEB86659FD93ull);
}

Futures::Touched Futures::Touched::of(const Access& access) {
    if (access.kind == Access::Kind::Fence) return ofAll();
    const std::uint64_t bit =
        std::uint64_t(1) << (vm::state::multiplyFold(access.object, 0x9E3779B97F4A7C15ull) & 63);
    return access.changes() ? Touched{0, bit} : Touched{bit, 0};
}

std::uint32_t Futures::numberOf(Step step) {
    key_.clear();
    const auto keyOf = [](const Touch& touch) {
        const Access& access = touch.access;
        const std::uint32_t flags = static_cast<std::uint32_t>(access.kind) << 3 |
                                    access.isLockFree << 2 | touch.isFixed << 1 | touch.isOfClass;
        return Key{access.object, access.place, flags, touch.klass};
    };
    // Of what is touched more than once the first stays.
    if (step.size() <= kFew) {
        for (const Touch& touch : step) {
            const Key key = keyOf(touch);
            bool isKnown = false;
            for (std::size_t i = 0; i < key_.size() && !isKnown; i += key.size())
                isKnown = std::ranges::equal(std::span(key_).subspan(i, key.size()), key);
            if (!isKnown) key_.insert(key_.end(), key.begin(), key.end());
        }
    } else {
        places_.clear();
        for (std::size_t i = 0; i < step.size(); ++i)
            places_.push_back({keyOf(step[i]), static_cast<std::uint32_t>(i)});
        std::ranges::sort(places_);
        places_.erase(std::ranges::unique(places_, {}, &Place::touched).begin(), places_.end());
        std::ranges::sort(places_, {}, &Place::index);
        for (const Place& place : places_)
            key_.insert(key_.end(), place.touched.begin(), place.touched.end());
    }
    return numberOfKey();
}

// Of the step that key_ stands for.
std::uint32_t Futures::numberOfKey() {
    const std::uint32_t number = keys_.insert(key_);
    if (number < steps_.size()) return number;
    std::vector<Touch> ordered;
    Touched all;
    for (auto key = key_.begin(); key != key_.end(); key += std::tuple_size_v<Key>) {
        const std::uint32_t flags = key[2];
        ordered.push_back(
            {{key[0], key[1], static_cast<Access::Kind>(flags >> 3), (flags & 4) != 0},
             key[3],
             (flags & 1) != 0,
             (flags & 2) != 0});
        all.add(Touched::of(ordered.back().isOfClass ? Access{.kind = Access::Kind::Fence}
                                                     : ordered.back().access));
    }
    steps_.push_back(std::move(ordered));
    touchedByStep_.push_back(all);
    return number;
}

Futures::Id Futures::node(std::span<const std::uint32_t> alternatives) {
    lengths_.resize(nodes_.size());
    std::uint16_t longest = 0;
    for (std::size_t i = 1; i < alternatives.size(); i += 2)
        longest = std::max(longest, lengths_[alternatives[i]]);
    const Id id = nodes_.insert(alternatives);
    if (id == lengths_.size()) {
        lengths_.push_back(static_cast<std::uint16_t>(longest + 1));
        Touched all;
        for (std::size_t i = 0; i < alternatives.size(); i += 2) {
            all.add(touchedByStep_[alternatives[i]]);
            all.add(touchedByAll_[alternatives[i + 1]]);
        }
        touchedByAll_.resize(id);
        touchedByAll_.push_back(all);
    }
    return id;
}

Futures::Id Futures::after(std::uint32_t step, Id next) {
    if (next < lengths_.size() && lengths_[next] >= kLongest) next = inAnyOrder(next);
    return node(std::array{step, next});
}

Futures::Id Futures::unite(Id some, Id others) {
    if (some == others || others == kNothing) return some;
    if (some == kNothing) return others;
    if (some > others) std::swap(some, others);
    const std::uint64_t pair = std::uint64_t(some) << 32 | others;
    if (const auto known = united_.find(pair); known != united_.end()) return known->second;
    const std::size_t begin = uniting_.size();
    std::size_t i = 0, j = 0;
    while (i < alternatives(some) || j < alternatives(others)) {
        const std::uint32_t end = ~std::uint32_t(0);
        const Alternative a = i < alternatives(some) ? alternative(some, i) : Alternative{end, 0};
        const Alternative b =
            j < alternatives(others) ? alternative(others, j) : Alternative{end, 0};
        const Id next =
            a.step == b.step ? unite(a.next, b.next) : (a.step < b.step ? a.next : b.next);
        uniting_.push_back(std::min(a.step, b.step));
        uniting_.push_back(next);
        i += a.step <= b.step;
        j += b.step <= a.step;
    }
    const Id united = node(std::span(uniting_).subspan(begin));
    uniting_.resize(begin);
    united_[pair] = united;
    return united;
}

Futures::Id Futures::inAnyOrder(Id future) {
    if (const auto known = inAnyOrder_.find(future); known != inAnyOrder_.end())
        return known->second;
    std::map<std::uint32_t, Id> steps;
    std::vector<Id> open{future};
    std::vector<bool> seen(nodes_.size());
    while (!open.empty()) {
        const Id next = open.back();
        open.pop_back();
        if (seen[next]) continue;
        seen[next] = true;
        for (std::size_t i = 0; i < alternatives(next); ++i) {
            steps[alternative(next, i).step] = kNothing;
            open.push_back(alternative(next, i).next);
        }
    }
    std::vector<std::uint32_t> all;
    for (const auto& [step, nothing] : steps) {
        all.push_back(step);
        all.push_back(nothing);
    }
    const Id made = all.empty() ? kNothing : node(all);
    inAnyOrder_[future] = made;
    return made;
}

std::uint32_t Futures::numberOf(const Renaming& renaming) {
    key_.clear();
    for (const auto& [from, to] : renaming) key_.insert(key_.end(), {from, to});
    return renamings_.insert(key_);
}

Futures::Id Futures::renamed(Id future, std::uint32_t renaming) {
    if (future == kNothing) return kNothing;
    const std::uint64_t pair = std::uint64_t(renaming) << 32 | future;
    if (const auto known = renamed_.find(pair); known != renamed_.end()) return known->second;
    Id made = kNothing;
    for (std::size_t i = 0; i < alternatives(future); ++i) {
        const auto [number, next] = alternative(future, i);
        const Id following = renamed(next, renaming);
        made = unite(made, after(renamedStep(number, renaming), following));
    }
    if (renamed_.size() >= kMostRenamed) renamed_.clear();
    renamed_[pair] = made;
    return made;
}

std::uint32_t Futures::renamedStep(std::uint32_t number, std::uint32_t renaming) {
    const std::uint64_t pair = std::uint64_t(renaming) << 32 | number;
    if (const auto known = renamedSteps_.find(pair); known != renamedSteps_.end())
        return known->second;
    const std::span<const std::uint32_t> references = renamings_[renaming]; // pairs of them
    renaming_.assign(steps_[number].begin(), steps_[number].end());
    for (Touch& touch : renaming_) {
        if (touch.isOfClass || touch.isFixed || touch.access.object == 0) continue;
        const auto ranks = std::views::iota(std::size_t(0), references.size() / 2);
        const auto found = std::ranges::lower_bound(
            ranks, touch.access.object, {}, [&](std::size_t rank) { return references[2 * rank]; });
        const bool isKnown = found != ranks.end() && references[2 * *found] == touch.access.object;
        touch.access.object = isKnown ? references[2 * *found + 1] : touch.klass;
        touch.isOfClass = !isKnown;
    }
    if (renamedSteps_.size() >= kMostRenamed) renamedSteps_.clear();
    return renamedSteps_[pair] = numberOf(renaming_);
}

std::size_t Futures::bytes() const {
    return nodes_.bytes() + keys_.bytes() + groups_.bytes() + renamings_.bytes() +
           (united_.size() + inAnyOrder_.size() + renamed_.size() + renamedSteps_.size()) * 32;
}

void Futures::clear() {
    *this = Futures();
}

void Futures::Lists::store(NumberWriter& to) const {
    to.addSize(size() - 1); // the first one is there anyway
    for (std::uint32_t number = 1; number < size(); ++number) {
        to.addSize((*this)[number].size());
        to.add((*this)[number]);
    }
}

void Futures::store(NumberWriter& to) const {
    keys_.store(to);
    nodes_.store(to);
    groups_.store(to);
}

void Futures::restore(NumberReader& from) {
    clear();
    Lists::restore(from, [&](NumberRow key) {
        NumberReader::check(key.size() % std::tuple_size_v<Key> == 0);
        for (std::size_t i = 2; i < key.size(); i += std::tuple_size_v<Key>)
            NumberReader::check(key[i] >> 3 <= static_cast<std::uint32_t>(Access::Kind::Fence));
        key_.assign(key.begin(), key.end());
        return numberOfKey();
    });
    // What follows on a step was there before it, and nothing is deeper than it may be.
    Lists::restore(from, [&](NumberRow alternatives) {
        NumberReader::check(alternatives.size() % 2 == 0);
        lengths_.resize(nodes_.size());
        for (std::size_t i = 0; i < alternatives.size(); i += 2) {
            NumberReader::check(alternatives[i] < steps_.size());
            NumberReader::check(i == 0 || alternatives[i - 2] < alternatives[i]);
            NumberReader::check(alternatives[i + 1] < nodes_.size());
            NumberReader::check(lengths_[alternatives[i + 1]] < kLongest);
        }
        return node(alternatives);
    });
    Lists::restore(from, [&](NumberRow threads) {
        for (const Id future : threads) NumberReader::check(future < nodes_.size());
        return together(threads);
    });
}

} // namespace clew::search
