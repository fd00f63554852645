#pragma once

// Measures which lines, branches and methods of the program the exploration has executed, on any
// path.
//
// Classes are measured that the program has loaded, without hidden ones and without the API that
// clew offers to programs. Figures are those that JaCoCo would report for runs on the same paths:
// CoverageFigures.h.
//
// The table goes to standard output when the listener is destroyed: behind the verdict.

#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "search/Listener.h"
#include "search/config/Config.h"
#include "search/config/ConfigKeys.h"
#include "vm/interpreter/decode/CoverageMap.h"

namespace clew::listeners {

class CoverageAnalyzer : public search::Listener {
    using LiveState = vm::state::LiveState;
    using Class = vm::types::Class;

  public:
    // Throws search::ConfigError where an output cannot be written.
    explicit CoverageAnalyzer(const search::Config& config);
    static std::span<const search::ConfigKey> keys();
    ~CoverageAnalyzer() override;

    bool wantsInstructions() const override { return true; }
    void executeInstruction(const LiveState&, const vm::types::Method&,
                            const vm::interpreter::Instruction* pc) override;
    void exceptionHandled(const LiveState&, vm::values::Ref) override;
    void classLoaded(const Class&) override;
    std::shared_ptr<const void> save() override { return map_.savePath(); }
    void restore(const std::shared_ptr<const void>& saved) override { map_.restorePath(saved); }
    std::unique_ptr<Listener> forWorker() const override;
    void merge(Listener& ofWorker) override;
    std::optional<std::string> stored() const override;
    void goOnFrom(const std::string& stored) override;

    const vm::interpreter::CoverageMap& map() const { return map_; }

  private:
    // For a worker: it reports nothing itself.
    CoverageAnalyzer(std::vector<std::string> include, std::vector<std::string> exclude)
        : reports_(false), include_(std::move(include)), exclude_(std::move(exclude)) {}
    void consider(const Class& type);
    bool isWanted(const Class& type) const;
    void report();

    vm::interpreter::CoverageMap map_;
    const vm::types::Method* last_ = nullptr; // the method executed last: its class was considered
    std::vector<bool> considered_;            // by Class::id
    bool reports_ = true;
    std::vector<std::string> include_, exclude_;
    bool showMethods_ = false;
    std::filesystem::path xml_, json_, html_; // empty: not wanted
    std::vector<std::filesystem::path> sourcePath_;
    std::string name_;
};

} // namespace clew::listeners
