// What a checkpoint holds of an exploration, and how one goes on from it. States are not stored:
// they are made again along their paths, all of which are walked as one tree.

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

#include "search/Explorer.h"
#include "search/Messages.h"
#include "search/checkpoint/Checkpoints.h"
#include "search/checkpoint/GlobalsAgain.h"
#include "vm/interpreter/Sharing.h"

namespace clew::search {

using namespace vm;
using nlohmann::json;

namespace {

// What was stored does not come about again.
struct Differs : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// That add up when a run goes on. Instructions and seconds are not counted until the end.
constexpr std::pair<const char*, std::uint64_t Statistics::*> kCounted[] = {
    {"states_new", &Statistics::statesNew},
    {"states_visited", &Statistics::statesVisited},
    {"states_backtracked", &Statistics::statesBacktracked},
    {"states_end", &Statistics::statesEnd},
    {"transitions", &Statistics::transitions},
    {"choices", &Statistics::choices},
    {"depth_max", &Statistics::depthMax},
    {"ignored", &Statistics::ignored},
    {"restarts", &Statistics::restarts},
    {"instructions", &Statistics::instructions},
    {"heap", &Statistics::heapHighWater},
    {"paths", &Statistics::paths},
    {"violating", &Statistics::pathsViolating}};

json toJson(const Statistics& statistics) {
    json all = {{"exits", statistics.exitStatuses}, {"seconds", statistics.elapsedSeconds}};
    for (const auto& [name, member] : kCounted) all[name] = statistics.*member;
    return all;
}

Statistics statisticsOf(const json& stored) {
    Statistics statistics;
    stored.at("exits").get_to(statistics.exitStatuses);
    stored.at("seconds").get_to(statistics.elapsedSeconds);
    for (const auto& [name, member] : kCounted) stored.at(name).get_to(statistics.*member);
    return statistics;
}

Approximation approximationOf(const json& number) {
    const auto which = number.get<std::size_t>();
    if (which >= approximationTable().size()) throw Differs("an unknown approximation");
    return static_cast<Approximation>(which);
}

// The steps of paths, as one tree.
class StepNumbers {
  public:
    // Of the last one of the path.
    std::uint32_t of(const Path& path) {
        std::vector<const Path::Node*> unknown;
        const Path::Node* node = path.last();
        for (; node && !numbers_.contains(node); node = node->before) unknown.push_back(node);
        std::uint32_t number = node ? numbers_[node] : 0;
        for (; !unknown.empty(); unknown.pop_back()) {
            hasRead_ |= unknown.back()->read != nullptr;
            steps_.push_back({number, unknown.back()->alternative});
            number = numbers_[unknown.back()] = static_cast<std::uint32_t>(steps_.size() - 1);
        }
        return number;
    }
    const std::vector<StoredStep>& steps() const { return steps_; }
    bool hasRead() const { return hasRead_; }

