/* tl-char-code.h: one-byte codes for the characters that most text consists of.
 *
 * ASCII, Latin-1 and common punctuation have codes, so that data about their glyphs, and about pairs of them,
 * fits into small arrays. Code 0 represents all other characters. */
#ifndef TL_CHAR_CODE_H
#define TL_CHAR_CODE_H

#include <glib.h>

G_BEGIN_DECLS

enum
{
  TL_N_CHAR_CODES = 0xf8,
  TL_CHAR_CODE_NONE = 0
};

/* The code of a character; TL_CHAR_CODE_NONE if it has none. */
static inline guint8
tl_char_code_from_char (gunichar character)
{
  if (character < 0x7f)
    return (guint8)character;
  if (character >= 0xa0 && character <= 0xff)
    return (guint8)(character - 0xa0 + 0x80);
  if (character >= 0x2010 && character <= 0x2027)
    return (guint8)(character - 0x2010 + 0xe0);
  return TL_CHAR_CODE_NONE;
}

/* The character with the given code; 0 if the code is unused. */
static inline gunichar
tl_char_code_to_char (guint8 code)
{
  if (code < 0x7f)
    return code;
  if (code >= 0x80 && code < 0xe0)
    return code - 0x80u + 0xa0;
  if (code >= 0xe0 && code < TL_N_CHAR_CODES)
    return code - 0xe0u + 0x2010;
  return 0;
}

G_END_DECLS

#endif /* TL_CHAR_CODE_H */
