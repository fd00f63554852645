import java.io.IOException;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Call sites and constants whose bootstrap methods are not as they should be. */
class CallSiteCode implements Opcodes {
    private static final String NAME = "gen/Sites", LOOKUP = "Ljava/lang/invoke/MethodHandles$Lookup;", SITE = "Ljava/lang/invoke/CallSite;",
            USUAL = "(" + LOOKUP + "Ljava/lang/String;Ljava/lang/invoke/MethodType;";

    private static ClassWriter w;

    private static Handle handle(String name, String descriptor) {
        return new Handle(H_INVOKESTATIC, "Bootstrapping", name, descriptor, false);
    }

    private static void site(String name, String descriptor, Handle bootstrap, Object... arguments) {
        Generate.method(w, ACC_PUBLIC | ACC_STATIC, name, descriptor, m -> {
            int local = 0;
            for (Type t : Type.getArgumentTypes(descriptor)) {
                m.visitVarInsn(t.getOpcode(ILOAD), local);
                local += t.getSize();
            }
            m.visitInvokeDynamicInsn("named", descriptor, bootstrap, arguments);
            m.visitInsn(Type.getReturnType(descriptor).getOpcode(IRETURN));
        });
    }

    private static void constant(String name, String type, Handle bootstrap, Object... arguments) {
        Generate.method(w, ACC_PUBLIC | ACC_STATIC, name, "()" + type, m -> {
            m.visitLdcInsn(new ConstantDynamic("named", type, bootstrap, arguments));
            m.visitInsn(Type.getType(type).getOpcode(IRETURN));
        });
    }

    static void generate() throws IOException {
        w = Generate.begin(V11, ACC_PUBLIC | ACC_SUPER, NAME, "java/lang/Object");
        String call = "(I)Ljava/lang/String;";
        for (String name : "good throwing throwsError throwsLinkage throwsBootstrap throwsChecked returnsNull wrongType".split(" "))
            site(name, call, handle(name, USUAL + ")" + SITE));
        site("object", call, handle("object", USUAL + ")Ljava/lang/Object;"));
        site("siteAsObject", call, handle("siteAsObject", USUAL + ")Ljava/lang/Object;"));
        site("text", call, handle("text", USUAL + ")Ljava/lang/String;"));
        site("nothing", call, handle("nothing", USUAL + ")V"));
        site("number", call, handle("number", USUAL + ")I"));
        site("tooFew", call, handle("tooFew", "(" + LOOKUP + "Ljava/lang/String;)" + SITE));
        site("tooMany", call, handle("tooMany", USUAL + "I)" + SITE));
        site("enough", call, handle("tooMany", USUAL + "I)" + SITE), 7);
        site("wrongArgument", call, handle("tooMany", USUAL + "I)" + SITE), "seven");
        site("extra", call, handle("good", USUAL + ")" + SITE), 1);
        site("odd", call, handle("odd", "(" + LOOKUP + "Ljava/lang/Integer;Ljava/lang/invoke/MethodType;)" + SITE));
        site("objects", call, handle("objects", "(Ljava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;)" + SITE));
        site("variable", call, handle("variable", USUAL + "[Ljava/lang/Object;)" + SITE), 1, "two", 3.0, 4L);
        site("variableNone", call, handle("variable", USUAL + "[Ljava/lang/Object;)" + SITE));
        site("variableInts", call, handle("variableInts", USUAL + "[I)" + SITE), 1, "two");
        site("hidden", call, handle("hidden", USUAL + ")" + SITE));
        site("missing", call, handle("missing", USUAL + ")" + SITE));
        site("missingClass", call, new Handle(H_INVOKESTATIC, "missing/Boot", "x", USUAL + ")" + SITE, false));
        site("instance", call, new Handle(H_INVOKESTATIC, "Bootstrapping", "instance", USUAL + ")" + SITE, false));
        site("virtual", call, new Handle(H_INVOKEVIRTUAL, "Bootstrapping", "instance", USUAL + ")" + SITE, false));
        site("constructor", call, new Handle(H_NEWINVOKESPECIAL, "Bootstrapping$Own", "<init>", USUAL + ")V", false));
        site("missingArgument", call, handle("object", USUAL + ")Ljava/lang/Object;"), Type.getType("Lmissing/Type;"));
        String condy = "(" + LOOKUP + "Ljava/lang/String;Ljava/lang/Class;";
        constant("value", "I", handle("value", condy + ")Ljava/lang/Object;"));
        constant("valueAsText", "Ljava/lang/String;", handle("value", condy + ")Ljava/lang/Object;"));
        constant("valueAsLong", "J", handle("value", condy + ")Ljava/lang/Object;"));
        constant("valueAsByte", "B", handle("value", condy + ")Ljava/lang/Object;"));
        constant("nullValue", "I", handle("nullValue", condy + ")Ljava/lang/Object;"));
        constant("nullText", "Ljava/lang/String;", handle("nullValue", condy + ")Ljava/lang/Object;"));
        constant("valueThrows", "I", handle("valueThrows", condy + ")Ljava/lang/Object;"));
        constant("valueThrowsError", "I", handle("valueThrowsError", condy + ")Ljava/lang/Object;"));
        constant("valueVoid", "I", handle("nothing", USUAL + ")V"));
        constant("intValue", "I", handle("intValue", condy + ")I"));
        constant("intValueAsLong", "J", handle("intValue", condy + ")I"));
        constant("intValueAsText", "Ljava/lang/String;", handle("intValue", condy + ")I"));
        constant("bare", "Ljava/lang/String;", handle("bare", "()Ljava/lang/String;"));
        constant("bareWith", "Ljava/lang/String;", handle("bareWith", "(Ljava/lang/Object;)Ljava/lang/String;"));
        constant("moreArguments", "Ljava/lang/Object;", handle("value", condy + ")Ljava/lang/Object;"), 1, 2);
        constant("ofSite", "I", handle("good", USUAL + ")" + SITE));
        w.visitEnd();
        Generate.write(NAME, w.toByteArray());
    }
}
