#include "search/trace/InputReport.h"

#include <fmt/format.h>

#include <cmath>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "vm/interpreter/symbolic/AnnotationInputs.h"
#include "vm/interpreter/symbolic/MockClasses.h"
#include "vm/objects/Boxes.h"
#include "vm/objects/ConstructorCode.h"
#include "vm/objects/InputConstructors.h"
#include "vm/objects/InputObjects.h"
#include "vm/objects/InputTypes.h"
#include "vm/objects/JavaObjects.h"
#include "vm/objects/MemberInputs.h"
#include "vm/objects/MockTypes.h"
#include "vm/objects/Strings.h"

namespace clew::search {

using namespace vm;
using nlohmann::json;
using state::Binding;
using state::InputValues;
using types::Class;
using values::BasicType;
namespace inputs = state::inputs;

namespace {

bool isHighSurrogate(char16_t c) {
    return c >= 0xD800 && c < 0xDC00;
}
bool isLowSurrogate(char16_t c) {
    return c >= 0xDC00 && c < 0xE000;
}

// JSON is Unicode, which has no half of a surrogate pair: {"utf16": [55357, 97]} then.
json text(std::u16string_view text) {
    std::string bytes;
    for (std::size_t i = 0; i < text.size(); ++i) {
        char32_t c = text[i];
        if (isHighSurrogate(text[i]) && i + 1 < text.size() && isLowSurrogate(text[i + 1]))
            c = 0x10000 + ((c - 0xD800) << 10) + (text[++i] - 0xDC00u);
        else if (isHighSurrogate(text[i]) || isLowSurrogate(text[i]))
            return {{"utf16", std::vector<std::uint16_t>(text.begin(), text.end())}};
        const auto tail = [&](unsigned shift) {
            return static_cast<char>(0x80 | (c >> shift & 0x3F));
        };
        if (c < 0x80)
            bytes += static_cast<char>(c);
        else if (c < 0x800)
            bytes += {static_cast<char>(0xC0 | c >> 6), tail(0)};
        else if (c < 0x10000)
            bytes += {static_cast<char>(0xE0 | c >> 12), tail(6), tail(0)};
        else
            bytes += {static_cast<char>(0xF0 | c >> 18), tail(12), tail(6), tail(0)};
    }
    return bytes;
}

json number(double value) {
    if (std::isnan(value)) return "NaN";
    if (std::isinf(value)) return value > 0 ? "Infinity" : "-Infinity";
    return value;
}

json primitive(BasicType type, std::uint64_t bits) {
    switch (type) {
        case BasicType::Boolean:
            return bits != 0;
        case BasicType::Char:
            return bits >= 0x20 && bits < 0x7F ? json(std::string(1, static_cast<char>(bits)))
                                               : json(bits);
        case BasicType::Long:
            return values::toLong(bits);
        case BasicType::Float:
            return number(values::toFloat(bits));
        case BasicType::Double:
            return number(values::toDouble(bits));
        default:
            return values::toInt(bits);
    }
}

// What says in JSON what an object is: fields of these names have their class in front of them.
const std::set<std::string_view> kWords = {"arguments", "array", "constant", "field", "literal",
                                           "method",    "same",  "types",    "utf16"};

// Objects as RecordedInputs names them: by the order in which their braces open. An array has
// braces where it is the same as another input: {"array": [...]}.
class Writer {
  public:
    explicit Writer(const InputValues& values) : values_(values) {
        for (const Binding& binding : values.bindings) {
            bindings_[binding.input] = &binding;
            if (binding.kind == Binding::Kind::Alias) shared_.insert(binding.aliasOf);
        }
    }

    json value(const std::string& name, BasicType type) {
        return primitive(type, values_.valueOf(objects::inputVariable(name, type)));
    }

