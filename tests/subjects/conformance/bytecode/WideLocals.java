// expect: as java
/** More than 255 local variables: the wide forms of load, store and iinc. */
public class WideLocals {
    static long ints(int seed) {
        int i0 = seed + 0, i1 = seed + 1, i2 = seed + 2, i3 = seed + 3, i4 = seed + 4, i5 = seed + 5;
        int i6 = seed + 6, i7 = seed + 7, i8 = seed + 8, i9 = seed + 9, i10 = seed + 10, i11 = seed + 11;
        int i12 = seed + 12, i13 = seed + 13, i14 = seed + 14, i15 = seed + 15, i16 = seed + 16, i17 = seed + 17;
        int i18 = seed + 18, i19 = seed + 19, i20 = seed + 20, i21 = seed + 21, i22 = seed + 22, i23 = seed + 23;
        int i24 = seed + 24, i25 = seed + 25, i26 = seed + 26, i27 = seed + 27, i28 = seed + 28, i29 = seed + 29;
        int i30 = seed + 30, i31 = seed + 31, i32 = seed + 32, i33 = seed + 33, i34 = seed + 34, i35 = seed + 35;
        int i36 = seed + 36, i37 = seed + 37, i38 = seed + 38, i39 = seed + 39, i40 = seed + 40, i41 = seed + 41;
        int i42 = seed + 42, i43 = seed + 43, i44 = seed + 44, i45 = seed + 45, i46 = seed + 46, i47 = seed + 47;
        int i48 = seed + 48, i49 = seed + 49, i50 = seed + 50, i51 = seed + 51, i52 = seed + 52, i53 = seed + 53;
        int i54 = seed + 54, i55 = seed + 55, i56 = seed + 56, i57 = seed + 57, i58 = seed + 58, i59 = seed + 59;
        int i60 = seed + 60, i61 = seed + 61, i62 = seed + 62, i63 = seed + 63, i64 = seed + 64, i65 = seed + 65;
        int i66 = seed + 66, i67 = seed + 67, i68 = seed + 68, i69 = seed + 69, i70 = seed + 70, i71 = seed + 71;
        int i72 = seed + 72, i73 = seed + 73, i74 = seed + 74, i75 = seed + 75, i76 = seed + 76, i77 = seed + 77;
        int i78 = seed + 78, i79 = seed + 79, i80 = seed + 80, i81 = seed + 81, i82 = seed + 82, i83 = seed + 83;
        int i84 = seed + 84, i85 = seed + 85, i86 = seed + 86, i87 = seed + 87, i88 = seed + 88, i89 = seed + 89;
        int i90 = seed + 90, i91 = seed + 91, i92 = seed + 92, i93 = seed + 93, i94 = seed + 94, i95 = seed + 95;
        int i96 = seed + 96, i97 = seed + 97, i98 = seed + 98, i99 = seed + 99, i100 = seed + 100, i101 = seed + 101;
        int i102 = seed + 102, i103 = seed + 103, i104 = seed + 104, i105 = seed + 105, i106 = seed + 106, i107 = seed + 107;
        int i108 = seed + 108, i109 = seed + 109, i110 = seed + 110, i111 = seed + 111, i112 = seed + 112, i113 = seed + 113;
        int i114 = seed + 114, i115 = seed + 115, i116 = seed + 116, i117 = seed + 117, i118 = seed + 118, i119 = seed + 119;
        int i120 = seed + 120, i121 = seed + 121, i122 = seed + 122, i123 = seed + 123, i124 = seed + 124, i125 = seed + 125;
        int i126 = seed + 126, i127 = seed + 127, i128 = seed + 128, i129 = seed + 129, i130 = seed + 130, i131 = seed + 131;
        int i132 = seed + 132, i133 = seed + 133, i134 = seed + 134, i135 = seed + 135, i136 = seed + 136, i137 = seed + 137;
        int i138 = seed + 138, i139 = seed + 139, i140 = seed + 140, i141 = seed + 141, i142 = seed + 142, i143 = seed + 143;
        int i144 = seed + 144, i145 = seed + 145, i146 = seed + 146, i147 = seed + 147, i148 = seed + 148, i149 = seed + 149;
        int i150 = seed + 150, i151 = seed + 151, i152 = seed + 152, i153 = seed + 153, i154 = seed + 154, i155 = seed + 155;
        int i156 = seed + 156, i157 = seed + 157, i158 = seed + 158, i159 = seed + 159, i160 = seed + 160, i161 = seed + 161;
        int i162 = seed + 162, i163 = seed + 163, i164 = seed + 164, i165 = seed + 165, i166 = seed + 166, i167 = seed + 167;
        int i168 = seed + 168, i169 = seed + 169, i170 = seed + 170, i171 = seed + 171, i172 = seed + 172, i173 = seed + 173;
        int i174 = seed + 174, i175 = seed + 175, i176 = seed + 176, i177 = seed + 177, i178 = seed + 178, i179 = seed + 179;
        int i180 = seed + 180, i181 = seed + 181, i182 = seed + 182, i183 = seed + 183, i184 = seed + 184, i185 = seed + 185;
        int i186 = seed + 186, i187 = seed + 187, i188 = seed + 188, i189 = seed + 189, i190 = seed + 190, i191 = seed + 191;
        int i192 = seed + 192, i193 = seed + 193, i194 = seed + 194, i195 = seed + 195, i196 = seed + 196, i197 = seed + 197;
        int i198 = seed + 198, i199 = seed + 199, i200 = seed + 200, i201 = seed + 201, i202 = seed + 202, i203 = seed + 203;
        int i204 = seed + 204, i205 = seed + 205, i206 = seed + 206, i207 = seed + 207, i208 = seed + 208, i209 = seed + 209;
        int i210 = seed + 210, i211 = seed + 211, i212 = seed + 212, i213 = seed + 213, i214 = seed + 214, i215 = seed + 215;
        int i216 = seed + 216, i217 = seed + 217, i218 = seed + 218, i219 = seed + 219, i220 = seed + 220, i221 = seed + 221;
        int i222 = seed + 222, i223 = seed + 223, i224 = seed + 224, i225 = seed + 225, i226 = seed + 226, i227 = seed + 227;
        int i228 = seed + 228, i229 = seed + 229, i230 = seed + 230, i231 = seed + 231, i232 = seed + 232, i233 = seed + 233;
        int i234 = seed + 234, i235 = seed + 235, i236 = seed + 236, i237 = seed + 237, i238 = seed + 238, i239 = seed + 239;
        int i240 = seed + 240, i241 = seed + 241, i242 = seed + 242, i243 = seed + 243, i244 = seed + 244, i245 = seed + 245;
        int i246 = seed + 246, i247 = seed + 247, i248 = seed + 248, i249 = seed + 249, i250 = seed + 250, i251 = seed + 251;
        int i252 = seed + 252, i253 = seed + 253, i254 = seed + 254, i255 = seed + 255, i256 = seed + 256, i257 = seed + 257;
        int i258 = seed + 258, i259 = seed + 259, i260 = seed + 260, i261 = seed + 261, i262 = seed + 262, i263 = seed + 263;
        int i264 = seed + 264, i265 = seed + 265, i266 = seed + 266, i267 = seed + 267, i268 = seed + 268, i269 = seed + 269;
        i260++;
        i261 += 1000;
        i262 -= 30000;
        i3 += 32767;
        i4 -= 32768;
        i5 += 128;
        i6 += -129;
        i263 += 40000;
        long l = i260;
        float f = i261;
        double d = i262 / 2.0;
        Object o = "object " + i263;
        String[] array = {"x", "y"};
        l += i269;
        f *= 2;
        d -= l;
        for (int k = 0; k < 3; k++) {
            l += k;
            array[k % 2] += k;
        }
        System.out.println(l + " " + f + " " + d + " " + o + " " + array[0] + array[1]);
        long sum = 0;
        sum += i0 + i1 + i2 + i3 + i4 + i5;
        sum += i6 + i7 + i8 + i9 + i10 + i11;
        sum += i12 + i13 + i14 + i15 + i16 + i17;
        sum += i18 + i19 + i20 + i21 + i22 + i23;
        sum += i24 + i25 + i26 + i27 + i28 + i29;
        sum += i30 + i31 + i32 + i33 + i34 + i35;
        sum += i36 + i37 + i38 + i39 + i40 + i41;
        sum += i42 + i43 + i44 + i45 + i46 + i47;
        sum += i48 + i49 + i50 + i51 + i52 + i53;
        sum += i54 + i55 + i56 + i57 + i58 + i59;
        sum += i60 + i61 + i62 + i63 + i64 + i65;
        sum += i66 + i67 + i68 + i69 + i70 + i71;
        sum += i72 + i73 + i74 + i75 + i76 + i77;
        sum += i78 + i79 + i80 + i81 + i82 + i83;
        sum += i84 + i85 + i86 + i87 + i88 + i89;
        sum += i90 + i91 + i92 + i93 + i94 + i95;
        sum += i96 + i97 + i98 + i99 + i100 + i101;
        sum += i102 + i103 + i104 + i105 + i106 + i107;
        sum += i108 + i109 + i110 + i111 + i112 + i113;
        sum += i114 + i115 + i116 + i117 + i118 + i119;
        sum += i120 + i121 + i122 + i123 + i124 + i125;
        sum += i126 + i127 + i128 + i129 + i130 + i131;
        sum += i132 + i133 + i134 + i135 + i136 + i137;
        sum += i138 + i139 + i140 + i141 + i142 + i143;
        sum += i144 + i145 + i146 + i147 + i148 + i149;
        sum += i150 + i151 + i152 + i153 + i154 + i155;
        sum += i156 + i157 + i158 + i159 + i160 + i161;
        sum += i162 + i163 + i164 + i165 + i166 + i167;
        sum += i168 + i169 + i170 + i171 + i172 + i173;
        sum += i174 + i175 + i176 + i177 + i178 + i179;
        sum += i180 + i181 + i182 + i183 + i184 + i185;
        sum += i186 + i187 + i188 + i189 + i190 + i191;
        sum += i192 + i193 + i194 + i195 + i196 + i197;
        sum += i198 + i199 + i200 + i201 + i202 + i203;
        sum += i204 + i205 + i206 + i207 + i208 + i209;
        sum += i210 + i211 + i212 + i213 + i214 + i215;
        sum += i216 + i217 + i218 + i219 + i220 + i221;
        sum += i222 + i223 + i224 + i225 + i226 + i227;
        sum += i228 + i229 + i230 + i231 + i232 + i233;
        sum += i234 + i235 + i236 + i237 + i238 + i239;
        sum += i240 + i241 + i242 + i243 + i244 + i245;
        sum += i246 + i247 + i248 + i249 + i250 + i251;
        sum += i252 + i253 + i254 + i255 + i256 + i257;
        sum += i258 + i259 + i260 + i261 + i262 + i263;
        sum += i264 + i265 + i266 + i267 + i268 + i269;
        return sum;
    }

