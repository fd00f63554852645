// expect: violated assertion
// por: cross-check
// A thread names itself; another one may see the new name as soon as it runs, without any lock.
public class NameSeen {
    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> Thread.currentThread().setName("renamed"), "first");
        other.start();
        assert !other.getName().equals("renamed") : "renamed at once";
        other.join();
    }
}
