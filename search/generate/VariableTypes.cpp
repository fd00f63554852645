#include "search/generate/VariableTypes.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "search/generate/GenericTypes.h"
#include "search/generate/InheritedMethods.h"

namespace clew::search::generate {

namespace {

constexpr std::string_view kObject = "Ljava/lang/Object;";

std::string variable(const std::string& name) {
    return "T" + name + ";";
}

bool isWildcard(const std::string& argument) {
    return argument[0] == '*' || argument[0] == '+' || argument[0] == '-';
}

// What one object of a generic class is.
class TypeOfObject {
  public:
    TypeOfObject(const TestCase& test, std::size_t step, const TypeKnowledge& types)
        : test_(test), step_(step), types_(types) {}

    // Empty: nothing but the raw type.
    std::string type() {
        const Step& made = test_.steps[step_];
        if (!made.isCall()) return {};
        const Method* maker = find(made.executable);
        if (!maker || !maker->info) return {};
        class_ = maker->isInitializer ? maker->holder
                                      : types_.classOf(maker->signature->resultDescriptor.view());
        if (!class_ || !class_->file || !types_.canName(*class_)) return {};
        const std::vector<std::string> formals = typeParameters(class_->file->signature);
        // Of an inner class, the class around it may have some, too.
        if (formals.empty() || !types_.isStatic(*class_)) return {};
        const MethodSignature signature = parseMethodSignature(maker->info->signature);
        if (maker->isInitializer) {
            for (const std::string& formal : formals) arguments_.push_back(variable(formal));
            bounds_ = class_->file->signature;
            names_ = formals;
        } else {
            arguments_ = argumentsOf(signature.result);
            if (arguments_.size() != formals.size()) return {};
            if (hasTypeVariable(signature.result)) {
                if (!maker->isStatic()) return {};
                bounds_ = maker->info->signature;
                names_ = typeParameters(bounds_);
            }
        }
        if (!isMadeOf(made, *maker, signature) || !isUsed() || !isAsked()) return {};
        return written();
    }

  private:
    const Method* find(const Executable& executable) const {
        const Class* holder = types_.classOf("L" + executable.holder + ";");
        return holder ? holder->methodNamed(executable.name, executable.descriptor) : nullptr;
    }

    // ---- type parameters

    // The one of these that the argument is; empty: another type.
    std::string parameterIn(const std::string& argument) const {
        for (const std::string& name : names_)
            if (argument == variable(name)) return name;
        return {};
    }
    // By the type of a parameter that the object is given to. False: it would be refused.
    bool isExactly(const std::string& argument, const std::string& wanted) {
        if (wanted == "*") return true;
        const bool isBound = isWildcard(wanted);
        const std::string type = isBound ? wanted.substr(1) : wanted;
        const std::string name = parameterIn(argument);
        if (name.empty()) return !isWildcard(argument) && argument == type;
        const auto [known, isNew] = exact_.emplace(name, type);
        return isNew || known->second == type;
    }
    // By a value that is given where the argument is wanted. False: it would be refused, or nobody
    // knows.
    bool takes(const std::string& argument, const Argument& value) {
        const std::optional<std::string> type = typeOf(value);
        if (!type || isWildcard(argument)) return false;
        if (type->empty()) return true; // null
        const std::string name = parameterIn(argument);
        if (name.empty()) return isAssignable(*type, argument);
        given_[name].push_back(*type);
        return true;
    }

    // A descriptor: of a class without type parameters, or Object's; empty for null.
    std::optional<std::string> typeOf(const Argument& argument) const {
        if (const ResultOf* made = std::get_if<ResultOf>(&argument)) {
            const Step& step = test_.steps[made->step];
            const Executable& executable = step.executable;
            if (!step.isCall()) return std::nullopt;
            const std::string descriptor =
                executable.isConstructor()
                    ? "L" + executable.holder + ";"
                    : executable.descriptor.substr(executable.descriptor.find(')') + 1);
            const Class* type = types_.classOf(descriptor);
            if (descriptor[0] != 'L' && descriptor[0] != '[') return std::nullopt;
            const bool isPlain = descriptor[0] == 'L' && type && types_.canName(*type) &&
                                 !types_.isGeneric(type->name.view());
            return isPlain ? descriptor : std::string(kObject);
        }
        const JavaValue* value = std::get_if<JavaValue>(&argument);
        if (!value) return std::nullopt;
        switch (value->kind) {
            case JavaValue::Kind::Null:
                return std::string();
            case JavaValue::Kind::String:
                return "Ljava/lang/String;";
            case JavaValue::Kind::Boxed:
                return "L" + std::string(boxClassOf(value->basic)) + ";";
            case JavaValue::Kind::EnumConstant:
                return value->type;
            case JavaValue::Kind::Array:
            case JavaValue::Kind::Mock:
            case JavaValue::Kind::Object:
            case JavaValue::Kind::ClassLiteral:
                return std::string(kObject);
            default:
                return std::nullopt;
        }
    }
    // Descriptors; of types with type arguments nothing is.
    bool isAssignable(const std::string& from, const std::string& to) const {
        if (from == to || to == kObject) return true;
        if (to.find('<') != std::string::npos) return false;
        const Class *source = types_.classOf(from), *target = types_.classOf(to);
        return source && target && target->file && source->isAssignableTo(*target);
    }

