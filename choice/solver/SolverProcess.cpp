// The theories in a process of their own. What Z3 and cvc5 do cannot be relied on to end in time:
// cvc5 does not look at its limit while it searches, and neither of them in long preparations. A
// process can be ended at any moment; where it is, a new one begins with the next query that comes.
//
// The process is a copy of this one, made when the first query comes, so that it has the pool of
// expressions as it was then. Expressions that are new are sent before the query that holds them.
//
// Of this process's threads the copy has one alone. A lock that another one held at that moment is
// never released there: a copy that waits for one does nothing any more, and is replaced.

#include <fmt/format.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <ctime>
#include <fstream>
#include <functional>
#include <optional>
#include <string>
#include <unordered_set>
#include <utility>

#include "choice/solver/Layer.h"
#include "choice/solver/Layers.h"
#include "vm/values/Standstill.h"

namespace clew::choice {

namespace expressions = vm::values::expressions;
using vm::values::BasicType;
using vm::values::ExpressionKind;
using vm::values::ExpressionNode;

namespace {

// ---- messages: numbers and texts one after the other, in front of them their length in bytes

class Message {
  public:
    template <class T>
    void put(T value) {
        bytes_.append(reinterpret_cast<const char*>(&value), sizeof value);
    }
    void put(std::string_view text) {
        put(static_cast<std::uint32_t>(text.size()));
        bytes_.append(text);
    }
    template <class T>
    T take() {
        T value;
        std::memcpy(&value, bytes_.data() + read_, sizeof value);
        read_ += sizeof value;
        return value;
    }
    std::string takeText() {
        const auto size = take<std::uint32_t>();
        read_ += size;
        return bytes_.substr(read_ - size, size);
    }

    // `wait`: until the other end takes more; false: it is in vain. False: the other end is gone.
    using Wait = std::function<bool()>;
    bool sendTo(int socket, const Wait& wait) const {
        const auto size = static_cast<std::uint64_t>(bytes_.size());
        return sendAll(socket, reinterpret_cast<const char*>(&size), sizeof size, wait) &&
               sendAll(socket, bytes_.data(), bytes_.size(), wait);
    }
    bool receiveFrom(int socket) {
        std::uint64_t size = 0;
        if (!receiveAll(socket, reinterpret_cast<char*>(&size), sizeof size)) return false;
        bytes_.resize(size);
        read_ = 0;
        return receiveAll(socket, bytes_.data(), bytes_.size());
    }

  private:
    static bool sendAll(int socket, const char* from, std::size_t count, const Wait& wait) {
        while (count > 0) {
            const ssize_t sent = send(socket, from, count, MSG_NOSIGNAL | MSG_DONTWAIT);
            if (sent < 0 && (errno == EINTR || (errno == EAGAIN && wait()))) continue;
            if (sent <= 0) return false;
            from += sent;
            count -= static_cast<std::size_t>(sent);
        }
        return true;
    }
    static bool receiveAll(int socket, char* to, std::size_t count) {
        while (count > 0) {
            const ssize_t received = recv(socket, to, count, 0);
            if (received < 0 && errno == EINTR) continue;
            if (received <= 0) return false;
            to += received;
            count -= static_cast<std::size_t>(received);
        }
        return true;
    }

    std::string bytes_;
    std::size_t read_ = 0;
};

void putAll(Message& message, const std::vector<Expression>& list) {
    message.put(static_cast<std::uint32_t>(list.size()));
    for (const Expression expression : list) message.put(expression);
}

std::vector<Expression> takeAll(Message& message) {
    std::vector<Expression> list(message.take<std::uint32_t>());
    for (Expression& expression : list) expression = message.take<Expression>();
    return list;
}

// ---- the process

// To so many bytes beside those that there are.
void limitMemory([[maybe_unused]] std::uint64_t most) {
#ifndef CLEW_SANITIZED
    std::uint64_t pages = 0;
    if (std::FILE* file = std::fopen("/proc/self/statm", "r")) {
        if (std::fscanf(file, "%lu", &pages) != 1) pages = 0;
        std::fclose(file);
    }
    const auto now = static_cast<rlim_t>(pages) * static_cast<rlim_t>(sysconf(_SC_PAGESIZE));
    rlimit limit;
    getrlimit(RLIMIT_AS, &limit);
    limit.rlim_cur = std::min(limit.rlim_cur, now + static_cast<rlim_t>(most));
    setrlimit(RLIMIT_AS, &limit);
#endif
}

// Expressions of the other process in this one.
class Received {
  public:
    void take(Message& message) {
        for (auto count = message.take<std::uint32_t>(); count > 0; --count) {
            const auto theirs = message.take<Expression>();
            const Expression ours = takeNode(message);
            if (theirs >= ours_.size()) ours_.resize(theirs + 1);
            ours_[theirs] = ours;
            if (expressions::node(ours).kind == ExpressionKind::Variable) variables_[ours] = theirs;
        }
    }
    Expression ours(Expression theirs) const { return theirs ? ours_[theirs] : 0; }
    Expression variable(Expression ours) const { return variables_.at(ours); } // theirs

