// expect: violated assertion
// por: cross-check
// A constructor lets `this` escape before it assigns a final field.
public class FinalFieldEscapes {
    static volatile FinalFieldEscapes instance;
    final int answer;

    FinalFieldEscapes() {
        instance = this;
        answer = 42;
    }

    public static void main(String[] args) {
        new Thread(FinalFieldEscapes::new).start();
        FinalFieldEscapes seen = instance;
        if (seen != null) {
            assert seen.answer == 42 : "not constructed yet";
        }
    }
}
