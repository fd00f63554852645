#include "search/generate/MockText.h"

#include <fmt/format.h>

#include <algorithm>

#include "search/generate/LineBreaks.h"
#include "search/generate/MockValues.h"
#include "vm/classfile/ClassFile.h"
#include "vm/interpreter/linking/ClassAssembler.h"

namespace clew::search::generate {

using vm::interpreter::isPrimitive;
using vm::interpreter::ParsedDescriptor;
namespace access = vm::classfile::access;

namespace {

constexpr std::string_view kObject = "java/lang/Object";

// Of the superclass's constructor: with their types, as it may be overloaded.
std::string argumentsOf(const JavaValue& constructor, TypeText& types) {
    std::string text;
    std::size_t at = 0;
    for (const std::string& type : ParsedDescriptor(constructor.type).parameters) {
        const bool isGiven = at < constructor.elements.size();
        const JavaValue value = isGiven ? constructor.elements[at++] : defaultOf(type);
        const bool isSmall = std::string_view("BSC").find(type[0]) != std::string_view::npos;
        const bool isText = type == "Ljava/lang/String;" && !value.isNull();
        const bool isCast = isSmall ? !isGiven : !isPrimitive(type) && !isText;
        text += fmt::format("{}{}{}", text.empty() ? "" : ", ",
                            isCast ? fmt::format("({}) ", types.ofDescriptor(type)) : "",
                            isSmall && !isGiven ? "0" : literal(value, types));
    }
    return text;
}

// A descriptor.
std::string typeOfMade(const JavaValue& object) {
    return object.name.starts_with('(') ? object.type
                                        : object.name.substr(object.name.find(')') + 1);
}

} // namespace

std::string mockClassName(const JavaValue& mock, TypeText& types) {
    std::string name;
    unsigned count = 0;
    for (const std::string& type : typesOfMock(mock)) {
        if (type == kObject) continue;
        const std::string text = types.ofClass(type);
        name += (count++ ? "And" : "") + text.substr(text.rfind('.') + 1);
    }
    if (count > 1) return name;
    if (count == 1) return "Mock" + name;
    const auto nameOf = [&](const JavaValue& annotation) {
        const std::string text = types.ofDescriptor(annotation.type);
        return text.substr(text.rfind('.') + 1);
    };
    if (!mock.annotations.empty()) // "CheckedObject"
        return nameOf(mock.annotations.front()) + (isInterface(mock) ? "Interface" : "Object");
    for (const JavaValue& member : mock.elements)
        if (!member.annotations.empty()) return nameOf(member.annotations.front()) + "Members";
    return isInterface(mock) ? "MockInterface" : "MockObject";
}

std::string mockClassText(const JavaValue& mock, const std::string& name, TypeText& types) {
    const TypeText::OwnMocks own(types); // what it answers with is made where nothing may be thrown
    std::string head, interfaces, body;
    const auto annotations = [&](const JavaValue& of, std::string_view indent) {
        std::string text;
        for (const JavaValue& annotation : of.annotations) {
            std::string lines = wrapped(literal(annotation, types), kLineWidth - indent.size());
            for (std::size_t i = lines.find('\n'); i != std::string::npos;
                 i = lines.find('\n', i + 1))
                lines.insert(i + 1, indent);
            text += fmt::format("{}{}\n", indent, lines);
        }
        return text;
    };
    head = annotations(mock, "    ");
    const auto has = [&](std::string_view method) {
        return std::ranges::find(mock.elements, method, &JavaValue::name) != mock.elements.end();
    };
    if (has("equals") && !has("hashCode")) head += "    @SuppressWarnings(\"overrides\")\n";
    head += fmt::format("    {}{} {}", mock.bits & kNotPublic ? "" : "public ",
                        isInterface(mock) ? "interface" : "static class", name);
    for (const std::string& type : typesOfMock(mock)) {
        if (type == kObject) continue;
        if ("L" + type + ";" == mock.type)
            head += " extends " + types.ofClass(type);
        else
            interfaces += (!interfaces.empty() ? ", "
                           : isInterface(mock) ? " extends "
                                               : " implements ") +
                          types.ofClass(type);
    }
    std::string counters, objects; // fields: those that are returned are made once
    std::size_t made = 0;
    const auto text = [&](const JavaValue& value, const std::string& result) {
        const bool isObject = value.isMade() || value.kind == JavaValue::Kind::Array ||
                              (value.kind == JavaValue::Kind::Mock && !value.isMockItself());
        if (!isObject) return literal(value, types);
        const std::string type = types.ofDescriptor(value.isMade() ? typeOfMade(value) : result);
        std::string field = fmt::format("result{}", ++made);
        objects +=
            fmt::format("        private final {} {} = {};\n", type, field, literal(value, types));
        return field;
    };
    for (const JavaValue& method : mock.elements) {
        if (method.name == kConstructorAbove) {
            body += fmt::format("        {}() {{\n            super({});\n        }}\n", name,
                                argumentsOf(method, types));
            continue;
        }
        if (method.kind == JavaValue::Kind::Member) {
            const bool isMethod = method.type.starts_with('(');
            const std::string type = isMethod ? resultOf(method) : method.type;
            body +=
                fmt::format("{}{}        public {} {}{}\n", body.empty() ? "" : "\n",
                            annotations(method, "        "), types.ofDescriptor(type), method.name,
                            isMethod ? fmt::format("() {{\n            return {};\n        }}",
                                                   literal(defaultOf(type), types))
                                     : ";");
            continue;
        }
        const std::string result = resultOf(method);
        std::string parameters;
        char parameter = 'a';
        for (const std::string& type : ParsedDescriptor(method.type).parameters)
            parameters += fmt::format("{}{} {}", parameters.empty() ? "" : ", ",
                                      types.ofDescriptor(type), parameter++);
        const std::string_view visible = method.bits & access::Public      ? "public "
                                         : method.bits & access::Protected ? "protected "
                                                                           : "";
        std::string throwing;
        for (const JavaValue& value : method.elements)
            if (value.kind == JavaValue::Kind::Thrown && value.bits) {
                const std::string type = types.ofDescriptor(value.type);
                if ((throwing + ",").find(" " + type + ",") == std::string::npos)
                    throwing += (throwing.empty() ? " throws " : ", ") + type;
            }
        body += fmt::format("{}        @{}\n        {}{} {}({}){} {{", body.empty() ? "" : "\n",
                            types.ofClass("java/lang/Override"), visible,
                            types.ofDescriptor(result), method.name, parameters, throwing);
        const auto given = [&](const JavaValue& answer, std::string_view indent) -> std::string {
            std::string changes;
            forEachChanged(answer, [&](std::size_t p, const JavaValue& array) {
                changes +=
                    fmt::format("System.arraycopy({}, 0, {}, 0, {});\n{}", literal(array, types),
                                static_cast<char>('a' + p - 1), array.elements.size(), indent);
            });
            const JavaValue& value =
                answer.kind == JavaValue::Kind::Changing ? answer.elements.front() : answer;
            if (value.kind == JavaValue::Kind::Thrown)
                return fmt::format(
                    "throw new {}({});", types.ofDescriptor(value.type),
                    value.elements.empty() ? "" : literal(value.elements.front(), types));
            return changes +
                   (result == "V" ? "return;" : fmt::format("return {};", text(value, result)));
        };
        const JavaValue otherwise = result == "V" ? JavaValue::null() : defaultOf(result);
        if (method.elements.empty() && result == "V") {
            body += "}\n";
        } else if (method.elements.empty() || isConstant(method)) {
            std::string lines = given(method.elements.empty() ? otherwise : method.elements.front(),
                                      "            ");
            if (lines.ends_with("\n            return;")) lines.erase(lines.rfind('\n'));
            body += fmt::format("\n            {}\n        }}\n", lines);
        } else {
            const std::string calls = method.name + "Calls";
            if (counters.find(" " + calls + ";") == std::string::npos)
                counters += fmt::format("        private int {};\n", calls);
            body += fmt::format("\n            switch ({}++) {{\n", calls);
            std::size_t cases = method.elements.size(); // those at the end that do as the rest
            while (cases > 0 && method.elements[cases - 1] == otherwise) --cases;
            for (std::size_t call = 0; call < cases; ++call)
                body += fmt::format("                case {}:\n                    {}\n", call,
                                    given(method.elements[call], "                    "));
            body += fmt::format(
                "                default:\n                    {}\n"
                "            }}\n        }}\n",
                given(otherwise, ""));
        }
    }
    counters = objects + counters;
    if (!counters.empty()) counters += "\n";
    if (body.empty()) return fmt::format("{}{} {{}}\n", head, interfaces);
    return fmt::format("{}{} {{\n{}{}    }}\n", head, interfaces, counters, body);
}

} // namespace clew::search::generate
