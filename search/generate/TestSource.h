#pragma once

// The Java source of a test class that clew has written, and that a person may have changed since:
// its imports and members as text. Tests are added to it without a change to the rest.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace clew::search::generate {

// Of the class: a method, a field, a class inside of it.
struct SourceMember {
    std::string text; // from the end of the one before it, with blank lines, comments, annotations
    std::string name; // empty: an initializer
    bool isMethod = false, isTest = false;
    std::size_t line = 1; // of its first char in the file

    // Of all chars but white space: a formatter changes nothing.
    std::uint32_t hash() const;
};

class TestSource {
  public:
    // Nothing where it is not the source of a class, as far as braces tell.
    static std::optional<TestSource> parse(std::string_view text);

    // As parsed, but for what has been added and taken out since.
    std::string text() const;
    std::vector<SourceMember> members;

    const std::string& className() const { return className_; }
    bool isJUnit4() const { return head_.find("import org.junit.Test;") != std::string::npos; }

    // ---- what is as clew has written it: the last lines of the file say so
    // Whether the test, and what gives its values, were written so.
    bool isGenerated(const SourceMember& test) const;
    // From now on, the file says of these that they were.
    void setGenerated(const std::vector<std::uint32_t>& hashes);
    std::vector<std::uint32_t> hashes() const; // of all members

    void remove(const std::string& name); // the members of this name

    // Adds what tests of another source for the same class need: imports, helpers, and the tests,
    // behind those that there are. What has the name of something else here gets another one.
    // Returns the names of the tests that were added.
    std::vector<std::string> add(TestSource other);

  private:
    void import(const std::string& line);
    void rename(const std::string& from, const std::string& to);

    std::string head_, tail_; // up to the brace of the class, and from its closing one on
    std::string className_;
    std::set<std::uint32_t> generated_;
};

// The source of a class with the lines at its end that say that all of its members are as they were
// written.
std::string withHashes(const std::string& source);

} // namespace clew::search::generate
