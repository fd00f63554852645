// expect: unknown processes
// doubt: assertion
// reasons: other-processes
public class ProcessesOfOthers {
    public static void main(String[] args) {
        assert ProcessHandle.current().parent().isPresent();
    }
}
