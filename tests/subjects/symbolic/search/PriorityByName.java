// expect: safe
// method: run(sym#sym#sym#sym)
// keys: search.class=gov.nasa.jpf.search.heuristic.SimplePriorityHeuristic
// As PriorityOfCommands, with JPF's name for the search, and without an error.
public class PriorityByName {
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
        assert level <= 8 && load <= 4;
    }
}
