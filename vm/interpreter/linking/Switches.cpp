// java.lang.runtime.SwitchBootstraps: typeSwitch and enumSwitch become methods that try the labels
// in order, from the one on that the switch asks for.

#include "vm/interpreter/linking/Linkage.h"

namespace clew::vm::interpreter {
namespace {

using classfile::ConstantKind;
using classfile::ConstantPool;

// The constant Enum.EnumDesc.of(ClassDesc.of("pkg.E"), "NAME"), as javac writes it: nested Dynamic
// constants.
struct EnumLabel {
    std::string className; // internal
    std::string constantName;
};

// The arguments of a Dynamic constant whose bootstrap is ConstantBootstraps.invoke of the static
// method owner.of(...); empty when it is something else.
std::vector<std::uint16_t> argumentsOfInvoke(const Class& host, std::uint16_t constant,
                                             std::string_view owner) {
    const ConstantPool& constants = host.file->constants;
    if (constants.kind(constant) != ConstantKind::Dynamic) return {};
    const auto& bootstrap = host.file->bootstrapMethods[constants.dynamic(constant).bootstrapIndex];
    const auto method =
        constants.member(constants.methodHandle(bootstrap.methodHandle).memberIndex);
    if (method.className != "java/lang/invoke/ConstantBootstraps" || method.name != "invoke")
        return {};
    if (bootstrap.arguments.empty() ||
        constants.kind(bootstrap.arguments[0]) != ConstantKind::MethodHandle)
        return {};
    const auto invoked =
        constants.member(constants.methodHandle(bootstrap.arguments[0]).memberIndex);
    if (invoked.className != owner || invoked.name != "of") return {};
    return {bootstrap.arguments.begin() + 1, bootstrap.arguments.end()};
}

bool readEnumLabel(const Class& host, std::uint16_t constant, EnumLabel& label) {
    const ConstantPool& constants = host.file->constants;
    const auto outer = argumentsOfInvoke(host, constant, "java/lang/Enum$EnumDesc");
    if (outer.size() != 2 || constants.kind(outer[1]) != ConstantKind::String) return false;
    const auto inner = argumentsOfInvoke(host, outer[0], "java/lang/constant/ClassDesc");
    if (inner.size() != 1 || constants.kind(inner[0]) != ConstantKind::String) return false;
    label.className = types::internalName(constants.string(inner[0]));
    label.constantName = constants.string(outer[1]);
    return true;
}

class SwitchAssembler {
  public:
    SwitchAssembler(const LinkRequest& request, MethodAssembler& code)
        : request_(request), code_(code), types_(request.descriptor) {}

    // False: a label of a kind that is not known here.
    bool assemble() {
        const auto notNull = code_.newLabel();
        code_.load("L", 0);
        code_.branch(op::ifnonnull, notNull);
        code_.pushInt(-1);
        code_.result("I");
        code_.bind(notNull);
        for (std::size_t i = 0; i < request_.arguments.size(); ++i) {
            next_ = code_.newLabel();
            code_.load("I", 1);
            code_.pushInt(static_cast<std::int32_t>(i));
            code_.branch(op::if_icmpgt, next_);
            if (!test(i)) return false;
            code_.pushInt(static_cast<std::int32_t>(i));
            code_.result("I");
            code_.bind(next_);
        }
        code_.pushInt(static_cast<std::int32_t>(request_.arguments.size()));
        code_.result("I");
        return true;
    }

  private:
    // Goes on when label i applies, to next_ when not.
    bool test(std::size_t i) {
        const ConstantPool& constants = request_.constants();
        const std::uint16_t label = request_.arguments[i];
        switch (request_.kindOf(i)) {
            case ConstantKind::Class:
                testInstance(request_.nameOf(constants.className(label)));
                return true;
            case ConstantKind::String:
                if (request_.bootstrap.name == "enumSwitch") {
                    testEnum({classConstantOf(types_.parameters[0]),
                              std::string(constants.string(label))});
                } else {
                    code_.pushString(constants.string(label));
                    code_.load("L", 0);
                    code_.invokeVirtual("java/lang/String", "equals", "(Ljava/lang/Object;)Z");
                    code_.branch(op::ifeq, next_);
                }
                return true;
            case ConstantKind::Integer:
                testInteger(constants.integer(label));
                return true;
            case ConstantKind::Dynamic: {
                EnumLabel constant;
                if (!readEnumLabel(request_.host, label, constant)) return false;
                testEnum(constant);
                return true;
            }
            default:
                return false;
        }
    }

    void testInstance(std::string_view className) {
        code_.load("L", 0);
        code_.instanceOf(className);
        code_.branch(op::ifeq, next_);
    }

    void testInteger(std::int32_t value) {
        const auto notNumber = code_.newLabel(), found = code_.newLabel();
        code_.load("L", 0);
        code_.instanceOf("java/lang/Number");
        code_.branch(op::ifeq, notNumber);
        code_.load("L", 0);
        code_.checkCast("java/lang/Number");
        code_.invokeVirtual("java/lang/Number", "intValue", "()I");
        code_.pushInt(value);
        code_.branch(op::if_icmpeq, found);
        code_.bind(notNumber);
        testInstance("java/lang/Character");
        code_.load("L", 0);
        code_.checkCast("java/lang/Character");
        code_.unbox('C');
        code_.pushInt(value);
        code_.branch(op::if_icmpne, next_);
        code_.bind(found);
    }

    // A constant that its class does not have never applies.
    void testEnum(const EnumLabel& label) {
        const std::string className = request_.nameOf(label.className);
        const Class* holder = nullptr;
        try {
            holder = &request_.vm.linker->load(className, request_.host);
        } catch (const types::LinkageError&) {}
        const std::string descriptor = descriptorOf(className);
        if (!holder || !holder->findDeclaredField(types::Symbol::of(label.constantName),
                                                  types::Symbol::of(descriptor))) {
            code_.branch(op::goto_, next_);
            return;
        }
        testInstance(className);
        code_.load("L", 0);
        code_.getStatic(className, label.constantName, descriptor);
        code_.branch(op::if_acmpne, next_);
    }

    const LinkRequest& request_;
    MethodAssembler& code_;
    ParsedDescriptor types_;
    MethodAssembler::Label next_ = 0;
};

} // namespace

bool linkSwitch(const LinkRequest& request, CallSite& site) {
    if (request.bootstrap.className != "java/lang/runtime/SwitchBootstraps") return false;
    if (request.bootstrap.name != "typeSwitch" && request.bootstrap.name != "enumSwitch")
        return false;
    const ParsedDescriptor types(request.descriptor);
    if (types.parameters.size() != 2 || isPrimitive(types.parameters[0])) return false;

    ClassAssembler assembler(freshName(request.sites, request.host, "Switch"),
                             access::Final | access::Super | access::Synthetic);
    MethodAssembler& code = assembler.method(access::Static, "select", request.descriptor);
    if (!SwitchAssembler(request, code).assemble()) return false;
    site.target = methodNamed(install(request.vm, assembler, request.host, true), "select");
    return true;
}

} // namespace clew::vm::interpreter
