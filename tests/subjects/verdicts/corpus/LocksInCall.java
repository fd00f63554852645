// expect: violated deadlock
// An observer is called with the lock of the subject held, and locks itself first where it unsubscribes.
public class LocksInCall {
    static class Subject {
        synchronized void tell(Observer observer) {
            observer.update();
        }

        synchronized void remove() {}
    }

    static class Observer {
        synchronized void update() {}

        synchronized void leave(Subject subject) {
            subject.remove();
        }
    }

    public static void main(String[] args) {
        Subject subject = new Subject();
        Observer observer = new Observer();
        new Thread(() -> subject.tell(observer)).start();
        new Thread(() -> observer.leave(subject)).start();
    }
}
