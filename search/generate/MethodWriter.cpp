#include "search/generate/MethodWriter.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "search/generate/Environment.h"
#include "search/generate/GenericTypes.h"
#include "search/generate/LineBreaks.h"
#include "search/generate/TestNames.h"

namespace clew::search::generate {
namespace {

constexpr std::size_t kInlinedCall = 48; // characters of a call that may stand inside another call
constexpr std::size_t kLongestVariable = 30;
constexpr std::size_t kLongArray = 24; // elements; longer ones get a variable

// "Lpkg/Money;" for a constructor, the result's type for a method.
std::string resultDescriptor(const Executable& executable) {
    if (executable.isConstructor()) return "L" + executable.holder + ";";
    return executable.descriptor.substr(executable.descriptor.find(')') + 1);
}

// A field that is read has a value, one that is written has none.
std::string resultDescriptor(const Step& step) {
    if (step.isCall()) return resultDescriptor(step.executable);
    if (!step.isOfField()) return step.executable.descriptor; // a new array or lambda
    return step.arguments.empty() ? step.executable.descriptor : "V";
}

// The statements of one test method.
class MethodWriter {
  public:
    // `reserved`: names that no variable may have.
    MethodWriter(const TestCase& test, Assertions& assertions, TypeText& types, Helpers& helpers,
                 std::vector<std::string> reserved = {})
        : test_(test),
          reserved_(std::move(reserved)),
          assertions_(assertions),
          types_(types),
          helpers_(helpers),
          text_(test.steps.size()),
          uses_(test.steps.size()),
          needsVariable_(test.steps.size()) {}

    std::string body() {
        reserveNames();
        countUses();
        for (std::size_t i = 0; i + 1 < test_.steps.size(); ++i) arrangeStep(i);
        act();
        for (const Promise& promise : test_.promises)
            statement(assertions_.holds(promise.specification, worded(promise)));
        for (const Observation& observation : test_.observations) observe(observation);
        return assembled();
    }

    // Steps that are no test.
    std::string steps() {
        reserveNames();
        countUses();
        for (std::size_t i = 0; i < test_.steps.size(); ++i) arrangeStep(i);
        return assembled();
    }

    // For the method's head: "", " throws Exception" …
    const std::string& throwsClause() const { return throws_; }

  private:
    // A parameter of a lambda must not have the name of a variable.
    void reserveNames() {
        for (const std::string& name : reserved_) variables_.take(name);
        for (const Step& step : test_.steps)
            if (isTestFolder(step)) {
                variables_.take("folder");
                break;
            }
        const auto isLambda = [](const Argument& argument) {
            const JavaValue* value = std::get_if<JavaValue>(&argument);
            return value && value->kind == JavaValue::Kind::Lambda;
        };
        if (std::ranges::any_of(test_.steps, [&](const Step& step) {
                return step.kind == Step::Kind::NewLambda ||
                       std::ranges::any_of(step.arguments, isLambda);
            }))
            for (const std::string_view name : {"x", "y", "z"}) variables_.take(name);
    }

    void countUses() {
        for (std::size_t i = 0; i < test_.steps.size(); ++i) {
            const Step& step = test_.steps[i];
            if (step.receiver)
                if (const ResultOf* result = std::get_if<ResultOf>(&*step.receiver)) {
                    ++uses_[result->step];
                    needsVariable_[result->step] = true; // a receiver reads better with a name
                }
            for (const Argument& argument : step.arguments)
                if (const ResultOf* result = std::get_if<ResultOf>(&argument)) {
                    ++uses_[result->step];
                    // Its value is that of before.
                    if (step.kind == Step::Kind::NewLambda) needsVariable_[result->step] = true;
                    // Of a raw type, it fits all parameters, and whatever else these are inferred
                    // from.
                    const Step& made = test_.steps[result->step];
                    const bool isInferredWithOthers =
                        step.executable.isGeneric && step.arguments.size() > 1;
                    if (made.executable.isGeneric &&
                        (!made.arguments.empty() || isInferredWithOthers))
                        needsVariable_[result->step] = true;
                    // Nothing but the call under test itself may throw inside of assertThrows.
                    if (test_.outcome.kind != Outcome::Kind::Returned)
                        needsVariable_[result->step] = true;
                }
        }
        for (const Observation& observation : test_.observations)
            if (const ResultOf* result = std::get_if<ResultOf>(&observation.subject)) {
                ++uses_[result->step];
                needsVariable_[result->step] = true;
            }
        // What specifications say of the call names its receiver, arguments and result.
        if (!test_.promises.empty()) {
            const auto name = [&](const Argument& argument) {
                if (const ResultOf* result = std::get_if<ResultOf>(&argument)) {
                    ++uses_[result->step];
                    needsVariable_[result->step] = true;
                }
            };
            if (test_.act().receiver) name(*test_.act().receiver);
            for (const Argument& argument : test_.act().arguments) name(argument);
        }
        if (test_.outcome.sameAs) {
            ++uses_[test_.outcome.sameAs->step];
            needsVariable_[test_.outcome.sameAs->step] = true;
        }
        // A call may move into the call that uses its result only where no other call moves from
        // behind it to before it.
        for (std::size_t i = 0; i + 1 < test_.steps.size(); ++i)
            for (std::size_t user = i + 1; user < test_.steps.size(); ++user)
                if (uses(test_.steps[user], i) && user != i + 1) needsVariable_[i] = true;
    }

