#include "vm/natives/Clock.h"

#include <fmt/format.h>

#include <limits>

#include "vm/interpreter/Scheduling.h"
#include "vm/natives/JavaObjects.h"

namespace clew::vm::natives {

namespace {

constexpr std::int64_t kMuch =
    31'536'000'000'000'000;  // a year: longer than any time limit that is meant to pass
constexpr std::uint32_t kMaximalAdvances = 16;

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
        if (scalars.clockAdvances < kMaximalAdvances) {
            ChoiceRequest request;
            request.kind = ChoiceRequest::Kind::Clock;
            request.count = 2;
            request.id = "clock";
            request.labels = {"no time has passed", "much time has passed"};
            std::uint32_t alternative = 0;
            if (!ctx.chosen(request, alternative)) return false;
            scalars.clockAdvances += alternative;
        } else {
            ctx.vm.approximated(fmt::format("clock: more than {} advances on a path", kMaximalAdvances));
        }
    }
    if (scalars.clockReadings < 2) ++scalars.clockReadings;
    nanoseconds = scalars.clockAdvances * kMuch;
    return true;
}

}  // namespace clew::vm::natives
