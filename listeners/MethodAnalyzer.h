#pragma once

// Adds to the report of a violation which methods were called on the path that leads there, in the
// order of the calls: entered `>-`, left `<`. JPF's keys:
//
//     method.include = x.y.*, ...     by class and name; those of the JDK only where it names them
//     method.exclude = *.toString*
//     method.max_history = 100        the last ones
//     method.format = raw             there is no other
//     method.skip_init = false        what happens before the first choice as well
//     method.show_depth = true        a dot for each frame below
//     method.show_transition = true   where each transition begins

#include <map>
#include <span>
#include <string>
#include <vector>

#include "listeners/NamePatterns.h"
#include "listeners/PathLog.h"
#include "search/Listener.h"
#include "search/config/ConfigKeys.h"

namespace clew::listeners {

class MethodAnalyzer : public search::Listener {
    using LiveState = vm::state::LiveState;
    using Method = vm::types::Method;

  public:
    explicit MethodAnalyzer(const search::Config& config);
    static std::span<const search::ConfigKey> keys();

    bool explainsViolations() const override { return true; }
    bool wantsMethods() const override { return true; }
    void restore(const std::shared_ptr<const void>&) override;
    search::Section explain() override;

    void methodEntered(const LiveState&, const Method&) override;
    void methodExited(const LiveState&, const Method&) override;
    void objectReleased(const LiveState&, vm::values::Ref object) override { log_.forget(object); }
    void stateAdvanced(const LiveState&, const search::Transition&) override { ++transition_; }

  private:
    bool isWanted(const Method&) const;
    void add(const LiveState&, std::string_view sign, std::size_t depth, std::string_view what);

    NameFilter filter_;
    bool skipsInit_, showsDepth_, showsTransition_;
    PathLog log_;
    std::size_t transition_ = 0;
    std::map<std::size_t, std::vector<std::string>> entered_; // by thread
};

} // namespace clew::listeners
