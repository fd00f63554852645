// expect: unknown Object.clone
// por: cross-check
// Object.clone reads all fields in one step, which is not what another JVM does; the report says so.
public class CloneOfShared implements Cloneable {
    int x, y;

    public static void main(String[] args) throws Exception {
        CloneOfShared shared = new CloneOfShared();
        Thread writer = new Thread(() -> {
            shared.x = 1;
            shared.y = 1;
        });
        writer.start();
        CloneOfShared copy = (CloneOfShared) shared.clone();
        writer.join();
        assert !(copy.x == 0 && copy.y == 1);
    }
}
