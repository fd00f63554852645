#include "vm/interpreter/symbolic/ClassQuestions.h"

#include <algorithm>

#include "vm/interpreter/Interpreter.h"
#include "vm/interpreter/symbolic/AnnotationInputs.h"
#include "vm/interpreter/symbolic/ClassSearch.h"
#include "vm/interpreter/symbolic/MockClasses.h"
#include "vm/interpreter/symbolic/TypeQuestions.h"
#include "vm/objects/InputObjects.h"

namespace clew::vm::interpreter {

using state::AskedClass;
using state::Binding;
using state::ClassQuestion;
using state::LiveState;
using types::Class;
using values::Expression;

namespace {

bool isObject(const Vm& vm, const Class& klass) {
    return &klass == vm.linker->known.object;
}

std::map<std::uint32_t, Ref> classInputsOf(const Vm& vm, const LiveState& state) {
    std::map<std::uint32_t, Ref> inputs;
    for (const Binding& binding : state.symbolic.bindings.list())
        if (binding.kind == Binding::Kind::New && objects::isClassClass(vm, *binding.made))
            inputs[binding.input] = binding.ref;
    return inputs;
}

// What is known of the inputs, and of those that it has to do with; these are added to `inputs`.
std::vector<ClassFact> factsOf(const LiveState& state, std::vector<std::uint32_t>& inputs) {
    std::vector<ClassFact> facts;
    for (std::size_t i = 0; i < inputs.size(); ++i)
        for (const AskedClass& asked : state::classfacts::askedOf(inputs[i])) {
            const int known = state.literally(asked.condition);
            if (known < 0) continue;
            for (const std::uint32_t named : {asked.input, asked.other})
                if (named != 0 && std::ranges::find(inputs, named) == inputs.end())
                    inputs.push_back(named);
            if (asked.input == inputs[i] || asked.other == inputs[i])
                if (std::ranges::none_of(facts, [&](const ClassFact& fact) {
                        return fact.asked.condition == asked.condition;
                    }))
                    facts.push_back({asked, known == 1});
        }
    return facts;
}

// No class is two of these.
constexpr ClassQuestion kKinds[] = {ClassQuestion::Interface, ClassQuestion::Array,
                                    ClassQuestion::Primitive, ClassQuestion::Enum};

// That the question cannot be answered like this, by what classes are: not only because no class
// was found.
bool isImpossible(const Vm& vm, const AskedClass& asked, bool holds,
                  const std::vector<ClassFact>& facts) {
    const auto isKind = [](ClassQuestion question) {
        return std::ranges::find(kKinds, question) != std::end(kKinds);
    };
    for (const ClassFact& fact : facts) {
        const AskedClass& known = fact.asked;
        if (known.input != asked.input || !fact.holds) continue;
        const bool isBelow = known.question == ClassQuestion::Below && known.type;
        if (!holds) {
            // Below a class is below those above it.
            if (asked.question == ClassQuestion::Below && asked.type &&
                ((isBelow && known.type->isAssignableTo(*asked.type)) ||
                 (isObject(vm, *asked.type) && (isBelow || isKind(known.question)) &&
                  known.question != ClassQuestion::Primitive)))
                return true;
            continue;
        }
        if (isKind(asked.question) && isKind(known.question) && asked.question != known.question)
            return true;
        if (!isBelow || known.type->isPrimitive()) continue;
        const Class& above = *known.type;
        if (asked.question == ClassQuestion::Primitive) return true;
        const bool isClass = !above.isInterface() && !above.isArray() && !isObject(vm, above);
        if (isClass && asked.question == ClassQuestion::Interface) return true;
        if (asked.question == ClassQuestion::Array && !above.isArray() &&
            !vm.linker->known.objectArray->isAssignableTo(above))
            return true;
        // A class has one superclass.
        if (asked.question == ClassQuestion::Below && asked.type && isClass &&
            !asked.type->isInterface() && !asked.type->isAssignableTo(above) &&
            !above.isAssignableTo(*asked.type))
            return true;
    }
    return false;
}

void noteLeftOut(Vm& vm, const AskedClass& asked, bool holds) {
    vm.approximated(Approximation::ClassLeftOut,
                    values::expressions::toString(
                        holds ? asked.condition : values::expressions::notOf(asked.condition)));
}

// Of the class of an object, what can depend on which one it is. That it is below another one is a
// question about the object (TypeQuestions.h).
constexpr ClassQuestion kOfObjects[] = {ClassQuestion::Is, ClassQuestion::Below,
                                        ClassQuestion::Above, ClassQuestion::Annotated};

Ref refOf(const LiveState& state, std::uint32_t input) {
    Ref ref = 0;
    state.symbolic.bindings.visit([&](const Binding& binding) {
        if (binding.input == input && binding.kind == Binding::Kind::New) ref = binding.ref;
        return ref == 0;
    });
    return ref;
}

Ref objectOfClass(const LiveState& state, std::uint32_t classInput) {
    const std::uint32_t object = state::classfacts::objectOf(classInput);
    return object == 0 ? 0 : refOf(state, object);
}

// The answer, without a choice. Nothing but conditions depends on the variable.
void keep(LiveState& state, const AskedClass& asked, bool holds) {
    if ((state.valueOf(asked.variable) != 0) != holds) {
        auto assignment = std::make_shared<state::Assignment>(*state.symbolic.assignment);
        (*assignment)[asked.variable] = holds;
        state.symbolic.assignment = std::move(assignment);
    }
    state.constrain(holds ? asked.condition : values::expressions::notOf(asked.condition));
}

std::uint32_t inputOfClass(const LiveState& state, Ref object) {
    return objects::inputOf(state, object);
}

ClassAnswer ask(Vm& vm, LiveState& state, ClassQuestion question, Ref object, const Class* type,
                Ref other) {
    if (const Class* klass = objects::classStoodFor(vm, state, object))
        return {0, answerFor(question, *klass, type)};
    if (question == ClassQuestion::Annotated && !isSeenAtRunTime(*type)) return {0, false};
    const std::uint32_t input = inputOfClass(state, object),
                        second = other != 0 ? inputOfClass(state, other) : 0;
    if (const Ref of = objectOfClass(state, input)) {
        const Class& klass = *state.object(of)->klass;
        if (question == ClassQuestion::Below && type) {
            const TypeAnswer answer = askType(vm, state, of, *type);
            return {answer.question, state.object(of)->klass->isAssignableTo(*type)};
        }
        if (std::ranges::find(kOfObjects, question) == std::end(kOfObjects)) {
            const bool isAnyObjects =
                question == ClassQuestion::Array || question == ClassQuestion::Enum;
            if (isAnyObjects && !objects::hasAllTypes(vm, state, of))
                objects::noteClassOfMock(vm, state, of);
            return {0, answerFor(question, klass, type)};
        }
    }
    const AskedClass asked = state::classfacts::ask(question, input, type, second);
    int known = state.literally(asked.condition);
    if (known < 0) {
        std::vector<std::uint32_t> inputs{input};
        if (second != 0) inputs.push_back(second);
        const std::vector<ClassFact> facts = factsOf(state, inputs);
        const auto isPossible = [&](bool holds) {
            std::vector<ClassFact> with = facts;
            with.push_back({asked, holds});
            if (findClasses(vm, state, inputs, with)) return true;
            if (!isOneOfFew(vm, state, input, with) && !isImpossible(vm, asked, holds, facts))
                noteLeftOut(vm, asked, holds);
            return false;
        };
        const bool canBe = isPossible(true), canBeNot = isPossible(false);
        if (canBe && canBeNot) return {asked.condition, false};
        if (!canBe && !canBeNot)
            throw Interpreter::Unsupported{
                {Approximation::ClassNotChosen, state::inputs::at(input).name}};
        known = canBe;
        keep(state, asked, canBe); // for classesOfInputs
    }
    if (known == 1 && question == ClassQuestion::Is && type)
        objects::letStandFor(vm, state, object, *type);
    return {0, known == 1};
}

} // namespace

ClassAnswer askClass(Vm& vm, LiveState& state, ClassQuestion question, Ref object,
                     const Class* type) {
    return ask(vm, state, question, object, type, 0);
}

ClassAnswer askClass(Vm& vm, LiveState& state, ClassQuestion question, Ref object, Ref other) {
    const auto classOf = [&](Ref ref) -> const Class* {
        return objects::isClassInput(vm, state, ref) ? objects::classStoodFor(vm, state, ref)
                                                     : vm.classOfMirror(ref);
    };
    const auto turned = question == ClassQuestion::Below   ? ClassQuestion::Above
                        : question == ClassQuestion::Above ? ClassQuestion::Below
                                                           : question;
    const Class *first = classOf(object), *second = classOf(other);
    if (first && second) return {0, answerFor(question, *first, second)};
    if (second) return ask(vm, state, question, object, second, 0);
    if (first) return ask(vm, state, turned, other, first, 0);
    if (object == other) return {0, true};
    return question == ClassQuestion::Above ? ask(vm, state, turned, other, nullptr, object)
                                            : ask(vm, state, question, object, nullptr, other);
}

Expression nextClassToTry(Vm& vm, LiveState& state, Ref object) {
    constexpr std::size_t kMostTried = 24;
    const std::uint32_t input = inputOfClass(state, object);
    if (objects::classStoodFor(vm, state, object) || objectOfClass(state, input) != 0) return 0;
    std::vector<std::uint32_t> inputs{input};
    const std::vector<ClassFact> facts = factsOf(state, inputs);
    std::size_t refused = 0;
    for (const auto& [asked, holds] : facts) {
        if (asked.question != ClassQuestion::Is || asked.input != input || !asked.type) continue;
        if (holds) {
            objects::letStandFor(vm, state, object, *asked.type);
            return 0;
        }
        ++refused;
    }
    if (refused >= kMostTried) return 0;
    std::vector<const Class*> classes = classesToTry(vm, state, input, facts);
    // What is left stands for the last one (chooseClass).
    if (!classes.empty()) classes.pop_back();
    for (const Class* klass : classes) {
        const ClassAnswer answer = askClass(vm, state, ClassQuestion::Is, object, klass);
        if (answer.question != 0) return answer.question;
        if (answer.isYes) return 0;
    }
    return 0;
}

void chooseClass(Vm& vm, LiveState& state, Ref object, std::string_view user) {
    if (objects::classStoodFor(vm, state, object)) return;
    const std::uint32_t input = inputOfClass(state, object);
    std::vector<std::uint32_t> inputs{input};
    std::vector<ClassFact> facts = factsOf(state, inputs);
    const auto found = findClasses(vm, state, inputs, facts);
    if (!found) throw Interpreter::Unsupported{{Approximation::ClassNotChosen, std::string(user)}};
    const Class& chosen = *found->at(input);
    const AskedClass isIt = state::classfacts::ask(ClassQuestion::Is, input, &chosen);
    if (state.literally(isIt.condition) != 1) {
        keep(state, isIt, true);
        vm.approximated(Approximation::OneClassOfInput, std::string(user));
    }
    objects::letStandFor(vm, state, object, chosen);
}

Ref classOfObject(Vm& vm, LiveState& state, Ref object) {
    const std::uint32_t of = objects::inputOf(state, object);
    const std::uint32_t input = objects::inputReference(state::inputs::at(of).name + ".getClass()",
                                                        *vm.linker->known.klass, false);
    state::classfacts::noteClassOf(input, of);
    if (const Ref known = refOf(state, input)) return known;
    const Ref made = objects::makeClassInput(vm, state);
    if (made != 0)
        state.symbolic.bindings = state.symbolic.bindings.then({.input = input,
                                                                .kind = Binding::Kind::New,
                                                                .ref = made,
                                                                .made = vm.linker->known.klass});
    return made;
}

bool isExactly(const LiveState& state, Ref object) {
    const std::uint32_t input = state::classfacts::classOf(objects::inputOf(state, object));
    if (input == 0) return false;
    return std::ranges::any_of(state::classfacts::askedOf(input), [&](const AskedClass& asked) {
        return asked.question == ClassQuestion::Is && asked.type &&
               state.literally(asked.condition) == 1;
    });
}

void settleClasses(Vm& vm, const LiveState& state, state::InputValues& values) {
    std::map<std::uint32_t, const Class*> classes;
    for (const auto& [input, object] : classInputsOf(vm, state)) {
        if (classes.contains(input)) continue;
        std::vector<std::uint32_t> inputs{input};
        const std::vector<ClassFact> facts = factsOf(state, inputs);
        if (const auto found = findClasses(vm, state, inputs, facts))
            classes.insert(found->begin(), found->end());
    }
    if (classes.empty()) return;
    for (Binding& binding : values.bindings)
        if (const auto found = classes.find(binding.input); found != classes.end())
            binding.kind = Binding::Kind::Class, binding.made = found->second;
    for (Binding& binding : values.bindings) {
        const std::uint32_t input = binding.input;
        if (binding.kind == Binding::Kind::Class) {
            binding.made =
                &withElements(vm, input, state::inputs::at(input).name, *binding.made, values);
            continue;
        }
        const auto found = classes.find(state::classfacts::classOf(input));
        if (binding.kind != Binding::Kind::New || found == classes.end()) continue;
        const bool wasMock = objects::isMock(*binding.made);
        binding.made =
            &withElements(vm, input, state::inputs::at(found->first).name, *found->second, values);
        if (wasMock) binding.constructor = mockConstructor(vm, *binding.made);
    }
}

} // namespace clew::vm::interpreter
