// expect: as java
public class CharacterClasses {
    public static void main(String[] args) {
        int[] points = {'a', 'Z', '5', ' ', '\t', '_', '$', '\u00e9', '\u00df', '\u0130', '\u01c5', '\u0660', '\u4e2d', '\u00a0', '\u2003', 0x1F600, 0x10400,
            0xD800, 0xFFFF, 0x2160, 0x5d0, 0x200B, '(', '\u20ac', '\u0301', 0x10FFFF};
        for (int p : points) {
            System.out.println(Integer.toHexString(p) + " type " + Character.getType(p) + " letter " + Character.isLetter(p) + " digit "
                    + Character.isDigit(p) + " lod " + Character.isLetterOrDigit(p) + " up " + Character.isUpperCase(p) + " low "
                    + Character.isLowerCase(p) + " title " + Character.isTitleCase(p) + " ws " + Character.isWhitespace(p) + " space "
                    + Character.isSpaceChar(p) + " jid " + Character.isJavaIdentifierStart(p) + Character.isJavaIdentifierPart(p) + " alpha "
                    + Character.isAlphabetic(p) + " ideo " + Character.isIdeographic(p) + " ctl " + Character.isISOControl(p) + " def "
                    + Character.isDefined(p) + " mirror " + Character.isMirrored(p) + " U" + Integer.toHexString(Character.toUpperCase(p)) + " L"
                    + Integer.toHexString(Character.toLowerCase(p)) + " T" + Integer.toHexString(Character.toTitleCase(p)) + " num "
                    + Character.getNumericValue(p) + " dig " + Character.digit(p, 16) + " dir " + Character.getDirectionality(p) + " chars "
                    + Character.charCount(p) + " bmp " + Character.isBmpCodePoint(p) + " block " + Character.UnicodeBlock.of(p));
        }
        System.out.println(Character.forDigit(11, 16) + " " + (int) Character.forDigit(40, 16) + " " + Character.digit('z', 36) + " "
                + Character.isSurrogatePair('\ud83d', '\ude00') + " " + Character.toCodePoint('\ud83d', '\ude00') + " "
                + Character.toString(0x1F600).length() + " " + Character.getName('a') + " " + Character.UnicodeScript.of(0x3b1) + " "
                + Character.reverseBytes('\u1234') + " " + Character.compare('a', 'c'));
        int letters = 0, digits = 0, upper = 0, ids = 0;
        for (int p = 0; p < 0x3000; p++) {
            letters += Character.isLetter(p) ? 1 : 0;
            digits += Character.isDigit(p) ? 1 : 0;
            upper += Character.isUpperCase(p) ? 1 : 0;
            ids += Character.isUnicodeIdentifierPart(p) ? 1 : 0;
        }
        System.out.println(letters + " " + digits + " " + upper + " " + ids);
        for (char c = 0; c < 128; c++) {
            System.out.print((Character.isLetter(c) ? 'L' : Character.isDigit(c) ? 'D' : Character.isWhitespace(c) ? 'W' : '.'));
        }
        System.out.println();
    }
}
