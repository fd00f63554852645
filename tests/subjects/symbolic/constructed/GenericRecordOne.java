// expect: violated assertion
// method: check(sym)
// witness: [{"item": {"weight": 1}, "count": 1}]
// A record with a type parameter.
public class GenericRecordOne {
    static class Item {
        int weight;
    }

    record Batch<T extends Item>(T item, int count) {
        Batch {
            if (count < 1 || item.weight < 1) throw new IllegalArgumentException();
        }
    }

    static void check(Batch<Item> batch) {
        if (batch == null) return;
        assert batch.count() >= 1 && batch.item() != null && batch.item().weight > 1;
    }
}