  private:
    std::vector<StoredStep> steps_{{0, Path::kNoChoice}};
    std::unordered_map<const Path::Node*, std::uint32_t> numbers_;
    bool hasRead_ = false;
};

} // namespace

// ---- saving

bool Explorer::isTimeToSave() const {
    return options_.checkpoints && Checkpoints::Clock::now() >= options_.checkpoints->next();
}

void Explorer::save() {
    Checkpoints* checkpoints = options_.checkpoints;
    if (!checkpoints || checkpoints->isOff() || vm_.sharingChanges != sharing_) return;
    if (const std::string_view why = checkpoints->whyNot(); !why.empty())
        return checkpoints->giveUp(why);
    if (live_.carriesExpressions) return checkpoints->giveUp("the program has inputs");
    if (!vm_.counters.empty() || !wantedTraces_.empty() || needsOrder_)
        return checkpoints->giveUp("the program sees what other paths do");
    const Phase phase("writing a checkpoint");
    Statistics statistics = result_.statistics;
    statistics.instructions = executed() - executedBefore_;
    statistics.elapsedSeconds = secondsSoFar();
    std::vector<Entry> frontier = takeAll(*strategy_);
    StepNumbers numbers;
    std::vector<StoredEntry> entries;
    for (const Entry& entry : frontier) {
        if (entry.isDone()) {
            ++statistics.statesBacktracked;
            continue;
        }
        entries.push_back({entry.state.fingerprint(), entry.key, numbers.of(entry.path),
                           entry.depth, entry.next, entry.end});
    }
    pushAll(*strategy_, std::move(frontier));
    if (numbers.hasRead()) return checkpoints->giveUp("the program sees what other paths do");

    json text = {{"statistics", toJson(statistics)},
                 {"protection", interpreter::weakenedProtections(vm_)},
                 {"thread_names", vm_.globals.threadNamesCount.load()},
                 {"modifications", vm_.globals.modificationsCount.load()},
                 {"no_thread_ids", vm_.withholdsThreadIds.load()},
                 {"interchangeable_threads", vm_.globals.threadsAreInterchangeable.load()},
                 {"approximations", json::array()},
                 {"cuts", json::array()},
                 {"violations", json::array()}};
    for (const Approximated& noted : vm_.approximations.list())
        text["approximations"].push_back({noted.which, noted.detail, noted.times});
    for (const auto& [which, detail] : cuts_) text["cuts"].push_back({which, detail});
    for (const auto* found : {&result_.violations, &result_.doubtful})
        for (const Violation& violation : *found) {
            const auto doubts = doubted_.find(violation.identity());
            text["violations"].push_back(
                {violation.path, violation.read,
                 found == &result_.doubtful && doubts != doubted_.end() ? doubts->second : 0});
        }
    std::vector<StoredTime> times;
    for (const auto& [key, clocks] : matching_.times())
        for (const std::int64_t clock : clocks) times.push_back({key, clock});
    checkpoints->write(
        std::move(text),
        {0, numbers.steps().size(), entries.size(), matching_.visited().size(), times.size()},
        [&](CheckpointWriter& writer) {
            for (const StoredStep& step : numbers.steps()) writer.add(step);
            for (const StoredEntry& entry : entries) writer.add(entry);
            matching_.visited().forEach([&](Hash128 key) { writer.add(key); });
            for (const StoredTime& time : times) writer.add(time);
        });
}

// ---- going on

// Walks the tree of the stored paths, and makes the entries that are on it again.
class Explorer::FrontierAgain {
  public:
    FrontierAgain(Explorer& explorer, const CheckpointReader& stored)
        : explorer_(explorer), steps_(stored.steps()), entries_(stored.entries()) {
        following_.resize(steps_.size() + 1);
        for (std::size_t i = 1; i < steps_.size(); ++i) ++following_[steps_[i].before + 1];
        for (std::size_t i = 1; i < following_.size(); ++i) following_[i] += following_[i - 1];
        children_.resize(steps_.empty() ? 0 : steps_.size() - 1);
        std::vector<std::uint32_t> at(following_.begin(), following_.end());
        for (std::uint32_t i = 1; i < steps_.size(); ++i) children_[at[steps_[i].before]++] = i;
        for (std::uint32_t i = 0; i < entries_.size(); ++i) order_.push_back(i);
        std::ranges::sort(order_, {}, [&](std::uint32_t i) {
            return std::tuple(entries_[i].step, entries_[i].depth);
        });
        made_.resize(entries_.size());
    }

    std::vector<Entry> make(Entry root) {
        arrive(std::move(root), 0);
        while (!places_.empty()) {
            Place& place = places_.back();
            if (place.next == following_[place.step + 1]) {
                places_.pop_back();
                continue;
            }
            const std::uint32_t child = children_[place.next++];
            Entry reached = follow(place.entry, steps_[child].alternative);
            arrive(std::move(reached), child);
        }
        std::vector<Entry> entries;
        for (std::optional<Entry>& entry : made_) {
            if (!entry) throw Differs("a state is not on its path");
            entries.push_back(std::move(*entry));
        }
        return entries;
    }

  private:
    struct Place {
        Entry entry;
        std::uint32_t step;
        std::size_t next; // among children_
    };

    // At the end of a step, and on from there as long as nothing is to be chosen.
    void arrive(Entry entry, std::uint32_t step) {
        auto stored = std::ranges::lower_bound(order_, step, {},
                                               [&](std::uint32_t i) { return entries_[i].step; });
        const auto isOfStep = [&] {
            return stored != order_.end() && entries_[*stored].step == step;
        };
        for (;;) {
            for (; isOfStep() && entries_[*stored].depth == entry.depth; ++stored)
                keep(entry, entries_[*stored], made_[*stored]);
            const bool hasChildren = following_[step] != following_[step + 1];
            if (!isOfStep() && !hasChildren) return;
            if (entry.choice.count() > 1) break;
            entry = follow(entry, 0);
        }
        if (isOfStep()) throw Differs("a state is not on its path");
        places_.push_back({std::move(entry), step, following_[step]});
    }

    void keep(const Entry& reached, const StoredEntry& stored, std::optional<Entry>& made) {
        if (stored.end > reached.choice.count() ||
            stored.fingerprint != reached.state.fingerprint())
            throw Differs("a state is another one than it was");
        made = reached;
        made->key = stored.key;
        made->next = stored.next;
        made->end = stored.end;
    }

