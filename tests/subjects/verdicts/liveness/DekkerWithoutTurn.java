// expect: violated livelock
// keys: search.properties=deadlock,exception,exit,livelock,starvation vm.por=none
// Both give way and insist again, each time at the same moment: nobody enters.
public class DekkerWithoutTurn {
    static volatile boolean wants0, wants1;

    public static void main(String[] args) {
        new Thread(() -> {
            while (true) {
                wants0 = true;
                while (wants1) {
                    wants0 = false;
                    wants0 = true;
                }
                gov.nasa.jpf.vm.Verify.progress();
                wants0 = false;
            }
        }).start();
        while (true) {
            wants1 = true;
            while (wants0) {
                wants1 = false;
                wants1 = true;
            }
            gov.nasa.jpf.vm.Verify.progress();
            wants1 = false;
        }
    }
}
