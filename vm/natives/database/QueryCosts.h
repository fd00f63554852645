#pragma once

// What queries cost, as it is measured while a run goes on (Li, Csallner: Dynamic Symbolic Database
// Application Testing, DBTest 2010, section 4: w, c and t): means, in seconds. Not thread-safe.

namespace clew::vm::natives::database {

class QueryCosts {
  public:
    // Until the first tuple is there, or none; of them, and of tuples that come after it.
    void waited(double seconds) { wait_.add(seconds, 1); }
    void fetched(double seconds, double tuples) { fetch_.add(seconds, tuples); }
    // Conditions are evaluated for tuples.
    void tested(double seconds, double tuples) { test_.add(seconds, tuples); }

    double wait() const { return wait_.mean(); }
    double test() const { return test_.mean(); }
    double ofTuple() const { return fetch_.mean() + test_.mean(); }

  private:
    struct Mean {
        double sum, count;
        void add(double seconds, double more) {
            sum += seconds;
            count += more;
        }
        double mean() const { return sum / count; }
    };
    // Before anything has been measured.
    Mean wait_{1e-3, 1}, fetch_{1e-5, 1}, test_{1e-5, 1};
};

} // namespace clew::vm::natives::database
