// expect: violated assertion
// keys: vm.add_opens=java.base/java.util=ALL-UNNAMED
// message: opened
// As --add-opens: reflection may look into what the module keeps for itself; other packages stay closed.
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.util.ArrayList;

public class PackageOpened {
    public static void main(String[] args) throws Exception {
        try {
            String.class.getDeclaredField("hash").setAccessible(true);
            throw new IllegalStateException();
        } catch (InaccessibleObjectException e) {
            // java.lang is closed
        }
        Field size = ArrayList.class.getDeclaredField("size");
        size.setAccessible(true);
        assert size.getInt(new ArrayList<>(java.util.List.of(1, 2))) != 2 : "opened";
    }
}
