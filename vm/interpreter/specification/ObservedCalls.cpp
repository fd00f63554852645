// Wrappers of observed methods. That of `int m(String s)` of class C, which a call specification
// with a value proposition and a return specification observe, is
//
//     static int m(C receiver, String s) {
//         begin(true);
//         long valuation = 1 /* the call propositions that hold */;
//         if (/* proposition 1 */) valuation |= 2;
//         step(receiver, valuation, 17);
//         end();
//         int result;
//         try { result = receiver.m(s); }  // C's own, without dispatch
//         catch (Throwable thrown) { step(receiver, …, 19); throw thrown; }
//         step(receiver, …, 18);
//         return result;
//     }
//
// with `tell(bits)` behind the steps where an observer is told of the call; and where m is
// synchronized, all of it is. What #pre keeps is evaluated before the call. Stack
// traces leave wrappers out, as they do all that the VM makes.

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "vm/interpreter/Interpreter.h"
#include "vm/interpreter/linking/CallSites.h"
#include "vm/interpreter/linking/ClassAssembler.h"
#include "vm/interpreter/linking/Linkage.h"
#include "vm/interpreter/specification/Bridges.h"
#include "vm/interpreter/specification/ExpressionCode.h"
#include "vm/interpreter/specification/MonitorSteps.h"
#include "vm/interpreter/specification/Specifications.h"

namespace clew::vm::interpreter {

using specification::Proposition;
using types::Field;

bool isCallOf(std::string_view proposition, const Method& method,
              const Class& receiver); // Specifications.cpp

namespace {

constexpr std::string_view kThrowable = "java/lang/Throwable";

// Names of the method's parameters: empty where nothing says it.
std::vector<std::string> parameterNames(const Method& method) {
    const std::size_t count = method.signature->parameters.size();
    std::vector<std::string> names(count);
    if (!method.info) return names;
    if (method.info->parameters.size() == count)
        for (std::size_t i = 0; i < count; ++i) names[i] = method.info->parameters[i].name;
    if (!method.info->code) return names;
    unsigned slot = method.isStatic() ? 0 : 1;
    for (std::size_t i = 0; i < count; ++i) {
        for (const classfile::LocalVariable& local : method.info->code->localVariables)
            if (local.index == slot && local.startPc == 0 && names[i].empty())
                names[i] = local.name;
        slot += values::slotsOf(method.signature->parameters[i]);
    }
    return names;
}

template <class Visit>
void forEachDeclaration(const Method& method, const Class& receiver, Visit&& visit) {
    for (const Method* called : namesakesOf(method, receiver)) {
        const auto look = [&](const Class& at) {
            if (const Method* found = at.findDeclaredMethod(called->name, called->descriptor))
                visit(*found);
        };
        for (const Class* at = &receiver; at; at = at->super) look(*at);
        for (const Class* interface : receiver.allInterfaces) look(*interface);
    }
}

// The names in the expression that stand for parameters.
template <class Visit>
void forEachParameter(const JavaExpression& expression, Visit&& visit) {
    forEachNode(expression, [&](const JavaExpression& node) {
        if (node.kind == JavaExpression::Kind::Hash && node.text != "this" && node.text != "result")
            visit(node);
    });
}

// Methods of the class library that change nothing that anybody could see.
bool isWithoutEffect(const Method& called) {
    const std::string_view holder = called.holder->name.view(), name = called.name.view();
    if (holder == "java/lang/Thread") return name == "currentThread";
    if (holder == "java/lang/Object") return name == "getClass";
    if (holder == "java/lang/Class") return name == "getName";
    if (holder != "java/lang/String" || called.isStatic()) return false;
    // With a text and numbers: others have methods of their own.
    return name == "equals" ||
           std::ranges::all_of(ParsedDescriptor(called.descriptor.view()).parameters,
                               [](const std::string& type) {
                                   return isPrimitive(type) || type == "Ljava/lang/String;";
                               });
}

} // namespace

class WrapperCode {
  public:
    WrapperCode(Specifications& all, const Method& method, const Class& receiver)
        : all_(all), vm_(all.vm_), method_(method), receiver_(receiver) {
        for (const Monitor* monitor : all.monitorsOf(method.isStatic() ? *method.holder : receiver))
            if (all.observes(*monitor, method, receiver)) monitors_.push_back(monitor);
        // A hidden class, as that of a lambda, is found by no name; what it implements is.
        named_ = &method;
        if (method.holder->isHiddenClass && !method.isStatic())
            forEachDeclaration(method, receiver, [&](const Method& declared) {
                if (named_ == &method && declared.descriptor == method.descriptor &&
                    !declared.isPrivate() && !declared.holder->isHiddenClass)
                    named_ = &declared;
            });
    }