    static bool uses(const Step& step, std::size_t result) {
        const Argument wanted = ResultOf{result};
        return (step.receiver && *step.receiver == wanted) ||
               std::ranges::find(step.arguments, wanted) != step.arguments.end();
    }

    // ---- expressions

    // `name`: for the variable that it may need.
    std::string argumentText(const Argument& argument, const std::string& descriptor,
                             const std::string& name, bool isAmbiguous) {
        if (const ResultOf* result = std::get_if<ResultOf>(&argument)) {
            // Of a narrower type, it could be meant for another method.
            const std::string type = resultDescriptor(test_.steps[result->step]);
            if (!isAmbiguous || type == descriptor || type.size() == 1) return text_[result->step];
            return fmt::format("({}) {}", types_.ofDescriptor(descriptor), text_[result->step]);
        }
        const JavaValue& value = std::get<JavaValue>(argument);
        if (throws_.empty() && types_.makingThrows(value)) throws_ = throwing("Exception");
        if (value.kind == JavaValue::Kind::Parameter && value.type == descriptor) return value.name;
        if (value.kind == JavaValue::Kind::Array && value.elements.size() > kLongArray)
            return arrayVariable(value, name);
        std::string text = types_.ofConstant(value);
        if (text.empty()) text = literal(value, types_);
        // Nothing but its type says what a lambda is, where any object will do.
        if (value.kind == JavaValue::Kind::Lambda && (isAmbiguous || value.type != descriptor))
            return fmt::format("({}) {}", types_.ofDescriptor(value.type), text);
        if (!isAmbiguous) return text;
        // Another method of the same name could be meant: the type decides.
        const bool hasExactType =
            value.kind == JavaValue::Kind::Primitive ||
            (value.kind == JavaValue::Kind::String && descriptor == "Ljava/lang/String;") ||
            (value.kind == JavaValue::Kind::Array && value.type == descriptor);
        if (hasExactType) return text;
        if (value.kind == JavaValue::Kind::Boxed) text = boxed(value, text);
        if (value.kind == JavaValue::Kind::Boxed && boxedBy(descriptor) == value.basic) return text;
        return fmt::format("({}) {}", types_.ofDescriptor(descriptor), text);
    }

    std::string arrayVariable(const JavaValue& value, const std::string& wantedName) {
        if (value.kind == JavaValue::Kind::Parameter) return value.name;
        std::string name = variables_.take(wantedName);
        const std::string type = types_.ofDescriptor(value.type);
        const auto given = std::ranges::count_if(
            value.elements, [](const JavaValue& element) { return !isDefault(element); });
        const bool isSparse = value.elements.size() > kLongArray && given > 0 &&
                              static_cast<std::size_t>(given) * 4 <= value.elements.size();
        if (!isSparse) {
            std::string initializer = literal(value, types_);
            const std::string before = fmt::format("new {} ", type);
            if (initializer.starts_with(before)) initializer.erase(0, before.size());
            statement(fmt::format("{} {} = {};", type, name, initializer));
            return name;
        }
        const JavaValue blank =
            JavaValue::array(value.type, std::vector<JavaValue>(value.elements.size()));
        statement(fmt::format("{} {} = {};", type, name, literal(blank, types_)));
        for (std::size_t i = 0; i < value.elements.size(); ++i)
            if (!isDefault(value.elements[i]))
                statement(fmt::format("{}[{}] = {};", name, i, literal(value.elements[i], types_)));
        return name;
    }

