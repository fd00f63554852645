package shop;

import java.util.ArrayList;
import java.util.List;

/** What another thread does for Ferry. */
public class Crew implements Runnable {
    private List<String> work;

    @Override
    public synchronized void run() {
        work = new ArrayList<>();
    }

    public synchronized List<String> getWork() {
        return work;
    }
}
