// expect: safe
// A jump to itself: the state space must close, and limits must be kept.
public class EndlessEmptyLoop {
    public static void main(String[] args) {
        while (true) {
        }
    }
}
