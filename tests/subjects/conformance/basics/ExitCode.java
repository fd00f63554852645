// expect: as java
public class ExitCode {
    public static void main(String[] args) {
        try {
            System.out.println("leaving");
            System.exit(42);
        } finally {
            System.out.println("never printed");
        }
    }
}