    static std::optional<std::size_t> sameArgument(const Argument& argument) {
        const JavaValue* value = std::get_if<JavaValue>(&argument);
        if (!value || value->kind != JavaValue::Kind::SameArgument) return std::nullopt;
        return static_cast<std::size_t>(value->bits);
    }
    static bool isGivenAgain(const Step& step, std::size_t position) {
        return std::ranges::any_of(step.arguments, [&](const Argument& argument) {
            return sameArgument(argument) == position;
        });
    }
    // Of the mock's own class, since it is for parameters of several types.
    std::string mockVariable(const JavaValue& mock, const std::string& wantedName) {
        const TypeText::OwnMocks own(types_);
        std::string name = variables_.take(wantedName);
        statement(fmt::format("{} {} = {};", types_.ofMock(mock), name, literal(mock, types_)));
        return name;
    }

    std::string callText(std::size_t index) {
        const Step& step = test_.steps[index];
        const Executable& executable = step.executable;
        const std::vector<std::string> descriptors =
            parseMethodSignature(executable.descriptor).parameters;
        std::vector<std::string> texts;
        std::string arguments, outer;
        for (std::size_t i = 0; i < step.arguments.size(); ++i) {
            const std::optional<std::size_t> same = sameArgument(step.arguments[i]);
            const Argument& argument = step.arguments[same.value_or(i)];
            const JavaValue* value = std::get_if<JavaValue>(&argument);
            const bool isNullVarargs = executable.isVarargs() && i + 1 == step.arguments.size() &&
                                       value && value->isNull();
            const std::string& name = executable.parameterNames[i];
            std::string text;
            if (same && !value->isNull())
                text = texts[*same];
            else if (index + 1 == test_.steps.size() && value && isObserved(i))
                text = observedArguments_[i] = arrayVariable(*value, name);
            else if (value && value->kind == JavaValue::Kind::Mock && isGivenAgain(step, i))
                text = mockVariable(*value, name);
            else
                text =
                    argumentText(argument, descriptors[i], name,
                                 executable.isOverloaded || isNullVarargs ||
                                     (executable.isGeneric &&
                                      (hasMixedTypes(step) ||
                                       isClassOfInferred(value, executable.parameterTypes[i]))) ||
                                     (value && isTyped(*value, step)));
            texts.push_back(text);
            if (value && executable.isVarargs() && i + 1 == step.arguments.size() &&
                canSpread(*value) && !executable.isOverloaded && !isObserved(i))
                text = spread(*value);
            if (i == 0 && executable.isOfInnerClass)
                outer = text;
            else
                arguments += (!arguments.empty() && !text.empty() ? ", " : "") + text;
        }
        if (executable.isOfInnerClass) {
            const std::string type = types_.ofClass(executable.holder);
            return fmt::format("{}.new {}({})", outer, type.substr(type.rfind('.') + 1), arguments);
        }
        if (executable.isConstructor())
            return step.type.empty()
                       ? fmt::format("new {}({})", types_.ofClass(executable.holder), arguments)
                       : fmt::format("new {}<>({})", types_.ofQualifier(executable.holder),
                                     arguments);
        std::string receiver;
        if (step.receiver)
            receiver =
                argumentText(*step.receiver, "L" + executable.holder + ";", "receiver", false);
        else
            receiver = types_.ofQualifier(executable.holder);
        if (isOfBoundType(step))
            receiver = fmt::format("(({}) {})", types_.ofClass(executable.holder), receiver);
        return fmt::format("{}.{}({})", receiver, executable.name, arguments);
    }

