// expect: safe
// keys: spec.ltl=G(asked->F(answered)) 'spec.propositions=asked::=LtlAnswered.ask(int),answered::=return LtlAnswered.answer()'
// What is asked is answered some time, by whatever thread.
public class LtlAnswered {
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
            while (true) if (question != 0) answer();
        }).start();
        while (true) if (question == 0) ask(1);
    }
}
