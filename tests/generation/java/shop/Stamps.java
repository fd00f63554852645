package shop;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/** Defines a class that no class path has, and takes long for it. */
public class Stamps {
    public static int kind(int number) throws Exception {
        long sum = 0;
        for (int i = 0; i < 200_000; i++) sum += i ^ number;
        Class<?> made = new Maker().make("shop.Stamps" + (number > 0 ? "Plus" : "Minus"));
        Class.forName(made.getName(), true, made.getClassLoader());
        if (made.getName().endsWith("Plus")) return sum == 7 ? 2 : 1;
        return 0;
    }

    static class Maker extends ClassLoader {
        Class<?> make(String name) throws IOException {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            DataOutputStream out = new DataOutputStream(bytes);
            out.writeInt(0xCAFEBABE);
            out.writeInt(52);
            out.writeShort(5);
            out.writeByte(1);
            out.writeUTF(name.replace('.', '/'));
            out.writeByte(7);
            out.writeShort(1);
            out.writeByte(1);
            out.writeUTF("java/lang/Object");
            out.writeByte(7);
            out.writeShort(3);
            for (int word : new int[] {0x21, 2, 4, 0, 0, 0, 0}) out.writeShort(word);
            return defineClass(name, bytes.toByteArray(), 0, bytes.size());
        }
    }
}
