package shop;

import java.util.List;

/** Parts are loaded and used by their names. */
public class Machine {
    private final Object part;

    public Machine(String part) throws ReflectiveOperationException {
        this.part = Machine.class.getClassLoader().loadClass(part).getDeclaredConstructor().newInstance();
    }

    public boolean isList() {
        return part instanceof List;
    }

    public String ask(String question) throws ReflectiveOperationException {
        Object answer = part.getClass().getMethod(question).invoke(part);
        if (answer == null) return "done";
        return answer instanceof Boolean ? "yes or no" : "text";
    }
}
