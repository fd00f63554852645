#include "search/generate/DriverClass.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>

#include "search/generate/GenericTypes.h"
#include "search/generate/Lambda.h"
#include "search/generate/MockClasses.h"
#include "search/generate/MockValues.h"
#include "vm/interpreter/linking/CallSites.h"
#include "vm/interpreter/linking/ClassAssembler.h"
#include "vm/objects/InputConstructors.h"
#include "vm/objects/InputObjects.h"
#include "vm/objects/InputTypes.h"
#include "vm/objects/JavaObjects.h"
#include "vm/objects/MemberInputs.h"
#include "vm/objects/MockTypes.h"
#include "vm/objects/Strings.h"

namespace clew::search::generate {

using namespace vm;
using namespace vm::interpreter;
using vm::values::BasicType;
namespace expressions = vm::values::expressions;

namespace {

constexpr std::string_view kDebug = "gov/nasa/jpf/symbc/Debug";

char letterOf(BasicType type) {
    return "ZBCSIJFD"[static_cast<std::size_t>(type)];
}

// Writes the code that leaves one argument on the stack.
class ArgumentWriter {
  public:
    ArgumentWriter(Vm& vm, MethodAssembler& code, const std::vector<unsigned>& results,
                   const std::vector<std::string>& types)
        : vm_(vm), code_(code), results_(results), types_(types) {}

    // Returns the descriptor of what it is.
    std::string write(const Argument& argument) {
        if (const auto* value = std::get_if<JavaValue>(&argument)) return write(*value);
        if (const auto* result = std::get_if<ResultOf>(&argument)) {
            code_.load(types_[result->step], results_[result->step]);
            return types_[result->step];
        }
        return write(std::get<Input>(argument));
    }

    std::string write(const JavaValue& value) {
        switch (value.kind) {
            case JavaValue::Kind::Null:
            case JavaValue::Kind::Object:
            case JavaValue::Kind::Member:
            case JavaValue::Kind::Annotation:
            case JavaValue::Kind::Thrown:
            case JavaValue::Kind::Changing:
            case JavaValue::Kind::Parameter:
            case JavaValue::Kind::SameArgument:
            case JavaValue::Kind::Mock: // which only inputs are
                code_.emit(op::aconst_null);
                return "Ljava/lang/Object;";
            case JavaValue::Kind::Primitive:
                push(value.basic, value.bits);
                return std::string(1, letterOf(value.basic));
            case JavaValue::Kind::Boxed:
                push(value.basic, value.bits);
                code_.box(letterOf(value.basic));
                return "L" + std::string(boxClassOf(value.basic)) + ";";
            case JavaValue::Kind::String:
                code_.pushString(objects::toModifiedUtf8(value.text));
                return "Ljava/lang/String;";
            case JavaValue::Kind::EnumConstant:
                code_.getStatic(classConstantOf(value.type), value.name, value.type);
                return value.type;
            case JavaValue::Kind::ClassLiteral:
                code_.pushClass(
                    value.isClassOfMock()
                        ? descriptorOf(mockObjectClass(vm_, value.elements.front()).name.view())
                        : value.type);
                return "Ljava/lang/Class;";
            case JavaValue::Kind::Lambda: {
                const std::string_view made = lambdaClass(vm_, value).name.view();
                code_.makeNew(made);
                code_.emit(op::dup);
                code_.invokeSpecial(made, "<init>", "()V");
                return value.type;
            }
            case JavaValue::Kind::Array:
                break;
        }
        const std::string element = value.type.substr(1);
        code_.pushInt(static_cast<std::int32_t>(value.elements.size()));
        code_.newArray(element);
        for (std::size_t i = 0; i < value.elements.size(); ++i) {
            code_.emit(op::dup);
            code_.pushInt(static_cast<std::int32_t>(i));
            write(value.elements[i]);
            code_.emit(storeOf(element[0]));
        }
        return value.type;
    }

    // Of objects.
    std::string writeArray(const Step& step) {
        const std::string element = classConstantOf(step.executable.descriptor.substr(1));
        code_.objectArray(
            step.arguments.size(),
            [&](std::size_t i) {
                write(step.arguments[i]);
                code_.checkCast(element);
            },
            element);
        return step.executable.descriptor;
    }

