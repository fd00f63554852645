// expect: unknown races
// keys: vm.process_finalizers=true listener=.listener.PreciseRaceDetector
// What finalize() accesses comes after the end of the constructor, of which the detector does not know.
public class FinalizerBesideRaces {
    static int seen;

    static class Resource {
        int size = 3;

        @Override
        protected void finalize() {
            seen = size;
        }
    }

    public static void main(String[] args) {
        new Resource();
    }
}
