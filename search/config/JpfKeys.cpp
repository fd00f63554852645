// Keys that Java PathFinder and Symbolic PathFinder document and that are none of ours: what
// becomes of them here.

#include "search/config/JpfKeys.h"

namespace clew::search {
namespace {

constexpr std::string_view kFolder = "a folder for ${}, as site.properties names it";
constexpr std::string_view kOwnClasses =
    "the class library of the JDK is run as it is, with natives "
    "of clew's own";
constexpr std::string_view kOwnStates =
    "how bytecode is executed and states are kept is clew's own "
    "affair";
constexpr std::string_view kOwnSchedules =
    "where threads may be switched follows from what they share; "
    "nothing is left out";
constexpr std::string_view kOwnOrder =
    "search.class, search.random_percent and cg.seed choose the "
    "order";
constexpr std::string_view kOwnReport =
    "report.publisher, report.console.property_violation and "
    "--help say what can be printed";
constexpr std::string_view kNoAnnotations =
    "listeners are not loaded by annotations; 'listener' names "
    "them";
constexpr std::string_view kOwnTarget = "the target is run by its main, or by target.entry";
constexpr std::string_view kOwnTime =
    "time, randomness and system properties are the same in "
    "every run; vm.properties sets the latter";
constexpr std::string_view kOwnSolvers =
    "which solver is asked is clew's to choose; "
    "symbolic.solver_timeout limits one question";
constexpr std::string_view kAlwaysSymbolic =
    "arrays, strings and objects that are inputs are always "
    "symbolic, and made when they are first used";
constexpr std::string_view kAllValues =
    "inputs have all values of their type: assume what else "
    "holds in the program (Verify.ignoreIf)";
constexpr std::string_view kOwnMethod = "symbolic.method names the class with its method";
constexpr std::string_view kConcolic =
    "paths are always followed with present values and conditions "
    "together, and all of them are";
constexpr std::string_view kNamedInput = "a bound of the input that has this name";
constexpr std::string_view kOwnDepth = "search.depth_limit and search.time_limit limit a search";

// Sorted by name. A name that ends in '.' or '_' stands for all that begin so.
constexpr JpfKey kKeys[] = {
    {.name = "ap.go_on", .why = "a failed assert ends its path", .agrees = "false"},
    {.name = "boot_classpath", .why = kOwnClasses},
    {.name = "branch_start", .why = kOwnOrder},
    {.name = "cg.boolean.false_first", .why = kOwnOrder},
    {.name = "cg.break_single_choice", .why = kOwnSchedules},
    {.name = "cg.enable_atomic", .why = "atomic sections are always atomic", .agrees = "true"},
    {.name = "cg.enumerate_cas", .why = kOwnSchedules},
    {.name = "cg.supports_restore", .why = kOwnSchedules},
    {.name = "cg.threads.", .why = kOwnSchedules},
    {.name = "cg.timeout.", .why = kOwnSchedules},
    {.name = "choice.search",
     .why = "choice.search_after_trace says whether to search where a trace ends"},
    {.name = "choice.verbose", .why = kOwnReport},
    {.name = "coverage.exclude_handlers", .why = kOwnReport},
    {.name = "coverage.loaded_only", .why = kOwnReport},
    {.name = "coverage.show_bodies", .why = kOwnReport},
    {.name = "coverage.show_branches", .why = kOwnReport},
    {.name = "coverage.show_requirements", .why = kOwnReport},
    {.name = "et.print_insn", .why = kOwnReport},
    {.name = "et.print_mth", .why = kOwnReport},
    {.name = "et.print_src", .why = kOwnReport},
    {.name = "et.show_shared", .why = kOwnReport},
    {.name = "et.skip_init", .why = kOwnReport},
    {.name = "extensions", .why = kOwnClasses},
    {.name = "green.", .why = kOwnSolvers},
    {.name = "idle.jump",
     .why = "no loop is left before its condition says so; idle.action=prune ends the path",
     .agrees = "false"},
    {.name = "jpf-core", .why = kFolder, .agrees = "*"},
    {.name = "jpf-core.", .why = kOwnClasses},
    {.name = "jpf-symbc", .why = kFolder, .agrees = "*"},
    {.name = "jpf-symbc.", .why = kOwnClasses},
    {.name = "jpf.", .why = kOwnClasses},
    {.name = "jpf.native_classpath", .why = kOwnClasses},
    {.name = "jvm.", .why = kOwnStates},
    {.name = "jvm.insn_factory.", .why = kOwnStates},
    {.name = "jvm.nested_init", .why = kOwnClasses},
    {.name = "jvm.nested_init.exclude", .why = kOwnClasses},
    {.name = "listener.", .why = kNoAnnotations},
    {.name = "log.", .why = kOwnReport},
    {.name = "native_classpath", .why = kOwnClasses},
    {.name = "peer_packages", .why = kOwnClasses},
    {.name = "report.class", .why = kOwnReport},
    {.name = "report.console.", .why = kOwnReport},
    {.name = "report.html", .why = kOwnReport},
    {.name = "report.html.", .why = kOwnReport},
    {.name = "report.json.", .why = kOwnReport},
    {.name = "report.xml.", .why = kOwnReport},
    {.name = "search.RandomSearch.path_limit", .ours = "search.walks"},
    {.name = "search.error_path", .ours = "report.trace.file"},
    {.name = "search.heuristic.", .why = kOwnOrder},
    {.name = "search.heuristic.preferredThreads", .ours = "search.preferred_threads"},
    {.name = "search.heuristic.queue_limit",
     .why = "no state is dropped because others wait",
     .agrees = "-1"},
    {.name = "search.heuristic.thread_history_size", .ours = "search.thread_history"},
    {.name = "search.listener", .why = kOwnOrder},
    {.name = "search.match_depth", .why = kOwnOrder},
    {.name = "search.rand_seed", .why = kOwnOrder},
    {.name = "search.report", .why = kOwnReport},
    {.name = "search.reverse_order", .why = kOwnOrder},
    {.name = "shell.", .why = kOwnReport},
    {.name = "site",
     .why = "the file whose lines are variables, for ${}; site.properties of JPF",
     .agrees = "*"},
    {.name = "symbolic.arrays", .why = kAlwaysSymbolic},
    {.name = "symbolic.bound", .why = kOwnDepth},
    {.name = "symbolic.bvlength", .why = "an int has 32 bits, and a long 64", .agrees = "32"},
    {.name = "symbolic.choco.", .why = kOwnSolvers},
    {.name = "symbolic.choco_time_bound", .why = kOwnSolvers},
    {.name = "symbolic.class", .why = kOwnMethod},
    {.name = "symbolic.collect_constraints", .why = kConcolic},
    {.name = "symbolic.concolic", .why = kConcolic},
    {.name = "symbolic.concolic.", .why = kConcolic},
    {.name = "symbolic.concretizations", .why = kAlwaysSymbolic},
    {.name = "symbolic.coral.", .why = kOwnSolvers},
    {.name = "symbolic.counter.", .why = kOwnReport},
    {.name = "symbolic.cvc3", .why = kOwnSolvers},
    {.name = "symbolic.cvc3bitvector.", .why = kOwnSolvers},
    {.name = "symbolic.debug", .why = kOwnReport},
    {.name = "symbolic.dp", .why = kOwnSolvers},
    {.name = "symbolic.dp_pc_prefix_notation", .why = kOwnSolvers},
    {.name = "symbolic.fp", .why = "floats and doubles are as Java has them", .agrees = "*"},
    {.name = "symbolic.green", .why = kOwnSolvers},
    {.name = "symbolic.heap", .why = kAlwaysSymbolic},
    {.name = "symbolic.heuristicPartition", .why = kOwnSolvers},
    {.name = "symbolic.heuristicRandom", .why = kOwnSolvers},
    {.name = "symbolic.jrarrays", .why = kAlwaysSymbolic},
    {.name = "symbolic.lazy", .why = kAlwaysSymbolic},
    {.name = "symbolic.lazy.", .why = kAlwaysSymbolic},
    {.name = "symbolic.max_double_", .why = kNamedInput, .agrees = "*"},
    {.name = "symbolic.max_int_", .why = kNamedInput, .agrees = "*"},
    {.name = "symbolic.max_pc_length", .why = kOwnDepth},
    {.name = "symbolic.max_pc_msec", .why = kOwnDepth},
    {.name = "symbolic.maxdouble", .ours = "symbolic.max_double"},
    {.name = "symbolic.maxint", .ours = "symbolic.max_int"},
    {.name = "symbolic.maxreal", .ours = "symbolic.max_double"},
    {.name = "symbolic.min_double_", .why = kNamedInput, .agrees = "*"},
    {.name = "symbolic.min_int_", .why = kNamedInput, .agrees = "*"},
    {.name = "symbolic.mindouble", .ours = "symbolic.min_double"},
    {.name = "symbolic.minint", .ours = "symbolic.min_int"},
    {.name = "symbolic.minreal", .ours = "symbolic.min_double"},
    {.name = "symbolic.optimizechoices", .why = kOwnSolvers},
    {.name = "symbolic.print_dp_time", .why = kOwnReport},
    {.name = "symbolic.realtime.", .why = kOwnReport},
    {.name = "symbolic.regression_output", .why = kOwnReport},
    {.name = "symbolic.reliability.", .why = kOwnReport},
    {.name = "symbolic.shadow",
     .why = "two versions of a program are not explored at once",
     .agrees = "false"},
    {.name = "symbolic.string_dp", .why = kOwnSolvers},
    {.name = "symbolic.string_dp_timeout_ms", .why = kOwnSolvers},
    {.name = "symbolic.string_preprocess_only", .why = kOwnSolvers},
    {.name = "symbolic.strings", .why = kAlwaysSymbolic},
    {.name = "symbolic.undef", .why = kAllValues},
    {.name = "symbolic.undefined", .why = kAllValues},
    {.name = "symbolic.visualizer.", .why = kOwnReport},
    {.name = "target.compact", .why = kOwnTarget},
    {.name = "target.setup", .why = kOwnTarget},
    {.name = "target_args", .ours = "target.args"},
    {.name = "test.report.", .why = kOwnReport},
    {.name = "test_classpath", .why = kOwnClasses},
    {.name = "var_recorder.methods", .why = "MethodAnalyzer tells the calls of methods"},
    {.name = "vm.add_boot_classpath", .why = kOwnClasses},
    {.name = "vm.attributor.class", .why = kOwnStates},
    {.name = "vm.backtracker.", .why = kOwnStates},
    {.name = "vm.boot_classpath", .why = kOwnClasses},
    {.name = "vm.bootstrap.", .why = kOwnClasses},
    {.name = "vm.cg.", .why = kOwnSchedules},
    {.name = "vm.class", .why = kOwnStates},
    {.name = "vm.classloader.", .why = kOwnClasses},
    {.name = "vm.classpath", .ours = "classpath"},
    {.name = "vm.enable_assertions",
     .why = "assertions of all of the program are on",
     .agrees = "*"},
    {.name = "vm.fields_factory.", .why = kOwnStates},
    {.name = "vm.finalize", .ours = "vm.process_finalizers"},
    {.name = "vm.gc", .why = kOwnStates},
    {.name = "vm.gc_threshold", .why = kOwnStates},
    {.name = "vm.heap.", .why = kOwnStates},
    {.name = "vm.ignore_uncaught_handler",
     .why = "the program's handlers of uncaught exceptions are run",
     .agrees = "false"},
    {.name = "vm.ignore_uncaught_handlers",
     .why = "the program's handlers of uncaught exceptions are run",
     .agrees = "false"},
    {.name = "vm.insn_factory.", .why = kOwnStates},
    {.name = "vm.java.", .why = kOwnClasses},
    {.name = "vm.max_alloc_gc", .why = kOwnStates},
    {.name = "vm.max_memory", .why = kOwnStates},
    {.name = "vm.max_transition_length", .why = kOwnSchedules},
    {.name = "vm.nativeDebug", .why = kOwnClasses},
    {.name = "vm.no_orphan_methods", .why = kOwnClasses},
    {.name = "vm.parameters", .why = kOwnStates},
    {.name = "vm.pass_uncaught_handler",
     .why = "a thread whose handler has returned has ended",
     .agrees = "true"},
    {.name = "vm.path_output", .why = "what the reported path has printed is shown"},
    {.name = "vm.peer_packages", .why = kOwnClasses},
    {.name = "vm.por.", .why = kOwnSchedules},
    {.name = "vm.processors", .why = kOwnStates},
    {.name = "vm.random.", .why = kOwnTime},
    {.name = "vm.reporter.class", .why = kOwnStates},
    {.name = "vm.restorer.", .why = kOwnStates},
    {.name = "vm.reuse_tid", .why = kOwnStates},
    {.name = "vm.run_gc", .why = kOwnStates},
    {.name = "vm.scheduler.", .why = kOwnSchedules},
    {.name = "vm.scheduler_factory.", .why = kOwnSchedules},
    {.name = "vm.serializer.", .why = kOwnStates},
    {.name = "vm.shared.", .why = kOwnSchedules},
    {.name = "vm.sharedness_policy.", .why = kOwnSchedules},
    {.name = "vm.sourcepath", .ours = "sourcepath"},
    {.name = "vm.static_init.", .why = kOwnStates},
    {.name = "vm.statics.", .why = kOwnStates},
    {.name = "vm.storage.", .why = kOwnStates},
    {.name = "vm.store_steps", .why = kOwnStates},
    {.name = "vm.sync_policy.", .why = kOwnSchedules},
    {.name = "vm.sysprop.", .why = kOwnTime},
    {.name = "vm.system.", .why = kOwnTime},
    {.name = "vm.threadlist.", .why = kOwnStates},
    {.name = "vm.time.", .why = kOwnTime},
    {.name = "vm.timemodel.", .why = kOwnTime},
    {.name = "vm.tree_output", .why = "vm.output=all shows what all paths print"},
    {.name = "vm.untracked", .why = kOwnStates},
    {.name = "vm.verify.ignore_path",
     .why = "Verify.ignoreIf always ends the path",
     .agrees = "true"},
    {.name = "vm.visible_output", .why = kOwnReport},
    {.name = "vm_classpath", .why = kOwnClasses},
};

} // namespace

std::span<const JpfKey> jpfKeys() {
    return kKeys;
}

const JpfKey* findJpfKey(std::string_view key) {
    const JpfKey* found = nullptr;
    for (const JpfKey& row : kKeys) {
        if (row.name == key) return &row;
        if ((row.name.ends_with('.') || row.name.ends_with('_')) && key.starts_with(row.name))
            found = &row;
    }
    return found;
}

} // namespace clew::search