    json reference(std::uint32_t input) {
        const auto found = bindings_.find(input);
        const bool mayBeNull = inputs::at(input).mayBeNull;
        if (found == bindings_.end() && mayBeNull) return nullptr;
        if (found != bindings_.end()) {
            const Binding& binding = *found->second;
            if (binding.kind == Binding::Kind::Null) return nullptr;
            if (binding.kind == Binding::Kind::Alias) return reference(binding.aliasOf);
            if (binding.kind == Binding::Kind::Constant)
                return {{"constant", binding.made->externalName() + "." +
                                         objects::constantName(*binding.made, binding.constant)}};
            if (binding.kind == Binding::Kind::Class)
                return {{"literal", objects::describeType(*binding.made)}};
            if (objects::isMember(binding))
                return {{binding.kind == Binding::Kind::Method ? "method" : "field",
                         objects::describeMember(binding)}};
        }
        if (const auto known = opened_.find(input); known != opened_.end())
            return {{"same", known->second}};
        const Class& klass =
            found == bindings_.end() ? *inputs::at(input).declared : *found->second->made;
        const std::string name = inputs::at(input).name;
        const std::string_view className = klass.name.view();
        if (className == "java/lang/String")
            return text(objects::inputText(values_, name,
                                           found != bindings_.end() && found->second->isUtf16));
        if (objects::isBox(klass)) return value(name + ".value", klass.fieldNamed("value")->type);
        if (klass.isArray()) {
            const auto length =
                values_.valueOf(objects::inputVariable(name + ".length", BasicType::Int));
            const bool isShared = shared_.contains(input); // perhaps with its own element
            if (isShared) opened_[input] = opened_.size() + 1;
            json list = json::array();
            for (std::uint64_t i = 0; i < length; ++i) {
                const std::string element = fmt::format("{}[{}]", name, i);
                list.push_back(klass.elementType == BasicType::Reference
                                   ? named(element, *klass.element)
                                   : value(element, klass.elementType));
            }
            return isShared ? json{{"array", std::move(list)}} : list;
        }
        opened_[input] = opened_.size() + 1;
        json object = json::object();
        if (found != bindings_.end() && found->second->constructor && !klass.file->isRecord)
            return construction(klass, name, *found->second->constructor);
        if (&klass != inputs::at(input).declared) object["class"] = objects::describeType(klass);
        for (const Class* at = &klass; at; at = at->super)
            for (const types::Field& field : at->fields) {
                if (field.isStatic()) continue;
                const std::string own = objects::inputFieldName(klass, field);
                const std::string label =
                    kWords.contains(own) ? field.holder->externalName() + "." + own : own;
                if (const auto constant = objects::finalConstantOf(field)) {
                    object[label] =
                        constant->text
                            ? text(objects::utf16(objects::fromModifiedUtf8(*constant->text)))
                        : field.type == BasicType::Reference
                            ? json()
                            : primitive(field.type, constant->bits);
                    continue;
                }
                const std::string fieldName = fmt::format("{}.{}", name, own);
                object[label] = field.type == BasicType::Reference ? namedAny(fieldName)
                                                                   : value(fieldName, field.type);
            }
        return object;
    }

  private:
    // {"class": "Account", "types": ["int"], "arguments": [5]}
    json construction(const Class& klass, const std::string& name,
                      const types::Method& constructor) {
        json types = json::array(), arguments = json::array();
        const std::vector<std::string> names = objects::inputParameterNames(constructor);
        for (std::size_t i = 0; i < names.size(); ++i) {
            const BasicType type = constructor.signature->parameters[i];
            const std::string argument = fmt::format("{}.{}", name, names[i]);
            types.push_back(
                types::externalType(constructor.signature->parameterDescriptors[i].view()));
            arguments.push_back(type == BasicType::Reference ? namedAny(argument)
                                                             : value(argument, type));
        }
        return {{"class", klass.externalName()},
                {"types", std::move(types)},
                {"arguments", std::move(arguments)}};
    }

