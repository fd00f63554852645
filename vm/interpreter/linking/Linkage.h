#pragma once

// What the linkers of call sites have in common. Private to CallSites.cpp and the files that link
// one kind of bootstrap method each: Lambdas, StringConcats, Records, Switches, Bootstraps.

#include <atomic>
#include <deque>
#include <functional>
#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "vm/Vm.h"
#include "vm/interpreter/linking/CallSites.h"
#include "vm/interpreter/linking/ClassAssembler.h"
#include "vm/interpreter/linking/MethodHandleObjects.h"

namespace clew::vm::interpreter {

// One invokedynamic instruction or Dynamic constant.
struct LinkRequest {
    Vm& vm;
    CallSites& sites;
    const Class& host; // whose constant pool it is
    std::string_view name, descriptor;
    classfile::MethodHandleConstant bootstrapHandle;
    classfile::MemberRef bootstrap;
    const std::vector<std::uint16_t>& arguments; // of the bootstrap method, indices into the pool
    // Of the InvokeDynamic or Dynamic constant.
    std::uint16_t constant;

    const classfile::ConstantPool& constants() const { return host.file->constants; }
    classfile::ConstantKind kindOf(std::size_t argument) const {
        return constants().kind(arguments[argument]);
    }
    // As written in the host's pool -> as other classes may write it: the host, when it is hidden,
    // has another name.
    std::string nameOf(std::string_view className) const;
    std::string memberOwner(const classfile::MemberRef& member) const {
        return nameOf(member.className);
    }
};

// Each links the sites of its bootstrap methods; false: this site is not one of them.
bool linkLambda(const LinkRequest& request, CallSite& site);
bool linkStringConcat(const LinkRequest& request, CallSite& site);
bool linkRecordMethod(const LinkRequest& request, CallSite& site);
bool linkSwitch(const LinkRequest& request, CallSite& site);
// Any other: the bootstrap method is run, once in each state.
void linkByBootstrap(const LinkRequest& request, CallSite& site);
void linkDynamic(const LinkRequest& request, CallSite& site);
void linkMethodHandle(Vm& vm, CallSites& sites, const Class& host, std::uint16_t constant,
                      CallSite& site);
void linkMethodType(Vm& vm, CallSites& sites, const Class& host, std::uint16_t constant,
                    CallSite& site);

// Makes code that leaves the value of a loadable constant on the stack.
void pushConstant(MethodAssembler& code, Vm& vm, CallSites& sites, const Class& host,
                  std::uint16_t constant);
std::string constantDescriptor(const Class& host,
                               std::uint16_t constant); // of the type that pushConstant leaves
void pushMethodType(MethodAssembler& code, std::string_view methodDescriptor);

// String concatenation of values that are int-like, long, Strings or null: what assembled code
// calls after it has made Strings of everything else.
struct ConcatPlan {
    struct Piece {
        char type = 0; // of an argument: 'Z', 'C', 'I', 'J' or 'L'; 0: literal
        std::u16string literal;
        bool wide = false; // the literal is not Latin-1
    };
    std::vector<Piece> pieces;
    std::uint32_t valueOffset = 0, coderOffset = 0; // the layout of java.lang.String
};
// Adds to the class a static method `name` that joins; its parameters are the plan's arguments.
void addJoin(ClassAssembler& assembler, std::string_view name, const ConcatPlan& plan);
// After install(): binds it.
void bindJoin(Vm& vm, CallSites& sites, Class& made, std::string_view name, ConcatPlan plan);
// Turns the value on the stack into one that can be joined; its piece type is the result.
char convertForJoin(MethodAssembler& code, std::string_view descriptor);

struct CallSites::Tables {
    // No two in a process have the same, so that what a worker remembers is never taken for another
    // Vm's.
    static inline std::atomic<std::uint64_t> lastSerial{0};
    const std::uint64_t serial = ++lastSerial;

    std::atomic<std::uint32_t> nextNumber{1};
    std::deque<ConcatPlan> plans; // under the mutex of CallSites

    // MemberNames (natives/reflect/MethodHandles.cpp): the ResolvedMethodName of each method.
    std::mutex resolvedMutex;
    std::unordered_map<const Method*, Ref> resolvedNames;

    // MethodType objects, by the mirrors of the result and the parameters.
    std::mutex methodTypesMutex;
    std::map<std::vector<Ref>, Ref> methodTypes;

    std::atomic<const InvokeLayout*> layout{nullptr}; // lazy
    std::unique_ptr<const InvokeLayout> ownedLayout;

    struct CompiledForm {
        const Method* method = nullptr;
        Ref memberName = 0;
    };
    std::mutex formsMutex;
    std::unordered_map<std::string, CompiledForm> forms; // compiled lambda forms, by what they do

    // Assembled adapters, by what they do; and those that are bound to something in this process.
    std::mutex adaptersMutex;
    std::unordered_map<std::string, const Method*> adapters, boundAdapters;
    // symbolic/MockClasses.h; under the same lock.
    std::unordered_map<std::string, const Class*> mocks;
};

// A name that no class has, in the host's package.
std::string freshName(CallSites& sites, const Class& host, std::string_view suffix);

struct PeerBinding {
    std::string_view method;
    Method::Peer peer;
};
// Defines an assembled class: its code is trusted, its methods are left out of stack traces.
Class& install(Vm& vm, ClassAssembler& assembler, const Class& host, bool hidden,
               std::initializer_list<PeerBinding> peers = {});
// The same of one that a test would write: it is in no module of the JDK, whatever it extends.
Class& installMock(Vm& vm, ClassAssembler& assembler, const Class& host,
                   std::initializer_list<PeerBinding> peers = {});
const Method* methodNamed(const Class& made, std::string_view name);

// An object that all states have from the beginning, with `extra` bytes behind its payload that
// only its first version has. `fill` sets it up before anybody sees it; its fields may refer to
// global objects only.
Ref makeGlobalObject(Vm& vm, const Class& klass, std::uint32_t length = 0, std::size_t extra = 0,
                     const std::function<void(Object&)>& fill = {});
// Before any state has seen the class.
template <class T>
void setInitialStatic(Vm& vm, const Class& made, std::string_view field, T value) {
    vm.globals.pristine(made.statics)->at<T>(made.fieldNamed(field)->offset) = value;
}

} // namespace clew::vm::interpreter
