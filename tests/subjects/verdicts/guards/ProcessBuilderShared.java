// expect: violated assertion
// por: cross-check
// A ProcessBuilder is a plain object of the program's, though its package is not.
public class ProcessBuilderShared {
    public static void main(String[] args) throws Exception {
        ProcessBuilder builder = new ProcessBuilder("ls");
        Thread other = new Thread(() -> builder.redirectErrorStream(true));
        other.start();
        boolean first = builder.redirectErrorStream(), second = builder.redirectErrorStream();
        other.join();
        assert first == second : "set between";
    }
}
