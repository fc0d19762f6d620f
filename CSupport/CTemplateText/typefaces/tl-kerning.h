/* tl-kerning.h: the kerning of a typeface, by pairs of numbered characters. */
#ifndef TL_KERNING_H
#define TL_KERNING_H

#include <hb.h>

#include "typefaces/tl-typeface-table.h"

G_BEGIN_DECLS

/* Represents the missing number of a character that is not kerned. */
#define TL_NOT_KERNED G_MAXUINT

/* The kerning of a typeface, as rows. Each row gives the same kerning to several pairs of characters. */
typedef struct
{
  const TlKerning   *rows;
  guint              n_rows;
  double             units_per_em;
  hb_user_data_key_t key; /* the key under which a face stores its kerned copy (see tl-kerned-face.h); only
                             its address is used */
} TlKerningTable;

/* The kerning of a typeface, as a matrix indexed by the numbers of the left and the right character. */
typedef struct
{
  double units_per_em;
  guint  numbers[N_CHARACTERS]; /* the number of each character, indexed by its column in the tables */
  guint  n_numbers;
  gint16 units[N_CHARACTERS][N_CHARACTERS];
} TlKerningMatrix;

TlKerningMatrix *tl_kerning_matrix_new (const TlKerningTable *table);
void             tl_kerning_matrix_free (TlKerningMatrix *self);
guint            tl_kerning_matrix_get_number (const TlKerningMatrix *self, gunichar character);
int tl_kerning_matrix_get (const TlKerningMatrix *self, guint left, guint right, guint units_per_em);

G_END_DECLS

#endif /* TL_KERNING_H */
