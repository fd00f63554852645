// Builders: objects whose fields are set, where constructors and methods do not give them the state
// that is wanted.

#include <algorithm>

#include "search/generate/Builders.h"

namespace clew::search::generate {

namespace access = vm::classfile::access;
using vm::types::Field;

namespace {

constexpr std::size_t kMostFields = 8;    // of one object
constexpr std::size_t kMostSettings = 12; // ways to set all of them

// The class of the object that the steps have made. Null: it is no object of theirs.
const Class* classOfObject(const Argument& argument, const std::vector<Step>& steps,
                           const TypeKnowledge& types) {
    const ResultOf* result = std::get_if<ResultOf>(&argument);
    if (!result || !steps[result->step].isCall()) return nullptr;
    const Executable& executable = steps[result->step].executable;
    if (executable.isConstructor()) return types.classOf("L" + executable.holder + ";");
    return types.classOf(executable.descriptor.substr(executable.descriptor.find(')') + 1));
}

} // namespace

void Builders::addSettings(std::vector<Setting>& settings, const std::vector<Step>& steps,
                           const Argument& object, const ReadBy* reader) const {
    const Class* type = classOfObject(object, steps, types_);
    if (!type || type->isArray() || type->isPrimitive()) return;
    std::vector<const Field*> fields;
    for (const Class* holder = type; holder && !holder->fromJdk; holder = holder->super)
        for (const Field& field : holder->fields) {
            const Class* of = types_.classOf(field.descriptor.view());
            const bool hasChoices = isInputType(field.descriptor.view()) ||
                                    (of && !of->fromJdk && !of->isArray() && types_.canName(*of));
            if (field.accessFlags & (access::Static | access::Final | access::Synthetic) ||
                !hasChoices || !types_.canName(*holder) || (!reader && !types_.canAssign(field)))
                continue;
            fields.push_back(&field);
        }
    if (reader) {
        const std::vector<FieldUses::Name>& reads = reader->uses.of(reader->method, *type).reads;
        const auto rank = [&](const Field* field) {
            return std::ranges::find(
                       reads, FieldUses::Name{field->name.view(), field->descriptor.view()}) -
                   reads.begin();
        };
        const auto none = static_cast<std::ptrdiff_t>(reads.size());
        std::ranges::stable_sort(fields, {}, rank);
        // Where it is not known to read any, code elsewhere may.
        if (!fields.empty() && rank(fields.front()) != none)
            std::erase_if(fields, [&](const Field* field) { return rank(field) == none; });
    }
    if (fields.size() > kMostFields) fields.resize(kMostFields);
    for (const Field* field : fields) settings.push_back({object, field});
}

const std::vector<Builder>& Builders::forField(std::string_view descriptor) {
    auto found = fields_.find(descriptor);
    if (found != fields_.end()) return found->second;
    std::vector<Builder> builders = make(descriptor, 1);
    if (const Class* type = types_.classOf(descriptor);
        type && !type->isArray() && !isInputType(descriptor) && isAnyMockWanted(*type))
        builders.insert(builders.end() - 1, {{}, Input{"value", std::string(descriptor)}});
    return fields_.emplace(std::string(descriptor), std::move(builders)).first->second;
}

void Builders::set(std::vector<Step>& steps, const Setting& setting, const Builder& choice,
                   const ReadBy* reader, bool isNested) {
    const Field& field = *setting.field;
    Argument value = append(choice, steps);
    nameInput(value, field.name.str());
    if (!isNested) {
        std::vector<Setting> nested;
        addSettings(nested, steps, value, reader);
        for (const Setting& inner : nested)
            set(steps, inner, forField(inner.field->descriptor.view()).front(), reader, true);
    }
    Step step;
    step.kind = types_.canAssign(field) ? Step::Kind::AssignField : Step::Kind::SetField;
    step.executable.holder = field.holder->name.str();
    step.executable.name = field.name.str();
    step.executable.descriptor = field.descriptor.str();
    step.executable.accessFlags = field.accessFlags;
    step.executable.parameterNames = {field.name.str()};
    step.executable.parameterTypes = {field.descriptor.str()};
    step.receiver = setting.object;
    step.arguments = {std::move(value)};
    steps.push_back(std::move(step));
}

std::vector<std::vector<Step>> Builders::withFields(const std::vector<Step>& steps,
                                                    const std::vector<Setting>& settings,
                                                    const ReadBy* reader) {
    std::vector<std::vector<Step>> results;
    const auto add = [&](std::size_t varied, std::size_t alternative) {
        if (results.size() == kMostSettings) return;
        std::vector<Step>& result = results.emplace_back(steps);
        for (std::size_t i = 0; i < settings.size(); ++i)
            set(result, settings[i],
                forField(settings[i].field->descriptor.view())[i == varied ? alternative : 0],
                reader, false);
    };
    if (settings.empty()) return results;
    add(0, 0);
    for (std::size_t i = 0; i < settings.size(); ++i) {
        const std::size_t alternatives = forField(settings[i].field->descriptor.view()).size();
        for (std::size_t alternative = 1; alternative < alternatives; ++alternative)
            add(i, alternative);
    }
    return results;
}

void Builders::addAssignments(std::vector<Builder>& builders) {
    if (builders.empty()) return;
    const Builder first = builders.front();
    std::vector<Setting> settings;
    addSettings(settings, first.steps, first.value, nullptr);
    std::vector<Builder> assigned;
    for (std::vector<Step>& steps : withFields(first.steps, settings, nullptr))
        assigned.push_back({std::move(steps), first.value});
    builders.insert(builders.begin() + 1, assigned.begin(), assigned.end());
}

std::vector<Driver> Builders::driversWithFields(const Method& method, const Class& receiver,
                                                FieldUses& uses) {
    const ReadBy reader{uses, method};
    std::vector<Driver> drivers;
    for (const Driver& plain : plainDriversOf(method, receiver)) {
        std::vector<Step> before = plain.steps;
        const Step act = before.back();
        before.pop_back();
        std::vector<Setting> settings;
        if (act.receiver) addSettings(settings, before, *act.receiver, &reader);
        for (const Argument& argument : act.arguments)
            addSettings(settings, before, argument, &reader);
        for (std::vector<Step>& steps : withFields(before, settings, &reader)) {
            steps.push_back(act);
            makeInputsUnique(drivers.emplace_back(Driver{std::move(steps)}));
        }
    }
    return drivers;
}

} // namespace clew::search::generate
