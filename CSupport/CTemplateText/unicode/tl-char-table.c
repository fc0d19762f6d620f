/* tl-char-table.c: derives from Unicode's properties how measuring treats a character, once for each
 * character. */
#include "unicode/tl-char-table.h"

/* Creates an empty table. */
TlCharTable *
tl_char_table_new (void)
{
  return g_new0 (TlCharTable, 1);
}

/* Frees the table and its pages. */
void
tl_char_table_free (TlCharTable *table)
{
  for (gsize i = 0; i < G_N_ELEMENTS (table->pages); i++)
    g_free (table->pages[i]);
  g_free (table);
}

/* Whether words of a script may be measured one by one. Such scripts are written from left to right, and
 * tests compare text in them with Pango. */
static gboolean
is_measured_by_words (GUnicodeScript script)
{
  switch ((int)script)
    {
    case G_UNICODE_SCRIPT_COMMON:
    case G_UNICODE_SCRIPT_INHERITED:
    case G_UNICODE_SCRIPT_LATIN:
    case G_UNICODE_SCRIPT_GREEK:
    case G_UNICODE_SCRIPT_CYRILLIC:
    case G_UNICODE_SCRIPT_HAN:
    case G_UNICODE_SCRIPT_HIRAGANA:
    case G_UNICODE_SCRIPT_KATAKANA:
    case G_UNICODE_SCRIPT_HANGUL:
    case G_UNICODE_SCRIPT_THAI:
    case G_UNICODE_SCRIPT_DEVANAGARI:
      return TRUE;
    default:
      return FALSE;
    }
}

/* Whether a character is in a block of symbols that contains characters with the property
 * Emoji_Presentation. */
static gboolean
may_be_emoji (gunichar character)
{
  return (character >= 0x2300 && character <= 0x23ff) || (character >= 0x25fb && character <= 0x27bf)
         || (character >= 0x2b00 && character <= 0x2bff) || character == 0x20e3
         || (character >= 0x1f000 && character <= 0x1faff);
}

/* Whether Pango has to lay out all text that contains @character, whose script is @script. Characters that
 * may change the direction of text are not considered; may_turn_direction() tests for them. */
static gboolean
needs_pango (gunichar character, GUnicodeScript script)
{
  if (!is_measured_by_words (script) || may_be_emoji (character))
    return TRUE;
  if ((character >= 0xfe00 && character <= 0xfe0f) || (character >= 0xe0000 && character <= 0xe01ef)
      || character == 0xfffc || character == 0x2044 || (character >= 0x1100 && character <= 0x11ff)
      || character == 0x034f)
    return TRUE;
  switch ((int)g_unichar_type (character))
    {
    case G_UNICODE_CONTROL:
    case G_UNICODE_FORMAT:
    case G_UNICODE_SURROGATE:
    case G_UNICODE_PRIVATE_USE:
    case G_UNICODE_UNASSIGNED:
    case G_UNICODE_LINE_SEPARATOR:
    case G_UNICODE_PARAGRAPH_SEPARATOR:
      return TRUE;
    case G_UNICODE_SPACE_SEPARATOR:
      return character != ' ' && character != 0xa0 && character != 0x3000;
    default:
      return FALSE;
    }
}

/* Whether a character is in a right-to-left block or is a directional formatting character. */
static gboolean
may_turn_direction (gunichar character)
{
  return (character >= 0x590 && character <= 0x8ff) || character == 0x200e || character == 0x200f
         || (character >= 0x202a && character <= 0x202e) || (character >= 0x2066 && character <= 0x2069)
         || (character >= 0xfb1d && character <= 0xfdff) || (character >= 0xfe70 && character <= 0xfefe)
         || (character >= 0x10800 && character <= 0x10fff) || (character >= 0x1e800 && character <= 0x1efff);
}

/* Whether @character is in a block of ideographs and similar characters, between which lines may usually
 * break without spaces, as in Chinese. FALSE for marks; @type is the general category of @character. */
static gboolean
is_ideograph (gunichar character, GUnicodeType type)
{
  if (type == G_UNICODE_NON_SPACING_MARK || type == G_UNICODE_SPACING_MARK)
    return FALSE;
  return (character >= 0x2e80 && character <= 0x9fff) || (character >= 0xac00 && character <= 0xd7a3)
         || (character >= 0xf900 && character <= 0xfaff) || (character >= 0xfe30 && character <= 0xfe6f)
         || (character >= 0xff01 && character <= 0xffee) || (character >= 0x20000 && character <= 0x3ffff);
}

/* Whether Pango inserts a hyphen if it breaks a line between @character and a Hangul syllable. It does after
 * letters of scripts that use hyphens. */
static gboolean
is_hyphenated (gunichar character)
{
  PangoLogAttr attributes[3];
  GString     *text = g_string_new (NULL);

  g_string_append_unichar (text, character);
  g_string_append_unichar (text, 0xac00);
  pango_get_log_attrs (text->str, (int)text->len, 0, pango_language_get_default (), attributes, 3);
  g_string_free (text, TRUE);
  return attributes[1].break_inserts_hyphen;
}

/* The line breaking class of a character whose flags are known, or a part of that class. */
static guint8
find_break_type (const TlChar *known, gunichar character)
{
  const GUnicodeBreakType type = g_unichar_break_type (character);
  const gboolean          is_ideograph = (known->flags & TL_CHAR_IDEOGRAPH) != 0;

  if (is_ideograph && type == G_UNICODE_BREAK_OPEN_PUNCTUATION)
    return TL_BREAK_TYPE_WIDE_OPEN;
  if (is_ideograph && type == G_UNICODE_BREAK_CLOSE_PARANTHESIS)
    return TL_BREAK_TYPE_WIDE_CLOSE;
  if ((known->flags & TL_CHAR_NEEDS_PANGO) != 0)
    return (guint8)type;
  if (type == G_UNICODE_BREAK_ALPHABETIC && !is_hyphenated (character))
    return TL_BREAK_TYPE_SYMBOL;
  if (type == G_UNICODE_BREAK_NUMERIC && is_hyphenated (character))
    return TL_BREAK_TYPE_LETTERLIKE_NUMBER;
  return (guint8)type;
}

/* Determines and stores the properties of a character. */
const TlChar *
tl_char_table_fill (TlCharTable *table, gunichar character)
{
  TlChar       **page = &table->pages[character >> 8];
  GUnicodeScript script = g_unichar_get_script (character);
  GUnicodeType   type = g_unichar_type (character);
  TlChar        *known;

  if (*page == NULL)
    *page = g_new0 (TlChar, 256);
  known = &(*page)[character & 0xff];
  known->flags = TL_CHAR_KNOWN;
  if (may_turn_direction (character))
    known->flags |= TL_CHAR_NEEDS_PANGO | TL_CHAR_BIDI;
  else if (needs_pango (character, script))
    known->flags |= TL_CHAR_NEEDS_PANGO;
  else if (is_ideograph (character, type))
    known->flags |= TL_CHAR_IDEOGRAPH;
  if (type == G_UNICODE_NON_SPACING_MARK || type == G_UNICODE_SPACING_MARK
      || type == G_UNICODE_ENCLOSING_MARK)
    known->flags |= TL_CHAR_MARK;
  if (character == 0xa0 || character == 0x3000)
    known->flags |= TL_CHAR_NEUTRAL_SPACE;
  known->script = script <= G_UNICODE_SCRIPT_INHERITED ? G_UNICODE_SCRIPT_COMMON : (guint8)script;
  known->break_type = find_break_type (known, character);
  return known;
}
