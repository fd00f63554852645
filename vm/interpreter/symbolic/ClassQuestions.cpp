#include "vm/interpreter/symbolic/ClassQuestions.h"

#include <algorithm>
#include <mutex>
#include <set>

#include "vm/classfile/Annotations.h"
#include "vm/interpreter/Interpreter.h"
#include "vm/interpreter/symbolic/AnnotationInputs.h"
#include "vm/interpreter/symbolic/MockClasses.h"
#include "vm/interpreter/symbolic/TypeQuestions.h"
#include "vm/objects/InputObjects.h"
#include "vm/objects/InputTypes.h"

namespace clew::vm::interpreter {

using objects::Mocks;
using state::AskedClass;
using state::Binding;
using state::ClassQuestion;
using state::LiveState;
using types::Class;
using values::Expression;

namespace {

// What everybody has, the usual first.
constexpr std::string_view kUsual[] = {"java/lang/Object",
                                       "java/lang/String",
                                       "java/lang/Integer",
                                       "java/lang/Number",
                                       "java/lang/CharSequence",
                                       "java/lang/Runnable",
                                       "java/util/List",
                                       "java/util/Collection",
                                       "java/util/concurrent/TimeUnit",
                                       "java/lang/Override",
                                       "[Ljava/lang/Object;",
                                       "[Ljava/lang/String;",
                                       "[I"};
constexpr values::BasicType kPrimitives[] = {values::BasicType::Int, values::BasicType::Long,
                                             values::BasicType::Void};

bool isInherited(const Class& annotation) {
    return annotation.file && classfile::findAnnotation(annotation.file->annotations.visible,
                                                        annotation.file->constants,
                                                        "Ljava/lang/annotation/Inherited;");
}

bool isObject(const Vm& vm, const Class& klass) {
    return &klass == vm.linker->known.object;
}

bool holdsOf(ClassQuestion question, const Class& klass, const Class* other) {
    switch (question) {
        case ClassQuestion::Is:
            return &klass == other;
        case ClassQuestion::Below:
            return klass.isAssignableTo(*other);
        case ClassQuestion::Above:
            return other->isAssignableTo(klass);
        case ClassQuestion::Interface:
            return klass.isInterface();
        case ClassQuestion::Array:
            return klass.isArray();
        case ClassQuestion::Primitive:
            return klass.isPrimitive();
        case ClassQuestion::Enum:
            return objects::isEnum(klass);
        case ClassQuestion::Annotation:
            return klass.accessFlags & classfile::access::Annotation;
        case ClassQuestion::Annotated:
            return hasAnnotation(klass, *other);
    }
    return false;
}

bool hasNoneBelow(const Class& klass) {
    const Class* element = &klass;
    while (element->element) element = element->element;
    return element->isPrimitive() || element->accessFlags & classfile::access::Final;
}

// A test can name it.
bool isNameable(const Class& klass) {
    const Class* element = &klass;
    while (element->element) element = element->element;
    if (element->isHiddenClass || element->host ||
        element->modifiers() & (classfile::access::Private | classfile::access::Synthetic))
        return false;
    const std::string_view name = element->name.view();
    const std::size_t nested = name.rfind('$');
    return nested == std::string_view::npos || nested + 1 == name.size() || name[nested + 1] > '9';
}

struct Fact {
    AskedClass asked;
    bool holds;
};

// Of the inputs that are given: which classes they can be so that all facts hold.
class ClassSearch {
  public:
    using Found = std::map<std::uint32_t, const Class*>;

    ClassSearch(Vm& vm, const LiveState& state, std::vector<std::uint32_t> inputs,
                std::vector<Fact> facts)
        : vm_(vm), state_(state), inputs_(std::move(inputs)), facts_(std::move(facts)) {
        // A class is below one that there is already.
        const auto isBelow = [&](std::uint32_t input, std::uint32_t other) {
            return std::ranges::any_of(facts_, [&](const Fact& fact) {
                return fact.holds && fact.asked.question == ClassQuestion::Below &&
                       fact.asked.input == input && fact.asked.other == other;
            });
        };
        std::vector<std::uint32_t> ordered;
        while (!inputs_.empty()) {
            const auto next = std::ranges::find_if(inputs_, [&](std::uint32_t input) {
                return std::ranges::none_of(
                    inputs_, [&](std::uint32_t other) { return isBelow(input, other); });
            });
            const auto taken = next == inputs_.end() ? inputs_.begin() : next;
            ordered.push_back(*taken);
            inputs_.erase(taken);
        }
        inputs_ = std::move(ordered);
    }

    std::optional<Found> find() {
        existing_ = candidates();
        Found found;
        if (!assign(0, found)) return std::nullopt;
        return found;
    }

