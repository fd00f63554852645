// expect: violated assertion
// method: check(sym)
// witness: ["NaN"]
// What is not below any limit gets the best grade, and NaN is not below any.
public class Grades {
    static char grade(double score) {
        if (score < 50) return 'F';
        if (score < 65) return 'C';
        if (score < 85) return 'B';
        return 'A';
    }

    static void check(double score) {
        if (score < 0 || score > 100) return;
        if (grade(score) == 'A') assert score >= 85;
    }
}
