// LiveState::freeze and the collections: both decide which young objects live on.

#include <algorithm>
#include <cstring>

#include "vm/state/Fingerprint.h"
#include "vm/state/LiveState.h"
#include "vm/state/MethodNumber.h"
#include "vm/state/ObjectPool.h"

namespace clew::vm::state {
namespace {

constexpr std::uint64_t kMinimalYoungLimit = 1u << 20;

void* imageMemory() {
    return pool::allocate(sizeof(ThreadImage));
}

// Nothing that is hashed may depend on where something lies in this process: fingerprints are
// compared with those of others (search/checkpoint). Those methods of the VM's own that have frames
// have names of their own.
Hash128 mixMethod(Hash128 seed, const types::Method& method) {
    if (method.holder->statics != 0) return mix(seed, numberOf(method));
    const std::string_view name = method.name.view();
    return hashBytes(seed, name.data(), name.size());
}

} // namespace

template <class Visit>
void LiveState::forEachReferenceIn(const Frame& frame, Visit&& visit) {
    const SlotMap& map = frameMaps_.at(*frame.method, frame.pc);
    std::size_t locals = frame.method->maxLocals;
    std::size_t total = locals + static_cast<std::size_t>(frame.sp - frame.stackBase());
    for (std::size_t i = 0; i < total; ++i) {
        Slot value = i < locals ? frame.locals[i] : frame.stackBase()[i - locals];
        if (map.conservative) {
            if (value < kMaxRef && value != 0 && table_[value]) visit(static_cast<Ref>(value));
        } else if (map.isReference(i)) {
            if (value != 0) visit(static_cast<Ref>(value));
        }
    }
    if (frame.lockedMonitor) visit(frame.lockedMonitor);
}

// ---- freezing

namespace {

// What slot i counts for in the fingerprint where slots carry expressions: the expression instead
// of the bits.
Slot freezeSymbolic(const SlotMap& map, std::size_t i, Slot value, Slot next, bool isReference,
                    FrozenFrame& frame) {
    if (map.isWide(i)) {
        frame.slots[i] = value; // of a double or a long: kept
        return value;
    }
    if (!map.isLive(i)) return 0;
    const bool isWide =
        i + 1 < std::size_t(frame.localCount) + frame.stackCount && map.isWide(i + 1);
    if (isWide) {
        if (next != 0) frame.symbolic = true;
        return next != 0 ? 0 : value;
    }
    if (expressionIn(value) != 0) frame.symbolic = true;
    if (isReference) return value & ~Slot(0xFFFFFFFF);
    return expressionIn(value) != 0 ? value & ~Slot(0xFFFFFFFF) : value;
}

} // namespace

FrozenFrame* LiveState::freezeFrame(const Frame& frame, FrozenFrame* caller) {
    const SlotMap& map = frameMaps_.at(*frame.method, frame.pc);
    std::size_t locals = frame.method->maxLocals;
    std::size_t operands = static_cast<std::size_t>(frame.sp - frame.stackBase());
    std::size_t total = locals + operands;
    std::uint16_t referenceSlots[65536];
    std::uint32_t referenceCount = 0;
    auto value = [&](std::size_t i) {
        return i < locals ? frame.locals[i] : frame.stackBase()[i - locals];
    };
    for (std::size_t i = 0; i < total; ++i) {
        bool reference = map.conservative ? value(i) != 0 && value(i) < kMaxRef && table_[value(i)]
                                          : map.isReference(i);
        if (reference) referenceSlots[referenceCount++] = static_cast<std::uint16_t>(i);
    }
    std::size_t bytes =
        sizeof(FrozenFrame) + total * sizeof(Slot) + referenceCount * sizeof(std::uint16_t);
    auto* made = static_cast<FrozenFrame*>(pool::allocate(bytes));
    new (&made->references) std::atomic<std::uint32_t>(1);
    made->localCount = static_cast<std::uint16_t>(locals);
    made->stackCount = static_cast<std::uint16_t>(operands);
    made->caller = caller;
    made->method = frame.method;
    made->pc = frame.pc;
    made->lockedMonitor = frame.lockedMonitor;
    made->depth = frame.depth;
    made->referenceCount = referenceCount;
    made->symbolic = (caller && caller->symbolic) ||
                     (carriesExpressions && map.isAmbiguous); // where nobody knows
    made->leftOut = caller && (caller->leftOut || caller->method->leavesOutCallees);
    made->copiesCounts = frame.method->copiesCounts || (caller && caller->copiesCounts);
    const bool dataCounts = !made->leftOut && !frame.method->leavesOutData;
    Hash128 hash = mixMethod(mix(frame.depth, 0), *frame.method);
    if (!frame.method->leavesOutPc) hash = mix(hash, positionOf(*frame.method, frame.pc));
    std::uint32_t nextReference = 0;
    for (std::size_t i = 0; i < total; ++i) {
        bool isReference = nextReference < referenceCount && referenceSlots[nextReference] == i;
        nextReference += isReference;
        made->slots[i] = map.conservative || map.isLive(i) ? value(i) : 0;
        if (carriesExpressions && !map.conservative) {
            const Slot counts = freezeSymbolic(map, i, value(i), i + 1 < total ? value(i + 1) : 0,
                                               isReference, *made);
            if (dataCounts) hash = mix(hash, counts);
            continue;
        }
        if (dataCounts) hash = mix(hash, isReference && !map.conservative ? 0 : made->slots[i]);
    }
    std::memcpy(made->slots + total, referenceSlots, referenceCount * sizeof(std::uint16_t));
    made->contents = made->leftOut ? Hash128() : hash;
    made->below = caller ? caller->contents + caller->below : Hash128();
    return made;
}

ThreadImage* LiveState::freezeThread(Thread& thread) {
    if (!thread.changed && thread.image && thread.image->data == thread.data) {
        thread.image->references.fetch_add(1, std::memory_order_relaxed);
        return thread.image;
    }
    // From the top down to the first frame that has not changed; then images from there upwards.
    std::vector<Frame*>& changed = changedFrames_;
    changed.clear();
    FrozenFrame* below = thread.frozenBelow;
    for (Frame* frame = thread.top; frame; frame = frame->caller) {
        if (frame->frozen) {
            below = frame->frozen;
            break;
        }
        changed.push_back(frame);
    }
    if (below) below->retain();
    FrozenFrame* top = below;
    for (auto next = changed.rbegin(); next != changed.rend(); ++next) {
        top = freezeFrame(**next, top);
        (*next)->frozen = top;
    }
    auto* image = static_cast<ThreadImage*>(imageMemory());
    new (&image->references) std::atomic<std::uint32_t>(1);
    image->data = thread.data;
    image->top = top;
    thread.image = image;
    thread.changed = false;
    if (top) top->retain();
    FrozenFrame::release(thread.cached);
    thread.cached = top;
    return image;
}

Object* LiveState::moveOutOfNursery(Ref ref) {
    Object* from = table_[ref];
    if (!(from->flags & Object::InNursery)) return from;
    std::size_t bytes = from->size();
    auto* to = static_cast<Object*>(pool::allocate(bytes));
    std::memcpy(static_cast<void*>(to), from, bytes);
    to->flags &= ~std::uint32_t(Object::InNursery);
    table_[ref] = to;
    return to;
}

void LiveState::releaseRef(Ref ref) {
    if (observer) observer->objectReleased(*this, ref);
    Object* dead = table_[ref];
    if (!(dead->flags & Object::InNursery)) pool::free(dead, dead->size());
    table_[ref] = nullptr;
    freeRefs_.push_back(ref);
}

// Gives back the references at the end of the range, so that a path which makes garbage does not
// use the range up.
void LiveState::trimRefs() {
    Ref before = scalars.nextRef;
    while (scalars.nextRef > bootEnd_ && !table_[scalars.nextRef - 1]) --scalars.nextRef;
    if (scalars.nextRef != before)
        std::erase_if(freeRefs_, [&](Ref ref) { return ref >= scalars.nextRef; });
}

void LiveState::keepAsOld(std::vector<HeapDelta>& heap, std::uint32_t liveStampA,
                          std::uint32_t liveStampB) {
    heap.reserve(dirty_.size() + young_.size());
    for (const Dirty& entry : dirty_) heap.push_back({entry.ref, entry.before, table_[entry.ref]});
    bool garbage = false;
    if (observer) observer->gcBegin(*this);
    for (Ref ref : young_) {
        if (stamps_[ref] == liveStampA || stamps_[ref] == liveStampB) {
            Object* kept = moveOutOfNursery(ref);
            scalars.heapBytes += kept->size();
            heap.push_back({ref, nullptr, kept});
        } else {
            releaseRef(ref);
            garbage = true;
        }
    }
    if (garbage) trimRefs();
    if (observer) observer->gcEnd(*this);
    dirty_.clear();
    young_.clear();
    nurseryNext_ = nursery_;
    youngBytes_ = 0;
    youngLimit_ = kMinimalYoungLimit;
    wantsCollection_ = false;
}

State LiveState::freeze() {
    auto* snapshot = new Snapshot;
    snapshot->threads.reserve(threads.size());
    for (Thread& thread : threads) snapshot->threads.push_back({freezeThread(thread), {}});
    Fingerprinter fingerprinter(*this);
    fingerprinter.compute(*snapshot);
    keepAsOld(snapshot->heap, heapStamp_, fingerprinter.frameStamp());
    snapshot->scalars = scalars;
    if (!symbolic.isEmpty()) snapshot->symbolic = std::make_shared<const SymbolicPart>(symbolic);
    snapshot->modifiedRoots = modifiedRoots_;
    modifiedRootsChanged_ = false;
    if (Snapshot* parent = loaded_.get()) {
        parent->references.fetch_add(1, std::memory_order_relaxed);
        snapshot->parent = parent;
        snapshot->distance = parent->distance + 1;
    }
    loaded_ = State(snapshot);
    newEpoch();
    return loaded_;
}

State LiveState::sealBoot(bool (*keepsArrays)(const types::Class&)) {
    std::uint32_t stamp = nextStamp();
    markYoung(stamp);
    auto* snapshot = new Snapshot;
    for (Thread& thread : threads) snapshot->threads.push_back({freezeThread(thread), {}});
    keepAsOld(snapshot->heap, stamp, stamp);
    std::vector<Object*> contending;
    for (HeapDelta& delta : snapshot->heap) {
        delta.after->flags &= ~std::uint32_t(Object::Modified);
        delta.after->flags |= delta.after->isArray() ? Object::Shared : Object::SharedObject;
        if (keepsArrays && !delta.after->isArray() && !keepsArrays(*delta.after->klass))
            contending.push_back(delta.after);
    }
    while (!contending.empty()) {
        const Object* holder = contending.back();
        contending.pop_back();
        holder->forEachReference([&](Ref target) {
            if (target == 0 || table_[target]->flags & Object::Contended) return;
            table_[target]->flags |= Object::Contended;
            contending.push_back(table_[target]);
        });
    }
    modifiedRoots_ = std::make_shared<const std::vector<Ref>>();
    modifiedRootsChanged_ = false;
    bootEnd_ = scalars.nextRef;
    globals_.threadsOfBoot = scalars.threadsStarted;
    freeRefs_.clear();
    scalars.heapBytes = 0; // the limit is for the program
    snapshot->scalars = scalars;
    snapshot->modifiedRoots = modifiedRoots_;
    loaded_ = State(snapshot);
    newEpoch();
    return loaded_;
}

// ---- collecting

void LiveState::markYoung(std::uint32_t stamp) {
    std::vector<Ref>& pending = queue_;
    auto reach = [&](Ref ref) {
        if (ref == 0 || stamps_[ref] == stamp || !table_[ref] || table_[ref]->epoch != epoch_)
            return;
        stamps_[ref] = stamp;
        pending.push_back(ref);
    };
    for (const Dirty& entry : dirty_) {
        stamps_[entry.ref] = stamp;
        table_[entry.ref]->forEachReference(reach);
    }
    for (Thread& thread : threads) {
        reach(thread.data.object);
        reach(thread.data.pendingMonitor);
        reach(thread.data.waitingOn);
        reach(thread.data.pendingException);
        for (Frame* frame = thread.top; frame && !frame->frozen; frame = frame->caller)
            forEachReferenceIn(*frame, reach);
    }
    for (Ref ref : temporaryRoots) reach(ref);
    for (Ref ref : permanentRoots) reach(ref);
    while (!pending.empty()) {
        Ref ref = pending.back();
        pending.pop_back();
        table_[ref]->forEachReference(reach);
    }
}

void LiveState::collect() {
    // The names of the last freeze stay valid only for objects that existed then: a fresh stamp on
    // older objects would take their names away.
    graph_ = frameNaming_.graph = 0;
    std::uint32_t stamp = nextStamp();
    markYoung(stamp);
    if (observer) observer->gcBegin(*this);
    std::vector<Ref> survivors;
    std::uint64_t bytes = 0;
    for (Ref ref : young_) {
        if (stamps_[ref] == stamp) {
            bytes += moveOutOfNursery(ref)->size();
            survivors.push_back(ref);
        } else {
            releaseRef(ref);
        }
    }
    young_ = std::move(survivors);
    nurseryNext_ = nursery_;
    youngBytes_ = bytes;
    youngLimit_ = std::max<std::uint64_t>(2 * bytes, kMinimalYoungLimit);
    wantsCollection_ = false;
    if (observer) observer->gcEnd(*this);
}

std::vector<Ref> LiveState::reachableObjects() {
    return markAll(nextStamp());
}

std::vector<bool> LiveState::areReachable(std::span<const Ref> refs) {
    const std::uint32_t stamp = nextStamp();
    markAll(stamp, Roots::OfProgram);
    std::vector<bool> are;
    are.reserve(refs.size());
    for (const Ref ref : refs) are.push_back(stamps_[ref] == stamp);
    return are;
}

std::vector<Ref> LiveState::markAll(std::uint32_t stamp, Roots roots) {
    std::vector<Ref> reached;
    // A peer may be in the middle of arranging a frame, so that what its slots hold is not certain.
    auto reach = [&](Ref ref) {
        if (ref == 0 || ref >= kMaxRef || !table_[ref] || stamps_[ref] == stamp) return;
        if (ref < bootEnd_ && !(table_[ref]->flags & Object::Modified)) return;
        stamps_[ref] = stamp;
        reached.push_back(ref);
    };
    graph_ = frameNaming_.graph = 0;
    for (Ref root : *modifiedRoots_) reach(root);
    std::vector<const Thread*> inOrderOfStart;
    inOrderOfStart.reserve(threads.size());
    for (const Thread& thread : threads) inOrderOfStart.push_back(&thread);
    std::ranges::sort(inOrderOfStart, {}, [](const Thread* thread) { return thread->data.number; });
    for (const Thread* thread : inOrderOfStart) {
        if (roots == Roots::OfProgram && thread->data.housekeeping) continue;
        reach(thread->data.object);
        reach(thread->data.pendingMonitor);
        reach(thread->data.waitingOn);
        reach(thread->data.pendingException);
        for (const Frame* frame = thread->top; frame; frame = frame->caller)
            forEachReferenceIn(*frame, reach);
        for (const FrozenFrame* frame = thread->frozenBelow; frame; frame = frame->caller)
            for (std::uint32_t i = 0; i < frame->referenceCount; ++i)
                reach(static_cast<Ref>(frame->slots[frame->referenceSlots()[i]]));
    }
    for (Ref ref : temporaryRoots) reach(ref);
    for (Ref ref : permanentRoots) reach(ref);
    for (std::size_t next = 0; next < reached.size(); ++next)
        table_[reached[next]]->forEachReference(reach);
    return reached;
}

} // namespace clew::vm::state
