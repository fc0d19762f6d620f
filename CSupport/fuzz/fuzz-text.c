/* fuzz-text.c: measures any bytes at any width in several fonts. Valid text must agree with Pango; all other
 * results must be complete and must not depend on what is cached. */
#include <math.h>
#include <templatetext.h>

#include "comparison.h"
#include "fuzz-input.h"
#include "lines/tl-pango-layout.h"

#define MAX_BYTES 400
/* The longest pattern that is repeated, without the space after it. */
#define MAX_PATTERN_BYTES 12
/* A run of fewer control characters cannot be the beginning of a window and of the line that is used. */
#define SAFE_CONTROLS 6

static const char *const families[]
  = { "Inter", "Inter Bold", "Liberation Sans", "DejaVu Serif", "WenQuanYi Micro Hei", "DejaVu Sans Mono" };

/* The size of the font in pixels. */
static double
size_of_font (guint font)
{
  return 9.0 + 4.0 * font;
}

/* Loading fonts takes longer than measuring, so all inputs share them; cached words are dropped. */
static Comparison *
shared_comparison (void)
{
  static Comparison *comparison = NULL;

  if (comparison == NULL)
    {
      comparison = comparison_new (1 << 20);
      for (guint i = 0; i < G_N_ELEMENTS (families); i++)
        comparison_add_font (comparison, families[i], size_of_font (i));
    }
  tl_text_measurer_forget (comparison->measurer);
  return comparison;
}

/* The lines must cover the text, except for paragraph terminators, in order. */
static void
check_lines (TlTextMeasurer *measurer, const TlTextRequest *request, const TlTextExtents *extents)
{
  guint             n_lines;
  const TlTextLine *lines = tl_text_measurer_get_lines (measurer, &n_lines);
  guint             end = 0;
  double            widest = 0.0, height = 0.0;

  g_assert_cmpuint (n_lines, ==, extents->n_lines);
  g_assert_cmpuint (n_lines, >=, 1);
  g_assert_true (request->most_lines == 0 || n_lines <= request->most_lines);
  for (guint i = 0; i < n_lines; i++)
    {
      g_assert_cmpuint (lines[i].start, >=, end);
      g_assert_cmpuint (lines[i].start - end, <=, 3);
      end = lines[i].start + lines[i].length;
      widest = fmax (widest, lines[i].width);
      height += lines[i].height;
    }
  g_assert_cmpuint (end, <=, request->length);
  g_assert_cmpfloat_with_epsilon (height, extents->height, 0.5);
  g_assert_cmpfloat_with_epsilon (widest, extents->width, 1.0);
}

static void
check_same (const TlTextExtents *one, const TlTextExtents *other)
{
  g_assert_cmpuint (one->n_lines, ==, other->n_lines);
  g_assert_cmpfloat (one->width, ==, other->width);
  g_assert_cmpfloat (one->height, ==, other->height);
}

/* Measures with empty caches, with filled ones, and in a batch. */
static void
measure_often (TlTextMeasurer *measurer, guint font, const TlTextRequest *request)
{
  TlTextExtents first, again, batch[2];
  int           widths[] = { request->width, 100 * PANGO_SCALE };

  tl_text_measurer_measure (measurer, font, request, &first);
  check_lines (measurer, request, &first);
  tl_text_measurer_measure (measurer, font, request, &again);
  check_same (&first, &again);
  if (request->wrap == TL_TEXT_WRAP_WORD_CHAR && request->most_lines == 0)
    {
      tl_text_measurer_measure_batch (measurer, font, &request->text, &request->length, 1, widths, 2, batch);
      check_same (&first, &batch[0]);
    }
  tl_text_measurer_forget (measurer);
  tl_text_measurer_measure (measurer, font, request, &again);
  check_same (&first, &again);
}

