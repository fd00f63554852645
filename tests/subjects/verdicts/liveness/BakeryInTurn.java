// expect: safe
// keys: search.properties=deadlock,exception,exit,livelock,starvation vm.por=none
// Lamport's bakery (1974), two rounds of two: the smaller ticket enters first, and of equal ones the first thread's.
public class BakeryInTurn {
    static volatile boolean choosing0, choosing1;
    static volatile int number0, number1, inside;

    static void first() {
        for (int round = 0; round < 2; round++) {
            choosing0 = true;
            number0 = number1 + 1;
            choosing0 = false;
            while (choosing1) { }
            while (number1 != 0 && number1 < number0) { }
            assert inside == 0;
            inside = 1;
            gov.nasa.jpf.vm.Verify.progress();
            inside = 0;
            number0 = 0;
        }
    }

    static void second() {
        for (int round = 0; round < 2; round++) {
            choosing1 = true;
            number1 = number0 + 1;
            choosing1 = false;
            while (choosing0) { }
            while (number0 != 0 && number0 <= number1) { }
            assert inside == 0;
            inside = 1;
            gov.nasa.jpf.vm.Verify.progress();
            inside = 0;
            number1 = 0;
        }
    }

    public static void main(String[] args) {
        new Thread(BakeryInTurn::first).start();
        second();
    }
}
