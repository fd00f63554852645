#include "vm/interpreter/linking/ClassAssembler.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>

#include "vm/classfile/Descriptors.h"
#include "vm/objects/Boxes.h"

namespace clew::vm::interpreter {

using classfile::ConstantKind;

// ---- descriptors

ParsedDescriptor::ParsedDescriptor(std::string_view methodDescriptor) {
    std::size_t at = 1;
    while (methodDescriptor[at] != ')') {
        const std::size_t end = classfile::fieldDescriptorEnd(methodDescriptor, at);
        assert(end != std::string_view::npos);
        parameters.emplace_back(methodDescriptor.substr(at, end - at));
        at = end;
    }
    result = methodDescriptor.substr(at + 1);
}

std::string ParsedDescriptor::str() const {
    std::string text = "(";
    for (const std::string& parameter : parameters) text += parameter;
    return text + ")" + result;
}

unsigned slotsOf(std::string_view fieldDescriptor) {
    return values::slotsOf(values::basicType(fieldDescriptor[0]));
}

std::string classConstantOf(std::string_view descriptor) {
    if (descriptor[0] != 'L') return std::string(descriptor);
    return std::string(descriptor.substr(1, descriptor.size() - 2));
}

std::string descriptorOf(std::string_view classConstant) {
    if (classConstant[0] == '[') return std::string(classConstant);
    return "L" + std::string(classConstant) + ";";
}

namespace {

const objects::Box& boxFor(char primitive) {
    return *objects::boxOf(values::basicType(primitive));
}

// How each opcode without operands moves the stack. Others: 0, accounted for by their emitters.
int effectOf(op::Opcode opcode) {
    const unsigned o = opcode;
    if (o <= op::fconst_2) return o == op::nop ? 0 : o == op::lconst_0 || o == op::lconst_1 ? 2 : 1;
    if (o <= op::dconst_1) return 2;
    if (o >= op::iaload && o <= op::saload) return o == op::laload || o == op::daload ? 0 : -1;
    if (o >= op::iastore && o <= op::sastore) return o == op::lastore || o == op::dastore ? -4 : -3;
    switch (opcode) {
        case op::pop:
            return -1;
        case op::pop2:
            return -2;
        case op::dup:
        case op::dup_x1:
        case op::dup_x2:
            return 1;
        case op::dup2:
        case op::dup2_x1:
        case op::dup2_x2:
            return 2;
        case op::iadd:
        case op::isub:
        case op::imul:
        case op::idiv:
        case op::irem:
        case op::ishl:
        case op::ishr:
        case op::iushr:
        case op::iand:
        case op::ior:
        case op::ixor:
        case op::fadd:
        case op::fsub:
        case op::fmul:
        case op::fdiv:
        case op::frem:
            return -1;
        case op::ladd:
        case op::lsub:
        case op::lmul:
        case op::ldiv:
        case op::lrem:
        case op::land:
        case op::lor:
        case op::lxor:
        case op::dadd:
        case op::dsub:
        case op::dmul:
        case op::ddiv:
        case op::drem:
            return -2;
        case op::lshl:
        case op::lshr:
        case op::lushr:
            return -1;
        case op::i2l:
        case op::i2d:
        case op::f2l:
        case op::f2d:
            return 1;
        case op::l2i:
        case op::l2f:
        case op::d2i:
        case op::d2f:
            return -1;
        case op::lcmp:
        case op::dcmpl:
        case op::dcmpg:
            return -3;
        case op::fcmpl:
        case op::fcmpg:
        case op::athrow:
        case op::monitorenter:
        case op::monitorexit:
            return -1;
        default:
            return 0;
    }
}

} // namespace

std::string_view boxOf(char primitive) {
    return primitive == 'V' ? "java/lang/Void" : boxFor(primitive).className;
}

char unboxedOf(std::string_view className) {
    const objects::Box* box = objects::boxOf(className);
    return box ? box->descriptor : 0;
}

// ---- methods

MethodAssembler::MethodAssembler(ClassAssembler& owner, std::uint16_t flags, std::string name,
                                 std::string descriptor)
    : owner_(owner), flags_(flags), name_(std::move(name)), descriptor_(std::move(descriptor)) {
    locals_ = flags & access::Static ? 0 : 1;
    for (const std::string& parameter : ParsedDescriptor(descriptor_).parameters)
        locals_ += slotsOf(parameter);
}

void MethodAssembler::u2(unsigned value) {
    u1(value >> 8);
    u1(value & 0xff);
}
void MethodAssembler::u4(std::uint32_t value) {
    u2(value >> 16);
    u2(value & 0xffff);
}

void MethodAssembler::move(int slots) {
    depth_ += slots;
    assert(depth_ >= 0);
    maxDepth_ = std::max(maxDepth_, depth_);
}

void MethodAssembler::emit(op::Opcode opcode) {
    u1(opcode);
    move(effectOf(opcode));
    if (opcode == op::athrow) reachable_ = false;
}

void MethodAssembler::local(op::Opcode opcode, unsigned index) {
    if (index > 0xff) {
        u1(op::wide);
        u1(opcode);
        u2(index);
    } else {
        u1(opcode);
        u1(index);
    }
}

namespace {
// iload, iload + 1 = lload …
unsigned typeOffset(char descriptor) {
    switch (descriptor) {
        case 'J':
            return 1;
        case 'F':
            return 2;
        case 'D':
            return 3;
        case 'L':
        case '[':
            return 4;
        default:
            return 0;
    }
}
} // namespace

void MethodAssembler::load(std::string_view descriptor, unsigned index) {
    local(static_cast<op::Opcode>(op::iload + typeOffset(descriptor[0])), index);
    move(static_cast<int>(slotsOf(descriptor)));
}

void MethodAssembler::store(std::string_view descriptor, unsigned index) {
    local(static_cast<op::Opcode>(op::istore + typeOffset(descriptor[0])), index);
    move(-static_cast<int>(slotsOf(descriptor)));
}

void MethodAssembler::loadAll(const std::vector<std::string>& descriptors, unsigned first) {
    for (const std::string& descriptor : descriptors) {
        load(descriptor, first);
        first += slotsOf(descriptor);
    }
}

unsigned MethodAssembler::newLocal(std::string_view descriptor) {
    const unsigned index = locals_;
    locals_ += slotsOf(descriptor);
    return index;
}

void MethodAssembler::result(std::string_view descriptor) {
    if (descriptor == "V") {
        u1(op::return_);
    } else {
        u1(op::ireturn + typeOffset(descriptor[0]));
        move(-static_cast<int>(slotsOf(descriptor)));
    }
    reachable_ = false;
}

void MethodAssembler::ldc(std::uint16_t constant) {
    u1(op::ldc_w);
    u2(constant);
    move(1);
}

void MethodAssembler::pushInt(std::int32_t value) {
    if (value >= -1 && value <= 5) {
        emit(static_cast<op::Opcode>(op::iconst_0 + value));
    } else if (value >= -0x8000 && value <= 0x7fff) {
        u1(op::sipush);
        u2(static_cast<unsigned>(value) & 0xffff);
        move(1);
    } else {
        ldc(owner_.integer(value));
    }
}
void MethodAssembler::pushLong(std::int64_t value) {
    u1(op::ldc2_w);
    u2(owner_.longInteger(value));
    move(2);
}
void MethodAssembler::pushFloat(std::uint32_t bits) {
    ldc(owner_.floatBits(bits));
}
void MethodAssembler::pushDouble(std::uint64_t bits) {
    u1(op::ldc2_w);
    u2(owner_.doubleBits(bits));
    move(2);
}
void MethodAssembler::pushString(std::string_view modifiedUtf8) {
    ldc(owner_.string(modifiedUtf8));
}

void MethodAssembler::pushClass(std::string_view descriptor) {
    if (isPrimitive(descriptor)) {
        getStatic(boxOf(descriptor[0]), "TYPE", "Ljava/lang/Class;");
    } else {
        ldc(owner_.classConstant(classConstantOf(descriptor)));
    }
}

void MethodAssembler::getField(std::string_view className, std::string_view name,
                               std::string_view descriptor) {
    u1(op::getfield);
    u2(owner_.member(ConstantKind::Fieldref, className, name, descriptor));
    move(static_cast<int>(slotsOf(descriptor)) - 1);
}
void MethodAssembler::putField(std::string_view className, std::string_view name,
                               std::string_view descriptor) {
    u1(op::putfield);
    u2(owner_.member(ConstantKind::Fieldref, className, name, descriptor));
    move(-static_cast<int>(slotsOf(descriptor)) - 1);
}
void MethodAssembler::getStatic(std::string_view className, std::string_view name,
                                std::string_view descriptor) {
    u1(op::getstatic);
    u2(owner_.member(ConstantKind::Fieldref, className, name, descriptor));
    move(static_cast<int>(slotsOf(descriptor)));
}
void MethodAssembler::putStatic(std::string_view className, std::string_view name,
                                std::string_view descriptor) {
    u1(op::putstatic);
    u2(owner_.member(ConstantKind::Fieldref, className, name, descriptor));
    move(-static_cast<int>(slotsOf(descriptor)));
}

void MethodAssembler::invoke(op::Opcode opcode, std::uint16_t constant, std::string_view descriptor,
                             bool receiver) {
    const ParsedDescriptor parsed(descriptor);
    int arguments = receiver ? 1 : 0;
    for (const std::string& parameter : parsed.parameters)
        arguments += static_cast<int>(slotsOf(parameter));
    u1(opcode);
    u2(constant);
    if (opcode == op::invokeinterface) {
        u1(static_cast<unsigned>(arguments));
        u1(0);
    }
    move(-arguments);
    move(static_cast<int>(slotsOf(parsed.result)));
}

void MethodAssembler::invokeStatic(std::string_view className, std::string_view name,
                                   std::string_view descriptor, bool inInterface) {
    const auto kind = inInterface ? ConstantKind::InterfaceMethodref : ConstantKind::Methodref;
    invoke(op::invokestatic, owner_.member(kind, className, name, descriptor), descriptor, false);
}
void MethodAssembler::invokeVirtual(std::string_view className, std::string_view name,
                                    std::string_view descriptor) {
    invoke(op::invokevirtual, owner_.member(ConstantKind::Methodref, className, name, descriptor),
           descriptor, true);
}
void MethodAssembler::invokeSpecial(std::string_view className, std::string_view name,
                                    std::string_view descriptor, bool inInterface) {
    const auto kind = inInterface ? ConstantKind::InterfaceMethodref : ConstantKind::Methodref;
    invoke(op::invokespecial, owner_.member(kind, className, name, descriptor), descriptor, true);
}
void MethodAssembler::invokeInterface(std::string_view className, std::string_view name,
                                      std::string_view descriptor) {
    invoke(op::invokeinterface,
           owner_.member(ConstantKind::InterfaceMethodref, className, name, descriptor), descriptor,
           true);
}

void MethodAssembler::makeNew(std::string_view className) {
    u1(op::new_);
    u2(owner_.classConstant(className));
    move(1);
}
void MethodAssembler::checkCast(std::string_view className) {
    if (className == "java/lang/Object") return;
    u1(op::checkcast);
    u2(owner_.classConstant(className));
}
void MethodAssembler::instanceOf(std::string_view className) {
    u1(op:: instanceof);
    u2(owner_.classConstant(className));
}

void MethodAssembler::newArray(std::string_view element) {
    constexpr std::string_view codes = "ZCFDBSIJ"; // 4 .. 11
    if (isPrimitive(element)) {
        u1(op::newarray);
        u1(static_cast<unsigned>(4 + codes.find(element[0])));
    } else {
        u1(op::anewarray);
        u2(owner_.classConstant(classConstantOf(element)));
    }
}

void MethodAssembler::pop(std::string_view descriptor) {
    if (const unsigned slots = slotsOf(descriptor)) emit(slots == 2 ? op::pop2 : op::pop);
}

void MethodAssembler::pushZero(std::string_view descriptor) {
    constexpr op::Opcode zeros[] = {op::iconst_0, op::lconst_0, op::fconst_0, op::dconst_0,
                                    op::aconst_null};
    if (descriptor != "V") emit(zeros[typeOffset(descriptor[0])]);
}

// ---- conversions

void MethodAssembler::box(char primitive) {
    const std::string_view name = boxOf(primitive);
    invokeStatic(name, "valueOf", std::string("(") + primitive + ")L" + std::string(name) + ";");
}

void MethodAssembler::unbox(char primitive) {
    const objects::Box& of = boxFor(primitive);
    invokeVirtual(of.className, of.unboxing, std::string("()") + primitive);
}

void MethodAssembler::widen(char from, char to) {
    constexpr std::string_view ints = "ZBCSI";
    if (from == to) return;
    const bool fromInt = ints.find(from) != std::string_view::npos;
    if (fromInt) {
        if (to == 'J') emit(op::i2l);
        if (to == 'F') emit(op::i2f);
        if (to == 'D') emit(op::i2d);
    } else if (from == 'J') {
        if (to == 'F') emit(op::l2f);
        if (to == 'D') emit(op::l2d);
    } else if (from == 'F' && to == 'D') {
        emit(op::f2d);
    }
}

void MethodAssembler::convert(std::string_view from, std::string_view to,
                              std::string_view functional) {
    if (from == to && from == functional) return;
    if (from == "V" || to == "V") return;
    if (isPrimitive(from)) {
        if (isPrimitive(to)) {
            widen(from[0], to[0]);
        } else if (const char boxed = unboxedOf(classConstantOf(to))) {
            widen(from[0], boxed);
            box(boxed);
        } else {
            box(from[0]);
            checkCast(classConstantOf(to));
        }
        return;
    }
    std::string source(from);
    if (!isPrimitive(functional)) {
        if (functional != from) checkCast(classConstantOf(functional));
        source = functional;
    }
    if (!isPrimitive(to)) {
        if (to != source) checkCast(classConstantOf(to));
        return;
    }
    const char target = to[0];
    const bool numeric = target != 'Z' && target != 'C';
    if (const char boxed = unboxedOf(classConstantOf(source))) {
        unbox(boxed);
        widen(boxed, target);
    } else if (numeric) {
        checkCast("java/lang/Number");
        const objects::Box& of = boxFor(target);
        invokeVirtual("java/lang/Number", of.unboxing, std::string("()") + target);
    } else {
        checkCast(boxOf(target));
        unbox(target);
    }
}

// ---- control flow

MethodAssembler::Label MethodAssembler::newLabel() {
    labels_.emplace_back();
    return static_cast<Label>(labels_.size() - 1);
}

void MethodAssembler::reach(Label label) {
    LabelState& state = labels_[label];
    assert(state.depth < 0 || state.depth == depth_);
    state.depth = depth_;
}

void MethodAssembler::bind(Label label) {
    LabelState& state = labels_[label];
    if (reachable_) {
        reach(label);
    } else {
        depth_ = std::max(state.depth, 0);
    }
    state.position = static_cast<int>(code_.size());
    reachable_ = true;
}

void MethodAssembler::bindHandler(Label label) {
    labels_[label].depth = 1;
    reachable_ = false;
    bind(label);
    maxDepth_ = std::max(maxDepth_, 1);
}

void MethodAssembler::branch(op::Opcode opcode, Label target) {
    if (opcode >= op::if_icmpeq && opcode <= op::if_acmpne) {
        move(-2);
    } else if (opcode != op::goto_) {
        move(-1);
    }
    reach(target);
    const std::size_t from = code_.size();
    u1(opcode);
    fixups_.push_back({code_.size(), from, target, false});
    u2(0);
    if (opcode == op::goto_) reachable_ = false;
}

void MethodAssembler::lookupSwitch(const std::map<std::int32_t, Label>& cases, Label otherwise) {
    move(-1);
    const std::size_t from = code_.size();
    u1(op::lookupswitch);
    while (code_.size() % 4) u1(0);
    const auto target = [&](Label label) {
        reach(label);
        fixups_.push_back({code_.size(), from, label, true});
        u4(0);
    };
    target(otherwise);
    u4(static_cast<std::uint32_t>(cases.size()));
    for (const auto& [key, label] : cases) {
        u4(static_cast<std::uint32_t>(key));
        target(label);
    }
    reachable_ = false;
}

void MethodAssembler::protect(Label start, Label end, Label handler, std::string_view catchClass) {
    handlers_.push_back({start, end, handler,
                         catchClass.empty() ? std::uint16_t(0) : owner_.classConstant(catchClass)});
}

Bytes MethodAssembler::codeAttribute() {
    for (const Fixup& fixup : fixups_) {
        const int distance = labels_[fixup.label].position - static_cast<int>(fixup.from);
        const auto bits = static_cast<std::uint32_t>(distance);
        if (fixup.wide) {
            code_[fixup.at] = static_cast<std::uint8_t>(bits >> 24);
            code_[fixup.at + 1] = static_cast<std::uint8_t>(bits >> 16);
            code_[fixup.at + 2] = static_cast<std::uint8_t>(bits >> 8);
            code_[fixup.at + 3] = static_cast<std::uint8_t>(bits);
        } else {
            assert(distance >= -0x8000 && distance <= 0x7fff);
            code_[fixup.at] = static_cast<std::uint8_t>(bits >> 8);
            code_[fixup.at + 1] = static_cast<std::uint8_t>(bits);
        }
    }
    const std::size_t length = code_.size();
    Bytes body;
    std::swap(body, code_);
    u2(static_cast<unsigned>(maxDepth_));
    u2(locals_);
    u4(static_cast<std::uint32_t>(length));
    code_.insert(code_.end(), body.begin(), body.end());
    u2(static_cast<unsigned>(handlers_.size()));
    for (const Handler& handler : handlers_) {
        u2(static_cast<unsigned>(labels_[handler.start].position));
        u2(static_cast<unsigned>(labels_[handler.end].position));
        u2(static_cast<unsigned>(labels_[handler.target].position));
        u2(handler.catchType);
    }
    u2(0); // attributes
    return std::move(code_);
}

// ---- classes

std::string keyOf(const AnnotationValue& value) {
    std::string key = fmt::format("{}{}\"{}\"{}", value.tag, value.bits, value.text, value.type);
    for (const std::string& name : value.names) key += " " + name;
    for (const AnnotationValue& element : value.elements) key += " " + keyOf(element);
    return key + ";";
}

namespace {
void append2(Bytes& bytes, unsigned value) {
    bytes.push_back(static_cast<std::uint8_t>(value >> 8));
    bytes.push_back(static_cast<std::uint8_t>(value));
}
void append4(Bytes& bytes, std::uint32_t value) {
    append2(bytes, value >> 16);
    append2(bytes, value & 0xffff);
}
} // namespace

ClassAssembler::ClassAssembler(std::string name, std::uint16_t flags, std::string super,
                               std::vector<std::string> interfaces)
    : name_(std::move(name)),
      flags_(flags),
      super_(std::move(super)),
      interfaces_(std::move(interfaces)) {}

void ClassAssembler::field(std::uint16_t flags, std::string_view name,
                           std::string_view descriptor) {
    fields_.push_back({flags, utf8(name), utf8(descriptor)});
}

void ClassAssembler::append(Bytes& bytes, const AnnotationValue& value) {
    bytes.push_back(static_cast<std::uint8_t>(value.tag));
    switch (value.tag) {
        case 's':
        case 'c':
            append2(bytes, utf8(value.text));
            break;
        case 'e':
            append2(bytes, utf8(value.type));
            append2(bytes, utf8(value.text));
            break;
        case '[':
            append2(bytes, static_cast<unsigned>(value.elements.size()));
            for (const AnnotationValue& element : value.elements) append(bytes, element);
            break;
        case '@':
            append2(bytes, utf8(value.type));
            append2(bytes, static_cast<unsigned>(value.elements.size()));
            for (std::size_t i = 0; i < value.elements.size(); ++i) {
                append2(bytes, utf8(value.names[i]));
                append(bytes, value.elements[i]);
            }
            break;
        case 'J':
            append2(bytes, longInteger(static_cast<std::int64_t>(value.bits)));
            break;
        case 'D':
            append2(bytes, doubleBits(value.bits));
            break;
        case 'F':
            append2(bytes, floatBits(static_cast<std::uint32_t>(value.bits)));
            break;
        default:
            append2(bytes, integer(static_cast<std::int32_t>(value.bits)));
    }
}

void ClassAssembler::append(Annotations& annotations, std::string_view type,
                            const AnnotationElements& elements) {
    ++annotations.count;
    append2(annotations.bytes, utf8(type));
    append2(annotations.bytes, static_cast<unsigned>(elements.size()));
    for (const auto& [name, value] : elements) {
        append2(annotations.bytes, utf8(name));
        append(annotations.bytes, value);
    }
}

void ClassAssembler::annotate(std::string_view type, const AnnotationElements& elements) {
    append(annotations_, type, elements);
}

void ClassAssembler::annotateMember(std::string_view member, std::string_view descriptor,
                                    std::string_view type, const AnnotationElements& elements) {
    append(ofMembers_[{utf8(member), utf8(descriptor)}], type, elements);
}

const ClassAssembler::Annotations& ClassAssembler::annotationsOf(std::uint16_t member,
                                                                 std::uint16_t descriptor) const {
    static const Annotations none;
    const auto found = ofMembers_.find({member, descriptor});
    return found == ofMembers_.end() ? none : found->second;
}

// Where there are no annotations: nothing.
void ClassAssembler::appendAttributes(Bytes& bytes, const Annotations& annotations) {
    if (annotations.count == 0) return;
    append2(bytes, utf8("RuntimeVisibleAnnotations"));
    append4(bytes, static_cast<std::uint32_t>(2 + annotations.bytes.size()));
    append2(bytes, annotations.count);
    bytes.insert(bytes.end(), annotations.bytes.begin(), annotations.bytes.end());
}

MethodAssembler& ClassAssembler::method(std::uint16_t flags, std::string_view name,
                                        std::string_view descriptor) {
    return methods_.emplace_back(*this, flags, std::string(name), std::string(descriptor));
}

std::uint16_t ClassAssembler::entry(const Bytes& bytes, bool wide) {
    const auto [found, fresh] = entries_.try_emplace(bytes, static_cast<std::uint16_t>(count_));
    if (fresh) {
        pool_.insert(pool_.end(), bytes.begin(), bytes.end());
        count_ += wide ? 2 : 1;
        assert(count_ <= 0xffff);
    }
    return found->second;
}

std::uint16_t ClassAssembler::utf8(std::string_view text) {
    Bytes bytes{static_cast<std::uint8_t>(ConstantKind::Utf8)};
    append2(bytes, static_cast<unsigned>(text.size()));
    bytes.insert(bytes.end(), text.begin(), text.end());
    return entry(bytes);
}

std::uint16_t ClassAssembler::classConstant(std::string_view name) {
    Bytes bytes{static_cast<std::uint8_t>(ConstantKind::Class)};
    append2(bytes, utf8(name));
    return entry(bytes);
}

std::uint16_t ClassAssembler::string(std::string_view text) {
    Bytes bytes{static_cast<std::uint8_t>(ConstantKind::String)};
    append2(bytes, utf8(text));
    return entry(bytes);
}

std::uint16_t ClassAssembler::integer(std::int32_t value) {
    Bytes bytes{static_cast<std::uint8_t>(ConstantKind::Integer)};
    append4(bytes, static_cast<std::uint32_t>(value));
    return entry(bytes);
}

std::uint16_t ClassAssembler::floatBits(std::uint32_t bits) {
    Bytes bytes{static_cast<std::uint8_t>(ConstantKind::Float)};
    append4(bytes, bits);
    return entry(bytes);
}

std::uint16_t ClassAssembler::longInteger(std::int64_t value) {
    Bytes bytes{static_cast<std::uint8_t>(ConstantKind::Long)};
    append4(bytes, static_cast<std::uint32_t>(static_cast<std::uint64_t>(value) >> 32));
    append4(bytes, static_cast<std::uint32_t>(value));
    return entry(bytes, true);
}

std::uint16_t ClassAssembler::doubleBits(std::uint64_t bits) {
    Bytes bytes{static_cast<std::uint8_t>(ConstantKind::Double)};
    append4(bytes, static_cast<std::uint32_t>(bits >> 32));
    append4(bytes, static_cast<std::uint32_t>(bits));
    return entry(bytes, true);
}

std::uint16_t ClassAssembler::member(ConstantKind kind, std::string_view className,
                                     std::string_view name, std::string_view descriptor) {
    Bytes nameAndType{static_cast<std::uint8_t>(ConstantKind::NameAndType)};
    append2(nameAndType, utf8(name));
    append2(nameAndType, utf8(descriptor));
    Bytes bytes{static_cast<std::uint8_t>(kind)};
    append2(bytes, classConstant(className));
    append2(bytes, entry(nameAndType));
    return entry(bytes);
}

Bytes ClassAssembler::finish() {
    const unsigned self = classConstant(name_), super = classConstant(super_);
    std::vector<std::uint16_t> interfaces;
    interfaces.reserve(interfaces_.size());
    for (const std::string& name : interfaces_) interfaces.push_back(classConstant(name));
    const unsigned codeName = utf8("Code");

    Bytes members;
    append2(members, static_cast<unsigned>(fields_.size()));
    for (const FieldEntry& entry : fields_) {
        append2(members, entry.flags);
        append2(members, entry.name);
        append2(members, entry.descriptor);
        const Annotations& annotations = annotationsOf(entry.name, entry.descriptor);
        append2(members, annotations.count != 0);
        appendAttributes(members, annotations);
    }
    append2(members, static_cast<unsigned>(methods_.size()));
    for (MethodAssembler& method : methods_) {
        append2(members, method.flags_);
        const std::uint16_t name = utf8(method.name_), descriptor = utf8(method.descriptor_);
        append2(members, name);
        append2(members, descriptor);
        const Annotations& annotations = annotationsOf(name, descriptor);
        const bool hasCode = !(method.flags_ & (access::Native | access::Abstract));
        append2(members, unsigned(hasCode) + (annotations.count != 0));
        if (hasCode) {
            const Bytes code = method.codeAttribute();
            append2(members, codeName);
            append4(members, static_cast<std::uint32_t>(code.size()));
            members.insert(members.end(), code.begin(), code.end());
        }
        appendAttributes(members, annotations);
    }
    Bytes ofClass;
    append2(ofClass, annotations_.count != 0);
    appendAttributes(ofClass, annotations_);

    Bytes file;
    append4(file, 0xCAFEBABE);
    append4(file, 61); // Java 17
    append2(file, count_);
    file.insert(file.end(), pool_.begin(), pool_.end());
    append2(file, flags_);
    append2(file, self);
    append2(file, super);
    append2(file, static_cast<unsigned>(interfaces.size()));
    for (const std::uint16_t index : interfaces) append2(file, index);
    file.insert(file.end(), members.begin(), members.end());
    file.insert(file.end(), ofClass.begin(), ofClass.end());
    return file;
}

} // namespace clew::vm::interpreter