    static double doubles(double seed) {
        double d0 = seed * 0, d1 = seed * 1, d2 = seed * 2, d3 = seed * 3, d4 = seed * 4;
        double d5 = seed * 5, d6 = seed * 6, d7 = seed * 7, d8 = seed * 8, d9 = seed * 9;
        double d10 = seed * 10, d11 = seed * 11, d12 = seed * 12, d13 = seed * 13, d14 = seed * 14;
        double d15 = seed * 15, d16 = seed * 16, d17 = seed * 17, d18 = seed * 18, d19 = seed * 19;
        double d20 = seed * 20, d21 = seed * 21, d22 = seed * 22, d23 = seed * 23, d24 = seed * 24;
        double d25 = seed * 25, d26 = seed * 26, d27 = seed * 27, d28 = seed * 28, d29 = seed * 29;
        double d30 = seed * 30, d31 = seed * 31, d32 = seed * 32, d33 = seed * 33, d34 = seed * 34;
        double d35 = seed * 35, d36 = seed * 36, d37 = seed * 37, d38 = seed * 38, d39 = seed * 39;
        double d40 = seed * 40, d41 = seed * 41, d42 = seed * 42, d43 = seed * 43, d44 = seed * 44;
        double d45 = seed * 45, d46 = seed * 46, d47 = seed * 47, d48 = seed * 48, d49 = seed * 49;
        double d50 = seed * 50, d51 = seed * 51, d52 = seed * 52, d53 = seed * 53, d54 = seed * 54;
        double d55 = seed * 55, d56 = seed * 56, d57 = seed * 57, d58 = seed * 58, d59 = seed * 59;
        double d60 = seed * 60, d61 = seed * 61, d62 = seed * 62, d63 = seed * 63, d64 = seed * 64;
        double d65 = seed * 65, d66 = seed * 66, d67 = seed * 67, d68 = seed * 68, d69 = seed * 69;
        double d70 = seed * 70, d71 = seed * 71, d72 = seed * 72, d73 = seed * 73, d74 = seed * 74;
        double d75 = seed * 75, d76 = seed * 76, d77 = seed * 77, d78 = seed * 78, d79 = seed * 79;
        double d80 = seed * 80, d81 = seed * 81, d82 = seed * 82, d83 = seed * 83, d84 = seed * 84;
        double d85 = seed * 85, d86 = seed * 86, d87 = seed * 87, d88 = seed * 88, d89 = seed * 89;
        double d90 = seed * 90, d91 = seed * 91, d92 = seed * 92, d93 = seed * 93, d94 = seed * 94;
        double d95 = seed * 95, d96 = seed * 96, d97 = seed * 97, d98 = seed * 98, d99 = seed * 99;
        double d100 = seed * 100, d101 = seed * 101, d102 = seed * 102, d103 = seed * 103, d104 = seed * 104;
        double d105 = seed * 105, d106 = seed * 106, d107 = seed * 107, d108 = seed * 108, d109 = seed * 109;
        double d110 = seed * 110, d111 = seed * 111, d112 = seed * 112, d113 = seed * 113, d114 = seed * 114;
        double d115 = seed * 115, d116 = seed * 116, d117 = seed * 117, d118 = seed * 118, d119 = seed * 119;
        double d120 = seed * 120, d121 = seed * 121, d122 = seed * 122, d123 = seed * 123, d124 = seed * 124;
        double d125 = seed * 125, d126 = seed * 126, d127 = seed * 127, d128 = seed * 128, d129 = seed * 129;
        double d130 = seed * 130, d131 = seed * 131, d132 = seed * 132, d133 = seed * 133, d134 = seed * 134;
        double d135 = seed * 135, d136 = seed * 136, d137 = seed * 137, d138 = seed * 138, d139 = seed * 139;
        long wide = (long) d139;
        wide++;
        double sum = wide;
        sum += d0 - d1 - d2 - d3 - d4;
        sum += d5 - d6 - d7 - d8 - d9;
        sum += d10 - d11 - d12 - d13 - d14;
        sum += d15 - d16 - d17 - d18 - d19;
        sum += d20 - d21 - d22 - d23 - d24;
        sum += d25 - d26 - d27 - d28 - d29;
        sum += d30 - d31 - d32 - d33 - d34;
        sum += d35 - d36 - d37 - d38 - d39;
        sum += d40 - d41 - d42 - d43 - d44;
        sum += d45 - d46 - d47 - d48 - d49;
        sum += d50 - d51 - d52 - d53 - d54;
        sum += d55 - d56 - d57 - d58 - d59;
        sum += d60 - d61 - d62 - d63 - d64;
        sum += d65 - d66 - d67 - d68 - d69;
        sum += d70 - d71 - d72 - d73 - d74;
        sum += d75 - d76 - d77 - d78 - d79;
        sum += d80 - d81 - d82 - d83 - d84;
        sum += d85 - d86 - d87 - d88 - d89;
        sum += d90 - d91 - d92 - d93 - d94;
        sum += d95 - d96 - d97 - d98 - d99;
        sum += d100 - d101 - d102 - d103 - d104;
        sum += d105 - d106 - d107 - d108 - d109;
        sum += d110 - d111 - d112 - d113 - d114;
        sum += d115 - d116 - d117 - d118 - d119;
        sum += d120 - d121 - d122 - d123 - d124;
        sum += d125 - d126 - d127 - d128 - d129;
        sum += d130 - d131 - d132 - d133 - d134;
        sum += d135 - d136 - d137 - d138 - d139;
        return sum;
    }

