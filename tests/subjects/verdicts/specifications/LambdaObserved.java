// expect: violated specification LambdaObserved$Action.Once
// blame: caller
// history: run(int) is called; run(int) is called
// An object of a lambda has a monitor as any other.
import fi.hut.ics.lime.aspectmonitor.annotation.CallSpecifications;

public class LambdaObserved {
    @CallSpecifications(regexp = {"Once ::= (run() && <{ #1 > 0 }>)?"})
    interface Action {
        int run(int with);
    }

    public static void main(String[] args) {
        Action action = with -> with + 1;
        Action other = with -> with + 2;
        int sum = action.run(1) + other.run(2);
        System.out.println(sum + action.run(sum));
    }
}
