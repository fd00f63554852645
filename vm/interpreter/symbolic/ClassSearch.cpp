#include "vm/interpreter/symbolic/ClassSearch.h"

#include <algorithm>
#include <mutex>
#include <set>

#include "vm/classfile/Annotations.h"
#include "vm/interpreter/symbolic/AnnotationInputs.h"
#include "vm/interpreter/symbolic/MockClasses.h"
#include "vm/objects/InputTypes.h"
#include "vm/objects/NamedClasses.h"

namespace clew::vm::interpreter {

using objects::Mocks;
using state::Binding;
using state::ClassQuestion;
using state::LiveState;
using types::Class;

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

// Its own annotation, or an inherited one.
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

bool isObject(const Vm& vm, const Class& klass) {
    return &klass == vm.linker->known.object;
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

// The object whose class the input is; 0: none.
Ref objectOfClass(const LiveState& state, std::uint32_t classInput) {
    const std::uint32_t of = state::classfacts::objectOf(classInput);
    Ref object = 0;
    if (of != 0)
        state.symbolic.bindings.visit([&](const Binding& binding) {
            if (binding.input == of && binding.kind == Binding::Kind::New) object = binding.ref;
            return object == 0;
        });
    return object;
}

// Of the inputs that are given: which classes they can be so that all facts hold.
class ClassSearch {
  public:
    using Found = FoundClasses;

    ClassSearch(Vm& vm, const LiveState& state, std::vector<std::uint32_t> inputs,
                std::vector<ClassFact> facts)
        : vm_(vm), state_(state), inputs_(std::move(inputs)), facts_(std::move(facts)) {
        // A class is below one that there is already.
        const auto isBelow = [&](std::uint32_t input, std::uint32_t other) {
            return std::ranges::any_of(facts_, [&](const ClassFact& fact) {
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

    // Each that goes with what is known of the one input by itself.
    std::vector<const Class*> all(const std::vector<const Class*>& named) {
        const std::uint32_t input = inputs_.front();
        std::vector<const Class*> found;
        const auto add = [&](const Class* klass) {
            if (klass && std::ranges::find(found, klass) == found.end() &&
                fits({{input, klass}}, input))
                found.push_back(klass);
        };
        for (const Class* klass : named)
            if (isNameable(*klass)) add(klass);
        const Class* notPublic = nullptr; // a mock
        if (objects::mocksOf(vm_) != Mocks::None) {
            const std::vector<ClassFact> known = facts_;
            for (const Class* klass : named) {
                const bool isAnnotation = klass->accessFlags & classfile::access::Annotation;
                if (isAnnotation && !isSeenAtRunTime(*klass)) continue;
                facts_.push_back({state::classfacts::ask(isAnnotation ? ClassQuestion::Annotated
                                                                      : ClassQuestion::Below,
                                                         input, klass),
                                  true});
                add(mockOf(input, {}, false));
                // In the package of a class of the program.
                if (!isAnnotation && !klass->fromJdk && !notPublic) {
                    notPublic = mockOf(input, {}, false, false);
                    if (notPublic && !fits({{input, notPublic}}, input)) notPublic = nullptr;
                }
                facts_ = known;
            }
            add(mockOf(input, {}, false));
        }
        // The same ones, whichever the input was found not to be.
        const std::vector<ClassFact> known = facts_;
        std::erase_if(facts_, [](const ClassFact& fact) {
            return fact.asked.question == ClassQuestion::Is && !fact.holds;
        });
        const std::vector<const Class*> others = candidates();
        facts_ = known;
        for (const Class* klass : others) add(klass);
        if (notPublic && !found.empty()) found.insert(found.end() - 1, notPublic);
        return found;
    }

  private:
    bool fits(const Found& found, std::uint32_t input) const {
        return std::ranges::all_of(facts_, [&](const ClassFact& fact) {
            if (fact.asked.input != input && fact.asked.other != input) return true;
            const auto klass = found.find(fact.asked.input);
            if (klass == found.end()) return true;
            const Class* other = fact.asked.type;
            if (fact.asked.other != 0) {
                const auto known = found.find(fact.asked.other);
                if (known == found.end()) return true;
                other = known->second;
            }
            return answerFor(fact.asked.question, *klass->second, other) == fact.holds;
        });
    }

    bool assign(std::size_t at, Found& found) {
        if (at == inputs_.size()) return true;
        const std::uint32_t input = inputs_[at];
        const auto goesWith = [&](const Class& klass) {
            found[input] = &klass;
            return fits(found, input) && assign(at + 1, found);
        };
        if (const Ref object = objectOfClass(state_, input)) {
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

    const Class* mockOf(std::uint32_t input, const Found& found, bool isInterface,
                        bool isPublic = true) const {
        objects::TypeConstraints constraints;
        MockOfClass mock{
            .types = {}, .isInterface = isInterface, .annotations = {}, .isPublic = isPublic};
        const Ref object = objectOfClass(state_, input);
        if (object != 0) constraints = objects::typeConstraintsOfObject(state_, object);
        const Class* own = nullptr; // in whose package it is where no other type says it
        for (const ClassFact& fact : facts_) {
            if (fact.asked.input != input) continue;
            const Class* type = fact.asked.type;
            if (fact.asked.other != 0)
                if (const auto known = found.find(fact.asked.other); known != found.end())
                    type = known->second;
            if (!type) continue;
            if (fact.asked.question == ClassQuestion::Below && !isObject(vm_, *type))
                (fact.holds ? constraints.is : constraints.isNot).push_back(type);
            // What two questions say is one annotation.
            const bool isThere =
                std::ranges::find(mock.annotations, type, &AnnotationOfMock::type) !=
                mock.annotations.end();
            if (fact.asked.question == ClassQuestion::Annotated && fact.holds && !isThere) {
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

    // Those that there are, in the order in which they are tried.
    std::vector<const Class*> candidates() {
        std::vector<const Class*> named, around, usual;
        bool isNamed = false; // the classes are near one that was named
        std::set<const Class*> seen;
        for (const ClassFact& fact : facts_) {
            const Class* type = fact.asked.type;
            if (!type || fact.asked.question == ClassQuestion::Annotated) continue;
            isNamed |= fact.holds;
            if (seen.insert(type).second) named.push_back(type);
        }
        const auto add = [&](const Class* klass, std::vector<const Class*>& to) {
            if (klass && isNameable(*klass) && seen.insert(klass).second) to.push_back(klass);
        };
        for (const ClassFact& fact : facts_)
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
    std::vector<ClassFact> facts_;
    std::vector<const Class*> existing_;
};

} // namespace

bool answerFor(ClassQuestion question, const Class& klass, const Class* other) {
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

std::optional<FoundClasses> findClasses(Vm& vm, const LiveState& state,
                                        const std::vector<std::uint32_t>& inputs,
                                        const std::vector<ClassFact>& facts) {
    const objects::TypeSearch search(vm);
    if (auto found = ClassSearch(vm, state, inputs, facts).find()) return found;
    if (inputs.size() != 1 || objectOfClass(state, inputs.front()) != 0) return std::nullopt;
    const auto others = classesToTry(vm, state, inputs.front(), facts);
    if (others.empty()) return std::nullopt;
    return FoundClasses{{inputs.front(), others.back()}};
}

std::vector<const Class*> classesToTry(Vm& vm, const LiveState& state, std::uint32_t input,
                                       const std::vector<ClassFact>& facts) {
    const Class* user = objects::classUnderWay(state);
    return ClassSearch(vm, state, {input}, facts)
        .all(user ? objects::classesNamedBy(vm, *user) : std::vector<const Class*>());
}

bool isOneOfFew(Vm& vm, const LiveState& state, std::uint32_t input,
                const std::vector<ClassFact>& facts) {
    if (const Ref object = objectOfClass(state, input))
        return objects::hasAllTypes(vm, state, object);
    return std::ranges::any_of(facts, [&](const ClassFact& fact) {
        const Class* type = fact.asked.type;
        if (!fact.holds || fact.asked.input != input || !type) return false;
        return fact.asked.question == ClassQuestion::Is ||
               fact.asked.question == ClassQuestion::Above ||
               (fact.asked.question == ClassQuestion::Below && hasNoneBelow(*type));
    });
}

} // namespace clew::vm::interpreter
