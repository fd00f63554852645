#include "search/SpecificationCommand.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cstdio>
#include <iterator>
#include <optional>
#include <sstream>

#include "search/config/Config.h"
#include "vm/specification/Graphviz.h"
#include "vm/specification/SpecificationFile.h"
#include "vm/specification/Table.h"
#include "vm/specification/Vacuity.h"
#include "vm/specification/Wording.h"

namespace clew::search {

namespace {

using namespace vm::specification;

constexpr std::size_t kMostExamples = 12;

// Comments of a Graphviz file.
class Comments {
  public:
    template <class... Arguments>
    void line(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
        text_ += "// " + fmt::format(format, std::forward<Arguments>(arguments)...) + "\n";
    }
    const std::string& text() const { return text_; }

  private:
    std::string text_;
};

std::string_view wordOf(Source::Formalism formalism) {
    switch (formalism) {
        case Source::Formalism::Regexp:
            return "regexp";
        case Source::Formalism::Pltl:
            return "pltl";
        case Source::Formalism::Nfa:
            return "nfa";
    }
    return "";
}

class Examples {
  public:
    explicit Examples(const Specification& specification)
        : specification_(specification),
          table_(static_cast<const Table&>(specification.machine())),
          wording_(table_.alphabet(), specification.propositions()) {}

    // For each state the shortest way to it; for each that a step can be rejected in, that one.
    void write(Comments& out) const {
        std::size_t written = 0;
        for (std::uint32_t state = 0; state < table_.states(); state++) {
            if (table_.rejects(state)) continue;
            if (++written > kMostExamples) break;
            out.line("  accepted: {}{}", textOf(table_.wordTo(state)),
                     table_.isOpenAtEnd(state) ? " (still open at the end)" : "");
        }
        written = 0;
        for (std::uint32_t state = 0; state < table_.states(); state++) {
            const auto letter = rejectedLetter(state);
            if (!letter) continue;
            if (++written > kMostExamples) break;
            std::vector<std::uint32_t> word = table_.wordTo(state);
            word.push_back(*letter);
            out.line("  rejected: {}: {}", textOf(word),
                     specification_.explain(state, table_.alphabet().valuationOf(*letter)));
        }
        if (table_.distance(table_.initial()) == Specification::kNever)
            out.line("  no step is rejected: it is violated at the end of a path only");
    }

  private:
    std::string textOf(const std::vector<std::uint32_t>& word) const {
        if (word.empty()) return "no step at all";
        std::vector<std::string> steps;
        steps.reserve(word.size());
        for (const std::uint32_t letter : word) steps.push_back(wording_.letter(letter));
        return fmt::format("{}", fmt::join(steps, ", "));
    }
    // A call that it names rather than another one.
    std::optional<std::uint32_t> rejectedLetter(std::uint32_t state) const {
        if (table_.rejects(state)) return std::nullopt;
        const std::uint32_t size = table_.alphabet().size();
        const std::uint32_t named = 1U << table_.alphabet().others();
        for (std::uint32_t i = 0; i < size; i++) {
            const std::uint32_t letter = (i + named) % size;
            if (table_.rejects(table_.next(state, letter))) return letter;
        }
        return std::nullopt;
    }

    const Specification& specification_;
    const Table& table_;
    Wording wording_;
};

void explain(const std::string& className, const Specification& specification) {
    Comments out;
    out.line("{}.{}: {} {}{}, {}", className, specification.name(),
             specification.side() == Source::Side::Call ? "call" : "return",
             wordOf(specification.formalism()), specification.perThread() ? " perthread" : "",
             specification.place());
    std::istringstream text(specification.text());
    for (std::string line; std::getline(text, line);) out.line("    {}", line);
    if (!specification.machine().isTable()) {
        out.line("  a bit for each operator of the past: its table would be too large");
        fmt::print("{}\n", out.text());
        return;
    }
    const auto& table = static_cast<const Table&>(specification.machine());
    out.line("  {} states, {} kinds of steps", table.states(), table.alphabet().size());
    Examples(specification).write(out);
    const std::vector<VacuousPart> vacuous = vacuousParts(specification);
    for (const auto& [range, reason] : vacuous)
        out.line("  vacuous: column {}, {}: {}", range.begin + 1,
                 specification.text().substr(range.begin, range.end - range.begin), reason);
    if (vacuous.empty()) out.line("  vacuous: nothing");
    std::ostringstream graph;
    writeGraphviz(graph, specification);
    fmt::print("{}{}\n", out.text(), graph.str());
}

} // namespace

void checkSpecifications(const std::filesystem::path& file, bool explains) {
    const std::optional<std::string> text = readFileFromDisk(file);
    if (!text) throw ConfigError(fmt::format("{}: no such file", file.string()));
    const auto classes = parseSpecifications(*text, file.string());
    std::vector<std::pair<const std::string*, std::shared_ptr<const Specification>>> all;
    for (const ClassSpecifications& block : classes)
        for (const Source& source : block.sources)
            all.emplace_back(&block.className, compile(source));
    if (!explains)
        fmt::print("{}: {} specification{}, no error\n", file.string(), all.size(),
                   all.size() == 1 ? "" : "s");
    if (explains)
        for (const auto& [className, specification] : all) explain(*className, *specification);
}

} // namespace clew::search