    static long many(
            long p0, long p1, long p2, long p3, long p4, long p5, long p6, long p7, long p8, long p9,
            long p10, long p11, long p12, long p13, long p14, long p15, long p16, long p17, long p18, long p19,
            long p20, long p21, long p22, long p23, long p24, long p25, long p26, long p27, long p28, long p29,
            long p30, long p31, long p32, long p33, long p34, long p35, long p36, long p37, long p38, long p39,
            long p40, long p41, long p42, long p43, long p44, long p45, long p46, long p47, long p48, long p49,
            long p50, long p51, long p52, long p53, long p54, long p55, long p56, long p57, long p58, long p59,
            long p60, long p61, long p62, long p63, long p64, long p65, long p66, long p67, long p68, long p69,
            long p70, long p71, long p72, long p73, long p74, long p75, long p76, long p77, long p78, long p79,
            long p80, long p81, long p82, long p83, long p84, long p85, long p86, long p87, long p88, long p89,
            long p90, long p91, long p92, long p93, long p94, long p95, long p96, long p97, long p98, long p99,
            long p100, long p101, long p102, long p103, long p104, long p105, long p106, long p107, long p108, long p109,
            long p110, long p111, long p112, long p113, long p114, long p115, long p116, long p117, long p118, long p119,
            long p120, long p121, long p122, long p123, long p124, long p125, long p126) {
        return p0 * 3 + p1 + p63 * 5 - p125 + p126 * 7;
    }

