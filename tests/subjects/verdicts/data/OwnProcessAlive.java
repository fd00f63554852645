// expect: safe
// What is told of the program's own process asks nothing of the machine's others.
public class OwnProcessAlive {
    public static void main(String[] args) {
        ProcessHandle own = ProcessHandle.current();
        assert own.isAlive() && own.pid() > 0 && own.equals(ProcessHandle.current());
        assert ProcessHandle.of(own.pid()).map(own::equals).orElse(false);
    }
}
