/* tl-kerning.c: builds and reads the kerning matrix of a typeface. */
#include "typefaces/tl-kerning.h"
#include "typefaces/tl-typeface.h"

/* Returns the number of a character in the matrix. A character without a number gets the next one. */
static guint
number_character (TlKerningMatrix *self, gunichar character)
{
  guint *number = &self->numbers[tl_typeface_find_column (character)];

  if (*number == TL_NOT_KERNED)
    *number = self->n_numbers++;
  return *number;
}

static void
add_row (TlKerningMatrix *self, const TlKerning *row)
{
  for (const char *left = row->left; *left != 0; left = g_utf8_next_char (left))
    for (const char *right = row->right; *right != 0; right = g_utf8_next_char (right))
      {
        const guint first = number_character (self, g_utf8_get_char (left));
        const guint second = number_character (self, g_utf8_get_char (right));

        self->units[first][second] = (gint16)row->units;
      }
}

/* Creates the matrix from the rows of a table. */
TlKerningMatrix *
tl_kerning_matrix_new (const TlKerningTable *table)
{
  TlKerningMatrix *self = g_new0 (TlKerningMatrix, 1);

  self->units_per_em = table->units_per_em;
  for (guint i = 0; i < N_CHARACTERS; i++)
    self->numbers[i] = TL_NOT_KERNED;
  for (guint i = 0; i < table->n_rows; i++)
    add_row (self, &table->rows[i]);
  return self;
}

/* Frees a matrix. */
void
tl_kerning_matrix_free (TlKerningMatrix *self)
{
  g_free (self);
}

/* The number of a character, or TL_NOT_KERNED if it is not kerned. An accented letter has the number of its
 * base letter. */
guint
tl_kerning_matrix_get_number (const TlKerningMatrix *self, gunichar character)
{
  const guint column = tl_typeface_find_column (character);

  return column == N_CHARACTERS ? TL_NOT_KERNED : self->numbers[column];
}

/* The kerning of the characters with the numbers @left and @right, converted to units of a font that has
 * @units_per_em units. */
int
tl_kerning_matrix_get (const TlKerningMatrix *self, guint left, guint right, guint units_per_em)
{
  const double units = self->units[left][right] * units_per_em / self->units_per_em;

  return (int)(units < 0.0 ? units - 0.5 : units + 0.5);
}
