// expect: safe
// A barber, one chair to wait on, two customers: nobody is shaved while another one is, and all who stay are served.
public class SleepingBarber {
    static boolean chairTaken;
    static int served, gone;

    static synchronized void visit() throws InterruptedException {
        if (chairTaken) {
            gone++;
            SleepingBarber.class.notifyAll();
            return;
        }
        chairTaken = true;
        SleepingBarber.class.notifyAll();
        while (chairTaken) {
            SleepingBarber.class.wait();
        }
    }

    static synchronized void work() throws InterruptedException {
        while (served + gone < 2) {
            while (!chairTaken) {
                if (served + gone == 2) {
                    return;
                }
                SleepingBarber.class.wait();
            }
            chairTaken = false;
            served++;
            SleepingBarber.class.notifyAll();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Runnable customer = () -> {
            try {
                visit();
            } catch (InterruptedException e) {
                assert false;
            }
        };
        Thread a = new Thread(customer);
        Thread b = new Thread(customer);
        a.start();
        b.start();
        work();
        a.join();
        b.join();
        assert served + gone == 2 && served >= 1;
    }
}
