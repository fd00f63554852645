#include "search/generate/PreparedStates.h"

#include <algorithm>
#include <string_view>

#include "vm/interpreter/linking/ClassAssembler.h"
#include "vm/objects/JavaObjects.h"

namespace clew::search::generate {

namespace {

constexpr std::size_t kMost = 24;
constexpr std::uint64_t kMostBytes = 192 << 20; // the objects of three tests that take most
constexpr std::string_view kHolder = "org/clew/PreparedObjects", kObjects = "objects";

// A frozen state has what the program can reach: what only the run knows is in a static field.
const vm::types::Class& holderOf(vm::Vm& vm) {
    namespace access = vm::classfile::access;
    vm::interpreter::ClassAssembler assembler(std::string(kHolder),
                                              access::Final | access::Super | access::Synthetic);
    assembler.field(access::Static, kObjects, "[Ljava/lang/Object;");
    vm::types::Class& made = vm.linker->define(assembler.finish(), "VM", nullptr, false);
    made.fromJdk = true;
    return made;
}

bool isBeginning(const std::vector<Step>& beginning, const std::vector<Step>& steps) {
    return beginning.size() < steps.size() &&
           std::equal(beginning.begin(), beginning.end(), steps.begin());
}

} // namespace

const PreparedStates::Prepared* PreparedStates::find(const Place& place,
                                                     const std::vector<Step>& steps) {
    auto best = known_.end();
    for (auto at = known_.begin(); at != known_.end(); ++at)
        if (at->place == place && isBeginning(at->steps, steps) &&
            (best == known_.end() || at->steps.size() > best->steps.size()))
            best = at;
    if (best == known_.end()) return nullptr;
    known_.splice(known_.begin(), known_, best);
    return &known_.front();
}

void PreparedStates::add(vm::Vm& vm, vm::state::LiveState& live, Prepared prepared) {
    const std::vector<vm::values::Ref> objects = live.temporaryRoots;
    const auto count = static_cast<std::uint32_t>(objects.size());
    const vm::values::Ref array = live.allocateArray(*vm.linker->known.objectArray, count + 1);
    if (array == 0) return;
    for (std::uint32_t i = 0; i < count; ++i) vm::objects::setElement(live, array, i, objects[i]);
    // What the run knows from the state that it has gone on from, if it has.
    const vm::types::Class& holder = holderOf(vm);
    vm::objects::setElement(live, array, count,
                            vm::objects::getStatic<vm::values::Ref>(live, holder, kObjects));
    vm::objects::setStatic(live, holder, kObjects, array);
    live.temporaryRoots.clear();
    prepared.state = live.freeze();
    live.temporaryRoots = objects;
    bytes_ += prepared.bytes();
    known_.push_front(std::move(prepared));
    while (known_.size() > kMost || (bytes_ > kMostBytes && known_.size() > 1)) {
        bytes_ -= known_.back().bytes();
        known_.pop_back();
    }
}

void PreparedStates::clear() {
    known_.clear();
    bytes_ = 0;
}

} // namespace clew::search::generate