  private:
    Expression takeNode(Message& message) {
        const auto kind = message.take<ExpressionKind>();
        const auto sort = message.take<vm::values::Sort>();
        if (kind == ExpressionKind::Constant)
            return expressions::constant(sort, message.take<std::uint64_t>());
        if (kind == ExpressionKind::Variable) {
            const auto type = message.take<BasicType>();
            return expressions::makeVariable(message.takeText(), type);
        }
        Expression operands[3];
        for (Expression& operand : operands) operand = ours(message.take<Expression>());
        return expressions::make(kind, sort, operands[0], operands[1], operands[2]);
    }

    std::vector<Expression> ours_;
    std::unordered_map<Expression, Expression> variables_;
};

Message replyTo(Message& request, Received& received, Solver& theories) {
    received.take(request);
    std::vector<Expression> constraints = takeAll(request);
    const auto condition = request.take<Expression>();
    std::unordered_map<Expression, Expression> theirs{{received.ours(condition), condition}};
    for (Expression& constraint : constraints) {
        theirs.emplace(received.ours(constraint), constraint);
        constraint = received.ours(constraint);
    }
    const Query query{.constraints = constraints, .condition = received.ours(condition)};
    const Solution solution = theories.solve(query);
    Message reply;
    reply.put(solution.answer);
    reply.put(static_cast<std::uint32_t>(solution.assignment.size()));
    for (const auto& [variable, bits] : solution.assignment) {
        reply.put(received.variable(variable));
        reply.put(bits);
    }
    std::vector<Expression> core;
    core.reserve(solution.core.size());
    for (const Expression conjunct : solution.core) core.push_back(theirs.at(conjunct));
    putAll(reply, core);
    reply.put(std::string_view(solution.reason));
    return reply;
}

// Answers until the other end is gone.
[[noreturn]] void serve(int socket, double timeLimit, std::uint64_t mostMemory) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    for (const int each : {SIGINT, SIGTERM}) signal(each, SIG_IGN); // may come to the whole group
    limitMemory(mostMemory);
    try {
        const std::unique_ptr<Solver> theories = makeTheoriesLayer(timeLimit);
        Received received;
        const auto wait = [socket] {
            pollfd ready{socket, POLLOUT, 0};
            return poll(&ready, 1, -1) > 0 || errno == EINTR;
        };
        for (Message request; request.receiveFrom(socket);)
            if (!replyTo(request, received, *theories).sendTo(socket, wait)) break;
    } catch (const std::exception&) {}
    _exit(0); // without what the copied process would do at its end
}

// ---- this side of it

class SolverProcess final : public Layer {
  public:
    explicit SolverProcess(const SolverOptions& options)
        : Layer("theories", nullptr),
          timeLimit_(options.timeLimit),
          mostMemory_(options.mostMemory),
          interrupted_(options.interrupted) {}
    ~SolverProcess() override { end(); }
    SolverProcess(const SolverProcess&) = delete;
    SolverProcess& operator=(const SolverProcess&) = delete;

  protected:
    Solution answer(const Query& query) override {
        constexpr int attempts = 3;
        for (int attempt = 0; attempt < attempts; ++attempt) {
            if (isInterrupted()) return unknown(std::string(kInterrupted));
            if (process_ == 0 && !begin())
                return unknown(std::string("no process for the solver: ") + std::strerror(errno));
            if (std::optional<Solution> solution = ask(query)) return *std::move(solution);
            end();
        }
        return unknown("the solver's process does not go on");
    }

  private:
    // By how much the libraries may exceed their time limit, of which they know. What they have
    // learned is lost when they are ended.
    static constexpr double kTolerance = 1.25;
    static constexpr double kStart = 0.1;
    // A process that has done nothing at so many looks, one after the other, and wants nothing of
    // the processor, waits for what does not come.
    static constexpr int kMillisecondsBetweenLooks = 50;
    static constexpr int kLooksAtStandstill = 60;

