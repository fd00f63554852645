#!/usr/bin/env python3
"""Writes tests for small classes with `clew tests`, lets them be compiled and run by JUnit 5 and JUnit 4, and looks at the
branches that they reach, at the files, and at whether a second run, with more workers, writes the same.

How fast the machine is decides nothing: for classes that are explored to the end by counts (of runs, of paths) the limit of
time is far away, and for the others the threshold is what the search finds in the least number of runs."""

import argparse
import concurrent.futures
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile

JUPITER = ["junit-jupiter-api", "junit-jupiter-engine", "junit-platform-commons", "junit-platform-engine", "junit-platform-launcher",
           "junit-platform-console", "junit-platform-reporting", "opentest4j", "apiguardian-api", "junit-jupiter-params"]
UNLIMITED, SOON = "+tests.time=0", "+tests.time=10"


class Subject:
    """A class, the branches that have to be reached (per cent), what its tests and the report have to hold, and what
    its tests must not hold. `counted`: the search ends by counts, so that each run writes the same."""

    def __init__(self, name, share, wanted, unwanted=(), report=(), counted=True, versions=(5, 4), keys=()):
        self.name, self.share, self.wanted, self.unwanted = name, share, wanted, unwanted
        self.report, self.counted, self.versions, self.keys = report, counted, versions, keys


