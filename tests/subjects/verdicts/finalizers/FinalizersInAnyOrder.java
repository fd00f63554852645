// expect: violated assertion
// keys: vm.process_finalizers=true
// por: verdicts
// Of two that become garbage at once, the one that the other refers to may be finalized first.
public class FinalizersInAnyOrder {
    static volatile boolean isOpen = true, isWrong;

    static class File {
        @Override
        protected void finalize() {
            isOpen = false;
        }
    }

    static class Writer {
        final File file = new File();

        @Override
        protected void finalize() {
            if (!isOpen) isWrong = true;
        }
    }

    public static void main(String[] args) {
        new Writer();
        Thread.yield();
        assert !isWrong;
    }
}
