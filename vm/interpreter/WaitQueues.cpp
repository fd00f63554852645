#include "vm/interpreter/WaitQueues.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "vm/Vm.h"
#include "vm/interpreter/Sharing.h"

namespace clew::vm::interpreter {
namespace {

constexpr std::string_view kConcurrent = "java/util/concurrent/";
struct FieldName {
    std::string_view holder, name;
};
constexpr FieldName kFields[] = {
    {"locks/AbstractQueuedSynchronizer", "head"},
    {"locks/AbstractQueuedSynchronizer$Node", "prev"},
    {"locks/AbstractQueuedSynchronizer$Node", "next"},
    {"locks/AbstractQueuedSynchronizer$Node", "waiter"},
    {"locks/AbstractQueuedSynchronizer$Node", "status"},
    {"locks/AbstractQueuedSynchronizer$ConditionNode", "nextWaiter"},
    {"locks/AbstractQueuedSynchronizer$ConditionObject", "firstWaiter"},
    {"locks/AbstractQueuedSynchronizer$ConditionObject", "lastWaiter"},
    {"CompletableFuture$Signaller", "thread"},
    {"FutureTask$WaitNode", "thread"},
    {"Phaser$QNode", "thread"},
};

struct Symbols {
    types::Symbol holder, name;
};

const std::vector<Symbols>& symbols() {
    static const std::vector<Symbols> all = [] {
        std::vector<Symbols> made;
        for (const FieldName& field : kFields)
            made.push_back({types::Symbol::of(std::string(kConcurrent) + std::string(field.holder)),
                            types::Symbol::of(field.name)});
        return made;
    }();
    return all;
}

} // namespace

bool isOfWaitQueue(const types::Field& field) {
    if (!field.holder->fromJdk || field.sharing.load(std::memory_order_relaxed) ==
                                      static_cast<std::uint8_t>(Protection::None))
        return false;
    return std::ranges::any_of(symbols(), [&](const Symbols& one) {
        return one.name == field.name && one.holder == field.holder->name;
    });
}

void takeWaitQueuesAsWritten(Vm& vm) {
    constexpr auto asWritten = static_cast<std::uint8_t>(Protection::None);
    bool isNew = false;
    for (const Symbols& one : symbols()) {
        const types::Class& holder = vm.linker->load(one.holder);
        if (const types::Field* field = holder.fieldNamed(one.name.view()))
            isNew |= field->sharing.exchange(asWritten) != asWritten;
    }
    if (isNew) vm.sharingChanges.fetch_add(1);
}

} // namespace clew::vm::interpreter