    const Method* make() {
        if (monitors_.empty() && !all_.isEverToldOf(method_, receiver_)) return nullptr;
        const Class& holder = *named_->holder;
        ClassAssembler assembler(freshName(*vm_.callSites, holder, "Observed"),
                                 access::Final | access::Super | access::Synthetic);
        ParsedDescriptor descriptor(method_.descriptor.view());
        if (!method_.isStatic())
            descriptor.parameters.insert(descriptor.parameters.begin(),
                                         descriptorOf(holder.name.view()));
        constexpr std::uint16_t peer = access::Static | access::Native;
        assembler.method(peer, "step", "(Ljava/lang/Object;JI)V");
        assembler.method(peer, "tell", "(J)V");
        assembler.method(peer, "begin", "(Z)V");
        assembler.method(peer, "end", "()V");
        assembler.method(peer, "failed", "(Ljava/lang/Throwable;I)V");
        assembler.method(peer, "contents", "(Ljava/lang/Object;)J");
        assembler.method(peer, "unchanged", "(Ljava/lang/Object;JI)V");
        name_ = assembler.name();
        MethodAssembler& code =
            assembler.method(access::Static, method_.name.view(), descriptor.str());
        code_ = &code;
        parameters_ = descriptor.parameters;
        result_ = descriptor.result;
        write();
        Class& made = install(vm_, assembler, holder, false,
                              {{"step", monitors::step},
                               {"tell", monitors::tell},
                               {"begin", monitors::begin},
                               {"end", monitors::end},
                               {"failed", monitors::failed},
                               {"contents", monitors::contents},
                               {"unchanged", monitors::unchanged}});
        return made.findDeclaredMethod(method_.name, types::Symbol::of(descriptor.str()));
    }

  private:
    using Moment = ObservedCall::Moment;
    struct Scope {
        ExpressionScope names;
        std::unique_ptr<ExpressionTypes> types;
    };

    void write() {
        MethodAssembler& code = *code_;
        std::optional<unsigned> lock;
        const auto locked = code.newLabel(), unlocked = code.newLabel(), unlock = code.newLabel();
        if (method_.isSynchronized()) {
            lock = code.newLocal("L");
            method_.isStatic() ? code.pushClass(descriptorOf(method_.holder->name.view()))
                               : code.load("L", 0);
            code.emit(op::dup);
            code.store("L", *lock);
            code.emit(op::monitorenter);
            code.bind(locked);
        }
        evaluating_ = code.newLocal("I");
        for (const Monitor* monitor : monitors_) scopes_[monitor] = scopeOf(*monitor);
        steps(Moment::Call);
        const auto begin = code.newLabel(), end = code.newLabel(), thrown = code.newLabel();
        code.bind(begin);
        code.loadAll(parameters_, 0);
        callOriginal();
        std::optional<unsigned> result;
        if (result_ != "V") {
            result = code.newLocal(result_);
            code.store(result_, *result);
            for (auto& [monitor, scope] : scopes_)
                scope->names.variables["result"] = {result_, *result};
        }
        code.bind(end);
        steps(Moment::Return);
        if (lock) {
            code.load("L", *lock);
            code.emit(op::monitorexit);
            code.bind(unlocked);
        }
        if (result) code.load(result_, *result);
        code.result(result_);
        if (isStepOfAny(Moment::Throw)) {
            code.protect(begin, end, thrown, kThrowable);
            code.bindHandler(thrown);
            thrown_ = code.newLocal("L");
            code.store("L", thrown_);
            for (auto& [monitor, scope] : scopes_) scope->names.variables.erase("result");
            steps(Moment::Throw);
            code.load("L", thrown_);
            code.emit(op::athrow);
        }
        if (lock) {
            const auto last = code.newLabel();
            // Handlers are found in the order in which they are written.
            code.protect(locked, unlocked, unlock, {});
            if (isStepOfAny(Moment::Throw)) code.protect(thrown, last, unlock, {});
            code.bind(last);
            code.bindHandler(unlock);
            const unsigned cause = code.newLocal("L");
            code.store("L", cause);
            code.load("L", *lock);
            code.emit(op::monitorexit);
            code.load("L", cause);
            code.emit(op::athrow);
        }
    }

