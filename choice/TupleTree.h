#pragma once

// The execution tree over the tuples of a database that have been seen, and what to ask next (Li,
// Csallner: Dynamic Symbolic Database Application Testing, DBTest 2010, sections 3 and 4). A node
// is a condition that the database was asked; nodes below it have more conjuncts. A path that is
// not known yet is a leaf of the complement tree. There are two ways to know it: a query of its own
// for one tuple, or further tuples of a node above it, which may be all that there are: then they
// decide everything below the node. Paths of so many rows have a tree of their own. Thread-safe.

#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <vector>

#include "vm/natives/database/Tuples.h"

namespace clew::choice {

using vm::values::Expression;

class TupleTree {
  public:
    using Request = vm::natives::database::Tuples::Request;

    static TupleTree& ofRun();

    // The database was asked. Conjuncts, here and below: ascending.
    void add(const Request& request, std::vector<Expression> conjuncts, bool isAll);
    // The tuples of a node are not as they should be: nothing follows from them.
    void distrust(const Request& request);

    // A node above some conjuncts.
    struct Candidate {
        Request request;
        std::vector<Expression> conjuncts;
        std::size_t tuples = 0; // that it is to have: those that are there, and further ones
    };
    // One whose tuples are all known. Null: there is none.
    std::optional<Candidate> decided(std::size_t rows,
                                     const std::vector<Expression>& conjuncts) const;
    // What costs least for what it is expected to decide. Null: a query of their own.
    std::optional<Candidate> best(std::size_t rows, const std::vector<Expression>& conjuncts) const;
    // A query of their own has had no tuple.
    void empty(std::size_t rows, const std::vector<Expression>& conjuncts);

  private:
    struct Node {
        std::vector<Expression> conjuncts;
        bool isAll = false, isTrusted = true;
        std::size_t empty = 0; // queries below it that had no tuples
    };

    mutable std::mutex mutex_;
    std::map<Request, Node> nodes_;
    std::set<std::pair<std::size_t, std::vector<Expression>>> empty_; // each counts once
};

} // namespace clew::choice
