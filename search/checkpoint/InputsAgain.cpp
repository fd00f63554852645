#include "search/checkpoint/InputsAgain.h"

#include <fmt/format.h>

#include "search/checkpoint/GlobalsAgain.h"
#include "vm/state/InputImage.h"

namespace clew::search {

using namespace vm;
using nlohmann::json;
using state::Input;
using values::BasicType;

namespace {

template <class Kind>
Kind kindOf(const json& number, Kind most) {
    const auto kind = number.get<unsigned>();
    if (kind > static_cast<unsigned>(most)) throw GlobalsDiffer("its inputs are others");
    return static_cast<Kind>(kind);
}

json describe(const state::inputs::Numbered& one) {
    const Input& input = one.input;
    json declared;
    if (input.declared) {
        if (!hasNameOfItsOwn(*input.declared))
            throw GlobalsDiffer(fmt::format("an input is a {}", input.declared->externalName()));
        declared = input.declared->name.str();
    }
    return {input.kind,      input.name,     input.type,  input.variable, declared,
            input.mayBeNull, input.wideChar, input.cells, one.cells};
}

state::inputs::Numbered numbered(Vm& vm, const json& described) {
    Input input{.kind = kindOf(described.at(0), Input::Kind::Derived),
                .name = described.at(1).get<std::string>(),
                .type = kindOf(described.at(2), BasicType::Void),
                .variable = described.at(3).get<values::Expression>()};
    if (described.at(4).is_string())
        input.declared = &vm.linker->load(described.at(4).get<std::string>());
    described.at(5).get_to(input.mayBeNull);
    described.at(6).get_to(input.wideChar);
    described.at(7).get_to(input.cells);
    return {std::move(input), described.at(8).get<std::vector<std::uint32_t>>()};
}

} // namespace

json describeInputsMade(const values::ExpressionImage& image) {
    json variables = json::array(), inputs = json::array();
    for (const values::Variable& variable : image.variables)
        variables.push_back({variable.name, variable.type});
    for (const state::inputs::Numbered& one : state::inputs::all()) inputs.push_back(describe(one));
    return {{"variables", std::move(variables)}, {"inputs", std::move(inputs)}};
}

void makeInputs(Vm& vm, std::span<const values::StoredExpression> expressions,
                const json& described) {
    std::vector<values::Variable> variables;
    for (const json& one : described.at("variables"))
        variables.push_back({one.at(0).get<std::string>(), kindOf(one.at(1), BasicType::Double)});
    std::vector<state::inputs::Numbered> inputs;
    try {
        for (const json& one : described.at("inputs")) inputs.push_back(numbered(vm, one));
    } catch (const types::LinkageError& error) {
        throw GlobalsDiffer(fmt::format("a class cannot be loaded any more: {}", error.what()));
    }
    if (!values::makeExpressions(expressions, variables) || !state::inputs::makeAgain(inputs))
        throw GlobalsDiffer("its inputs do not get the numbers that they had");
}

} // namespace clew::search
