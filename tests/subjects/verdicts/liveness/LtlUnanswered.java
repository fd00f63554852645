// expect: violated ltl
// keys: spec.ltl=G(asked->F(answered)) 'spec.propositions=asked::=LtlUnanswered.ask(int),answered::=return LtlUnanswered.answer()'
// Who asks twice is answered twice only if somebody looks in between, and the last question may be of no interest.
public class LtlUnanswered {
    static volatile int question;

    static void ask(int value) {
        question = value;
    }

    static int answer() {
        question = 0;
        return 1;
    }

    public static void main(String[] args) {
        new Thread(() -> {
            while (true) if (question == 1) answer();
        }).start();
        ask(1);
        ask(2);
        while (true) Thread.yield();
    }
}
