// expect: as java
import java.io.StringReader;
import java.io.StringWriter;
import javax.xml.transform.OutputKeys;
import javax.xml.transform.Templates;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.stream.StreamResult;
import javax.xml.transform.stream.StreamSource;

/** Style sheets, which the JDK compiles to classes in a module of their own. */
public class StyleSheets {
    static final String SHEET = "<xsl:stylesheet version='1.0' xmlns:xsl='http://www.w3.org/1999/XSL/Transform'>"
        + "<xsl:output method='xml' omit-xml-declaration='yes'/>"
        + "<xsl:param name='least' select='10'/>"
        + "<xsl:template match='/order'><bill items='{count(item)}'><xsl:apply-templates select='item[@price &gt;= $least]'>"
        + "<xsl:sort select='@name'/></xsl:apply-templates><sum><xsl:value-of select='sum(item/@price)'/></sum></bill></xsl:template>"
        + "<xsl:template match='item'><line><xsl:choose><xsl:when test='@price &gt; 20'>dear </xsl:when>"
        + "<xsl:otherwise>cheap </xsl:otherwise></xsl:choose><xsl:value-of select='concat(@name, \"-\", position())'/></line></xsl:template>"
        + "</xsl:stylesheet>";

    public static void main(String[] args) throws Exception {
        String order = "<order><item name='tea' price='12'/><item name='bread' price='4'/><item name='cheese' price='25'/></order>";
        Templates templates = TransformerFactory.newInstance().newTemplates(new StreamSource(new StringReader(SHEET)));
        for (String least : new String[] {null, "1"}) {
            Transformer transformer = templates.newTransformer();
            if (least != null) transformer.setParameter("least", Integer.valueOf(least));
            StringWriter result = new StringWriter();
            transformer.transform(new StreamSource(new StringReader(order)), new StreamResult(result));
            System.out.println(result);
        }
        Transformer copy = TransformerFactory.newInstance().newTransformer();
        copy.setOutputProperty(OutputKeys.OMIT_XML_DECLARATION, "yes");
        StringWriter result = new StringWriter();
        copy.transform(new StreamSource(new StringReader(order)), new StreamResult(result));
        System.out.println(result);
    }
}
