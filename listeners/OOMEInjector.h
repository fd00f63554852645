#pragma once

// Throws an OutOfMemoryError where the program allocates. JPF's keys:
//
//     oome.locations = Store.java:40-50, pkg/Cache.java:12, Main.java:7+
//     oome.types = pkg.Node, pkg.model.*
//
// A location is a range of lines, with all that is called from there; 7+ is line 7 and those behind
// it. A type is a class whose objects cannot be made. It is an observer that changes what is
// executed: Observer::injected.

#include <string>
#include <vector>

#include "search/Listener.h"
#include "search/config/Config.h"
#include "search/config/ConfigKeys.h"

namespace clew::listeners {

class OOMEInjector : public search::Listener {
    using LiveState = vm::state::LiveState;
    using Method = vm::types::Method;
    using Instruction = vm::interpreter::Instruction;

  public:
    static std::span<const search::ConfigKey> keys();
    explicit OOMEInjector(const search::Config& config);

    bool wantsInstructions() const override { return true; }
    bool changesExecution() const override { return true; }
    // It knows nothing of what was.
    std::optional<std::string> stored() const override { return std::string(); }
    std::unique_ptr<Listener> forWorker() const override {
        return std::make_unique<OOMEInjector>(*this);
    }
    std::optional<Injected> injected(const LiveState& state, const Method& method,
                                     const Instruction* pc) override;

  private:
    struct Location {
        std::string file; // "Store.java" or "pkg/Store.java"
        int from, to;
    };
    bool isIn(const Method& method, const Instruction* pc) const;
    bool isCalledFromLocation(const LiveState& state) const;

    std::vector<Location> locations_;
    std::vector<std::string> types_;
};

} // namespace clew::listeners
