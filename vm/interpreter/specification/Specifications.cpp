#include "vm/interpreter/specification/Specifications.h"

#include <fmt/format.h>

#include <algorithm>

#include "vm/classfile/AnnotationElements.h"
#include "vm/interpreter/linking/ClassAssembler.h"
#include "vm/interpreter/specification/Bridges.h"
#include "vm/specification/SpecificationFile.h"

namespace clew::vm::interpreter {

using specification::ClassSpecifications;
using specification::Proposition;
using specification::Source;
using types::Class;
using types::Field;
using types::Linker;
using types::Method;

namespace {

constexpr std::string_view kPackage = "Lfi/hut/ics/lime/aspectmonitor/annotation/";

struct Annotation {
    std::string_view name;
    Source::Side side;
};
constexpr Annotation kAnnotations[] = {{"CallSpecifications;", Source::Side::Call},
                                       {"ReturnSpecifications;", Source::Side::Return}};
struct Element {
    std::string_view name;
    Source::Formalism formalism;
};
constexpr Element kFormalisms[] = {{"regexp", Source::Formalism::Regexp},
                                   {"pltl", Source::Formalism::Pltl},
                                   {"nfa", Source::Formalism::Nfa}};
struct Propositions {
    std::string_view element;
    Proposition::Kind kind;
};
constexpr Propositions kPropositions[] = {{"valuePropositions", Proposition::Kind::Value},
                                          {"callPropositions", Proposition::Kind::Call},
                                          {"exceptionPropositions", Proposition::Kind::Exception}};

std::optional<classfile::AnnotationElements> annotationOf(const Class& made,
                                                          classfile::Bytes visible,
                                                          std::string_view name) {
    return classfile::findAnnotationElements(visible, made.file->constants,
                                             std::string(kPackage) + std::string(name));
}

// "m(int,java.lang.String)" -> "m", "(int,java.lang.String"; "m()" -> "m", "".
Monitor::ObservedName nameOfCall(const Class* of, std::string_view call) {
    const std::size_t open = call.find('(');
    Monitor::ObservedName result{of, std::string(call.substr(0, open)), {}};
    for (const char c : call.substr(open))
        if (c != ' ' && c != ')') result.parameters += c;
    if (result.parameters == "(") result.parameters.clear();
    return result;
}

// As nameOfCall says it: "(int,java.lang.String".
std::string parametersOf(const Method& method) {
    std::vector<std::string> types;
    types.reserve(method.signature->parameterDescriptors.size());
    for (const types::Symbol each : method.signature->parameterDescriptors)
        types.push_back(types::externalType(each.view()));
    return fmt::format("({}", fmt::join(types, ","));
}

// Where types have no package.
std::string withoutPackages(const std::string& parameters) {
    std::string result;
    std::size_t begin = 0;
    for (std::size_t i = 0; i <= parameters.size(); ++i) {
        if (i < parameters.size() && parameters[i] != ',' && parameters[i] != '(') {
            if (parameters[i] == '.') begin = i + 1;
            continue;
        }
        result += parameters.substr(begin, i - begin);
        if (i < parameters.size()) result += parameters[i];
        begin = i + 1;
    }
    return result;
}

} // namespace

// Whether "m()" or "m(int)" names the method.
static bool isNamed(const Monitor::ObservedName& name, const Method& method) {
    if (name.name != method.name.view()) return false;
    if (name.parameters.empty()) return true;
    const std::string parameters = parametersOf(method);
    return name.parameters == parameters || name.parameters == withoutPackages(parameters);
}

// Or a bridge by which it is called.
static bool isNamed(const Monitor::ObservedName& name, const Method& method,
                    const Class& receiver) {
    if (name.name != method.name.view()) return false;
    return isNamed(name, method) ||
           std::ranges::any_of(namesakesOf(method, receiver),
                               [&](const Method* other) { return isNamed(name, *other); });
}

bool isCallOf(std::string_view proposition, const Method& method, const Class& receiver) {
    return isNamed(nameOfCall(nullptr, proposition), method, receiver);
}

// What is called in its place is, or what it is called by.
static bool isNeverObserved(const Method& method) {
    return method.isInitializer || method.isClassInitializer ||
           ((method.accessFlags & classfile::access::Bridge) != 0 && !isBridgeToSame(method));
}

Specifications::Specifications(Vm& vm) : vm_(vm) {
    for (const ObservedCall& call : vm.options.observedCalls)
        if (vm.linker->loaded(types::Symbol::of(types::internalName(call.className))))
            throw UserError(
                fmt::format("{}: {}.{}: a class that the machine begins with, and is not observed",
                            call.place, call.className, call.method));
    for (const auto& [file, text] : vm.options.specificationFiles) {
        try {
            for (ClassSpecifications& block : specification::parseSpecifications(text, file)) {
                for (const Source& source : block.sources) specification::compile(source);
                std::string name = types::internalName(block.className);
                if (vm.linker->loaded(types::Symbol::of(name)))
                    throw UserError(fmt::format(
                        "{}:{}: {} is a class that the machine begins with, and is not observed",
                        file, block.line, block.className));
                declarations_[std::move(name)].push_back(std::move(block));
            }
        } catch (const specification::SpecificationError& error) {
            throw UserError(error.what());
        }
    }
}

Specifications::~Specifications() = default;

static bool extendsNamed(const Class& klass, std::string_view externalName) {
    const std::string name = types::internalName(std::string(externalName));
    for (const Class* at = &klass; at; at = at->super)
        if (at->name.view() == name) return true;
    return std::ranges::any_of(klass.allInterfaces,
                               [&](const Class* each) { return each->name.view() == name; });
}

bool Specifications::isToldOf(const Class& receiver) const {
    return std::ranges::any_of(vm_.options.observedCalls, [&](const ObservedCall& call) {
        return extendsNamed(receiver, call.className);
    });
}

std::uint64_t Specifications::toldOf(const Method& method, const Class& receiver,
                                     ObservedCall::Moment moment) const {
    if (isNeverObserved(method)) return 0;
    std::uint64_t bits = 0;
    for (const ObservedCall& call : vm_.options.observedCalls)
        if (call.moment == moment && isCallOf(call.method, method, receiver) &&
            (method.isStatic() || method.isPrivate()
                 ? method.holder->externalName() == call.className
                 : extendsNamed(receiver, call.className)))
            bits |= call.bits;
    return bits;
}

bool Specifications::isEverToldOf(const Method& method, const Class& receiver) const {
    using enum ObservedCall::Moment;
    return (toldOf(method, receiver, Call) | toldOf(method, receiver, Return) |
            toldOf(method, receiver, Throw)) != 0;
}

const std::vector<Monitor*>& Specifications::monitorsOf(const Class& klass) const {
    static const std::vector<Monitor*> none;
    std::shared_lock lock(mutex_);
    const auto found = monitorsOf_.find(&klass);
    return found == monitorsOf_.end() ? none : found->second;
}

void Specifications::addMonitor(std::vector<Monitor*>& to, Source source, std::string className,
                                std::string_view exceptionClass) {
    const std::string number = std::to_string(monitors_.size());
    Monitor& monitor = monitors_.emplace_back();
    try {
        monitor.specification = specification::compile(source);
    } catch (const specification::SpecificationError& error) {
        throw UserError(error.what());
    }
    monitor.coverage = std::make_unique<specification::Coverage>(*monitor.specification);
    const std::size_t dot = className.rfind('.');
    monitor.name = className.substr(dot == className.npos ? 0 : dot + 1) + "." + source.name;
    monitor.className = std::move(className);
    monitor.exceptionClass = exceptionClass.empty() ? std::string("java/lang/RuntimeException")
                                                    : classConstantOf(exceptionClass);
    for (const Proposition& each : monitor.specification->propositions()) {
        monitor.values.emplace_back();
        if (each.kind != Proposition::Kind::Value) continue;
        try {
            monitor.values.back() = parseExpression(each.text);
        } catch (const ExpressionError& error) {
            throw UserError(fmt::format("{}: {}: in <{{ {} }}>, column {}: {}", source.place,
                                        source.name, each.text, error.position + 1, error.what()));
        }
    }
    if (source.perThread) hasPerThread_ = true;
    monitor.fieldName = "clew$monitor$" + number;
    monitor.staticFieldName = "clew$classMonitor$" + number;
    to.push_back(&monitor);
}

// What the class itself declares.
std::vector<Monitor*> Specifications::declare(const Class& made) {
    std::vector<Monitor*> declared;
    const std::string className = types::externalName(made.file->name);
    if (!made.file->annotations.visible.empty())
        for (const Annotation& annotation : kAnnotations) {
            const auto elements =
                annotationOf(made, made.file->annotations.visible, annotation.name);
            if (!elements) continue;
            std::vector<Proposition> named;
            try {
                for (const Propositions& each : kPropositions)
                    for (const std::string_view text : elements->textsOf(each.element))
                        named.push_back(
                            specification::parseProposition(text, each.kind, className));
                for (const Element& element : kFormalisms)
                    for (const std::string_view text : elements->textsOf(element.name)) {
                        Source source = specification::parseDeclaration(
                            text, annotation.side, element.formalism, className);
                        source.named = named;
                        addMonitor(declared, std::move(source), className,
                                   elements->classOf("exception"));
                    }
            } catch (const specification::SpecificationError& error) {
                throw UserError(error.what());
            }
        }
    if (const auto found = declarations_.find(std::string(made.file->name));
        found != declarations_.end())
        for (const ClassSpecifications& block : found->second) {
            std::vector<Monitor*> ofBlock;
            for (const Source& source : block.sources)
                addMonitor(ofBlock, source, className,
                           block.exception.empty()
                               ? std::string()
                               : descriptorOf(types::internalName(block.exception)));
            for (Monitor* monitor : ofBlock)
                for (const specification::ObservedMethod& observed : block.observed)
                    if (observed.specifications.empty() ||
                        std::ranges::find(observed.specifications,
                                          monitor->specification->name()) !=
                            observed.specifications.end())
                        monitor->observed.push_back(nameOfCall(&made, observed.method));
            declared.insert(declared.end(), ofBlock.begin(), ofBlock.end());
        }
    for (Monitor* monitor : declared) {
        monitor->declaring = &made;
        for (const Proposition& each : monitor->specification->propositions())
            if (each.kind == Proposition::Kind::Call)
                monitor->observed.push_back(nameOfCall(&made, each.text));
    }
    return declared;
}

std::vector<Linker::AddedField> Specifications::fieldsOf(const Class& made) {
    std::unique_lock lock(mutex_);
    std::vector<Monitor*> all;
    const auto inherit = [&](const Class* from) {
        const auto found = monitorsOf_.find(from);
        if (found == monitorsOf_.end()) return;
        for (Monitor* monitor : found->second)
            if (std::ranges::find(all, monitor) == all.end()) all.push_back(monitor);
    };
    if (made.super) inherit(made.super);
    const std::size_t ofSuper = all.size();
    for (const Class* interface : made.allInterfaces) inherit(interface);
    const std::size_t inherited = all.size();
    const std::vector<Monitor*> declared = declare(made);
    all.insert(all.end(), declared.begin(), declared.end());
    if (all.empty()) return {};
    std::vector<Linker::AddedField> fields;
    const auto descriptorFor = [](const Monitor& monitor) {
        return std::string(monitor.specification->perThread() ? "Ljava/lang/Object;" : "J");
    };
    if (!made.isInterface())
        for (std::size_t i = ofSuper; i < all.size(); ++i)
            fields.push_back({all[i]->fieldName, descriptorFor(*all[i])});
    for (std::size_t i = inherited; i < all.size(); ++i)
        fields.push_back({all[i]->staticFieldName, descriptorFor(*all[i]), true});
    monitorsOf_.emplace(&made, std::move(all));
    return fields;
}

// @Observe of its methods.
void Specifications::observe(const Class& made) {
    if (!made.file) return;
    for (const Method& method : made.methods) {
        if (!method.info || method.info->annotations.visible.empty()) continue;
        const auto elements = annotationOf(made, method.info->annotations.visible, "Observe;");
        if (!elements) continue;
        const auto& monitors = monitorsOf(made);
        for (const std::string_view name : elements->textsOf("specs")) {
            bool isFound = false;
            for (Monitor* monitor : monitors) {
                if (monitor->specification->name() != name) continue;
                isFound = true;
                const std::string_view exception =
                    elements->classOf(monitor->isOfCalls() ? "callException" : "returnException");
                if (!exception.empty()) monitor->exceptionClass = classConstantOf(exception);
                std::unique_lock lock(mutex_);
                monitor->observed.push_back({&made, method.name.str(), parametersOf(method)});
            }
            if (!isFound)
                throw UserError(fmt::format(
                    "class {}: method {}: @Observe names the specification {}, which neither the "
                    "class nor what it extends has",
                    made.externalName(), method.name.str(), name));
        }
    }
}

void Specifications::loadDeclared() {
    for (const auto& [name, blocks] : declarations_) {
        try {
            if (vm_.linker->find(name)) continue;
        } catch (const types::LinkageError& error) {
            throw UserError(fmt::format("{}: class {}: {}", blocks.front().sources.front().place,
                                        types::externalName(name), error.what()));
        }
        throw UserError(fmt::format(
            "{}: there is no class {} on the class path, nor in the JDK: the name is that of "
            "Class.getName, as java.util.Iterator or pkg.Outer$Inner",
            blocks.front().sources.front().place, types::externalName(name)));
    }
    for (const ObservedCall& call : vm_.options.observedCalls) {
        const Class* found = nullptr;
        try {
            found = vm_.linker->find(types::internalName(call.className));
        } catch (const types::LinkageError& error) {
            throw UserError(
                fmt::format("{}: class {}: {}", call.place, call.className, error.what()));
        }
        if (!found)
            throw UserError(fmt::format(
                "{}: {}.{}: there is no class {} on the class path, nor in the JDK: the name is "
                "that of Class.getName, as pkg.Outer$Inner",
                call.place, call.className, call.method, call.className));
        const auto isThere = [&](const Class* at) {
            return std::ranges::any_of(at->methods, [&](const Method& method) {
                return !isNeverObserved(method) && isCallOf(call.method, method, *found) &&
                       (at == found || (!method.isStatic() && !method.isPrivate()));
            });
        };
        bool isAny = std::ranges::any_of(found->allInterfaces, isThere);
        for (const Class* at = found; at; at = at->super) isAny |= isThere(at);
        if (!isAny)
            throw UserError(fmt::format("{}: {}.{}: {} has no such method", call.place,
                                        call.className, call.method, call.className));
    }
}

// What the specifications of the class name as methods is there.
void Specifications::checkNames(const Class& made) const {
    std::vector<const Class*> hierarchy(made.allInterfaces.begin(), made.allInterfaces.end());
    for (const Class* at = &made; at; at = at->super) hierarchy.push_back(at);
    for (const Monitor* monitor : monitorsOf(made)) {
        if (monitor->declaring != &made) continue;
        const specification::Specification& of = *monitor->specification;
        if (monitor->observed.empty())
            throw UserError(fmt::format(
                "{}: {}: no method is observed: a call proposition in the text names one, or "
                "@Observe(specs = \"{}\") on it (in a file: observe m();)",
                of.place(), of.name(), of.name()));
        for (const Monitor::ObservedName& name : monitor->observed) {
            const auto isThere = [&](const Class* at) {
                return std::ranges::any_of(
                    at->methods, [&](const Method& method) { return isNamed(name, method); });
            };
            if (name.of != &made || std::ranges::any_of(hierarchy, isThere)) continue;
            std::vector<std::string> there;
            for (const Method& method : made.methods)
                if (!method.isInitializer && !method.isClassInitializer && method.info &&
                    !(method.accessFlags & classfile::access::Synthetic))
                    there.push_back(method.name.str() + parametersOf(method) + ")");
            throw UserError(fmt::format("{}: {}: {} has no method {}{}); it has {}", of.place(),
                                        of.name(), made.externalName(), name.name,
                                        name.parameters.empty() ? "(" : name.parameters,
                                        fmt::join(there, ", ")));
        }
    }
}

bool Specifications::observes(const Monitor& monitor, const Method& method,
                              const Class& receiver) const {
    if (isNeverObserved(method)) return false;
    if (method.isStatic() ? method.holder != monitor.declaring
                          : method.isPrivate() && method.holder != monitor.declaring)
        return false;
    return std::ranges::any_of(monitor.observed, [&](const Monitor::ObservedName& name) {
        return (&receiver == name.of || receiver.isAssignableTo(*name.of)) &&
               isNamed(name, method, receiver);
    });
}

void Specifications::attach(Class& made) {
    if (made.isArray() || made.isPrimitive()) return;
    observe(made);
    const std::vector<Monitor*>& monitors = monitorsOf(made);
    const bool isTold = isToldOf(made);
    if (monitors.empty() && !isTold) return;
    checkNames(made);
    for (Field& field : made.fields) {
        if (field.info || !field.name.view().starts_with("clew$")) continue;
        const bool isOfThreads = field.type == values::BasicType::Reference;
        field.accesses = isOfThreads ? Field::Accesses::Invisible : Field::Accesses::Visible;
        if (!field.isStatic())
            made.monitorRanges.push_back(
                {field.offset, static_cast<std::uint32_t>(values::sizeOf(field.type))});
    }
    // Also those that it inherits: what it implements may observe them in it alone.
    const auto mark = [&](const Class& holder) {
        for (Method& method : holder.methods) {
            if (method.isAbstract()) continue;
            if ((isTold && isEverToldOf(method, made)) ||
                std::ranges::any_of(monitors, [&](const Monitor* monitor) {
                    return observes(*monitor, method, made);
                })) {
                method.isObserved = true;
                method.asksPeer = true;
            }
        }
    };
    for (const Class* at = &made; at; at = at->super) mark(*at);
    for (const Class* interface : made.allInterfaces) mark(*interface);
}

const Method* Specifications::wrapperFor(const Method& method, const Class& receiver) {
    const Key key{&method, &receiver};
    {
        std::shared_lock lock(mutex_);
        const auto found = wrappers_.find(key);
        if (found != wrappers_.end()) return found->second;
    }
    std::lock_guard linking(vm_.linker->mutex());
    {
        std::shared_lock lock(mutex_);
        const auto found = wrappers_.find(key);
        if (found != wrappers_.end()) return found->second;
    }
    const Method* made = makeWrapper(method, receiver);
    std::unique_lock lock(mutex_);
    wrappers_.emplace(key, made);
    return made;
}

std::vector<SpecificationCoverage> Specifications::coverage() const {
    std::shared_lock lock(mutex_);
    std::vector<SpecificationCoverage> all;
    all.reserve(monitors_.size());
    for (const Monitor& monitor : monitors_)
        all.push_back({monitor.name, monitor.isExercised.load(std::memory_order_relaxed),
                       monitor.coverage->transitions()});
    for (const auto& [className, blocks] : declarations_) {
        const bool isDeclared = std::ranges::any_of(monitors_, [&](const Monitor& monitor) {
            return types::internalName(monitor.className) == className;
        });
        if (isDeclared) continue;
        for (const ClassSpecifications& block : blocks)
            for (const Source& source : block.sources)
                all.push_back({types::externalName(className) + "." + source.name, false, {}});
    }
    // Classes are loaded in another order where several workers do.
    std::ranges::stable_sort(all, {}, &SpecificationCoverage::name);
    return all;
}

std::size_t SpecificationCoverage::allowed() const {
    return static_cast<std::size_t>(
        std::ranges::count_if(transitions, [](const auto& each) { return !each.rejects; }));
}
std::size_t SpecificationCoverage::taken() const {
    return static_cast<std::size_t>(std::ranges::count_if(
        transitions, [](const auto& each) { return !each.rejects && each.isTaken; }));
}

} // namespace clew::vm::interpreter
