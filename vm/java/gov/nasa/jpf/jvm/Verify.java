package gov.nasa.jpf.jvm;

/** The name that the class had in the first versions of Java PathFinder. */
public class Verify extends gov.nasa.jpf.vm.Verify {
    protected Verify() {}
}
