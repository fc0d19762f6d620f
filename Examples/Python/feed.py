#!/usr/bin/env python3
"""Prints the heights of a feed's rows, computed with a template that "fdlayout export" wrote for a cell.

    feed.py TEMPLATE FEED [WIDTH]    for example: feed.py Examples/Feed/feed-cell.json Examples/Feed/feed.json 375

Needs PyGObject (Debian: python3-gi) and the introspection data of the C library (gir1.2-templatecell-1).
"""

import json
import sys

import gi

gi.require_version("TemplateCell", "1")
from gi.repository import TemplateCell  # noqa: E402 (the version comes first)

# The sizes of the feed's images, in points.
IMAGES = {"dunes": (160, 90), "lake": (240, 120), "night": (120, 120)}
# The outlets of the cell that show text, each with the field of a row that supplies the text.
TEXTS = {"titleLabel": "title", "contentLabel": "content", "authorLabel": "author", "dateLabel": "date"}


def make_values(template, row):
    values = TemplateCell.TemplateValues.new(template)
    for outlet, field in TEXTS.items():
        values.set_text(outlet, row.get(field))
    values.set_size("photoImageView", *IMAGES.get(row.get("photo"), (-1, -1)))
    return values


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    template = TemplateCell.Template.new_from_file(sys.argv[1])
    width = float(sys.argv[3]) if len(sys.argv) > 3 else 375.0
    with open(sys.argv[2], encoding="utf-8") as file:
        feed = json.load(file)["feed"]
    heights = template.get_heights(width, [make_values(template, row) for row in feed], 0)
    for number, height in enumerate(heights):
        print(f"0:{number} {height:g}")


main()
