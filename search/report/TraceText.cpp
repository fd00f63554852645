#include "search/report/TraceText.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

namespace clew::search {
namespace {

constexpr std::size_t kLongestPeriod = 40;
// Who takes turns with whom is what a trace is about: steps are only folded where there are many.
constexpr std::size_t kFewestRoundsOfSteps = 5;

struct Repetition {
    std::size_t period = 1, times = 1;
    std::size_t saved() const { return period * (times - 1); }
};

std::string timesMore(Repetition repeated) {
    return repeated.times == 2 ? "once more" : fmt::format("{} times more", repeated.times - 1);
}

// The repetition that begins here and saves most; of those that save as much, the shortest period.
Repetition repetitionAt(const std::vector<std::string>& keys, std::size_t at) {
    Repetition best;
    for (std::size_t period = 1; period <= kLongestPeriod && at + 2 * period <= keys.size();
         ++period) {
        std::size_t same = 0;
        while (at + period + same < keys.size() && keys[at + same] == keys[at + period + same])
            ++same;
        const Repetition found{period, 1 + same / period};
        if (found.saved() > best.saved()) best = found;
    }
    return best;
}

// Calls show(i) for what is to be shown, and fold(i, repetition) behind the first round of what is
// repeated so many times, and often enough to save a line.
void foldRepetitions(const std::vector<std::string>& keys, std::size_t fewest,
                     const std::function<void(std::size_t)>& show,
                     const std::function<void(std::size_t, Repetition)>& fold) {
    for (std::size_t at = 0; at < keys.size();) {
        const Repetition found = repetitionAt(keys, at);
        if (found.saved() < 2 || found.times < fewest) {
            show(at++);
            continue;
        }
        for (std::size_t i = 0; i < found.period; ++i) show(at + i);
        fold(at, found);
        at += found.period * found.times;
    }
}

// Threads of one kind are told apart by numbers.
std::string withoutNumbers(std::string_view text) {
    std::string result;
    for (const char c : text) {
        const bool isDigit = c >= '0' && c <= '9';
        if (!isDigit)
            result += c;
        else if (result.empty() || result.back() != '#')
            result += '#';
    }
    return result;
}

std::string placeOf(const TraceLine& line) {
    return fmt::format("{}:{}", line.file, line.line);
}

std::string keyOf(const TraceStep& step) {
    std::string key = withoutNumbers(step.threadName) + '\n' + withoutNumbers(step.choice);
    for (const TraceLine& line : step.lines) key += '\n' + placeOf(line);
    return key;
}

void appendLines(std::vector<std::string>& text, const TraceStep& step) {
    std::size_t width = 0;
    std::vector<std::string> keys;
    for (const TraceLine& line : step.lines) {
        keys.push_back(placeOf(line));
        width = std::max(width, keys.back().size());
    }
    foldRepetitions(
        keys, 2,
        [&](std::size_t i) {
            const std::string& source = step.lines[i].text;
            text.push_back(source.empty() ? fmt::format("    {}", keys[i])
                                          : fmt::format("    {:<{}}  {}", keys[i], width, source));
        },
        [&](std::size_t, Repetition repeated) {
            text.push_back(
                repeated.period == 1
                    ? fmt::format("    … {}", timesMore(repeated))
                    : fmt::format("    … these {} lines {}", repeated.period, timesMore(repeated)));
        });
    if (step.linesLeftOut > 0)
        text.push_back(fmt::format("    … {} more lines", step.linesLeftOut));
}

// Steps without source next to each other are one.
struct Group {
    std::size_t first, count;
};

std::vector<Group> groupsOf(const std::vector<TraceStep>& trace) {
    std::vector<Group> groups;
    for (std::size_t i = 0; i < trace.size(); ++i) {
        const bool hasSource = !trace[i].lines.empty();
        if (!hasSource && !groups.empty() && trace[groups.back().first].lines.empty())
            ++groups.back().count;
        else
            groups.push_back({i, 1});
    }
    return groups;
}

std::string numbersOf(std::size_t first, std::size_t last) {
    return first == last ? std::to_string(first) : fmt::format("{} to {}", first, last);
}

} // namespace

std::vector<std::string> traceText(const std::vector<TraceStep>& trace, std::size_t most) {
    const std::vector<Group> groups = groupsOf(trace);
    std::vector<std::string> keys;
    keys.reserve(groups.size());
    for (const Group& group : groups)
        keys.push_back(group.count > 1 ? "without source" : keyOf(trace[group.first]));

    std::vector<std::string> text;
    foldRepetitions(
        keys, kFewestRoundsOfSteps,
        [&](std::size_t i) {
            const auto [first, count] = groups[i];
            if (count > 1) {
                text.push_back(
                    fmt::format("{}: no line of the program", numbersOf(first + 1, first + count)));
                return;
            }
            const TraceStep& step = trace[first];
            text.push_back(fmt::format("{} {}: {}", first + 1, step.threadName, step.choice));
            appendLines(text, step);
        },
        [&](std::size_t i, Repetition repeated) {
            const Group last = groups[i + repeated.period * repeated.times - 1];
            text.push_back(fmt::format(
                "… {}: the same as {}, {}",
                numbersOf(groups[i + repeated.period].first + 1, last.first + last.count),
                numbersOf(groups[i].first + 1, groups[i + repeated.period].first),
                timesMore(repeated)));
        });

    if (text.size() > most) {
        // The end is what led to the error.
        const std::size_t before = most / 3, behind = most - before - 1;
        const std::size_t leftOut = text.size() - before - behind;
        text.erase(text.begin() + static_cast<std::ptrdiff_t>(before),
                   text.end() - static_cast<std::ptrdiff_t>(behind));
        text.insert(text.begin() + static_cast<std::ptrdiff_t>(before),
                    fmt::format("… {} lines left out", leftOut));
    }
    return text;
}

} // namespace clew::search
