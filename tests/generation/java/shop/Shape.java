package shop;

/** Not for lambdas: two methods. */
public interface Shape {
    int area();

    int corners();
}
