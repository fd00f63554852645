// expect: safe
// keys: vm.heap_limit=10M
// timeout: 60
// Garbage does not count: each list has room, as it has under java -Xmx10m.
import java.util.ArrayList;
import java.util.List;

public class HeapLimitListsInTurn {
    public static void main(String[] args) {
        for (int turn = 0; turn < 10; turn++) {
            List<Integer> list = new ArrayList<>();
            for (int i = 0; i < 80_000; i++) list.add(i + 1000);
            assert list.size() == 80_000;
        }
    }
}
