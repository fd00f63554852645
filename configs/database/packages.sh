#!/bin/sh
# Debian's package index as a database of SQLite: configs/database/packages.sh configs/database/packages.db
# Packages: apt (with its lists: apt-get update), sqlite3.
set -eu
rm -f "$1"
apt-cache dumpavail | awk '
    function quoted(text) { gsub(/\047/, "\047\047", text); return text == "" ? "NULL" : "\047" text "\047" }
    function number(text) { return text ~ /^[0-9]+$/ ? text : "NULL" }
    BEGIN {
        print "BEGIN; CREATE TABLE packages(name TEXT, version TEXT, section TEXT, priority TEXT, architecture TEXT,"
        print " installed_kib INTEGER, size INTEGER, essential INTEGER);"
    }
    /^$/ {
        if (field["Package"] != "")
            print "INSERT INTO packages VALUES(" quoted(field["Package"]) "," quoted(field["Version"]) "," \
                quoted(field["Section"]) "," quoted(field["Priority"]) "," quoted(field["Architecture"]) "," \
                number(field["Installed-Size"]) "," number(field["Size"]) "," (field["Essential"] == "yes") ");"
        delete field
        next
    }
    /^[^ ]/ { at = index($0, ": "); if (at > 0) field[substr($0, 1, at - 1)] = substr($0, at + 2) }
    END { print "COMMIT;" }' | sqlite3 "$1"
