#pragma once

// Collects what a replayed path does: for each choice, the thread and the lines of the program that
// it executes.

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "search/trace/ThreadReport.h"
#include "search/trace/Violation.h"
#include "vm/interpreter/Observer.h"
#include "vm/types/Class.h"

namespace clew::search {

// The text of source lines, as far as `sourcepath` has them.
class Sources {
  public:
    explicit Sources(std::vector<std::filesystem::path> folders) : folders_(std::move(folders)) {}
    // `package` internal, "java/util". Without surrounding white space; empty where there is none.
    std::string lineOf(const std::string& package, const std::string& file, int line);

  private:
    std::vector<std::filesystem::path> folders_;
    std::map<std::string, std::vector<std::string>> files_;
};

class Tracer : public vm::interpreter::Observer {
  public:
    explicit Tracer(Sources& sources) : sources_(sources) {}

    // The alternative that is about to be taken.
    void choose(std::string text) {
        steps_.emplace_back();
        steps_.back().choice = std::move(text);
        fresh_ = true;
    }
    std::vector<TraceStep> finish(vm::state::LiveState& state);
    const std::map<vm::values::Ref, Acquired>& acquired() const { return acquired_; }

    // The steps of the monitor for the object, as "main (Foo.java:12): lock() is called"; with a
    // number, those of the thread with it alone.
    std::vector<std::string> historyOf(const vm::interpreter::Breach& breach) const;
    // The specification's text, with the part that fails marked; nothing where no step is to blame.
    Section failingPartOf(const vm::interpreter::Breach& breach) const;

    bool wantsInstructions() const override { return true; }
    void specificationStepped(const vm::state::LiveState&, const void* monitor, vm::values::Ref,
                              std::string_view step, std::uint64_t valuation) override;
    void executeInstruction(const vm::state::LiveState&, const vm::types::Method&,
                            const vm::interpreter::Instruction* pc) override;
    void objectLocked(const vm::state::LiveState&, vm::values::Ref) override;
    void threadStarted(const vm::state::LiveState&, std::size_t) override;

  private:
    void startStep(const vm::state::LiveState& state);

    struct MonitorStep {
        const void* monitor;
        vm::values::Ref object;
        std::uint32_t threadNumber;
        std::string text;
        std::uint64_t valuation;
    };
    bool isOf(const MonitorStep& step, const vm::interpreter::Breach& breach) const;

    Sources& sources_;
    std::vector<TraceStep> steps_;
    std::vector<MonitorStep> monitorSteps_;
    bool fresh_ = false; // nothing was executed since choose()
    const vm::types::Method* lastMethod_ = nullptr;
    int lastLine_ = 0;
    std::string lastPosition_;
    std::map<std::size_t, std::string> positions_; // of each thread: the last line of the program
    std::map<vm::values::Ref, Acquired> acquired_;
    std::uint64_t acquisitions_ = 0;
};

} // namespace clew::search