    void callOriginal() {
        const std::string holder = named_->holder->name.str();
        const std::string_view name = method_.name.view(), descriptor = method_.descriptor.view();
        const bool inInterface = named_->holder->isInterface();
        if (method_.isStatic())
            code_->invokeStatic(holder, name, descriptor, inInterface);
        else if (named_ != &method_ && inInterface)
            code_->invokeInterface(holder, name, descriptor);
        else if (named_ != &method_)
            code_->invokeVirtual(holder, name, descriptor);
        else
            code_->invokeSpecial(holder, name, descriptor, inInterface);
    }

    std::unique_ptr<Scope> scopeOf(const Monitor& monitor) {
        auto scope = std::make_unique<Scope>();
        scope->names.host = monitor.declaring;
        auto& variables = scope->names.variables;
        unsigned local = 0;
        if (!method_.isStatic()) {
            unsigned receiver = 0;
            if (!named_->holder->isAssignableTo(*monitor.declaring)) {
                receiver = code_->newLocal("L");
                code_->load("L", 0);
                code_->checkCast(monitor.declaring->name.view());
                code_->store("L", receiver);
            }
            variables["this"] = {descriptorOf(monitor.declaring->name.view()), receiver};
            local = 1;
        }
        const auto& types = method_.signature->parameterDescriptors;
        std::vector<unsigned> locals;
        locals.reserve(types.size());
        for (std::size_t i = 0; i < types.size(); ++i) {
            locals.push_back(local);
            variables[std::to_string(i + 1)] = {types[i].str(), local};
            local += values::slotsOf(method_.signature->parameters[i]);
        }
        const auto name = [&](const Method& declared) {
            const auto names = parameterNames(declared);
            for (std::size_t i = 0; i < names.size(); ++i)
                if (!names[i].empty())
                    variables.try_emplace(names[i],
                                          ExpressionScope::Variable{types[i].str(), locals[i]});
        };
        name(method_);
        if (!method_.isStatic()) forEachDeclaration(method_, receiver_, name);
        scope->types = std::make_unique<ExpressionTypes>(vm_, scope->names);
        return scope;
    }

    static bool stepsAt(const Monitor& monitor, Moment moment) {
        return monitor.isOfCalls() == (moment == Moment::Call);
    }
    bool isStepOfAny(Moment moment) const {
        return all_.toldOf(method_, receiver_, moment) != 0 ||
               std::ranges::any_of(monitors_,
                                   [&](const Monitor* each) { return stepsAt(*each, moment); });
    }

    // All that its names stand for is there, at this moment of a call of this method.
    bool isThere(const Monitor& monitor, std::size_t proposition) {
        const JavaExpression* expression = monitor.values[proposition].get();
        if (!expression) return false;
        const auto& variables = scopes_[&monitor]->names.variables;
        bool isThere = true;
        forEachNode(*expression, [&](const JavaExpression& node) {
            if (node.kind != JavaExpression::Kind::Hash || variables.contains(node.text)) return;
            isThere = false;
            if (node.text == "this") return;
            if (node.text == "result") {
                if (monitor.isOfCalls())
                    fail(monitor, proposition, node.position,
                         "there is no #result when a method is called: it takes a return "
                         "specification");
                return;
            }
            if (!isParameterOfAny(monitor, node.text))
                fail(monitor, proposition, node.position,
                     fmt::format("no observed method has a parameter {}: #1, #2 … are those "
                                 "without names (compile with -g or -parameters)",
                                 node.text));
        });
        return isThere;
    }

    bool isParameterOfAny(const Monitor& monitor, std::string_view name) {
        bool isFound = false;
        const auto look = [&](const Class& at) {
            for (const Method& method : at.methods) {
                if (!all_.observes(monitor, method, receiver_)) continue;
                const auto names = parameterNames(method);
                isFound |= std::ranges::find(names, name) != names.end();
                for (std::size_t i = 0; i < names.size(); ++i)
                    isFound |= name == std::to_string(i + 1);
            }
        };
        for (const Class* at = &receiver_; at; at = at->super) look(*at);
        for (const Class* interface : receiver_.allInterfaces) look(*interface);
        return isFound;
    }

