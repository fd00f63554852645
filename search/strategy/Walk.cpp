#include "search/strategy/Walk.h"

namespace clew::search {

using vm::state::ThreadStatus;

Runner runnerOf(const Entry& entry, std::size_t place) {
    const vm::state::ThreadData& data = entry.state->threads[place].image->data;
    using enum Runner::Way;
    switch (data.status) {
        case ThreadStatus::Waiting:
        case ThreadStatus::Parked:
            return {data.number, data.timed ? timesOut : wakesSpuriously};
        case ThreadStatus::Sleeping:
            return {data.number, timesOut};
        case ThreadStatus::Runnable:
        case ThreadStatus::Terminated:
            break;
    }
    return {data.number, goesOn};
}

} // namespace clew::search
