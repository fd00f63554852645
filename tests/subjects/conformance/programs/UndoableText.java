// expect: as java
import java.util.*;
import java.util.function.*;

public class UndoableText {
    private final StringBuilder text = new StringBuilder();
    private final Deque<Runnable> undo = new ArrayDeque<>(), redo = new ArrayDeque<>();

    private void edit(Runnable forward, Runnable back) {
        forward.run();
        undo.push(() -> {
            back.run();
            redo.push(() -> edit(forward, back));
        });
    }

    void insert(int at, String s) {
        if (at > text.length()) throw new StringIndexOutOfBoundsException("at " + at);
        redo.clear();
        edit(() -> text.insert(at, s), () -> text.delete(at, at + s.length()));
    }

    void delete(int from, int to) {
        String cut = text.substring(from, to);
        redo.clear();
        edit(() -> text.delete(from, to), () -> text.insert(from, cut));
    }

    boolean undo() {
        return !undo.isEmpty() && run(undo.pop());
    }

    boolean redo() {
        return !redo.isEmpty() && run(redo.pop());
    }

    private static boolean run(Runnable r) {
        r.run();
        return true;
    }

    public static void main(String[] args) {
        UndoableText t = new UndoableText();
        t.insert(0, "hello");
        t.insert(5, " world");
        t.delete(0, 1);
        t.insert(0, "J");
        System.out.println(t.text);
        for (BooleanSupplier s : List.<BooleanSupplier>of(t::undo, t::undo, t::redo, t::undo, t::undo, t::redo, t::redo, t::redo, t::redo)) System.out.print(s.getAsBoolean() + ":" + t.text + " ");
        System.out.println();
        t.undo();
        t.insert(2, "--");
        System.out.println(t.text + " " + t.redo() + t.undo.size());
        try {
            t.insert(99, "x");
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            t.delete(3, 1);
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        while (t.undo());
        System.out.println("[" + t.text + "]" + t.redo.size());
    }
}
