package shop;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

/** What it does when it is written to a stream and read, nobody else calls. */
public class Basket implements Serializable {
    private static final long serialVersionUID = 1;

    private transient int apples;

    public void add(int more) {
        apples += more;
    }

    public int apples() {
        return apples;
    }

    private void writeObject(ObjectOutputStream out) throws IOException {
        out.defaultWriteObject();
        out.writeInt(apples > 5 ? 5 : apples);
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        apples = in.readInt();
        if (apples < 0) apples = 0;
    }
}
