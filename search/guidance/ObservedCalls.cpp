#include "search/guidance/ObservedCalls.h"

#include <cctype>
#include <ranges>

#include "vm/classfile/AnnotationElements.h"
#include "vm/interpreter/decode/BytecodeReader.h"

namespace clew::search::guidance {

namespace op = classfile::op;

namespace {

constexpr std::string_view kPackage = "Lfi/hut/ics/lime/aspectmonitor/annotation/";

bool isOfWord(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '$' ||
           static_cast<unsigned char>(c) >= 0x80;
}

// Words with a parenthesis behind them.
void addCalls(std::string_view text, std::set<std::string>& names) {
    for (std::size_t open = text.find('('); open != text.npos; open = text.find('(', open + 1)) {
        std::size_t end = open;
        while (end > 0 && std::isspace(static_cast<unsigned char>(text[end - 1])) != 0) --end;
        std::size_t begin = end;
        while (begin > 0 && isOfWord(text[begin - 1])) --begin;
        if (begin != end) names.emplace(text.substr(begin, end - begin));
    }
}

} // namespace

std::set<std::string> observedNames(
    const ProgramClasses& classes,
    const std::vector<std::pair<std::string, std::string>>& specificationFiles) {
    std::set<std::string> names;
    for (const std::string& text : specificationFiles | std::views::values) addCalls(text, names);
    for (const ProgramType& type : classes.types()) {
        if (!type.isOfProgram) continue;
        const auto annotation = [&](const classfile::RawAnnotations& of, std::string_view name) {
            return classfile::findAnnotationElements(of.visible, type.file->constants,
                                                     std::string(kPackage) + std::string(name));
        };
        for (const std::string_view name : {"CallSpecifications;", "ReturnSpecifications;"})
            if (const auto found = annotation(type.file->annotations, name))
                for (const auto& texts : found->texts | std::views::values)
                    for (const std::string_view text : texts) addCalls(text, names);
        for (const classfile::MethodInfo& method : type.file->methods)
            if (annotation(method.annotations, "Observe;")) names.emplace(method.name);
    }
    return names;
}

std::vector<std::uint32_t> nodesOfCalls(const ProgramGraph& graph,
                                        const std::set<std::string>& names) {
    std::vector<std::uint32_t> nodes;
    const auto& types = graph.classes().types();
    for (std::uint32_t type = 0; type < types.size(); ++type) {
        if (!types[type].isOfProgram) continue;
        const classfile::ClassFile& file = *types[type].file;
        for (std::uint32_t i = 0; i < file.methods.size(); ++i) {
            const classfile::MethodInfo& method = file.methods[i];
            if (!method.code) continue;
            std::uint32_t node = graph.nodeOf({type, i});
            if (names.contains(std::string(method.name))) nodes.push_back(node);
            const vm::interpreter::BytecodeReader reader(method.code->bytecode);
            for (std::uint32_t at = 0; at < reader.size(); at += reader.length(at), ++node) {
                const std::uint8_t opcode = reader.opcode(at);
                if (opcode >= op::invokevirtual && opcode <= op::invokeinterface &&
                    names.contains(std::string(file.constants.member(reader.index(at)).name)))
                    nodes.push_back(node);
            }
        }
    }
    return nodes;
}

} // namespace clew::search::guidance
