// expect: violated assertion
// A consumer that does not look again after it was woken takes what another one has taken.
public class IfInPlaceOfWhile {
    static int items;

    static synchronized void put() {
        items++;
        IfInPlaceOfWhile.class.notifyAll();
    }

    static synchronized void take() {
        try {
            if (items == 0) IfInPlaceOfWhile.class.wait();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        items--;
        assert items >= 0 : "taken twice";
    }

    public static void main(String[] args) {
        new Thread(IfInPlaceOfWhile::take).start();
        new Thread(IfInPlaceOfWhile::take).start();
        new Thread(IfInPlaceOfWhile::put).start();
        new Thread(IfInPlaceOfWhile::put).start();
    }
}
