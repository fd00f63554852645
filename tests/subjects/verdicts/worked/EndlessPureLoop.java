// expect: safe
// A loop without end over a finite state that makes no choice at all: the state space must close all the same.
public class EndlessPureLoop {
    public static void main(String[] args) {
        int x = 0;
        while (true) {
            x = (x + 3) % 10;
            assert x >= 0 && x < 10;
        }
    }
}
