#pragma once

// A stored path: what `clew replay` needs, and the listener ChoiceSelector.

#include <cstdint>
#include <filesystem>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "search/config/Config.h"
#include "vm/Vm.h"
#include "vm/interpreter/Sharing.h"

namespace clew::search {

struct TraceFile {
    std::vector<std::uint32_t> path;
    std::vector<std::int64_t> read; // from outside the state, on the path (Path::read)
    // What partial-order reduction knew of fields and arrays, without which the numbers of the
    // alternatives mean something else.
    vm::interpreter::Protections protections;
    std::string inputs; // JSON of their values (InputReport.h); empty: there were none
    bool byItself;      // the method of symbolic.method was executed, and not the program's main
    std::map<std::string, std::string> classes; // what hashesOfClasses has said
    bool guardsOutliveThreads;                  // vm::Options
    bool hasViolation; // at its end; otherwise somebody wanted the path to be stored
};
// The settings of a run, to be stored.
nlohmann::json configurationToStore(const Config& config);
TraceFile readTrace(const std::filesystem::path& file); // throws ConfigError

// Of the class files of the program's own classes that have been loaded, by internal name.
std::map<std::string, std::string> hashesOfClasses(vm::Vm& vm);
// Classes that the class path does not have, or not as they were.
std::vector<std::string> changedClasses(const std::map<std::string, std::string>& hashes,
                                        vm::Vm& vm);

} // namespace clew::search
