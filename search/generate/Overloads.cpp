#include "search/generate/Overloads.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "search/generate/GenericTypes.h"

namespace clew::search::generate {

namespace {

namespace access = vm::classfile::access;

// Of a static type: its descriptor, or null's.
constexpr std::string_view kNull;

// Each is a subtype of those that stand behind it; of these, char is one of int and what follows.
constexpr std::string_view kNumbers = "BSIJFD";

bool isSubtype(std::string_view type, std::string_view of, const TypeKnowledge& types) {
    if (type == of) return true;
    if (of.size() == 1) {
        const std::size_t from = kNumbers.find(type == "C" ? "S" : type), to = kNumbers.find(of);
        return type.size() == 1 && from != std::string_view::npos && to != std::string_view::npos &&
               from < to;
    }
    if (type == kNull || of == "Ljava/lang/Object;") return type.size() != 1;
    const Class *sub = types.classOf(type), *super = types.classOf(of);
    return sub && super && sub->isAssignableTo(*super);
}

class Calls {
  public:
    Calls(const TestCase& test, const TypeKnowledge& types) : test_(test), types_(types) {}

    // `receiver`: what it is called on; nothing for a constructor or a static method.
    bool isFound(const Executable& executable, const std::optional<Argument>& receiver,
                 const std::vector<Argument>& arguments) const {
        const Class* type = types_.classOf("L" + executable.holder + ";");
        const Method* meant =
            type ? type->methodNamed(executable.name, executable.descriptor) : nullptr;
        if (!meant || executable.isVarargs()) return false;
        if (receiver) {
            const std::optional<std::string> called = typeOf(*receiver);
            type = called ? types_.classOf(*called) : nullptr;
            // Otherwise the receiver is cast.
            if (type && !type->isAssignableTo(*meant->holder)) return false;
        }
        std::vector<std::string> given;
        for (const Argument& argument : arguments) {
            std::optional<std::string> known = typeOf(argument);
            if (!known) return false;
            given.push_back(std::move(*known));
        }
        return type && takes(*meant, given) && isMostSpecific(*meant, *type, given);
    }

    // By the type of what it is called on, which may have more methods than the one that is named.
    bool isOverloadedInReceiver(const Step& step) const {
        const std::optional<std::string> called =
            step.receiver ? typeOf(*step.receiver) : std::nullopt;
        const Class* type = called ? types_.classOf(*called) : nullptr;
        const Class* holder = types_.classOf("L" + step.executable.holder + ";");
        const Method* meant =
            holder ? holder->methodNamed(step.executable.name, step.executable.descriptor)
                   : nullptr;
        return type && meant && type != holder && type->isAssignableTo(*holder) &&
               isOverloaded(*meant, *type);
    }

  private:
    // As narrow as it may be written; nothing where that is not known, or no type says what it is.
    std::optional<std::string> typeOf(const Argument& argument) const {
        if (const ResultOf* result = std::get_if<ResultOf>(&argument)) {
            const Step& step = test_.steps[result->step];
            if (step.kind == Step::Kind::NewArray) return step.executable.descriptor;
            if (!step.isCall()) return std::nullopt;
            const Executable& maker = step.executable;
            if (maker.isConstructor()) return "L" + maker.holder + ";";
            const Class* holder = types_.classOf("L" + maker.holder + ";");
            const Method* method =
                holder ? holder->methodNamed(maker.name, maker.descriptor) : nullptr;
            // With a type argument, it may be narrower than what is declared.
            if (!method || !method->info ||
                hasTypeVariable(parseMethodSignature(method->info->signature).result))
                return std::nullopt;
            return method->signature->resultDescriptor.str();
        }
        const JavaValue* value = std::get_if<JavaValue>(&argument);
        if (!value) return std::nullopt;
        switch (value->kind) {
            case JavaValue::Kind::Null:
                return std::string(kNull);
            case JavaValue::Kind::Primitive:
                return std::string(1, "ZBCSIJFDLV"[static_cast<int>(value->basic)]);
            case JavaValue::Kind::String:
                return "Ljava/lang/String;";
            case JavaValue::Kind::ClassLiteral:
                return "Ljava/lang/Class;";
            case JavaValue::Kind::EnumConstant:
            case JavaValue::Kind::Array:
                return value->type;
            case JavaValue::Kind::Mock: // of a class of its own, whose supertypes are these
                if (value->type.empty() || !value->name.empty()) return std::nullopt;
                return value->type;
            default:
                return std::nullopt;
        }
    }

    bool takes(const Method& method, const std::vector<std::string>& given) const {
        const auto& parameters = method.signature->parameterDescriptors;
        if (parameters.size() != given.size()) return false;
        for (std::size_t i = 0; i < given.size(); ++i)
            if (!isSubtype(given[i], parameters[i].view(), types_)) return false;
        return true;
    }

    // It is more specific than each other method that takes them. Of one with a type variable
    // nobody knows, whatever its parameter is erased to.
    bool isMostSpecific(const Method& meant, const Class& type,
                        const std::vector<std::string>& given) const {
        const auto isBehind = [&](const Method& other) {
            if (other.name != meant.name || other.accessFlags & access::Synthetic ||
                other.accessFlags & access::Private || !takes(other, given))
                return true;
            const auto& ours = meant.signature->parameterDescriptors;
            const auto& others = other.signature->parameterDescriptors;
            if (std::ranges::equal(ours, others)) return true; // overridden, or itself
            if (!other.info) return false;
            const MethodSignature signature = parseMethodSignature(other.info->signature);
            if (std::ranges::any_of(signature.parameters, hasTypeVariable)) return false;
            for (std::size_t i = 0; i < given.size(); ++i)
                if (!isSubtype(ours[i].view(), others[i].view(), types_)) return false;
            return true;
        };
        const auto areBehind = [&](const Class& of) {
            return std::ranges::all_of(of.methods, isBehind);
        };
        if (meant.isInitializer) return areBehind(type);
        for (const Class* of = &type; of; of = of->super)
            if (!areBehind(*of)) return false;
        return std::ranges::all_of(type.allInterfaces,
                                   [&](const Class* interface) { return areBehind(*interface); });
    }

    const TestCase& test_;
    const TypeKnowledge& types_;
};

} // namespace

void resolveOverloads(TestCase& test, const TypeKnowledge& types) {
    const Calls calls(test, types);
    for (Step& step : test.steps)
        if (step.isCall())
            step.executable.isOverloaded =
                (step.executable.isOverloaded || calls.isOverloadedInReceiver(step)) &&
                !calls.isFound(step.executable, step.receiver, step.arguments);
}

} // namespace clew::search::generate
