// What a checkpoint holds of an exploration, and how one goes on from it. States are not stored:
// they are made again along their paths, all of which are walked as one tree.

#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <iterator>
#include <tuple>
#include <unordered_set>

#include "search/Explorer.h"
#include "search/Messages.h"
#include "search/checkpoint/Checkpoints.h"
#include "search/checkpoint/GlobalsAgain.h"
#include "search/checkpoint/InputsAgain.h"
#include "search/strategy/BreadthFirstOnPaths.h"
#include "search/trace/InputReport.h"
#include "vm/interpreter/Sharing.h"
#include "vm/objects/Shared.h"

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
    {"states_covered", &Statistics::statesCovered},
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

// Nothing is left out by it: the run that goes on goes beyond it.
bool endsRun(Approximation which) {
    return which == Approximation::PathLimit || which == Approximation::CoverageGoal;
}

json toJson(const Violation& violation, unsigned doubts) {
    return {violation.path,
            violation.read,
            doubts,
            violation.inputs ? search::toJson(*violation.inputs) : json(),
            violation.hiddenFields,
            violation.reporter};
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

StoredEntry storedOf(const PutAway& entry, std::uint32_t step) {
    return {entry.fingerprint,
            entry.key,
            step,
            entry.depth,
            entry.next,
            entry.end,
            entry.isOfInputs ? entry.end - entry.next : 0,
            entry.node};
}

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
    if (!vm_.counters.empty() || !wantedTraces_.empty() || needsOrder_)
        return checkpoints->giveUp("the program sees what other paths do");
    if (reduction_ && live_.carriesExpressions)
        return checkpoints->giveUp("vm.por=dynamic comes upon inputs");
    const Phase phase("writing a checkpoint");
    Statistics statistics = result_.statistics;
    statistics.instructions = executed() - executedBefore_;
    statistics.elapsedSeconds = secondsSoFar();
    StepNumbers numbers;
    std::vector<StoredEntry> entries;
    std::vector<std::uint32_t> words;
    const auto store = [&](const PutAway& entry) {
        entries.push_back(storedOf(entry, numbers.of(entry.path)));
        if (entry.isOfInputs) words.insert(words.end(), entry.left->begin(), entry.left->end());
    };
    std::deque<PutAway> away;
    if (onPaths_) away.swap(onPaths_->away());
    std::vector<Entry> frontier = takeAll(*strategy_);
    std::vector<std::vector<std::uint32_t>> orders;
    for (Entry& entry : frontier) {
        if (reduction_) { // it is a path, to all of which something may be added
            reduction_->extend(entry);
            orders.push_back(entry.order);
        }
        if (entry.isDone() && !reduction_)
            ++statistics.statesBacktracked;
        else
            store(PutAway(entry));
    }
    pushAll(*strategy_, std::move(frontier));
    for (const PutAway& entry : away) store(entry);
    // After those that have been put away just now, because they were too many.
    if (onPaths_) std::ranges::move(away, std::back_inserter(onPaths_->away()));
    if (numbers.hasRead()) return checkpoints->giveUp("the program sees what other paths do");

    json text = {{"statistics", toJson(statistics)},
                 {"protection", interpreter::weakenedProtections(vm_)},
                 {"thread_names", vm_.globals.threadNamesCount.load()},
                 {"modifications", vm_.globals.modificationsCount.load()},
                 {"tasks", vm_.globals.tasksCount.load()},
                 {"no_thread_ids", vm_.withholdsThreadIds.load()},
                 {"interchangeable_threads", vm_.globals.threadsAreInterchangeable.load()},
                 {"asks_for_inputs", vm_.asksForInputs.load()},
                 {"gives_attributes", vm_.givesAttributes.load()},
                 {"long_text", objects::Shared::of(vm_).hasLongText.load()},
                 {"followed_units", objects::Shared::of(vm_).followedUnits.load()},
                 {"not_shown", notShown_},
                 {"listeners", json::array()},
                 {"approximations", json::array()},
                 {"cuts", json::array()},
                 {"violations", json::array()}};
    if (reduction_)
        text["reduction"] = {{"orders", orders},
                             {"races", reduction_->races()},
                             {"redundant", reduction_->redundant()}};
    if (workers_) workers_->mergeListeners();
    for (const Listener* listener : listeners_)
        text["listeners"].push_back(listener->stored().value());
    for (const Approximated& noted : vm_.approximations.list())
        text["approximations"].push_back({noted.which, noted.detail, noted.times});
    for (const auto& [which, detail] : cuts_)
        if (!endsRun(which)) text["cuts"].push_back({which, detail});
    for (const auto* found : {&result_.violations, &result_.doubtful})
        for (const Violation& violation : *found) {
            const auto doubts = doubted_.find(violation.identity());
            const bool isInDoubt = found == &result_.doubtful && doubts != doubted_.end();
            text["violations"].push_back(toJson(violation, isInDoubt ? doubts->second : 0));
        }
    std::vector<StoredTime> times;
    for (const auto& [key, clocks] : matching_.times())
        for (const std::int64_t clock : clocks) times.push_back({key, clock});
    std::vector<StoredSame> same;
    std::vector<StoredCondition> conditions;
    matching_.covered().forEach(
        [&](Hash128 key, std::uint32_t number, std::uint32_t place) {
            same.push_back({key, number, place});
        },
        [&](Hash128 state, const CoveredStates::Seen& seen) {
            const auto conjuncts = static_cast<std::uint32_t>(seen.condition.size());
            conditions.push_back({state, seen.number, conjuncts});
            words.insert(words.end(), seen.condition.begin(), seen.condition.end());
        });
    const std::vector<std::uint64_t> counts = matching_.countedPaths();
    values::ExpressionImage image;
    if (live_.carriesExpressions) {
        image = values::imageOfExpressions();
        try {
            text["made"] = describeInputsMade(image);
        } catch (const GlobalsDiffer& why) {
            return checkpoints->giveUpMaking(why.what());
        }
    }
    CheckpointSizes sizes{0, numbers.steps().size(), entries.size(), matching_.visited().size(),
                          times.size()};
    sizes.expressions = image.expressions.size();
    sizes.same = same.size();
    sizes.conditions = conditions.size();
    sizes.counts = counts.size();
    sizes.words = words.size();
    if (reduction_) {
        NumberWriter counting([&](NumberRow row) { sizes.visits += row.size(); });
        reduction_->store(counting);
    }
    checkpoints->write(std::move(text), sizes, [&](CheckpointWriter& writer) {
        writer.addAll(numbers.steps());
        writer.addAll(entries);
        matching_.visited().forEach([&](Hash128 key) { writer.add(key); });
        writer.addAll(times);
        writer.addAll(image.expressions);
        writer.addAll(same);
        writer.addAll(conditions);
        writer.addAll(counts);
        writer.addAll(words);
        NumberWriter numbering([&](NumberRow row) { writer.addRow(row); });
        if (reduction_) reduction_->store(numbering);
    });
}