    // The input is one of the classes that were named, or of those above them: all were tried.
    bool isFinite(std::uint32_t input) const {
        if (const Ref object = objectOf(input)) return objects::hasAllTypes(vm_, state_, object);
        return std::ranges::any_of(facts_, [&](const Fact& fact) {
            const Class* type = fact.asked.type;
            if (!fact.holds || fact.asked.input != input || !type) return false;
            return fact.asked.question == ClassQuestion::Is ||
                   fact.asked.question == ClassQuestion::Above ||
                   (fact.asked.question == ClassQuestion::Below && hasNoneBelow(*type));
        });
    }

  private:
    bool fits(const Found& found, std::uint32_t input) const {
        return std::ranges::all_of(facts_, [&](const Fact& fact) {
            if (fact.asked.input != input && fact.asked.other != input) return true;
            const auto klass = found.find(fact.asked.input);
            if (klass == found.end()) return true;
            const Class* other = fact.asked.type;
            if (fact.asked.other != 0) {
                const auto known = found.find(fact.asked.other);
                if (known == found.end()) return true;
                other = known->second;
            }
            return holdsOf(fact.asked.question, *klass->second, other) == fact.holds;
        });
    }

    bool assign(std::size_t at, Found& found) {
        if (at == inputs_.size()) return true;
        const std::uint32_t input = inputs_[at];
        const auto goesWith = [&](const Class& klass) {
            found[input] = &klass;
            return fits(found, input) && assign(at + 1, found);
        };
        if (const Ref object = objectOf(input)) {
            const Class& klass = *state_.object(object)->klass;
            if (!objects::isMock(klass) && goesWith(klass)) return true;
            found.erase(input);
            if (const Class* mock = mockOf(input, found, false); mock && goesWith(*mock))
                return true;
            found.erase(input);
            return false;
        }
        for (const Class* klass : existing_)
            if (goesWith(*klass)) return true;
        found.erase(input);
        if (objects::mocksOf(vm_) != Mocks::None)
            for (const bool isInterface : {false, true})
                if (const Class* mock = mockOf(input, found, isInterface); mock && goesWith(*mock))
                    return true;
        found.erase(input);
        return false;
    }

    const Class* mockOf(std::uint32_t input, const Found& found, bool isInterface) const {
        objects::TypeConstraints constraints;
        MockOfClass mock{.types = {}, .isInterface = isInterface, .annotations = {}};
        const Ref object = objectOf(input);
        if (object != 0) constraints = objects::typeConstraintsOfObject(state_, object);
        const Class* own = nullptr; // in whose package it is where no other type says it
        for (const Fact& fact : facts_) {
            if (fact.asked.input != input) continue;
            const Class* type = fact.asked.type;
            if (fact.asked.other != 0)
                if (const auto known = found.find(fact.asked.other); known != found.end())
                    type = known->second;
            if (!type) continue;
            if (fact.asked.question == ClassQuestion::Below && !isObject(vm_, *type))
                (fact.holds ? constraints.is : constraints.isNot).push_back(type);
            if (fact.asked.question == ClassQuestion::Annotated && fact.holds) {
                auto elements = givenElements(vm_, *type, {}, {});
                if (!elements) return nullptr;
                mock.annotations.push_back({type, *std::move(elements)});
            }
            if (!type->fromJdk && !own) own = type;
        }
        std::ranges::sort(mock.annotations, {}, [](const AnnotationOfMock& annotation) {
            return annotation.type->name.view();
        });
        if (constraints.is.empty()) constraints.is.push_back(vm_.linker->known.object);
        auto types = objects::mockTypesFor(vm_, constraints);
        if (!types || (isInterface && !isObject(vm_, *types->super))) return nullptr;
        if (object != 0) {
            const Class& present = *state_.object(object)->klass;
            if (types->super != (objects::isMock(present) ? present.super : &present))
                return nullptr;
            mock.types = *std::move(types);
            return &mockClass(vm_, objects::inputOf(state_, object), mock);
        }
        if (types->host->fromJdk && own) types->host = own;
        mock.types = *std::move(types);
        return &mockClass(vm_, input, mock);
    }

    // The object whose class the input is; 0: none.
    Ref objectOf(std::uint32_t input) const {
        const std::uint32_t of = state::classfacts::objectOf(input);
        Ref object = 0;
        if (of != 0)
            state_.symbolic.bindings.visit([&](const Binding& binding) {
                if (binding.input == of && binding.kind == Binding::Kind::New) object = binding.ref;
                return object == 0;
            });
        return object;
    }

