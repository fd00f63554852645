#pragma once

// The execution tree over the tuples of a database that have been seen, and what to ask next (Li,
// Csallner: Dynamic Symbolic Database Application Testing, DBTest 2010, sections 3 and 4). A node
// is a condition that the database was asked; nodes below it have more conjuncts. A path that is
// not known yet is a leaf of the complement tree. There are three ways to know it: a query of its
// own for one tuple; further tuples of a node above it, which may be all that there are; or a tuple
// of a node above it that is unlike all that were fetched, in what it makes of the conditions that
// are known. Where there is none, the tuples that there are of each kind add up to all. Then
// everything below the node is decided. All leaves that are open count in what is asked next,
// wherever in the tree they are. Paths of so many rows have a tree of their own.
// Thread-safe.

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <vector>

#include "vm/natives/database/Tuples.h"

namespace clew::choice {

using vm::values::Expression;

// A path of which nobody knows yet whether a tuple takes it: one of the tree's leaves as long as
// this is there.
class OpenLeaf {
  public:
    explicit OpenLeaf(std::uint64_t number) : number_(number) {}
    OpenLeaf(const OpenLeaf&) = delete;
    OpenLeaf& operator=(const OpenLeaf&) = delete;
    ~OpenLeaf();
    std::uint64_t number() const { return number_; } // ascending as they come

  private:
    std::uint64_t number_;
};

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
        // Not empty: only those of its tuples that are of none of these kinds: conditions about the
        // row that all hold.
        std::vector<std::vector<Expression>> kinds = {};
    };
    // One whose tuples are all known. Null: there is none.
    std::optional<Candidate> decided(std::size_t rows,
                                     const std::vector<Expression>& conjuncts) const;
    // A node whose tuples are all of kinds that are known, none of which the conjuncts admit: there
    // is no tuple for these. Null: there is none.
    std::optional<Request> exhausted(const std::vector<Expression>& conjuncts) const;
    // What came of a candidate with kinds.
    void noteRemainder(const Candidate& candidate, bool isEmpty);
    // What costs least for what it is expected to decide, of the nodes above the conjuncts, which
    // are a leaf, of `own`. Null: a query of their own.
    std::optional<Candidate> best(const Request& own, const std::vector<Expression>& conjuncts);
    // `isSimple`: `own` asks for all of the conjuncts, and nothing else has to hold.
    std::shared_ptr<const OpenLeaf> open(const Request& own, std::vector<Expression> conjuncts,
                                         bool isSimple);
    // Which of them is to be decided next: one that is; otherwise one below the node whose tuples
    // cost least for what they are expected to decide; or the one whose own query does. Null: there
    // is none. `isWanted`: takes the number of a leaf.
    using IsWanted = std::function<bool(std::uint64_t)>;
    std::optional<std::uint64_t> next(const IsWanted& isWanted);
    // Some leaf, other than that of the conjuncts, can be decided without a question.
    bool isOtherDecided(const std::vector<Expression>& conjuncts);
    // Conditions about one row, each of which is in SQL: kinds of tuples differ in them.
    void learn(const std::vector<Expression>& conditions);
    // A query of their own has had no tuple.
    void empty(std::size_t rows, const std::vector<Expression>& conjuncts);

  private:
    struct Node {
        std::vector<Expression> conjuncts;
        bool isAll = false, isTrusted = true;
        std::size_t empty = 0;      // queries below it that had no tuples
        std::string remainder;      // what was last asked for of the tuples of no known kind
        std::size_t remainders = 0; // how often
    };
    struct Leaf {
        Request own;
        std::vector<Expression> conjuncts;
        bool isSimple = false;
        std::size_t looked = 0;     // at so many tuples, none of which takes it
        std::uint64_t complete = 0; // what complete_ was when nodes above it were looked at
        bool isDecided = false;     // there is one; or all tuples of a node above it are known
    };
    friend class OpenLeaf;
    void close(std::uint64_t number);
    bool isDecided(Leaf& leaf) const;
    // What costs least, and for which leaf. `only`: of the nodes above that. Null: above any.
    struct Best {
        std::optional<Candidate> candidate; // null: a query of its own
        std::uint64_t leaf = 0;             // the first below it that is wanted; 0: none
    };
    Best bestOf(const Leaf* only, const IsWanted& isWanted) const;
    std::optional<std::uint64_t> likeliest(const IsWanted& isWanted) const;
    std::optional<Candidate> decidedAbove(std::size_t rows,
                                          const std::vector<Expression>& conjuncts) const;
    const Candidate* exhaustedAbove(const std::vector<Expression>& conjuncts) const;
    std::vector<Expression> kindOf(const vm::natives::database::Tuples::Row& row) const;
    struct Remainder {
        std::optional<Candidate> candidate;
        double isEmpty = 0; // how likely it is
    };
    Remainder remainderOf(const Node& node) const;

    mutable std::mutex mutex_;
    std::map<Request, Node> nodes_;
    std::set<std::pair<std::size_t, std::vector<Expression>>> empty_; // each counts once
    std::set<Expression> conditions_;                                 // or their opposites
    std::vector<Candidate> exhausted_;
    std::map<std::uint64_t, Leaf> leaves_; // by number
    std::uint64_t opened_ = 0;
    std::uint64_t complete_ = 1; // grows with the nodes whose tuples are all known
};

} // namespace clew::choice
