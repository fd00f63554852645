#include "search/Messages.h"

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

namespace clew::search {

void setUpMessages(bool isVerbose) {
    auto logger =
        std::make_shared<spdlog::logger>("clew", std::make_shared<spdlog::sinks::stderr_sink_mt>());
    logger->set_pattern("%n: %l: %v");
    logger->set_level(isVerbose ? spdlog::level::debug : spdlog::level::warn);
    spdlog::set_default_logger(std::move(logger));
}

Phase::Phase(std::string_view name) : name_(name), start_(std::chrono::steady_clock::now()) {
    spdlog::debug("{} ...", name_);
}

void Phase::end() {
    if (name_.empty()) return;
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start_;
    spdlog::debug("{}: {:.3f} s", name_, time.count());
    name_ = {};
}

} // namespace clew::search
