// expect: safe
// por: cross-check
// A constructor lets `this` escape when its final fields are assigned; another final field is read at both its values.
public class FinalFieldEscapesLast {
    static volatile FinalFieldEscapesLast instance;
    static volatile int seenEarly;
    final int answer;
    final int late;

    FinalFieldEscapesLast() {
        answer = 42;
        instance = this;
        late = 7;
    }

    public static void main(String[] args) {
        new Thread(FinalFieldEscapesLast::new).start();
        FinalFieldEscapesLast seen = instance;
        if (seen != null) {
            assert seen.answer == 42;
            int late = seen.late;
            assert late == 0 || late == 7;
        }
    }
}
