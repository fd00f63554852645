// Counts how often the monitors of each class are taken, over all that the search explores.

#include <cstdio>
#include <map>
#include <string>

#include "listeners/Factory.h"

using clew::vm::state::LiveState;
using clew::vm::values::Ref;

class LockCounter : public clew::search::Listener {
  public:
    explicit LockCounter(const clew::search::Config& config)
        : least_(config.integer("lock_counter.least").value()) {}

    // Keys of the listener's own in the .jpf file.
    static std::span<const clew::search::ConfigKey> keys() {
        static constexpr clew::search::ConfigKey kKeys[] = {
            {.name = "lock_counter.least",
             .type = clew::search::ValueType::integer,
             .defaultValue = "1",
             .help = "classes whose monitors were taken less often are not worth a line"},
        };
        return kKeys;
    }

    void objectLocked(const LiveState& state, Ref object) override {
        const auto& klass = *state.object(object)->klass;
        if (!klass.fromJdk) ++counts_[klass.externalName()];
    }

    // A search that starts again from the beginning takes back what it has found so far.
    void searchRestarted() override { counts_.clear(); }

    void searchFinished() override {
        std::puts("monitors taken:");
        for (const auto& [name, count] : counts_)
            if (count >= least_) std::printf("%10ld  %s\n", count, name.c_str());
    }

  private:
    const long least_;
    std::map<std::string, long> counts_;
};

CLEW_LISTENER(LockCounter)