    std::string writeLambda(const Step& step) {
        const std::string& type = step.executable.descriptor;
        const types::Class& made = answeringClass(vm_, type);
        const std::string answer = made.fieldNamed(kAnswer)->descriptor.str();
        code_.makeNew(made.name.view());
        code_.emit(op::dup);
        code_.invokeSpecial(made.name.view(), "<init>", "()V");
        code_.emit(op::dup);
        write(step.arguments.front());
        code_.checkCast(classConstantOf(answer));
        code_.putField(made.name.view(), kAnswer, answer);
        return type;
    }

    // An input on the stack, for a parameter whose type in the source is given: of Class<? extends
    // Shape> other classes are of no interest.
    void keepBound(const std::string& parameterType) {
        constexpr std::string_view kClass = "Ljava/lang/Class<";
        if (!parameterType.starts_with(kClass)) return;
        const std::string argument =
            parameterType.substr(kClass.size(), parameterType.size() - kClass.size() - 2);
        const bool isBelow = argument.starts_with('+');
        const std::string bound = argument.substr(isBelow ? 1 : 0);
        if (bound[0] != 'L' && bound[0] != '[') return;
        const auto isNull = code_.newLabel(), holds = code_.newLabel();
        code_.emit(op::dup);
        code_.branch(op::ifnull, isNull);
        code_.emit(op::dup);
        code_.pushClass(erased(bound));
        if (isBelow) {
            code_.emit(op::swap);
            code_.invokeVirtual("java/lang/Class", "isAssignableFrom", "(Ljava/lang/Class;)Z");
            code_.branch(op::ifne, holds);
        } else {
            code_.branch(op::if_acmpeq, holds);
        }
        code_.pushInt(1);
        code_.invokeStatic("gov/nasa/jpf/vm/Verify", "ignoreIf", "(Z)V");
        code_.bind(holds);
        code_.bind(isNull);
    }

  private:
    std::string write(const Input& input) {
        static constexpr std::pair<char, std::string_view> kMakers[] = {
            {'Z', "makeSymbolicBoolean"}, {'B', "makeSymbolicByte"},    {'C', "makeSymbolicChar"},
            {'S', "makeSymbolicShort"},   {'I', "makeSymbolicInteger"}, {'J', "makeSymbolicLong"},
            {'F', "makeSymbolicFloat"},   {'D', "makeSymbolicReal"}};
        code_.pushString(input.name);
        for (const auto& [letter, name] : kMakers) {
            if (input.descriptor[0] != letter) continue;
            code_.invokeStatic(kDebug, name, std::string("(Ljava/lang/String;)") + letter);
            return input.descriptor;
        }
        code_.pushClass(input.descriptor);
        // "this" is never null.
        code_.invokeStatic(kDebug, input.name == "this" ? "makeSymbolicArray" : "makeSymbolicRef",
                           "(Ljava/lang/String;Ljava/lang/Class;)Ljava/lang/Object;");
        code_.checkCast(classConstantOf(input.descriptor));
        keepInvariant(input.descriptor);
        return input.descriptor;
    }

    // Objects of a class with a method `boolean repOk()` are those for which it holds; others are
    // of no interest.
    void keepInvariant(const std::string& descriptor) {
        if (descriptor[0] != 'L') return;
        const std::string_view name = std::string_view(descriptor).substr(1, descriptor.size() - 2);
        const types::Class& klass = vm_.linker->load(name);
        const types::Method* invariant =
            klass.findMethod(types::Symbol::of("repOk"), types::Symbol::of("()Z"));
        if (!invariant || invariant->isStatic() || klass.fromJdk) return;
        const auto isNull = code_.newLabel(), holds = code_.newLabel();
        code_.emit(op::dup);
        code_.branch(op::ifnull, isNull);
        code_.emit(op::dup);
        if (klass.isInterface())
            code_.invokeInterface(name, "repOk", "()Z");
        else
            code_.invokeVirtual(name, "repOk", "()Z");
        code_.branch(op::ifne, holds);
        code_.pushInt(1);
        code_.invokeStatic("gov/nasa/jpf/vm/Verify", "ignoreIf", "(Z)V");
        code_.bind(holds);
        code_.bind(isNull);
    }

