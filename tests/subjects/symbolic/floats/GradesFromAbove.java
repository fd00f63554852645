// expect: safe
// method: check(sym)
// paths: 7 0
// The twin of Grades asks from above, so that NaN falls through to the worst grade.
public class GradesFromAbove {
    static char grade(double score) {
        if (score >= 85) return 'A';
        if (score >= 65) return 'B';
        if (score >= 50) return 'C';
        return 'F';
    }

    static void check(double score) {
        if (score < 0 || score > 100) return;
        char grade = grade(score);
        if (grade != 'F') {
            assert score >= 50;
            return;
        }
        if (score != score) return;
        assert score < 50;
    }
}