    // Those that there are, in the order in which they are tried.
    std::vector<const Class*> candidates() {
        std::vector<const Class*> named, around, usual;
        bool isNamed = false; // the classes are near one that was named
        std::set<const Class*> seen;
        for (const Fact& fact : facts_) {
            const Class* type = fact.asked.type;
            if (!type || fact.asked.question == ClassQuestion::Annotated) continue;
            isNamed |= fact.holds;
            if (seen.insert(type).second) named.push_back(type);
        }
        const auto add = [&](const Class* klass, std::vector<const Class*>& to) {
            if (klass && isNameable(*klass) && seen.insert(klass).second) to.push_back(klass);
        };
        for (const Fact& fact : facts_)
            if (fact.holds && fact.asked.type && fact.asked.question == ClassQuestion::Below)
                for (const Class* below : belowOf(*fact.asked.type)) add(below, around);
        for (const Class* type : named) {
            for (const Class* above = type->super; above; above = above->super) add(above, around);
            for (const Class* above : type->allInterfaces) add(above, around);
        }
        for (const std::string_view name : kUsual) add(vm_.linker->find(name), usual);
        for (const values::BasicType primitive : kPrimitives)
            add(&vm_.linker->primitive(primitive), usual);
        std::vector<const Class*> all;
        const auto append = [&](const std::vector<const Class*>& more) {
            all.insert(all.end(), more.begin(), more.end());
        };
        if (!isNamed) append(usual);
        append(named);
        append(around);
        if (isNamed) append(usual);
        return all;
    }

    // Of the program's own, abstract ones and interfaces too.
    std::vector<const Class*> belowOf(const Class& type) {
        if (isObject(vm_, type) || type.isArray() || type.isPrimitive()) return {};
        objects::loadBelow(vm_, type);
        std::vector<const Class*> below;
        const std::lock_guard lock(vm_.linker->mutex());
        for (const Class* klass : vm_.linker->classes())
            if (!klass->fromJdk && !klass->isArray() && klass->isAssignableTo(type))
                below.push_back(klass);
        std::ranges::sort(below, {}, [](const Class* klass) { return klass->name.view(); });
        return below;
    }

    Vm& vm_;
    const LiveState& state_;
    std::vector<std::uint32_t> inputs_;
    std::vector<Fact> facts_;
    std::vector<const Class*> existing_;
};

std::map<std::uint32_t, Ref> classInputsOf(const Vm& vm, const LiveState& state) {
    std::map<std::uint32_t, Ref> inputs;
    for (const Binding& binding : state.symbolic.bindings.list())
        if (binding.kind == Binding::Kind::New && objects::isClassClass(vm, *binding.made))
            inputs[binding.input] = binding.ref;
    return inputs;
}

// What is known of the inputs, and of those that it has to do with; these are added to `inputs`.
std::vector<Fact> factsOf(const LiveState& state, std::vector<std::uint32_t>& inputs) {
    std::vector<Fact> facts;
    for (std::size_t i = 0; i < inputs.size(); ++i)
        for (const AskedClass& asked : state::classfacts::askedOf(inputs[i])) {
            const int known = state.literally(asked.condition);
            if (known < 0) continue;
            for (const std::uint32_t named : {asked.input, asked.other})
                if (named != 0 && std::ranges::find(inputs, named) == inputs.end())
                    inputs.push_back(named);
            if (asked.input == inputs[i] || asked.other == inputs[i])
                if (std::ranges::none_of(facts, [&](const Fact& fact) {
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
                  const std::vector<Fact>& facts) {
    const auto isKind = [](ClassQuestion question) {
        return std::ranges::find(kKinds, question) != std::end(kKinds);
    };
    for (const Fact& fact : facts) {
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
        return {0, holdsOf(question, *klass, type)};
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
            return {0, holdsOf(question, klass, type)};
        }
    }
    const AskedClass asked = state::classfacts::ask(question, input, type, second);
    int known = state.literally(asked.condition);
    if (known < 0) {
        std::vector<std::uint32_t> inputs{input};
        if (second != 0) inputs.push_back(second);
        const std::vector<Fact> facts = factsOf(state, inputs);
        const auto isPossible = [&](bool holds) {
            std::vector<Fact> with = facts;
            with.push_back({asked, holds});
            ClassSearch search(vm, state, inputs, std::move(with));
            if (search.find()) return true;
            if (!search.isFinite(input) && !isImpossible(vm, asked, holds, facts))
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

bool hasAnnotation(const Class& klass, const Class& annotation) {
    const std::string type = "L" + annotation.name.str() + ";";
    for (const Class* at = &klass; at; at = at->super) {
        if (at->file &&
            classfile::findAnnotation(at->file->annotations.visible, at->file->constants, type))
            return true;
        if (!isInherited(annotation)) return false;
    }
    return false;
}

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
    if (first && second) return {0, holdsOf(question, *first, second)};
    if (second) return ask(vm, state, question, object, second, 0);
    if (first) return ask(vm, state, turned, other, first, 0);
    if (object == other) return {0, true};
    return question == ClassQuestion::Above ? ask(vm, state, turned, other, nullptr, object)
                                            : ask(vm, state, question, object, nullptr, other);
}

void chooseClass(Vm& vm, LiveState& state, Ref object, std::string_view user) {
    if (objects::classStoodFor(vm, state, object)) return;
    const std::uint32_t input = inputOfClass(state, object);
    std::vector<std::uint32_t> inputs{input};
    std::vector<Fact> facts = factsOf(state, inputs);
    const auto found = ClassSearch(vm, state, inputs, facts).find();
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
        std::vector<Fact> facts = factsOf(state, inputs);
        if (const auto found = ClassSearch(vm, state, inputs, std::move(facts)).find())
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
