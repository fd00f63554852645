#include "search/generate/FirstUses.h"

#include <algorithm>

namespace clew::search::generate {
namespace {

bool names(const Class& type, std::string_view prefix) {
    const auto& constants = type.file->constants;
    for (std::uint16_t i = 1; i < constants.size(); ++i)
        if (constants.kind(i) == vm::classfile::ConstantKind::Class &&
            constants.className(i).starts_with(prefix))
            return true;
    return false;
}

class Calls {
  public:
    explicit Calls(const TypeKnowledge& types) : types_(types) {}

    // Of a static method, a constructor or, where there is a receiver, an instance method.
    ResultOf add(std::string_view holder, std::string_view name, std::string_view descriptor,
                 std::vector<Argument> arguments, std::optional<Argument> receiver = {}) {
        Step step;
        step.executable =
            types_.executable(*types_.linker().load(holder).methodNamed(name, descriptor));
        step.receiver = std::move(receiver);
        step.arguments = std::move(arguments);
        steps.push_back(std::move(step));
        return {steps.size() - 1};
    }
    std::vector<Step> steps;

  private:
    const TypeKnowledge& types_;
};

const JavaValue kZero = JavaValue::primitive(BasicType::Long, 0);

using Predicate = std::function<bool(std::string_view prefix)>;

std::vector<Step> firstUses(const TypeKnowledge& types, const Predicate& areUsed) {
    Calls calls(types);
    // Many messages of exceptions are made with it, by other classes as well.
    calls.add("java/lang/String", "format",
              "(Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/String;",
              {JavaValue::string(u"%d %s"),
               JavaValue::array("[Ljava/lang/Object;",
                                {JavaValue::boxed(BasicType::Int, 1), JavaValue::string(u"a")})});
    if (areUsed("java/time/format/"))
        calls.add(
            "java/time/format/DateTimeFormatter", "format",
            "(Ljava/time/temporal/TemporalAccessor;)Ljava/lang/String;",
            {calls.add("java/time/LocalDate", "ofEpochDay", "(J)Ljava/time/LocalDate;", {kZero})},
            calls.add("java/time/format/DateTimeFormatter", "ofPattern",
                      "(Ljava/lang/String;)Ljava/time/format/DateTimeFormatter;",
                      {JavaValue::string(u"EEEE MMMM")}));
    if (areUsed("java/text/"))
        calls.add(
            "java/text/NumberFormat", "format", "(J)Ljava/lang/String;", {kZero},
            calls.add("java/text/NumberFormat", "getInstance", "()Ljava/text/NumberFormat;", {}));
    if (areUsed("java/text/SimpleDateFormat") || areUsed("java/text/DateFormat"))
        calls.add("java/text/DateFormat", "format", "(Ljava/util/Date;)Ljava/lang/String;",
                  {calls.add("java/util/Date", "<init>", "(J)V", {kZero})},
                  calls.add("java/text/SimpleDateFormat", "<init>", "(Ljava/lang/String;)V",
                            {JavaValue::string(u"EEEE MMMM")}));
    if (areUsed("java/text/Collator"))
        calls.add("java/text/Collator", "getInstance", "()Ljava/text/Collator;", {});
    if (areUsed("java/util/Calendar") || areUsed("java/util/GregorianCalendar"))
        calls.add("java/util/Calendar", "getInstance", "()Ljava/util/Calendar;", {});
    if (areUsed("java/util/Currency"))
        calls.add(
            "java/util/Currency", "getSymbol", "()Ljava/lang/String;", {},
            calls.add("java/util/Currency", "getInstance",
                      "(Ljava/lang/String;)Ljava/util/Currency;", {JavaValue::string(u"EUR")}));
    if (areUsed("java/text/MessageFormat"))
        calls.add("java/text/MessageFormat", "format",
                  "(Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/String;",
                  {JavaValue::string(u"{0}"),
                   JavaValue::array("[Ljava/lang/Object;", {JavaValue::boxed(BasicType::Int, 1)})});
    return std::move(calls.steps);
}

} // namespace

std::vector<Step> firstUses(const TypeKnowledge& types, const std::vector<const Class*>& classes) {
    return firstUses(types, [&](std::string_view prefix) {
        return std::ranges::any_of(classes,
                                   [&](const Class* type) { return names(*type, prefix); });
    });
}

namespace {

// Each looks for what is to log, in all of the class path, when it is first asked for. None of the
// calls leaves a name behind that was not there, but for the last one: that of the class under
// test.
struct Logging {
    std::string_view holder, method, descriptor;
};
constexpr Logging kLogging[] = {
    {"java/util/logging/Logger", "getAnonymousLogger", "()Ljava/util/logging/Logger;"},
    {"org/apache/log4j/Logger", "getRootLogger", "()Lorg/apache/log4j/Logger;"},
    {"org/slf4j/LoggerFactory", "getILoggerFactory", "()Lorg/slf4j/ILoggerFactory;"},
    {"org/apache/commons/logging/LogFactory", "getLog",
     "(Ljava/lang/String;)Lorg/apache/commons/logging/Log;"},
};

} // namespace

std::vector<Step> firstUses(const TypeKnowledge& types,
                            const std::vector<std::string>& initialized) {
    return firstUses(types, [&](std::string_view prefix) {
        return std::ranges::any_of(
            initialized, [&](const std::string& name) { return name.starts_with(prefix); });
    });
}

std::vector<Step> firstSearches(const TypeKnowledge& types,
                                const std::vector<std::string>& initialized) {
    Calls calls(types);
    const auto isInitialized = [&](std::string_view name) {
        return std::ranges::find(initialized, name) != initialized.end();
    };
    // A resource may be in any jar of the class path: this one is in nearly all, and opens them.
    if (isInitialized("jdk/internal/loader/URLClassPath$JarLoader"))
        calls.add("java/util/Collections", "list", "(Ljava/util/Enumeration;)Ljava/util/ArrayList;",
                  {calls.add("java/lang/ClassLoader", "getSystemResources",
                             "(Ljava/lang/String;)Ljava/util/Enumeration;",
                             {JavaValue::string(u"META-INF/MANIFEST.MF")})});
    const std::string own = types.underTest().externalName();
    for (const auto& [holder, method, descriptor] : kLogging) {
        const Class* type =
            isInitialized(holder) ? types.classOf("L" + std::string(holder) + ";") : nullptr;
        if (!type || !type->methodNamed(method, descriptor)) continue; // another one of this name
        std::vector<Argument> arguments;
        if (!descriptor.starts_with("()"))
            arguments.emplace_back(JavaValue::string(std::u16string(own.begin(), own.end())));
        calls.add(holder, method, descriptor, std::move(arguments));
    }
    return std::move(calls.steps);
}

} // namespace clew::search::generate