    // The receiver's class has inherited the method from a generic type, and says what the type
    // parameters are: only of the raw type it takes arguments of all types.
    bool isOfBoundType(const Step& step) const {
        const ResultOf* receiver = step.receiver ? std::get_if<ResultOf>(&*step.receiver) : nullptr;
        const std::string& holder = step.executable.holder;
        if (!receiver || !types_.isGeneric(holder)) return false;
        const std::string type = resultDescriptor(test_.steps[receiver->step]);
        if (type[0] != 'L' || type == "L" + holder + ";" ||
            types_.isGeneric(type.substr(1, type.size() - 2)))
            return false;
        for (std::size_t i = 0;
             i < step.arguments.size() && i < step.executable.parameterTypes.size(); ++i) {
            const JavaValue* value = std::get_if<JavaValue>(&step.arguments[i]);
            const bool isPlainNull = value && value->isNull() && !step.executable.isOverloaded;
            if (!isPlainNull && hasTypeVariable(step.executable.parameterTypes[i])) return true;
        }
        return false;
    }

    // The lambda's result must have a type that only the compiler knows: not where its interface
    // has no type parameters, or the receiver is of a raw type.
    bool isTyped(const JavaValue& value, const Step& step) const {
        if (value.kind != JavaValue::Kind::Lambda) return false;
        if (!types_.isGeneric(value.type.substr(1, value.type.size() - 2))) return false;
        const ResultOf* receiver = step.receiver ? std::get_if<ResultOf>(&*step.receiver) : nullptr;
        if (!receiver) return true;
        const std::string type = resultDescriptor(test_.steps[receiver->step]);
        return type[0] != 'L' || !types_.isGeneric(type.substr(1, type.size() - 2));
    }

    // The class may be none that its bounds allow; of the raw type it is any.
    static bool isClassOfInferred(const JavaValue* value, std::string_view parameterType) {
        return value && value->kind == JavaValue::Kind::ClassLiteral &&
               hasTypeVariable(parameterType);
    }

    // No type may fit all arguments, where one is to be inferred from them.
    static bool hasMixedTypes(const Step& step) {
        const JavaValue* first = nullptr;
        for (const Argument& argument : step.arguments) {
            const JavaValue* value = std::get_if<JavaValue>(&argument);
            if (!value || value->isNull()) continue;
            if (first && (first->kind != value->kind || first->basic != value->basic)) return true;
            first = value;
        }
        return false;
    }

    // Whether an array for variable arguments can be written as the arguments themselves.
    static bool canSpread(const JavaValue& value) {
        return value.kind == JavaValue::Kind::Array && value.elements.size() <= kLongArray &&
               std::ranges::none_of(value.elements, [](const JavaValue& element) {
                   return element.isNull() || element.kind == JavaValue::Kind::Array;
               });
    }
    std::string spread(const JavaValue& value) {
        std::string text;
        for (const JavaValue& element : value.elements)
            text += (text.empty() ? "" : ", ") + literal(element, types_);
        return text;
    }

    bool isObserved(std::size_t position) const {
        return std::ranges::any_of(test_.observations, [&](const Observation& observation) {
            const auto* argument = std::get_if<ArgumentOfLast>(&observation.subject);
            return argument && argument->position == position;
        });
    }
    // ---- statements

    void statement(const std::string& text) { statements_.push_back(wrapped(text)); }
    void endPart() {
        if (!statements_.empty() && (parts_.empty() || parts_.back() != statements_.size()))
            parts_.push_back(statements_.size());
    }

    void arrangeStep(std::size_t index) {
        const Step& step = test_.steps[index];
        if (isTestFolder(step)) {
            text_[index] = assertions_.folder();
            return;
        }
        noteExceptions(step.executable);
        if (step.kind == Step::Kind::SetField) {
            setField(step);
            return;
        }
        if (step.kind == Step::Kind::AssignField) {
            statement(fmt::format("{} = {};", fieldText(step), fieldValue(step)));
            return;
        }
        const std::string call = step.kind == Step::Kind::ReadField   ? fieldText(step)
                                 : step.kind == Step::Kind::GetField  ? getField(step)
                                 : step.kind == Step::Kind::NewArray  ? newArray(step)
                                 : step.kind == Step::Kind::NewLambda ? newLambda(step)
                                                                      : callText(index);
        const std::string type = resultDescriptor(step);
        if (uses_[index] == 0 && !step.isCall()) return; // no statement
        if (uses_[index] == 0 || type == "V") {
            statement(call + ";");
        } else if (uses_[index] == 1 && !needsVariable_[index] && call.size() <= kInlinedCall) {
            text_[index] = call;
        } else {
            text_[index] = variables_.take(variableName(index));
            statement(fmt::format("{} {} = {};", declaredType(index), text_[index], call));
        }
    }

