// expect: violated livelock
// keys: search.properties=deadlock,exception,exit,livelock
// One thread, and a loop that it does not leave.
public class SingleLoop {
    public static void main(String[] args) {
        int x = 0;
        while (x != 11) x = (x + 2) % 10;
    }
}
