#pragma once

// What was found wrong, and everything that a report says about it.

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "vm/Approximations.h"
#include "vm/interpreter/Stop.h"
#include "vm/state/Symbolic.h"

namespace clew::search {

struct TraceLine {
    std::string file; // "Foo.java"
    int line = 0;
    std::string text; // of the source; empty where it was not found
};

// What one thread did after one choice.
struct TraceStep {
    std::size_t thread = 0;
    std::string threadName;
    std::string choice;
    std::vector<TraceLine>
        lines; // of the program's own classes, without repetition of the line before
    std::uint64_t linesLeftOut = 0;
};

struct ThreadSnapshot {
    std::size_t index = 0;
    std::string name;
    std::string status;   // "runnable", "blocked", "waiting", "parked", "sleeping", "ended"
    std::string waitsFor; // "the monitor of Fork@12 (Philosophers.java:21), held by Thread-1";
                          // empty: nothing
    std::vector<std::string> holds; // "the monitor of Fork@11, since Philosophers.java:20"
    std::vector<std::string> stack; // as in "\tat " + line
    bool daemon = false;
};

// What a listener adds to a report.
struct Section {
    std::string title;
    std::vector<std::string> lines;
};

// What a program has printed.
struct Printed {
    int fileDescriptor; // 1 or 2
    std::string text;
};

struct Violation {
    std::string kind;      // "deadlock", "uncaught", "assertion", or what a listener says
    std::string className; // of the exception; empty: none
    std::string message;
    // What is violated, "Lock.StrictAlternation", and who is to blame, "caller" or
    // "implementation"; empty: no specification, nobody.
    std::string specification, blame;
    std::shared_ptr<const vm::interpreter::Breach> breach; // of a specification; null: of none
    std::vector<std::string> stack;                        // as in "\tat " + line
    std::string rendered;              // an exception as printStackTrace prints it; empty: none
    std::string reporter;              // a listener's number as text; empty: the explorer itself
    std::vector<std::uint32_t> path;   // alternatives from the root
    std::vector<std::int64_t> read;    // from outside the state, on the path (Path::read)
    bool guardsOutliveThreads = false; // on the path: Options::guardsOutliveThreads
    std::vector<std::int64_t>
        dataChoices; // the values among them that the program asked for by Verify

    // "Account.balance": fields of inputs that the path depends on, and that programs cannot set
    // (objects/InputConstructors.h).
    std::vector<std::string> hiddenFields;

    // Filled in by the replay.
    std::shared_ptr<const vm::state::InputValues> inputs; // null: there were none
    std::vector<TraceStep> trace;
    std::vector<ThreadSnapshot> threads;
    std::vector<Section> sections;
    std::vector<Printed> output;
    // What happened on the path that Java would not have done, and that may be the cause. Empty:
    // the violation is certain.
    std::vector<vm::Approximated> because;

    // Violations that differ in nothing that a person would look at are reported once. The place is
    // the program's: where in the JDK an exception comes from may depend on inputs that the path
    // leaves open, where a peer has thrown it.
    std::string identity() const {
        return kind + '\n' + specification + '\n' + className + '\n' + message + '\n' + place();
    }

  private:
    std::string place() const {
        for (const std::string& frame : stack)
            if (!frame.starts_with("java.") && !frame.starts_with("jdk.")) return frame;
        return stack.empty() ? std::string() : stack.front();
    }
};

} // namespace clew::search
