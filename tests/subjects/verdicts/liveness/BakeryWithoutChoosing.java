// expect: violated assertion
// keys: search.properties=deadlock,exception,exit,livelock,starvation vm.por=none
// Without saying that it chooses a ticket, who is about to take the same number is not seen.
public class BakeryWithoutChoosing {
    static volatile int number0, number1, inside;

    static void first() {
        for (int round = 0; round < 2; round++) {
            number0 = number1 + 1;
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
            number1 = number0 + 1;
            while (number0 != 0 && number0 <= number1) { }
            assert inside == 0;
            inside = 1;
            gov.nasa.jpf.vm.Verify.progress();
            inside = 0;
            number1 = 0;
        }
    }

    public static void main(String[] args) {
        new Thread(BakeryWithoutChoosing::first).start();
        second();
    }
}
