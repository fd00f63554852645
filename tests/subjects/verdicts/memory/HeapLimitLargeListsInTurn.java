// expect: safe
// keys: vm.heap_limit=100M
// timeout: 60
// Garbage does not count, as under java -Xmx100m; and a large heap is not looked at more often than is worth it.
import java.util.ArrayList;
import java.util.List;

public class HeapLimitLargeListsInTurn {
    public static void main(String[] args) {
        for (int turn = 0; turn < 20; turn++) {
            List<Integer> list = new ArrayList<>();
            for (int i = 0; i < 1_000_000; i++) list.add(i + 1000);
            assert list.size() == 1_000_000;
        }
    }
}