    [[noreturn]] void fail(const Monitor& monitor, std::size_t proposition, std::size_t position,
                           std::string_view what) const {
        const specification::Specification& of = *monitor.specification;
        throw UserError(fmt::format("{}: {}: in <{{ {} }}>, column {}: {}", of.place(), of.name(),
                                    of.propositions()[proposition].text, position + 1, what));
    }

    // Runs write, and turns what is wrong with an expression into what the user is told.
    template <class Write>
    void writeChecked(const Monitor& monitor, std::size_t proposition, Write&& write) {
        try {
            write();
        } catch (const ExpressionError& error) {
            fail(monitor, proposition, error.position, error.what());
        } catch (const types::NeedsLoading&) {
            fail(monitor, proposition, 0,
                 "it names classes that a class loader of the program "
                 "would have to be asked for");
        }
    }

    // Evaluates what is wanted of the monitor's value propositions.
    template <class Evaluate>
    void forEachValue(const Monitor& monitor, Evaluate&& evaluate) {
        for (std::size_t i = 0; i < monitor.values.size(); ++i)
            if (monitor.values[i]) evaluate(*monitor.values[i], i);
    }

    void steps(Moment moment) {
        stepsOfMonitors(moment);
        const std::uint64_t told = all_.toldOf(method_, receiver_, moment);
        if (told == 0) return;
        code_->pushLong(static_cast<std::int64_t>(told));
        code_->invokeStatic(name_, "tell", "(J)V");
    }

    void stepsOfMonitors(Moment moment) {
        struct Due {
            const Monitor* monitor;
            std::vector<std::size_t> values; // that are evaluated
        };
        std::vector<Due> due;
        bool evaluates = false, readsHeap = false;
        const auto note = [&](const Monitor& monitor, const JavaExpression& expression) {
            evaluates = true;
            readsHeap |= scopes_[&monitor]->types->readsHeap(expression);
        };
        for (const Monitor* monitor : monitors_) {
            if (moment == Moment::Call && !monitor->isOfCalls())
                forEachValue(*monitor, [&](const JavaExpression& expression, std::size_t) {
                    forEachPre(*monitor, expression,
                               [&](const JavaExpression& kept) { note(*monitor, kept); });
                });
            if (!stepsAt(*monitor, moment)) continue;
            due.push_back({monitor, {}});
            forEachValue(*monitor, [&](const JavaExpression& expression, std::size_t i) {
                if (!isThere(*monitor, i)) return;
                note(*monitor, expression);
                due.back().values.push_back(i);
            });
        }
        if (due.empty() && !evaluates) return;
        MethodAssembler& code = *code_;
        const auto begin = code.newLabel(), end = code.newLabel(), failed = code.newLabel(),
                   behind = code.newLabel();
        if (evaluates) {
            code.pushInt(readsHeap);
            code.invokeStatic(name_, "begin", "(Z)V");
            code.pushInt(0);
            code.store("I", evaluating_);
            code.bind(begin);
            if (moment == Moment::Call) keepBefore();
        }
        std::vector<unsigned> valuations;
        valuations.reserve(due.size());
        for (const Due& each : due) {
            valuations.push_back(code.newLocal("J"));
            valuation_ = valuations.back();
            valuation(*each.monitor, each.values, moment);
        }
        if (evaluates) code.bind(end);
        for (std::size_t i = 0; i < due.size(); ++i) {
            valuation_ = valuations[i];
            step(*due[i].monitor, moment, evaluates);
        }
        if (!evaluates) return;
        code.invokeStatic(name_, "end", "()V");
        code.branch(op::goto_, behind);
        code.protect(begin, end, failed, kThrowable);
        code.bindHandler(failed);
        code.load("I", evaluating_);
        code.invokeStatic(name_, "failed", "(Ljava/lang/Throwable;I)V");
        code.emit(op::aconst_null); // it does not return
        code.emit(op::athrow);
        code.bind(behind);
    }

    template <class Visit>
    void forEachPre(const Monitor& monitor, const JavaExpression& expression, Visit&& visit) {
        forEachNode(expression, [&](const JavaExpression& node) {
            if (node.kind != JavaExpression::Kind::Pre) return;
            bool isThere = true;
            forEachNode(*node.operands[0], [&](const JavaExpression& inner) {
                if (inner.kind == JavaExpression::Kind::Hash)
                    isThere &= scopes_[&monitor]->names.variables.contains(inner.text);
            });
            if (isThere) visit(node);
        });
    }

