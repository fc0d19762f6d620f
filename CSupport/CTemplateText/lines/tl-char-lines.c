/* tl-char-lines.c: fills lines with characters.
 *
 * The paragraph is shaped once. The sum of the advances of a line's characters differs from the width of the
 * line only by the kerning with the characters before and after the line. The number of characters is
 * estimated with this sum, and lines with one character more or less are then shaped by themselves. As on
 * iOS, white space does not hang beyond the end of such a line: if it does not fit, the next line begins with
 * it. */
#include "lines/tl-char-lines.h"

/* The places at which a paragraph may be broken, with the advances of the text between them. */
typedef struct
{
  const TlCharLines *request;
  GArray            *places; /* gsize: the offsets, from 0 to the length of the text; owned */
  GArray *advances;          /* int: for each place except the last, the advance up to the next one; owned */
  GArray *spaces;            /* gboolean: for each place, whether white space precedes it; owned */
} CharPlaces;

/* The width of a line, and that of the white space character at its end. */
typedef struct
{
  int whole;
  int space;
} LineWidth;

static inline gsize
place_at (const CharPlaces *self, guint i)
{
  return g_array_index (self->places, gsize, i);
}

/* Whether lines in @font have to be filled here: the font has the advances of another typeface. */
gboolean
tl_char_lines_apply (const TlFont *font)
{
  return font->is_measured_by_words && font->hb_font != pango_font_get_hb_font (font->pango_font);
}

/* Finds the places between characters, as Pango finds them. */
static void
find_places (CharPlaces *self)
{
  const TlCharLines *request = self->request;
  const int          n = (int)g_utf8_strlen (request->text, (gssize)request->length);
  PangoLogAttr      *attributes = g_new (PangoLogAttr, (gsize)n + 1);
  const char        *next = request->text;

  pango_get_log_attrs (request->text, (int)request->length, -1, pango_language_get_default (), attributes,
                       n + 1);
  for (int i = 0; i <= n; i++, next = g_utf8_next_char (next))
    if (i == 0 || i == n || attributes[i].is_char_break)
      {
        const gsize    offset = i == n ? request->length : (gsize)(next - request->text);
        const gboolean is_space = i > 0 && attributes[i - 1].is_white;

        g_array_append_val (self->places, offset);
        g_array_append_val (self->spaces, is_space);
      }
  g_free (attributes);
}

/* Shapes the paragraph, and sums the advances of the glyphs between two places. */
static void
find_advances (CharPlaces *self)
{
  const TlCharLines *request = self->request;
  guint              i = 0;

  g_array_set_size (self->advances, self->places->len - 1);
  tl_font_shape (request->font, request->shaper, request->text, request->length);
  for (guint n = 0; n < request->shaper->glyphs->len; n++)
    {
      const TlGlyph *glyph = tl_shaper_get (request->shaper, n);

      while (i + 2 < self->places->len && place_at (self, i + 1) <= glyph->cluster)
        i++;
      g_array_index (self->advances, int, i) += glyph->advance;
    }
}

/* Shapes the line from the place @first to the place @last by itself. */
static LineWidth
shape_line (const CharPlaces *self, guint first, guint last)
{
  const TlCharLines *request = self->request;
  const gsize        begin = place_at (self, first), end = place_at (self, last);
  LineWidth          width = { .whole = 0 };

  tl_font_shape (request->font, request->shaper, request->text + begin, end - begin);
  for (guint n = 0; n < request->shaper->glyphs->len; n++)
    {
      const TlGlyph *glyph = tl_shaper_get (request->shaper, n);

      width.whole += glyph->advance;
      if (g_array_index (self->spaces, gboolean, last) && glyph->cluster >= place_at (self, last - 1) - begin)
        width.space += glyph->advance;
    }
  return width;
}

/* The last place at which a line that begins at the place @first can end according to the sum of advances. */
static guint
estimate_end (const CharPlaces *self, guint first)
{
  guint  last = first + 1;
  gint64 sum = g_array_index (self->advances, int, first);

  while (last + 1 < self->places->len
         && sum + g_array_index (self->advances, int, last) <= self->request->width)
    sum += g_array_index (self->advances, int, last++);
  return last;
}

/* The last place at which a line that begins at the place @first fits; at least one character is on the line.
 * Sets @width to the width of the line. */
static guint
find_end (const CharPlaces *self, guint first, LineWidth *width)
{
  guint last = estimate_end (self, first);

  *width = shape_line (self, first, last);
  if (width->whole > self->request->width)
    {
      while (last > first + 1 && width->whole > self->request->width)
        *width = shape_line (self, first, --last);
      return last;
    }
  while (last + 1 < self->places->len)
    {
      const LineWidth more = shape_line (self, first, last + 1);

      if (more.whole > self->request->width)
        break;
      *width = more;
      last++;
    }
  return last;
}

static void
add_lines (const CharPlaces *self)
{
  const TlCharLines *request = self->request;
  const guint        n_before = request->lines->len;
  guint              first = 0;

  while (first + 1 < self->places->len
         && (request->most_lines == 0 || request->lines->len - n_before < request->most_lines))
    {
      LineWidth      width;
      const guint    last = find_end (self, first, &width);
      const gboolean is_end = last + 1 == self->places->len;
      TlTextLine     line = { .start = request->offset + (guint)place_at (self, first),
                              .length = (guint)(place_at (self, last) - place_at (self, first)),
                              .width = is_end ? width.whole : width.whole - width.space,
                              .ascent = request->font->ascent,
                              .height = request->font->height };

      g_array_append_val (request->lines, line);
      first = last;
    }
}

/* Adds all lines of the paragraph, or as many as are requested. Linear in the length of the paragraph. */
void
tl_char_lines_add (const TlCharLines *self)
{
  CharPlaces places = { .request = self,
                        .places = g_array_new (FALSE, FALSE, sizeof (gsize)),
                        .advances = g_array_new (FALSE, TRUE, sizeof (int)),
                        .spaces = g_array_new (FALSE, FALSE, sizeof (gboolean)) };

  find_places (&places);
  find_advances (&places);
  add_lines (&places);
  g_array_unref (places.places);
  g_array_unref (places.advances);
  g_array_unref (places.spaces);
}
