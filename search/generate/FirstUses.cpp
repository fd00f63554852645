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

// Each looks for what is to log, in all of the class path, when it is first asked for a log.
struct Logging {
    std::string_view holder, method, descriptor;
};
constexpr Logging kLogging[] = {
    {"java/util/logging/Logger", "getLogger", "(Ljava/lang/String;)Ljava/util/logging/Logger;"},
    {"org/apache/commons/logging/LogFactory", "getLog",
     "(Ljava/lang/String;)Lorg/apache/commons/logging/Log;"},
    {"org/apache/log4j/Logger", "getLogger", "(Ljava/lang/String;)Lorg/apache/log4j/Logger;"},
    {"org/slf4j/LoggerFactory", "getLogger", "(Ljava/lang/String;)Lorg/slf4j/Logger;"},
};

using Predicate = std::function<bool(std::string_view prefix)>;

std::vector<Step> firstUses(const TypeKnowledge& types, const Predicate& areUsed) {
    Calls calls(types);
    // Many messages of exceptions are made with it, by other classes as well.
    calls.add("java/lang/String", "format",
              "(Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/String;",
              {JavaValue::string(u"%d %s"),
               JavaValue::array("[Ljava/lang/Object;",
                                {JavaValue::boxed(BasicType::Int, 1), JavaValue::string(u"a")})});
    // A resource may be in any jar of the class path: this one is in nearly all, and opens them.
    if (areUsed("jdk/internal/loader/URLClassPath$JarLoader"))
        calls.add("java/util/Collections", "list", "(Ljava/util/Enumeration;)Ljava/util/ArrayList;",
                  {calls.add("java/lang/ClassLoader", "getSystemResources",
                             "(Ljava/lang/String;)Ljava/util/Enumeration;",
                             {JavaValue::string(u"META-INF/MANIFEST.MF")})});
    for (const Logging& logging : kLogging)
        if (areUsed(logging.holder))
            calls.add(logging.holder, logging.method, logging.descriptor,
                      {JavaValue::string(u"none")});
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

std::vector<Step> firstUses(const TypeKnowledge& types,
                            const std::vector<std::string>& initialized) {
    return firstUses(types, [&](std::string_view prefix) {
        return std::ranges::any_of(
            initialized, [&](const std::string& name) { return name.starts_with(prefix); });
    });
}

} // namespace clew::search::generate
