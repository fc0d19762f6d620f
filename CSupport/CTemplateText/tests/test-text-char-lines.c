/* test-text-char-lines.c: lines that break between any two characters, in a font with the advances of another
 * typeface. */
#include <string.h>

#include "comparison.h"

static const char words[]
  = "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed eiusmod tempor. AVATAR To Ty "
    "WAVE caf\xc3\xa9 quis nostrud exercitation ullamco laboris nisi aliquip ea commodo.";

/* The font of all tests. */
static guint
find_system_font (Comparison *comparison)
{
  TlFontDescription description;

  tl_font_description_init_system (&description, 17.0, 400, FALSE);
  return tl_text_measurer_find_font (comparison->measurer, &description);
}

/* The width of a text on one line, by itself. */
static double
measure_line (Comparison *comparison, const char *text, gsize length)
{
  TlTextExtents extents;

  tl_text_measurer_measure (comparison->measurer, find_system_font (comparison),
                            &(TlTextRequest){ .text = text, .length = (gssize)length, .width = -1 },
                            &extents);
  return extents.width;
}

/* The lines of a text that is broken between characters, to be freed. */
static GArray *
break_text (Comparison *comparison, const char *text, int width, guint most_lines)
{
  TlTextExtents     extents;
  const TlTextLine *lines;
  guint             n_lines;
  GArray           *copy = g_array_new (FALSE, FALSE, sizeof (TlTextLine));

  tl_text_measurer_measure (
    comparison->measurer, find_system_font (comparison),
    &(TlTextRequest){
      .text = text, .length = -1, .width = width, .wrap = TL_TEXT_WRAP_CHAR, .most_lines = most_lines },
    &extents);
  g_assert_true (extents.is_remembered);
  lines = tl_text_measurer_get_lines (comparison->measurer, &n_lines);
  g_array_append_vals (copy, lines, n_lines);
  g_assert_cmpuint (extents.n_lines, ==, n_lines);
  return copy;
}

/* Each line is as wide as its text by itself, without the space at its end, and has no room for one more
 * character. */
static void
test_a_line_takes_the_characters_that_fit (void)
{
  Comparison *comparison = comparison_new (1 << 20);

  for (int points = 40; points < 400; points += 7)
    {
      g_autoptr (GArray) lines = break_text (comparison, words, points * PANGO_SCALE, 0);
      guint next = 0;

      for (guint i = 0; i < lines->len; i++)
        {
          const TlTextLine *line = &g_array_index (lines, TlTextLine, i);
          const char       *begin = words + line->start, *end = begin + line->length;
          const gboolean    has_space = end[-1] == ' ';

          g_assert_cmpuint (line->start, ==, next);
          next += line->length;
          g_assert_cmpfloat (line->width, <=, points * PANGO_SCALE);
          g_assert_cmpfloat (measure_line (comparison, begin, line->length), <=, points * PANGO_SCALE);
          if (!has_space)
            g_assert_cmpfloat (line->width, ==, measure_line (comparison, begin, line->length));
          if (*end != 0)
            g_assert_cmpfloat (measure_line (comparison, begin, (gsize)(g_utf8_next_char (end) - begin)), >,
                               points * PANGO_SCALE);
        }
      g_assert_cmpuint (next, ==, strlen (words));
    }
  comparison_free (comparison);
}

/* The lines in a picture of iOS 17, 320 points wide: blueprint,
 * test_textContainerRects_byCharWrapping_0-lines_lineheight-None_width-320.0_iOS-17.png. */
static void
test_lines_end_where_they_end_on_ios (void)
{
  static const char *const expected[] = {
    "Lorem ipsum dolor sit amet, consectetur ",   "adipiscing elit, sed eiusmod tempor incidi",
    "dunt ut labore dolore magna aliqua. Ut eni", "m minim veniam, quis nostrud exercitation",
    " ullamco laboris nisi aliquip ea commodo c", "onsequat.",
  };
  Comparison      *comparison = comparison_new (1 << 20);
  g_autofree char *text
    = g_strconcat (expected[0], expected[1], expected[2], expected[3], expected[4], expected[5], NULL);
  g_autoptr (GArray) lines = break_text (comparison, text, 320 * PANGO_SCALE, 0);

  g_assert_cmpuint (lines->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < lines->len; i++)
    {
      const TlTextLine *line = &g_array_index (lines, TlTextLine, i);

      g_assert_cmpmem (text + line->start, line->length, expected[i], strlen (expected[i]));
    }
  comparison_free (comparison);
}

/* Unicode Standard Annex 29, GB9: a combining mark is not separated from the character before it. */
static void
test_marks_stay_with_their_letters (void)
{
  Comparison *comparison = comparison_new (1 << 20);
  g_autoptr (GArray) lines = break_text (comparison,
                                         "e\xcc\x81"
                                         "e\xcc\x81"
                                         "e\xcc\x81",
                                         1, 0);

  g_assert_cmpuint (lines->len, ==, 3);
  for (guint i = 0; i < lines->len; i++)
    g_assert_cmpuint (g_array_index (lines, TlTextLine, i).start, ==, 3 * i);
  comparison_free (comparison);
}

static void
test_no_more_lines_than_requested (void)
{
  Comparison *comparison = comparison_new (1 << 20);
  g_autoptr (GArray) all = break_text (comparison, "one two three\nfour five six", 40 * PANGO_SCALE, 0);
  g_autoptr (GArray) some = break_text (comparison, "one two three\nfour five six", 40 * PANGO_SCALE, 4);

  g_assert_cmpuint (all->len, >, 4);
  g_assert_cmpmem (some->data, some->len * sizeof (TlTextLine), all->data, 4 * sizeof (TlTextLine));
  comparison_free (comparison);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/text/char-lines/a-line-takes-the-characters-that-fit",
                   test_a_line_takes_the_characters_that_fit);
  g_test_add_func ("/text/char-lines/lines-end-where-they-end-on-ios", test_lines_end_where_they_end_on_ios);
  g_test_add_func ("/text/char-lines/marks-stay-with-their-letters", test_marks_stay_with_their_letters);
  g_test_add_func ("/text/char-lines/no-more-lines-than-requested", test_no_more_lines_than_requested);
  return g_test_run ();
}
