// java.lang.invoke.LambdaForm: what a method handle does, as a list of calls whose arguments are
// parameters, results of earlier calls, or constants. Each is compiled to a static method when it
// is first executed, as the JDK's own InvokerBytecodeGenerator does it; forms that do the same
// share one method, over all states. Constants that are objects belong to a state: the code reads
// them from the form that it executes.

#include <charconv>

#include "vm/interpreter/linking/Linkage.h"
#include "vm/objects/Boxes.h"
#include "vm/objects/JavaObjects.h"
#include "vm/state/Object.h"

namespace clew::vm::interpreter {
namespace {

constexpr std::string_view kHandle = "java/lang/invoke/MethodHandle";
constexpr std::string_view kForm = "java/lang/invoke/LambdaForm";
constexpr std::string_view kName = "java/lang/invoke/LambdaForm$Name";
constexpr std::string_view kFunction = "java/lang/invoke/LambdaForm$NamedFunction";

struct Argument {
    enum Kind { Result, Constant, Null, Primitive } kind = Result;
    unsigned index = 0; // Result: of the name; Constant: in the name's arguments
    Slot bits = 0;      // Primitive
};

struct Step {
    enum Kind { Call, GetField, GetStatic, Polymorphic, Handle } kind = Call;
    std::string type; // basic type of the result
    const Method* method = nullptr;
    const types::Field* field = nullptr;
    int referenceKind = 0;
    std::string descriptor; // Polymorphic, Handle: without the receiver
    std::vector<Argument> arguments;
};

// Basic types as lambda forms use them.
std::string basic(std::string_view descriptor) {
    switch (descriptor[0]) {
        case 'L':
        case '[':
            return "Ljava/lang/Object;";
        case 'Z':
        case 'B':
        case 'C':
        case 'S':
            return "I";
        default:
            return std::string(descriptor.substr(0, 1));
    }
}
std::string basicMethodType(std::string_view methodDescriptor) {
    ParsedDescriptor parsed(methodDescriptor);
    for (std::string& parameter : parsed.parameters) parameter = basic(parameter);
    parsed.result = basic(parsed.result);
    return parsed.str();
}

// Whether assembled code in java.lang.invoke finds the class by its name.
bool hasGlobalName(const Class& klass) {
    return !klass.isHiddenClass && klass.nameSpace == 0;
}

class FormCompiler {
  public:
    FormCompiler(NativeContext& ctx, Ref form)
        : ctx_(ctx), layout_(invokeLayout(ctx.vm)), form_(form) {
        read();
    }

    // What the form does, as text: the same in each process.
    std::string key() const {
        std::string text = "form " + std::to_string(arity_) + " " + std::to_string(result_);
        for (std::size_t i = 0; i < arity_; ++i) text += types_[i][0];
        for (const Step& step : steps_) {
            text +=
                "|" + std::to_string(step.kind) + step.type[0] + std::to_string(step.referenceKind);
            if (step.method) text += nameOf(*step.method);
            if (step.field) text += nameOf(*step.field);
            text += step.descriptor;
            for (const Argument& argument : step.arguments) {
                text += "," + std::to_string(argument.kind) + "." + std::to_string(argument.index) +
                        "." + hex(argument.bits);
            }
        }
        return text;
    }

    const Method* compile() {
        const Class& host = ctx_.vm.linker->load(kForm);
        ClassAssembler assembler(freshName(*ctx_.vm.callSites, host, "Code"),
                                 access::Final | access::Super | access::Synthetic);
        std::string descriptor = "(";
        for (unsigned i = 0; i < arity_; ++i) descriptor += types_[i];
        const std::string result = result_ < 0 ? "V" : types_[static_cast<unsigned>(result_)];
        MethodAssembler& code =
            assembler.method(access::Static, "execute", descriptor + ")" + result);

        unsigned local = 0;
        for (unsigned i = 0; i < arity_; ++i) {
            locals_.push_back(local);
            local += slotsOf(types_[i]);
        }
        for (unsigned i = 0; i < steps_.size(); ++i) {
            emit(code, steps_[i], arity_ + i);
            locals_.push_back(code.newLocal(steps_[i].type));
            if (steps_[i].type != "V") code.store(steps_[i].type, locals_.back());
        }
        if (result_ >= 0) code.load(result, locals_[static_cast<unsigned>(result_)]);
        code.result(result);
        return methodNamed(install(ctx_.vm, assembler, host, false), "execute");
    }

  private:
    template <class Member>
    static std::string nameOf(const Member& member) {
        return member.holder->name.str() + "." + member.name.str() + member.descriptor.str();
    }
    static std::string hex(std::uint64_t value) {
        char text[17];
        return {text, std::to_chars(text, text + sizeof text, value, 16).ptr};
    }

