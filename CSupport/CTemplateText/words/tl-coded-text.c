/* tl-coded-text.c: converts text to codes, applies the font's substitution rules and sums advances. */
#include "words/tl-coded-text.h"
#include "unicode/tl-utf8.h"

/* Initialises an empty text in a font that has simple glyphs. */
void
tl_coded_text_init (TlCodedText *self, const TlFont *font, TlShaper *shaper)
{
  self->simple_glyphs = font->simple_glyphs;
  self->shaper = shaper;
  self->n = 0;
  self->has_substitutions = FALSE;
}

/* Appends the @length bytes at @text. Returns FALSE if a character is complex, or if the text would be too
 * long. */
gboolean
tl_coded_text_append (TlCodedText *self, const char *text, gsize length)
{
  guint    end = self->n > 0 ? self->ends[self->n - 1] : 0;
  gboolean are_simple = TRUE;

  if (length > TL_MAX_CODED_CHARS - self->n)
    return FALSE;
  for (const char *next = text, *text_end = text + length; next < text_end; self->n++)
    {
      guint8      code = tl_char_code_from_char (tl_utf8_next (&next));
      TlGlyphKind kind = tl_simple_glyphs_get_kind (self->simple_glyphs, code, self->shaper);

      are_simple = are_simple && kind != TL_GLYPH_KIND_COMPLEX;
      self->has_substitutions = self->has_substitutions || kind != TL_GLYPH_KIND_SIMPLE;
      self->codes[self->n] = kind != TL_GLYPH_KIND_COMPLEX ? code : (guint8)TL_CHAR_CODE_NONE;
      self->ends[self->n] = (guint16)(end + (guint)(next - text));
    }
  return are_simple;
}

/* Sets the elements of @numbers from @from to @to to the glyphs of the characters. Unknown text precedes
 * these with @more_before and follows them with @more_after; glyphs that depend on it become
 * TL_GSUB_GLYPH_UNKNOWN. Returns FALSE if shaping is required. */
gboolean
tl_coded_text_substitute (
  const TlCodedText *self, gsize from, gsize to, gboolean more_before, gboolean more_after, guint16 *numbers)
{
  if (!self->has_substitutions)
    return TRUE;
  for (gsize i = from; i < to; i++)
    {
      guint16 number = self->simple_glyphs->numbers[self->codes[i]];

      numbers[i] = number != TL_GSUB_GLYPH_NONE ? number : (guint16)TL_GSUB_GLYPH_UNKNOWN;
    }
  return tl_gsub_rules_apply (self->simple_glyphs->rules, numbers + from, to - from, more_before, more_after);
}

/* Whether all glyphs of the characters from @from to @to are known. */
gboolean
tl_glyph_numbers_are_known (const guint16 *numbers, gsize from, gsize to)
{
  for (gsize i = from; i < to; i++)
    if (numbers[i] == TL_GSUB_GLYPH_UNKNOWN)
      return FALSE;
  return TRUE;
}

/* The glyph of character @i, whose glyph number is known. */
static hb_codepoint_t
glyph_at (const TlCodedText *self, const guint16 *numbers, gsize i)
{
  return tl_gsub_rules_get_glyph (self->simple_glyphs->rules, numbers[i]);
}

/* The advance of character @i by itself, with a glyph other than its nominal one. */
int
tl_coded_text_get_substituted_advance (const TlCodedText *self, const guint16 *numbers, gsize i)
{
  return tl_simple_glyphs_get_pair_advance (self->simple_glyphs, glyph_at (self, numbers, i), 0,
                                            self->shaper);
}

/* The kerning between character @i and the next one, at least one of which does not have its nominal glyph.
 */
int
tl_coded_text_get_substituted_kerning (const TlCodedText *self, const guint16 *numbers, gsize i)
{
  return tl_simple_glyphs_get_pair_advance (self->simple_glyphs, glyph_at (self, numbers, i),
                                            glyph_at (self, numbers, i + 1), self->shaper)
         - tl_coded_text_get_advance (self, numbers, i);
}

/* The width of the text from character @from to character @to, including the kerning inside it. */
int
tl_coded_text_sum_advances (const TlCodedText *self, const guint16 *numbers, gsize from, gsize to)
{
  int sum = 0;

  for (gsize i = from; i < to; i++)
    sum += tl_coded_text_get_advance (self, numbers, i)
           + (i + 1 < to ? tl_coded_text_get_kerning (self, numbers, i) : 0);
  return sum;
}
