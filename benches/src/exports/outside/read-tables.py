"""Reads exported files with Python's own csv and xml, openpyxl and ofxparse: programs nobody here wrote.

Takes the name of a JSON file of [[file, reader, options], …] and prints a list of [[date, amount], …] a file, or of what went wrong.
"""

import csv
import datetime
import json
import sys
import xml.etree.ElementTree as tree


def day(text, form):
    return datetime.datetime.strptime(text, form).date().isoformat()


def negative(text):
    return text[1:] if text[0] == "-" else "-" + text


def signed(row, columns):
    plus, minus = columns.get("in"), columns.get("out")
    if "amount" in columns:
        return row[columns["amount"]]
    if row[minus]:
        return negative(row[minus])
    return row[plus] or "0"


def read_table(path, options):
    with open(path, encoding=options.get("encoding", "utf-8-sig"), newline="") as file:
        rows = csv.DictReader(file, delimiter=options.get("delimiter", ","))
        columns = options["columns"]
        only = options.get("only", {})
        read = [
            [day(row[columns["date"]], options["form"]), signed(row, columns)]
            for row in rows
            if all(row[column] == value for column, value in only.items())
        ]
    # Files of money out alone write it without a sign.
    isOut = any(word in path for word in options.get("outFiles", []))
    return [[date, negative(amount)] if isOut else [date, amount] for date, amount in read]


def read_datev(path, _):
    with open(path, encoding="cp1252", newline="") as file:
        head, _columns, *rows = csv.reader(file, delimiter=";")
    return [
        [day(row[9].zfill(4) + head[12][:4], "%d%m%Y"), ("-" if row[1] == "H" else "") + row[0].replace(",", ".")]
        for row in rows
    ]


def read_documents(path, options):
    """The sum of each document's lines with their tax, by its number."""
    from decimal import Decimal

    sums = {}
    with open(path, encoding="utf-8-sig", newline="") as file:
        for row in csv.DictReader(file):
            number = row[options["number"]]
            tax = row[options["tax"]] if "tax" in options else ""
            sums[number] = sums.get(number, Decimal(0)) + Decimal(row[options["amount"]]) * Decimal(
                row[options["quantity"]] if "quantity" in options else 1
            ) + Decimal(tax or 0)
    return [[number, str(total)] for number, total in sums.items()]


def read_workbook(path, _):
    import openpyxl

    rows = openpyxl.load_workbook(path)["Transactions"].iter_rows(min_row=2, values_only=True)
    return [[row[0].date().isoformat(), str(row[3])] for row in rows]


def read_ofx(path, _):
    import ofxparse

    with open(path, "rb") as file:
        rows = ofxparse.OfxParser.parse(file).account.statement.transactions
    if len({row.id for row in rows}) != len(rows):
        raise ValueError("two transactions with one id")
    return [[row.date.date().isoformat(), str(row.amount)] for row in rows]


def read_vouchers(path, _):
    rows = []
    for voucher in tree.parse(path).iter("VOUCHER"):
        own = voucher.find("ALLLEDGERENTRIES.LIST")
        amount = own.findtext("AMOUNT")
        # Tally writes what is debited below zero.
        rows.append([day(voucher.findtext("DATE"), "%Y%m%d"), negative(amount)])
    return rows


def read_iif(path, _):
    rows = []
    with open(path, encoding="cp1252", newline="") as file:
        for row in csv.reader(file, delimiter="\t"):
            if row and row[0] == "TRNS":
                rows.append([day(row[3], "%m/%d/%Y"), row[7]])
    return rows


def read_json_lines(path, _):
    with open(path, encoding="utf-8") as file:
        rows = [json.loads(line) for line in file]
    return [[row["date"], row["amount"]] for row in rows if row["type"] == "transaction"]


READERS = {
    "table": read_table,
    "workbook": read_workbook,
    "ofx": read_ofx,
    "vouchers": read_vouchers,
    "iif": read_iif,
    "json-lines": read_json_lines,
    "datev": read_datev,
    "documents": read_documents,
}


def outcome(path, reader, options):
    try:
        return READERS[reader](path, options)
    except Exception as error:  # One file that is refused does not hide the others.
        return f"{type(error).__name__}: {error}"


with open(sys.argv[1], encoding="utf-8") as orders:
    print(json.dumps([outcome(*order) for order in json.load(orders)]))
