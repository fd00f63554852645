#pragma once

// Adds to the report of a violation what was done, on the path that leads there, with the objects
// that it is told: made, called, fields read and written, and given up. JPF's keys:
//
//     ot.include = x.y.Account, ...   classes, * for any text
//     ot.exclude = x.y.Acc*Test
//     ot.refs = x.y.Account@2         the second Account that the path makes, and no other
//     ot.log_life_cycle = false       not when they are made and given up
//     ot.log_calls = false            not their methods
//     ot.log_fields = false           not their fields
//
// JPF's numbers of objects are its own: a bare number in ot.refs names none here.

#include <map>
#include <set>
#include <span>
#include <string>

#include "listeners/NamePatterns.h"
#include "listeners/PathLog.h"
#include "search/Listener.h"
#include "search/config/ConfigKeys.h"

namespace clew::listeners {

class ObjectTracker : public search::Listener {
    using LiveState = vm::state::LiveState;
    using Ref = vm::values::Ref;

  public:
    explicit ObjectTracker(const search::Config& config);
    static std::span<const search::ConfigKey> keys();

    bool explainsViolations() const override { return true; }
    bool wantsMethods() const override { return logsCalls_; }
    bool wantsInstructions() const override { return logsFields_; }
    void restore(const std::shared_ptr<const void>&) override;
    search::Section explain() override;

    void objectCreated(const LiveState&, Ref object) override;
    void objectReleased(const LiveState&, Ref object) override;
    void methodEntered(const LiveState&, const vm::types::Method&) override;
    void fieldAccess(const LiveState&, const vm::types::Field&, Ref object, bool write) override;
    void stateAdvanced(const LiveState&, const search::Transition&) override { ++transition_; }

  private:
    void add(const LiveState&, std::string_view what, const std::string& name,
             std::string_view member = {});

    NameFilter classes_;
    bool tracksClasses_;
    std::set<std::string> wanted_; // "x.y.Account@2"
    bool logsLifeCycle_, logsCalls_, logsFields_;
    PathLog log_;
    std::size_t transition_ = 0;
    std::map<std::string, std::size_t> made_; // of each class whose objects may be wanted
    std::map<Ref, std::string> tracked_;      // what they are called
};

} // namespace clew::listeners
