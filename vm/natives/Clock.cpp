#include "vm/natives/Clock.h"

#include <limits>

#include "vm/interpreter/Scheduling.h"
#include "vm/natives/JavaObjects.h"

namespace clew::vm::natives {

namespace {

constexpr std::int64_t kDay = 86'400'000'000'000;
constexpr std::int64_t kMaximalAdvances = 3;

// The caller wants some number or other, not the time.
bool isSeeding(const state::Thread& thread) {
    const types::Method* method = thread.top          ? thread.top->method
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
        "java/util/concurrent/Exchanger",
    };
    for (const std::string_view seeder : seeders) {
        if (method->holder->name.view() == seeder) return true;
    }
    return false;
}

}  // namespace

std::int64_t wakeTimeAfter(std::int64_t nanoseconds) {
    const std::int64_t now = interpreter::realTime();
    return nanoseconds > std::numeric_limits<std::int64_t>::max() - now ? std::numeric_limits<std::int64_t>::max() : now + nanoseconds;
}

bool readClock(NativeContext& ctx, std::int64_t& nanoseconds) {
    nanoseconds = 0;
    if (booting(ctx.state) || (!ctx.vm.options.singlePath && isSeeding(ctx.state.thread()))) return true;
    if (ctx.vm.options.singlePath) {
        nanoseconds = interpreter::realTime() - ctx.vm.options.clockStart * 1'000'000;
        return true;
    }
    state::Scalars& scalars = ctx.state.scalars;
    if (scalars.clockReadings != 0) {
        if (scalars.clock / kDay < kMaximalAdvances) {
            ChoiceRequest request;
            request.kind = ChoiceRequest::Kind::Clock;
            request.count = 2;
            request.id = "clock";
            request.labels = {"no time has passed", "a day has passed"};
            std::uint32_t alternative = 0;
            if (!ctx.chosen(request, alternative)) return false;
            if (alternative == 1) scalars.clock += kDay;
        } else {
            ctx.vm.approximated("clock: more than 3 advances on a path");
        }
    }
    if (scalars.clockReadings < 2) ++scalars.clockReadings;
    nanoseconds = scalars.clock;
    return true;
}

}  // namespace clew::vm::natives