    template <class T>
    T at(Ref object, std::uint32_t offset) const {
        return ctx_.object(object)->at<T>(offset);
    }
    Ref elementOf(Ref array, std::uint32_t index) const {
        return ctx_.object(array)->elements<Ref>()[index];
    }

    void read() {
        arity_ = static_cast<unsigned>(at<std::int32_t>(form_, layout_.formArity));
        result_ = at<std::int32_t>(form_, layout_.formResult);
        const Ref names = at<Ref>(form_, layout_.formNames);
        const std::uint32_t count = ctx_.object(names)->length;
        for (std::uint32_t i = 0; i < count; ++i) {
            const Ref name = elementOf(names, i);
            const char character = static_cast<char>(
                at<std::uint16_t>(at<Ref>(name, layout_.nameType), layout_.basicTypeCharacter));
            types_.push_back(character == 'L' ? "Ljava/lang/Object;" : std::string(1, character));
            if (i >= arity_) readStep(name);
        }
    }

    void readStep(Ref name) {
        Step& step = steps_.emplace_back();
        step.type = types_.back();
        const Ref function = at<Ref>(name, layout_.nameFunction);
        readFunction(step, function);
        const Ref arguments = at<Ref>(name, layout_.nameArguments);
        const std::vector<std::string> parameters = parametersOf(step);
        for (std::uint32_t i = 0; i < ctx_.object(arguments)->length; ++i) {
            step.arguments.push_back(readArgument(elementOf(arguments, i), i, parameters[i]));
        }
    }

    void readFunction(Step& step, Ref function) {
        const Ref memberName = at<Ref>(function, layout_.functionMember);
        const Ref handle = at<Ref>(function, layout_.functionHandle);
        if (memberName) {
            const auto flags = at<std::int32_t>(memberName, layout_.memberFlags);
            step.referenceKind = flags >> member::kKindShift & member::kKindMask;
            if (flags & member::kField) {
                step.field = fieldOf(memberName);
                if (step.field && step.referenceKind == member::GetField &&
                    hasGlobalName(*step.field->holder)) {
                    step.kind = Step::GetField;
                    return;
                }
                if (step.field && step.referenceKind == member::GetStatic &&
                    hasGlobalName(*step.field->holder)) {
                    step.kind = Step::GetStatic;
                    return;
                }
            } else if (const Method* method = methodOfMember(ctx_.state, layout_, memberName)) {
                if (method->isSignaturePolymorphic) {
                    step.kind = Step::Polymorphic;
                    step.method = method;
                    step.descriptor = basicMethodType(
                        descriptorOfMethodType(ctx_, at<Ref>(memberName, layout_.memberType)));
                    return;
                }
                if (hasGlobalName(*method->holder) && !method->isInitializer) {
                    step.method = method;
                    return;
                }
            }
        }
        step.kind = Step::Handle;
        step.field = nullptr;
        const Ref type =
            handle ? at<Ref>(handle, layout_.handleType) : at<Ref>(memberName, layout_.memberType);
        step.descriptor = basicMethodType(descriptorOfMethodType(ctx_, type));
    }

    const types::Field* fieldOf(Ref memberName) const {
        const Class& holder = ctx_.classOf(at<Ref>(memberName, layout_.memberClass));
        const std::string name = ctx_.stringOf(at<Ref>(memberName, layout_.memberText));
        for (const types::Field& field : holder.fields) {
            if (field.name.view() == name) return &field;
        }
        return nullptr;
    }

    // What a step takes, the receiver included.
    std::vector<std::string> parametersOf(const Step& step) const {
        const std::string_view descriptor =
            step.kind == Step::Call ? step.method->descriptor.view() : step.descriptor;
        std::vector<std::string> parameters;
        bool receiver = step.kind == Step::GetField;
        if (step.kind == Step::Call || step.kind == Step::Polymorphic)
            receiver = !step.method->isStatic();
        if (receiver) parameters.emplace_back("Ljava/lang/Object;");
        if (step.kind == Step::GetField || step.kind == Step::GetStatic) return parameters;
        for (const std::string& parameter : ParsedDescriptor(descriptor).parameters)
            parameters.push_back(parameter);
        return parameters;
    }

    Argument readArgument(Ref value, unsigned index, std::string_view parameter) const {
        Argument argument;
        if (value == 0) {
            argument.kind = Argument::Null;
        } else if (ctx_.object(value)->klass == layout_.name) {
            argument.index = static_cast<unsigned>(at<std::int16_t>(value, layout_.nameIndex));
        } else if (isPrimitive(parameter)) {
            argument.kind = Argument::Primitive;
            objects::unbox(ctx_.state, value, argument.bits);
        } else {
            argument.kind = Argument::Constant;
            argument.index = index;
        }
        return argument;
    }