SUBJECTS = [
    Subject("shop.Money", 90, [r"package shop;", r"void plus_throwsIllegalArgument", r"void currency_throwsIllegalArgument", r"Money\.Currency\.EUR",
                               r'assertEquals\("parts: -?\d+", exception\.getMessage\(\)\)'], counted=False),
    Subject("shop.Register", 80, [r"class RegisterTest", r"register\.open\(\)", r"assertArrayEquals\(new double\[\] \{"]),
    Subject("shop.Account", 100, [r"void withdraw_throwsIllegalArgument_whenAmountIsNegative\(",
                                  r"void \w+_whenAmountIsZero\(",
                                  r"void fee_\w+_whenAmountIsGreaterThan1000\(",
                                  r"void label_\w+_whenNameIsNull\(", r"void label_\w+_whenNameIsEmpty\("]),
    Subject("shop.Visitors", 100, [r"assertEquals\(-?\d+, Visitors\.getCount\(\)\)", r"assertEquals\(-?\d+, Visitors\.largest\)",
                                   r'Visitors\.register\("(.*)", -?\d+\);\n\s+assertEquals\(-?\d+, Visitors\.getBadge\("\1"\)\)'],
            [r"void (register|check)_[^}]*isLong\(", r"void check_succeeds[^}]*assert", r"void enter_[^}]*getTicket"],
            versions=(5,)),
    Subject("shop.Spools", 100, [r"\(\(Winder\) \w+\)\.wind\(\(Object\) null\)", r"KitBuilder \w+ = Spools\.KitBuilder\.create\(\)|KitBuilder\.create\(\)\.build\(\)"], versions=(5,)),
    Subject("shop.Scales", 100, [r"\.weigh\(\(int\[\]\) null\)"], versions=(5,)),
    Subject("shop.Guests", 100, [r"guests\.invite\(guest\)", r"guests\.isInvited\(guest\)", r"knowsItself\((guest, guest|other, other)\)"], versions=(5,)),
    Subject("shop.Labelled", 75, [r"\.isIn\(folder\.toFile\(\)\)", r"IOException\.class, \(\) -> Labelled\.isFilled\(folder\)"], counted=False, versions=(5,)),
    Subject("shop.Bundles", 91, [r"new Bundles\.Part\[\] \{part, "], versions=(5,)),
    Subject("shop.Envelope", 75, [r'"big endian"', r'"little endian"', r'"zipped"', r"void isWide_returnsTrue", r"StandardCharsets\."], counted=False, versions=(5,)),
    Subject("shop.Assortment", 100, [r'"counted"', r'"packed"'], counted=False, versions=(5,)),
    Subject("shop.Leaflet", 100, [r"ISO-8859-1", r"void hasTitleAndText_returnsTrue"], counted=False, versions=(5,)),
    Subject("shop.Notice", 100, [r"<warning level="], counted=False, versions=(5,)),
    Subject("shop.Machine", 75, [r'new Machine\("java\.lang\.(String|Object)"\)', r'machine\.ask\("'], counted=False, versions=(5,)),
    Subject("shop.Route", 100, [r"new StringReader\("], counted=False, versions=(5,)),
    Subject("shop.Mixer", 100, [], [r"doesNotEnd"], counted=False, versions=(5,)),
    Subject("shop.Gears", 83, [r"Gears\.name\(Gears\.Gear\.REVERSE\)", r"Gears\.name\(Gears\.Gear\.SECOND\)"], [r"setPrivateField"], versions=(5,)),
    Subject("shop.Network", 50, [r"void isWeb_returnsTrue"], [r"assert(True|False)\(Network\.(isOpen|canListen|hasDatagrams)\(", r"Network\.self\("],
            counted=False, versions=(5,)),
    Subject("shop.Settings", 50, [r"void size_"], [r"Settings\.(isDark|setDark|exists)\("], counted=False, versions=(5,)),
    Subject("shop.Keyboard", 0, [r"void isYes_"], [r"void (ask|number)_"], report=[r"left out +\d+: results that differ from run to run"], counted=False, versions=(5,)),
    Subject("shop.Basket", 100, [r"\.writeObject\(obj\)", r"\.readObject\(\)"], versions=(5,)),
    Subject("shop.Chain", 100, [r"\.isHead\(\w+\.(head|next)\)"], [r"PrivateField"], versions=(5,)),
    Subject("shop.Timetable", 100, [r'System\.setProperty\("user\.timezone", "UTC"\)', r"System\.setProperties\(systemProperties\)"], versions=(5,)),
    Subject("shop.Lockers", 50, [r"void bag_throwsIllegalState"], [r"of loader"], versions=(5,)),
    Subject("shop.Feed", 100, [r"Locale\.setDefault\(Locale\.forLanguageTag", r"same entity"], versions=(5,)),
    Subject("shop.Weeks", 0, [r"void name_"], [r"void isLong_", r"Locale"], report=[r"left out +\d+: results that differ from run to run"], versions=(5,)),
    Subject("shop.Bins", 100, [r'properties\.setProperty\("speed"', r"amounts\.add\(", r'"bread[",]'], versions=(5,)),
    Subject("shop.Endless", 50, [r"void drain_doesNotEnd", r"assertTimeoutPreemptively|assertDoesNotEnd"],
            [r"void (count|longSum)_doesNotEnd"]),
    Subject("shop.Sealed", 100, [r"setPrivateField\(sealed, Sealed\.class, \"state\"",
                                 r"no public way was found"], [r"\"unused\""], versions=(5,)),
    Subject("shop.Orders", 100, [r"setPrivateField\(order, Order\.class, \"discount\", 77\)", r"setPrivateField\(customer, Order\.Customer\.class, \"age\"",
                                 r"void isShipped_returnsTrue_whenStateIsShipped\(", r"line\.price = 77;", r"line\.next = "],
            [r"setPrivateField\(line", r"\"price\""]),
    Subject("shop.Surroundings", 100, [r"void limit_returns5"],
            [r"void (?!setUp|restoreDefaults|constructor|limit|half|zone|locale|price)[a-zA-Z]+(?!_succeeds)_\w+\(", r"void host_"], report=[r"left out +\d+: results that differ from run to run"], versions=(5,)),
    Subject("shop.Shelf", 100, [r"assertArrayEquals\(new String\[\] \{\"a\", null\}", r"assertArrayEquals\(new Shelf\.Size\[\] \{Shelf\.Size\.SMALL, null\}",
                                r"assertArrayEquals\(new Integer\[\]\[\] \{\{", r"assertEquals\(3, actual\.length\);\n +assertEquals\(\"first\", actual\[0\]\);",
                                r"assertNotNull\(actual\[1\]\);", r"assertNull\(actual\[1\]\);",
                                r"assertEquals\(7, boxes\[0\]\.getWidth\(\)\)", r"assertEquals\(\"first\", \(\(Object\[\]\) actual\)\[0\]\)"],
            [r"assertNotNull\((actual|boxes)\)", r"assertEquals\(\d, boxes\.length"]),
    Subject("shop.Warehouse", 100, [r"^import shop\.Warehouse\.Reservations\.InsufficientInventoryForReservation", r"\.reserve\(\d+, \"a\"\)\)",
                                    r" \+\n +\"", r"void reserve_fails_whenQuantityIsGreaterThan100", r"void shelves_returnsEmpty_whenCountIsNotNegative\("],
            [r"10000", r"getLocalizedMessage", r"Reservation: missing", r"\d{5}"]),
    Subject("shop.Purchase", 100, [r"void pay_succeeds\(\) \{[^}]*purchase\.pay\(\);\n\n +assertEquals\(Purchase\.State\.PAID, purchase\.getState\(\)\);\n +\}",
                                   r"purchase\.add\(-?\d+\);\n\n? *assertEquals\(1, purchase\.getPrices\(\)\.size\(\)\);\n +\}",
                                   r"assertEquals\(\"1970-01-01\", actual\.getDay\(\)\.toString\(\)\)", r"assertEquals\(100, \w+\.limit\(\)\)",
                                   r"void getPrices_returnsList\(",
                                   r"assertEquals\(\"1970-01-01\", actual\.toString\(\)\)"],
            [r"builder3", r"isEmpty\(\)", r"knows\(purchase", r"getChronology"]),
    Subject("shop.Takes", 96, [r"Stream texts = Stream\.of", r'texts\.add\("needle"\);|Arrays\.asList\("needle"\)', r"amounts\.put\(\"bread\", (\d+|value)\);",
                                r"items\.add\(new Takes\.Item\(", r"rows\.add\(new ArrayList(<>)?\(\)\)"], [r"ClassCastException"], versions=(5,)),
    Subject("shop.Arrangement", 100, [r"Comparator order = ", r"orEmpty\(null, \(Class\) "], versions=(5,)),
    Subject("shop.Measures", 100, [r"assertTrue\(Measures\.isPlain\(new (boolean|byte|char|short|int|long|float|double)\[", r"kind\(new long\[", r"new String\["], versions=(5,)),
    Subject("shop.Lengths", 75, [], report=[r"isLong\(java\.lang\.String\):\d+ \(side 0\): limit: strings have at most 40 chars",
                                            r"isLong\(int\[\]\):\d+ \(side 0\): limit: arrays have at most 20 elements",
                                            r"isBoth\(int\):\d+ \(side 0\): infeasible: proved"], versions=(5,)),
    Subject("shop.Garden", 100, [r"\w+\.new Bed\("], versions=(5,)),
    Subject("shop.Denials", 100, [r'assertEquals\("too many \(code 7\)", exception\.getMessage\(\)\)'], [r"not this"], versions=(5,)),
    Subject("shop.Doorway", 75, [], report=[r"isThrough\(int\):\d+ \(side 0\): needs: "], versions=(5,)),
    Subject("shop.Vowels", 100, [r"\(\((Vowels\.)?Rule\) vowels\)\.fails\("], versions=(5,)),
    Subject("shop.Memory", 30, [r"isEnough_returnsTrue_whenWantedIsNegative"], [r"spread_returns\w+_whenSidesIs([2-9]|Positive|Greater)"],
            report=[r"1 of 4 ways to call a method are explored to the end"], versions=(5,)),
    Subject("shop.Rules", 97, [r"rules\.label\(.*, x -> null\)", r"price\(.*, \(x, y\) -> x\)", r"\(Function\) x -> null",
                                r"\(ToIntFunction\) x -> 0", r"new AbstractMap\.SimpleEntry\(",
                                r"assertEquals\(3, Rules\.given\(\(Map\) "], counted=False),
    Subject("shop.Booking", 95, [r"LocalDate\.of\(19\d\d, \d+, \d+\)", r"void notes_returns"],
            [r"LocalDate\.now", r"ofEpochDay", r"void (today|dayOfMonth|age)_", r"initSymbolic", r"void (removeIf|containsAll|stream|iterator|sort)_"], counted=False, versions=(5,)),
    Subject("shop.Ticket", 50, [r"@BeforeEach\n    void setUp\(\) throws Exception \{", r"Ticket\.issued = 0;", r"void issue_returns1\(",
                                 r"setPrivateField\(null, Ticket\.class, \"lastOwner\", \"nobody\"\);", r"void isFirst_returnsTrue\(",
                                 r"setPrivateField\(null, Ticket\.class, \"latest\", null\);", r"void isAny_returnsFalse\(", r"@Timeout\(10\)"]),
    Subject("shop.Catalog", 100, [r"\(Catalog\) getPrivateField\(null, Catalog\.class, \"INSTANCE\"\);", r"\"closed\", false\);", r"\"hits\", 0\);",
                                  r"numbers\.clear\(\);", r"asked\.clear\(\);\n        asked\.add\(\"first\"\);", r"next\.set\(7\);",
                                  r"System\.arraycopy\(new int\[\] \{1, 2, 3\}, 0, Catalog\.SHELVES, 0, 3\);",
                                  r"void numberOf_returns7", r"void asked_returns1\(", r"IllegalStateException"], versions=(5,)),
    Subject("shop.Handlers", 85, [r"Handlers\.kind\(\(Runnable\) \(\) -> \{ \}\)", r"void visit_returnsAlone_", r"void mark_returnsUnmarked_",
                                  r"new Handlers\.Jump\("], [r"visit\(\(", r"mark\(\(", r"step\(\w+ ->"]),
    Subject("shop.Turns", 50, [r"void nod_returns7\(", r"void sleep_returns0_", r"void isDisturbed_returnsFalse\(",
                                r"thread\.interrupt\(\);", r"void sleep_throwsInterrupted"],
            [r"Thread-\d", r"void nextNumber_(?!succeeds)", r"void current_(?!succeeds)", r"void race_", r"void sleep_returns1", r"void disturb_"], counted=False),
    Subject("shop.Watch", 100, [r"Clock\.(fixed|offset)\(", r"new Random\("], [r"Clock\.system", r"Clock\.tick"], counted=False, versions=(5,)),
    Subject("shop.Lamp", 100, [r"Lamp\.isTurbo\(Lamp\.MODE\)", r"Lamp\.isGolden\(Lamp\.GOLDEN\)", r"Lamp\.isYear\(Lamp\.YEAR\)", r"Lamp\.isSecret\(48611\)",
                               r"assertEquals\(0, lamp\.getGlow\(\)\)"], [r"void constructor_"], versions=(5,)),
    Subject("shop.Album", 100, [r'assertSame\(album, album\.addPhoto\("(\w+)", \d+\)\);\n +assertTrue\(album\.hasPhoto\("\1"\)\)', r"assertTrue\(album\.isLocked\(-?\d+\)\)"],
            versions=(5,)),
    Subject("shop.Alarm", 100, [r"Instant instant = Instant\.", r"Alarm\.isDue\(\(\) -> instant\)", r"Alarm\.isLate\(\(\) -> localTime\)", r"Alarm\.loud\(x -> bell\)"],
            versions=(5,)),
    Subject("shop.Figures", 100, [r"Figures\.kind\(new Figures\.Tile\(side\)\)"], [r"Figures\.kind\(\(\) ->", r"class Mock"], versions=(5,)),
    Subject("shop.Prices", 100, [], counted=False, versions=(5,)),
    Subject("shop.Rosters", 100, [r"ArrayList<String> all = new ArrayList<>\(\);", r"LinkedHashMap<String, Integer> prices = new LinkedHashMap<>\(\);",
                                  r"List<String> actual = rosters\.getNames\(\)", r"Rosters\.Bag<Integer> bag = new Rosters\.Bag<>\(\)", r"Rosters\.price\(new LinkedHashMap<>\(\)\)",
                                  r"void first_returnsExpected\(String e, int expected\)|import org\.junit\.Test;"],
            [r"rawtypes", r"unchecked"], counted=False, versions=(5, 4)),
    Subject("shop.Trunks", 100, [r"trunk\.seal\(\);\n\n? +assertEquals\(\w+, Trunks\.kind\(trunk\)"], counted=False, versions=(5,)),
    Subject("shop.Exits", 87, [r"System\.setIn\(", r"void answer_returns0"], [r"Exits\.leave\(5\)"],
            report=[r"limit: calls that take it were given up: .*System\.exit, called in shop\.Exits\.leave\(int\)"], counted=False, versions=(5,)),
    Subject("shop.Gauges", 57, [], report=[r"level\(int\):\d+ \(side 0\): infeasible: proved", r"place\(int\):\d+ \(side 0\): infeasible: proved"], versions=(5,)),
    Subject("shop.Loose", 50, [], report=[r"plain\(int\):\d+ \(side 0\): infeasible: proved", r"text\(int\):\d+ \(side 0\): (?!infeasible)",
                                          r"type\(int\):\d+ \(side 0\): (?!infeasible)", r"sum\(int\):\d+ \(side 0\): (?!infeasible)"],
            counted=False, versions=(5,), keys=("+tests.time=5",)),
    Subject("shop.Visits", 100, [r"visits\.enter\(\d+\);\s+assertEquals\(1, visits\.getRounds\(\d+\)\);\s+assertEquals\(-3, visits\.getDebt\("], versions=(5,)),
    Subject("shop.Tariffs", 60, [r"beStrict\(\)"], report=[r"<clinit>\(\):\d+ \(side 0\): needs: a result that is the same in every run"], counted=False, versions=(5,)),
    Subject("shop.Rotor", 100, [r"void computeAngles_whenOrderIsX\w+AndConventionIs\w+\("], [r"_\d+\("], versions=(5,)),
    Subject("shop.Closings", 100, [r"half_throwsAssertionError", r'"BB, 2"'], report=[r"branches reached +7 of 7 ", r"mutants killed +\d+ of 13 "], versions=(5,)),
    Subject("shop.Units", 100, [r'"d, DOZEN"', r"Arguments\.of\(Units\.GROSS, 130\)", r'"single piece", unit\.toString\(\)'], [r"\\u"],
            report=[r"branches reached +11 of 11 "], versions=(5,)),
    Subject("shop.Depots", 100, [r"readAll\(new \w*Reader\(", r"readAll\(\(AutoCloseable\) null\)", r"roomOf\(\(Object\) thing\)",
                                 r"roomOf_returnsExpected\w*\(CharSequence text"],
            [r"\(Reader\) new", r"\(Depots\.Depot\)", r"\(CharSequence\) text", r"\(AutoCloseable\) (new|[a-m])"], versions=(5,)),
    Subject("shop.Shelves", 100, [r"shelf\.put\(\(Object\) \"", r"Shelves\.Shelf shelf = "], versions=(5,)),
    Subject("shop.Footprint", 37, [r"twice\("], [r"void words_returns"], counted=False, versions=(5,), keys=("+tests.time=5",)),
    Subject("shop.Stamps", 50, [r"void kind_returns"], counted=False, versions=(5,), keys=("+tests.time=5",)),
    Subject("shop.Stands", 50, [r"assertTrue\(Stands\.mayFail\(new MockStand\(\)\)\)"], [r"void mayFail_returnsFalse"], counted=False, versions=(5,)),
    Subject("shop.Ferry", 50, [r"ferry\.leave\(\);\n +assertTrue\(ferry\.isLeaving\(\)\)"], [r"getWork\(\)\.size"], counted=False, versions=(5,)),
    Subject("shop.Meter", 100, [r"assertEquals\(\d+, meter\.high\)", r"assertEquals\(-1, meter\.low\)", r"assertEquals\(1, meter\.log\.size\(\)\)"],
            [r"meter\.hidden"], versions=(5,)),
    Subject("shop.Inbox", 100, [r", later", r"at the end of a month", r"void isEast_returnsTrue", r"a part"], counted=False, versions=(5,)),
    Subject("shop.Hours", 40, [r"void hurry_returns"], [r"void (isMorning|isWeekend|quarter|width|(first|oneMethod)(?!_succeeds)|isWholeSecond)_"], counted=False, versions=(5,)),
    Subject("shop.Labels", 100, [r"Locale\.setDefault\(Locale\.forLanguageTag\(\"en-US\"\)\);", r"TimeZone\.setDefault\(TimeZone\.getTimeZone\(\"UTC\"\)\);",
                                 r"void restoreDefaults\(\)", r"assertEquals\(\"(January|February|March|April)\"", r"\"1970-01-01 00:00\"", r"\"1,234,567\"", r"\"title\""], counted=False),
    Subject("shop.Plugins", 100, [r"new LoudPlugin\("], versions=(5,)),
    Subject("shop.Shipping", 90, [r"new Shipping\.Size\(\d+, \d+\)", r"new Shipping\.Box\(", r"void label_returnsDozen|, dozen\"", r"void price_returns77|, 77\""],
            [r"setPrivateField"], versions=(5,)),
    Subject("shop.Memo", 100, [r"String actual = Memo\.roman\(|Memo\.roman\(-?\d+\);\n", r"void hasBeenUseful_returnsTrue"], versions=(5,)),
    Subject("shop.Dial", 50, [r"\b17\b", r"\b0\.75\b"], [r"turn\((-|\d\)|2[1-9]|\d{3})", r"level\((-|[2-9]|1\.[6-9]|Double)", r"IllegalArgument"],
            report=[r"inputs of type +int from 10 to 20; double from 0 to 1\.5"], versions=(5,),
            keys=("+symbolic.min_int=10", "+symbolic.max_int=20", "+symbolic.min_double=0", "+symbolic.max_double=1.5")),
    Subject("shop.Knob", 60, [r"\b17\b", r"\b0\.75\b", r"\b123456\b", r"-\d", r"\b41\b"],
            [r"turn\((-|\d\)|2[1-9]|\d{3})", r"level\((-|[2-9]|1\.[6-9]|Double)", r"IllegalArgument", r"impossible"],
            report=[r"inputs by name +boxed from 40 to 50; by from 10 to 20; volume from 0 to 1\.5"], versions=(5,),
            keys=("+symbolic.min_int_by=10", "+symbolic.max_int_by=20", "+symbolic.min_double_volume=0",
                  "+symbolic.max_double_volume=1.5", "+symbolic.min_int_boxed=40", "+symbolic.max_int_boxed=50")),
    Subject("shop.Drawing", 100, [r"new Square\(", r"new Polygon\(", r"new Sponge\("], [r"setPrivateField"], versions=(5,)),
    Subject("shop.Receipts", 100, [r"new Receipt\.Cashier\(", r"Safe\.Maker\.make\(1234\)", r"Tag\.builder\(\)", r"\.build\(\)",
                                   r'crate\.add\("eggs"\)|"eggs, 2"'], [r"setPrivateField"], versions=(5,)),
    Subject("shop.Foundry", 100, [r"bronze"], versions=(5,)),
    Subject("shop.Switchboard", 100, [r'setPrivateField\(switchboard, Switchboard\.class, "lamp", 42\)'], [r'"bell"'], versions=(5,)),
    Subject("shop.Depot", 100, [r"new Depot\.Label\(\"", r"Map\.of\("], versions=(5,)),
    Subject("shop.Stickers", 100, [r"FragileMembers\.class\.getDeclaredField\(\"value\"\)", r"@Stickers\.Fragile\(layers = 0\)",
                               r"warns\(\(Class\) Stickers\.Hot\.class\)", r"label\(HotInterface\.class\)"], versions=(5,)),
    Subject("shop.Endpoints", 100, [r'"early"', r'"late"'], versions=(5,)),
    Subject("shop.Plot", 100, [r"new Field\(", r"java\.lang\.reflect\.Field field = "], versions=(5,)),
    Subject("shop.Pipes", 100, [r"behind\(\)"], versions=(5,)),
    Subject("shop.Pantry", 100, [r"\.put\(", r"\.lock\(true\)"], versions=(5,)),
    Subject("shop.Dice", 70, [r"void hashCode_succeeds\("], [r"assert\w+\(.*hashCode\(\)", r"thrownAt\(true\)"], report=[r"left out +\d+: results that differ"], versions=(5,)),
    Subject("shop.Ring", 75, [r"new Ring\.Edge\("], versions=(5,)),
    Subject("shop.Harbour", 100, [r"\.new Place\("], versions=(5,)),
    Subject("shop.Warden", 60, [r'assertEquals\("opened"', r'assertEquals\("program"'], [r"InaccessibleObject", r'"library"', r"(Members|Object)\.class\.getDeclaredMethod[^}]*the library's"], counted=False,
            versions=(5,)),
    Subject("shop.Teller", 75, [r'"read only"', r"implements DataSource", r"implements Connection"], [r"SQLite"], counted=False, versions=(5,)),
    Subject("shop.Beacon", 50, [r"void isHigh_returnsTrue"], [r"Beacon\.isLit\("], counted=False, versions=(5,)),
    Subject("shop.Diary", 100, [], versions=(5,)),
    Subject("shop.Toolbox", 100, [r"super\(0, "], versions=(5,)),
    Subject("shop.Courier", 100, [r'"lost", Courier\.bring\(new MockSource\d?\(\)'], versions=(5,)),
    Subject("shop.Kiln", 100, [r"new Kiln\.Part\[\] \{"], versions=(5,)),
    Subject("shop.Cockpit", 100, [r'assertEquals\("ready", '], versions=(5,)),
    Subject("shop.Names", 100, [r'names\.add\((0, )?"Anna"\)|names\.set\(0, "Anna"\)', r"void pairs_returns1"], [r"\.add\(\d+\)"], versions=(5,)),
    Subject("shop.Cart", 100, [r"box\.close\(\);\n\n +assertEquals\(3, Cart\.price\(box\)\)"], [r"setPrivateField"], versions=(5,)),
    Subject("shop.Commands", 100, [r"choices\.add\(name, "], [r"setPrivateField"], counted=False, versions=(5,)),
    Subject("shop.Scanner", 100, [], [r"setPrivateField"], counted=False, versions=(5,)),
    Subject("shop.Nested", 100, [r"(Nested\.depth\(\"|\"')[\[{]"], versions=(5,)),
    Subject("shop.Codes", 96, [r"void article_returnsArticle|, article\"", r'-> "open sesame"', r"-> 4711", r"new Codes\.Entry\("], [r"setPrivateField"], counted=False, versions=(5,)),
    Subject("shop.Ovens", 85, [r"assertEquals\((2|4|6), ovens\.bake\((1|2|3)\)\)", r"assertEquals\(1\d\d, ovens\.bake\(", r'"\d+, dear"|"dear", Ovens', r"Ovens\.last\(\);", r'"plain bread"'],
            [r'"(rye|wheat)"', r"Ovens\.clean\(", r"assert\w+\(Ovens\.isFree"], versions=(5,)),
    Subject("clash.Test", 100, [r"@org\.junit\.jupiter\.api\.Test", r" throws java\.lang\.Exception \{", r"@java\.lang\.Override",
                                r"[^.]@Override\n +public "], versions=(5,)),
    Subject("shop.Broker", 100, [r"public static class QueueAndTopic\d? implements Broker\.Queue, Broker\.Topic \{", r"public static class MockSource",
                                 r"new MockQueue\(\)", r"switch \(hasNextCalls\+\+\) \{", r"transform\(new QueueAndTopic"]),
    Subject("shop.Region", 100, [r'System\.setProperty\("shop\.fast", "true"\)', r"Locale\.setDefault\(", r"TimeZone\.setDefault\(", r'System\.clearProperty\("shop\.fast"\);',
                                 r"void restoreDefaults\(\)", r"System\.setProperties\(systemProperties\);"], versions=(5, 4)),
    Subject("shop.Prompt", 60, [r'System\.setIn\(', r"private final InputStream standardInput = System\.in;", r"System\.setIn\(standardInput\);",
                                r"void restoreInput\(\)"], counted=False),
    Subject("shop.Archive", 60, [r"@TempDir\n    Path folder;", r"Files\.writeString\(", r"folder\.resolve\("],
            [r"new File\(", r"Path\.of\(", r"Archive\.users", r"/etc/", r"OpenOption\[0\]"],
            report=[r"given up +\d+: calls that read the machine's files or its standard input"], counted=False),
    Subject("shop.Journal", 100, [r"4711", r"\blight\b"], counted=False, versions=(5,)),
    Subject("shop.Numerals", 95, [r"0x1p3"], counted=False, versions=(5,)),
    Subject("shop.Failures", 100, [r"new Failures\.Delay\(\)", r"4711", r"new Failures\.Spoke\(\)"], [r"setPrivateField"], counted=False, versions=(5,)),
    Subject("shop.Marks", 100, [r"new Marks\(Deprecated\.class\)", r"\.getDeclaredField\(", r"\.getDeclaredMethod\("], counted=False, versions=(5,)),
    Subject("shop.Palette", 87, [r"new Color\(", r"new BasicStroke\("], counted=False, versions=(5,)),
    Subject("shop.Guard", 100, [r"void admit_throwsIllegalArgument"], [r"MockObject\$"], counted=False, versions=(5,)),
    Subject("shop.Ledger", 100, [r"void state_returnsNone"], [r"org\.clew"], counted=False, versions=(5,)),
    Subject("shop.Booth", 100, [r"implements Booth\.(Shelf, Booth\.Locked|Locked, Booth\.Shelf)"], counted=False, versions=(5,)),
    Subject("Nameless", 80, [r"^import static", r'"back\\\\slash"', r"(greet|of)\('\\n'"],
            [r"assertEquals\(-?\d+, nameless\.identity"], versions=(5,)),
]


