#include "choice/Choice.h"

#include <fmt/format.h>

#include <algorithm>

#include "vm/interpreter/symbolic/AnnotationInputs.h"
#include "vm/interpreter/symbolic/InputConstruction.h"
#include "vm/interpreter/symbolic/InputInitializers.h"
#include "vm/interpreter/symbolic/MockClasses.h"
#include "vm/objects/ClassInputs.h"
#include "vm/objects/InputConstructors.h"
#include "vm/objects/InputObjects.h"
#include "vm/objects/InputTypes.h"
#include "vm/objects/JavaObjects.h"
#include "vm/objects/MemberInputs.h"
#include "vm/objects/MockTypes.h"
#include "vm/objects/NamedClasses.h"
#include "vm/types/LinkageError.h"

namespace clew::choice {

using namespace vm;
using state::Binding;
using Kind = SymbolicRequest::Kind;
namespace expressions = values::expressions;

// ---- conditions on inputs

namespace {
std::shared_ptr<const Assignment> with(const Assignment& before, const Assignment& changes) {
    auto assignment = std::make_shared<Assignment>(before);
    for (const auto& [variable, bits] : changes) (*assignment)[variable] = bits;
    return assignment;
}
} // namespace

ConditionChoice::ConditionChoice(SymbolicRequest request, const LiveState& state, Solver& solver)
    : request_(std::move(request)), thread_(state.current) {
    const std::vector<Expression> constraints = state.symbolic.constraints.list();
    expressions::Evaluator holds(*state.symbolic.assignment);
    for (std::uint32_t i = 0; i < request_.conditions.size(); ++i) {
        if (holds.holds(request_.conditions[i])) { // known without asking
            feasible_.insert(feasible_.begin(), {i, state.symbolic.assignment});
            continue;
        }
        Solution solution = solver.solve(
            {constraints, request_.conditions[i], state.symbolic.assignment.get(), Patience::Any});
        if (solution.answer == Answer::Unknown)
            unknown_ = solution.reason.empty() ? "no answer" : solution.reason;
        if (solution.answer == Answer::Later)
            feasible_.push_back({i, nullptr, std::move(solution.leaf)});
        if (solution.answer == Answer::Satisfiable)
            feasible_.push_back({i, with(*state.symbolic.assignment, solution.assignment)});
    }
    if (std::ranges::none_of(feasible_, [](const Feasible& each) { return each.leaf != nullptr; }))
        return;
    constraints_ = constraints;
    present_ = state.symbolic.assignment;
}

Solution ConditionChoice::settle(std::uint32_t alternative, Solver& solver,
                                 Patience patience) const {
    Feasible& asked = feasible_[alternative];
    Solution solution = solver.solve(
        {constraints_, request_.conditions[asked.condition], present_.get(), patience});
    if (solution.answer == Answer::Satisfiable)
        asked.assignment = with(*present_, solution.assignment);
    if (solution.answer != Answer::Later) asked.leaf.reset();
    return solution;
}

void ConditionChoice::apply(std::uint32_t alternative, LiveState& state,
                            Interpreter& interpreter) const {
    const Feasible& taken = feasible_[alternative];
    state.constrain(request_.conditions[taken.condition]);
    if (taken.assignment != state.symbolic.assignment) state.adopt(taken.assignment);
    state.prepareToRun(thread_);
    interpreter.resume();
}

std::string ConditionChoice::describe(std::uint32_t alternative, LiveState&) const {
    return "input: " + expressions::toString(request_.conditions[feasible_[alternative].condition]);
}

// ---- input references

namespace {

[[noreturn]] void noRoom() {
    throw Interpreter::Unsupported{{Approximation::NoRoomForInput, {}}};
}

// The members that an input may be; first, where an input may be of a class that there is not,
// those with annotations of the types that the code which is under way names.
std::vector<Binding> membersFor(Vm& vm, std::uint32_t input, const types::Class* user,
                                bool isMethod) {
    constexpr std::size_t kMost = 16;
    const auto kind = isMethod ? Binding::Kind::Method : Binding::Kind::Field;
    std::vector<Binding> members;
    if (!user) return members;
    const auto add = [&](const types::Class& holder, std::uint32_t index) {
        members.push_back({.input = input, .kind = kind, .made = &holder, .constant = index});
    };
    const bool mayBeMade = objects::mocksOf(vm) != objects::Mocks::None;
    for (const types::Class* named : objects::classesNamedBy(vm, *user)) {
        if (!mayBeMade) break;
        const types::Class* holder = interpreter::annotatedMembers(vm, *named);
        if (!holder || members.size() == kMost / 2) continue;
        for (const types::Method& method : holder->methods)
            if (isMethod && !method.isInitializer) add(*holder, method.indexInHolder);
        for (const types::Field& field : holder->fields)
            if (!isMethod) add(*holder, field.indexInHolder);
    }
    const auto canUse = [](const types::Class&) { return true; };
    if (isMethod)
        for (const types::Method* method : objects::methodsOfEachKind(vm, *user, kMost, canUse))
            add(*method->holder, method->indexInHolder);
    else
        for (const types::Field* field : objects::fieldsOfEachKind(vm, *user, kMost, canUse))
            add(*field->holder, field->indexInHolder);
    return members;
}

// The object that is such a member.
vm::values::Ref newMember(Vm& vm, LiveState& state, const Binding& member) {
    try {
        return objects::newMember(vm, state, member);
    } catch (const objects::OutOfMemory&) {
        noRoom();
    } catch (const types::LinkageError& error) { // a type of it, of what it throws or returns
        throw Interpreter::Unsupported{{Approximation::ClassLeftOut, error.what()}};
    }
}

} // namespace

ReferenceChoice::ReferenceChoice(std::uint32_t input, bool mayBeNull, LiveState& state, Vm& vm,
                                 Solver& solver)
    : vm_(&vm), input_(input), thread_(state.current) {
    const types::Class& declared = *state::inputs::at(input).declared;
    const std::string name = state::inputs::at(input).name;
    const objects::TypeConstraints constraints = objects::typeConstraintsOf(state, input);
    // What is an instance of a type is not null.
    if (mayBeNull && constraints.is.size() == 1)
        alternatives_.push_back(
            {{.input = input, .kind = Binding::Kind::Null}, 0, state.symbolic.assignment});
    const auto addNew = [&](const types::Class& klass, bool isUtf16,
                            const types::Method* constructor = nullptr) {
        const Expression condition =
            objects::inputObjectCondition(vm, name, klass, isUtf16, constructor);
        auto assignment = state.symbolic.assignment;
        if (!expressions::Evaluator(*assignment).holds(condition)) {
            const std::vector<Expression> conditions = state.symbolic.constraints.list();
            Solution solution = solver.solve({conditions, condition, assignment.get()});
            if (solution.answer == Answer::Unknown)
                unknown_ = solution.reason.empty() ? "no answer" : solution.reason;
            if (solution.answer != Answer::Satisfiable) return;
            auto made = std::make_shared<Assignment>(*assignment);
            for (const auto& [variable, bits] : solution.assignment) (*made)[variable] = bits;
            assignment = std::move(made);
        }
        alternatives_.push_back({{.input = input,
                                  .kind = Binding::Kind::New,
                                  .made = &klass,
                                  .isUtf16 = isUtf16,
                                  .constructor = constructor},
                                 condition,
                                 std::move(assignment)});
    };
    const std::vector<vm::values::Ref> unfinished = vm::interpreter::underConstruction(state);
    const auto addConstructed = [&](const types::Class& klass) {
        if (unfinished.size() >= vm::interpreter::kNestedConstructors) {
            vm.approximated(vm::Approximation::NestedConstructors,
                            std::to_string(vm::interpreter::kNestedConstructors));
            return;
        }
        const auto constructors = objects::inputConstructorsOf(klass);
        if (constructors.empty())
            vm.approximated(vm::Approximation::NoConstructor, klass.externalName());
        for (const types::Method* constructor : constructors) {
            objects::noteConstructor(vm, state, *constructor);
            addNew(klass, false, constructor);
        }
    };
    const auto addConstants = [&](const types::Class& klass) {
        const auto constants = objects::enumConstants(state, klass);
        if (constants.empty())
            vm.approximated(vm::Approximation::UninitializedEnum, klass.externalName());
        for (std::uint32_t i = 0; i < constants.size(); ++i)
            alternatives_.push_back({{.input = input,
                                      .kind = Binding::Kind::Constant,
                                      .ref = constants[i].object,
                                      .made = &klass,
                                      .constant = i},
                                     0,
                                     state.symbolic.assignment});
    };
    const auto addMembers = [&](bool isMethod) {
        for (const Binding& member : membersFor(vm, input, objects::classUnderWay(state), isMethod))
            alternatives_.push_back({member, 0, state.symbolic.assignment});
    };
    objects::InputTypes types;
    if (objects::mocksOf(vm) == objects::Mocks::None) {
        types = objects::inputTypesOf(vm, declared);
    } else {
        objects::PossibleTypes possible = objects::possibleTypes(vm, constraints);
        types = std::move(possible.existing);
        // Where a class that there is is the smallest, it becomes a mock when that matters.
        if (possible.mock) {
            // What is thrown is caught by its class, without a question; and of members there are
            // more.
            if (!declared.isAssignableTo(*vm.linker->known.throwable) &&
                objects::reflectedTypesBelow(vm, declared).empty())
                types.leftOut.reset();
            vm.approximated(objects::mocksHaveEffects(vm) ? vm::Approximation::AsMockedWithEffects
                                                          : vm::Approximation::AsMocked,
                            declared.externalName());
            if (!possible.mock->interfaces.empty() ||
                std::ranges::find(types.classes, possible.mock->super) == types.classes.end()) {
                const types::Class& mock = vm::interpreter::mockClass(vm, input, *possible.mock);
                addNew(mock, false, vm::interpreter::mockConstructor(vm, mock));
            }
        }
    }
    // What may be anything is one of the classes that it may be compared with as well.
    if (&declared == vm.linker->known.object)
        if (const types::Class* user = objects::classUnderWay(state))
            for (const types::Class* klass : objects::classesComparedBy(vm, *user))
                if (constraints.admits(*klass)) types.classes.push_back(klass);
    for (const types::Class* klass : types.classes) {
        if (objects::isEnum(*klass)) {
            addConstants(*klass);
            continue;
        }
        if (objects::isConstructed(vm, *klass)) {
            addConstructed(*klass);
            continue;
        }
        if (objects::isMethodClass(*klass) || objects::isFieldClass(*klass)) {
            addMembers(objects::isMethodClass(*klass));
            continue;
        }
        addNew(*klass, false);
        if (klass == vm.linker->known.string && !vm.inputTextIsLatin1) addNew(*klass, true);
    }
    if (types.leftOut) vm.approximated(types.leftOut->which, types.leftOut->detail);
    for (const Binding& binding : state.symbolic.bindings.list()) {
        if (binding.kind != Binding::Kind::New || !constraints.admits(*binding.made) ||
            objects::isValueLike(*binding.made) || objects::isClassClass(vm, *binding.made) ||
            objects::isMadeFrom(vm, state, binding, input))
            continue;
        if (std::ranges::find(unfinished, binding.ref) != unfinished.end()) {
            // A field of an argument, which the program may have set since.
            vm.approximated(vm::Approximation::ConstructedLate, binding.made->externalName());
            continue;
        }
        if (!unfinished.empty()) vm::interpreter::noteLateArgument(vm, state, binding.ref);
        alternatives_.push_back({{.input = input,
                                  .kind = Binding::Kind::Alias,
                                  .ref = binding.ref,
                                  .aliasOf = binding.input},
                                 0,
                                 state.symbolic.assignment});
    }
}

void ReferenceChoice::apply(std::uint32_t alternative, LiveState& state,
                            Interpreter& interpreter) const {
    const Alternative& taken = alternatives_[alternative];
    Binding binding = taken.binding;
    const std::string name = state::inputs::at(input_).name;
    if (taken.condition != 0) state.constrain(taken.condition);
    if (taken.assignment != state.symbolic.assignment) state.adopt(taken.assignment);
    state.prepareToRun(thread_);
    if (binding.kind == Binding::Kind::New) {
        binding.ref = binding.constructor ? state.allocateInstance(*binding.made)
                                          : objects::makeInputObject(
                                                *vm_, state, name, *binding.made, binding.isUtf16);
        if (binding.ref == 0) noRoom();
    }
    if (objects::isMember(binding)) binding.ref = newMember(*vm_, state, binding);
    state.bind(binding);
    state.prepareToRun(thread_);
    interpreter.resume();
    if (binding.kind != Binding::Kind::New || binding.ref == 0) return;
    // The last one is executed first.
    const vm::values::Slot object = binding.ref;
    if (const types::Method* initializer = vm::interpreter::inputInitializerOf(*vm_, *binding.made))
        interpreter.prepare(*initializer, {&object, 1});
    if (binding.constructor)
        interpreter.prepare(
            vm::interpreter::inputConstruction(*vm_, *binding.constructor),
            objects::inputArguments(*vm_, state, binding.ref, name, *binding.constructor));
}

std::string ReferenceChoice::describe(std::uint32_t alternative, LiveState&) const {
    const Binding& binding = alternatives_[alternative].binding;
    const std::string name = state::inputs::at(input_).name;
    switch (binding.kind) {
        case Binding::Kind::Null:
            return fmt::format("input: {} == null", name);
        case Binding::Kind::Constant:
            return fmt::format("input: {} == {}", name,
                               objects::constantName(*binding.made, binding.constant));
        case Binding::Kind::New:
            return fmt::format("input: {} is a new {}", name, objects::describeType(*binding.made));
        case Binding::Kind::Method:
        case Binding::Kind::Field:
            return fmt::format("input: {} is {}", name, objects::describeMember(binding));
        default:
            return fmt::format("input: {} == {}", name, state::inputs::at(binding.aliasOf).name);
    }
}

std::uint32_t ReferenceChoice::identityOf(std::uint32_t alternative) const {
    const Binding& binding = alternatives_[alternative].binding;
    vm::state::Hash128 hash =
        vm::state::mix({}, std::uint64_t(binding.kind) << 32 | binding.constant);
    hash = vm::state::mix(
        hash, std::uint64_t(binding.made ? binding.made->id : 0) << 32 | binding.aliasOf);
    const std::uint64_t constructor =
        binding.constructor ? binding.constructor->indexInHolder + 1u : 0;
    hash = vm::state::mix(hash, constructor << 1 | std::uint64_t(binding.isUtf16));
    return static_cast<std::uint32_t>(hash.low) & 0x7FFF'FFFF;
}

// ---- both

vm::state::Hash128 Choice::question() const {
    using Hash = vm::state::Hash128;
    if (const auto* condition = std::get_if<std::shared_ptr<const ConditionChoice>>(&kind_)) {
        Hash hash = vm::state::mix(Hash(), (*condition)->conditions().size());
        for (const Expression asked : (*condition)->conditions())
            hash = vm::state::mix(hash, asked);
        return hash;
    }
    if (const auto* reference = std::get_if<std::shared_ptr<const ReferenceChoice>>(&kind_))
        return vm::state::mix(vm::state::mix(Hash(), 0), (*reference)->input());
    return {};
}

std::uint32_t Choice::identityOf(std::uint32_t alternative) const {
    if (const auto* condition = std::get_if<std::shared_ptr<const ConditionChoice>>(&kind_))
        return (*condition)->identityOf(alternative);
    if (const auto* reference = std::get_if<std::shared_ptr<const ReferenceChoice>>(&kind_))
        return (*reference)->identityOf(alternative);
    return alternative;
}

} // namespace clew::choice
