// expect: safe
// The same cycle of initializers in one thread: the inner use sees the half-initialized class and goes on.
public class ClassInitCycle {
    static class Hen {
        static int eggs = 1;
        static int chicks = Egg.shells;
    }

    static class Egg {
        static int shells = 1;
        static int hens = Hen.eggs;
    }

    public static void main(String[] args) {
        assert Hen.chicks == 1;
        assert Egg.hens == 1;
    }
}
