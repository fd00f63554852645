#include "vm/interpreter/OneStepCalls.h"

#include <algorithm>
#include <span>
#include <string_view>
#include <utility>

namespace clew::vm::interpreter {

using std::string_view_literals::operator""sv;
using Steps = types::Method::Steps;

namespace {

// They do several things one after the other, or what a program has given to them.
constexpr std::string_view kOfSeveralSteps[] = {
    "<init>"sv,           "<clinit>"sv,     "awaitQuiescence"sv,
    "awaitTermination"sv, "close"sv,        "compensatedBlock"sv,
    "helpAsyncBlocker"sv, "invokeAll"sv,    "invokeAllUninterruptibly"sv,
    "invokeAny"sv,        "managedBlock"sv, "toString"sv,
    "unmanagedBlock"sv};
// In their midst a program can see that a pool is to end but has not, and a task that was just
// taken in can be thrown away again. (A ForkJoinPool takes tasks in by too many steps for that.)
constexpr std::string_view kOfShutdown[] = {"delayedExecute"sv,
                                            "schedule"sv,
                                            "scheduleAtFixedRate"sv,
                                            "scheduleWithFixedDelay"sv,
                                            "shutdown"sv,
                                            "shutdownNow"sv,
                                            "submit"sv};
constexpr std::string_view kOfTasks[] = {"awaitDone"sv,
                                         "cancel"sv,
                                         "complete"sv,
                                         "completeExceptionally"sv,
                                         "fork"sv,
                                         "quietlyComplete"sv,
                                         "setDone"sv,
                                         "signalWaiters"sv,
                                         "trySetCancelled"sv,
                                         "trySetException"sv,
                                         "trySetThrown"sv};
// What a pool calls, and is a program's where it is more than nothing.
constexpr std::string_view kHooks[] = {"beforeExecute"sv, "finalize"sv, "terminated"sv};
// After each task, in whatever class.
constexpr std::string_view kTaskIsOver = "afterExecute"sv;
// That a result is there, and the wait for one.
constexpr std::string_view kOfFutures[] = {"awaitDone"sv, "set"sv, "setException"sv};
constexpr std::string_view kOfCompletables[] = {"bipush"sv,       "cleanStack"sv, "orpush"sv,
                                                "postComplete"sv, "postFire"sv,   "pushStack"sv,
                                                "timedGet"sv,     "unipush"sv,    "waitingGet"sv};
// By these one has its result, which others can see before anything comes of it.
constexpr std::string_view kCompletions[] = {"completeNull"sv, "completeRelay"sv,
                                             "completeThrowable"sv, "completeValue"sv,
                                             "internalComplete"sv};
// What they call is a task's.
constexpr std::string_view kBoundaries[] = {"doExec"sv, "done"sv, "onCompletion"sv,
                                            "onExceptionalCompletion"sv};

// Where the class library keeps what it has found out once: data of locales and time zones, members
// of classes, descriptors of those that are serialized. None of them changes what a program has got
// hold of.
constexpr std::string_view kOfLookUps[] = {"java/io/ClassCache"sv,
                                           "java/time/format/DateTimeTextProvider"sv,
                                           "java/time/zone/Ser"sv,
                                           "java/time/zone/TzdbZoneRulesProvider"sv,
                                           "jdk/internal/reflect/ReflectionFactory"sv,
                                           "sun/security/jca/"sv,
                                           "sun/util/calendar/ZoneInfoFile"sv,
                                           "sun/util/cldr/"sv,
                                           "sun/util/locale/BaseLocale"sv,
                                           "sun/util/locale/LocaleObjectCache"sv,
                                           "sun/util/locale/provider/"sv,
                                           "sun/util/resources/"sv};
// And single methods, in their order.
constexpr std::pair<std::string_view, std::string_view> kLookUps[] = {
    {"java/io/ObjectStreamClass"sv, "forClass"sv},
    {"java/io/ObjectStreamClass"sv, "getClassDataLayout"sv},
    {"java/io/ObjectStreamClass"sv, "getReflector"sv},
    {"java/io/ObjectStreamClass"sv, "getSerialVersionUID"sv},
    {"java/io/ObjectStreamClass"sv, "initNonProxy"sv},
    {"java/io/ObjectStreamClass"sv, "lookup"sv},
    {"java/lang/Class"sv, "annotationData"sv},
    {"java/lang/Class"sv, "enumConstantDirectory"sv},
    {"java/lang/Class"sv, "privateGetDeclaredConstructors"sv},
    {"java/lang/Class"sv, "privateGetDeclaredFields"sv},
    {"java/lang/Class"sv, "privateGetDeclaredMethods"sv},
    {"java/lang/Class"sv, "privateGetPublicFields"sv},
    {"java/lang/Class"sv, "privateGetPublicMethods"sv},
    {"java/security/Security"sv, "initialize"sv},
    {"java/text/DateFormat"sv, "get"sv},
    {"java/text/DateFormatSymbols"sv, "getInstanceRef"sv},
    {"java/text/DateFormatSymbols"sv, "initializeData"sv},
    {"java/text/DecimalFormatSymbols"sv, "getInstance"sv},
    {"java/text/DecimalFormatSymbols"sv, "initialize"sv},
    {"java/text/NumberFormat"sv, "getInstance"sv},
    {"java/text/SimpleDateFormat"sv, "initialize"sv},
    {"java/text/SimpleDateFormat"sv, "initializeCalendar"sv},
    {"java/time/ZoneOffset"sv, "ofTotalSeconds"sv},
    {"java/time/format/DecimalStyle"sv, "of"sv},
    {"java/time/zone/ZoneRules"sv, "findYearArray"sv},
    {"java/time/zone/ZoneRulesProvider"sv, "<clinit>"sv},
    {"java/time/zone/ZoneRulesProvider"sv, "getProvider"sv},
    {"java/time/zone/ZoneRulesProvider"sv, "getRules"sv},
    {"java/util/Calendar"sv, "setWeekCountData"sv},
    {"java/util/Currency"sv, "getInstance"sv},
    {"java/util/Locale"sv, "forLanguageTag"sv},
    {"java/util/Locale"sv, "getInstance"sv},
    {"java/util/TimeZone"sv, "getTimeZone"sv},
    {"java/util/TimeZone"sv, "setDefaultZone"sv},
};
static_assert(std::ranges::is_sorted(kLookUps));

bool isAmong(std::string_view name, std::span<const std::string_view> names) {
    return std::ranges::find(names, name) != names.end();
}

Steps stepsOf(std::string_view klass, std::string_view method) {
    if (method == kTaskIsOver) return Steps::Anew;
    if (klass == "java/util/concurrent/ForkJoinPool"sv ||
        klass == "java/util/concurrent/ForkJoinPool$WorkQueue"sv)
        return isAmong(method, kOfSeveralSteps) ? Steps::AsWritten : Steps::AssumedOne;
    const bool isScheduled = klass == "java/util/concurrent/ScheduledThreadPoolExecutor"sv;
    if (klass == "java/util/concurrent/ThreadPoolExecutor"sv || isScheduled) {
        if (method == "runWorker"sv) return Steps::RunsTasks;
        if (method == "awaitTermination"sv) return Steps::AssumedOne;
        return isAmong(method, kHooks) || isAmong(method, kOfSeveralSteps) ||
                       isAmong(method, kOfShutdown) || (isScheduled && method == "execute"sv)
                   ? Steps::AsWritten
                   : Steps::AssumedOne;
    }
    if (klass == "java/util/concurrent/ThreadPoolExecutor$Worker"sv && method == "lock"sv)
        return Steps::Anew;
    if (isAmong(method, kBoundaries)) return Steps::Boundary;
    if (klass == "java/util/concurrent/ForkJoinTask"sv && isAmong(method, kOfTasks))
        return Steps::AssumedOne;
    if (klass == "java/util/concurrent/CompletableFuture"sv) {
        if (isAmong(method, kCompletions)) return Steps::Anew;
        return isAmong(method, kOfCompletables) ? Steps::AssumedOne : Steps::AsWritten;
    }
    if (klass == "java/util/concurrent/FutureTask"sv && isAmong(method, kOfFutures))
        return Steps::One;
    return Steps::AsWritten;
}

} // namespace

void classifyCalls(Vm& vm, types::Class& made) {
    constexpr std::string_view kPackage = "java/util/concurrent/"sv;
    const std::string_view name = made.name.view();
    const bool isOfPackage = made.fromJdk && name.starts_with(kPackage);
    const bool onlyLooksUp = made.fromJdk && std::ranges::any_of(kOfLookUps, [&](auto prefix) {
                                 return name.starts_with(prefix);
                             });
    for (types::Method& method : made.methods) {
        const bool looksUp =
            onlyLooksUp || (made.fromJdk && std::ranges::binary_search(
                                                kLookUps, std::pair(name, method.name.view())));
        if (!isOfPackage && !looksUp && method.name.view() != kTaskIsOver) continue;
        method.steps = looksUp ? Steps::LooksUp : stepsOf(name, method.name.view());
        method.asksPeer = method.asksPeer || method.isOneStep() || method.steps == Steps::Anew;
        if (method.isOneStep()) vm.hasOneStepCalls = true;
    }
}

namespace {

// What the VM has made for a lambda expression is of who has written that.
bool isOfJdk(const types::Method& method) {
    const types::Class& holder = *method.holder;
    if (holder.isHiddenClass && holder.host) return holder.host->fromJdk;
    return holder.fromJdk || method.isHidden;
}

} // namespace

OneStepCall oneStepCall(const state::LiveState& state) {
    OneStepCall found;
    const types::Method* callee = nullptr;
    const auto goesOn = [&](const auto* frame) {
        const types::Method& method = *frame->method;
        if (method.steps == Steps::RunsTasks && callee && callee->name.view() == "run"sv)
            return false;
        callee = &method;
        if (method.isOneStep()) found.depth = frame->depth;
        found.isAssumed |= method.isAssumedOneStep();
        found.looksUp |= method.steps == Steps::LooksUp;
        return method.steps != Steps::Boundary && isOfJdk(method);
    };
    const state::Thread& thread = state.threads[state.current];
    for (const state::Frame* frame = thread.top; frame; frame = frame->caller)
        if (!goesOn(frame)) return found;
    for (const state::FrozenFrame* frame = thread.frozenBelow; frame; frame = frame->caller)
        if (!goesOn(frame)) return found;
    return found;
}

bool looksUpInOneStep(const Vm& vm, const state::LiveState& state) {
    return vm.options.partialOrderReduction && vm.hasOneStepCalls.load(std::memory_order_relaxed) &&
           oneStepCall(state).looksUp;
}

bool awaitsWork(const Vm& vm, const state::LiveState& state) {
    if (!vm.options.partialOrderReduction || vm.options.singlePath) return false;
    const state::Thread& thread = state.threads[state.current];
    const state::Frame* frame = thread.top;
    if (!frame) return false;
    const types::Method* caller = frame->method;
    if (caller->holder->name.view() == "java/util/concurrent/locks/LockSupport"sv)
        caller = frame->caller        ? frame->caller->method
                 : thread.frozenBelow ? thread.frozenBelow->method
                                      : caller;
    return caller->isOneStep() && caller->name.view() == "awaitWork"sv;
}

} // namespace clew::vm::interpreter
