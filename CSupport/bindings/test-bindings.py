"""Tests that Python programs can use the C libraries through their introspection data. Prints TAP.

    test-bindings.py FEED EXAMPLE    FEED is the folder Examples/Feed, EXAMPLE the program Examples/Python/feed.py
"""

import pathlib
import subprocess
import sys
import unittest

import gi

gi.require_version("TemplateCell", "1")
from gi.repository import GLib, TemplateCell, TemplateLayout  # noqa: E402 (the version comes first)

ATTRIBUTE = TemplateLayout.Attribute
CONTENT = TemplateCell.TEMPLATE_CONTENT
FEED, EXAMPLE = sys.argv[1:3]
# The heights of the first three rows at a width of 375 points, as the README shows them; each includes a separator of half a
# point.
README_HEIGHTS = ["0:0 227", "0:1 101", "0:2 239"]


def pin(template, item, distance):
    """Ties all edges of an item to those of the content item, at the given distance in points."""
    for first, one, second in ((item, ATTRIBUTE.TOP, CONTENT), (item, ATTRIBUTE.LEADING, CONTENT),
                               (CONTENT, ATTRIBUTE.TRAILING, item), (CONTENT, ATTRIBUTE.BOTTOM, item)):
        template.add_constraint(None, first, one, TemplateLayout.Relation.EQUAL, second, one, 1, distance, 1000)


class Bindings(unittest.TestCase):
    def test_template_is_built_and_measured(self):
        template = TemplateCell.Template.new()
        note = template.add_system_text("note", 15, 400, 0)
        pin(template, note, 8)
        values = TemplateCell.TemplateValues.new(template)
        values.set_text("note", "One line.")
        self.assertEqual(template.get_height(320, values), (True, 8 + 18 + 8))
        self.assertEqual(list(template.get_heights(320, [values, values], 0)), [34, 34])
        rectangle = template.get_rectangle(note)
        self.assertEqual((rectangle.x, rectangle.y, rectangle.width, rectangle.height), (8, 8, 304, 18))

    def test_texts_have_several_fonts(self):
        template = TemplateCell.Template.new()
        pin(template, template.add_system_text("note", 15, 400, 0), 0)
        values = TemplateCell.TemplateValues.new(template)
        values.append_text("note", "from ", None)
        self.assertEqual(template.get_height(320, values), (True, 18))
        values.append_system_text("note", "Mira", 17, 700)
        self.assertEqual(template.get_height(320, values), (True, 20.5))

    def test_errors_are_exceptions(self):
        template = TemplateCell.Template.new()
        values = TemplateCell.TemplateValues.new(template)
        with self.assertRaises(GLib.Error) as raised:
            values.set_text("nothing", "text")
        self.assertTrue(raised.exception.matches(
            TemplateCell.template_error_quark(), TemplateCell.TemplateError.UNKNOWN_NAME))

    def test_functions_measure_content(self):
        def measure(item, values, width, measurement, *data):
            measurement.width, measurement.height = 100, 20 if width < 0 else 2000 / width

        template = TemplateCell.Template.new()
        pin(template, template.add_measured("area", measure), 0)
        self.assertEqual(template.get_height(50, None), (True, 40))

    def test_rows_are_found_by_offset(self):
        rows = TemplateLayout.RowHeights.new()
        rows.store(0, 0, 34)
        rows.store(0, 1, 52)
        found, place = rows.find_place(40)
        self.assertEqual((found, place.row, place.offset), (True, 1, 34))

    def test_layout_has_fitting_sizes(self):
        layout = TemplateLayout.Layout.new()
        item = layout.add_item()
        layout.set_intrinsic_size(item, TemplateLayout.Axis.VERTICAL, 44)
        self.assertEqual(layout.get_fitting_size(item, 320, 999, 0, 50), (True, 320, 44))

    def test_example_prints_the_heights_of_the_readme(self):
        folder = pathlib.Path(FEED)
        output = subprocess.run(
            [sys.executable, EXAMPLE, folder / "feed-cell.json", folder / "feed.json", "375"], check=True,
            capture_output=True, text=True).stdout
        self.assertEqual(output.splitlines()[:3], README_HEIGHTS)


def main():
    tests = unittest.defaultTestLoader.loadTestsFromTestCase(Bindings)
    print(f"1..{tests.countTestCases()}")
    failed = 0
    for number, test in enumerate(tests, 1):
        result = unittest.TestResult()
        test.run(result)
        problems = [text for _, text in result.failures + result.errors]
        print(f"{'not ok' if problems else 'ok'} {number} {test.id()}")
        print("".join(f"# {line}\n" for text in problems for line in text.splitlines()), end="")
        failed += bool(problems)
    return 1 if failed else 0


sys.exit(main())
