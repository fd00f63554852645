#pragma once

#include <ctime>

namespace clew::choice {

// Seconds that the processor has worked for this thread. Time limits are in these: a machine that
// is busy with something else, or asleep, does not change an answer.
inline double processorSeconds() {
    std::timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

} // namespace clew::choice
