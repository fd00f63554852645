#include <fmt/format.h>

#include <deque>
#include <mutex>
#include <unordered_map>

#include "vm/state/InputImage.h"
#include "vm/state/InputNames.h"
#include "vm/state/Symbolic.h"

namespace clew::vm::state {

Expression highByte(Expression byte, Expression wideChar, std::uint32_t index) {
    using namespace values::expressions;
    const Expression isWide = equal(wideChar, constantInt(static_cast<std::int32_t>(index)));
    return ifOf(andOf(isWide, equal(byte, constantInt(0))), constantInt(1), byte);
}

} // namespace clew::vm::state

namespace clew::vm::state::inputs {
namespace {

struct Registry {
    std::mutex mutex;
    std::deque<Input> all{Input{}};                         // 0 is none
    std::deque<std::vector<std::uint32_t>> cells{{}};       // by input
    std::unordered_map<std::string, std::uint32_t> numbers; // by kind, type and name
};

Registry& registry() {
    static Registry one;
    return one;
}

std::uint32_t add(Registry& registry, Input input) {
    std::string key = fmt::format(
        "{}{}:{}:{}", static_cast<int>(input.kind), input.mayBeNull ? "" : "!",
        input.declared ? reinterpret_cast<std::uintptr_t>(input.declared) : 0, input.name);
    if (input.kind == Input::Kind::Derived) {
        key += fmt::format(":{}", input.variable);
        for (const Expression cell : input.cells) key += fmt::format(",{}", cell);
    }
    const auto [at, isNew] =
        registry.numbers.try_emplace(key, static_cast<std::uint32_t>(registry.all.size()));
    if (isNew) {
        registry.all.push_back(std::move(input));
        registry.cells.emplace_back();
    }
    return at->second;
}

} // namespace

const Input& at(std::uint32_t number) {
    Registry& all = registry();
    const std::lock_guard lock(all.mutex);
    return all.all[number];
}

std::uint32_t numberOf(Input input) {
    Registry& all = registry();
    const std::lock_guard lock(all.mutex);
    return add(all, std::move(input));
}

std::uint32_t cell(std::uint32_t arrayInput, std::uint32_t index) {
    Registry& all = registry();
    const std::lock_guard lock(all.mutex);
    std::vector<std::uint32_t>& cells = all.cells[arrayInput];
    const Input& array = all.all[arrayInput];
    if (array.kind == Input::Kind::Derived) {
        if (index < array.cells.size()) return array.cells[index];
        if (array.name.empty())
            return values::expressions::constant(values::sortOf(array.declared->elementType), 0);
    }
    if (cells.size() <= index) cells.resize(std::size_t(index) + 1);
    if (cells[index] == 0) {
        std::string name = fmt::format("{}[{}]", array.name, index);
        const values::BasicType type = array.declared->elementType;
        if (type == values::BasicType::Reference)
            cells[index] =
                add(all, {.kind = Input::Kind::Reference,
                          .name = std::move(name),
                          .declared = array.declared->element,
                          .mayBeNull = array.name.find(kOfAnnotation) == std::string::npos});
        else
            cells[index] = values::expressions::makeVariable(name, type);
        if (array.wideChar != 0 && index % 2 == 1 && index / 2 >= kWideCharWithin)
            cells[index] = highByte(cells[index], array.wideChar, index / 2);
    }
    return cells[index]; // add() has appended to the deque, which moves none of its vectors
}

std::vector<Expression> cellsOf(std::uint32_t arrayInput) {
    Registry& all = registry();
    const std::lock_guard lock(all.mutex);
    const Input& array = all.all[arrayInput];
    std::vector<Expression> cells = all.cells[arrayInput];
    cells.insert(cells.end(), array.cells.begin(), array.cells.end());
    std::erase(cells, Expression(0));
    return cells;
}

std::vector<Numbered> all() {
    Registry& registered = registry();
    const std::lock_guard lock(registered.mutex);
    std::vector<Numbered> all;
    for (std::size_t number = 1; number < registered.all.size(); ++number) {
        Numbered& one = all.emplace_back(Numbered{registered.all[number], {}});
        const std::vector<std::uint32_t>& cells = registered.cells[number];
        for (std::uint32_t index = 0; index < cells.size(); ++index)
            if (cells[index] != 0) one.cells.push_back(index);
    }
    return all;
}

bool makeAgain(const std::vector<Numbered>& all) {
    std::uint32_t number = 0;
    for (const Numbered& one : all)
        if (numberOf(one.input) != ++number) return false;
    number = 0;
    for (const Numbered& one : all) {
        ++number;
        for (const std::uint32_t index : one.cells) cell(number, index);
    }
    return true;
}

} // namespace clew::vm::state::inputs
