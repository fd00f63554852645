// java.lang.invoke.StringConcatFactory: what Java's own methods must turn into a String (objects,
// float, double) is converted by a call of those, in order; the rest is done here in one piece.

#include <charconv>
#include <cstring>

#include "vm/interpreter/linking/Linkage.h"
#include "vm/interpreter/symbolic/LongTexts.h"
#include "vm/objects/JavaObjects.h"
#include "vm/objects/Strings.h"
#include "vm/state/Object.h"

namespace clew::vm::interpreter {
namespace {

using classfile::ConstantKind;

constexpr std::string_view kPlan = "clew$plan";

struct Part {
    const void* bytes;    // Latin-1, or UTF-16
    std::uint32_t length; // characters
    bool wide;
    char16_t character;
    char digits[24];
};

// Whether an argument, or the text of one, carries expressions.
bool isSymbolic(const NativeContext& ctx, const ConcatPlan& plan) {
    unsigned slot = 0;
    for (const ConcatPlan::Piece& piece : plan.pieces) {
        switch (piece.type) {
            case 0:
                continue;
            case 'J':
                if (ctx.wideExpressionAt(slot) != 0) return true;
                ++slot;
                break;
            case 'L':
                if (state::isUnresolved(ctx.arguments[slot])) return true;
                if (const Ref string = ctx.refAt(slot); string != 0)
                    if (ctx.object(ctx.object(string)->at<Ref>(plan.valueOffset))->isSymbolic())
                        return true;
                break;
            default:
                if (ctx.expressionAt(slot) != 0) return true;
        }
        ++slot;
    }
    return false;
}

// The chars of all pieces as expressions. Declined, for Java's own code: texts that are together
// too long.
NativeOutcome joinSymbolic(NativeContext& ctx, const ConcatPlan& plan) {
    namespace expressions = values::expressions;
    Text all = textOf(u"");
    bool isUtf16 = false;
    unsigned slot = 0;
    for (const ConcatPlan::Piece& piece : plan.pieces) {
        std::optional<Text> text;
        switch (piece.type) {
            case 0:
                text = textOf(piece.literal);
                break;
            case 'C': {
                const values::Expression c = ctx.expressionAt(slot)
                                                 ? ctx.expressionAt(slot)
                                                 : expressions::constantInt(ctx.intAt(slot));
                const values::Expression isLatin1 =
                    expressions::lessOrEqual(c, expressions::constantInt(0xff));
                if (!ctx.settled(isLatin1)) return ctx.blocked();
                isUtf16 |= ctx.state.valueOf(isLatin1) == 0;
                text = textOfChar(c);
                break;
            }
            case 'L': {
                if (!ctx.settledReference(slot)) return ctx.blocked();
                const Ref string = ctx.refAt(slot);
                if (string == 0) {
                    text = textOf(u"null");
                    break;
                }
                const bool isWide = ctx.object(string)->at<std::int8_t>(plan.coderOffset) != 0;
                isUtf16 |= isWide;
                NativeOutcome otherwise = NativeOutcome::Declined;
                text =
                    followed(ctx, ctx.object(string)->at<Ref>(plan.valueOffset), isWide, otherwise);
                if (!text) return otherwise;
                break;
            }
            case 'J':
                text = ctx.wideExpressionAt(slot)
                           ? decimalText(ctx, ctx.wideExpressionAt(slot))
                           : textOf(objects::utf16(std::to_string(ctx.longAt(slot))));
                break;
            case 'Z':
                text = ctx.expressionAt(slot)
                           ? either(expressions::isNotZero(ctx.expressionAt(slot)), textOf(u"true"),
                                    textOf(u"false"))
                           : textOf(ctx.booleanAt(slot) ? u"true" : u"false");
                break;
            default:
                text = ctx.expressionAt(slot)
                           ? decimalText(ctx, ctx.expressionAt(slot))
                           : textOf(objects::utf16(std::to_string(ctx.intAt(slot))));
        }
        if (all.units.size() + text->units.size() > kTextUnits) return NativeOutcome::Declined;
        isUtf16 |= piece.type == 0 && piece.wide;
        all = joined(ctx, all, *text);
        slot += piece.type == 0 ? 0 : piece.type == 'J' ? 2 : 1;
    }
    return ctx.returnRef(newString(ctx, all, isUtf16));
}

// The plan is one of CallSites::Tables::plans; its address was written at linking into a static
// field.
NativeOutcome join(NativeContext& ctx) {
    const Class& holder = *ctx.method.holder;
    const auto& plan = *reinterpret_cast<const ConcatPlan*>(
        ctx.object(holder.statics)->at<std::int64_t>(holder.fields[0].offset));

    if (ctx.state.carriesExpressions && isSymbolic(ctx, plan)) return joinSymbolic(ctx, plan);
    static thread_local std::vector<Part> parts;
    if (parts.size() < plan.pieces.size()) parts.resize(plan.pieces.size());
    std::uint64_t total = 0;
    bool wide = false;
    const Slot* argument = ctx.arguments;
    for (std::size_t i = 0; i < plan.pieces.size(); ++i) {
        const ConcatPlan::Piece& piece = plan.pieces[i];
        Part& part = parts[i];
        part.wide = false;
        const auto text = [&](std::string_view latin1) {
            part.bytes = latin1.data();
            part.length = static_cast<std::uint32_t>(latin1.size());
        };
        const auto number = [&](auto value) {
            char* begin = part.digits;
            text({begin, std::to_chars(begin, begin + sizeof part.digits, value).ptr});
        };
        switch (piece.type) {
            case 0:
                part.bytes = piece.literal.data();
                part.length = static_cast<std::uint32_t>(piece.literal.size());
                part.wide = true;
                wide |= piece.wide;
                break;
            case 'Z':
                text(values::toInt(*argument) ? "true" : "false");
                break;
            case 'I':
                number(values::toInt(*argument));
                break;
            case 'J':
                number(values::toLong(*argument));
                break;
            case 'C':
                part.character = static_cast<char16_t>(*argument);
                part.bytes = &part.character;
                part.length = 1;
                part.wide = true;
                wide |= part.character > 0xff;
                break;
            default: {
                const Ref string = values::toRef(*argument);
                if (string == 0) {
                    text("null");
                    break;
                }
                const Object* object = ctx.object(string);
                const Object* bytes = ctx.object(object->at<Ref>(plan.valueOffset));
                part.wide = object->at<std::int8_t>(plan.coderOffset) != 0;
                part.bytes = bytes->payload();
                part.length = part.wide ? bytes->length / 2 : bytes->length;
                wide |= part.wide;
            }
        }
        total += part.length;
        if (piece.type) argument += piece.type == 'J' ? 2 : 1;
    }
    if (total > (wide ? 0x3fffffffu : 0x7fffffffu)) {
        return ctx.throwNew("java/lang/OutOfMemoryError", "Overflow: String length out of range");
    }

    // Versions of objects stay where they are while others are allocated: only writes replace them.
    const Ref array = ctx.newArray(*ctx.vm.linker->known.byteArray,
                                   static_cast<std::uint32_t>(wide ? total * 2 : total));
    const Ref result = ctx.newObject(*ctx.vm.linker->known.string);
    std::byte* to = ctx.object(array)->payload();
    for (std::size_t i = 0; i < plan.pieces.size(); ++i) {
        const Part& part = parts[i];
        if (wide == part.wide) {
            const std::size_t size = std::size_t(part.length) << (wide ? 1 : 0);
            if (size) std::memcpy(to, part.bytes, size);
            to += size;
        } else if (wide) {
            const auto* from = static_cast<const std::uint8_t*>(part.bytes);
            for (std::uint32_t k = 0; k < part.length; ++k, to += 2) {
                const char16_t c = from[k];
                std::memcpy(to, &c, 2);
            }
        } else {
            const auto* from = static_cast<const char16_t*>(part.bytes);
            for (std::uint32_t k = 0; k < part.length; ++k) *to++ = static_cast<std::byte>(from[k]);
        }
    }
    Object* string = ctx.object(result);
    string->at<Ref>(plan.valueOffset) = array;
    string->at<std::int8_t>(plan.coderOffset) = wide ? 1 : 0;
    return ctx.returnRef(result);
}

constexpr std::string_view kString = "Ljava/lang/String;";

std::string joinDescriptor(const ConcatPlan& plan) {
    std::string descriptor = "(";
    for (const ConcatPlan::Piece& piece : plan.pieces) {
        if (piece.type == 'L') {
            descriptor += kString;
        } else if (piece.type) {
            descriptor += piece.type;
        }
    }
    return descriptor + ")" + std::string(kString);
}

char joinType(std::string_view descriptor) {
    switch (descriptor[0]) {
        case 'Z':
        case 'C':
        case 'J':
            return descriptor[0];
        case 'B':
        case 'S':
        case 'I':
            return 'I';
        default:
            return 'L';
    }
}

// The pieces of a site; nothing when the recipe has a constant that is no String.
bool readRecipe(const LinkRequest& request, const ParsedDescriptor& site, ConcatPlan& plan) {
    const auto literal = [&plan](std::u16string_view text) {
        if (text.empty()) return;
        if (plan.pieces.empty() || plan.pieces.back().type) plan.pieces.emplace_back();
        plan.pieces.back().literal += text;
    };
    if (request.bootstrap.name == "makeConcat") {
        for (const std::string& parameter : site.parameters)
            plan.pieces.emplace_back().type = joinType(parameter);
        return true;
    }
    if (request.arguments.empty() || request.kindOf(0) != ConstantKind::String) return false;
    const auto constantText = [&](std::size_t argument) {
        return objects::utf16(
            objects::fromModifiedUtf8(request.constants().string(request.arguments[argument])));
    };
    std::size_t nextArgument = 0, nextConstant = 1;
    for (const char16_t c : constantText(0)) {
        if (c == 1) {
            if (nextArgument >= site.parameters.size()) return false;
            plan.pieces.emplace_back().type = joinType(site.parameters[nextArgument++]);
        } else if (c == 2) {
            if (nextConstant >= request.arguments.size() ||
                request.kindOf(nextConstant) != ConstantKind::String) {
                return false;
            }
            literal(constantText(nextConstant++));
        } else {
            literal(std::u16string_view(&c, 1));
        }
    }
    return nextArgument == site.parameters.size();
}

} // namespace

void addJoin(ClassAssembler& assembler, std::string_view name, const ConcatPlan& plan) {
    assembler.field(access::Private | access::Static | access::Final, kPlan, "J");
    // For arguments that carry expressions.
    constexpr std::string_view kBuilder = "java/lang/StringBuilder";
    MethodAssembler& code =
        assembler.method(access::Private | access::Static, name, joinDescriptor(plan));
    code.makeNew(kBuilder);
    code.emit(op::dup);
    code.invokeSpecial(kBuilder, "<init>", "()V");
    for (const std::string& parameter : ParsedDescriptor(joinDescriptor(plan)).parameters)
        code.newLocal(parameter);
    unsigned local = 0;
    for (const ConcatPlan::Piece& piece : plan.pieces) {
        std::string type(kString);
        if (piece.type == 0) {
            code.pushString(objects::toModifiedUtf8(piece.literal));
        } else {
            if (piece.type != 'L') type = piece.type;
            code.load(type, local);
            local += slotsOf(type);
        }
        code.invokeVirtual(kBuilder, "append", "(" + type + ")Ljava/lang/StringBuilder;");
    }
    code.invokeVirtual(kBuilder, "toString", "()Ljava/lang/String;");
    code.result(kString);
}

void bindJoin(Vm& vm, CallSites& sites, Class& made, std::string_view name, ConcatPlan plan) {
    ConcatPlan& kept = sites.tables().plans.emplace_back(std::move(plan));
    const Class& string = *vm.linker->known.string;
    kept.valueOffset = string.fieldNamed("value")->offset;
    kept.coderOffset = string.fieldNamed("coder")->offset;
    for (ConcatPlan::Piece& piece : kept.pieces) {
        for (const char16_t c : piece.literal) piece.wide |= c > 0xff;
    }
    setInitialStatic(vm, made, kPlan,
                     static_cast<std::int64_t>(reinterpret_cast<std::intptr_t>(&kept)));
    // Addresses are no part of fingerprints.
    made.staticIgnoredRanges.push_back({made.fieldNamed(kPlan)->offset, sizeof(std::int64_t)});
    for (Method& method : made.methods) {
        if (method.name.view() == name) method.peer = join, method.knowsExpressions = true;
    }
}

char convertForJoin(MethodAssembler& code, std::string_view descriptor) {
    if (descriptor == "F" || descriptor == "D") {
        code.invokeStatic("java/lang/String", "valueOf",
                          "(" + std::string(descriptor) + ")Ljava/lang/String;");
    } else if (!isPrimitive(descriptor) && descriptor != kString) {
        code.invokeStatic("java/lang/StringConcatHelper", "stringOf",
                          "(Ljava/lang/Object;)Ljava/lang/String;");
    }
    return joinType(descriptor);
}

bool linkStringConcat(const LinkRequest& request, CallSite& site) {
    if (request.bootstrap.className != "java/lang/invoke/StringConcatFactory") return false;
    const ParsedDescriptor types(request.descriptor);
    ConcatPlan plan;
    if (!readRecipe(request, types, plan)) return false;

    ClassAssembler assembler(freshName(request.sites, request.host, "Concat"),
                             access::Final | access::Super | access::Synthetic);
    addJoin(assembler, "join", plan);
    bool converts = false;
    for (const std::string& parameter : types.parameters) {
        converts |= parameter == "F" || parameter == "D" ||
                    (!isPrimitive(parameter) && parameter != kString);
    }
    if (converts) {
        MethodAssembler& code = assembler.method(access::Static, "concat", request.descriptor);
        unsigned local = 0;
        for (const std::string& parameter : types.parameters) {
            code.load(parameter, local);
            local += slotsOf(parameter);
            convertForJoin(code, parameter);
        }
        code.invokeStatic(assembler.name(), "join", joinDescriptor(plan));
        code.result(kString);
    }
    Class& made = install(request.vm, assembler, request.host, true);
    bindJoin(request.vm, request.sites, made, "join", std::move(plan));
    site.target = methodNamed(made, converts ? "concat" : "join");
    return true;
}

} // namespace clew::vm::interpreter
