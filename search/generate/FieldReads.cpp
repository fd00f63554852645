#include "search/generate/FieldReads.h"

#include <utility>

namespace clew::search::generate {

Step readingOf(const vm::types::Field& field, std::optional<Argument> receiver) {
    Step step;
    step.kind = Step::Kind::ReadField;
    step.executable.holder = field.holder->name.str();
    step.executable.name = field.name.str();
    step.executable.descriptor = field.descriptor.str();
    step.executable.accessFlags = field.accessFlags;
    step.receiver = std::move(receiver);
    return step;
}

std::vector<const vm::types::Field*> readableFields(const Class& holder, const Class& wanted,
                                                    const TypeKnowledge& types) {
    std::vector<const vm::types::Field*> fields;
    for (const Class* type = &holder; type && !type->fromJdk; type = type->super)
        for (const vm::types::Field& field : type->fields)
            if (!field.isStatic() && types.canRead(field) &&
                types.classOf(field.descriptor.view())->isAssignableTo(wanted))
                fields.push_back(&field);
    return fields;
}

} // namespace clew::search::generate