def runs(report):
    """How many executions the search has counted."""
    found = re.search(r"^ +executions +(\d+)", report, re.MULTILINE)
    return found[1] if found else "nothing"


class Generation:
    def __init__(self, options, folder, packages=("clash", "java", "shop", "slf4j", "tools")):
        self.options, self.folder = options, folder
        self.classes = os.path.join(folder, "classes")
        here = os.path.join(os.path.dirname(os.path.abspath(__file__)), "java")
        sources = [os.path.join(at, name) for at, _, names in os.walk(here) for name in names
                   if os.path.basename(at) in packages]
        subprocess.run([options.javac, "-g", "-encoding", "UTF-8", "-d", self.classes, *sources], check=True)

    def generate(self, problems, name, out, *more):
        """(report, text of the tests)"""
        result = subprocess.run([self.options.clew, "tests", name, "-cp", self.classes, "-o", out, *more],
                                cwd=self.folder, stdin=subprocess.DEVNULL,
                                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=1000)
        path = os.path.join(self.folder, out, name.replace(".", "/") + "Test.java")
        text = open(path, encoding="utf-8").read() if os.path.exists(path) else ""
        left = [file for _, _, files in os.walk(os.path.join(self.folder, out)) for file in files if not file.endswith("Test.java")]
        if result.returncode != 0 or not text or left:
            problems.append(f"{name} {' '.join(more)}: exit code {result.returncode} {left}\n{result.stdout}")
        return result.stdout, text

    def examine(self, subject):
        problems, name = [], subject.name
        time = UNLIMITED if subject.counted else SOON
        report, text = self.generate(problems, name, name + "-5", time, "--run", "+search.workers=1", *subject.keys)
        share = re.search(r"branches reached .*\(([\d.]+) %\)", report)
        if not share or float(share[1]) < subject.share:
            problems.append(f"{name}: less than {subject.share} % of the branches\n{report}")
        for pattern in subject.wanted:
            if not re.search(pattern, text, re.MULTILINE):
                problems.append(f"{name}: no {pattern} in the tests\n{text}")
        written = text.split("// As written by clew tests")[0]
        for pattern in subject.unwanted:
            if re.search(pattern, written):
                problems.append(f"{name}: {pattern} in the tests\n{text}")
        problems += [f"{name}: a line of {len(line)} columns\n{line}" for line in text.splitlines()
                     if len(line) > 120 and not line.startswith("import ")]
        problems += [f"{name}: {test} is a long name" for test in re.findall(r"void (\w+)\(", text) if len(test) > 60 and "_" in test]
        problems += [f"{name}: {test} holds a literal" for test in re.findall(r"void (\w*U[0-9A-F]{4}\w*)\(", text)]
        for pattern in subject.report:
            if not re.search(pattern, report):
                problems.append(f"{name}: no {pattern} in the report\n{report}")
        if re.search(r"\bcompiled?\b", report):
            problems.append(f"{name}: tests that do not compile\n{report}")
        if subject.counted:
            if re.search("stopped by|cut off by", report):
                problems.append(f"{name}: the time has ended the search\n{report}")
            again, same = self.generate(problems, name, name + "-again", time, "+search.workers=3", *subject.keys)
            if same != text or runs(again) != runs(report):
                problems.append(f"{name}: a second run, with more workers, writes other tests or executes {runs(again)} "
                                f"and not {runs(report)}")
        if 4 in subject.versions:
            _, four = self.generate(problems, name, name + "-4", time, "--run", "+tests.junit=4")
            if "org.junit.Test" not in four:
                problems.append(f"{name}: no JUnit 4 tests")
        return problems

    def in_any_order(self):
        """All tests that were written pass in one virtual machine: in any order of the classes and of their tests, in other
        time zones, in other languages."""
        problems, jars = [], [os.path.join("/usr/share/java", name + ".jar") for name in JUPITER]
        sources = [os.path.join(self.folder, out, at, name) for out in os.listdir(self.folder) if out.endswith("-5")
                   for at, _, names in os.walk(os.path.join(self.folder, out)) for name in names]
        tests, log = os.path.join(self.folder, "compiled"), os.path.join(self.folder, "order.log")
        path = os.pathsep.join([tests, self.classes, *jars])
        subprocess.run([self.options.javac, "-nowarn", "-proc:none", "-encoding", "UTF-8", "-cp", path, "-d", tests, *sources], check=True)
        for seed, zone, language, country in [(1, "Asia/Tokyo", "de", "DE"), (2, "America/St_Johns", "tr", "TR"), (3, "UTC", "ar", "EG")]:
            with open(log, "w", encoding="utf-8") as output:
                java = subprocess.run(
                    ["java", "-ea", f"-Duser.timezone={zone}", f"-Duser.language={language}", f"-Duser.country={country}", "-cp", path,
                     "org.junit.platform.console.ConsoleLauncher", "--disable-banner", "--disable-ansi-colors", "--details=summary",
                     "--scan-classpath=" + tests, f"--config=junit.jupiter.execution.order.random.seed={seed}",
                     "--config=junit.jupiter.testmethod.order.default=org.junit.jupiter.api.MethodOrderer$Random",
                     "--config=junit.jupiter.testclass.order.default=org.junit.jupiter.api.ClassOrderer$Random"],
                    stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT, timeout=600)
            text = open(log, encoding="utf-8").read()
            successful = re.search(r"(\d+) +tests successful", text)  # in the digits of the language
            if java.returncode != 0 or not successful or int(successful[1]) == 0:
                problems.append(f"in the order of {seed}, {zone}, {language}_{country}: exit code {java.returncode}\n{text}")
        return problems

    def keep_all(self):
        problems = []
        _, minimal = self.generate(problems, "shop.Register", "minimal", UNLIMITED)
        _, everything = self.generate(problems, "shop.Register", "all", UNLIMITED, "--run", "+tests.keep=all")
        if everything.count("@Test") <= minimal.count("@Test"):
            problems.append("tests.keep=all keeps no more tests than without it")
        return problems

    def more_time(self):
        """More time never means fewer tests, nor fewer branches."""
        problems, before = [], (0, 0)
        for seconds in (1, 4, 16):
            report, text = self.generate(problems, "shop.Money", f"more-time-{seconds}", f"+tests.time={seconds}", "+tests.keep=all")
            reached = re.search(r"branches reached +(\d+) of", report)
            tests = re.search(r"tests +(\d+),", report) # those of tables as well
            now = (int(reached[1]) if reached else -1, int(tests[1]) if tests else -1)
            if now[0] < before[0] or now[1] < before[1]:
                problems.append(f"shop.Money: in {seconds} s {now[0]} branches and {now[1]} tests, in a quarter of that {before}\n{report}")
            before = now
        return problems

    def named_jars(self):
        """Who looks for a resource looks into the jars that a jar of the class path names: these are no files of the user's."""
        problems = []
        library, jar = os.path.join(self.folder, "library.jar"), os.path.join(self.folder, "signs", "signs.jar")
        os.mkdir(os.path.dirname(jar))
        with zipfile.ZipFile(library, "w") as file:
            file.writestr("notice", "no sign")
        with zipfile.ZipFile(jar, "w") as file:
            file.writestr("META-INF/MANIFEST.MF", "Manifest-Version: 1.0\nClass-Path: ../library.jar\n\n")
            file.write(os.path.join(self.classes, "shop/Signs.class"), "shop/Signs.class")
        for method, reached in (("sign", "5 of 6"), ("notices", "4 of 4")):
            result = subprocess.run([self.options.clew, "tests", "shop.Signs#" + method, "-cp", jar, "-o", "named-jars", SOON,
                                     "--run"], cwd=self.folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                    stderr=subprocess.STDOUT, text=True, timeout=300)
            if result.returncode != 0 or "machine's files" in result.stdout or "branches reached          " + reached not in result.stdout:
                problems.append(f"shop.Signs#{method} in a jar that names another one: exit code {result.returncode}\n{result.stdout}")
        return problems

    def nothing_left(self):
        """An error leaves no folders behind, and none of the user's is removed."""
        problems = []
        kept = os.path.join(self.folder, "kept")
        os.mkdir(kept)
        for name, out in [("shop.Missing", "made/deep"), ("shop.Missing", "kept/deep"), ("shop.Missing", "kept"),
                          ("shop.Unusable", "made"), ("shop.Unusable", os.path.join(self.folder, "made", ""))]:
            result = subprocess.run([self.options.clew, "tests", name, "-cp", self.classes, "-o", out], cwd=self.folder,
                                    stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=100)
            if result.returncode != 2 or result.stdout.count("\n") != 1:
                problems.append(f"{name}: not one error of the user's, but {result.returncode}\n{result.stdout}")
            if os.path.exists(os.path.join(self.folder, "made")) or not os.path.isdir(kept) or os.listdir(kept):
                problems.append(f"{name} -o {out}: folders are left, or removed that were there before")
        return problems

    def packages(self):
        """The classes that a pattern stands for: a table, JSON, files that another run of one class writes as well."""
        problems = []
        result = subprocess.run([self.options.clew, "tests", "shop.Re*", "-cp", self.classes, "-o", "packages", UNLIMITED,
                                 "--run", "+tests.json=packages.json"], cwd=self.folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                stderr=subprocess.STDOUT, text=True, timeout=600)
        for wanted in [r"^  shop\.Receipt +2 of +2 +100\.0 % +\d+ tests +\d+ of +\d+ +[\d.]+ % mutants killed$",
                       r"^  shop\.Receipts +16 of +16", r"^  shop\.Register +28 of +28",
                       r"^  all +56 of +56 +100\.0 % +\d+ tests +\d+ of +\d+ +[\d.]+ % mutants killed, in ",
                       r"^  run on the JVM +(\d+) of \1 pass$"]:
            if result.returncode != 0 or not re.search(wanted, result.stdout, re.MULTILINE):
                problems.append(f"shop.Re*: exit code {result.returncode}, no {wanted}\n{result.stdout}")
        with open(os.path.join(self.folder, "packages.json"), encoding="utf-8") as file:
            found = json.load(file)
        for entry in found["classes"]:
            if entry["status"] != 0 or entry["branches"]["reached"] != entry["branches"]["all"] or not os.path.exists(entry["file"]):
                problems.append(f"shop.Re*: {entry}")
        parts = [found["classes"], ["mutants", "killed"], ["mutants", "all"], ["run", "passed"], ["run", "all"]]
        for whole, part in parts[1:]:
            if found[whole][part] != sum(entry[whole][part] for entry in parts[0]) or found[whole][part] == 0:
                problems.append(f"shop.Re*: {whole} {part} of all is not the sum of those of the classes: {found}")
        if found["run"]["all"] != sum(entry["tests"] for entry in found["classes"]):
            problems.append(f"shop.Re*: not all tests were run: {found}")
        if [entry["class"] for entry in found["classes"]] != ["shop.Receipt", "shop.Receipts", "shop.Region", "shop.Register"]:
            problems.append(f"shop.Re*: {found}")
        hurried = subprocess.run([self.options.clew, "tests", "shop.Riddle*", "-cp", self.classes, "-o", "packages", "+tests.time=1",
                                  "+tests.json=hurried.json"], cwd=self.folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                 stderr=subprocess.STDOUT, text=True, timeout=100)
        with open(os.path.join(self.folder, "hurried.json"), encoding="utf-8") as file:
            entry = json.load(file)["classes"][0]
        if entry["stoppedBy"] != "tests.time" or not entry["stoppedByTime"] or ", stopped by tests.time\n" not in hurried.stdout:
            problems.append(f"shop.Riddle*: nobody says that the time was over\n{hurried.stdout}{entry}")
        if "run" in entry or "run on the JVM" in hurried.stdout:
            problems.append(f"shop.Riddle*: it says how many pass, where none was run\n{hurried.stdout}{entry}")
        nothing = subprocess.run([self.options.clew, "tests", "none.**", "-cp", self.classes, "-o", "packages"], cwd=self.folder,
                                 stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=100)
        if nothing.returncode != 2 or nothing.stdout.count("\n") != 1:
            problems.append(f"none.**: not one error of the user's, but {nothing.returncode}\n{nothing.stdout}")
        return problems

    def one_method(self):
        """Tests of one method call nothing else last, and reach all of it; a name that fits none is the user's error."""
        problems = []
        for target, status, wanted in [("shop.Account#fee", 0, r"branches reached +\d+ of \d+ \(100\.0 %\)"),
                                       ("shop.Account#Account", 0, r"methods and constructors +1$"),
                                       ("shop.Account#fee(int)", 2, r"has no method fee\(int\) that a test could call; it has: .*fee\("),
                                       ("shop.Account#", 2, r"a method is missing")]:
            out = os.path.join(self.folder, "method-" + str(len(target)))
            result = subprocess.run([self.options.clew, "tests", target, "-cp", self.classes, "-o", out], cwd=self.folder,
                                    stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=300)
            if result.returncode != status or not re.search(wanted, result.stdout, re.MULTILINE):
                problems.append(f"{target}: exit code {result.returncode}, no {wanted}\n{result.stdout}")
            path = os.path.join(out, "shop/AccountTest.java")
            names = re.findall(r"^    void (\w+?)_", open(path, encoding="utf-8").read(), re.MULTILINE) if status == 0 else []
            if status == 0 and set(names) != {"fee" if "fee" in target else "constructor"}:
                problems.append(f"{target}: tests of {names}")
        return problems + self.line_that_returns()

    def line_that_returns(self):
        """A line is shown where its calls return, though a test in which they throw goes through all lines, too."""
        out = os.path.join(self.folder, "line")
        result = subprocess.run([self.options.clew, "tests", "shop.Lantern#brightness", "-cp", self.classes, "-o", out], cwd=self.folder,
                                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=300)
        path = os.path.join(out, "shop/LanternTest.java")
        text = open(path, encoding="utf-8").read() if os.path.exists(path) else ""
        wanted = [r"assertEquals\(-1, ", r"assertEquals\(\d"]
        return [f"shop.Lantern#brightness: no {each}\n{result.stdout}{text}" for each in wanted if not re.search(each, text)]

    def little_time(self):
        """No phase goes on as long as it likes: hard questions to the solver, long strings, many calls to verify."""
        problems = []
        report, text = self.generate(problems, "shop.Riddles", "little-time", "+tests.time=0.001", "--run")
        if not re.search(r"^ +stopped by +tests\.time", report, re.MULTILINE):
            problems.append(f"shop.Riddles: the report does not say that the time has ended the search\n{report}")
        if "@Test" not in text:
            problems.append("shop.Riddles: no tests where there is little time")
        return problems

    def one_way_cut_off(self):
        """Where all is reached, but a way to call a method was not explored to the end, the report does not say that the time was over."""
        problems = []
        report, _ = self.generate(problems, "shop.Seals", "cut-off", "+tests.time=12", "+symbolic.solver_timeout=60")
        wanted = r"^  cut off by +the share of tests\.time for 1 of 1 ways to call a method: another run may find other tests, but no further"
        if not re.search(wanted, report, re.MULTILINE) or "stopped by" in report or "(100.0 %)" not in report:
            problems.append(f"shop.Seals: the report does not say what has been cut off\n{report}")
        return problems

    def goes_on(self):
        """As long as there is time, and a branch is neither reached nor proved infeasible; without a limit it ends all the same."""
        problems = []
        for seconds, is_stopped in ((0, False), (8, True)):
            report, _ = self.generate(problems, "shop.Vault", f"goes-on-{seconds}", f"+tests.time={seconds}")
            passed = re.search(r"executions +\d+ in ([\d.]+) s", report)
            by_time = bool(re.search(r"^ +stopped by +tests\.time", report, re.MULTILINE))
            if by_time != is_stopped or not passed or float(passed[1]) < seconds * 0.8:
                problems.append(f"shop.Vault: tests.time={seconds} has not ended it as it should\n{report}")
        return problems

    def missing_result(self):
        """A method whose result is of a class that is not there is one that no test can call."""
        problems = []
        classes = os.path.join(self.folder, "without-session", "shop")
        os.makedirs(classes)
        shutil.copy(os.path.join(self.classes, "shop/Tunnel.class"), classes)
        result = subprocess.run([self.options.clew, "tests", "shop.Tunnel", "-cp", os.path.dirname(classes), "-o", "tunnel", UNLIMITED, "--run"],
                                cwd=self.folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=300)
        if result.returncode != 0 or not re.search(r"branches reached +4 of 4 ", result.stdout) or "left out" in result.stdout:
            problems.append(f"shop.Tunnel without the class of a result: exit code {result.returncode}\n{result.stdout}")
        return problems

    def nested_in_nested(self):
        """Older compilers name in a class only those nested in it that it uses."""
        problems = []
        classes = os.path.join(self.folder, "older")
        source = os.path.join(os.path.dirname(os.path.abspath(__file__)), "java/shop/Pipes.java")
        subprocess.run([self.options.javac, "-nowarn", "--release", "8", "-g", "-d", classes, source], check=True,
                       stderr=subprocess.DEVNULL)
        result = subprocess.run([self.options.clew, "tests", "shop.Pipes", "-cp", classes, "-o", "older-out", UNLIMITED], cwd=self.folder,
                                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=300)
        if not re.search(r"branches reached +4 of 4 ", result.stdout):
            problems.append(f"shop.Pipes of an older compiler: not 4 branches\n{result.stdout}")
        return problems


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clew", required=True)
    parser.add_argument("--javac", default="javac")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--filter", default="", help="only classes that match this regular expression")
    options = parser.parse_args()
    options.clew = os.path.abspath(options.clew)
    folder = tempfile.mkdtemp(prefix="clew-generation-")
    try:
        generation = Generation(options, folder)
        work = [lambda subject=subject: generation.examine(subject) for subject in SUBJECTS
                if re.search(options.filter, subject.name)]
        if not options.filter:
            work += [generation.more_time, generation.keep_all, generation.nothing_left, generation.little_time, generation.packages,
                     generation.one_method, generation.named_jars, generation.goes_on, generation.nested_in_nested, generation.missing_result,
                     generation.one_way_cut_off]
        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            problems = [problem for found in pool.map(lambda item: item(), work) for problem in found]
        if not problems:
            problems = generation.in_any_order()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print("\n".join(problems) or f"{len(work)} as they should be")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
