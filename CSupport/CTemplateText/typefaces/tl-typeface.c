/* tl-typeface.c: the typefaces whose advances are known, by size and weight.
 *
 * Evidence: the widths that Interface Builder stored for one-line labels are compared with the sums of
 * advances, kerning and tracking, rounded up to pixels. Of 178 labels in the system font (17 projects), 143
 * widths are reproduced exactly and 170 within half a point. Of 106 larger labels (18 to 40 points, other
 * projects), 52 widths are reproduced exactly and 91 within half a point. Labels that differ by more than 3
 * points are not counted, since constraints determine their widths. */
#include "typefaces/tl-typeface.h"

#ifndef TL_WITHOUT_ADVANCES
#include "typefaces/tl-avenir-next.h"
#include "typefaces/tl-helvetica-neue.h"
#include "typefaces/tl-san-francisco-kerning.h"
#include "typefaces/tl-san-francisco-sizes.h"
#include "typefaces/tl-san-francisco.h"

/* The characters that follow ASCII in the tables. */
static const gunichar punctuation[] = { 0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2026 };

static TlKerningTable san_francisco_kerning = { .rows = kerning_of_san_francisco,
                                                .n_rows = G_N_ELEMENTS (kerning_of_san_francisco),
                                                .units_per_em = 2048 };
static TlKerningTable helvetica_neue_kerning = { .rows = kerning_of_helvetica_neue,
                                                 .n_rows = G_N_ELEMENTS (kerning_of_helvetica_neue),
                                                 .units_per_em = 2048 };
static TlKerningTable no_kerning = { .units_per_em = 1000 };

/* A typeface. It may have one design for small sizes and another for large ones, between which advances are
 * interpolated. */
typedef struct
{
  const int          *weights; /* the weights as in CSS, ascending */
  guint               n_weights;
  double              units_per_em;
  const TlAdvanceRow *small, *large; /* @large is NULL if there is one design for all sizes */
  const TlSizeRow    *shares;        /* the share of @large in the design, 0 to 1, for each size */
  guint               n_shares;
  const TlSizeRow    *tracking; /* the tracking for each size; NULL for none */
  guint               n_tracking;
  TlKerningTable     *kerning;
} Typeface;

#define SAN_FRANCISCO                                                                                        \
  .weights = weights_of_san_francisco, .n_weights = G_N_ELEMENTS (weights_of_san_francisco),                 \
  .units_per_em = 2048, .kerning = &san_francisco_kerning

/* The typefaces, indexed by TlGlyphWidths. The typeface of iOS 9 and 10 has no design for large sizes,
 * because in files of Xcode 7 and 8 labels of up to 36 points are as wide as in SF Pro Text. */
static const Typeface typefaces[] = {
  [TL_GLYPH_WIDTHS_SAN_FRANCISCO] = { SAN_FRANCISCO, .small = text, .large = display, .shares = display_of_14,
                                      .n_shares = G_N_ELEMENTS (display_of_14), .tracking = tracking_of_14,
                                      .n_tracking = G_N_ELEMENTS (tracking_of_14) },
  [TL_GLYPH_WIDTHS_SAN_FRANCISCO_IOS_11]
  = { SAN_FRANCISCO, .small = text_of_2017, .large = display_of_2017, .shares = display_of_11,
      .n_shares = G_N_ELEMENTS (display_of_11), .tracking = tracking_of_11,
      .n_tracking = G_N_ELEMENTS (tracking_of_11) },
  [TL_GLYPH_WIDTHS_SAN_FRANCISCO_IOS_9] = { SAN_FRANCISCO, .small = text_of_2017, .tracking = tracking_of_9,
                                            .n_tracking = G_N_ELEMENTS (tracking_of_9) },
  [TL_GLYPH_WIDTHS_HELVETICA_NEUE] = { .weights = weights_of_helvetica_neue,
                                       .n_weights = G_N_ELEMENTS (weights_of_helvetica_neue),
                                       .units_per_em = 2048,
                                       .small = helvetica_neue,
                                       .kerning = &helvetica_neue_kerning },
  [TL_GLYPH_WIDTHS_AVENIR_NEXT] = { .weights = weights_of_avenir_next,
                                    .n_weights = G_N_ELEMENTS (weights_of_avenir_next),
                                    .units_per_em = 1000,
                                    .small = avenir_next,
                                    .kerning = &no_kerning },
};

