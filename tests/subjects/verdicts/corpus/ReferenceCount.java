// expect: violated assertion
// Two owners let go of an object: neither sees that it was the last.
public class ReferenceCount {
    static volatile int references = 2;
    static volatile int freed;

    static void release() {
        int left = references - 1;
        references = left;
        if (left == 0) freed++;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(ReferenceCount::release), other = new Thread(ReferenceCount::release);
        one.start();
        other.start();
        one.join();
        other.join();
        assert freed == 1 : "freed " + freed + " times";
    }
}