    // ---- what is done with the object

    bool isMadeOf(const Step& made, const Method& maker, const MethodSignature& signature) {
        if (maker.info->signature.empty()) return true;
        if (signature.parameters.size() != made.arguments.size()) return false;
        if (!maker.isInitializer && names_.empty()) return true;
        for (std::size_t i = 0; i < made.arguments.size(); ++i) {
            const std::string& wanted = signature.parameters[i];
            if (!hasTypeVariable(wanted)) continue;
            if (isCast(made)) return false; // to what the type variables are erased to
            const Argument& value = made.arguments[i];
            const bool isNull = typeOf(value) == std::string();
            const bool isSpread = maker.accessFlags & vm::classfile::access::Varargs &&
                                  wanted[0] == '[' && takesEach(wanted.substr(1), value);
            if (!isNull && !isSpread && (parameterIn(wanted).empty() || !takes(wanted, value)))
                return false;
        }
        return true;
    }
    // Which of several methods is meant, or what the compiler infers, is said by casts.
    static bool isCast(const Step& step) {
        const JavaValue* first = nullptr;
        bool areMixed = false;
        for (const Argument& argument : step.arguments) {
            const JavaValue* value = std::get_if<JavaValue>(&argument);
            if (!value || value->isNull()) continue;
            areMixed |= first && (first->kind != value->kind || first->basic != value->basic);
            first = value;
        }
        return step.executable.isOverloaded || (step.executable.isGeneric && areMixed);
    }
    // Elements of an array that is written as the arguments themselves.
    bool takesEach(const std::string& wanted, const Argument& array) {
        constexpr std::size_t kMost = 8;
        const JavaValue* value = std::get_if<JavaValue>(&array);
        return value && value->kind == JavaValue::Kind::Array && value->elements.size() <= kMost &&
               !parameterIn(wanted).empty() &&
               std::ranges::all_of(value->elements, [&](const JavaValue& element) {
                   return !element.isNull() && element.kind != JavaValue::Kind::Array &&
                          takes(wanted, element);
               });
    }

    bool isUsed() {
        const Argument object = ResultOf{step_};
        for (const Step& step : test_.steps) {
            if (step.receiver == object && (!isReceiver(step) || isResultGiven(step))) return false;
            for (std::size_t i = 0; i < step.arguments.size(); ++i)
                if (step.arguments[i] == object && !isGiven(step, i)) return false;
        }
        return true;
    }

    // As the receiver of the call.
    bool isReceiver(const Step& step) {
        const Method* method = step.isCall() ? find(step.executable) : nullptr;
        if (!method || !method->info) return false;
        if (method->info->signature.empty()) return true;
        const MethodSignature signature = parseMethodSignature(method->info->signature);
        if (signature.parameters.size() != step.arguments.size()) return false;
        for (std::size_t i = 0; i < step.arguments.size(); ++i)
            if (!isTaken(*method, signature.parameters[i], step.arguments[i]) ||
                (isCast(step) && hasTypeVariable(signature.parameters[i])))
                return false;
        return true;
    }
    // What the call returns has the object's type arguments among its own, and is given to who
    // wants certain ones.
    bool isResultGiven(const Step& call) const {
        const std::string_view signature = find(call.executable)->info->signature;
        if (signature.empty()) return false;
        const std::string result = parseMethodSignature(signature).result;
        if (result.find('<') == std::string::npos || !hasTypeVariable(result)) return false;
        const Argument given = ResultOf{static_cast<std::size_t>(&call - test_.steps.data())};
        return std::ranges::any_of(test_.steps, [&](const Step& step) {
            const Method* method = step.isCall() ? find(step.executable) : nullptr;
            if (!method || !method->info || method->info->signature.empty()) return false;
            const std::vector<std::string> wanted =
                parseMethodSignature(method->info->signature).parameters;
            for (std::size_t i = 0; i < std::min(wanted.size(), step.arguments.size()); ++i)
                if (step.arguments[i] == given && wanted[i].find('<') != std::string::npos)
                    return true;
            return false;
        });
    }
    // By a method of the object. What may be erased for a raw type is refused here.
    bool isTaken(const Method& method, const std::string& wanted, const Argument& given) {
        const JavaValue* value = std::get_if<JavaValue>(&given);
        if (value && value->isNull()) return true;
        if (!hasTypeVariable(wanted))
            return wanted.find('<') == std::string::npos || !value || !isOfOtherTypes(*value);
        const std::optional<std::vector<std::string>> arguments = argumentsAs(*method.holder);
        const std::vector<std::string> formals = typeParameters(method.holder->file->signature);
        if (!arguments || arguments->size() != formals.size()) return false;
        for (std::size_t i = 0; i < formals.size(); ++i)
            if (wanted == variable(formals[i])) return takes((*arguments)[i], given);
        return false;
    }
    static bool isOfOtherTypes(const JavaValue& value) {
        return value.kind == JavaValue::Kind::Lambda || value.kind == JavaValue::Kind::Mock;
    }