    // Of the variable for the result of a step.
    std::string declaredType(std::size_t index) {
        const Step& step = test_.steps[index];
        return step.type.empty() ? types_.ofDescriptor(resultDescriptor(step))
                                 : types_.ofSignature(step.type);
    }

    std::string fieldText(const Step& step) {
        return fmt::format("{}.{}",
                           step.receiver ? argumentText(*step.receiver, "", "", false)
                                         : types_.ofClass(step.executable.holder),
                           step.executable.name);
    }
    void setField(const Step& step) {
        helpers_.setsFields = true;
        statement(fmt::format("setPrivateField({}, {});", privateField(step), fieldValue(step)));
    }
    std::string getField(const Step& step) {
        helpers_.getsFields = true;
        return fmt::format("({}) getPrivateField({})",
                           types_.ofDescriptor(step.executable.descriptor), privateField(step));
    }
    std::string newArray(const Step& step) {
        const std::string element = step.executable.descriptor.substr(1);
        std::string elements;
        for (const Argument& argument : step.arguments)
            elements += (elements.empty() ? "" : ", ") + argumentText(argument, element, "", false);
        return fmt::format("new {} {{{}}}", types_.ofDescriptor(step.executable.descriptor),
                           elements);
    }
    std::string newLambda(const Step& step) {
        const Executable& lambda = step.executable;
        const JavaValue* value = std::get_if<JavaValue>(&step.arguments[0]);
        const bool isNew = value && value->kind == JavaValue::Kind::Mock;
        return lambda.name + (isNew ? mockVariable(*value, lambda.parameterNames[0])
                                    : argumentText(step.arguments[0], argumentTypes(step)[0],
                                                   lambda.parameterNames[0], false));
    }
    // As the helpers take it.
    std::string privateField(const Step& step) {
        throws_ = throwing("Exception");
        const std::string target =
            step.receiver ? argumentText(*step.receiver, "", "", false) : "null";
        return fmt::format("{}, {}.class, \"{}\"", target, types_.ofClass(step.executable.holder),
                           step.executable.name);
    }
    std::string fieldValue(const Step& step) {
        return argumentText(step.arguments[0], step.executable.descriptor, step.executable.name,
                            false);
    }