static void
measure_on_one_line (TlTextMeasurer *measurer, guint font, const char *text, gsize length, int width)
{
  guint  n_glyphs;
  double line = 0.0;
  int    ellipsized
    = tl_text_measurer_measure_ellipsized (measurer, font, text, (gssize)length, width, PANGO_ELLIPSIZE_END);

  g_assert_cmpint (ellipsized, >=, 0);
  for (gsize i = 0; i < length; i++)
    if (tl_text_get_paragraph_end (text + i, length - i) > 0)
      return;
  if (!g_utf8_validate (text, (gssize)length, NULL))
    return;
  tl_text_measurer_place_glyphs (measurer, font, text, length, &n_glyphs, &line);
  g_assert_cmpuint (n_glyphs, <=, 8 * length);
  g_assert_true (isfinite (line));
}

/* Returns @usual or, for one of four choices, a number of extreme size, which may be infinite or not a
 * number. */
static double
any_number (FuzzInput *choices, double usual)
{
  static const double extremes[]
    = { 1e9, -1e9, 3e6, 1e-9, 0.0, -0.0, 1e300, -1e300, INFINITY, -INFINITY, NAN };

  return fuzz_input_below (choices, 4) == 0 ? extremes[fuzz_input_below (choices, G_N_ELEMENTS (extremes))]
                                            : usual;
}

/* A label's text in the advances of a typeface that is not installed, in fonts of any size. */
static void
measure_content (TlTextMeasurer *measurer, FuzzInput *choices, const char *text, gsize length, double width)
{
  TlFontDescription font;
  TlTextContentSize size, again;
  g_autoptr (TlTextContent) content = NULL;

  tl_font_description_init_system (&font, any_number (choices, 5.0 + fuzz_input_below (choices, 60)),
                                   (int)fuzz_input_below (choices, 1001), fuzz_input_below (choices, 2) == 1);
  font.glyph_widths = (TlGlyphWidths)fuzz_input_below (choices, 7);
  font.line_height = (TlLineHeight)fuzz_input_below (choices, 3);
  font.ascender = font.descender = 0.6;
  font.tracking = any_number (choices, 0.0);
  width = any_number (choices, width);
  content = tl_text_content_new (&font);
  tl_text_content_set_lines (content, fuzz_input_below (choices, 4),
                             (TlTextWrap)fuzz_input_below (choices, 2));
  tl_text_content_set_leading (content, fuzz_input_below (choices, 3));
  tl_text_content_set_text (content, text, (gssize)length);
  tl_text_content_measure (content, measurer, -1.0, &size);
  tl_text_content_measure (content, measurer, width, &size);
  g_assert_true (isfinite (size.width) && isfinite (size.height) && size.height >= 0.0);
  tl_text_measurer_forget (measurer);
  tl_text_content_measure (content, measurer, width, &again);
  g_assert_cmpfloat (again.height, ==, size.height);
}

/* Whether Pango shows @character as a box or as nothing, in the font of the text around it. */
static gboolean
is_box (gunichar character)
{
  return !g_unichar_isgraph (character) && !g_unichar_isspace (character);
}

/* Whether no font has a character of the script of @character, as far as the measurer has seen. */
static gboolean
has_missing_script (const TlTextMeasurer *measurer, gunichar character)
{
  guint                      n_scripts;
  g_autofree GUnicodeScript *scripts = tl_text_measurer_list_missing_scripts (measurer, &n_scripts);
  gboolean                   is_found = FALSE;

  for (guint i = 0; i < n_scripts && !is_found; i++)
    is_found = scripts[i] == g_unichar_get_script (character);
  return is_found;
}

/* Whether the boxes of a long run of control characters may be shown in another font than Pango's: in a
 * window that begins in such a run, they cannot take the font of right-to-left text before them, nor that of
 * the text after them if no font has the character before them (Documentation/text.md, "Text of any length").
 */
static gboolean
has_boxes_in_distant_font (const TlTextMeasurer *measurer, const char *text)
{
  gboolean is_after = FALSE;
  guint    n_controls = 0;

  for (const char *at = text; *at != '\0' && n_controls < SAFE_CONTROLS; at = g_utf8_next_char (at))
    {
      const gsize    size = (gsize)(g_utf8_next_char (at) - at);
      const gunichar character = g_utf8_get_char (at);

      is_after |= tl_pango_find_direction (at, size) == PANGO_DIRECTION_RTL
                  || has_missing_script (measurer, character);
      n_controls = is_after && is_box (character) ? n_controls + 1 : 0;
    }
  return n_controls == SAFE_CONTROLS;
}

