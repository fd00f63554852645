#pragma once

// What tests that are run in one virtual machine have in common: the static fields of the program's
// classes, and the objects that these lead to. Which of it has changed, and calls and assignments
// that put it back.

#include <compare>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "search/generate/Driver.h"
#include "search/generate/TypeKnowledge.h"
#include "vm/state/LiveState.h"

namespace clew::search::generate {

class SharedHeap {
    using Ref = vm::values::Ref;
    using Field = vm::types::Field;

  public:
    // As it is now. The classes are the program's, and initialized.
    SharedHeap(const vm::state::LiveState& live, const TypeKnowledge& types,
               const std::vector<const Class*>& classes);

    // To be kept alive as long as changes are asked for: nothing else may get their numbers.
    const std::vector<Ref>& objects() const { return refs_; }

    struct Place {
        std::size_t node;
        std::size_t field; // kWhole: of an array or of an object of the JDK's, all of it
        auto operator<=>(const Place&) const = default;
    };
    // In a state that has come from that one.
    std::set<Place> changesIn(const vm::state::LiveState& live) const;

    // What a test can write in the place of a reference; and of a collection's elements, or of a
    // map's keys and values by turns. Nothing where it cannot. Both in the state as it was.
    struct Values {
        std::function<std::optional<JavaValue>(Ref)> of;
        std::function<std::optional<std::vector<JavaValue>>(Ref)> contents;
    };
    // Steps that put back what they can.
    std::vector<Step> restore(const std::set<Place>& changes, const Values& values) const;

  private:
    static constexpr std::size_t kNone = ~std::size_t(0), kWhole = ~std::size_t(0);
    struct Node {
        Ref ref;
        const Class* type;
        bool isStatics;
        // The object of the JDK's that it is a part of, perhaps itself: that is compared and put
        // back as a whole. kNone: an array, or an object of the program's.
        std::size_t whole;
        std::vector<std::byte> payload;
    };
    class Restoration;

    void add(const vm::state::LiveState& live, Ref ref, bool isStatics, std::size_t whole);
    bool isLeaf(const Class& type) const;
    // Its own ones, in the order of the class file, and those that it inherits from the program's
    // classes.
    static std::vector<const Field*> fieldsOf(const Node& node);

    const TypeKnowledge& types_;
    std::vector<Node> nodes_;
    std::vector<Ref> refs_;
    std::map<Ref, std::size_t> numbers_;
};

} // namespace clew::search::generate