    // As the argument with this number.
    bool isGiven(const Step& step, std::size_t number) {
        if (step.kind == Step::Kind::NewArray) return true;
        if (step.kind == Step::Kind::NewLambda) return fits(step.executable.parameterTypes[0]);
        const Method* method = step.isCall() ? find(step.executable) : nullptr;
        if (!method || !method->info) return false;
        if (method->info->signature.empty()) return true;
        const MethodSignature signature = parseMethodSignature(method->info->signature);
        if (signature.parameters.size() != step.arguments.size()) return false;
        // The receiver says what its class's type parameters are (isTaken).
        const std::string& wanted = signature.parameters[number];
        const bool isOfClass =
            !method->isStatic() && wanted[0] == 'T' &&
            std::ranges::none_of(typeParameters(method->info->signature),
                                 [&](const std::string& name) { return wanted == variable(name); });
        return isOfClass || fits(wanted);
    }
    bool fits(const std::string& wanted) {
        if (wanted[0] == 'T' || wanted.find('<') == std::string::npos) return wanted[0] != 'T';
        if (hasTypeVariable(wanted)) return false;
        const Class* type = types_.classOf(erased(wanted));
        if (!type) return false;
        const std::optional<std::vector<std::string>> arguments = argumentsAs(*type);
        const std::vector<std::string> all = argumentsOf(wanted);
        if (!arguments || arguments->size() != all.size()) return false;
        for (std::size_t i = 0; i < all.size(); ++i)
            if (!isExactly((*arguments)[i], all[i])) return false;
        return true;
    }

    // What is asked of it after the last call, too.
    bool isAsked() {
        for (const Observation& observation : test_.observations) {
            if (observation.subject != Observation::Subject(ResultOf{step_}) ||
                !observation.argument)
                continue;
            const Method* question = find(*observation.getter);
            if (!question || !question->info) return false;
            if (question->info->signature.empty()) continue;
            const auto& [step, position] = *observation.argument;
            const MethodSignature signature = parseMethodSignature(question->info->signature);
            if (signature.parameters.size() != 1 ||
                !isTaken(*question, signature.parameters[0], test_.steps[step].arguments[position]))
                return false;
        }
        return true;
    }

    // Of the object, seen as one of a type above its class. Nothing: that has none.
    std::optional<std::vector<std::string>> argumentsAs(const Class& above) const {
        return typeArgumentsAs(*class_, arguments_, above, types_);
    }

    // ---- the result

    // With each type parameter in the place of which one type can stand.
    std::string written() const {
        std::string result;
        for (const std::string& argument : arguments_) {
            const std::string name = parameterIn(argument);
            const std::optional<std::string> type = name.empty() ? argument : chosen(name);
            if (!type || !canWrite(*type)) return {};
            result += *type;
        }
        std::string name = "L" + class_->name.str();
        return name + "<" + result + ">;";
    }
    std::optional<std::string> chosen(const std::string& name) const {
        const auto exact = exact_.find(name);
        const auto given = given_.find(name);
        static const std::vector<std::string> none;
        const std::vector<std::string>& values = given == given_.end() ? none : given->second;
        std::string type(kObject);
        if (exact != exact_.end())
            type = exact->second;
        else if (!values.empty() && std::ranges::count(values, values.front()) ==
                                        static_cast<std::ptrdiff_t>(values.size()))
            type = values.front();
        if (!std::ranges::all_of(
                values, [&](const std::string& value) { return isAssignable(value, type); }))
            return std::nullopt;
        const std::string plain = erased(type);
        const bool isWithin = std::ranges::all_of(
            boundsOf(bounds_, name),
            [&](const std::string& bound) { return isAssignable(plain, bound); });
        return isWithin ? std::optional(type) : std::nullopt;
    }
    bool canWrite(const std::string& argument) const {
        if (argument == "*") return true;
        const std::string type = isWildcard(argument) ? argument.substr(1) : argument;
        if (hasTypeVariable(type) || type.find(">.") != std::string::npos) return false;
        const Class* named = types_.classOf(erased(type));
        return named && types_.canName(*named) &&
               std::ranges::all_of(argumentsOf(type),
                                   [&](const std::string& inner) { return canWrite(inner); });
    }

    const TestCase& test_;
    const std::size_t step_;
    const TypeKnowledge& types_;
    const Class* class_ = nullptr;
    std::vector<std::string> arguments_; // of the class, in terms of the type parameters `names_`
    std::string bounds_;                 // the signature that declares these
    std::vector<std::string> names_;
    std::map<std::string, std::string> exact_; // by name
    std::map<std::string, std::vector<std::string>> given_;
};

} // namespace

void addTypeArguments(TestCase& test, const TypeKnowledge& types) {
    for (std::size_t i = 0; i < test.steps.size(); ++i)
        test.steps[i].type = TypeOfObject(test, i, types).type();
}

} // namespace clew::search::generate
