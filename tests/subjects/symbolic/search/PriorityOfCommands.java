// expect: violated assertion
// method: run(sym#sym#sym#sym)
// keys: search.class=priority search.random_percent=30
// witness: [1, 2, 3, 2]
// A small machine: three of four commands lead to the error.
public class PriorityOfCommands {
    static void run(int first, int second, int third, int fourth) {
        int level = 0;
        int load = 0;
        for (int command : new int[] {first, second, third, fourth}) {
            switch (command) {
                case 1: load++; break;
                case 2: level += 1 + load; break;
                case 3: level *= 2; break;
                default: return;
            }
        }
        assert level != 6;
    }
}
