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

bool preempts(const Entry& entry, std::uint32_t alternative) {
    // The thread that has run comes first, if it can go on; perhaps since time may pass.
    return alternative != 0 && entry.choice.isThread() && entry.choice.thread(0) == entry.last &&
           runnerOf(entry, 0u).way == Runner::Way::goesOn;
}

bool goesRound(const Entry& from, const vm::state::Hash128& key, const vm::state::State& state,
               const choice::Choice& choice) {
    return choice.count() == 1 && key == from.key &&
           state->scalars.clock == from.state->scalars.clock;
}

} // namespace clew::search
