// Static initializers that take long: what they have made is made once.

#include <algorithm>
#include <set>

#include "search/generate/ConcreteRun.h"
#include "search/generate/FirstUses.h"
#include "vm/interpreter/specification/ViolatedInCall.h"

namespace clew::search::generate {

using vm::interpreter::Interpreter;

namespace {

// Instructions: of a run that is looked at, of what is done for it at once, and of all that is done
// for such runs, beside a share of all instructions; and where runs were slow for another reason.
constexpr std::uint64_t kSlow = 300'000, kMostAtOnce = 100'000'000, kAnyway = 100'000'000,
                        kShare = 2, // one part of so many
    kInVain = 10'000'000, kShareInVain = 16;
constexpr unsigned kMostTries = 8;

} // namespace

// Precondition: the steps were run last.
bool ConcreteRun::startsFasterAfter(const std::vector<Step>& steps) {
    if (!mayStartFasterAfter(goals_.executed())) return false;
    const std::uint64_t before = forStarts_;
    const std::vector<std::string> names = initializedBy(steps);
    if (names.empty()) startsInVain_ += forStarts_ - before;
    return !names.empty() && initializeAlso(names);
}

bool ConcreteRun::mayStartFasterAfter(std::uint64_t instructions) const {
    return instructions >= kSlow && forStarts_ < kAnyway + instructions_ / kShare &&
           startsInVain_ < kInVain + instructions_ / kShareInVain;
}

std::vector<std::string> ConcreteRun::initializedBy(const std::vector<Step>& steps) {
    const Stay stay(*this, World::Here);
    const auto wanted = [&](const Class* type) {
        return type->statics != 0 && !type->isArray() && !type->isPrimitive() &&
               !type->isHiddenClass && type != covered_.front();
    };
    std::set<const Class*> before;
    const std::vector<Class*>& classes = types_.linker().classes();
    for (const Class* type : classes)
        if (wanted(type) && isInitialized(*type)) before.insert(type);
    goals_.begin(kMostAtOnce);
    try {
        for (const Step& step : steps) {
            Slot& result = results_.at(static_cast<std::size_t>(&step - steps.data()));
            if (perform(step, result)) continue;
            messageOf(exception_); // formatting it may be what takes long
            break;
        }
    } catch (const SetUpFailed&) {
    } catch (const BranchGoals::TooLong&) {
    } catch (const vm::interpreter::ViolatedInCall&) {
    } catch (const Interpreter::IgnoredInCall&) {
    } catch (const Interpreter::Unsupported&) {
    } catch (const vm::interpreter::OutOfMemory&) {
    } catch (const vm::types::LinkageError&) {}
    forStarts_ += goals_.executed();
    std::vector<const Class*> found;
    for (const Class* type : classes)
        if (wanted(type) && !before.contains(type) && isInitialized(*type)) found.push_back(type);
    // What the program has defined itself is not there before it runs.
    std::vector<std::string> names;
    for (const Class* type : found)
        if (types_.classOf("L" + type->name.str() + ";") == type) names.push_back(type->name.str());
    return names;
}

SlowStart ConcreteRun::slowStart() const {
    std::vector<std::string> names = alsoInitialized_;
    if (forCovered_ >= kSlow) names.push_back(covered_.front()->name.str());
    return {names, firstSearches(types_, searched_)};
}

// Of the classes under test that are initialized by now, with the one that is named: what their
// initializers reach is a goal, too, and whoever executes one of their methods has come to all of
// it. False: not to all that there is in them; then it matters when they are executed.
bool ConcreteRun::coversInitializers(const Class& named, std::vector<Initialized>& initialized) {
    const Coverage reached = goals_.takeReached();
    for (const Class* type : covered_) {
        if (type == covered_.front() || type->statics == 0 || !isInitialized(*type) ||
            std::ranges::find(initialized, type, &Initialized::type) != initialized.end())
            continue;
        Initialized& added = initialized.emplace_back(Initialized{type, {}, {}});
        for (const Method& method : type->methods) {
            if (!method.isClassInitializer) {
                added.ofMethods.add(goals_.goalsIn(method));
                continue;
            }
            if (goals_.missingIn(method, reached) > 0) return false;
            added.ofInitializer.add(goals_.goalsIn(method));
        }
        // What its initializer has called is certain only where nothing else was initialized.
        if (type == &named)
            added.ofInitializer = reached;
        else
            added.ofInitializer.keepOnly(reached);
    }
    return true;
}

void ConcreteRun::addInitializers(TestCase& test) const {
    for (const Initialized& each : coveredInitializers_) {
        const auto uses = [&](const Coverage& coverage) {
            return each.ofMethods.sizeWithout(coverage) < each.ofMethods.size();
        };
        if (uses(test.coverage)) test.coverage.add(each.ofInitializer);
        if (uses(test.ofAct)) test.ofAct.add(each.ofInitializer);
    }
}

bool ConcreteRun::initializeAlso(std::vector<std::string> names) {
    Roots roots = roots_;
    std::vector<Initialized> initialized;
    bool searches = true; // what they look for when they are first used
    const std::uint64_t most = forStarts_ + kMostAtOnce;
    for (unsigned tries = 0; tries < kMostTries && !names.empty() && forStarts_ < most; ++tries) {
        std::string failed;
        const auto prepare = [&] {
            goals_.begin(kMostAtOnce);
            initialized = coveredInitializers_;
            const std::uint64_t approximated = vm_.approximations.total();
            for (const Class* type : covered_) // with the first of them
                if (type->statics != 0 && isInitialized(*type) &&
                    std::ranges::find(initialized, type, &Initialized::type) == initialized.end())
                    initialized.push_back({type, {}, {}});
            for (const std::string& name : names) {
                failed = name;
                // What is approximated there has to be noted in each execution.
                const Class& type = types_.linker().load(name);
                if (!initializeClass(type) || !coversInitializers(type, initialized) ||
                    vm_.approximations.total() != approximated)
                    return false;
            }
            failed.clear();
            return performAll(firstUses(types_, names)) &&
                   (!searches || performAll(firstSearches(types_, names)));
        };
        bool isDone = true;
        for (const World world : {World::Here, World::Elsewhere, World::Abroad}) {
            std::optional<vm::state::State> state = after(world, prepare);
            forStarts_ += goals_.executed();
            isDone = state.has_value();
            if (!isDone) break;
            roots[world] = std::move(*state);
        }
        if (isDone) {
            roots_ = roots;
            prepared_.clear();
            coveredInitializers_ = std::move(initialized);
            alsoInitialized_.insert(alsoInitialized_.end(), names.begin(), names.end());
            if (searches) searched_.insert(searched_.end(), names.begin(), names.end());
            return true;
        }
        if (failed.empty() && !std::exchange(searches, false)) return false;
        std::erase(names, failed);
    }
    return false;
}

} // namespace clew::search::generate
