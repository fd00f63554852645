// expect: violated deadlock
// Two classes whose initializers need each other, initialized by two threads.
public class ClassInitDeadlock {
    static class Hen {
        static int eggs = 1;
        static int chicks = Egg.shells;
    }

    static class Egg {
        static int shells = 1;
        static int hens = Hen.eggs;
    }

    static int a, b;

    public static void main(String[] args) {
        Thread first = new Thread(() -> a = Hen.chicks);
        Thread second = new Thread(() -> b = Egg.hens);
        first.start();
        second.start();
    }
}
