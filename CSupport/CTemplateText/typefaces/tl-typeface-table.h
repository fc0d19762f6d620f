/* tl-typeface-table.h: the types of the tables that describe typefaces. Advances and kerning are in font
 * units. */
#ifndef TL_TYPEFACE_TABLE_H
#define TL_TYPEFACE_TABLE_H

#include <glib.h>

enum
{
  N_ASCII = 95,      /* U+0020 to U+007E */
  N_CHARACTERS = 103 /* the characters of ASCII, followed by – — ‘ ’ “ ” • … */
};

/* The advances of all characters in one weight; 0 if an advance is unknown. */
typedef guint16 TlAdvanceRow[N_CHARACTERS];

/* The kerning, in font units, between each character in @left and each character in @right. */
typedef struct
{
  const char *left, *right; /* the characters, in UTF-8 */
  int         units;
} TlKerning;

#endif /* TL_TYPEFACE_TABLE_H */
