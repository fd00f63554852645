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

std::vector<std::string> split_at_zero(std::string_view input) {
    std::vector<std::string> parts;
    while (true) {
        size_t end = input.find('\0');
        parts.emplace_back(input.substr(0, end));
        if (end == std::string_view::npos || parts.size() == 8) return parts;
        input.remove_prefix(end + 1);
    }
}

/// Runs a reader of one value; an error of the user's making is fine, where it is one line.
template <typename Reader>
void expect_value_or_error(const Reader& reader) {
    try {
        reader();
    } catch (const ConfigError& e) {
        std::string line = e.what();
        if (line.empty() || line.find('\n') != std::string::npos) std::abort();
    }
}

void read_all(const Config& config) {
    for (const auto& entry : config.settings()) {
        const std::string& key = entry.first;
        config.string(key);
        config.list(key);
        config.path(key);
        if (standing_of(key) == KeyStanding::unknown) std::abort();
        config.origin_of(key);
        expect_value_or_error([&] { config.integer(key); });
        expect_value_or_error([&] { config.boolean(key); });
        expect_value_or_error([&] { config.size(key); });
        expect_value_or_error([&] { config.seconds(key); });
        expect_value_or_error([&] { config.choices(key); });
    }
    expect_value_or_error([&] { config.check(); });
    config.show();
    for (const std::string& warning : config.warnings())
        if (warning.find('\n') != std::string::npos) std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::vector<std::string> files =
        split_at_zero({reinterpret_cast<const char*>(data), size});
    expect_value_or_error([&] {
        Config config = Config::from_file(
            "/p/a.jpf", [&](const std::filesystem::path& path) -> std::optional<std::string> {
                std::string name = path.string();
                if (name.size() != 8 || !name.starts_with("/p/") || !name.ends_with(".jpf"))
                    return std::nullopt;
                size_t index = static_cast<unsigned char>(name[3]) - 'a';
                if (index >= files.size()) return std::nullopt;
                return files[index];
            });
        read_all(config);
        expect_value_or_error([&] { config.set_from_command_line(files.back()); });
        read_all(config);
    });
    return 0;
}
