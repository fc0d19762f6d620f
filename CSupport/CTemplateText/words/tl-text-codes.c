#include "words/tl-text-codes.h"

void
tl_codes_begin (TlCodes *codes, const TlFace *face, TlShaper *shaper)
{
  codes->face = face;
  codes->plain = face->plain;
  codes->shaper = shaper;
  codes->n = 0;
  codes->has_rules = FALSE;
}

/* Adds text. FALSE if there are characters that are not plain, or there is too much. */
gboolean
tl_codes_append (TlCodes *codes, const char *text, gsize length)
{
  guint    end = codes->n > 0 ? codes->ends[codes->n - 1] : 0;
  gboolean are_plain = TRUE;

  if (length > TL_MOST_CODES - codes->n)
    return FALSE;
  for (const char *next = text, *text_end = text + length; next < text_end; codes->n++)
    {
      guint8      code = tl_code_of_char (tl_text_next (&next));
      TlPlainKind kind = tl_plain_get_kind (codes->plain, codes->face, code, codes->shaper);

      are_plain = are_plain && kind != TL_NOT_PLAIN;
      codes->has_rules = codes->has_rules || kind != TL_PLAIN;
      codes->codes[codes->n] = kind != TL_NOT_PLAIN ? code : (guint8)TL_CODE_NONE;
      codes->ends[codes->n] = (guint16)(end + (guint)(next - text));
    }
  return are_plain;
}

/* Finds the glyphs of part of the text where it stands alone, or where there is something before or after it
 * that is not known: what depends on that becomes TL_RULES_UNKNOWN. FALSE if only shaping shows. */
gboolean
tl_codes_set (
  const TlCodes *codes, gsize from, gsize to, gboolean more_before, gboolean more_after, guint16 *numbers)
{
  if (!codes->has_rules)
    return TRUE;
  for (gsize i = from; i < to; i++)
    {
      guint16 number = codes->plain->numbers[codes->codes[i]];

      numbers[i] = number != TL_RULES_NONE ? number : (guint16)TL_RULES_UNKNOWN;
    }
  return tl_rules_run (codes->plain->rules, numbers + from, to - from, more_before, more_after);
}

gboolean
tl_numbers_are_known (const guint16 *numbers, gsize from, gsize to)
{
  for (gsize i = from; i < to; i++)
    if (numbers[i] == TL_RULES_UNKNOWN)
      return FALSE;
  return TRUE;
}

static hb_codepoint_t
glyph_at (const TlCodes *codes, const guint16 *numbers, gsize i)
{
  return tl_rules_get_glyph (codes->plain->rules, numbers[i]);
}

int
tl_codes_get_advance_by_number (const TlCodes *codes, const guint16 *numbers, gsize i)
{
  return tl_plain_get_pair (codes->plain, codes->face, glyph_at (codes, numbers, i), 0, codes->shaper);
}

int
tl_codes_get_kern_by_number (const TlCodes *codes, const guint16 *numbers, gsize i)
{
  return tl_plain_get_pair (codes->plain, codes->face, glyph_at (codes, numbers, i),
                            glyph_at (codes, numbers, i + 1), codes->shaper)
         - tl_codes_get_advance (codes, numbers, i);
}

/* The width of part of the text, in Pango units. */
int
tl_codes_measure (const TlCodes *codes, const guint16 *numbers, gsize from, gsize to)
{
  int sum = 0;

  for (gsize i = from; i < to; i++)
    sum
      += tl_codes_get_advance (codes, numbers, i) + (i + 1 < to ? tl_codes_get_kern (codes, numbers, i) : 0);
  return sum;
}
