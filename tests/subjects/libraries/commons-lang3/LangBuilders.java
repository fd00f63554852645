// expect: as java
import java.util.*;
import org.apache.commons.lang3.builder.*;

public class LangBuilders {
    static class Person implements Comparable<Person> {
        private final String name;
        private final int age;
        private final double[] scores;
        private transient int skipped = 5;

        Person(String name, int age, double... scores) {
            this.name = name;
            this.age = age;
            this.scores = scores;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Person p && new EqualsBuilder().append(name, p.name).append(age, p.age).append(scores, p.scores).isEquals();
        }

        @Override
        public int hashCode() {
            return new HashCodeBuilder(17, 37).append(name).append(age).append(scores).toHashCode();
        }

        @Override
        public int compareTo(Person o) {
            return new CompareToBuilder().append(name, o.name).append(age, o.age).append(scores, o.scores).toComparison();
        }

        @Override
        public String toString() {
            return new ToStringBuilder(this, ToStringStyle.SHORT_PREFIX_STYLE).append("name", name).append("age", age).append("scores", scores).toString();
        }
    }

    public static void main(String[] args) {
        Person a = new Person("Ann", 30, 1.5, 2), b = new Person("Ann", 30, 1.5, 2), c = new Person("Ann", 30, 1.5);
        System.out.println(a + " " + a.equals(b) + " " + a.equals(c) + " " + a.hashCode() + " " + (a.hashCode() == b.hashCode()) + " " + a.compareTo(c) + " " + c.compareTo(a) + " " + a.compareTo(b));
        System.out.println(ToStringBuilder.reflectionToString(a, ToStringStyle.JSON_STYLE) + " " + ToStringBuilder.reflectionToString(a, ToStringStyle.NO_CLASS_NAME_STYLE) + " " + ToStringBuilder.reflectionToString(a, ToStringStyle.SIMPLE_STYLE));
        System.out.println(EqualsBuilder.reflectionEquals(a, b) + " " + EqualsBuilder.reflectionEquals(a, c) + " " + EqualsBuilder.reflectionEquals(a, c, "scores") + " " + (HashCodeBuilder.reflectionHashCode(a) == HashCodeBuilder.reflectionHashCode(b)) + " "
                + CompareToBuilder.reflectionCompare(new Person("a", 1), new Person("b", 1)));
        System.out.println(new ReflectionToStringBuilder(a, ToStringStyle.NO_FIELD_NAMES_STYLE).setExcludeFieldNames("scores").toString().endsWith("[Ann,30]") + " "
                + new ToStringBuilder(a, ToStringStyle.MULTI_LINE_STYLE).append("list", List.of(1, 2)).append("n", (Object) null).toString().lines().count());
        DiffResult<Person> diff = new DiffBuilder<>(a, c, ToStringStyle.SHORT_PREFIX_STYLE).append("name", a.name, c.name).append("age", a.age, 31).append("scores", a.scores, c.scores).build();
        System.out.println(diff.getNumberOfDiffs() + " " + diff.getDiffs().get(0).getFieldName() + " " + diff);
        TreeSet<Person> set = new TreeSet<>(List.of(new Person("b", 2), new Person("a", 9), new Person("a", 3)));
        System.out.println(set);
        Map<String, Object> map = new TreeMap<>();
        map.put("array", new int[] {1, 2});
        System.out.println(new ToStringBuilder(map, ToStringStyle.NO_CLASS_NAME_STYLE).append("x", new int[][] {{1}, {2}}).append("flag", true).append("c", 'c').build());
    }
}