    public static void main(String[] args) {
        System.out.println(ints(1));
        System.out.println(ints(-1000));
        System.out.println(doubles(1.5));
        System.out.println(many(
                0L, 1L, 4L, 9L, 16L, 25L, 36L, 49L, 64L, 81L,
                100L, 121L, 144L, 169L, 196L, 225L, 256L, 289L, 324L, 361L,
                400L, 441L, 484L, 529L, 576L, 625L, 676L, 729L, 784L, 841L,
                900L, 961L, 1024L, 1089L, 1156L, 1225L, 1296L, 1369L, 1444L, 1521L,
                1600L, 1681L, 1764L, 1849L, 1936L, 2025L, 2116L, 2209L, 2304L, 2401L,
                2500L, 2601L, 2704L, 2809L, 2916L, 3025L, 3136L, 3249L, 3364L, 3481L,
                3600L, 3721L, 3844L, 3969L, 4096L, 4225L, 4356L, 4489L, 4624L, 4761L,
                4900L, 5041L, 5184L, 5329L, 5476L, 5625L, 5776L, 5929L, 6084L, 6241L,
                6400L, 6561L, 6724L, 6889L, 7056L, 7225L, 7396L, 7569L, 7744L, 7921L,
                8100L, 8281L, 8464L, 8649L, 8836L, 9025L, 9216L, 9409L, 9604L, 9801L,
                10000L, 10201L, 10404L, 10609L, 10816L, 11025L, 11236L, 11449L, 11664L, 11881L,
                12100L, 12321L, 12544L, 12769L, 12996L, 13225L, 13456L, 13689L, 13924L, 14161L,
                14400L, 14641L, 14884L, 15129L, 15376L, 15625L, 15876L));
    }
}
