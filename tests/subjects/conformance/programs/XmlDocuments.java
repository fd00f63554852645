// expect: as java
import java.io.*;
import javax.xml.parsers.*;
import javax.xml.stream.*;
import org.w3c.dom.*;
import org.xml.sax.*;
import org.xml.sax.helpers.*;

public class XmlDocuments {
    public static void main(String[] args) throws Exception {
        String xml = "<?xml version='1.0'?><r a='1'><!-- c --><x id='i'>t &amp; u</x><y/><![CDATA[<raw>]]></r>";
        Document d = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(xml)));
        Element r = d.getDocumentElement();
        System.out.println(r.getTagName() + r.getAttribute("a") + r.getChildNodes().getLength() + d.getElementsByTagName("x").item(0).getTextContent() + r.getLastChild().getNodeType());
        StringBuilder log = new StringBuilder();
        SAXParserFactory.newInstance().newSAXParser().parse(new ByteArrayInputStream(xml.getBytes()), new DefaultHandler() {
            @Override
            public void startElement(String uri, String local, String name, Attributes a) {
                log.append('<').append(name).append(a.getLength());
            }

            @Override
            public void characters(char[] c, int from, int n) {
                log.append(c, from, n);
            }
        });
        System.out.println(log);
        XMLStreamReader s = XMLInputFactory.newInstance().createXMLStreamReader(new StringReader(xml));
        int elements = 0;
        while (s.hasNext()) if (s.next() == XMLStreamConstants.START_ELEMENT) elements++;
        System.out.println(elements);
        try {
            DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader("<a><b></a>")));
        } catch (SAXParseException e) {
            System.out.println(e.getLineNumber() + " " + e.getMessage());
        }
    }
}
