#pragma once

// Reports exceptions as soon as they are thrown, also those that the program catches. Looks on
// where vm.halt_on_throw names some:
//
//     vm.halt_on_throw = java.io.*, pkg.MyException

#include <string>
#include <vector>

#include "search/Listener.h"
#include "search/config/Config.h"
#include "search/config/ConfigKeys.h"

namespace clew::listeners {

class HaltOnThrow : public search::Listener {
  public:
    static std::span<const search::ConfigKey> keys();
    explicit HaltOnThrow(const search::Config& config);
    static bool isWanted(const search::Config& config);

    // It knows nothing of what was.
    std::optional<std::string> stored() const override { return std::string(); }
    std::unique_ptr<Listener> forWorker() const override {
        return std::make_unique<HaltOnThrow>(*this);
    }
    void exceptionThrown(const vm::state::LiveState& state, vm::values::Ref exception) override;

  private:
    std::vector<std::string> patterns_;
};

} // namespace clew::listeners
