#pragma once

// What clew says about its own work, on standard error, by spdlog: warnings always, and with
// --verbose what it is doing and how long that took. Reports and results are no messages.
//
//     spdlog::warn("{}: the state graph could not be written", file);
//
// Thread-safe, once set up.

#include <chrono>
#include <string_view>

namespace clew::search {

void setUpMessages(bool isVerbose);

// One of the things that are done one after the other in a run; --verbose tells its time when it
// ends, by its destructor or by end().
class Phase {
  public:
    explicit Phase(std::string_view name);
    ~Phase() { end(); }
    Phase(const Phase&) = delete;
    Phase& operator=(const Phase&) = delete;
    void end();

  private:
    std::string_view name_; // empty: it has ended
    std::chrono::steady_clock::time_point start_;
};

} // namespace clew::search