    json named(const std::string& name, const Class&) { return namedAny(name); }
    // The bound input of this name; one that is not bound was never used.
    json namedAny(const std::string& name) {
        for (const auto& [input, binding] : bindings_)
            if (inputs::at(input).name == name) return reference(input);
        return nullptr;
    }

    const InputValues& values_;
    std::map<std::uint32_t, const Binding*> bindings_;
    std::map<std::uint32_t, std::size_t> opened_;
    std::set<std::uint32_t> shared_; // more than one input is the same object
};

json valueOf(Writer& writer, std::uint32_t number) {
    const state::Input& input = inputs::at(number);
    return input.kind == state::Input::Kind::Value ? writer.value(input.name, input.type)
                                                   : writer.reference(number);
}

// {"a": 1} as {a: 1}: short, for people.
std::string plain(const json& value) {
    if (value.is_object() && value.contains("utf16")) {
        std::string text;
        for (const json& unit : value["utf16"])
            text += unit >= 0x20 && unit < 0x7F && unit != '"' && unit != '\\'
                        ? std::string(1, unit.get<char>())
                        : fmt::format("\\u{:04x}", unit.get<unsigned>());
        return '"' + text + '"';
    }
    if (value.is_object() && value.contains("literal")) {
        const auto name = value["literal"].get<std::string>();
        if (name.starts_with("mock ")) return "class of a " + name;
        return (name[0] == '[' ? types::externalType(types::internalName(name)) : name) + ".class";
    }
    for (const char* member : {"method", "field"})
        if (value.is_object() && value.contains(member))
            return fmt::format("{} {}", member, value[member].get<std::string>());
    if (value.is_object() && value.contains("arguments")) {
        std::string text;
        for (const json& argument : value["arguments"])
            text += (text.empty() ? "" : ", ") + plain(argument);
        return fmt::format("new {}({})", value["class"].get<std::string>(), text);
    }
    if (value.is_object()) {
        std::string text;
        for (const auto& [key, member] : value.items())
            text += (text.empty() ? "" : ", ") + key + ": " + plain(member);
        return "{" + text + "}";
    }
    if (value.is_array()) {
        std::string text;
        for (const json& element : value) text += (text.empty() ? "" : ", ") + plain(element);
        return "[" + text + "]";
    }
    return value.dump(-1, ' ', true, json::error_handler_t::replace);
}

} // namespace

std::vector<std::string> describeInputs(const InputValues& values) {
    Writer writer(values);
    std::vector<std::string> lines;
    lines.reserve(values.inputs.size());
    for (const std::uint32_t number : values.inputs)
        lines.push_back(inputs::at(number).name + " = " + plain(valueOf(writer, number)));
    return lines;
}

json jsonOfInputs(const InputValues& values) {
    Writer writer(values);
    json list = json::array();
    for (const std::uint32_t number : values.inputs) list.push_back(valueOf(writer, number));
    return list;
}

static json elementAsJson(const interpreter::AnnotationValue& value) {
    json entry = {{"tag", std::string(1, value.tag)}};
    if (value.bits != 0) entry["bits"] = value.bits;
    if (!value.text.empty()) entry["text"] = value.text;
    if (!value.type.empty()) entry["type"] = value.type;
    for (const interpreter::AnnotationValue& element : value.elements)
        entry["elements"].push_back(elementAsJson(element));
    if (!value.names.empty()) entry["names"] = value.names;
    return entry;
}

static interpreter::AnnotationValue elementOf(const json& entry) {
    interpreter::AnnotationValue value;
    const auto tag = entry.at("tag").get<std::string>();
    if (tag.size() != 1) throw std::out_of_range("a value of an annotation");
    value.tag = tag[0];
    value.bits = entry.value("bits", std::uint64_t(0));
    value.text = entry.value("text", std::string());
    value.type = entry.value("type", std::string());
    if (entry.contains("elements"))
        for (const json& element : entry["elements"]) value.elements.push_back(elementOf(element));
    value.names = entry.value("names", std::vector<std::string>());
    if (value.tag == '@' && value.names.size() != value.elements.size())
        throw std::out_of_range("an annotation in an annotation");
    return value;
}

static json mockAsJson(const Class& klass) {
    json types = {klass.super->name.str()};
    for (const Class* type : klass.interfaces) types.push_back(type->name.str());
    json entry = {{"types", std::move(types)}};
    if (klass.isInterface()) entry["interface"] = true;
    if (!(klass.accessFlags & classfile::access::Public)) entry["public"] = false;
    for (const auto& annotation : interpreter::descriptionOf(klass).annotations) {
        json elements = json::object();
        for (const auto& [name, value] : annotation.elements) elements[name] = elementAsJson(value);
        entry["annotations"].push_back(
            {{"type", annotation.type->name.str()}, {"elements", std::move(elements)}});
    }
    return entry;
}

json toJson(const InputValues& values) {
    std::map<std::string, json> assignment; // sorted: the same inputs give the same file
    for (const auto& [variable, bits] : values.assignment) {
        const values::Variable& described = values::expressions::variable(variable);
        assignment[described.name] = {static_cast<int>(described.type), bits};
    }
    const auto reference = [](std::uint32_t number) {
        const state::Input& input = inputs::at(number);
        return json{
            {"name", input.name}, {"type", input.declared->name.str()}, {"null", input.mayBeNull}};
    };
    json bindings = json::array();
    for (const Binding& binding : values.bindings) {
        json entry = {{"input", reference(binding.input)}};
        if (binding.kind == Binding::Kind::Class) {
            if (objects::isMock(*binding.made))
                entry["literal"] = mockAsJson(*binding.made);
            else
                entry["literal"] = binding.made->name.str();
        }
        if (binding.kind == Binding::Kind::New && objects::isMock(*binding.made)) {
            entry["mock"] = mockAsJson(*binding.made);
        } else if (binding.kind == Binding::Kind::New) {
            entry["new"] = binding.made->name.str();
        }
        if (binding.kind == Binding::Kind::Alias) entry["same"] = reference(binding.aliasOf);
        if (binding.kind == Binding::Kind::Constant)
            entry["enum"] = binding.made->name.str(), entry["constant"] = binding.constant;
        if (objects::isMember(binding)) {
            // Of a class that was made for it, the annotation.
            const bool isMade = objects::standsWithHost(*binding.made);
            entry[isMade ? "annotation" : "member"] =
                isMade ? binding.made->host->name.str() : binding.made->name.str();
            entry[binding.kind == Binding::Kind::Method ? "method" : "field"] = binding.constant;
        }
        if (binding.isUtf16) entry["utf16"] = true;
        if (binding.constructor) entry["constructor"] = binding.constructor->descriptor.str();
        bindings.push_back(std::move(entry));
    }
    return {{"assignment", assignment}, {"bindings", bindings}};
}

static const Class& mockOf(Vm& vm, std::uint32_t input, const json& entry) {
    objects::TypeConstraints constraints;
    for (const json& name : entry.at("types"))
        constraints.is.push_back(&vm.linker->load(name.get<std::string>()));
    auto types = objects::mockTypesFor(vm, constraints);
    if (!types) throw std::out_of_range("the types of a mock");
    interpreter::MockOfClass mock{.types = *std::move(types),
                                  .isInterface = entry.value("interface", false),
                                  .annotations = {},
                                  .isPublic = entry.value("public", true)};
    if (entry.contains("annotations"))
        for (const json& annotation : entry["annotations"]) {
            interpreter::AnnotationOfMock made{
                &vm.linker->load(annotation.at("type").get<std::string>()), {}};
            for (const auto& [name, value] : annotation.at("elements").items())
                made.elements.emplace_back(name, elementOf(value));
            mock.annotations.push_back(std::move(made));
        }
    return interpreter::mockClass(vm, input, mock);
}

static const Class& literalOf(Vm& vm, std::uint32_t input, const json& entry) {
    if (entry.is_string()) {
        const auto name = entry.get<std::string>();
        for (int type = 0; type <= static_cast<int>(BasicType::Void); ++type) {
            if (type == static_cast<int>(BasicType::Reference)) continue;
            const Class& primitive = vm.linker->primitive(static_cast<BasicType>(type));
            if (primitive.name.view() == name) return primitive;
        }
        return vm.linker->load(name);
    }
    return mockOf(vm, input, entry);
}

static Binding memberOf(Vm& vm, std::uint32_t input, const json& entry) {
    const bool isMethod = entry.contains("method");
    Binding binding{.input = input,
                    .kind = isMethod ? Binding::Kind::Method : Binding::Kind::Field};
    binding.constant = entry.at(isMethod ? "method" : "field").get<std::uint32_t>();
    binding.made = entry.contains("member")
                       ? &vm.linker->load(entry["member"].get<std::string>())
                       : interpreter::annotatedMembers(
                             vm, vm.linker->load(entry.at("annotation").get<std::string>()));
    if (!binding.made ||
        binding.constant >=
            (isMethod ? binding.made->methods.size() : binding.made->fields.size()) ||
        (isMethod && binding.made->methods[binding.constant].name.view().starts_with('<')))
        throw std::out_of_range("a member of a class");
    return binding;
}

std::shared_ptr<const InputValues> inputValuesOf(Vm& vm, const json& all) {
    auto values = std::make_shared<InputValues>();
    for (const auto& [name, entry] : all.at("assignment").items()) {
        const int type = entry.at(0).get<int>();
        if (type < 0 || type > static_cast<int>(BasicType::Double))
            throw std::out_of_range("a type of an input");
        values->assignment[values::expressions::makeVariable(name, static_cast<BasicType>(type))] =
            entry.at(1).get<std::uint64_t>();
    }
    const auto reference = [&](const json& entry) {
        return inputs::numberOf({.kind = state::Input::Kind::Reference,
                                 .name = entry.at("name").get<std::string>(),
                                 .type = BasicType::Reference,
                                 .declared = &vm.linker->load(entry.at("type").get<std::string>()),
                                 .mayBeNull = entry.at("null").get<bool>()});
    };
    for (const json& entry : all.at("bindings")) {
        Binding binding{.input = reference(entry.at("input"))};
        if (entry.contains("new")) {
            binding.kind = Binding::Kind::New;
            binding.made = &vm.linker->load(entry.at("new").get<std::string>());
        } else if (entry.contains("mock")) {
            binding.kind = Binding::Kind::New;
            binding.made = &mockOf(vm, binding.input, entry.at("mock"));
        } else if (entry.contains("literal")) {
            binding.kind = Binding::Kind::Class;
            binding.made = &literalOf(vm, binding.input, entry.at("literal"));
        }
        if (binding.kind == Binding::Kind::New) {
            if (entry.contains("constructor")) {
                binding.constructor =
                    binding.made->methodNamed("<init>", entry["constructor"].get<std::string>());
                if (!binding.constructor) throw std::out_of_range("a constructor of an input");
            }
        } else if (entry.contains("same")) {
            binding.kind = Binding::Kind::Alias;
            binding.aliasOf = reference(entry.at("same"));
        } else if (entry.contains("enum")) {
            binding.kind = Binding::Kind::Constant;
            binding.made = &vm.linker->load(entry.at("enum").get<std::string>());
            binding.constant = entry.at("constant").get<std::uint32_t>();
        }
        if (entry.contains("member") || entry.contains("annotation"))
            binding = memberOf(vm, binding.input, entry);
        binding.isUtf16 = entry.contains("utf16");
        values->bindings.push_back(binding);
    }
    return values;
}

} // namespace clew::search
