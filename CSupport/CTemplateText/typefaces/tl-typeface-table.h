/* tl-typeface-table.h: what is known of a typeface, in units of its font. */
#ifndef TL_TYPEFACE_TABLE_H
#define TL_TYPEFACE_TABLE_H

#include <glib.h>

enum
{
  N_ASCII = 95,      /* U+0020 to U+007E */
  N_CHARACTERS = 103 /* with – — ‘ ’ “ ” • … behind them */
};

/* The advances of one weight; 0 for those that are not known. */
typedef guint16 TlAdvanceRow[N_CHARACTERS];

/* What is added between each of the left characters and each of the right ones. */
typedef struct
{
  const char *left, *right; /* UTF-8 */
  int         units;
} TlKerning;

#endif /* TL_TYPEFACE_TABLE_H */
