#include "vm/state/LiveState.h"

#include <sys/mman.h>

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <cstring>
#include <new>

#include "vm/state/ObjectPool.h"

namespace clew::vm::state {
namespace {

constexpr std::size_t kNurseryBytes = 1u << 20;
constexpr std::size_t kLargeObject = 64u << 10; // never in the nursery
constexpr std::uint64_t kEpochBlock = 1u << 20;

// For tests of the collections: so many bytes of allocation are between two of them. 0: as many as
// are good for speed.
const std::size_t kBytesBetweenCollections = [] {
    const char* given = std::getenv("CLEW_COLLECT_EVERY");
    return given ? std::min<std::size_t>(std::strtoull(given, nullptr, 10), kNurseryBytes) : 0;
}();

// Epoch 0 belongs to global objects: no running state owns them.
std::atomic<std::uint64_t> nextEpochBlock{1};

template <class T>
T* reserveArray(std::size_t count) {
    void* memory = mmap(nullptr, count * sizeof(T), PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED) throw std::bad_alloc();
    return static_cast<T*>(memory);
}

void freeVersion(Object* object) {
    if (object && !(object->flags & Object::InNursery)) pool::free(object, object->size());
}

} // namespace

LiveState::LiveState(GlobalObjects& globals, FrameMaps& frameMaps, std::uint64_t heapLimit)
    : globals_(globals),
      frameMaps_(frameMaps),
      heapLimit_(heapLimit),
      table_(tableMemory_.data()),
      modifiedRoots_(std::make_shared<const std::vector<Ref>>()),
      youngLimit_(kNurseryBytes) {
    threads.reserve(256); // references to threads are held while others start
    globals_.attach(tableMemory_);
    nursery_ = reserveArray<std::byte>(kNurseryBytes);
    nurseryNext_ = nursery_;
    nurseryEnd_ = nursery_ + (kBytesBetweenCollections ? kBytesBetweenCollections : kNurseryBytes);
    names_ = reserveArray<Hash128>(kMaxRef);
    stamps_ = reserveArray<std::uint32_t>(kMaxRef);
    places_ = reserveArray<Place>(kMaxRef);
    framePositions_ = reserveArray<std::uint32_t>(kMaxRef);
    hashed_ = reserveArray<HashedVersion>(kMaxRef);
    newEpoch();
}

LiveState::~LiveState() {
    discard();
    for (Thread& thread : threads) {
        FrozenFrame::release(thread.cached);
        munmap(thread.region, kRegionSlots * sizeof(Slot));
    }
    for (Slot* region : spareRegions_) munmap(region, kRegionSlots * sizeof(Slot));
    munmap(nursery_, kNurseryBytes);
    munmap(names_, std::size_t(kMaxRef) * sizeof(Hash128));
    munmap(stamps_, std::size_t(kMaxRef) * sizeof(std::uint32_t));
    munmap(places_, std::size_t(kMaxRef) * sizeof(Place));
    munmap(framePositions_, std::size_t(kMaxRef) * sizeof(std::uint32_t));
    munmap(hashed_, std::size_t(kMaxRef) * sizeof(HashedVersion));
    globals_.detach(tableMemory_);
}

void LiveState::newEpoch() {
    if (epoch_ == epochEnd_) {
        epoch_ = nextEpochBlock.fetch_add(1) * kEpochBlock;
        epochEnd_ = epoch_ + kEpochBlock - 1;
    } else {
        ++epoch_;
    }
}

std::uint32_t LiveState::nextStamp() {
    if (++lastStamp_ == 0) { // wrapped around: forget all stamps, and with them the names
        munmap(stamps_, std::size_t(kMaxRef) * sizeof(std::uint32_t));
        stamps_ = reserveArray<std::uint32_t>(kMaxRef);
        lastStamp_ = 1;
        heapStamp_ = 0;
        graph_ = frameNaming_.graph = 0;
    }
    return lastStamp_;
}

// ---- objects

static std::size_t sizeOf(std::size_t payloadBytes) {
    return (sizeof(Object) + payloadBytes + 7) & ~std::size_t(7);
}

Ref LiveState::allocate(const types::Class& klass, std::size_t payloadBytes, std::uint32_t length) {
    const std::size_t bytes = sizeOf(payloadBytes);
    Object* made;
    std::uint32_t flags = 0;
    if (static_cast<std::size_t>(nurseryEnd_ - nurseryNext_) >= bytes && bytes < kLargeObject)
        [[likely]] {
        made = reinterpret_cast<Object*>(nurseryNext_);
        nurseryNext_ += bytes;
        flags = Object::InNursery;
    } else {
        made = allocateSlow(bytes);
        if (!made) return 0;
    }
    youngBytes_ += bytes;
    std::memset(static_cast<void*>(made), 0, bytes);
    made->klass = &klass;
    made->epoch = epoch_;
    made->length = length;
    made->flags = flags;
    Ref ref;
    if (!freeRefs_.empty()) {
        ref = freeRefs_.back();
        freeRefs_.pop_back();
    } else {
        ref = scalars.nextRef++;
        if (ref >= kMaxRef) throw std::bad_alloc();
    }
    table_[ref] = made;
    young_.push_back(ref);
    if (observer) [[unlikely]]
        observer->objectCreated(*this, ref);
    return ref;
}

// What has been allocated and may be garbage counts until it exceeds the limit: then it is found
// out what is live, and the rest counts no more, though it is there until it is collected.
bool LiveState::hasRoomFor(std::uint64_t bytes) {
    if (bytes > heapLimit_) return false;
    if (heapBytes() + bytes <= heapLimit_ && !kBytesBetweenCollections) return true;
    std::uint64_t live = 0;
    const std::uint32_t stamp = nextStamp();
    markAll(stamp);
    const auto isLive = [&](Ref ref) { return stamps_[ref] == stamp && table_[ref]; };
    for (Ref ref = bootEnd_; ref < scalars.nextRef; ++ref)
        if (isLive(ref)) live += table_[ref]->size();
    youngBytes_ = 0;
    for (const Ref ref : young_)
        if (isLive(ref)) youngBytes_ += table_[ref]->size();
    scalars.heapBytes = live - youngBytes_;
    wantsCollection_ = true;
    return live + bytes <= heapLimit_;
}

Object* LiveState::allocateSlow(std::size_t bytes) {
    if (!hasRoomFor(bytes)) return nullptr;
    if (youngBytes_ >= youngLimit_) wantsCollection_ = true;
    return static_cast<Object*>(pool::allocate(bytes));
}

// Of the array and all rows in it. Saturates.
static std::uint64_t bytesOfArrays(const types::Class& klass,
                                   std::span<const std::uint32_t> lengths) {
    const std::uint64_t length = lengths[0];
    std::uint64_t bytes = sizeOf(length << klass.elementShift), rows = 0;
    if (lengths.size() > 1 &&
        (__builtin_mul_overflow(length, bytesOfArrays(*klass.element, lengths.subspan(1)), &rows) ||
         __builtin_add_overflow(bytes, rows, &bytes)))
        return ~std::uint64_t(0);
    return bytes;
}

static Ref makeArrays(LiveState& state, const types::Class& klass,
                      std::span<const std::uint32_t> lengths) {
    const Ref array = state.allocateArray(klass, lengths[0]);
    if (array == 0 || lengths.size() == 1) return array;
    for (std::uint32_t i = 0; i < lengths[0]; ++i) {
        const Ref row = makeArrays(state, *klass.element, lengths.subspan(1));
        if (row == 0) return 0;
        state.object(array)->elements<Ref>()[i] = row;
    }
    return array;
}

// Nothing refers to the rows while they are made: counting what is live would not find them, and
// would be done again and again.
Ref LiveState::allocateArrays(const types::Class& klass, std::span<const std::uint32_t> lengths) {
    return hasRoomFor(bytesOfArrays(klass, lengths)) ? makeArrays(*this, klass, lengths) : 0;
}

Ref LiveState::allocateCopy(Ref original) {
    const Object* from = object(original);
    Ref ref = from->isArray() ? allocateArray(*from->klass, from->length)
                              : allocateInstance(*from->klass);
    if (ref == 0) return 0;
    Object* to = object(ref);
    from = object(original);
    std::memcpy(to->payload(), from->payload(), from->payloadSize());
    if (!from->isArray())
        for (const types::Class::Range& monitor : from->klass->monitorRanges)
            std::memset(to->payload() + monitor.offset, 0, monitor.size);
    if (from->isSymbolic()) {
        to = replaceVersion(ref, from->length, to->flags | Object::Symbolic);
        std::memcpy(to->shadows(), from->shadows(), from->shadowCount() * sizeof(Shadow));
        rememberSymbolic(ref);
    }
    return ref;
}

Object* LiveState::copyForWrite(Ref ref, Object* present) {
    std::size_t bytes = present->size();
    auto* copy = static_cast<Object*>(pool::allocate(bytes));
    std::memcpy(static_cast<void*>(copy), present, bytes);
    return becomeVersion(ref, present, copy);
}

// `copy`, of an object that this epoch does not own, is its current version from here on.
Object* LiveState::becomeVersion(Ref ref, Object* present, Object* copy) {
    copy->epoch = epoch_;
    copy->flags &= ~std::uint32_t(Object::InNursery);
    dirty_.push_back({ref, present});
    table_[ref] = copy;
    if (ref < bootEnd_ && !(copy->flags & Object::Modified)) {
        copy->flags |= Object::Modified;
        auto roots = std::make_shared<std::vector<Ref>>(*modifiedRoots_);
        roots->insert(std::upper_bound(roots->begin(), roots->end(), ref), ref);
        modifiedRootsBefore_ = std::exchange(modifiedRoots_, std::move(roots));
        modifiedRootsChanged_ = true;
    }
    return copy;
}

void LiveState::share(Ref ref, bool isContended) {
    // Iterative: structures can be deep.
    std::vector<Ref> pending;
    const auto reach = [&](Ref target, bool contended) {
        if (target == 0) return;
        const Object* reached = object(target);
        const std::uint32_t wanted =
            contended || !reached->isArray() ? Object::SharedObject : Object::Shared;
        if ((reached->flags & wanted) == wanted) return;
        writable(target)->flags |= wanted;
        pending.push_back(target);
    };
    reach(ref, isContended);
    while (!pending.empty()) {
        const Ref next = pending.back();
        pending.pop_back();
        const bool contended = contends(*object(next));
        object(next)->forEachReference([&](Ref target) { reach(target, contended); });
    }
}

void LiveState::shareEverything() {
    for (Ref root : std::vector<Ref>(*modifiedRoots_)) {
        std::vector<Ref> targets;
        const bool contended = contends(*object(root));
        object(root)->forEachReference([&](Ref target) {
            if (target) targets.push_back(target);
        });
        for (Ref target : targets) share(target, contended);
    }
    for (Thread& thread : threads)
        if (thread.data.object) share(thread.data.object, true);
}

// ---- threads

std::size_t LiveState::startThread(Ref threadObject, bool daemon) {
    std::size_t place = 0;
    while (place < threads.size() && !threads[place].data.isFree()) ++place;
    if (place == threads.size()) addThread();
    Thread& thread = threads[place];
    resetRegion(thread);
    thread.data = {};
    thread.data.object = threadObject;
    thread.data.number = ++scalars.threadsStarted;
    thread.data.daemon = daemon;
    thread.changed = true;
    return place;
}

void LiveState::releaseGuarded(const ThreadData& ended) {
    if (threadsOfOldest != ~std::uint32_t(0)) return;
    std::uint32_t left = ended.guarded;
    if (left == 0) return;
    const auto release = [&](Ref ref) {
        if (left == 0 || !table_[ref] || table_[ref]->guard != ended.object) return;
        writable(ref)->guard = 0;
        --left;
    };
    for (Ref root : std::vector<Ref>(*modifiedRoots_)) release(root);
    for (Ref ref = bootEnd_; left > 0 && ref < scalars.nextRef; ++ref) release(ref);
}

std::size_t LiveState::rankOf(std::size_t thread) const {
    std::size_t rank = 0;
    for (const Thread& other : threads)
        rank += !other.data.isFree() && other.data.number < threads[thread].data.number;
    return rank;
}

// Enough for Options::stackLimit, where a frame's header and operands count less than they take.
const std::size_t LiveState::kRegionSlots = isAddressSpaceLimited() ? 1u << 18 : 1u << 22;

void LiveState::addThread() {
    Thread made;
    if (spareRegions_.empty()) {
        made.region = reserveArray<Slot>(kRegionSlots);
    } else {
        made.region = spareRegions_.back();
        spareRegions_.pop_back();
    }
    threads.push_back(made);
}

Frame* LiveState::prepareToRun(std::size_t index) {
    current = index;
    Thread& thread = threads[index];
    thread.changed = true;
    if (!thread.top && thread.frozenBelow) thawCaller(thread);
    if (thread.top) thread.top->frozen = nullptr;
    return thread.top;
}

Frame* LiveState::thawCaller(Thread& thread) {
    FrozenFrame* from = thread.frozenBelow;
    assert(!thread.top && from);
    std::size_t maxLocals = from->localCount;
    std::memcpy(thread.region, from->slots, maxLocals * sizeof(Slot));
    auto* frame = reinterpret_cast<Frame*>(thread.region + maxLocals);
    frame->method = from->method;
    frame->pc = from->pc;
    frame->locals = thread.region;
    std::memcpy(frame->stackBase(), from->slots + maxLocals, from->stackCount * sizeof(Slot));
    frame->sp = frame->stackBase() + from->stackCount;
    frame->caller = nullptr;
    frame->frozen = nullptr;
    frame->lockedMonitor = from->lockedMonitor;
    frame->depth = from->depth;
    thread.top = frame;
    thread.frozenBelow = from->caller;
    return frame;
}

void LiveState::resetRegion(Thread& thread) {
    thread.top = nullptr;
    thread.frozenBelow = nullptr;
    FrozenFrame::release(thread.cached);
    thread.cached = nullptr;
}

// ---- life cycle

void LiveState::discard() {
    for (const Dirty& entry : dirty_) {
        freeVersion(table_[entry.ref]);
        table_[entry.ref] = entry.before;
    }
    for (Ref ref : young_) {
        freeVersion(table_[ref]);
        table_[ref] = nullptr;
    }
    dirty_.clear();
    young_.clear();
    freeRefs_.clear();
    nurseryNext_ = nursery_;
    youngBytes_ = 0;
    youngLimit_ = kNurseryBytes;
    wantsCollection_ = false;
    temporaryRoots.clear();
    if (loaded_) adoptThreads(*loaded_);
    newEpoch();
}

void LiveState::applyBackward(const Snapshot& snapshot) {
    for (const HeapDelta& delta : snapshot.heap) table_[delta.ref] = delta.before;
}

void LiveState::applyForward(const Snapshot& snapshot) {
    for (const HeapDelta& delta : snapshot.heap) table_[delta.ref] = delta.after;
}

void LiveState::load(const State& state) {
    if (!dirty_.empty() || !young_.empty()) discard();
    const Snapshot* from = loaded_.get();
    const Snapshot* to = state.get();
    if (from != to) {
        // Up to the nearest common ancestor, then down again.
        std::vector<const Snapshot*> down;
        while (to && (!from || to->distance > from->distance)) {
            down.push_back(to);
            to = to->parent;
        }
        while (from && (!to || from->distance > to->distance)) {
            applyBackward(*from);
            from = from->parent;
        }
        while (from != to) {
            applyBackward(*from);
            from = from->parent;
            down.push_back(to);
            to = to->parent;
        }
        for (auto next = down.rbegin(); next != down.rend(); ++next) applyForward(**next);
    }
    freeRefs_.clear();
    State keep = std::move(loaded_); // its images may be the ones that regions were thawed from
    loaded_ = state;
    if (const Snapshot* root = loaded_.get(); bootEnd_ == kFirstStateRef) {
        while (root->parent) root = root->parent;
        bootEnd_ = root->scalars.nextRef;
    }
    adoptThreads(*loaded_);
    newEpoch();
}

void LiveState::adoptThreads(const Snapshot& snapshot) {
    scalars = snapshot.scalars;
    if (snapshot.symbolic)
        symbolic = *snapshot.symbolic;
    else if (!symbolic.isEmpty())
        symbolic = {};
    // Most have the same; the number of references to it is one for all workers.
    if (modifiedRootsBefore_ == snapshot.modifiedRoots) modifiedRoots_.swap(modifiedRootsBefore_);
    if (modifiedRoots_ != snapshot.modifiedRoots) modifiedRoots_ = snapshot.modifiedRoots;
    modifiedRootsChanged_ = false;
    while (threads.size() > snapshot.threads.size()) {
        resetRegion(threads.back());
        spareRegions_.push_back(threads.back().region);
        threads.pop_back();
    }
    while (threads.size() < snapshot.threads.size()) addThread();
    if (current >= threads.size()) current = 0;
    for (std::size_t i = 0; i < threads.size(); ++i) {
        Thread& thread = threads[i];
        ThreadImage* image = snapshot.threads[i].image;
        thread.data = image->data;
        thread.image = image;
        if (thread.changed || thread.cached != image->top) {
            resetRegion(thread);
            thread.cached = image->top;
            if (image->top) image->top->retain();
            thread.frozenBelow = image->top;
        }
        thread.changed = false;
    }
}

// ---- reference counts of what snapshots own

void FrozenFrame::release(FrozenFrame* frame) {
    while (frame && frame->references.fetch_sub(1, std::memory_order_acq_rel) == 1) {
        FrozenFrame* caller = frame->caller;
        std::size_t bytes = sizeof(FrozenFrame) +
                            (frame->localCount + frame->stackCount) * sizeof(Slot) +
                            frame->referenceCount * sizeof(std::uint16_t);
        pool::free(frame, bytes);
        frame = caller;
    }
}

void Snapshot::release(Snapshot* snapshot) {
    while (snapshot && snapshot->references.fetch_sub(1, std::memory_order_acq_rel) == 1) {
        Snapshot* parent = snapshot->parent;
        for (const HeapDelta& delta : snapshot->heap) freeVersion(delta.after);
        for (const auto& [image, hash] : snapshot->threads) {
            if (image->references.fetch_sub(1, std::memory_order_acq_rel) == 1) {
                FrozenFrame::release(image->top);
                pool::free(image, sizeof(ThreadImage));
            }
        }
        delete snapshot;
        snapshot = parent;
    }
}

} // namespace clew::vm::state