    void keepBefore() {
        for (const Monitor* monitor : monitors_) {
            if (monitor->isOfCalls()) continue;
            Scope& scope = *scopes_[monitor];
            forEachValue(*monitor, [&](const JavaExpression& expression, std::size_t i) {
                forEachPre(*monitor, expression, [&](const JavaExpression& node) {
                    writeChecked(*monitor, i, [&] {
                        const JavaExpression& kept = *node.operands[0];
                        const std::string type = scope.types->of(kept).descriptor;
                        if (type.empty() || type == "V")
                            throw ExpressionError("a value is expected", kept.position);
                        evaluates(*monitor, i);
                        const bool calls = callsMethods(kept, *scope.types);
                        if (calls) contents(scope.names);
                        ExpressionCode(*code_, *scope.types, scope.names).push(kept);
                        if (calls) unchanged(scope.names);
                        const std::string stored = type == "N" ? "Ljava/lang/Object;" : type;
                        const unsigned local = code_->newLocal(stored);
                        code_->store(stored, local);
                        scope.names.before[&node] = {stored, local};
                    });
                });
            });
        }
    }

    void evaluates(const Monitor& monitor, std::size_t proposition) {
        const auto added = all_.evaluations_.push_back(
            {&monitor, monitor.specification->propositions()[proposition].text});
        code_->pushInt(static_cast<std::int32_t>(added - all_.evaluations_.begin()));
        code_->store("I", evaluating_);
    }

    // Whether it calls methods that could change something.
    static bool callsMethods(const JavaExpression& expression, ExpressionTypes& types) {
        bool calls = false;
        forEachNode(expression, [&](const JavaExpression& node) {
            if (node.kind != JavaExpression::Kind::Call || calls) return;
            const Method* called = types.of(node).method;
            calls = !called || !isWithoutEffect(*called);
        });
        return calls;
    }
    void pushResult(const ExpressionScope& names) {
        const auto result = names.variables.find("result");
        if (result != names.variables.end() && !isPrimitive(result->second.descriptor))
            code_->load("L", result->second.local);
        else
            code_->emit(op::aconst_null);
    }
    void contents(const ExpressionScope& names) {
        contents_ = code_->newLocal("J");
        pushResult(names);
        code_->invokeStatic(name_, "contents", "(Ljava/lang/Object;)J");
        code_->store("J", contents_);
    }
    void unchanged(const ExpressionScope& names) {
        pushResult(names);
        code_->load("J", contents_);
        code_->load("I", evaluating_);
        code_->invokeStatic(name_, "unchanged", "(Ljava/lang/Object;JI)V");
    }

    void add(std::size_t proposition, op::Opcode unlessBranch) {
        const auto otherwise = code_->newLabel();
        code_->branch(unlessBranch, otherwise);
        code_->load("J", valuation_);
        code_->pushLong(static_cast<std::int64_t>(std::uint64_t(1) << proposition));
        code_->emit(op::lor);
        code_->store("J", valuation_);
        code_->bind(otherwise);
    }

    void valuation(const Monitor& monitor, const std::vector<std::size_t>& evaluated,
                   Moment moment) {
        const auto& propositions = monitor.specification->propositions();
        std::uint64_t constant = 0;
        for (std::size_t i = 0; i < propositions.size(); ++i)
            if (propositions[i].kind == Proposition::Kind::Call &&
                isCallOf(propositions[i].text, method_, receiver_))
                constant |= std::uint64_t(1) << i;
        code_->pushLong(static_cast<std::int64_t>(constant));
        code_->store("J", valuation_);
        Scope& scope = *scopes_[&monitor];
        for (std::size_t i = 0; i < propositions.size(); ++i) {
            if (propositions[i].kind != Proposition::Kind::Exception) continue;
            writeChecked(monitor, i, [&] {
                const JavaExpression whole{JavaExpression::Kind::Name, 0, propositions[i].text};
                const Class& wanted = scope.types->classNamed(whole, propositions[i].text);
                if (!wanted.isSubclassOf(*vm_.linker->known.throwable))
                    throw ExpressionError(wanted.externalName() + " is no exception", 0);
                if (moment != Moment::Throw) return;
                code_->load("L", thrown_);
                code_->instanceOf(wanted.name.view());
                add(i, op::ifeq);
            });
        }
        for (const std::size_t i : evaluated)
            writeChecked(monitor, i, [&] {
                const JavaExpression& expression = *monitor.values[i];
                const std::string type =
                    ExpressionTypes::unboxed(scope.types->of(expression).descriptor);
                if (type != "Z")
                    throw ExpressionError("a value proposition is a boolean", expression.position);
                evaluates(monitor, i);
                const bool calls = callsMethods(expression, *scope.types);
                if (calls) contents(scope.names);
                ExpressionCode(*code_, *scope.types, scope.names).pushAs(expression, "Z");
                if (calls) unchanged(scope.names);
                add(i, op::ifeq);
            });
    }

