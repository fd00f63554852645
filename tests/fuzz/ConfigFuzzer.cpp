// libFuzzer target for the .jpf reader: any files give a Config or a ConfigError of one line, and
// every value of a Config can be read, or gives such an error. The input holds several files,
// parted by zero bytes; they are called /p/a.jpf, /p/b.jpf and so on, and may include each other.

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <vector>

#include "search/config/Config.h"
#include "search/config/ConfigKeys.h"

using namespace clew::search;

namespace {

std::vector<std::string> splitAtZero(std::string_view input) {
    std::vector<std::string> parts;
    while (true) {
        size_t end = input.find('\0');
        parts.emplace_back(input.substr(0, end));
        if (end == std::string_view::npos || parts.size() == 8) return parts;
        input.remove_prefix(end + 1);
    }
}

// Runs a reader of one value; an error of the user's making is fine, where it is one line.
template <typename Reader>
void expectValueOrError(const Reader& reader) {
    try {
        reader();
    } catch (const ConfigError& e) {
        std::string line = e.what();
        if (line.empty() || line.find('\n') != std::string::npos) std::abort();
    }
}

void readAll(const Config& config) {
    for (const auto& entry : config.settings()) {
        const std::string& key = entry.first;
        config.string(key);
        config.list(key);
        config.path(key);
        if (standingOf(key) == KeyStanding::unknown) std::abort();
        config.originOf(key);
        expectValueOrError([&] { config.integer(key); });
        expectValueOrError([&] { config.boolean(key); });
        expectValueOrError([&] { config.size(key); });
        expectValueOrError([&] { config.seconds(key); });
        expectValueOrError([&] { config.choices(key); });
    }
    expectValueOrError([&] { config.check(); });
    config.show();
    for (const std::string& warning : config.warnings())
        if (warning.find('\n') != std::string::npos) std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::vector<std::string> files = splitAtZero({reinterpret_cast<const char*>(data), size});
    expectValueOrError([&] {
        Config config = Config::fromFile(
            "/p/a.jpf", [&](const std::filesystem::path& path) -> std::optional<std::string> {
                std::string name = path.string();
                if (name.size() != 8 || !name.starts_with("/p/") || !name.ends_with(".jpf"))
                    return std::nullopt;
                size_t index = static_cast<unsigned char>(name[3]) - 'a';
                if (index >= files.size()) return std::nullopt;
                return files[index];
            });
        readAll(config);
        expectValueOrError([&] { config.setFromCommandLine(files.back()); });
        readAll(config);
    });
    return 0;
}
