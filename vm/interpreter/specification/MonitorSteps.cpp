#include "vm/interpreter/specification/MonitorSteps.h"

#include <fmt/format.h>

#include <algorithm>

#include "vm/interpreter/Interpreter.h"
#include "vm/interpreter/Observer.h"
#include "vm/interpreter/linking/ClassAssembler.h"
#include "vm/interpreter/linking/Linkage.h"
#include "vm/interpreter/specification/HeapContents.h"
#include "vm/interpreter/specification/Specifications.h"
#include "vm/objects/StackTrace.h"

namespace clew::vm::interpreter {

using specification::Specification;

namespace {

Specification::State stateOf(const Specification& of, std::uint64_t stored) {
    return stored ^ of.initial();
}
std::uint64_t stored(const Specification& of, Specification::State state) {
    return of.isInert(state) ? Monitor::kInert : state ^ of.initial();
}

Breach breachOf(const Monitor& monitor, Ref object, std::string message) {
    using Blame = Breach::Blame;
    const Specification& of = *monitor.specification;
    Breach breach;
    breach.specification = monitor.name;
    breach.blame = monitor.isOfCalls() ? Blame::Caller : Blame::Implementation;
    breach.message =
        fmt::format("{}\n{} ::= {}\n  of {}", message, of.name(), of.text(), of.place());
    breach.monitor = &monitor;
    breach.object = object;
    return breach;
}

// ---- what belongs to a thread: a list of entries in the object's field, in the order in which
// their threads have started

struct EntryFields {
    const types::Field &thread, &state, &next, &object;
    explicit EntryFields(const Class& klass)
        : thread(*klass.fieldNamed("thread")),
          state(*klass.fieldNamed("state")),
          next(*klass.fieldNamed("next")),
          object(*klass.fieldNamed("object")) {}
};

std::uint32_t numberOf(const LiveState& state, Ref threadObject) {
    for (const state::Thread& thread : state.threads)
        if (thread.data.object == threadObject) return thread.data.number;
    return 0;
}

void setReference(LiveState& state, Ref holder, std::size_t offset, Ref value) {
    Object* object = state.writable(holder);
    object->at<Ref>(offset) = value;
    state.shareThrough(*object, value);
}

class ThreadEntries {
  public:
    ThreadEntries(Specifications& all, LiveState& state, Ref holder, const types::Field& field)
        : fields_(all.entryClass()),
          klass_(all.entryClass()),
          state_(state),
          holder_(holder),
          offset_(field.offset) {}

    std::uint64_t stateOf(Ref thread) const {
        for (Ref at = first(); at != 0; at = next(at))
            if (threadOf(at) == thread)
                return state_.object(at)->at<std::uint64_t>(fields_.state.offset);
        return 0;
    }

    // 0 takes the thread's entry away. False: there is no memory.
    bool set(Ref thread, std::uint64_t value) {
        const std::uint32_t number = numberOf(state_, thread);
        Ref before = 0, at = first();
        while (at != 0 && threadOf(at) != thread && numberOf(state_, threadOf(at)) < number)
            before = at, at = next(at);
        const bool isThere = at != 0 && threadOf(at) == thread;
        if (value == 0) {
            if (isThere) link(before, next(at));
        } else if (isThere) {
            state_.writable(at)->at<std::uint64_t>(fields_.state.offset) = value;
        } else {
            const Ref made = state_.allocateInstance(klass_);
            if (made == 0) return false;
            state_.object(made)->at<std::uint64_t>(fields_.state.offset) = value;
            setReference(state_, made, fields_.thread.offset, thread);
            setReference(state_, made, fields_.next.offset, at);
            link(before, made);
        }
        return true;
    }

    template <class Visit>
    void forEach(Visit&& visit) const {
        for (Ref at = first(); at != 0; at = next(at))
            visit(threadOf(at), state_.object(at)->at<std::uint64_t>(fields_.state.offset));
    }

  private:
    Ref first() const { return state_.object(holder_)->at<Ref>(offset_); }
    Ref next(Ref entry) const { return state_.object(entry)->at<Ref>(fields_.next.offset); }
    Ref threadOf(Ref entry) const { return state_.object(entry)->at<Ref>(fields_.thread.offset); }
    void link(Ref before, Ref entry) {
        if (before == 0)
            setReference(state_, holder_, offset_, entry);
        else
            setReference(state_, before, fields_.next.offset, entry);
    }

