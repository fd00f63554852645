// expect: violated assertion
// keys: listener=ChoiceSelector choice.threads=worker-* search.multiple_errors=true
// errors: 2
import gov.nasa.jpf.vm.Verify;

public class ChoicesFromThread {
    public static void main(String[] args) throws InterruptedException {
        int before = Verify.getInt(0, 9);
        Thread worker = new Thread(() -> {
            boolean which = Verify.getBoolean();
            assert which : "false";
            assert !which : "true";
        }, "worker-1");
        worker.start();
        worker.join();
        assert before >= 0;
    }
}
