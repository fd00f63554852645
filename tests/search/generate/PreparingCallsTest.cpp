// Which methods write what another one reads.

#include "search/generate/PreparingCalls.h"

#include <doctest/doctest.h>

#include <string>

#include "tests/search/generate/TestedProgram.h"

using namespace clew::search::generate;

namespace {

constexpr const char* kDoor = R"(
import java.util.*;
class Base { protected int code; void dial(int code) { this.code = code; } int code() { return code; } }
class Key { int teeth; void cut(int teeth) { this.teeth = teeth; } void paint(String colour) { } }
public class Main extends Base {
    private boolean isOpen; private String name; private int visits; private int[] log = new int[4];
    private final List<String> guests = new ArrayList<>();
    boolean enter() { return isReady() && guests.size() > 2; }
    private boolean isReady() { return isOpen && code() == 7; }
    boolean fits(Key key) { return key.teeth > 3; }
    int last() { Runnable run = () -> visits = log[0]; run.run(); return visits; }
    void open() { isOpen = true; }
    void rename(String name) { this.name = name; }
    void invite(String guest) { guests.add(guest); }
    int invited() { return guests.size(); }
    void note(int visit) { log[0] = visit; }
    void reset() { open(); }
}
)";

class Door : public TestedProgram {
  public:
    Door() : TestedProgram(kDoor) {}
    // Names of those of the class's methods that prepare a call of this one.
    std::string preparing(std::string_view act, std::string_view parameters,
                          const std::string& type = "Main") {
        const Class& klass = vm().linker->load(type);
        methods_ = types().callable(klass);
        FieldUses uses({&main()});
        PreparingCalls preparing(uses);
        std::string names;
        for (const Method* each : preparing.of(method(act, parameters), klass, methods_))
            names += each->name.str() + " ";
        return names;
    }

  private:
    std::vector<const Method*> methods_;
};

} // namespace

TEST_CASE("what a method reads, itself and in what it calls, others prepare by writing it") {
    Door door;
    CHECK(door.preparing("enter", "()") == "open invite reset dial ");
    CHECK(door.preparing("invited", "()") == "invite ");
    CHECK(door.preparing("last", "()") == "last note ");
    CHECK(door.preparing("open", "()").empty());
}

TEST_CASE("objects that are arguments are prepared by their own methods") {
    Door door;
    CHECK(door.preparing("fits", "(LKey;)", "Key") == "cut ");
}