// ---- going on

// Walks the tree of the stored paths, and makes the entries that are on it again.
class Explorer::FrontierAgain {
  public:
    // `lacksAnswers`: the solver has left questions open.
    FrontierAgain(Explorer& explorer, std::span<const StoredStep> steps,
                  std::span<const StoredEntry> entries, std::span<const std::uint32_t> words,
                  bool lacksAnswers)
        : explorer_(explorer), steps_(steps), entries_(entries), lacksAnswers_(lacksAnswers) {
        for (const StoredEntry& entry : entries_) {
            named_.push_back(words.first(entry.named));
            words = words.subspan(entry.named);
        }
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

    // As many as there are stored; nothing: it is left out, or done.
    std::vector<std::optional<Entry>> make(Entry root) {
        arrive(std::move(root), 0);
        while (!places_.empty()) {
            Place& place = places_.back();
            if (place.next == following_[place.step + 1]) {
                places_.pop_back();
                continue;
            }
            const std::uint32_t child = children_[place.next++];
            try {
                const std::uint32_t alternative =
                    alternativeOf(place.entry.choice, steps_[child].alternative);
                Entry reached = follow(place.entry, alternative);
                arrive(std::move(reached), child);
            } catch (const Differs&) {
                if (!lacksAnswers()) throw;
                explorer_.cut(Approximation::NoAnswer, kCut);
                leaveOut(child);
                frozen_ = nullptr;
            }
        }
        for (std::size_t i = 0; i < made_.size(); ++i) {
            if (!made_[i] && !leftOut_.contains(entries_[i].step))
                throw Differs("a state is not on its path");
            if (made_[i] && made_[i]->isDone() && !explorer_.reduction_) made_[i].reset();
        }
        return std::move(made_);
    }

    // Under dynamic reduction: `path`, the last entry first, is all that was on the path, each with
    // the alternatives to take there. What has been taken is executed again, since what it touches
    // decides what need not be done after it.
    void walkReduced(std::vector<Entry>& path, const json& orders, NumberRow visits) {
        if (orders.size() != path.size()) throw Differs("the path is another one");
        for (std::size_t i = 0; i < path.size(); ++i) {
            Entry& entry = path[i];
            orders.at(i).get_to(entry.order);
            const auto isThere = [&](std::uint32_t one) { return one < entry.choice.count(); };
            if (!std::ranges::all_of(entry.order, isThere) ||
                (!entry.order.empty() && entry.order.size() != entry.end))
                throw Differs("a choice is another one");
        }
        DynamicReduction& reduction = *explorer_.reduction_;
        reduction.restore(NumberReader(visits));
        const auto enter = [&](Entry& entry) {
            if (!reduction.enterAgain(entry)) throw Differs("the path is another one");
        };
        if (!path.empty()) {
            load(path.back());
            enter(path.back());
        }
        for (std::size_t i = path.size(); i-- > 0;) {
            Entry& entry = path[i];
            if (i > 0 && entry.next == 0) throw Differs("the path is another one");
            for (std::uint32_t taken = 0; taken < entry.next; ++taken) {
                load(entry);
                reduction.begins(entry, entry.at(taken));
                explorer_.execution_.apply(entry.choice, entry.at(taken));
                const Outcome outcome = explorer_.execution_.run();
                if (outcome.kind == Outcome::Kind::Interrupted) throw Interrupted();
                reduction.ends(outcome);
                forgetReports();
                const bool isUnderWay = i > 0 && taken + 1 == entry.next;
                if (!isUnderWay) {
                    reduction.isOver(outcome);
                    continue;
                }
                // In this one objects have the references that the reduction has been told of.
                Entry& next = path[i - 1];
                state::State state = explorer_.live_.freeze();
                if (outcome.kind != Outcome::Kind::Choice ||
                    state.fingerprint() != next.state.fingerprint() ||
                    outcome.choice->count() != next.choice.count())
                    throw Differs("the path is another one");
                next.state = std::move(state);
                next.choice = *outcome.choice;
                enter(next);
            }
        }
        if (!reduction.isWholePath()) throw Differs("the path is another one");
        frozen_ = nullptr;
    }

  private:
    static constexpr const char* kCut =
        "on the way to states of the checkpoint, which are left out";
    struct Place {
        Entry entry;
        std::uint32_t step;
        std::size_t next; // among children_
    };

    // Whether the solver may have left a question open at one time that it answers at another:
    // there is a choice then where there was none, or none where there was one.
    bool lacksAnswers() {
        const auto isOpen = [](const Approximated& noted) {
            return noted.which == Approximation::NoAnswer;
        };
        return lacksAnswers_ = lacksAnswers_ ||
                               std::ranges::any_of(explorer_.vm_.approximations.list(), isOpen);
    }

    void leaveOut(std::uint32_t step) {
        std::vector<std::uint32_t> below{step};
        while (!below.empty()) {
            const std::uint32_t one = below.back();
            below.pop_back();
            leftOut_.insert(one);
            below.insert(below.end(), children_.begin() + following_[one],
                         children_.begin() + following_[one + 1]);
        }
    }

    // Of a step.
    static std::uint32_t alternativeOf(const choice::Choice& choice, std::uint32_t stored) {
        if (Path::isTold(stored)) return choice.isSymbolic() ? Path::kNoChoice : stored;
        return choice.isSymbolic() ? named(choice, stored & ~Path::kOfInputs) : Path::kNoChoice;
    }
    static std::uint32_t named(const choice::Choice& choice, std::uint32_t identity) {
        for (std::uint32_t alternative = 0; alternative < choice.count(); ++alternative)
            if (choice.identityOf(alternative) == identity) return alternative;
        return Path::kNoChoice;
    }

    // At the end of a step, and on from there as long as nothing is to be chosen.
    void arrive(Entry entry, std::uint32_t step) {
        auto stored = std::ranges::lower_bound(order_, step, {},
                                               [&](std::uint32_t i) { return entries_[i].step; });
        const auto isOfStep = [&] {
            return stored != order_.end() && entries_[*stored].step == step;
        };
        for (;;) {
            for (; isOfStep() && entries_[*stored].depth == entry.depth; ++stored)
                keep(entry, *stored);
            const bool hasChildren = following_[step] != following_[step + 1];
            if (!isOfStep() && !hasChildren) return;
            if (entry.choice.count() > 1) break;
            entry = follow(entry, 0);
        }
        if (isOfStep()) throw Differs("a state is not on its path");
        places_.push_back({std::move(entry), step, following_[step]});
    }

    void keep(const Entry& reached, std::uint32_t number) {
        const StoredEntry& stored = entries_[number];
        const bool isNamed = stored.named != 0;
        if (stored.fingerprint != fingerprintWithInputs(reached.state) ||
            isNamed != reached.choice.isSymbolic() ||
            (!isNamed && stored.end > reached.choice.count()))
            throw Differs("a state is another one than it was");
        std::optional<Entry>& made = made_[number];
        made = reached;
        made->key = stored.key;
        made->node = stored.node;
        made->next = isNamed ? 0 : stored.next;
        made->end = isNamed ? stored.named : stored.end;
        for (const std::uint32_t identity : named_[number])
            if (const std::uint32_t left = named(reached.choice, identity); left != Path::kNoChoice)
                made->order.push_back(left);
        if (!isNamed || made->order.size() == stored.named) return;
        made->end = static_cast<std::uint32_t>(made->order.size());
        if (!lacksAnswers()) throw Differs("a choice is another one");
        explorer_.cut(Approximation::NoAnswer, kCut);
    }

    Entry follow(const Entry& from, std::uint32_t alternative) {
        state::LiveState& live = explorer_.live_;
        if (alternative >= from.choice.count()) throw Differs("a choice is another one");
        if (frozen_ != from.state.get()) load(from);
        live.readOutside.clear();
        explorer_.execution_.apply(from.choice, alternative);
        Outcome outcome = explorer_.execution_.run();
        if (outcome.kind == Outcome::Kind::Interrupted) throw Interrupted();
        if (outcome.kind != Outcome::Kind::Choice) throw Differs("a path ends earlier");
        Entry reached = from.by(alternative, live.freeze(), std::move(*outcome.choice), live);
        frozen_ = reached.state.get();
        if (!explorer_.listeners_.empty()) {
            reached.listeners = saveAll(explorer_.listeners_);
            forgetReports();
        }
        // Which conditions matter in a state depends on what other paths have asked for by then.
        if (!live.carriesExpressions && explorer_.options_.storeStates && !explorer_.reduction_ &&
            !explorer_.matching_.isKnown(
                {reached.state, live, &reached.choice, explorer_.strategy_->tellsLastApart(), 0}))
            throw Differs("a state is another one than it was");
        return reached;
    }

    void load(const Entry& entry) {
        explorer_.live_.load(entry.state);
        restoreAll(explorer_.listeners_, entry.listeners);
    }

    // They were made before the checkpoint was written.
    void forgetReports() {
        for (Listener* listener : explorer_.listeners_) {
            listener->takeReports();
            listener->takeGaps();
            listener->takeIgnoresPath();
        }
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
    std::vector<std::span<const std::uint32_t>> named_; // what is left of each entry
    std::vector<Place> places_;
    std::unordered_set<std::uint32_t> leftOut_; // steps
    bool lacksAnswers_;
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
        vm_.globals.tasksCount = text.at("tasks").get<bool>();
        vm_.withholdsThreadIds = text.at("no_thread_ids").get<bool>();
        vm_.globals.threadsAreInterchangeable = text.at("interchangeable_threads").get<bool>();
        objects::Shared::of(vm_).hasLongText = text.at("long_text").get<bool>();
        objects::Shared::of(vm_).followedUnits = text.at("followed_units").get<std::uint32_t>();
        if (live_.carriesExpressions) makeInputs(vm_, from.reader.expressions(), text.at("made"));

        restoreVisited(from);
        Approximations::Counts noted;
        bool lacksAnswers = false;
        for (const json& one : text.at("approximations")) {
            const Approximation which = approximationOf(one.at(0));
            noted[{which, one.at(1).get<std::string>()}] = one.at(2).get<std::uint64_t>();
            lacksAnswers |= which == Approximation::NoAnswer;
        }
        Entry root = std::move(strategy_->top());
        strategy_->pop();
        const CheckpointReader& stored = from.reader;
        std::vector<Entry> frontier;
        FrontierAgain again(*this, stored.steps(), stored.entries(), stored.words(), lacksAnswers);
        for (std::optional<Entry>& made : again.make(std::move(root)))
            if (made) frontier.push_back(std::move(*made));
        if (reduction_) {
            again.walkReduced(frontier, text.at("reduction").at("orders"), stored.visits());
            reduction_->setCounts(text.at("reduction").at("races").get<std::uint64_t>(),
                                  text.at("reduction").at("redundant").get<std::uint64_t>());
        }
        hasBranched_ = true; // or it would have ended at once
        if (options_.branched) options_.branched();
        pushAll(*strategy_, std::move(frontier));
        frozen_ = nullptr;
        if (vm_.sharingChanges != sharing_) throw Differs("what is protected is not what it was");

        const json& known = text.at("listeners");
        if (known.size() != listeners_.size()) throw Differs("listeners are others");
        for (std::size_t i = 0; i < listeners_.size(); ++i)
            listeners_[i]->goOnFrom(known[i].get<std::string>());

        result_.statistics = statisticsOf(text.at("statistics"));
        executedBefore_ = executed() - result_.statistics.instructions;
        began_ -= std::chrono::duration_cast<std::chrono::steady_clock::duration>(
            std::chrono::duration<double>(result_.statistics.elapsedSeconds));
        for (const json& one : text.at("cuts"))
            cut(approximationOf(one.at(0)), one.at(1).get<std::string>());
        vm_.approximations.exchange(std::move(noted));
        notShown_ = text.at("not_shown").get<std::uint64_t>();
        for (const json& one : text.at("violations")) findAgain(one);
    } catch (const FrontierAgain::Interrupted&) {
        options_.checkpoints->giveUp("the run ends before it goes on");
        stop_ = true;
    } catch (const GlobalsDiffer& why) {
        from.refuse(why.what());
    } catch (const Differs& why) {
        from.refuse(fmt::format("what was stored does not come about again: {}", why.what()));
    } catch (const NumberReader::Damaged&) {
        from.refuse("the checkpoint is incomplete or damaged");
    } catch (const json::exception&) {
        from.refuse("the checkpoint is incomplete or damaged");
    }
    vm_.output = output;
}

// What a BreadthFirstOnPaths comes to next. That is no exploration: nobody counts it, or looks on.
void Explorer::makeAgain() {
    std::vector<PutAway> block = onPaths_->takeBlock();
    StepNumbers numbers;
    std::vector<StoredEntry> entries;
    std::vector<std::uint32_t> words;
    for (const PutAway& entry : block) {
        entries.push_back(storedOf(entry, numbers.of(entry.path)));
        if (entry.isOfInputs) words.insert(words.end(), entry.left->begin(), entry.left->end());
    }
    std::vector<interpreter::Observer*> changing;
    std::ranges::copy_if(listeners_, std::back_inserter(changing), &Listener::changesExecution);
    ObserverGroup group(changing);
    interpreter::Observer* const observer =
        std::exchange(vm_.observer, changing.empty() ? nullptr : &group);
    OutputSink* const output = std::exchange(vm_.output, nullptr);
    const auto storeTrace = std::exchange(vm_.storeTrace, nullptr);
    const std::vector<std::int64_t> counters = vm_.counters;
    const std::uint64_t executed = execution_.executed();
    const bool lacksAnswers = std::ranges::any_of(
        vm_.approximations.list(),
        [](const Approximated& noted) { return noted.which == Approximation::NoAnswer; });
    Approximations::Counts noted = vm_.approximations.exchange({});
    try {
        std::vector<std::optional<Entry>> made =
            FrontierAgain(*this, numbers.steps(), entries, words, lacksAnswers).make(rootEntry());
        std::vector<Entry> again;
        for (std::size_t i = 0; i < made.size(); ++i) {
            if (!made[i]) continue;
            if (!block[i].isOfInputs && block[i].left) made[i]->order = *block[i].left;
            made[i]->listeners = std::move(block[i].listeners);
            again.push_back(std::move(*made[i]));
        }
        onPaths_->giveBack(std::move(again));
    } catch (const FrontierAgain::Interrupted&) {
        onPaths_->giveBack(std::move(block));
    } catch (const Differs& why) {
        // Its scheduling points have become others: all is explored again.
        if (vm_.sharingChanges == sharing_)
            throw ReplayDisagrees(
                fmt::format("a state on the frontier does not come about again: {}", why.what()));
    }
    frozen_ = nullptr;
    executedBefore_ += execution_.executed() - executed;
    vm_.approximations.exchange(std::move(noted));
    vm_.counters = counters;
    vm_.storeTrace = storeTrace;
    vm_.output = output;
    vm_.observer = observer;
}

void Explorer::restoreVisited(const StoredCheckpoint& from) {
    const CheckpointReader& stored = from.reader;
    matching_.restore(stored.visited());
    for (const StoredTime& time : stored.times()) matching_.restore(time.key, time.clock);
    for (const auto& [key, number, place] : stored.same())
        matching_.covered().restoreSame(key, number, place);
    std::span<const std::uint32_t> words = stored.words();
    for (const StoredEntry& entry : stored.entries()) words = words.subspan(entry.named);
    for (const auto& [state, number, conjuncts] : stored.conditions()) {
        const auto condition = words.first(conjuncts);
        if (std::ranges::any_of(condition, [&](values::Expression conjunct) {
                return conjunct == 0 || conjunct > stored.expressions().size();
            }))
            throw Differs("a condition is none");
        matching_.covered().restore(state, {{condition.begin(), condition.end()}, number});
        words = words.subspan(conjuncts);
    }
    if (!matching_.restorePaths(stored.counts())) throw Differs("the paths are counted otherwise");
}

// A violation that was found before: its path is walked again.
void Explorer::findAgain(const json& stored) {
    const auto doubts = stored.at(2).get<unsigned>();
    const std::vector<Reporter> reporters = reportersOf(stored.at(5).get<std::string>());
    Replayed replayed = replay(vm_, root_, stored.at(0).get<std::vector<std::uint32_t>>(),
                               stored.at(3).is_null() ? nullptr : inputValuesOf(vm_, stored.at(3)),
                               stored.at(1).get<std::vector<std::int64_t>>(), reporters, sources_,
                               options_.properties);
    if (!replayed.violation) throw Differs("a violation is not found on its path");
    stored.at(4).get_to(replayed.violation->hiddenFields);
    if (doubts > 0) doubted_[replayed.violation->identity()] = doubts - 1;
    settle(std::move(*replayed.violation));
}

} // namespace clew::search
