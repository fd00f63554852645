// expect: as java
import java.beans.*;
import java.util.*;

public class BeansAndEditors {
    public static class Person {
        private String name;
        private int age;
        private final PropertyChangeSupport changes = new PropertyChangeSupport(this);

        public String getName() {
            return name;
        }

        public void setName(String n) {
            String old = name;
            name = n;
            changes.firePropertyChange("name", old, n);
        }

        public int getAge() {
            return age;
        }

        public boolean isAdult() {
            return age >= 18;
        }

        public void addPropertyChangeListener(PropertyChangeListener l) {
            changes.addPropertyChangeListener(l);
        }
    }

    public static void main(String[] args) throws Exception {
        Person p = new Person();
        p.addPropertyChangeListener(e -> System.out.println(e.getPropertyName() + e.getOldValue() + e.getNewValue()));
        p.setName("a");
        p.setName("a");
        p.setName("b");
        PropertyChangeSupport s = new PropertyChangeSupport("src");
        s.addPropertyChangeListener("x", e -> System.out.println(e.getSource() + "" + e.getNewValue()));
        s.firePropertyChange("x", 1, 2);
        s.firePropertyChange("y", 1, 2);
        s.firePropertyChange("x", true, true);
        s.fireIndexedPropertyChange("x", 3, "o", "n");
        System.out.println(s.hasListeners("x") + "" + s.hasListeners("y") + s.getPropertyChangeListeners().length);
        VetoableChangeSupport v = new VetoableChangeSupport(p);
        v.addVetoableChangeListener(e -> {
            if ((int) e.getNewValue() < 0) throw new PropertyVetoException("negative", e);
        });
        v.fireVetoableChange("age", 1, 5);
        try {
            v.fireVetoableChange("age", 5, -1);
        } catch (PropertyVetoException e) {
            System.out.println(e.getMessage() + e.getPropertyChangeEvent().getPropertyName());
        }
    }
}
