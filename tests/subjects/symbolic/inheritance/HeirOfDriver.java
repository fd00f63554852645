// expect: violated assertion
// method: check(sym#sym)
// keys: symbolic.objects=constructors
// witness: [{"class": "HeirOfDriver$Stored", "types": [], "arguments": []}, 7]
// A class of the program's own that extends one by whose name programs know SQLite is an input as any other.
public class HeirOfDriver {
    interface Shelf {
        int books(int row);
    }

    static class Empty implements Shelf {
        @Override
        public int books(int row) {
            return 0;
        }
    }

    static class Stored extends org.sqlite.SQLiteDataSource implements Shelf {
        @Override
        public int books(int row) {
            return row == 7 ? -1 : row;
        }
    }

    static void check(Shelf shelf, int row) {
        if (shelf == null || row < 0) return;
        assert shelf.books(row) >= 0;
    }
}