    // Nothing: the process does not go on.
    std::optional<Solution> ask(const Query& query) {
        Message message;
        putNew(message, query);
        putAll(message, {query.constraints.begin(), query.constraints.end()});
        message.put(query.condition);
        const double most = processorSeconds() + kTolerance * timeLimit_ + kStart;
        Waited waited = Waited::Ready;
        const auto isReady = [&](short event) {
            waited = wait(event, most);
            return waited == Waited::Ready;
        };
        if (message.sendTo(socket_, [&] { return isReady(POLLOUT); }) && isReady(POLLIN) &&
            message.receiveFrom(socket_))
            return solutionIn(message);
        if (waited == Waited::Standstill) return std::nullopt;
        end();
        if (waited == Waited::Interrupted) return unknown(std::string(kInterrupted));
        if (waited == Waited::TimeLimit)
            return unknown(fmt::format("time limit of {} s", timeLimit_));
        return unknown("the solver has ended, for example for want of memory");
    }

    bool isInterrupted() const {
        return interrupted_ && interrupted_->load(std::memory_order_relaxed);
    }

    bool begin() {
        int ends[2];
        if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return false;
        process_ = [] {
            const expressions::Standstill standstill;
            return fork();
        }();
        if (process_ == 0) {
            close(ends[0]);
            serve(ends[1], timeLimit_, mostMemory_);
        }
        close(ends[1]);
        if (process_ < 0) {
            process_ = 0;
            close(ends[0]);
            return false;
        }
        socket_ = ends[0];
        sent_.clear();
        return true;
    }

    void end() {
        if (process_ == 0) return;
        close(socket_);
        kill(process_, SIGKILL);
        while (waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {}
        process_ = 0;
    }

    // That the other process has worked for.
    double processorSeconds() const {
        clockid_t clock;
        std::timespec time{};
        if (clock_getcpuclockid(process_, &clock) == 0) clock_gettime(clock, &time);
        return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
    }

    // It waits, or has been stopped: it is not about to be given a processor.
    bool sleeps() const {
        std::ifstream file(fmt::format("/proc/{}/stat", process_));
        std::string line;
        std::getline(file, line); // "17 (name) S 1 ..."
        const std::size_t name = line.rfind(") ");
        return name != std::string::npos && (line[name + 2] == 'S' || line[name + 2] == 'T');
    }

    // Ready: for the event, or the process has ended.
    enum class Waited : std::uint8_t { Ready, Interrupted, TimeLimit, Standstill };
    Waited wait(short event, double most) {
        pollfd socket{socket_, event, 0};
        double before = -1; // not known
        for (int looks = 0; poll(&socket, 1, kMillisecondsBetweenLooks) <= 0;) {
            if (isInterrupted()) return Waited::Interrupted;
            const double now = processorSeconds();
            if (now > most) return Waited::TimeLimit;
            looks = now == before && sleeps() ? looks + 1 : 0;
            if (looks == kLooksAtStandstill) return Waited::Standstill;
            before = now;
        }
        return Waited::Ready;
    }

    // The expressions of the query that the other process does not have, operands first.
    void putNew(Message& message, const Query& query) {
        std::vector<Expression> fresh;
        std::vector<Expression> open(query.constraints.begin(), query.constraints.end());
        open.push_back(query.condition);
        while (!open.empty()) {
            const Expression next = open.back();
            open.pop_back();
            if (next == 0 || !sent_.insert(next).second) continue;
            fresh.push_back(next);
            for (const Expression operand : expressions::node(next).operands)
                open.push_back(operand);
        }
        std::ranges::sort(fresh); // operands were made before
        message.put(static_cast<std::uint32_t>(fresh.size()));
        for (const Expression expression : fresh) {
            const ExpressionNode& node = expressions::node(expression);
            message.put(expression);
            message.put(node.kind);
            message.put(node.sort);
            if (node.kind == ExpressionKind::Constant) {
                message.put(node.bits);
            } else if (node.kind == ExpressionKind::Variable) {
                const vm::values::Variable& variable = expressions::variable(expression);
                message.put(variable.type);
                message.put(std::string_view(variable.name));
            } else {
                for (const Expression operand : node.operands) message.put(operand);
            }
        }
    }

    static Solution solutionIn(Message& reply) {
        Solution solution{.answer = reply.take<Answer>()};
        for (auto count = reply.take<std::uint32_t>(); count > 0; --count) {
            const auto variable = reply.take<Expression>();
            solution.assignment[variable] = reply.take<std::uint64_t>();
        }
        solution.core = takeAll(reply);
        std::ranges::sort(solution.core);
        solution.reason = reply.takeText();
        return solution;
    }

    const double timeLimit_;
    const std::uint64_t mostMemory_;
    const std::atomic<bool>* interrupted_;
    pid_t process_ = 0; // 0: none
    int socket_ = -1;
    std::unordered_set<Expression> sent_;
};

} // namespace

std::unique_ptr<Solver> makeSolverProcess(const SolverOptions& options) {
    return std::make_unique<SolverProcess>(options);
}

} // namespace clew::choice
