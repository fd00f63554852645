#pragma once

// What a class of tests with generated queries needs to get at its database: connections of the
// program lead to it; an embedded one is made before each test.

#include <set>
#include <string>
#include <vector>

#include "search/generate/Assertions.h"

namespace clew::search::generate {

class DatabaseFixture {
  public:
    // `url`: db.url. Empty: the program's own.
    DatabaseFixture(std::string url, std::string user, bool isEmbedded);

    // The rows of the generated statement for which this holds. Throws ConfigError where they
    // cannot be had for an embedded database.
    void needs(const std::string& condition);
    // Members of the test class.
    std::string source(JUnit version) const;

  private:
    std::vector<std::string> statements() const; // that make the embedded database

    const std::string url_, user_;
    const bool isEmbedded_;
    std::vector<std::string> rows_; // INSERT statements, without repetitions
    std::set<std::string> tables_;  // that the generated statement reads
};

} // namespace clew::search::generate
