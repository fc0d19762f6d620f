/* tl-kerning.h: the kerning of a typeface by pairs of characters, which have numbers. */
#ifndef TL_KERNING_H
#define TL_KERNING_H

#include <hb.h>

#include "typefaces/tl-typeface-table.h"

G_BEGIN_DECLS

/* The number of characters that are not kerned. */
#define TL_NOT_KERNED G_MAXUINT

typedef struct
{
  const TlKerning   *rows;
  guint              n_rows;
  double             units_per_em;
  hb_user_data_key_t key; /* of the faces that are kerned by it */
  gsize              is_filled;
  guint              numbers[N_CHARACTERS]; /* by column */
  guint              n_numbers;
  gint16             units[N_CHARACTERS][N_CHARACTERS];
} TlKerningMatrix;

guint tl_kerning_matrix_get_number (TlKerningMatrix *self, gunichar character);
guint tl_kerning_matrix_get_size (TlKerningMatrix *self);
int   tl_kerning_matrix_get (TlKerningMatrix *self, guint left, guint right, guint units_per_em);

G_END_DECLS

#endif /* TL_KERNING_H */