/* Whether the text has controls that embed, override or isolate directions. In a window after them they have
 * no effect, so that the order of glyphs differs, and with it kerning. */
static gboolean
has_explicit_direction (const char *text)
{
  gboolean is_found = FALSE;

  for (const char *at = text; *at != '\0' && !is_found; at = g_utf8_next_char (at))
    {
      const gunichar character = g_utf8_get_char (at);

      is_found = (character >= 0x202a && character <= 0x202e) || (character >= 0x2066 && character <= 0x2069);
    }
  return is_found;
}

/* Whether Pango's lines may depend on text that is farther away than any window reaches: on the lines before
 * a line of right-to-left text that is narrower than two ems (Documentation/text.md, "Text of any length").
 */
static gboolean
has_narrow_right_to_left (const char *text, gsize length, int width, double size)
{
  gboolean is_found = FALSE;

  for (const char *at = text; at < text + length && !is_found; at = g_utf8_next_char (at))
    is_found = tl_pango_find_direction (at, (gsize)(g_utf8_next_char (at) - at)) == PANGO_DIRECTION_RTL;
  return is_found && width < 2.0 * size * PANGO_SCALE;
}

/* Repeats @pattern, one to three short words, until the text has @length bytes; contextual substitutions
 * chain such words. */
static char *
repeat (const char *pattern, gsize pattern_length, gsize length)
{
  char *text = g_malloc (length + 1);

  for (gsize i = 0; i < length; i++)
    text[i] = pattern[i % pattern_length];
  text[length] = 0;
  return text;
}

/* Copies the bytes after the choices; if the choice @is_pattern, repeats the first of them, up to twelve, and
 * a space.
 */
static char *
make_text (const char *bytes, gsize length, gboolean is_pattern)
{
  char  pattern[MAX_PATTERN_BYTES + 1];
  gsize n = MIN (length, MAX_PATTERN_BYTES);

  if (!is_pattern || n == 0)
    {
      char *text = g_malloc (length + 1);

      memcpy (text, bytes, length);
      text[length] = 0;
      return text;
    }
  memcpy (pattern, bytes, n);
  pattern[n] = ' ';
  return repeat (pattern, n + 1, MAX_BYTES);
}

int LLVMFuzzerTestOneInput (const guint8 *bytes, gsize length);

/* Nine bytes are choices; the others are the text. */
int
LLVMFuzzerTestOneInput (const guint8 *bytes, gsize length)
{
  Comparison      *comparison = shared_comparison ();
  FuzzInput        input = { bytes, MIN (length, 9) };
  gsize            n = MIN (length - input.length, MAX_BYTES);
  const char      *rest = (const char *)bytes + input.length;
  guint            font = fuzz_input_below (&input, G_N_ELEMENTS (families));
  int              width = (int)fuzz_input_below (&input, 65536) * 16 - 1;
  guint            flags = fuzz_input_byte (&input);
  gboolean         is_pattern = flags / 16 % 4 == 1;
  g_autofree char *text = make_text (rest, n, is_pattern);
  TlTextRequest    request = { .text = text, .width = width };

  n = is_pattern && n > 0 ? MAX_BYTES : n;
  request.length = (gssize)n;
  request.wrap = flags % 2 == 1 ? TL_TEXT_WRAP_CHAR : TL_TEXT_WRAP_WORD_CHAR;
  request.most_lines = flags / 2 % 4;
  measure_often (comparison->measurer, font, &request);
  measure_on_one_line (comparison->measurer, font, text, n, MAX (width, 0));
  if (flags / 8 % 2 == 1)
    measure_content (comparison->measurer, &input, text, n, width / (double)PANGO_SCALE);
  tl_text_measurer_forget (comparison->measurer);
  if (memchr (text, 0, n) == NULL && g_utf8_validate (text, -1, NULL)
      && !has_boxes_in_distant_font (comparison->measurer, text) && !has_explicit_direction (text)
      && !has_narrow_right_to_left (text, n, width, size_of_font (font)))
    g_assert_true (comparison_check (comparison, font, text, width));
  return 0;
}
