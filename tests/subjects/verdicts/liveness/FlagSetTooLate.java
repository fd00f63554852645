// expect: violated assertion
// keys: search.properties=deadlock,exception,exit,livelock,starvation vm.por=none
// Who looks first and says only then that it wants to enter, meets the other one inside.
public class FlagSetTooLate {
    static volatile boolean wants0, wants1;
    static volatile int inside;

    public static void main(String[] args) {
        new Thread(() -> {
            while (true) {
                while (wants1) { }
                wants0 = true;
                assert inside == 0;
                inside = 1;
                gov.nasa.jpf.vm.Verify.progress();
                inside = 0;
                wants0 = false;
            }
        }).start();
        while (true) {
            while (wants0) { }
            wants1 = true;
            assert inside == 0;
            inside = 1;
            gov.nasa.jpf.vm.Verify.progress();
            inside = 0;
            wants1 = false;
        }
    }
}