    void step(const Monitor& monitor, Moment moment, bool isInSection) {
        const std::string_view what = moment == Moment::Call     ? "is called"
                                      : moment == Moment::Return ? "returns"
                                                                 : "throws";
        const std::string called =
            types::externalMethod("", method_.name.view(), method_.descriptor.view());
        const auto added =
            all_.steps_.push_back({&monitor, fieldOf(monitor),
                                   fmt::format("{} {}", called.substr(called.find(' ') + 1), what),
                                   isInSection, monitor.exceptionClass});
        if (method_.isStatic())
            code_->emit(op::aconst_null);
        else
            code_->load("L", 0);
        code_->load("J", valuation_);
        code_->pushInt(static_cast<std::int32_t>(added - all_.steps_.begin()));
        code_->invokeStatic(name_, "step", "(Ljava/lang/Object;JI)V");
    }

    const Field* fieldOf(const Monitor& monitor) const {
        if (method_.isStatic()) return fieldNamed(*method_.holder, monitor.staticFieldName);
        for (const Class* at = &receiver_; at; at = at->super)
            if (const Field* field = fieldNamed(*at, monitor.fieldName)) return field;
        return nullptr;
    }
    static const Field* fieldNamed(const Class& klass, std::string_view name) {
        const auto found = std::ranges::find_if(
            klass.fields, [&](const Field& field) { return field.name.view() == name; });
        return found == klass.fields.end() ? nullptr : &*found;
    }

    Specifications& all_;
    Vm& vm_;
    const Method& method_;
    const Class& receiver_;
    const Method* named_; // by which it is called
    std::vector<const Monitor*> monitors_;
    MethodAssembler* code_ = nullptr;
    std::string name_, result_;
    std::vector<std::string> parameters_;
    std::map<const Monitor*, std::unique_ptr<Scope>> scopes_;
    unsigned valuation_ = 0, evaluating_ = 0, thrown_ = 0, contents_ = 0;
};

const Method* Specifications::makeWrapper(const Method& method, const Class& receiver) {
    return WrapperCode(*this, method, receiver).make();
}

// The method itself is called by its wrapper, and by `super.m()`: that is how the object answers
// the call which has been observed.
const Method* Interpreter::wrapperOf(const Method& method, const Slot* arguments) {
    if (!vm_.specifications || !vm_.specifications->isObserving()) return nullptr;
    // What an expression calls is no step.
    if (state_.thread().data.atomicDepth >= monitors::kEvaluation) return nullptr;
    const Ref receiver = method.isStatic() ? 0 : values::toRef(arguments[0]);
    const Class& of = method.isStatic() ? *method.holder : *state_.object(receiver)->klass;
    const Method* wrapper = vm_.specifications->wrapperFor(method, of);
    const Frame* caller = state_.thread().top;
    if (!wrapper || !caller) return wrapper;
    const Method& by = *caller->method;
    if (&by == wrapper) return nullptr;
    const auto parametersOf = [](const Method& each) { // the result may be another
        return each.descriptor.view().substr(0, each.descriptor.view().find(')'));
    };
    const bool isOverridden = !method.isStatic() && !by.isStatic() && by.name == method.name &&
                              parametersOf(by) == parametersOf(method) &&
                              by.holder != method.holder &&
                              by.holder->isAssignableTo(*method.holder);
    return isOverridden && values::toRef(caller->locals[0]) == receiver ? nullptr : wrapper;
}

} // namespace clew::vm::interpreter