/* Whether the advances of the typeface that @font names are known. The functions below require that. */
gboolean
tl_typeface_is_known (const TlFontDescription *font)
{
  return font->glyph_widths > TL_GLYPH_WIDTHS_OF_FONT && font->glyph_widths < G_N_ELEMENTS (typefaces);
}

/* Cent, pound, yen and euro, which are as wide as the dollar. Evidence: in Helvetica's own data, all of them
 * are 556/1000 em wide; in San Francisco, this gives the stored widths of two labels with a yen sign, in two
 * projects (27.5 and 33.33 points). */
static const gunichar currencies[] = { 0xa2, 0xa3, 0xa5, 0x20ac };

/* The base letter of an accented letter, the dollar sign for another currency sign, or else the character
 * itself. */
static gunichar
get_base (gunichar character)
{
  gunichar base, mark;

  for (guint i = 0; i < G_N_ELEMENTS (currencies); i++)
    if (character == currencies[i])
      return '$';
  while (character > 0x7f && g_unichar_decompose (character, &base, &mark))
    character = base;
  return character;
}

/* The column of a character in the tables, ignoring its accents; N_CHARACTERS if it has no column. */
guint
tl_typeface_find_column (gunichar character)
{
  const gunichar base = get_base (character);

  if (base >= ' ' && base < ' ' + N_ASCII)
    return base - ' ';
  for (guint i = 0; i < G_N_ELEMENTS (punctuation); i++)
    if (base == punctuation[i])
      return N_ASCII + i;
  return N_CHARACTERS;
}

/* An advance in font units, interpolated between weights; 0 if the advance is unknown. */
static double
read_advance (const Typeface *typeface, const TlAdvanceRow *rows, guint column, int weight)
{
  const int *weights = typeface->weights;
  guint      upper = 0;

  while (upper + 1 < typeface->n_weights && weights[upper] < weight)
    upper++;
  if (upper == 0 || weights[upper] <= weight || rows[upper][column] == 0 || rows[upper - 1][column] == 0)
    return rows[upper][column];
  return rows[upper - 1][column]
         + (double)(weight - weights[upper - 1]) / (weights[upper] - weights[upper - 1])
             * (rows[upper][column] - rows[upper - 1][column]);
}

/* The value for a size, interpolated between the sizes of the table. Beyond its ends, the value of the first
 * or last size. */
static double
read_size (const TlSizeRow *rows, guint n_rows, double size)
{
  guint upper = 0;

  while (upper < n_rows && rows[upper].size < size)
    upper++;
  if (upper == 0 || upper == n_rows)
    return rows[MIN (upper, n_rows - 1)].value;
  return rows[upper - 1].value
         + (size - rows[upper - 1].size) / (rows[upper].size - rows[upper - 1].size)
             * (rows[upper].value - rows[upper - 1].value);
}

/* The advance of a character in points, without tracking, in a font whose advances are known; 0 if the
 * advance of this character is unknown. Accented letters are as wide as their base letters. */
double
tl_typeface_get_advance (const TlFontDescription *font, gunichar character)
{
  const Typeface *typeface = &typefaces[font->glyph_widths];
  const double    size = tl_font_description_get_point_size (font);
  const guint     column = tl_typeface_find_column (character);
  double          units;

  if (column == N_CHARACTERS)
    return 0.0;
  units = read_advance (typeface, typeface->small, column, font->weight);
  if (typeface->large != NULL)
    units += read_size (typeface->shares, typeface->n_shares, size)
             * (read_advance (typeface, typeface->large, column, font->weight) - units);
  return units / typeface->units_per_em * size;
}

/* The tracking of a font whose advances are known, in points. */
double
tl_typeface_get_tracking (const TlFontDescription *font)
{
  const Typeface *typeface = &typefaces[font->glyph_widths];

  if (typeface->tracking == NULL)
    return 0.0;
  return read_size (typeface->tracking, typeface->n_tracking, tl_font_description_get_point_size (font));
}

/* The kerning of a font whose advances are known. */
TlKerningTable *
tl_typeface_get_kerning (const TlFontDescription *font)
{
  return typefaces[font->glyph_widths].kerning;
}

#endif /* TL_WITHOUT_ADVANCES */
