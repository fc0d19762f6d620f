/* tl-text-char.h: what measuring asks of a character, remembered by code point. */
#ifndef TL_TEXT_CHAR_H
#define TL_TEXT_CHAR_H

#include <pango/pango.h>

G_BEGIN_DECLS

/* How a character has to be treated. */
typedef enum
{
  TL_CHAR_KNOWN = 1 << 0,
  TL_CHAR_SPECIAL = 1 << 1, /* Pango itself has to lay it out: control, bidirectional, emoji, rare scripts */
  TL_CHAR_IDEOGRAPH = 1 << 2, /* an ideograph, a syllable or their punctuation: a word of its own */
  TL_CHAR_MARK = 1 << 3,    /* combines with the character before it */
  TL_CHAR_WHITE = 1 << 4,   /* white space that takes its neighbour's font: U+00A0 and U+3000 */
  TL_CHAR_BIDI = 1 << 5     /* special, and may turn the direction of other paragraphs as well */
} TlCharFlags;

typedef struct
{
  guint8 flags;       /* TlCharFlags */
  guint8 script;      /* GUnicodeScript; inherited ones count as common */
  guint8 break_type;  /* GUnicodeBreakType, or one of those below */
} TlChar;

/* Brackets as wide as ideographs have rules of their own: LB30 of Unicode Standard Annex #14. */
enum
{
  TL_BREAK_TYPE_WIDE_OPEN = 44,
  TL_BREAK_TYPE_WIDE_CLOSE = 45
};

/* Pages of 256 characters, filled as they are met. */
typedef struct
{
  TlChar *pages[0x110000 >> 8];
} TlCharTable;

TlCharTable  *tl_char_table_new  (void);
void          tl_char_table_free (TlCharTable *table);
const TlChar *tl_char_table_fill (TlCharTable *table, gunichar character);
const char   *tl_text_skip_ascii (const char *text, const char *end);

static inline const TlChar *
tl_char_table_get (TlCharTable *table, gunichar character)
{
  const TlChar *page = table->pages[character >> 8];

  if (G_LIKELY (page != NULL && page[character & 0xff].flags != 0))
    return &page[character & 0xff];
  return tl_char_table_fill (table, character);
}

/* The characters of ASCII, of Latin-1 and the punctuation that most languages share have codes of one byte. */
enum
{
  TL_N_CODES = 0xf8,
  TL_CODE_NONE = 0  /* of all other characters */
};

static inline guint8
tl_code_of_char (gunichar character)
{
  if (character < 0x7f)
    return (guint8)character;
  if (character >= 0xa0 && character <= 0xff)
    return (guint8)(character - 0xa0 + 0x80);
  if (character >= 0x2010 && character <= 0x2027)
    return (guint8)(character - 0x2010 + 0xe0);
  return TL_CODE_NONE;
}

/* The character that has a code; 0 for codes of none. */
static inline gunichar
tl_char_of_code (guint8 code)
{
  if (code < 0x7f)
    return code;
  if (code >= 0x80 && code < 0xe0)
    return code - 0x80u + 0xa0;
  if (code >= 0xe0 && code < TL_N_CODES)
    return code - 0xe0u + 0x2010;
  return 0;
}

/* The character at @text, which is valid UTF-8, and the beginning of the next. */
static inline gunichar
tl_text_next (const char **text)
{
  const guint8 *bytes = (const guint8 *)*text;

  if (bytes[0] < 0x80)
    {
      *text += 1;
      return bytes[0];
    }
  if (bytes[0] < 0xe0)
    {
      *text += 2;
      return ((gunichar)(bytes[0] & 0x1f) << 6) | (bytes[1] & 0x3f);
    }
  if (bytes[0] < 0xf0)
    {
      *text += 3;
      return ((gunichar)(bytes[0] & 0x0f) << 12) | ((gunichar)(bytes[1] & 0x3f) << 6) | (bytes[2] & 0x3f);
    }
  *text += 4;
  return ((gunichar)(bytes[0] & 0x07) << 18) | ((gunichar)(bytes[1] & 0x3f) << 12)
         | ((gunichar)(bytes[2] & 0x3f) << 6) | (bytes[3] & 0x3f);
}

G_END_DECLS

#endif /* TL_TEXT_CHAR_H */