    EntryFields fields_;
    const Class& klass_;
    LiveState& state_;
    Ref holder_;
    std::uint32_t offset_;
};

// The monitors' fields of an object, or of a class, with the specifications that they are of.
template <class Visit>
void forEachMonitor(const Specifications& all, const Object& object, Visit&& visit) {
    const Class& klass = *object.klass;
    for (const Monitor* monitor : all.monitorsOf(klass)) {
        const auto look = [&](const Class& at, const std::string& name) {
            for (const types::Field& field : at.fields)
                if (!field.info && field.name.view() == name) visit(*monitor, field);
        };
        if (object.isStatics()) {
            if (monitor->declaring == &klass) look(klass, monitor->staticFieldName);
            continue;
        }
        for (const Class* at = &klass; at; at = at->super) look(*at, monitor->fieldName);
    }
}

// ---- what is open at the end: all objects with such monitors, kept alive by a list

Ref firstOpen(Specifications& all, LiveState& state) {
    const Class& klass = all.entryClass();
    return state.object(klass.statics)->at<Ref>(klass.fieldNamed("firstOpen")->offset);
}

Ref findOpen(Specifications& all, LiveState& state, Ref holder, Ref& before) {
    const EntryFields fields(all.entryClass());
    before = 0;
    for (Ref at = firstOpen(all, state); at != 0;
         before = at, at = state.object(at)->at<Ref>(fields.next.offset))
        if (state.object(at)->at<Ref>(fields.object.offset) == holder) return at;
    return 0;
}

bool keepOpen(Specifications& all, LiveState& state, Ref holder) {
    Ref before = 0;
    if (findOpen(all, state, holder, before) != 0) return true;
    const EntryFields fields(all.entryClass());
    const Ref made = state.allocateInstance(all.entryClass());
    if (made == 0) return false;
    setReference(state, made, fields.object.offset, holder);
    if (before == 0)
        setReference(state, all.entryClass().statics,
                     all.entryClass().fieldNamed("firstOpen")->offset, made);
    else
        setReference(state, before, fields.next.offset, made);
    return true;
}

void dropOpen(Specifications& all, LiveState& state, Ref holder) {
    Ref before = 0;
    const Ref entry = findOpen(all, state, holder, before);
    if (entry == 0) return;
    const EntryFields fields(all.entryClass());
    const Ref next = state.object(entry)->at<Ref>(fields.next.offset);
    if (before == 0)
        setReference(state, all.entryClass().statics,
                     all.entryClass().fieldNamed("firstOpen")->offset, next);
    else
        setReference(state, before, fields.next.offset, next);
}

// The first monitor of the object that is open.
template <class Found>
void findOpenMonitor(Specifications& all, LiveState& state, Ref holder, Found&& found) {
    forEachMonitor(
        all, *state.object(holder), [&](const Monitor& monitor, const types::Field& field) {
            const Specification& of = *monitor.specification;
            const auto look = [&](std::uint64_t stored, Ref thread) {
                if (stored != Monitor::kInert && of.isOpenAtEnd(stateOf(of, stored)))
                    found(monitor, thread);
            };
            if (of.perThread())
                ThreadEntries(all, state, holder, field)
                    .forEach([&](Ref thread, std::uint64_t stored) { look(stored, thread); });
            else
                look(state.object(holder)->at<std::uint64_t>(field.offset), 0);
        });
}

} // namespace

const Class& Specifications::entryClass() {
    if (const Class* made = entryClass_.load(std::memory_order_acquire)) return *made;
    std::lock_guard lock(vm_.linker->mutex());
    if (const Class* made = entryClass_.load(std::memory_order_acquire)) return *made;
    ClassAssembler assembler(freshName(*vm_.callSites, *vm_.linker->known.object, "MonitorEntry"),
                             access::Final | access::Super | access::Synthetic);
    assembler.field(0, "thread", "Ljava/lang/Object;");
    assembler.field(0, "object", "Ljava/lang/Object;");
    assembler.field(0, "state", "J");
    assembler.field(0, "next", "Ljava/lang/Object;");
    assembler.field(access::Static, "firstOpen", "Ljava/lang/Object;");
    const Class& made = install(vm_, assembler, *vm_.linker->known.object, false);
    entryClass_.store(&made, std::memory_order_release);
    return made;
}

std::shared_ptr<const Breach> breachAtEnd(Vm& vm, LiveState& state) {
    if (!vm.specifications || !vm.options.specificationsEnd) return nullptr;
    Specifications& all = *vm.specifications;
    if (!all.hasEntries()) return nullptr;
    const EntryFields fields(all.entryClass());
    std::shared_ptr<const Breach> first;
    for (Ref at = firstOpen(all, state); at != 0 && !first;
         at = state.object(at)->at<Ref>(fields.next.offset)) {
        const Ref holder = state.object(at)->at<Ref>(fields.object.offset);
        findOpenMonitor(all, state, holder, [&](const Monitor& monitor, Ref thread) {
            if (first) return;
            Breach breach = breachOf(monitor, state.object(holder)->isStatics() ? 0 : holder,
                                     "it is still open at the end of the program");
            if (thread != 0) breach.threadNumber = numberOf(state, thread);
            breach.isAtEnd = true;
            first = std::make_shared<const Breach>(std::move(breach));
        });
    }
    return first;
}

std::uint32_t leastDistance(Vm& vm, LiveState& state) {
    std::uint32_t least = Specification::kNever;
    if (!vm.specifications) return least;
    Specifications& all = *vm.specifications;
    for (const Ref ref : state.reachableObjects()) {
        if (state.object(ref)->isArray()) continue;
        forEachMonitor(
            all, *state.object(ref), [&](const Monitor& monitor, const types::Field& field) {
                const Specification& of = *monitor.specification;
                const auto look = [&](std::uint64_t stored) {
                    if (stored != Monitor::kInert)
                        least = std::min(least, of.distance(stateOf(of, stored)));
                };
                if (!of.perThread())
                    return look(state.object(ref)->at<std::uint64_t>(field.offset));
                ThreadEntries(all, state, ref, field).forEach([&](Ref, std::uint64_t stored) {
                    look(stored);
                });
            });
    }
    return least;
}

void forgetMonitorsOfThread(Vm& vm, LiveState& state, Ref threadObject) {
    if (!vm.specifications || !vm.specifications->hasPerThread()) return;
    Specifications& all = *vm.specifications;
    for (const Ref ref : state.reachableObjects()) {
        if (state.object(ref)->isArray()) continue;
        forEachMonitor(all, *state.object(ref),
                       [&](const Monitor& monitor, const types::Field& field) {
                           const Specification& of = *monitor.specification;
                           if (!of.perThread()) return;
                           ThreadEntries entries(all, state, ref, field);
                           const std::uint64_t stored = entries.stateOf(threadObject);
                           if (stored == 0) return;
                           const bool isOpen =
                               stored != Monitor::kInert && of.isOpenAtEnd(stateOf(of, stored));
                           if (!isOpen) entries.set(threadObject, 0);
                       });
    }
}

namespace monitors {

NativeOutcome step(NativeContext& ctx) {
    Specifications& all = *ctx.vm.specifications;
    const ObservedStep& step = all.step(static_cast<std::size_t>(ctx.intAt(3)));
    const Monitor& monitor = *step.monitor;
    const Specification& of = *monitor.specification;
    const types::Field& field = *step.field;
    const auto valuation = static_cast<std::uint64_t>(ctx.longAt(1));
    const Ref receiver = ctx.refAt(0);
    const Ref holder = field.isStatic() ? field.holder->statics : receiver;
    const Ref thread = ctx.state.thread().data.object;
    if (!of.perThread() && !ctx.mayAccess(field, holder, true)) return ctx.blocked();
    const std::uint64_t before = of.perThread()
                                     ? ThreadEntries(all, ctx.state, holder, field).stateOf(thread)
                                     : ctx.object(holder)->at<std::uint64_t>(field.offset);
    if (!monitor.isExercised.load(std::memory_order_relaxed))
        monitor.isExercised.store(true, std::memory_order_relaxed);
    if (Observer* observer = ctx.observer())
        observer->specificationStepped(ctx.state, &monitor, receiver, step.text, valuation);
    if (before == Monitor::kInert) return ctx.returnVoid();
    const Specification::State from = stateOf(of, before), to = of.step(from, valuation);
    monitor.coverage->stepped(from, valuation);
    const bool isRejected = of.rejects(to);
    if (isRejected && !ctx.vm.options.specificationsThrow) {
        Breach breach = breachOf(monitor, receiver, of.explain(from, valuation));
        if (of.perThread()) breach.threadNumber = ctx.state.thread().data.number;
        return ctx.violated(std::move(breach));
    }
    const std::uint64_t after = isRejected ? Monitor::kInert : stored(of, to);
    if (after != before) {
        if (of.perThread()) {
            if (!ThreadEntries(all, ctx.state, holder, field).set(thread, after))
                throw OutOfMemory{};
        } else {
            ctx.state.writable(holder)->at<std::uint64_t>(field.offset) = after;
        }
    }
    const bool wasOpen = of.isOpenAtEnd(from),
               isOpen = after != Monitor::kInert && of.isOpenAtEnd(to);
    if (ctx.vm.options.specificationsEnd && (wasOpen || isOpen)) {
        bool isAnyOpen = false;
        findOpenMonitor(all, ctx.state, holder, [&](const Monitor&, Ref) { isAnyOpen = true; });
        if (!isAnyOpen)
            dropOpen(all, ctx.state, holder);
        else if (!keepOpen(all, ctx.state, holder))
            throw OutOfMemory{};
    }
    if (!isRejected) return ctx.returnVoid();
    if (step.isInSection) end(ctx);
    return ctx.throwNew(step.exceptionClass, fmt::format("specification {}: {}", monitor.name,
                                                         of.explain(from, valuation)));
}

NativeOutcome tell(NativeContext& ctx) {
    ctx.state.thread().data.oneStep = 0; // a call of the JDK's own may be observed, too
    if (!ctx.scheduled(0)) return ctx.blocked();
    if (Observer* observer = ctx.observer())
        observer->callObserved(ctx.state, static_cast<std::uint64_t>(ctx.longAt(0)));
    return ctx.returnVoid();
}

NativeOutcome begin(NativeContext& ctx) {
    if (ctx.booleanAt(0) && !ctx.scheduled(0)) return ctx.blocked();
    state::Thread& thread = ctx.state.thread();
    thread.changed = true;
    thread.data.atomicDepth += kEvaluation;
    return ctx.returnVoid();
}

NativeOutcome end(NativeContext& ctx) {
    state::Thread& thread = ctx.state.thread();
    thread.changed = true;
    thread.data.atomicDepth -= kEvaluation;
    return ctx.returnVoid();
}

// Where inputs are symbolic, what is looked at changes with what becomes known of them.
NativeOutcome contents(NativeContext& ctx) {
    return ctx.returnLong(ctx.state.carriesExpressions ? 0
                                                       : static_cast<std::int64_t>(contentsOfHeap(
                                                             ctx.vm, ctx.state, ctx.refAt(0))));
}

NativeOutcome unchanged(NativeContext& ctx) {
    const auto before = static_cast<std::uint64_t>(ctx.longAt(1));
    const Evaluation& evaluation =
        ctx.vm.specifications->evaluation(static_cast<std::size_t>(ctx.intAt(3)));
    if (ctx.state.carriesExpressions) {
        ctx.vm.approximated(Approximation::ExpressionsWithoutEffect,
                            fmt::format("<{{ {} }}>", evaluation.text));
        return ctx.returnVoid();
    }
    const std::uint64_t after = contentsOfHeap(ctx.vm, ctx.state, ctx.refAt(0));
    // What has initialized a class has written there.
    if (after == before || countOfClasses(after) != countOfClasses(before)) return ctx.returnVoid();
    Breach breach = breachOf(
        *evaluation.monitor, 0,
        fmt::format("the value proposition <{{ {} }}> writes to the heap", evaluation.text));
    breach.blame = Breach::Blame::None;
    return ctx.violated(std::move(breach));
}

NativeOutcome failed(NativeContext& ctx) {
    const Evaluation& evaluation =
        ctx.vm.specifications->evaluation(static_cast<std::size_t>(ctx.intAt(1)));
    Breach breach =
        breachOf(*evaluation.monitor, 0,
                 fmt::format("the value proposition <{{ {} }}> throws {}", evaluation.text,
                             objects::describeThrowable(ctx.vm, ctx.state, ctx.refAt(0))));
    breach.blame = Breach::Blame::None;
    return ctx.violated(std::move(breach));
}

} // namespace monitors

} // namespace clew::vm::interpreter