    Entry follow(const Entry& from, std::uint32_t alternative) {
        state::LiveState& live = explorer_.live_;
        if (alternative >= from.choice.count()) throw Differs("a choice is another one");
        if (frozen_ != from.state.get()) live.load(from.state);
        live.readOutside.clear();
        explorer_.execution_.apply(from.choice, alternative);
        Outcome outcome = explorer_.execution_.run();
        if (outcome.kind == Outcome::Kind::Interrupted) throw Interrupted();
        if (outcome.kind != Outcome::Kind::Choice) throw Differs("a path ends earlier");
        const bool isTold = from.choice.count() > 1;
        Entry reached(live.freeze(), std::move(*outcome.choice),
                      from.path.then(isTold ? std::optional(alternative) : std::nullopt,
                                     std::move(live.readOutside)),
                      from.depth + 1);
        frozen_ = reached.state.get();
        reached.last = live.current;
        if (!explorer_.matching_.isKnown(
                {reached.state, live, &reached.choice, explorer_.strategy_->tellsLastApart(), 0}))
            throw Differs("a state is another one than it was");
        return reached;
    }

  public:
    struct Interrupted {};

  private:
    Explorer& explorer_;
    const std::span<const StoredStep> steps_;
    const std::span<const StoredEntry> entries_;
    std::vector<std::size_t> following_;  // by step: where those that follow it begin
    std::vector<std::uint32_t> children_; // by the step before
    std::vector<std::uint32_t> order_;    // of entries: by step, then by depth
    std::vector<std::optional<Entry>> made_;
    std::vector<Place> places_;
    const void* frozen_ = nullptr; // the snapshot that the live state is exactly
};

void Explorer::goOn(const StoredCheckpoint& from) {
    const Phase phase("making the states of the checkpoint again");
    OutputSink* const output = std::exchange(vm_.output, nullptr); // it was shown by then
    try {
        from.checkProgram(vm_);
        const json& text = from.text;
        makeGlobals(vm_, options_.checkpoints->firstGlobal(), text.at("end").get<values::Ref>(),
                    text.at("globals"));
        const auto protections = text.at("protection").get<interpreter::Protections>();
        for (const types::Class* klass : vm_.linker->classes())
            interpreter::weaken(*klass, protections);
        vm_.globals.threadNamesCount = text.at("thread_names").get<bool>();
        vm_.globals.modificationsCount = text.at("modifications").get<bool>();
        vm_.withholdsThreadIds = text.at("no_thread_ids").get<bool>();
        vm_.globals.threadsAreInterchangeable = text.at("interchangeable_threads").get<bool>();

        matching_.restore(from.reader.visited());
        for (const StoredTime& time : from.reader.times()) matching_.restore(time.key, time.clock);
        Entry root = std::move(strategy_->top());
        strategy_->pop();
        std::vector<Entry> frontier = FrontierAgain(*this, from.reader).make(std::move(root));
        hasBranched_ = true; // or it would have ended at once
        if (options_.branched) options_.branched();
        pushAll(*strategy_, std::move(frontier));
        frozen_ = nullptr;
        if (vm_.sharingChanges != sharing_) throw Differs("what is protected is not what it was");

        result_.statistics = statisticsOf(text.at("statistics"));
        executedBefore_ = executed() - result_.statistics.instructions;
        began_ -= std::chrono::duration_cast<std::chrono::steady_clock::duration>(
            std::chrono::duration<double>(result_.statistics.elapsedSeconds));
        for (const json& one : text.at("cuts"))
            cut(approximationOf(one.at(0)), one.at(1).get<std::string>());
        Approximations::Counts noted;
        for (const json& one : text.at("approximations"))
            noted[{approximationOf(one.at(0)), one.at(1).get<std::string>()}] =
                one.at(2).get<std::uint64_t>();
        vm_.approximations.exchange(std::move(noted));
        for (const json& one : text.at("violations"))
            findAgain(one.at(0).get<std::vector<std::uint32_t>>(),
                      one.at(1).get<std::vector<std::int64_t>>(), one.at(2).get<unsigned>());
    } catch (const FrontierAgain::Interrupted&) {
        options_.checkpoints->giveUp("the run ends before it goes on");
        stop_ = true;
    } catch (const GlobalsDiffer& why) {
        from.refuse(why.what());
    } catch (const Differs& why) {
        from.refuse(fmt::format("what was stored does not come about again: {}", why.what()));
    } catch (const json::exception&) {
        from.refuse("the checkpoint is incomplete or damaged");
    }
    vm_.output = output;
}

// A violation that was found before: its path is walked again.
void Explorer::findAgain(const std::vector<std::uint32_t>& path,
                         const std::vector<std::int64_t>& read, unsigned doubts) {
    Replayed replayed = replay(vm_, root_, path, nullptr, read, {}, sources_, options_.properties);
    if (!replayed.violation) throw Differs("a violation is not found on its path");
    if (doubts > 0) doubted_[replayed.violation->identity()] = doubts - 1;
    settle(std::move(*replayed.violation));
}

} // namespace clew::search
