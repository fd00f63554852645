#pragma once

// The places of a method at which coverage is recorded: the ways that control can go on from an
// instruction, where there are several or where they tell something about the instructions before.
// They include the probes that JaCoCo inserts (org.jacoco.core.internal.flow, versions 0.8.x), so
// that its figures can be derived from what was recorded.

#include <cstdint>
#include <map>
#include <vector>

#include "vm/classfile/ClassFile.h"

namespace clew::vm::interpreter {

// Instructions are numbered as in Code (Code.h): in the order of the class file.
struct CoveragePoint {
    enum class Kind : std::uint8_t {
        Next,  // goes on to the instruction behind it, where other ways lead too or a line with a
               // call begins
        Goto,  // jumps to where other ways lead too
        Taken, // a conditional jump jumps
        NotTaken,
        Case, // one of the distinct targets of a switch
        Exit  // a return or a throw is reached
    };
    static constexpr std::uint32_t kNowhere = ~0u;

    Kind kind;
    std::uint32_t from, to; // `to` is kNowhere for Exit
    bool isProbe;           // JaCoCo has a probe here
    bool isBranch() const {
        return kind == Kind::Taken || kind == Kind::NotTaken || kind == Kind::Case;
    }
};

struct CoveragePoints {
    std::vector<std::uint32_t> starts; // the bytecode index of each instruction
    std::vector<CoveragePoint> points; // sorted by `from`; cases of a switch with the default first
    std::vector<std::uint32_t>
        first; // of instruction i: points[first[i]] up to points[first[i + 1]]
    std::map<std::uint32_t, std::uint32_t> plainGotos; // gotos without a point, and where they lead
    bool isSupported = true; // no: code with subroutines (jsr, before Java 6). There are no points

    explicit CoveragePoints(const classfile::Code& code);
};

} // namespace clew::vm::interpreter
