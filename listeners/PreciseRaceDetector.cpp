#include "listeners/PreciseRaceDetector.h"

#include <fmt/format.h>
#include <fnmatch.h>

#include <algorithm>
#include <string_view>

#include "listeners/Positions.h"
#include "vm/interpreter/Finalizers.h"

namespace clew::listeners {

using namespace vm;
using state::Object;

namespace {

using std::string_view_literals::operator""sv;

// Code whose accesses to arrays count. That of java.util.concurrent and of streams shares its data
// by rules of its own, some of which are not happens-before: what is read without order and then
// validated.
bool isWatchedForArrays(const types::Class& klass) {
    if (!klass.fromJdk) return true;
    const std::string_view name = klass.name.view();
    return !name.starts_with("java/util/concurrent/"sv) && !name.starts_with("java/util/stream/"sv);
}
// Code whose accesses to fields count, and classes whose fields do.
bool isWatched(const types::Class& klass) {
    return isWatchedForArrays(klass) && klass.hasVisibleAccesses;
}

// Code that makes accesses for others: VarHandles, reflection, System.arraycopy.
bool isForOthers(const types::Class& klass) {
    constexpr std::string_view prefixes[] = {
        "java/lang/invoke/"sv,        "java/lang/reflect/"sv,    "java/lang/System"sv,
        "jdk/internal/misc/Unsafe"sv, "jdk/internal/reflect/"sv, "sun/misc/Unsafe"sv};
    return klass.fromJdk && std::ranges::any_of(prefixes, [&](std::string_view prefix) {
               return klass.name.view().starts_with(prefix);
           });
}

// The first frame, from the top, of a method that is wanted: calls take(method, pc).
template <class Wanted, class Take>
void findFrame(const state::Thread& thread, Wanted&& wanted, Take&& take) {
    for (const state::Frame* frame = thread.top; frame; frame = frame->caller)
        if (wanted(*frame->method)) return take(frame->method, frame->pc);
    for (const state::FrozenFrame* frame = thread.frozenBelow; frame; frame = frame->caller)
        if (wanted(*frame->method)) return take(frame->method, frame->pc);
}

// The queues of fork/join pools hand tasks over in plain array elements; what orders them there are
// fences.
bool handsOverInArrays(const types::Class& klass) {
    return klass.fromJdk && klass.name.view().starts_with("java/util/concurrent/ForkJoin"sv);
}

// The JDK's collections keep their views in fields that every thread may set: any value that a
// thread sees there is as good as any other.
bool isViewCache(const types::Field& field) {
    constexpr std::string_view names[] = {"keySet"sv, "values"sv, "entrySet"sv, "navigableKeySet"sv,
                                          "descendingMap"sv};
    return field.holder->fromJdk && std::ranges::find(names, field.name.view()) != std::end(names);
}

// Places of threads are used again; their numbers are not.
std::uint32_t numberOf(const state::LiveState& state) {
    return state.threads[state.current].data.number;
}

bool isShared(const Object& object) {
    return object.flags & (Object::Shared | Object::Statics);
}

} // namespace

std::shared_ptr<const void> PreciseRaceDetector::save() {
    return std::make_shared<Shared<Path>>(path_);
}

void PreciseRaceDetector::restore(const std::shared_ptr<const void>& saved) {
    path_ = saved ? *static_cast<const Shared<Path>*>(saved.get()) : Shared<Path>();
}

void PreciseRaceDetector::acquire(const LiveState& state, Ref object, std::uint64_t what) {
    if ((*path_).order.knows(object)) happensBefore().acquire(numberOf(state), object, what);
}

std::string PreciseRaceDetector::nameOf(const LiveState& state, std::size_t number) const {
    for (std::size_t i = 0; i < state.threads.size(); ++i)
        if (state.threads[i].data.number == number) return threadName(state, i);
    const std::map<std::size_t, std::string>& names = *(*path_).ended;
    const auto ended = names.find(number);
    return ended == names.end() ? "a thread" : ended->second;
}

// ---- accesses

void PreciseRaceDetector::executeInstruction(const LiveState&, const Method& method,
                                             const Instruction* pc) {
    current_ = {&method, pc};
}

AccessSite PreciseRaceDetector::siteOf(const LiveState& state) const {
    AccessSite site{current_, {}};
    if (current_.method->holder->fromJdk)
        findFrame(
            state.threads[state.current],
            [](const Method& method) { return !method.holder->fromJdk; },
            [&](const Method* method, const Instruction* pc) {
                site.call = {method, pc};
            });
    return site;
}

// On whose behalf the access is made; null: the virtual machine's.
const types::Class* PreciseRaceDetector::accessingClass(const LiveState& state) const {
    if (!current_.method) return nullptr;
    if (!isForOthers(*current_.method->holder)) return current_.method->holder;
    const types::Class* found = nullptr;
    findFrame(
        state.threads[state.current],
        [](const Method& method) { return !isForOthers(*method.holder); },
        [&](const Method* method, const Instruction*) { found = method->holder; });
    return found;
}

void PreciseRaceDetector::fieldAccess(const LiveState& state, const Field& field, Ref object,
                                      bool write) {
    const types::Class* accessing = accessingClass(state);
    if (!accessing) return;
    if (field.isStatic()) {
        acquire(state, object, HappensBefore::Initialization);
        // A class initializer's own accesses come before every use of the class.
        if (current_.method->isClassInitializer && accessing == field.holder) return;
    }
    const Access access{object, field.offset, write, &field};
    if (field.isVolatile()) return synchronize(state, access);
    if (field.isFinal() || !isShared(*state.object(object)) || !isWatched(*field.holder) ||
        isViewCache(field))
        return;
    if (isWatched(*accessing)) check(state, access);
}

void PreciseRaceDetector::arrayAccess(const LiveState& state, Ref array, std::uint32_t index,
                                      bool write) {
    const Object& object = *state.object(array);
    if (!(object.flags & Object::Contended)) return;
    const types::Class* accessing = accessingClass(state);
    if (!accessing) return;
    const Access access{array, std::uint64_t(index) << object.klass->elementShift, write, nullptr};
    if (handsOverInArrays(*accessing)) return synchronize(state, access);
    if (isWatchedForArrays(*accessing)) check(state, access);
}

void PreciseRaceDetector::synchronize(const LiveState& state, const Access& access) {
    if (access.write)
        happensBefore().release(numberOf(state), access.object, access.offset);
    else
        acquire(state, access.object, access.offset);
}

void PreciseRaceDetector::synchronizingAccess(const LiveState& state, Ref ref, std::uint64_t offset,
                                              AccessOrder order) {
    if (order.acquires) acquire(state, ref, offset);
    const Object& object = *state.object(ref);
    const types::Class* accessing = accessingClass(state);
    Access access{ref, offset, order.writes, nullptr, true};
    if (object.isArray()) {
        if (object.flags & Object::Contended && accessing && isWatchedForArrays(*accessing))
            check(state, access);
    } else if (const auto* field = object.klass->fieldAt(offset, object.isStatics())) {
        access.field = field;
        if (!access.field->isVolatile() && isShared(object) && isWatched(*access.field->holder) &&
            accessing && isWatched(*accessing))
            check(state, access);
    }
    if (order.releases) happensBefore().release(numberOf(state), ref, offset);
}

std::span<const search::ConfigKey> PreciseRaceDetector::keys() {
    static constexpr search::ConfigKey kKeys[] = {
        {.name = "race.include",
         .type = search::ValueType::list,
         .help = "methods whose accesses count, as pkg.Class.method, * for any text; all if unset",
         .example = "org.example.*"},
        {.name = "race.exclude",
         .type = search::ValueType::list,
         .help = "methods whose accesses do not count, * for any text",
         .example = "org.example.Log.*"},
    };
    return kKeys;
}

bool PreciseRaceDetector::isWanted(const Method& method) const {
    if (include_.empty() && exclude_.empty()) return true;
    const std::string name =
        fmt::format("{}.{}", method.holder->externalName(), method.name.view());
    const auto isMatched = [&](const std::string& pattern) {
        return fnmatch(pattern.c_str(), name.c_str(), 0) == 0;
    };
    return (include_.empty() || std::ranges::any_of(include_, isMatched)) &&
           std::ranges::none_of(exclude_, isMatched);
}

void PreciseRaceDetector::check(const LiveState& state, const Access& access) {
    // The end of the constructor comes before it (JLS 17.4.5), wherever that was.
    if (vm::interpreter::isFinalizer(state, state.current))
        return approximated("what finalize() accesses is not looked at for races");
    const AccessSite site = siteOf(state);
    if (site.access.method && !isWanted(*site.access.method)) return;
    const auto earlier = access.write ? happensBefore().write(numberOf(state), access.object,
                                                              access.offset, site, access.atomic)
                                      : happensBefore().read(numberOf(state), access.object,
                                                             access.offset, site, access.atomic);
    if (!earlier) return;
    const auto tell = [&](std::size_t thread, bool wrote, const AccessSite& at) {
        std::string text =
            fmt::format("{} {} at {}", nameOf(state, thread), wrote ? "writes" : "reads",
                        positionOf(at.access.method, at.access.pc));
        if (at.call.method)
            text += fmt::format(", called at {}", positionOf(at.call.method, at.call.pc));
        return text;
    };
    const types::Class& klass = *state.object(access.object)->klass;
    const std::string what =
        access.field
            ? fmt::format("{}.{}", access.field->holder->externalName(), access.field->name.view())
            : fmt::format("element {} of {}", access.offset >> klass.elementShift, typeName(klass));
    report("race", fmt::format("{}: {}; {}; nothing orders the two", what,
                               tell(earlier->thread, earlier->write, earlier->site),
                               tell(numberOf(state), access.write, site)));
}

// ---- what orders

// What has been collected gives its number to what is made next.
void PreciseRaceDetector::objectReleased(const LiveState&, Ref object) {
    if ((*path_).order.knows(object)) happensBefore().forget(object);
}

void PreciseRaceDetector::objectLocked(const LiveState& state, Ref object) {
    acquire(state, object, HappensBefore::Monitor);
}

void PreciseRaceDetector::objectUnlocked(const LiveState& state, Ref object) {
    happensBefore().release(numberOf(state), object, HappensBefore::Monitor);
}

void PreciseRaceDetector::objectWait(const LiveState& state, Ref object) {
    objectUnlocked(state, object);
}

void PreciseRaceDetector::threadStarted(const LiveState& state, std::size_t thread) {
    happensBefore().order(numberOf(state), state.threads[thread].data.number);
}
void PreciseRaceDetector::threadNotified(const LiveState& state, std::size_t thread) {
    happensBefore().order(numberOf(state), state.threads[thread].data.number);
}
void PreciseRaceDetector::threadInterrupted(const LiveState& state, std::size_t thread) {
    happensBefore().order(numberOf(state), state.threads[thread].data.number);
}

void PreciseRaceDetector::threadTerminated(const LiveState& state, std::size_t thread) {
    const state::ThreadData& data = state.threads[thread].data;
    happensBefore().release(data.number, data.object, HappensBefore::Termination);
    happensBefore().forgetThread(data.number);
    path_.writable().ended.writable()[data.number] = threadName(state, thread);
}

void PreciseRaceDetector::methodEntered(const LiveState& state, const Method& method) {
    const types::Class& klass = *method.holder;
    if (method.isStatic() || method.isInitializer)
        acquire(state, klass.statics, HappensBefore::Initialization);
    if (method.isClassInitializer)
        for (const types::Class* super : klass.superChain)
            acquire(state, super->statics, HappensBefore::Initialization);
    if (!klass.fromJdk) return;
    const std::string_view className = klass.name.view(), name = method.name.view();
    if (className == "java/util/concurrent/locks/LockSupport"sv && name == "unpark"sv) {
        const Ref thread = values::toRef(state.threads[state.current].top->locals[0]);
        if (thread) happensBefore().release(numberOf(state), thread, HappensBefore::ParkPermit);
    }
}

void PreciseRaceDetector::threadEndSeen(const LiveState& state, Ref threadObject) {
    acquire(state, threadObject, HappensBefore::Termination);
}

void PreciseRaceDetector::methodExited(const LiveState& state, const Method& method) {
    const types::Class& klass = *method.holder;
    if (method.isClassInitializer)
        happensBefore().release(numberOf(state), klass.statics, HappensBefore::Initialization);
    if (!klass.fromJdk) return;
    const std::string_view className = klass.name.view(), name = method.name.view();
    if (className == "java/util/concurrent/locks/LockSupport"sv && name.starts_with("park"sv))
        acquire(state, state.threads[state.current].data.object, HappensBefore::ParkPermit);
}

} // namespace clew::listeners
