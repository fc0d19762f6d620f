/* tl-char-table.h: the properties of characters that measuring depends on, cached by code point.
 *
 * A table takes 34 KiB, plus 768 bytes for each block of 256 characters of which one was looked up. Only one
 * thread at a time may use it. The properties of a character do not change. */
#ifndef TL_CHAR_TABLE_H
#define TL_CHAR_TABLE_H

#include <pango/pango.h>

G_BEGIN_DECLS

/* How measuring treats a character. */
typedef enum
{
  TL_CHAR_KNOWN = 1 << 0,
  TL_CHAR_NEEDS_PANGO
  = 1 << 1, /* requires Pango: control characters, bidirectional text, emoji, rare scripts */
  TL_CHAR_IDEOGRAPH = 1 << 2, /* ideographs, syllables and their punctuation: each forms a word by itself */
  TL_CHAR_MARK = 1 << 3,      /* combines with the character before it */
  TL_CHAR_NEUTRAL_SPACE = 1 << 4, /* white space that takes its neighbour's font: U+00A0 and U+3000 */
  TL_CHAR_BIDI = 1 << 5           /* requires Pango, and may change the direction of other paragraphs */
} TlCharFlags;

typedef struct
{
  guint8 flags;      /* a combination of TlCharFlags */
  guint8 script;     /* GUnicodeScript; Common for characters of the script Inherited */
  guint8 break_type; /* GUnicodeBreakType, or one of the types below */
} TlChar;

/* Parts of Unicode's line breaking classes whose characters Pango treats differently. The values are greater
 * than those of GUnicodeBreakType. */
enum
{
  /* Full-width brackets, to which rule LB30 of Unicode Standard Annex #14 does not apply. */
  TL_BREAK_TYPE_WIDE_OPEN = 56,
  TL_BREAK_TYPE_WIDE_CLOSE = 57,
  /* Characters of the class AL after which Pango does not insert a hyphen before a Hangul syllable, such as
   * symbols; and characters of the class NU after which it does. */
  TL_BREAK_TYPE_SYMBOL = 58,
  TL_BREAK_TYPE_LETTERLIKE_NUMBER = 59
};

/* A table of characters, in pages of 256 characters that are filled on demand. */
typedef struct
{
  TlChar *pages[0x110000 >> 8];
} TlCharTable;

TlCharTable  *tl_char_table_new (void);
void          tl_char_table_free (TlCharTable *table);
const TlChar *tl_char_table_fill (TlCharTable *table, gunichar character);

static inline const TlChar *
tl_char_table_get (TlCharTable *table, gunichar character)
{
  const TlChar *page = table->pages[character >> 8];

  if (G_LIKELY (page != NULL && page[character & 0xff].flags != 0))
    return &page[character & 0xff];
  return tl_char_table_fill (table, character);
}

G_END_DECLS

#endif /* TL_CHAR_TABLE_H */
