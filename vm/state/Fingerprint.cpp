#include "vm/state/Fingerprint.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <memory>
#include <ranges>
#include <utility>

#include "vm/state/References.h"

namespace clew::vm::state {
namespace {

constexpr std::uint64_t kThreadSeed = 2, kFrameSeed = 3, kDataSeed = 4, kScalarSeed = 5,
                        kBindingSeed = 6, kContentsSeed = 7;
constexpr std::uint64_t kFirstNumberOfGraphs = 1;

// Each live state takes so many numbers at once: what one of several workers writes, the others
// would wait for.
constexpr std::uint64_t kNumbersAtOnce = 4096;
std::atomic<std::uint64_t> nextGraphs{kFirstNumberOfGraphs};

// Names of earlier graphs: 24 bytes each, of each worker. Depth first, those of the states nearest
// to the end of the path are asked for.
constexpr std::size_t kNamesKept = 1u << 16;

// Instances up to this size are hashed from a copy on the stack.
constexpr std::size_t kStackCopy = 1024;

// References to boot objects, which are the same in all states, count as they are; the others by
// their edges.
Hash128 hashWithout(Hash128 seed, const std::byte* payload, std::size_t size,
                    const std::vector<std::uint32_t>& references, Ref bootEnd,
                    const std::vector<types::Class::Range>& ignored) {
    std::byte onStack[kStackCopy];
    std::unique_ptr<std::byte[]> large;
    std::byte* copy = onStack;
    if (size > kStackCopy) {
        large = std::make_unique<std::byte[]>(size);
        copy = large.get();
    }
    std::memcpy(copy, payload, size);
    for (std::uint32_t offset : references) {
        Ref target;
        std::memcpy(&target, copy + offset, sizeof target);
        if (target >= bootEnd) std::memset(copy + offset, 0, sizeof target);
    }
    for (const auto& range : ignored) std::memset(copy + range.offset, 0, range.size);
    return hashBytes(seed, copy, size);
}

const std::vector<types::Class::Range>& ignoredRangesOf(const Object& object) {
    return object.isStatics() ? object.klass->staticIgnoredRanges : object.klass->ignoredRanges;
}

// It is no other thread's equal: the program's exit status depends on how it ends.
bool isMain(const ThreadData& data) {
    return data.number == 1;
}

Hash128 hashData(std::size_t rank, const ThreadData& data, std::int64_t now) {
    Hash128 hash =
        mix(mix(kDataSeed, rank),
            static_cast<std::uint64_t>(data.status) | static_cast<std::uint64_t>(data.wakeUp) << 8 |
                std::uint64_t(data.timed) << 16 | std::uint64_t(data.interrupted) << 17 |
                std::uint64_t(data.parkPermit) << 18 | std::uint64_t(data.daemon) << 19 |
                std::uint64_t(data.atOperation) << 20 | std::uint64_t(data.dispatching) << 21 |
                std::uint64_t(data.suspended) << 22 | std::uint64_t(data.housekeeping) << 23 |
                static_cast<std::uint64_t>(data.foundHeld) << 24 | std::uint64_t(data.joins) << 26);
    hash = mix(hash, std::uint64_t(data.atomicDepth) | std::uint64_t(data.pendingRecursion) << 32);
    if (data.oneStep != 0) hash = mix(hash, data.oneStep);
    return data.wakeTime > now ? mix(hash, static_cast<std::uint64_t>(data.wakeTime - now)) : hash;
}

} // namespace

std::uint64_t Fingerprinter::newGraph() {
    if (state_.nextGraph_ == state_.graphsEnd_) {
        state_.nextGraph_ = nextGraphs.fetch_add(kNumbersAtOnce);
        state_.graphsEnd_ = state_.nextGraph_ + kNumbersAtOnce;
    }
    return state_.nextGraph_++;
}

// Namings with a number are summed up once.
std::uint64_t Fingerprinter::Placement::in(const LiveState& state) {
    const auto placed = [&](Ref ref) { return of(nameIn(state, ref), ref); };
    if (graph_ != state.graph_ || graph_ == 0) {
        graph_ = state.graph_;
        ofHeap_ = {};
        for (Ref ref = state.bootEnd_; ref < state.scalars.nextRef; ++ref)
            if (state.stamps_[ref] == state.heapStamp_) ofHeap_ += placed(ref);
    }
    const LiveState::FrameNaming& kept = state.frameNaming_;
    const bool isKept = kept.stamp == state.frameStamp_;
    const std::uint64_t graph = isKept ? kept.graph : 0;
    if (std::exchange(frameGraph_, graph) != graph || graph == 0) {
        ofFrames_ = {};
        for (const auto& met : (isKept ? kept : state.nextFrameNaming_).met)
            if (state.stamps_[met.ref] == state.frameStamp_) ofFrames_ += placed(met.ref);
    }
    return (ofHeap_ + ofFrames_).low;
}

// The shadows count instead of what stands beside them. Of an array whose length is symbolic only
// those elements count that are not what they were at first: how many others there are follows from
// the length.
Hash128 Fingerprinter::symbolicContentsOf(Hash128 seed, const Object& object) const {
    const types::Class& klass = *object.klass;
    if (object.isArray()) {
        const Shadow length = object.shadows()[kLengthShadow];
        const std::uint32_t input = object.shadows()[kInputShadow].what();
        const bool isReference = klass.elementType == types::BasicType::Reference;
        Hash128 hash = mix(seed, length ? std::uint64_t(length.what()) << 32 : object.length);
        hash = mix(hash, input);
        for (std::uint32_t i = 0; i < object.length; ++i) {
            const Shadow shadow = object.shadowOfElement(i);
            if (shadow) {
                if (input != 0 && shadow.what() == inputs::cell(input, i)) continue;
                hash = mix(hash, std::uint64_t(i) << 32 | shadow.what());
            } else if (!isReference) {
                std::uint64_t bits = 0;
                std::memcpy(&bits, object.payload() + (std::size_t(i) << klass.elementShift),
                            std::size_t(1) << klass.elementShift);
                hash = mix(mix(hash, std::uint64_t(i) << 1 | 1), bits);
            } else if (const Ref target = object.elements<Ref>()[i];
                       target != 0 && target < state_.bootEnd_) {
                hash = mix(mix(hash, std::uint64_t(i) << 1 | 1), target);
            } else if (input != 0) {
                hash = mix(hash, std::uint64_t(i) << 1 | 1); // used: the edge says the rest
            }
        }
        return hash;
    }
    const std::size_t size = object.payloadSize();
    std::vector<std::byte> copy(object.payload(), object.payload() + size);
    const Shadow* shadows = object.shadows();
    Hash128 hash = seed;
    const auto isIgnored = [&](std::size_t offset) {
        return std::ranges::any_of(ignoredRangesOf(object), [&](const types::Class::Range& range) {
            return range.offset == offset;
        });
    };
    for (std::size_t i = 0; i < size; ++i) {
        if (!shadows[i] || isIgnored(i)) continue;
        hash = mix(hash, std::uint64_t(i) << 32 | shadows[i].bits());
        std::memset(copy.data() + i, 0, values::sizeOf(shadows[i].type()));
    }
    const auto& references =
        object.isStatics() ? klass.staticReferenceOffsets : klass.referenceOffsets;
    return hashWithout(hash, copy.data(), size, references, state_.bootEnd_,
                       ignoredRangesOf(object));
}

Hash128 Fingerprinter::hashOf(const Object& object) const {
    const types::Class& klass = *object.klass;
    Hash128 seed =
        mix(kContentsSeed,
            std::uint64_t(klass.id) << 32 |
                (object.flags & (Object::InitializationMask | Object::Statics | Object::ValueOf)));
    seed = mix(seed, std::uint64_t(object.recursion) << 32 | object.identityHash);
    // Another object as its guard counts as an edge.
    if (object.guard == kOwnMonitor || (object.guard != 0 && object.guard < state_.bootEnd_))
        seed = mix(seed, object.guard);
    if (object.isSymbolic()) [[unlikely]]
        return symbolicContentsOf(seed, object);
    if (object.isStatics())
        return hashWithout(seed, object.payload(), klass.staticsSize, klass.staticReferenceOffsets,
                           state_.bootEnd_, ignoredRangesOf(object));
    if (!klass.isArray())
        return hashWithout(seed, object.payload(), klass.instanceSize, klass.referenceOffsets,
                           state_.bootEnd_, ignoredRangesOf(object));
    if (klass.elementType != types::BasicType::Reference)
        return hashBytes(seed, object.payload(), object.payloadSize());
    Hash128 hash = mix(seed, object.length);
    const Ref* elements = object.elements<Ref>();
    for (std::uint32_t i = 0; i < object.length; ++i)
        if (elements[i] != 0 && elements[i] < state_.bootEnd_)
            hash = mix(hash, std::uint64_t(i) << 32 | elements[i]);
    return hash;
}

Hash128 Fingerprinter::contentsOf(Hash128 name, Ref ref, const Object& object) {
    LiveState::HashedVersion& hashed = state_.hashed_[ref];
    if (hashed.epoch != object.epoch || object.epoch == 0) hashed = {object.epoch, hashOf(object)};
    Hash128 contents = mix(name, hashed.contents);
    if (object.klass->countsModifications) [[unlikely]]
        contents = withModifications(contents, object);
    if (object.klass->tasks.isAny()) [[unlikely]]
        contents = withTaskFields(contents, name, ref, object);
    return object.owner == 0 ? contents : mix(contents, state_.ranks_[object.owner - 1u]);
}

Hash128 Fingerprinter::withModifications(Hash128 contents, const Object& object) {
    const types::Class::ModificationCounts& counts = object.klass->modifications;
    if (object.isStatics()) return contents;
    const auto at = [](const Object& in, std::uint32_t offset) {
        return in.at<std::uint32_t>(offset);
    };
    comparesModifications_ |= counts.hasExpected();
    if (countsModifications_ && counts.hasCount())
        contents = mix(contents, at(object, counts.count));
    if (!counts.hasExpected()) return contents;
    std::uint32_t expected = at(object, counts.expected);
    if (!countsModifications_)
        if (const Ref source = object.at<Ref>(counts.source); source != 0) {
            const Object& collection = *state_.object(source);
            expected -= at(collection, collection.klass->modifications.count);
        }
    return mix(contents, expected);
}

Hash128 Fingerprinter::withTaskFields(Hash128 contents, Hash128 name, Ref ref,
                                      const Object& object) {
    if (object.isStatics()) return contents;
    const types::Class::TaskFields& tasks = object.klass->tasks;
    const auto number = [&](std::uint32_t offset) {
        if (object.isSymbolic() && object.shadows()[offset])
            contents = mix(contents, object.shadows()[offset].bits());
        return object.at<std::int64_t>(offset);
    };
    if (tasks.completed != tasks.kNone && countsTasks_)
        contents = mix(contents, static_cast<std::uint64_t>(number(tasks.completed)));
    if (!tasks.isDue()) return contents;
    const std::int64_t due = number(tasks.due);
    if (countsTasks_) return mix(contents, static_cast<std::uint64_t>(due));
    if (due == 0) return contents; // it is not known yet
    hasDueTimes_ = true;
    const std::int64_t now = state_.scalars.clock;
    // It wraps as differences of System.nanoTime do.
    const auto left = static_cast<std::int64_t>(static_cast<std::uint64_t>(due) -
                                                static_cast<std::uint64_t>(tasks.origin) -
                                                static_cast<std::uint64_t>(now / tasks.unit));
    contents = mix(contents, static_cast<std::uint64_t>(now % tasks.unit));
    if (left > 0) return mix(contents, static_cast<std::uint64_t>(left));
    const std::int64_t most = std::numeric_limits<std::int64_t>::max() / tasks.unit;
    overdue_.push_back({ref, name, std::max(left, -most) * tasks.unit});
    return contents;
}

Hash128 Fingerprinter::hashOfOverdue() {
    // What was met for the last time counts; what was left again does not.
    std::ranges::reverse(overdue_);
    std::ranges::stable_sort(overdue_, {}, &Overdue::task);
    const auto [rest, end] = std::ranges::unique(overdue_, {}, &Overdue::task);
    overdue_.erase(rest, end);
    std::erase_if(overdue_, [&](const Overdue& one) {
        return !isNamedByHeap(one.task) && state_.stamps_[one.task] != frameStamp_;
    });
    Hash128 sum;
    if (overdue_.empty()) return sum; // none is there any more
    const std::int64_t first = std::ranges::min(overdue_, {}, &Overdue::since).since;
    for (const Overdue& one : overdue_)
        sum += mix(one.name, static_cast<std::uint64_t>(one.since - first) + 1);
    return sum;
}

// For the first time: the target's name is `edge` from here on.
inline bool Fingerprinter::meets(Ref target, Hash128 edge) {
    std::uint32_t& has = state_.stamps_[target];
    if (has == state_.heapStamp_ && state_.names_[target] != kUncounted) return false;
    loseFrameName(target);
    has = state_.heapStamp_;
    state_.names_[target] = edge;
    state_.queue_.push_back(target);
    return true;
}

Hash128 Fingerprinter::nameOf(Ref ref, Hash128 edge) {
    if (ref < state_.bootEnd_) return bootName(ref);
    meets(ref, edge);
    return state_.names_[ref];
}

Hash128 Fingerprinter::edgesOf(Hash128 name, const Object& object) {
    const Uncounted uncounted(object, countsNames_);
    const bool hasUncounted = uncounted.any();
    const Ref bootEnd = state_.bootEnd_;
    Hash128 sum;
    std::uint64_t number = 0;
    object.forEachReference([&](Ref target) __attribute__((always_inline)) {
        ++number;
        if (target < bootEnd) return; // null, or part of the contents
        if (hasUncounted && uncounted.has(number)) [[unlikely]]
            return state_.uncounted_.push_back(target);
        const Hash128 edge = mix(name, number);
        // An edge that gives its target the name needs no mixing with it: the name counts with the
        // contents.
        sum += meets(target, edge) ? edge : mix(edge, state_.names_[target]);
    });
    return sum;
}

Hash128 Fingerprinter::nameQueue() {
    Hash128 sum;
    for (std::size_t next = 0; next < state_.queue_.size(); ++next) {
        Ref ref = state_.queue_[next];
        const Object* object = state_.object(ref);
        // Where it is not known what slots hold (SlotMap::conservative), an old reference may lead
        // to garbage, and from there to what has gone already.
        if (!object) [[unlikely]]
            continue;
        Hash128 name = state_.names_[ref];
        sum += contentsOf(name, ref, *object);
        sum += edgesOf(name, *object);
    }
    return sum;
}

void Fingerprinter::reachUncounted(std::uint32_t stamp) {
    std::size_t next = state_.queue_.size();
    const auto reach = [&](Ref target) {
        if (target < state_.bootEnd_) return;
        std::uint32_t& has = state_.stamps_[target];
        if (has == state_.heapStamp_ || has == frameStamp_) return;
        loseFrameName(target);
        has = stamp;
        state_.names_[target] = kUncounted;
        state_.queue_.push_back(target);
    };
    for (const Ref ref : state_.uncounted_) reach(ref);
    for (; next < state_.queue_.size(); ++next)
        state_.object(state_.queue_[next])->forEachReference(reach);
    state_.uncounted_.clear();
}

bool Fingerprinter::namesHold(const Snapshot* previous) {
    if (!previous || previous->graph == 0 ||
        (previous->graph != state_.graph_ && !recallNames(previous->graph)))
        return false;
    if (state_.modifiedRootsChanged_ || previous->threads.size() != state_.threads.size())
        return false;
    for (std::size_t i = 0; i < previous->threads.size(); ++i)
        if (previous->threads[i].image->data.number != state_.threads[i].data.number) return false;
    if (previous->symbolic ? !(previous->symbolic->bindings == state_.symbolic.bindings)
                           : !state_.symbolic.bindings.empty())
        return false;
    if (previous->countsModifications != countsModifications_) return false;
    if (previous->hasDueTimes &&
        (previous->hasOverdue || previous->scalars.clock != state_.scalars.clock))
        return false;
    if (previous->order != order_) return false;
    for (const auto& entry : state_.dirty_) {
        if (!isNamedByHeap(entry.ref)) continue;
        if (entry.before->klass->tasks.isDue() ||
            !keepsNames(*previous, entry.ref, *entry.before, *state_.object(entry.ref)))
            return false;
        // What has not changed itself may be compared with it.
        if (previous->comparesModifications && entry.before->klass->countsModifications)
            return false;
    }
    return true;
}

bool Fingerprinter::recallNames(std::uint64_t graph) {
    auto& known = state_.namings_;
    const bool isSame = state_.recalled_ < known.size() && known[state_.recalled_].graph == graph;
    const auto found = isSame
                           ? known.begin() + static_cast<std::ptrdiff_t>(state_.recalled_)
                           : std::ranges::lower_bound(known, graph, {}, &LiveState::Naming::graph);
    if (found == known.end() || found->graph != graph) return false;
    state_.recalled_ = static_cast<std::size_t>(found - known.begin());
    state_.heapStamp_ = state_.nextStamp();
    state_.graph_ = graph;
    found->wasRecalled = true;
    state_.graphSize_ = found->names.size();
    for (const auto& [ref, name] : found->names) {
        loseFrameName(ref);
        state_.stamps_[ref] = state_.heapStamp_;
        state_.names_[ref] = name;
    }
    return true;
}

LiveState::Naming Fingerprinter::dropNaming() {
    auto& known = state_.namings_;
    auto dropped = std::ranges::find_if_not(
        known, [](LiveState::Naming& naming) { return std::exchange(naming.wasRecalled, false); });
    if (dropped == known.end()) dropped = known.begin();
    LiveState::Naming naming = std::move(*dropped);
    state_.namingsSize_ -= naming.names.size();
    known.erase(dropped);
    return naming;
}

void Fingerprinter::rememberNames() {
    auto& known = state_.namings_;
    LiveState::Naming naming;
    while (!known.empty() && state_.namingsSize_ + state_.queue_.size() > kNamesKept)
        naming = dropNaming(); // its memory is of use again
    naming.graph = state_.graph_;
    naming.names.clear();
    naming.names.reserve(state_.queue_.size());
    for (const Ref ref : state_.queue_) naming.names.push_back({ref, state_.names_[ref]});
    state_.graphSize_ = naming.names.size();
    state_.namingsSize_ += naming.names.size();
    known.push_back(std::move(naming));
}

Hash128 Fingerprinter::nameHeap(const Snapshot& snapshot) {
    state_.heapStamp_ = state_.nextStamp();
    state_.graph_ = newGraph();
    Hash128 sum;
    for (Ref root : *state_.modifiedRoots_) {
        const Object& object = *state_.object(root);
        sum += contentsOf(bootName(root), root, object);
        sum += edgesOf(bootName(root), object);
    }
    for (const std::size_t i : state_.placesInOrder_) {
        const Ref target = snapshot.threads[i].image->data.object;
        Hash128 edge = mix(kThreadSeed, state_.ranks_[i]);
        sum += mix(edge, nameOf(target, edge));
    }
    std::uint64_t number = 0;
    for (const Binding& binding : state_.symbolic.bindings.list()) {
        Hash128 edge = mix(mix(kBindingSeed, number++), binding.input);
        if (binding.constructor) edge = mix(edge, binding.constructor->indexInHolder + 1u);
        if (binding.ref != 0) sum += mix(edge, nameOf(binding.ref, edge));
    }
    sum += nameQueue();
    reachUncounted(state_.heapStamp_);
    rememberNames();
    state_.queue_.clear();
    return sum;
}

ThreadHash Fingerprinter::hashFrames(std::size_t index, const ThreadImage& image) {
    ThreadHash result;
    Hash128 thread = mix(kFrameSeed, state_.ranks_[index]);
    auto reference = [&](std::uint64_t where, Ref target) {
        if (target == 0) return;
        Hash128 edge = mix(thread, where);
        result.frames += mix(edge, nameFromFrame(target, edge));
        if (!isNamedByHeap(target)) result.pure = false;
    };
    auto& fromTop = state_.frozenFrames_;
    fromTop.clear();
    for (const FrozenFrame* frame = image.top; frame; frame = frame->caller)
        fromTop.push_back(frame);
    if (image.top) result.frames += mix(thread, image.top->contents + image.top->below);
    for (const FrozenFrame* frame : std::views::reverse(fromTop)) {
        std::uint64_t depth = std::uint64_t(frame->depth) << 32;
        const bool dataCounts = !frame->leftOut && !frame->method->leavesOutData;
        const auto hold = [&](std::uint64_t where, Ref target) {
            if (dataCounts) return reference(depth | where, target);
            if (target == 0 || !state_.object(target)) return; // see nameQueue
            state_.uncounted_.push_back(target);
            result.pure = false;
        };
        if (frame->lockedMonitor) hold(0xFFFFFF, frame->lockedMonitor);
        const std::uint16_t* slots = frame->referenceSlots();
        for (std::uint32_t i = 0; i < frame->referenceCount; ++i)
            hold(slots[i], static_cast<Ref>(frame->slots[slots[i]]));
    }
    reference(1, image.data.pendingMonitor);
    reference(2, image.data.waitingOn);
    reference(3, image.data.pendingException);
    return result;
}

void Fingerprinter::rankThreads(const Snapshot& snapshot) {
    const auto& threads = state_.threads;
    auto& places = state_.placesInOrder_;
    places.clear();
    for (std::size_t i = 0; i < threads.size(); ++i)
        if (!threads[i].data.isFree()) places.push_back(i);
    const auto numberAt = [&](std::size_t place) { return threads[place].data.number; };
    if (!std::ranges::is_sorted(places, {}, numberAt)) std::ranges::sort(places, {}, numberAt);
    if (mayExchangeThreads_) {
        state_.threadKeys_.resize(threads.size());
        for (const std::size_t place : places) {
            const ThreadImage& image = *snapshot.threads[place].image;
            Hash128 key = hashData(isMain(image.data), image.data, state_.scalars.clock);
            if (image.top) key = mix(key, image.top->contents + image.top->below);
            state_.threadKeys_[place] = {key.high, key.low};
        }
        std::ranges::stable_sort(places, {},
                                 [&](std::size_t place) { return state_.threadKeys_[place]; });
        Hash128 order = mix(kDataSeed, places.size());
        for (const std::size_t place : places) order = mix(order, place);
        order_ = order.low | 1;
    }
    state_.ranks_.resize(threads.size());
    for (std::size_t rank = 0; rank < places.size(); ++rank) state_.ranks_[places[rank]] = rank;
}

void Fingerprinter::compute(Snapshot& snapshot) {
    rankThreads(snapshot);
    const Snapshot* previous = state_.loaded_.get();
    for (const auto& part : snapshot.threads)
        countsModifications_ |= part.image->top && part.image->top->copiesCounts;
    frameStamp_ = state_.nextStamp();
    const bool hold = namesHold(previous);
    if (hold) {
        snapshot.heapHash = previous->heapHash;
        snapshot.heapHash += changedEdges_;
        comparesModifications_ = previous->comparesModifications;
        hasDueTimes_ = previous->hasDueTimes;
        for (const auto& entry : state_.dirty_) {
            if (!isNamedByHeap(entry.ref)) continue;
            Hash128 name =
                entry.ref < state_.bootEnd_ ? bootName(entry.ref) : state_.names_[entry.ref];
            if (name == kUncounted) continue;
            snapshot.heapHash -= contentsOf(name, entry.ref, *entry.before);
            snapshot.heapHash += contentsOf(name, entry.ref, *state_.object(entry.ref));
        }
    } else {
        snapshot.heapHash = nameHeap(snapshot);
    }
    snapshot.graph = state_.graph_;
    snapshot.order = order_;
    snapshot.countsModifications = countsModifications_;
    snapshot.comparesModifications = comparesModifications_;
    snapshot.hasDueTimes = hasDueTimes_;

    Hash128 total = snapshot.heapHash;
    beginFrames(hold ? previous : nullptr);
    for (const std::size_t i : state_.placesInOrder_) {
        const ThreadImage& image = *snapshot.threads[i].image;
        ThreadHash& hash = snapshot.threads[i].hash;
        if (hold && &image == previous->threads[i].image && previous->threads[i].hash.pure)
            hash = previous->threads[i].hash;
        else
            hash = hashFrames(i, image);
        total += hash.frames;
        const std::size_t rank =
            state_.ranks_[i] << 1 | (mayExchangeThreads_ && isMain(image.data));
        total += hashData(rank, image.data, state_.scalars.clock);
    }
    endFrames(snapshot);
    total += snapshot.framesHash;
    if (!overdue_.empty()) [[unlikely]]
        total += hashOfOverdue();
    snapshot.hasOverdue = !overdue_.empty();
    reachUncounted(frameStamp_);
    state_.queue_.clear();
    state_.frameStamp_ = frameStamp_;
    const Scalars& scalars = state_.scalars;
    // What the next reading does depends on whether it is the first one, or the second.
    const std::uint64_t readings = std::min(scalars.clockReadings, 2u);
    Hash128 rest = mix(kScalarSeed, readings | std::uint64_t(scalars.exited) << 32);
    if (countsNames_) rest = mix(rest, static_cast<std::uint64_t>(scalars.threadsNamed));
    snapshot.fingerprint = total + mix(rest, static_cast<std::uint64_t>(scalars.exitStatus));
}

} // namespace clew::vm::state
