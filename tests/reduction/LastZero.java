import java.util.concurrent.atomic.AtomicIntegerArray;

// One thread looks for the last zero of an array, n others each write one more than their neighbour has:
// (n + 3) * 2^(n - 2) traces (Abdulla, Aronis, Jonsson, Sagonas, POPL 2014).
public class LastZero {
    public static void main(String[] arguments) {
        int n = Integer.parseInt(arguments[0]);
        AtomicIntegerArray array = new AtomicIntegerArray(n + 1);
        new Thread(() -> {
            int i = n;
            while (array.get(i) != 0) i--;
        }).start();
        for (int j = 1; j <= n; j++) {
            int mine = j;
            new Thread(() -> array.set(mine, array.get(mine - 1) + 1)).start();
        }
    }
}
