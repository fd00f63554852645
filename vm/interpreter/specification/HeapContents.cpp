#include "vm/interpreter/specification/HeapContents.h"

#include <algorithm>
#include <mutex>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "vm/Vm.h"

namespace clew::vm::interpreter {
namespace {

// Views that collections make when they are first asked for them.
bool isView(const types::Field& field) {
    constexpr std::string_view names[] = {"keySet", "values", "entrySet", "navigableKeySet",
                                          "descendingMap"};
    return field.holder->fromJdk && std::ranges::find(names, field.name.view()) != std::end(names);
}

class Walk {
  public:
    explicit Walk(const LiveState& state) : state_(state) {}

    void meet(Ref ref) {
        if (ref == 0 || state_.isBoot(ref) || !met_.insert(ref).second) return;
        pending_.push_back(ref);
    }
    void meetStatics(const Class& klass) {
        for (const types::Field& field : klass.fields)
            if (field.isStatic()) look(klass.statics, field);
    }
    std::uint64_t finish() {
        while (!pending_.empty()) {
            const Ref ref = pending_.back();
            pending_.pop_back();
            const Object& object = *state_.object(ref);
            if (object.isStatics()) continue;
            if (object.isArray()) {
                lookAtElements(ref, object);
                continue;
            }
            for (const Class* at = object.klass; at; at = at->super)
                for (const types::Field& field : at->fields)
                    if (!field.isStatic()) look(ref, field);
        }
        return sum_;
    }

  private:
    void add(Ref holder, std::uint64_t place, std::uint64_t value) {
        std::uint64_t mixed = (holder * 0x9E3779B97F4A7C15u ^ place) * 0xBF58476D1CE4E5B9u ^ value;
        mixed = (mixed ^ mixed >> 31) * 0x94D049BB133111EBu;
        sum_ += mixed ^ mixed >> 29;
    }
    void look(Ref holder, const types::Field& field) {
        const Object& object = *state_.object(holder);
        const auto& left =
            field.isStatic() ? object.klass->staticIgnoredRanges : object.klass->ignoredRanges;
        const bool isLeftOut = std::ranges::any_of(left, [&](const Class::Range& range) {
            return range.offset <= field.offset && field.offset < range.offset + range.size;
        });
        if (isLeftOut || isView(field)) return;
        std::uint64_t value = 0;
        std::copy_n(object.payload() + field.offset, values::sizeOf(field.type),
                    reinterpret_cast<std::byte*>(&value));
        add(holder, field.offset, value);
        if (field.type == values::BasicType::Reference) meet(static_cast<Ref>(value));
    }
    void lookAtElements(Ref ref, const Object& array) {
        const bool holdsReferences = array.klass->elementType == values::BasicType::Reference;
        const std::size_t size = array.payloadSize();
        for (std::size_t at = 0; at < size; at += 8) {
            std::uint64_t value = 0;
            std::copy_n(array.payload() + at, std::min<std::size_t>(8, size - at),
                        reinterpret_cast<std::byte*>(&value));
            add(ref, at, value);
        }
        if (holdsReferences)
            for (std::uint32_t i = 0; i < array.length; ++i) meet(array.elements<Ref>()[i]);
    }

    const LiveState& state_;
    std::unordered_set<Ref> met_;
    std::vector<Ref> pending_;
    std::uint64_t sum_ = 0;
};

} // namespace

std::uint64_t contentsOfHeap(const Vm& vm, const LiveState& state, Ref also) {
    Walk walk(state);
    walk.meet(also);
    const state::Frame& frame = *state.threads[state.current].top;
    std::size_t slot = 0;
    for (const values::BasicType type : frame.method->signature->parameters) {
        if (type == values::BasicType::Reference) walk.meet(values::toRef(frame.locals[slot]));
        slot += values::slotsOf(type);
    }
    std::uint64_t initialized = 0;
    std::lock_guard lock(vm.linker->mutex());
    for (const Class* klass : vm.linker->classes()) {
        if (klass->fromJdk || !klass->file) continue;
        if (!(state.object(klass->statics)->flags & Object::Initialized)) continue;
        ++initialized;
        walk.meetStatics(*klass);
    }
    return walk.finish() << 16 | (initialized & 0xFFFF);
}

} // namespace clew::vm::interpreter