    // After the parameter that it is for; otherwise, and where the test is of a method of its own,
    // after its type.
    std::string variableName(std::size_t index) {
        const Step& of = test_.steps[index];
        if (of.isOfField()) return variableAfter(of.executable.name);
        const Argument made = ResultOf{index};
        for (std::size_t user = index + 1;
             test_.act().receiver != made && user < test_.steps.size(); ++user) {
            const Step& step = test_.steps[user];
            const auto place = std::ranges::find(step.arguments, made);
            if (place != step.arguments.end() && (step.isCall() || step.isOfField()))
                return step.executable
                    .parameterNames[static_cast<std::size_t>(place - step.arguments.begin())];
        }
        const std::string descriptor = resultDescriptor(test_.steps[index]);
        if (descriptor[0] == '[') return "array";
        const std::string type =
            descriptor[0] == 'L' ? types_.ofQualifier(descriptor.substr(1, descriptor.size() - 2))
                                 : types_.ofDescriptor(descriptor);
        std::string simple = type.substr(type.rfind('.') + 1);
        if (simple.size() > kLongestVariable) // the last word
            simple.erase(
                0, std::min(simple.find_last_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ"), simple.size()));
        const std::string name = decapitalized(simple);
        return name == type ? "value" : name; // of a primitive type
    }

    // The package of the test may have a class of this name, too.
    std::string throwing(std::string_view exception) {
        return " throws " + types_.ofClass(fmt::format("java/lang/{}", exception));
    }
    void noteExceptions(const Executable& executable) {
        for (const std::string& exception : executable.exceptions)
            if (exception == "java/lang/Throwable")
                throws_ = throwing("Throwable");
            else if (throws_.empty())
                throws_ = throwing("Exception");
    }

    void act() {
        const std::size_t index = test_.steps.size() - 1;
        const Step& step = test_.act();
        const Outcome& outcome = test_.outcome;
        const std::string call = callText(index); // may add statements for its arguments
        keepBefore();
        endPart();
        switch (outcome.kind) {
            case Outcome::Kind::DoesNotEnd:
                for (const std::string& line : assertions_.doesNotEnd(call)) statement(line);
                return;
            case Outcome::Kind::Threw: {
                if (!test_.failsWith.empty()) {
                    noteExceptions(step.executable);
                    statement("// fails: " + test_.failsWith);
                    callAndAfter(step, call);
                    return;
                }
                const std::string text = assertions_.throws(outcome.exception, call);
                if (!outcome.message) {
                    statement(text + ";");
                    return;
                }
                const std::string name = variables_.take("exception");
                statement(
                    fmt::format("{} {} = {};", types_.ofClass(outcome.exception), name, text));
                endPart();
                JavaValue message = JavaValue::string(*outcome.message);
                if (!outcome.messageParameter.empty()) {
                    message = {JavaValue::Kind::Parameter};
                    message.name = outcome.messageParameter;
                    message.type = "Ljava/lang/String;";
                }
                statement(
                    assertions_.equals(message, name + ".getMessage()", "Ljava/lang/String;"));
                return;
            }
            case Outcome::Kind::Returned:
                break;
        }
        noteExceptions(step.executable);
        const std::string type = resultDescriptor(step.executable);
        const bool isPromised = !test_.promises.empty();
        if (outcome.sameAs && !isPromised) {
            statement(assertions_.same(text_[outcome.sameAs->step], call));
            return;
        }
        const bool isObserved = uses_[index] > 0 || isPromised;
        if (!outcome.value || test_.isToFail()) { // void, or a constructor
            if (type != "V" && isObserved) {
                text_[index] = variables_.take(test_.isToFail() ? "actual" : variableName(index));
                statement(fmt::format("{} {} = {};", declaredType(index), text_[index], call));
            } else {
                callAndAfter(step, call);
            }
            endPart();
            return;
        }
        const JavaValue& value = *outcome.value;
        if (!isObserved && call.size() <= kInlinedCall + 16 && test_.observations.empty() &&
            !Assertions::hasObjects(value)) {
            statement(assertions_.equals(value, call, type));
            return;
        }
        text_[index] = variables_.take("actual");
        statement(fmt::format("{} {} = {};", declaredType(index), text_[index], call));
        endPart();
        // What getters say of an object says that it is there, too.
        if (value.kind != JavaValue::Kind::Object || uses_[index] == 0)
            check(value, text_[index], type, ResultOf{index});
    }

    void callAndAfter(const Step& step, const std::string& call) {
        if (step.after.empty()) {
            statement(call + ";");
            return;
        }
        std::string calls;
        for (const Executable& method : step.after) {
            noteExceptions(method);
            const std::string receiver =
                method.isStatic()
                    ? types_.ofClass(method.holder)
                    : argumentText(*step.receiver, "L" + method.holder + ";", "receiver", false);
            calls += fmt::format("    {}.{}();\n", receiver, method.name);
        }
        statement(fmt::format("try {{\n    {};\n}} finally {{\n{}}}", call, calls));
    }

    // What conditions on the call compare with.
    void keepBefore() {
        for (const Promise& promise : test_.promises)
            for (const Promise::Before& before : promise.before) {
                const std::string text = javaOf(before.expression);
                kept_.push_back(variables_.take("before"));
                statement(fmt::format("{} {} = {};", types_.ofDescriptor(before.descriptor),
                                      kept_.back(), text));
            }
    }
    std::string worded(const Promise& promise) {
        std::string text = javaOf(promise.condition);
        kept_.erase(kept_.begin(),
                    kept_.begin() + static_cast<std::ptrdiff_t>(promise.before.size()));
        return text;
    }
    std::string javaOf(const std::string& condition) {
        const Step& act = test_.act();
        const std::size_t index = test_.steps.size() - 1;
        std::string text;
        for (std::size_t i = 0; i < condition.size(); ++i) {
            const auto number = [&] { return static_cast<std::size_t>(condition[++i] - '0'); };
            switch (condition[i]) {
                case Promise::kThis:
                    text += argumentText(*act.receiver, "L" + act.executable.holder + ";",
                                         "receiver", false);
                    break;
                case Promise::kResult:
                    text += text_[index];
                    break;
                case Promise::kArgument: {
                    const std::size_t argument = number();
                    text += argumentText(
                        act.arguments[argument],
                        parseMethodSignature(act.executable.descriptor).parameters[argument],
                        act.executable.parameterNames[argument], false);
                    break;
                }
                case Promise::kBefore:
                    text += kept_[number()];
                    break;
                default:
                    text += condition[i];
            }
        }
        return text;
    }

    // Elements of which something will be said are there.
    void check(const JavaValue& expected, const std::string& actual, std::string_view type,
               const Observation::Subject& subject) {
        if (!Assertions::hasObjects(expected)) {
            statement(assertions_.equals(expected, actual, type));
            return;
        }
        std::set<std::size_t> told;
        for (const Observation& observation : test_.observations)
            if (observation.element && observation.subject == subject)
                told.insert(*observation.element);
        std::vector<std::string> lines = assertions_.elements(expected, actual, type, told);
        // The length of an argument does not change.
        if (std::holds_alternative<ArgumentOfLast>(subject)) lines.erase(lines.begin());
        for (const std::string& line : lines) statement(line);
    }

    // The argument of a question.
    std::string givenAgain(const Observation& observation) {
        if (!observation.argument) return {};
        const auto [step, position] = *observation.argument;
        const Executable& question = *observation.getter;
        return argumentText(test_.steps[step].arguments[position],
                            parseMethodSignature(question.descriptor).parameters.front(),
                            std::string(question.parameterName(0)), question.isOverloaded);
    }

    void observe(const Observation& observation) {
        std::string subject;
        if (const auto* argument = std::get_if<ArgumentOfLast>(&observation.subject))
            subject = observedArguments_[argument->position];
        else if (const auto* result = std::get_if<ResultOf>(&observation.subject))
            subject = text_[result->step];
        else
            subject = types_.ofClass(observation.getter->holder);
        if (!observation.getter) {
            check(observation.expected, subject, observation.expected.type, observation.subject);
            return;
        }
        if (observation.element) subject += fmt::format("[{}]", *observation.element);
        noteExceptions(*observation.getter);
        std::string actual = fmt::format("{}.{}", subject, observation.getter->name);
        if (!observation.getter->isField()) actual += fmt::format("({})", givenAgain(observation));
        std::string type = resultDescriptor(*observation.getter);
        if (!observation.then.empty()) {
            actual += fmt::format(".{}()", observation.then);
            type = observation.then == "size" ? "I" : "Ljava/lang/String;";
        }
        statement(assertions_.equals(observation.expected, actual, type));
    }

    std::string assembled() const {
        std::string result;
        std::size_t part = 0;
        for (std::size_t i = 0; i < statements_.size(); ++i) {
            if (part < parts_.size() && parts_[part] == i) {
                ++part;
                if (statements_.size() > 3) result += "\n";
            }
            std::string_view rest = statements_[i];
            while (!rest.empty()) {
                const std::size_t end = std::min(rest.find('\n'), rest.size());
                result += fmt::format("{}{}\n", kIndent, rest.substr(0, end));
                rest.remove_prefix(std::min(end + 1, rest.size()));
            }
        }
        return result;
    }

    const TestCase& test_;
    const std::vector<std::string> reserved_;
    Assertions& assertions_;
    TypeText& types_;
    Helpers& helpers_;
    VariableNames variables_;
    std::vector<std::string> text_; // of each step's result, where something refers to it
    std::vector<unsigned> uses_;
    std::vector<bool> needsVariable_;
    std::vector<std::string> kept_; // variables for what promises compare with, in their order
    std::map<std::size_t, std::string> observedArguments_;
    std::vector<std::string> statements_;
    std::vector<std::size_t> parts_; // statements before which arrange, act or assert end
    std::string throws_;
};

} // namespace

MethodText testText(const TestCase& test, Assertions& assertions, TypeText& types, Helpers& helpers,
                    std::vector<std::string> reserved) {
    MethodWriter writer(test, assertions, types, helpers, std::move(reserved));
    std::string body = writer.body();
    return {std::move(body), writer.throwsClause()};
}

MethodText stepsText(const std::vector<Step>& steps, Assertions& assertions, TypeText& types,
                     Helpers& helpers) {
    TestCase test;
    test.steps = steps;
    MethodWriter writer(test, assertions, types, helpers);
    std::string body = writer.steps();
    return {std::move(body), writer.throwsClause()};
}

} // namespace clew::search::generate
