/* tl-break-table.c: determines with Pango whether a line may break between two characters, once for each pair
 * of line breaking classes. */
#include "unicode/tl-break-table.h"
#include "unicode/tl-utf8.h"

/* Determines with Pango whether a line may break between @before and @after, and stores the result for their
 * classes. For the classes that tl_breaks_are_pairwise() accepts, the Unicode line breaking algorithm depends
 * on nothing else. */
TlBreak
tl_break_table_learn (TlBreakTable *table,
                      gunichar      before,
                      guint8        before_type,
                      gboolean      spaced,
                      gunichar      after,
                      guint8        after_type)
{
  GString     *text = g_string_new (NULL);
  PangoLogAttr attributes[4];
  int          boundary = 0;
  TlBreak      learned;

  if (before_type != TL_BREAK_TYPE_NONE)
    {
      g_string_append_unichar (text, before);
      boundary++;
    }
  if (spaced)
    {
      g_string_append_c (text, ' ');
      boundary++;
    }
  g_string_append_unichar (text, after);
  pango_get_log_attrs (text->str, (int)text->len, 0, pango_language_get_default (), attributes, boundary + 2);
  g_string_free (text, TRUE);
  if (!spaced
      && (before_type == G_UNICODE_BREAK_COMPLEX_CONTEXT || after_type == G_UNICODE_BREAK_COMPLEX_CONTEXT))
    learned = TL_BREAK_UNCERTAIN;
  else if (!attributes[boundary].is_line_break)
    learned = TL_BREAK_FORBIDDEN;
  else
    learned = attributes[boundary].break_inserts_hyphen ? TL_BREAK_HYPHENATED : TL_BREAK_ALLOWED;
  (spaced ? table->spaced : table->direct)[before_type][after_type] = (guint8)learned;
  return learned;
}

/* Whether the rules of Unicode Standard Annex #14 for a class depend on adjacent characters only, apart from
 * the rules for numbers. */
static gboolean
is_pairwise (guint8 break_type)
{
  switch ((int)break_type)
    {
    case G_UNICODE_BREAK_ALPHABETIC:
    case G_UNICODE_BREAK_NUMERIC:
    case G_UNICODE_BREAK_IDEOGRAPHIC:
    case G_UNICODE_BREAK_HANGUL_LV_SYLLABLE:
    case G_UNICODE_BREAK_HANGUL_LVT_SYLLABLE:
    case G_UNICODE_BREAK_CONDITIONAL_JAPANESE_STARTER:
    case G_UNICODE_BREAK_NON_STARTER:
    case G_UNICODE_BREAK_EXCLAMATION:
    case G_UNICODE_BREAK_CLOSE_PUNCTUATION:
    case G_UNICODE_BREAK_CLOSE_PARANTHESIS:
    case G_UNICODE_BREAK_OPEN_PUNCTUATION:
    case G_UNICODE_BREAK_INFIX_SEPARATOR:
    case G_UNICODE_BREAK_QUOTATION:
    case G_UNICODE_BREAK_AFTER:
    case G_UNICODE_BREAK_HYPHEN:
    case G_UNICODE_BREAK_INSEPARABLE:
    case G_UNICODE_BREAK_NON_BREAKING_GLUE:
    case G_UNICODE_BREAK_POSTFIX:
    case G_UNICODE_BREAK_PREFIX:
    case G_UNICODE_BREAK_SYMBOL:
    case TL_BREAK_TYPE_WIDE_OPEN:
    case TL_BREAK_TYPE_WIDE_CLOSE:
    case TL_BREAK_TYPE_SYMBOL:
    case TL_BREAK_TYPE_LETTERLIKE_NUMBER:
      return TRUE;
    default:
      return FALSE;
    }
}

static gboolean
is_number (guint8 break_type)
{
  return break_type == G_UNICODE_BREAK_NUMERIC || break_type == TL_BREAK_TYPE_LETTERLIKE_NUMBER;
}

/* Whether all break opportunities inside the @length bytes at @text, a word without spaces, depend only on
 * pairs of adjacent characters. */
gboolean
tl_breaks_are_pairwise (TlCharTable *chars, const char *text, gsize length)
{
  const char *end = text + length;
  gboolean    numeric = FALSE, punctuated = FALSE;

  while (text < end)
    {
      guint8 type = tl_char_table_get (chars, tl_utf8_next (&text))->break_type;

      if (!is_pairwise (type))
        return FALSE;
      numeric = numeric || is_number (type);
      punctuated = punctuated
                   || (!is_number (type) && type != G_UNICODE_BREAK_ALPHABETIC && type != TL_BREAK_TYPE_SYMBOL
                       && type != G_UNICODE_BREAK_IDEOGRAPHIC);
    }
  return !(numeric && punctuated);
}
