#include "vm/natives/lang/Clock.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "vm/interpreter/Scheduling.h"
#include "vm/natives/Peers.h"

namespace clew::vm::natives {

namespace {

constexpr std::uint32_t kMaximalAdvances = 16;

std::int64_t saturatingSum(std::int64_t a, std::int64_t b) {
    constexpr std::int64_t kMaximum = std::numeric_limits<std::int64_t>::max();
    return b > kMaximum - a ? kMaximum : a + b;
}

std::int64_t start(const NativeContext& ctx) {
    return ctx.vm.options.clockStart * 1'000'000;
}

// The caller wants some number or other, not the time; or counts what the JDK itself has done.
bool isSeeding(const state::Thread& thread) {
    const types::Method* method = thread.top           ? thread.top->method
                                  : thread.frozenBelow ? thread.frozenBelow->method
                                                       : nullptr;
    if (!method || !method->holder->fromJdk) return false;
    if (method->isClassInitializer) return true;
    constexpr std::string_view seeders[] = {
        "java/util/Random",
        "java/util/SplittableRandom",
        "java/util/concurrent/ThreadLocalRandom",
        "jdk/internal/util/random/RandomSupport",
        "java/util/random/RandomSupport",
        // How long it has taken to open a file and to load a class, which nobody asks for.
        "java/util/zip/ZipFile",
        "java/lang/ClassLoader",
        "jdk/internal/perf/PerfCounter",
    };
    for (const std::string_view seeder : seeders) {
        if (method->holder->name.view() == seeder) return true;
    }
    return false;
}

} // namespace

std::int64_t wakeTimeAfter(const NativeContext& ctx, std::int64_t nanoseconds) {
    if (ctx.vm.options.singlePath) return saturatingSum(interpreter::realTime(), nanoseconds);
    const state::Scalars& scalars = ctx.state.scalars;
    ctx.note(0, interpreter::Access::kClock, interpreter::Access::Kind::Read);
    if (scalars.clockReadings == 0 && ctx.vm.options.clockStep == 0) return 0;
    return saturatingSum(scalars.clock, nanoseconds);
}

std::int64_t wakeTimeAt(const NativeContext& ctx, std::int64_t nanoseconds) {
    if (ctx.vm.options.singlePath) return nanoseconds;
    return std::max<std::int64_t>(nanoseconds - start(ctx), 0);
}

void sleepUntil(NativeContext& ctx, std::int64_t wakeTime) {
    if (ctx.vm.options.singlePath) return interpreter::sleepUntil(wakeTime, ctx.vm.interrupted);
    if (wakeTime <= ctx.state.scalars.clock) return;
    ctx.note(0, interpreter::Access::kClock, interpreter::Access::Kind::Write);
    ctx.state.scalars.clock = wakeTime;
}

bool readClock(NativeContext& ctx, std::int64_t& nanoseconds) {
    nanoseconds = 0;
    if (booting(ctx.state) || (!ctx.vm.options.singlePath && isSeeding(ctx.state.thread())))
        return true;
    if (ctx.vm.options.singlePath) {
        nanoseconds = interpreter::realTime() - start(ctx);
        return true;
    }
    using interpreter::Access;
    state::Scalars& scalars = ctx.state.scalars;
    if (ctx.vm.options.clockStep != 0) {
        nanoseconds = scalars.clock;
        scalars.clock = saturatingSum(scalars.clock, ctx.vm.options.clockStep);
        return true;
    }
    bool changes = scalars.clockReadings < 2;
    // Others may read it, or let time pass, before; or begin a wait, which ends at some time only
    // where the clock has been read by then.
    if (!ctx.scheduledOnly(0)) return false;
    if (scalars.clockReadings != 0) {
        if (scalars.clockAdvances < kMaximalAdvances) {
            ChoiceRequest request;
            request.kind = ChoiceRequest::Kind::Clock;
            request.count = 2;
            request.id = "clock";
            request.labels = {"no time has passed", "much time has passed"};
            std::uint32_t alternative = 0;
            if (!ctx.chosen(request, alternative)) return false;
            if (alternative != 0) {
                changes = true;
                ++scalars.clockAdvances;
                scalars.clock = saturatingSum(scalars.clock, kMuchTime);
            }
        } else {
            ctx.vm.approximated(Approximation::ClockStandsStill, std::to_string(kMaximalAdvances));
        }
    }
    ++scalars.clockReadings;
    ctx.note(0, Access::kClock, ctx.kindOf(changes));
    nanoseconds = scalars.clock;
    return true;
}

} // namespace clew::vm::natives
