package shop;

import java.util.List;

/** Another thread changes what its methods tell, some time after they have returned. */
public class Ferry {
    private final Crew crew = new Crew();
    private boolean isLeaving;

    public void leave() {
        if (isLeaving) throw new IllegalStateException("has left");
        isLeaving = true;
        new Thread(crew, "crew").start();
    }

    public List<String> getWork() {
        return crew.getWork();
    }

    public boolean isLeaving() {
        return isLeaving;
    }
}
