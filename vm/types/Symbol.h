#pragma once

// An interned name or descriptor: equal text, equal pointer. Symbols live as long as the process.
// Thread-safe.

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace clew::vm::types {

class Symbol {
  public:
    Symbol() = default;
    static Symbol of(std::string_view text); // interns
    static Symbol existing(
        std::string_view text); // the empty Symbol() when nobody has interned this text

    std::string_view view() const { return text_ ? std::string_view(*text_) : std::string_view(); }
    const std::string& str() const { return *text_; }
    const void* id() const { return text_; }
    explicit operator bool() const { return text_ != nullptr; }
    friend bool operator==(Symbol a, Symbol b) { return a.text_ == b.text_; }

  private:
    explicit Symbol(const std::string* text) : text_(text) {}
    const std::string* text_ = nullptr;
};

} // namespace clew::vm::types

template <>
struct std::hash<clew::vm::types::Symbol> {
    std::size_t operator()(clew::vm::types::Symbol symbol) const {
        return std::hash<const void*>()(symbol.id());
    }
};