    void push(BasicType type, std::uint64_t bits) {
        switch (type) {
            case BasicType::Long:
                code_.pushLong(values::toLong(bits));
                break;
            case BasicType::Float:
                code_.pushFloat(static_cast<std::uint32_t>(bits));
                break;
            case BasicType::Double:
                code_.pushDouble(bits);
                break;
            default:
                code_.pushInt(values::toInt(bits));
        }
    }

    static op::Opcode storeOf(char element) {
        switch (element) {
            case 'Z':
            case 'B':
                return op::bastore;
            case 'C':
                return op::castore;
            case 'S':
                return op::sastore;
            case 'I':
                return op::iastore;
            case 'J':
                return op::lastore;
            case 'F':
                return op::fastore;
            case 'D':
                return op::dastore;
            default:
                return op::aastore;
        }
    }

    Vm& vm_;
    MethodAssembler& code_;
    const std::vector<unsigned>& results_;
    const std::vector<std::string>& types_;
};

// What is executed has its operands on the stack.
void assign(MethodAssembler& code, const Executable& field) {
    if (field.isStatic())
        code.putStatic(field.holder, field.name, field.descriptor);
    else
        code.putField(field.holder, field.name, field.descriptor);
}

void call(MethodAssembler& code, const Executable& method, bool isInterface) {
    if (method.isConstructor())
        code.invokeSpecial(method.holder, "<init>", method.descriptor);
    else if (method.isStatic())
        code.invokeStatic(method.holder, method.name, method.descriptor, isInterface);
    else if (isInterface)
        code.invokeInterface(method.holder, method.name, method.descriptor);
    else if (method.accessFlags & access::Private)
        code.invokeSpecial(method.holder, method.name, method.descriptor);
    else
        code.invokeVirtual(method.holder, method.name, method.descriptor);
}

// It may call everything, and is nobody's code in traces.
types::Class& define(Vm& vm, ClassAssembler& assembler) {
    types::Class& made = vm.linker->define(assembler.finish(), "VM", nullptr, false);
    made.fromJdk = true;
    for (types::Method& method : made.methods) method.isHidden = true;
    return made;
}

} // namespace

const types::Method& defineCallWithInputs(Vm& vm, const Step& step,
                                          const std::vector<Step>& assignments) {
    const Executable& executable = step.executable;
    const ParsedDescriptor parsed(executable.descriptor);
    const std::string receiver =
        executable.isStatic() ? std::string() : "L" + executable.holder + ";";
    ClassAssembler assembler(executable.holder + "$$Call",
                             access::Public | access::Final | access::Super);
    MethodAssembler& code = assembler.method(access::Public | access::Static, "call",
                                             "(" + receiver + executable.descriptor.substr(1));
    const std::vector<unsigned> noResults;
    const std::vector<std::string> noTypes;
    ArgumentWriter arguments(vm, code, noResults, noTypes);
    for (const Step& assignment : assignments) {
        if (!assignment.executable.isStatic()) {
            // What a constructor does to fields comes after it has been called.
            if (receiver.empty() || executable.isConstructor()) continue;
            code.load(receiver, 0);
        }
        arguments.write(assignment.arguments.front());
        assign(code, assignment.executable);
    }
    if (!receiver.empty()) code.load(receiver, 0);
    unsigned local = receiver.empty() ? 0 : 1;
    for (std::size_t i = 0; i < parsed.parameters.size(); ++i) {
        const std::string& type = parsed.parameters[i];
        if (std::holds_alternative<Input>(step.arguments[i]))
            arguments.write(step.arguments[i]);
        else
            code.load(type, local);
        local += values::slotsOf(values::basicType(type[0]));
    }
    call(code, executable, vm.linker->load(executable.holder).isInterface());
    code.result(parsed.result);
    return define(vm, assembler).methods.front();
}

const types::Class& defineDriver(Vm& vm, const Driver& driver) {
    static std::atomic<unsigned> next{0};
    const Executable& last = driver.steps.back().executable;
    ClassAssembler assembler(fmt::format("{}$$Driver${}", last.holder, next++),
                             access::Public | access::Final | access::Super);
    // Not boxed: Integer.valueOf and its like would look at the value.
    const std::string resultType = last.isConstructor()
                                       ? "L" + last.holder + ";"
                                       : last.descriptor.substr(last.descriptor.find(')') + 1);
    if (resultType != "V") assembler.field(access::Public | access::Static, "result", resultType);
    assembler.field(access::Public | access::Static, "step", "I");
    MethodAssembler& code =
        assembler.method(access::Public | access::Static, "main", "([Ljava/lang/String;)V");
    code.newLocal("[Ljava/lang/String;");
    std::vector<unsigned> results(driver.steps.size());
    std::vector<std::string> types(driver.steps.size());
    ArgumentWriter arguments(vm, code, results, types);
    for (std::size_t i = 0; i < driver.steps.size(); ++i) {
        const Step& step = driver.steps[i];
        const Executable& executable = step.executable;
        code.pushInt(static_cast<std::int32_t>(i));
        code.putStatic(assembler.name(), "step", "I");
        const bool isArray = step.kind == Step::Kind::NewArray;
        if (isArray || step.kind == Step::Kind::NewLambda) {
            types[i] = isArray ? arguments.writeArray(step) : arguments.writeLambda(step);
            results[i] = code.newLocal(types[i]);
            code.store(types[i], results[i]);
            continue;
        }
        const ParsedDescriptor parsed(step.isCall() ? executable.descriptor : "()V");
        const types::Class& holder = vm.linker->load(executable.holder);
        if (executable.isConstructor()) {
            code.makeNew(executable.holder);
            code.emit(op::dup);
        }
        if (step.receiver) {
            arguments.write(*step.receiver);
            code.checkCast(executable.holder);
        }
        for (std::size_t k = 0; k < step.arguments.size(); ++k) {
            const std::string is = arguments.write(step.arguments[k]);
            const std::string& wanted =
                step.isCall() ? parsed.parameters[k] : executable.descriptor;
            if (!isPrimitive(wanted) && is != wanted) code.checkCast(classConstantOf(wanted));
            if (std::holds_alternative<Input>(step.arguments[k]) &&
                k < executable.parameterTypes.size())
                arguments.keepBound(executable.parameterTypes[k]);
        }
        const bool isRead = step.kind == Step::Kind::ReadField;
        if (step.isCall())
            call(code, executable, holder.isInterface());
        else if (isRead && step.receiver)
            code.getField(executable.holder, executable.name, executable.descriptor);
        else if (isRead)
            code.getStatic(executable.holder, executable.name, executable.descriptor);
        else
            assign(code, executable);
        types[i] = executable.isConstructor() ? "L" + executable.holder + ";"
                   : isRead                   ? executable.descriptor
                                              : parsed.result;
        if (types[i] != "V") {
            results[i] = code.newLocal(types[i]);
            code.store(types[i], results[i]);
        }
        // Not where the call has thrown an exception: the path ends with that, whatever comes then.
        for (const Executable& method : step.after) {
            if (!method.isStatic()) {
                arguments.write(*step.receiver);
                code.checkCast(method.holder);
            }
            call(code, method, vm.linker->load(method.holder).isInterface());
            if (!method.descriptor.ends_with(")V")) code.emit(op::pop);
        }
        if (types[i] == "V") continue;
        if (i + 1 == driver.steps.size()) {
            code.load(types[i], results[i]);
            code.putStatic(assembler.name(), "result", types[i]);
        }
    }
    code.result("V");
    return define(vm, assembler);
}

JavaValue valueOfInput(Vm& vm, const state::InputValues& given, const Input& input) {
    const auto bitsOf = [&](std::uint32_t variable) { return given.valueOf(variable); };
    std::vector<std::uint32_t> open; // the arrays and mocks that are being read
    // An input with this name and declared type, wherever in an array it stands.
    std::function<JavaValue(const std::string&, const std::string&)> valueOf =
        [&](const std::string& name, const std::string& descriptor) -> JavaValue {
        if (isPrimitive(descriptor)) {
            const BasicType type = values::basicType(descriptor[0]);
            return JavaValue::primitive(type, bitsOf(objects::inputVariable(name, type)));
        }
        const state::Binding* binding = nullptr;
        for (const state::Binding& candidate : given.bindings)
            if (const state::Input& of = state::inputs::at(candidate.input); of.name == name)
                binding = &candidate;
        while (binding && binding->kind == state::Binding::Kind::Alias) {
            const std::uint32_t target = binding->aliasOf;
            binding = nullptr;
            for (const state::Binding& candidate : given.bindings)
                if (candidate.input == target) binding = &candidate;
        }
        if (!binding || binding->kind == state::Binding::Kind::Null) return JavaValue::null();
        const std::string& of = state::inputs::at(binding->input).name;
        const std::string_view className = binding->made->name.view();
        if (binding->kind == state::Binding::Kind::Constant)
            return JavaValue::enumConstant(
                "L" + std::string(className) + ";",
                objects::constantName(*binding->made, binding->constant));
        if (binding->kind == state::Binding::Kind::Class) {
            const types::Class& literal = *binding->made;
            if (literal.isPrimitive())
                return JavaValue::classLiteral(literal.primitive == BasicType::Void
                                                   ? "V"
                                                   : std::string(1, letterOf(literal.primitive)));
            if (objects::isMock(literal)) {
                std::optional<JavaValue> mock = mockLiteral(vm, literal);
                return mock ? JavaValue::classOfMock(*std::move(mock))
                            : JavaValue::object("Ljava/lang/Class;");
            }
            return JavaValue::classLiteral(descriptorOf(className));
        }
        if (objects::isMember(*binding))
            return JavaValue::object(binding->kind == state::Binding::Kind::Method
                                         ? "Ljava/lang/reflect/Method;"
                                         : "Ljava/lang/reflect/Field;");
        if (className == "java/lang/String")
            return JavaValue::string(objects::inputText(given, of, binding->isUtf16));
        if (const BasicType box = boxedBy("L" + std::string(className) + ";");
            box != BasicType::Void)
            return JavaValue::boxed(box, bitsOf(objects::inputVariable(of + ".value", box)));
        const bool isArray = className[0] == '[';
        JavaValue object = JavaValue::object(isArray ? std::string(className)
                                                     : "L" + std::string(className) + ";");
        const bool isMock = objects::isMock(*binding->made);
        if (!isArray && !isMock && !binding->constructor) return object;
        // What holds or returns itself is no tree of values, but for a mock that returns `this`.
        if (!open.empty() && open.back() == binding->input && isMock)
            return JavaValue::mockItself();
        if (std::ranges::find(open, binding->input) != open.end()) return object;
        open.push_back(binding->input);
        if (!isArray && !isMock) {
            const types::Method& constructor = *binding->constructor;
            const std::vector<std::string> names = objects::inputParameterNames(constructor);
            const auto& declared = constructor.signature->parameterDescriptors;
            object.name = constructor.descriptor.str();
            for (std::size_t i = 0; i < names.size(); ++i)
                object.elements.push_back(valueOf(of + "." + names[i], declared[i].str()));
            open.pop_back();
            return object;
        }
        if (!isArray) {
            std::optional<JavaValue> mock = mockValue(vm, given, of, *binding->made, valueOf);
            open.pop_back();
            return mock ? *std::move(mock) : object;
        }
        const auto length = static_cast<std::uint32_t>(
            bitsOf(objects::inputVariable(of + ".length", BasicType::Int)));
        std::vector<JavaValue> elements;
        for (std::uint32_t i = 0; i < length; ++i)
            elements.push_back(
                valueOf(fmt::format("{}[{}]", of, i), std::string(className.substr(1))));
        open.pop_back();
        return JavaValue::array(std::string(className), std::move(elements));
    };
    return valueOf(input.name, input.descriptor);
}

} // namespace clew::search::generate
