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
// for such runs, beside a share of all instructions.
constexpr std::uint64_t kSlow = 300'000, kMostAtOnce = 100'000'000, kAnyway = 100'000'000,
                        kShare = 2; // one part of so many
constexpr unsigned kMostTries = 8;

} // namespace

// Precondition: the steps were run last.
bool ConcreteRun::startsFasterAfter(const std::vector<Step>& steps) {
    if (!mayStartFasterAfter(goals_.executed())) return false;
    const std::vector<std::string> names = initializedBy(steps);
    return !names.empty() && initializeAlso(names);
}

bool ConcreteRun::mayStartFasterAfter(std::uint64_t instructions) const {
    return instructions >= kSlow && forStarts_ < kAnyway + instructions_ / kShare;
}

// Not the classes under test: what their initializers reach is a goal.
std::vector<std::string> ConcreteRun::initializedBy(const std::vector<Step>& steps) {
    const Stay stay(*this, World::Here);
    const auto wanted = [&](const Class* type) {
        return type->statics != 0 && !type->isArray() && !type->isPrimitive() &&
               !type->isHiddenClass && std::ranges::find(covered_, type) == covered_.end();
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
    std::vector<std::string> names;
    for (const Class* type : classes)
        if (wanted(type) && !before.contains(type) && isInitialized(*type))
            names.push_back(type->name.str());
    return names;
}

SlowStart ConcreteRun::slowStart() const {
    std::vector<std::string> names = alsoInitialized_;
    if (forCovered_ >= kSlow) names.push_back(covered_.front()->name.str());
    return {names, firstSearches(types_, searched_)};
}

bool ConcreteRun::initializeAlso(std::vector<std::string> names) {
    Roots roots = roots_;
    bool searches = true; // what they look for when they are first used
    const std::uint64_t most = forStarts_ + kMostAtOnce;
    for (unsigned tries = 0; tries < kMostTries && !names.empty() && forStarts_ < most; ++tries) {
        std::string failed;
        const auto prepare = [&] {
            goals_.begin(kMostAtOnce);
            for (const std::string& name : names) {
                failed = name;
                if (!initializeClass(types_.linker().load(name))) return false;
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
