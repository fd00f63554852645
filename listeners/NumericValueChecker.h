#pragma once

// Reports values of fields and local variables that are out of their range. JPF's keys:
//
//     range.fields = speed, ...
//     range.speed.field = x.y.SomeClass.velocity
//     range.speed.min = 300
//     range.speed.max = 500
//     range.vars = altitude, ...
//     range.altitude.var = x.y.SomeClass.computeTrajectory(int):a
//     range.altitude.max = 125000
//
// A missing bound is none. A method without parentheses is every one of that name. Local variables
// are known by name where the class was compiled with -g.

#include <optional>
#include <string>
#include <vector>

#include "search/Listener.h"
#include "search/config/Config.h"

namespace clew::listeners {

class NumericValueChecker : public search::Listener {
    using LiveState = vm::state::LiveState;
    using Method = vm::types::Method;
    using Field = vm::types::Field;
    using Instruction = vm::interpreter::Instruction;
    using Ref = vm::values::Ref;

  public:
    explicit NumericValueChecker(const search::Config& config);

    bool wantsInstructions() const override { return true; }
    // It knows nothing of what was.
    std::optional<std::string> stored() const override { return std::string(); }
    std::unique_ptr<Listener> forWorker() const override {
        return std::make_unique<NumericValueChecker>(*this);
    }
    void executeInstruction(const LiveState&, const Method&, const Instruction*) override {
        written_.reset();
    }
    void fieldAccess(const LiveState&, const Field&, Ref object, bool write) override;
    void instructionExecuted(const LiveState&, const Method&, const Instruction*) override;

    using Number = long double; // holds each long

  private:
    struct Range {
        std::string holder; // "x.y.SomeClass", or "x.y.SomeClass.computeTrajectory(int)"
        std::string name;   // of the field or the variable
        std::optional<Number> min, max;
    };
    struct Written {
        const Field* field;
        Ref object;
    };
    static std::vector<Range> rangesOf(const search::Config& config, std::string_view list,
                                       std::string_view kind, char separator);
    void check(const Range&, Number value, std::string_view what, const Method&,
               const Instruction*);
    void checkVariable(const LiveState&, const Method&, const Instruction*);

    std::vector<Range> fields_, variables_;
    std::optional<Written> written_; // by the instruction that is being executed
};

} // namespace clew::listeners
