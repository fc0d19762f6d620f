/* tl-typeface-table.h: the types of the tables of typefaces; their values are in font units. */
#ifndef TL_TYPEFACE_TABLE_H
#define TL_TYPEFACE_TABLE_H

#include <glib.h>

enum
{
  N_ASCII = 95,      /* U+0020 to U+007E */
  N_CHARACTERS = 103 /* followed by – — ‘ ’ “ ” • … */
};

/* The advances of all characters in one weight; 0 for unknown advances. */
typedef guint16 TlAdvanceRow[N_CHARACTERS];

/* The kerning between each of the left characters and each of the right ones. */
typedef struct
{
  const char *left, *right; /* UTF-8 */
  int         units;
} TlKerning;

#endif /* TL_TYPEFACE_TABLE_H */
