// expect: as java
// scratch:
import java.nio.*;
import java.util.*;

/** ByteBuffer in all its views, orders and slices. */
public class BuffersOfBytes {
    static String show(Buffer b) {
        return b.getClass().getSimpleName().replaceAll("(Direct|Heap|As).*", "$1") + b.position() + "/" + b.limit() + "/" + b.capacity() + (b.isReadOnly() ? "r" : "");
    }

    public static void main(String[] args) {
        for (ByteBuffer b : new ByteBuffer[] {ByteBuffer.allocate(32), ByteBuffer.allocateDirect(32)}) {
            b.putInt(0x01020304).putLong(-2).putDouble(0.1).putChar('x').put((byte) 9);
            System.out.println(show(b) + " " + b.order() + " " + b.hashCode());
            b.flip();
            b.order(ByteOrder.LITTLE_ENDIAN);
            System.out.println(Integer.toHexString(b.getInt()) + " " + b.getLong() + " " + b.getDouble(12) + " " + b.getShort(20));
            b.mark();
            b.position(20);
            ByteBuffer slice = b.slice();
            System.out.println(show(slice) + slice.order() + slice.get(1));
            b.reset();
            System.out.println(show(b.compact()) + " " + show(b.duplicate().rewind()) + show(b.asReadOnlyBuffer()));
            IntBuffer ints = b.clear().asIntBuffer();
            ints.put(3).put(new int[] {4, 5});
            System.out.println(show(ints) + b.getInt(4) + " " + b.asLongBuffer().get(0) + " " + b.asShortBuffer().get(2) + (int) b.asCharBuffer().get(4));
            FloatBuffer floats = b.asFloatBuffer();
            floats.put(0, 1.5f);
            System.out.println(floats.get(0) + " " + b.asDoubleBuffer().limit() + " " + floats.isDirect());
            ByteBuffer other = ByteBuffer.wrap(new byte[] {1, 2, 3}, 1, 2);
            b.put(other);
            System.out.println(show(other) + other.arrayOffset() + b.compareTo(ByteBuffer.allocate(1)) + b.mismatch(other));
            b.put(0, new byte[] {7, 7}, 0, 2).limit(3);
            try {
                b.getInt();
            } catch (BufferUnderflowException e) {
                System.out.println(e);
            }
            try {
                b.put(3, (byte) 0);
            } catch (IndexOutOfBoundsException e) {
                System.out.println("index");
            }
            try {
                b.asReadOnlyBuffer().put((byte) 1);
            } catch (ReadOnlyBufferException e) {
                System.out.println(e);
            }
            try {
                b.position(5);
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        CharBuffer chars = CharBuffer.wrap("hello world");
        System.out.println(chars.subSequence(2, 5) + "" + chars.charAt(1) + chars.length() + chars.slice(6, 5) + chars.isReadOnly());
        LongBuffer longs = LongBuffer.allocate(4).put(5).put(6);
        System.out.println(longs.flip() + " " + longs.get() + Arrays.toString(longs.array()) + longs.hasRemaining());
        try {
            LongBuffer.allocate(1).put(1).put(2);
        } catch (BufferOverflowException e) {
            System.out.println(e);
        }
    }
}
