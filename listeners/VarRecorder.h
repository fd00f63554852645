#pragma once

// Adds to the report of a violation the values of fields, local variables and array elements, as
// the path that leads there writes (`<-`) and reads (`->`) them. JPF's keys:
//
//     var_recorder.include = x.y.*    classes whose code is looked at; all but the JDK's if unset
//     var_recorder.exclude = x.y.Test*
//     var_recorder.fields = false
//     var_recorder.locals = false     known by name where the class was compiled with -g
//     var_recorder.arrays = false

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "listeners/NamePatterns.h"
#include "listeners/PathLog.h"
#include "search/Listener.h"
#include "search/config/ConfigKeys.h"

namespace clew::listeners {

class VarRecorder : public search::Listener {
    using LiveState = vm::state::LiveState;
    using Method = vm::types::Method;
    using Instruction = vm::interpreter::Instruction;
    using Ref = vm::values::Ref;

  public:
    explicit VarRecorder(const search::Config& config);
    static std::span<const search::ConfigKey> keys();

    bool explainsViolations() const override { return true; }
    bool wantsInstructions() const override { return true; }
    void restore(const std::shared_ptr<const void>&) override;
    search::Section explain() override;

    void executeInstruction(const LiveState&, const Method&, const Instruction*) override;
    void fieldAccess(const LiveState&, const vm::types::Field&, Ref object, bool write) override;
    void arrayAccess(const LiveState&, Ref array, std::uint32_t index, bool write) override;
    void instructionExecuted(const LiveState&, const Method&, const Instruction*) override;
    void objectReleased(const LiveState&, Ref object) override { log_.forget(object); }
    void stateAdvanced(const LiveState&, const search::Transition&) override { ++transition_; }

  private:
    // By the instruction that is being executed.
    struct Access {
        const vm::types::Field* field; // null: of an array
        Ref holder;
        std::uint32_t index;
        bool isWrite;
    };
    void add(const LiveState&, const Method&, const Instruction*, std::string_view name,
             bool isWrite, const std::string& value);
    void addLocal(const LiveState&, const Method&, const Instruction*);

    NameFilter filter_;
    bool fields_, locals_, arrays_;
    PathLog log_;
    std::size_t transition_ = 0;
    bool isWanted_ = false; // the code that is being executed
    std::optional<Access> access_;
};

} // namespace clew::listeners
