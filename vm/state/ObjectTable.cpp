#include "vm/state/ObjectTable.h"

#include <sys/mman.h>
#include <sys/resource.h>

#include <algorithm>
#include <atomic>
#include <new>

#include "vm/state/State.h"

namespace clew::vm::state {

bool isAddressSpaceLimited() {
    rlimit limit{};
    return getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY;
}

namespace {

// About 70 bytes are reserved for each, by each running state: of the search, of a walk or a replay
// beside it, and of the path that is made shorter.
Ref mostReferences() {
    constexpr rlim_t kOthers = 500u << 20, kEach = 70 * 3;
    constexpr Ref kMost = 1u << 27;
    rlimit limit{};
    if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return kMost;
    const rlim_t left = limit.rlim_cur > kOthers ? limit.rlim_cur - kOthers : 0;
    return static_cast<Ref>(std::clamp<rlim_t>(left / kEach, 2 * kFirstStateRef, kMost));
}

} // namespace

const Ref kMaxRef = mostReferences();
const Ref Scalars::kFirstRefOfStates = isAddressSpaceLimited() ? kFirstStateRef : 1u << 22;

ObjectTable::ObjectTable() {
    void* memory = mmap(nullptr, std::size_t(kMaxRef) * sizeof(Object*), PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED) throw std::bad_alloc();
    entries_ = static_cast<Object**>(memory);
}

ObjectTable::~ObjectTable() {
    munmap(entries_, std::size_t(kMaxRef) * sizeof(Object*));
}

Ref GlobalObjects::reserve() {
    std::lock_guard lock(mutex_);
    if (objects_.size() >= kFirstStateRef) throw std::bad_alloc();
    objects_.push_back(nullptr);
    return static_cast<Ref>(objects_.size() - 1);
}

void GlobalObjects::set(Ref ref, Object* object) {
    std::lock_guard lock(mutex_);
    objects_[ref] = object;
    for (ObjectTable* table : tables_)
        std::atomic_ref<Object*>(table->data()[ref]).store(object, std::memory_order_release);
}

void GlobalObjects::attach(ObjectTable& table) {
    std::lock_guard lock(mutex_);
    std::copy(objects_.begin(), objects_.end(), table.data());
    tables_.push_back(&table);
}

void GlobalObjects::detach(ObjectTable& table) {
    std::lock_guard lock(mutex_);
    std::erase(tables_, &table);
}

} // namespace clew::vm::state
