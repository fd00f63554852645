// expect: violated livelock
// keys: search.properties=deadlock,exception,exit,livelock,starvation vm.por=none
// A lock in which both insist: each goes on looking at the other's flag for ever.
public class PetersonWrong {
    static volatile boolean wants0, wants1;

    public static void main(String[] args) {
        new Thread(() -> {
            while (true) {
                wants0 = true;
                while (wants1) { }
                gov.nasa.jpf.vm.Verify.progress();
                wants0 = false;
            }
        }).start();
        while (true) {
            wants1 = true;
            while (wants0) { }
            gov.nasa.jpf.vm.Verify.progress();
            wants1 = false;
        }
    }
}
