// expect: safe
// keys: search.properties=deadlock,exception,exit,livelock,starvation
// A thread that spins until another one has done its work: no fair scheduler lets it do so for ever.
public class EndsAlways {
    static volatile boolean done;

    public static void main(String[] args) {
        new Thread(() -> done = true).start();
        while (!done) { }
    }
}
