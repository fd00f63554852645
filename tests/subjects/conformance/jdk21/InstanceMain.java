// expect: as java
// since: 25
// args: one two
import java.util.List;

class InstanceMain {
    final String greeting = "an instance main";

    InstanceMain() {
        System.out.println("constructed");
    }

    void main(String[] args) {
        IO.println(greeting + " " + List.of(args));
        throw new IllegalStateException("from an instance");
    }
}
