// expect: violated uncaught java.lang.IllegalStateException
// also: uncaught java.lang.ArithmeticException; uncaught java.lang.IndexOutOfBoundsException
// method: f(sym)
// keys: search.multiple_errors=true
// witness: [{"method": "MemberOfAnyKind.f(java.lang.reflect.AnnotatedElement)"}]
// What an element of a program may be: a class, a method, a field.
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Field;
import java.lang.reflect.Method;

public class MemberOfAnyKind {
    int size;

    static void f(AnnotatedElement element) {
        if (element instanceof Method && ((Method) element).getDeclaringClass() == MemberOfAnyKind.class)
            throw new IllegalStateException();
        if (element instanceof Field && ((Field) element).getName().equals("size"))
            throw new ArithmeticException();
        if (element instanceof Class && ((Class<?>) element).isInterface())
            throw new IndexOutOfBoundsException();
    }
}
