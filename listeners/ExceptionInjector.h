#pragma once

// Throws exceptions where the program does not: to see what its handlers do. JPF's keys:
//
//     ei.exception = TYPE("message")@PLACE; ...
//     ei.throw_first = true
//
// TYPE is a class, of java.lang where it has no package and is one of there. PLACE is one of
//
//     pkg.Class:42             in place of the last instruction of line 42 (of the first one, with
//                              ei.throw_first)
//     pkg.Class.method(I):3    likewise, 3 lines below the first one of the method
//     pkg.Class.method(I)      where the method is entered, also one that overrides it: it is not
//                              executed. With the types of its parameters as in a class file.
//
// It is an observer that changes what is executed: Observer::injected.

#include <optional>
#include <string>
#include <vector>

#include "search/Listener.h"
#include "search/config/Config.h"
#include "search/config/ConfigKeys.h"

namespace clew::listeners {

class ExceptionInjector : public search::Listener {
    using LiveState = vm::state::LiveState;
    using Method = vm::types::Method;
    using Instruction = vm::interpreter::Instruction;

  public:
    static std::span<const search::ConfigKey> keys();
    explicit ExceptionInjector(const search::Config& config);

    bool wantsInstructions() const override { return true; }
    bool changesExecution() const override { return true; }
    // It knows nothing of what was.
    std::optional<std::string> stored() const override { return std::string(); }
    std::unique_ptr<Listener> forWorker() const override {
        return std::make_unique<ExceptionInjector>(*this);
    }
    void classLoaded(const vm::types::Class& klass) override;
    std::optional<Injected> injected(const LiveState&, const Method& method,
                                     const Instruction* pc) override;

  private:
    struct Target {
        Injected exception;
        std::string className;   // external
        std::string method;      // "name(I"; empty: any
        std::optional<int> line; // nothing: where the method is entered
    };
    static std::optional<Target> parse(std::string_view text);
    bool isAt(const Target& target, const Method& method, const Instruction* pc) const;

    std::vector<Target> targets_;
    bool throwsFirst_;
};

} // namespace clew::listeners
