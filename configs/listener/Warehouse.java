/** Two workers carry crates from one shelf to another, and each writes into the log what it has done. */
public class Warehouse {
    static class Shelf {
        private int crates;

        Shelf(int crates) {
            this.crates = crates;
        }

        synchronized boolean take() {
            if (crates == 0) {
                return false;
            }
            crates--;
            return true;
        }

        synchronized void put() {
            crates++;
        }

        synchronized int count() {
            return crates;
        }
    }

    static class Log {
        private int entries;

        synchronized void add() {
            entries++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Shelf from = new Shelf(2);
        Shelf to = new Shelf(0);
        Log log = new Log();
        Runnable work = () -> {
            while (from.take()) {
                to.put();
                log.add();
            }
        };
        Thread first = new Thread(work, "first");
        Thread second = new Thread(work, "second");
        first.start();
        second.start();
        first.join();
        second.join();
        assert to.count() == 2;
    }
}
