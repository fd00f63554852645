// expect: as java
import java.util.*;
import org.apache.commons.math3.geometry.euclidean.oned.*;
import org.apache.commons.math3.geometry.euclidean.threed.*;
import org.apache.commons.math3.geometry.euclidean.twod.*;
import org.apache.commons.math3.geometry.euclidean.twod.hull.*;
import org.apache.commons.math3.geometry.partitioning.*;

public class MathGeometry {
    public static void main(String[] args) {
        Vector3D a = new Vector3D(1, 2, 3), b = new Vector3D(-2, 0.5, 4);
        System.out.println(a.add(b) + " " + a.crossProduct(b) + " " + a.dotProduct(b) + " " + a.getNorm() + " " + Vector3D.distance(a, b) + " " + a.scalarMultiply(2.5) + " " + a.negate() + " " + a.getNormInf() + " " + a.equals(new Vector3D(1, 2, 3)));
        Rotation r = new Rotation(Vector3D.PLUS_K, Math.PI / 2, RotationConvention.VECTOR_OPERATOR);
        Vector3D rotated = r.applyTo(a);
        System.out.printf("%.6f %.6f %.6f %.6f%n", rotated.getX(), rotated.getY(), rotated.getZ(), r.getAngle());
        System.out.printf("%.6f%n", Vector3D.angle(a, b));
        org.apache.commons.math3.geometry.euclidean.threed.Plane p = new org.apache.commons.math3.geometry.euclidean.threed.Plane(new Vector3D(0, 0, 1), Vector3D.PLUS_K, 1e-10);
        Vector3D hit = p.intersection(new org.apache.commons.math3.geometry.euclidean.threed.Line(Vector3D.ZERO, new Vector3D(1, 1, 1), 1e-10));
        System.out.printf("%.6f %.6f %.6f %.3f%n", hit.getX(), hit.getY(), hit.getZ(), p.getOffset(a));
        Collection<Vector2D> points = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            points.add(new Vector2D(i * 7 % 10, i * 3 % 8));
        }
        ConvexHull2D hull = new MonotoneChain().generate(points);
        System.out.println(Arrays.toString(hull.getVertices()) + " " + hull.getLineSegments().length);
        Vector2D u = new Vector2D(3, 4), v = new Vector2D(1, -2);
        System.out.println(u.getNorm() + " " + u.dotProduct(v) + " " + u.crossProduct(Vector2D.ZERO, v) + " " + u.distance(v) + " " + u.subtract(v));
        IntervalsSet s = new IntervalsSet(0, 2, 1e-10), t = new IntervalsSet(1, 3, 1e-10);
        Region<Euclidean1D> union = new RegionFactory<Euclidean1D>().union(s, t), minus = new RegionFactory<Euclidean1D>().difference(new IntervalsSet(0, 5, 1e-10), new IntervalsSet(1, 3, 1e-10));
        System.out.println(union.getSize() + " " + minus.getSize() + " " + ((IntervalsSet) minus).asList().size() + " " + union.checkPoint(new Vector1D(1.5)) + " " + union.checkPoint(new Vector1D(9)));
        PolygonsSet square = new PolygonsSet(0, 4, 0, 4, 1e-10), hole = new PolygonsSet(1, 2, 1, 2, 1e-10);
        Region<Euclidean2D> ring = new RegionFactory<Euclidean2D>().difference(square, hole);
        System.out.printf("%.6f %.6f %s %s%n", ring.getSize(), ring.getBoundarySize(), ring.checkPoint(new Vector2D(1.5, 1.5)), ring.checkPoint(new Vector2D(3, 3)));
    }
}
