// expect: safe
// Attributes of fields are those of the values that stand there, on the path that has set them.
import gov.nasa.jpf.vm.Verify;

public class AttributesOfFields {
    int number = 3;
    long wide = 1L << 40;
    double real = 0.5;
    byte narrow = -1;
    boolean flag = true;
    static int unrelated;

    static class Below extends AttributesOfFields {
        int own;
    }

    public static void main(String[] args) {
        Below object = new Below();
        boolean isSet = Verify.getBoolean();
        if (isSet) Verify.setFieldAttribute(object, "number", 42);
        check(Verify.getFieldAttribute(object, "number") == (isSet ? 42 : 0) && object.number == 3);
        check((Verify.getFieldAttributes(object, "number") == null) == !isSet);
        for (String field : new String[] {"wide", "real", "narrow", "flag", "own"}) {
            Verify.addFieldAttribute(object, field, 1);
            Verify.addFieldAttribute(object, field, -2);
            int[] all = Verify.getFieldAttributes(object, field);
            check(all.length == 2 && all[0] == -2 && all[1] == 1 && Verify.getFieldAttribute(object, field) == -2);
            Verify.setFieldAttribute(object, field, 0);
            all = Verify.getFieldAttributes(object, field);
            check(all.length == 1 && all[0] == 0);
            Verify.setFieldAttribute(object, field, 9);
        }
        check(object.wide == 1L << 40 && object.real == 0.5 && object.narrow == -1 && object.flag && object.own == 0);
        // They go with the values, through all kinds of moves.
        long wide = pass(object.wide);
        AttributesOfFields other = new AttributesOfFields();
        other.wide = wide;
        other.narrow = object.narrow;
        other.flag = object.flag;
        other.real = object.real;
        check(Verify.getFieldAttribute(other, "wide") == 9 && Verify.getLocalAttribute("wide") == 9);
        check(Verify.getFieldAttribute(other, "narrow") == 9 && Verify.getFieldAttribute(other, "flag") == 9);
        check(Verify.getFieldAttribute(other, "real") == 9);
        // What is computed has none, nor has what is written anew.
        other.wide = wide + 1;
        other.narrow = (byte) (object.narrow + 0);
        other.real = -object.real;
        other.flag = !object.flag;
        object.number = 3;
        check(Verify.getFieldAttribute(other, "wide") == 0 && Verify.getFieldAttribute(other, "narrow") == 0);
        check(Verify.getFieldAttribute(other, "real") == 0 && Verify.getFieldAttribute(other, "flag") == 0);
        check(Verify.getFieldAttribute(object, "number") == 0);
        check(Verify.getFieldAttribute(null, "number") == 0);
        try {
            Verify.getFieldAttribute(object, "unrelated");
            check(false);
        } catch (RuntimeException e) {
            throw e;
        } catch (Throwable e) {
            check(e.toString().equals("java.lang.NoSuchFieldException: AttributesOfFields$Below.unrelated"));
        }
    }

    static long pass(long value) {
        check(Verify.getLocalAttribute("value") == 9);
        return value;
    }

    static void check(boolean holds) {
        if (!holds) throw new IllegalStateException();
    }
}