    // Pushes form.names[name] of the running form.
    void pushName(MethodAssembler& code, unsigned name) const {
        code.load("L", 0);
        code.getField(kHandle, "form", descriptorOf(kForm));
        code.getField(kForm, "names", "[" + descriptorOf(kName));
        code.pushInt(static_cast<std::int32_t>(name));
        code.emit(op::aaload);
    }

    void push(MethodAssembler& code, const Argument& argument, std::string_view parameter,
              unsigned name) const {
        switch (argument.kind) {
            case Argument::Result:
                code.load(types_[argument.index], locals_[argument.index]);
                break;
            case Argument::Null:
                code.pushZero(parameter);
                break;
            case Argument::Primitive:
                switch (basic(parameter)[0]) {
                    case 'J':
                        code.pushLong(values::toLong(argument.bits));
                        break;
                    case 'F':
                        code.pushFloat(static_cast<std::uint32_t>(argument.bits));
                        break;
                    case 'D':
                        code.pushDouble(argument.bits);
                        break;
                    default:
                        code.pushInt(values::toInt(argument.bits));
                }
                break;
            case Argument::Constant:
                pushName(code, name);
                code.getField(kName, "arguments", "[Ljava/lang/Object;");
                code.pushInt(static_cast<std::int32_t>(argument.index));
                code.emit(op::aaload);
        }
    }

    void emit(MethodAssembler& code, const Step& step, unsigned name) const {
        if (step.kind == Step::Handle) {
            pushName(code, name);
            code.getField(kName, "function", descriptorOf(kFunction));
            code.invokeVirtual(kFunction, "resolvedHandle", "()Ljava/lang/invoke/MethodHandle;");
        }
        const std::vector<std::string> parameters = parametersOf(step);
        for (std::size_t i = 0; i < step.arguments.size(); ++i)
            push(code, step.arguments[i], parameters[i], name);
        std::string result;
        switch (step.kind) {
            case Step::Handle:
                code.invokeVirtual(kHandle, "invokeBasic", step.descriptor);
                result = ParsedDescriptor(step.descriptor).result;
                break;
            case Step::GetField:
                code.getField(step.field->holder->name.view(), step.field->name.view(),
                              step.field->descriptor.view());
                result = step.field->descriptor.view();
                break;
            case Step::GetStatic:
                code.getStatic(step.field->holder->name.view(), step.field->name.view(),
                               step.field->descriptor.view());
                result = step.field->descriptor.view();
                break;
            case Step::Polymorphic:
            case Step::Call: {
                const Method& method = *step.method;
                const std::string_view owner = method.holder->name.view(),
                                       text = method.name.view();
                const std::string_view descriptor = step.kind == Step::Polymorphic
                                                        ? std::string_view(step.descriptor)
                                                        : method.descriptor.view();
                if (method.isStatic()) {
                    code.invokeStatic(owner, text, descriptor, method.holder->isInterface());
                } else if (method.holder->isInterface()) {
                    code.invokeInterface(owner, text, descriptor);
                } else if (step.referenceKind == member::InvokeSpecial && method.vtableIndex >= 0) {
                    code.invokeSpecial(owner, text, descriptor);
                } else {
                    code.invokeVirtual(owner, text, descriptor);
                }
                result = ParsedDescriptor(descriptor).result;
            }
        }
        if (step.type == "V") code.pop(result);
    }

    NativeContext& ctx_;
    const InvokeLayout& layout_;
    Ref form_;
    unsigned arity_ = 0;
    int result_ = -1;
    std::vector<std::string> types_; // of each name
    std::vector<Step> steps_;        // of names[arity ...]
    std::vector<unsigned> locals_;   // of each name
};

} // namespace

const Method& entryOf(NativeContext& ctx, Ref methodHandle) {
    const InvokeLayout& layout = invokeLayout(ctx.vm);
    const Ref form = ctx.object(methodHandle)->at<Ref>(layout.handleForm);
    const Ref entry = ctx.object(form)->at<Ref>(layout.formEntry);
    if (entry) [[likely]]
        return *methodOfMember(ctx.state, layout, entry);

    FormCompiler compiler(ctx, form);
    CallSites::Tables& tables = ctx.vm.callSites->tables();
    std::lock_guard lock(tables.formsMutex);
    CallSites::Tables::CompiledForm& compiled = tables.forms[compiler.key()];
    if (!compiled.method) {
        compiled.method = compiler.compile();
        compiled.memberName = globalMemberName(ctx.vm, *compiled.method);
    }
    ctx.state.writable(form)->at<Ref>(layout.formEntry) = compiled.memberName;
    return *compiled.method;
}

} // namespace clew::vm::interpreter
