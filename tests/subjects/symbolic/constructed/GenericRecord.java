// expect: safe
// method: check(sym)
// A record with a type parameter.
public class GenericRecord {
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
        assert batch.count() >= 1 && batch.item() != null && batch.item().weight >= 1;
    }
}
