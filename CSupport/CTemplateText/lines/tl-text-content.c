/* tl-text-content.c: measures the text of a view as a UILabel measures its text.
 *
 * The width of the text is that of its widest line, and the height is that of all lines with the leading
 * between them. */
#include "templatetext/tl-text-content.h"

#include <string.h>

#include "lines/tl-text-measurer-private.h"
#include "unicode/tl-paragraph-iter.h"

/* The capacity up to which memory is kept when the text becomes shorter, in bytes. */
#define TL_RETAINED_BYTES 1024

struct _TlTextContent
{
  char             *text;            /* the text; owned */
  gsize             length;          /* the length of the text, in bytes */
  gsize             capacity;        /* the size of the memory at @text, in bytes */
  TlFontDescription font;            /* the font; the family is owned */
  double            leading;         /* the space between adjacent lines, in points */
  double            preferred_width; /* the width at which lines are broken, in points; 0 for none */
  guint             most_lines;      /* the maximum number of lines; 0 for no limit */
  TlTextWrap        wrap;            /* where lines may be broken */
  gboolean          is_measured;     /* whether @unbounded is the size of the text */
  TlTextExtents     unbounded;       /* the size without a width limit, or at the preferred width */
  double            broken_width;    /* the width for which @broken is valid, in points; negative for none */
  TlTextExtents     broken;          /* the size at @broken_width */
  guintptr fonts_serial; /* the serial number of the fonts in which @font_number is valid; 0 for none */
  guint    font_number;  /* the number of the font in the measurer */
  double   ascender;     /* the distance from the baseline to the top of a line, in points */
  double   descender;    /* the distance from the baseline to the bottom of a line; positive */
};

G_DEFINE_BOXED_TYPE (TlTextContent, tl_text_content, tl_text_content_ref, tl_text_content_free)

TlTextContent *
tl_text_content_new (const TlFontDescription *font)
{
  TlTextContent *self;

  g_return_val_if_fail (font != NULL && font->family != NULL, NULL);

  self = g_atomic_rc_box_new0 (TlTextContent);
  self->broken_width = -1.0;
  tl_text_content_set_font (self, font);
  return self;
}

TlTextContent *
tl_text_content_ref (TlTextContent *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  return g_atomic_rc_box_acquire (self);
}

static void
content_clear (gpointer content)
{
  TlTextContent *self = content;

  g_free (self->text);
  g_free ((char *)self->font.family);
}

void
tl_text_content_free (TlTextContent *self)
{
  if (self != NULL)
    g_atomic_rc_box_release_full (self, content_clear);
}

/* Drops the sizes, because the text or a rule has changed. */
static void
forget_sizes (TlTextContent *self)
{
  self->is_measured = FALSE;
  self->broken_width = -1.0;
}

void
tl_text_content_set_font (TlTextContent *self, const TlFontDescription *font)
{
  char *family;

  g_return_if_fail (self != NULL);
  g_return_if_fail (font != NULL && font->family != NULL);

  family = g_strdup (font->family);
  g_free ((char *)self->font.family);
  self->font = *font;
  self->font.family = family;
  self->fonts_serial = 0;
  forget_sizes (self);
}

void
tl_text_content_set_leading (TlTextContent *self, double leading)
{
  g_return_if_fail (self != NULL);
  self->leading = leading; /* measured sizes do not include the leading */
}

void
tl_text_content_set_lines (TlTextContent *self, guint most_lines, TlTextWrap wrap)
{
  g_return_if_fail (self != NULL);

  self->most_lines = most_lines;
  self->wrap = wrap;
  forget_sizes (self);
}

void
tl_text_content_set_preferred_width (TlTextContent *self, double width)
{
  g_return_if_fail (self != NULL);

  self->preferred_width = width;
  forget_sizes (self);
}

/* Reserves memory for a text of @n_bytes bytes. Memory of more than %TL_RETAINED_BYTES is freed if the text
 * needs less than half of it. */
static void
reserve (TlTextContent *self, gsize n_bytes)
{
  if (n_bytes <= self->capacity && self->capacity <= MAX (TL_RETAINED_BYTES, 2 * n_bytes))
    return;
  self->capacity = n_bytes;
  self->text = g_realloc (self->text, n_bytes);
}

gboolean
tl_text_content_set_text (TlTextContent *self, const char *text, gssize length)
{
  gsize n_bytes;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (text != NULL || length == 0, FALSE);

  n_bytes = length < 0 ? strlen (text) : (gsize)length;
  g_return_val_if_fail (n_bytes <= G_MAXINT32, FALSE);
  if (n_bytes == self->length && (n_bytes == 0 || memcmp (text, self->text, n_bytes) == 0))
    return FALSE;
  reserve (self, n_bytes);
  if (n_bytes > 0)
    memcpy (self->text, text, n_bytes);
  self->length = n_bytes;
  forget_sizes (self);
  return TRUE;
}

gboolean
tl_text_content_depends_on_width (const TlTextContent *self)
{
  g_return_val_if_fail (self != NULL, FALSE);
  return self->most_lines != 1 && self->preferred_width <= 0.0;
}

static void
measure_lines (const TlTextContent *self, TlTextMeasurer *measurer, int width, TlTextExtents *extents)
{
  TlTextRequest request = { .text = self->text,
                            .length = (gssize)self->length,
                            .width = width,
                            .wrap = self->wrap,
                            .most_lines = self->most_lines };

  tl_text_measurer_measure (measurer, self->font_number, &request, extents);
}

/* The width of the space at which a line is broken, which is not part of the line's width. It is @space if
 * the line ends with white space and is not the last line of its paragraph; otherwise it is 0. */
static double
trailing_space (const TlTextContent *self, const TlTextLine *line, double space)
{
  const char *end = self->text + line->start + line->length;
  const char *last;

  if (line->length == 0 || end >= self->text + self->length
      || tl_text_get_paragraph_end (end, (gsize)(self->text + self->length - end)) > 0)
    return 0.0;
  last = g_utf8_prev_char (end);
  return g_unichar_isspace (g_utf8_get_char (last)) ? space : 0.0;
}

/* Measures the text with its lines broken at the preferred width. */
static void
measure_at_preferred_width (TlTextContent *self, TlTextMeasurer *measurer)
{
  double            space, limit = self->preferred_width * PANGO_SCALE, widest = 0.0;
  const TlTextLine *lines;
  TlTextExtents     space_extents, *extents = &self->unbounded;
  guint             n_lines;

  tl_text_measurer_measure (measurer, self->font_number,
                            &(TlTextRequest){ .text = " ", .length = 1, .width = -1 }, &space_extents);
  space = space_extents.width;
  measure_lines (self, measurer, tl_text_width_to_pango (self->preferred_width), extents);
  if (extents->n_lines < 2)
    return;
  lines = tl_text_measurer_get_lines (measurer, &n_lines);
  for (guint i = 0; i < n_lines; i++)
    widest = MAX (widest, lines[i].width + trailing_space (self, &lines[i], space));
  extents->width = MAX (extents->width, MIN (limit, widest));
}

/* Looks up the font in @measurer if its number is unknown or may now denote another font. Sizes that were
 * measured before are dropped in that case. */
static void
use_fonts (TlTextContent *self, TlTextMeasurer *measurer)
{
  if (G_LIKELY (self->fonts_serial == measurer->styles.serial))
    return;
  forget_sizes (self);
  self->font_number = tl_text_measurer_find_font (measurer, &self->font);
  tl_text_measurer_get_line_metrics (measurer, self->font_number, &self->ascender, &self->descender);
  self->fonts_serial = measurer->styles.serial;
}

/* Returns the size without a width limit or, if there is a preferred width, at that width. */
static const TlTextExtents *
get_unbounded (TlTextContent *self, TlTextMeasurer *measurer)
{
  if (self->is_measured)
    return &self->unbounded;
  if (self->preferred_width > 0.0 && self->most_lines != 1)
    measure_at_preferred_width (self, measurer);
  else
    measure_lines (self, measurer, -1, &self->unbounded);
  self->is_measured = TRUE;
  return &self->unbounded;
}

/* Returns the size with lines broken at @width. */
static const TlTextExtents *
get_broken (TlTextContent *self, TlTextMeasurer *measurer, double width)
{
  if (self->broken_width != width)
    {
      measure_lines (self, measurer, tl_text_width_to_pango (width), &self->broken);
      self->broken_width = width;
    }
  return &self->broken;
}

/* Sets @size to the size and the baselines of text with the given extents. */
static void
describe (const TlTextContent *self, const TlTextExtents *extents, TlTextContentSize *size)
{
  double line = self->ascender + self->descender, n_spaces = extents->n_lines - 1.0;
  double height = extents->height / PANGO_SCALE, last_baseline = n_spaces * line + self->ascender;

  if (n_spaces > 0.0)
    {
      height += n_spaces * self->leading;
      last_baseline += n_spaces * self->leading;
    }
  size->width = extents->width / PANGO_SCALE;
  size->height = height;
  size->first_baseline = self->ascender - height / 2.0;
  size->last_baseline = height / 2.0 - (height - last_baseline);
}

void
tl_text_content_measure (TlTextContent *self, TlTextMeasurer *measurer, double width, TlTextContentSize *size)
{
  const TlTextExtents *extents;

  g_return_if_fail (self != NULL && measurer != NULL && size != NULL);

  *size = (TlTextContentSize){ .width = 0.0 };
  if (self->length == 0)
    return;
  use_fonts (self, measurer);
  extents = get_unbounded (self, measurer);
  /* Text that fits within @width has the size that it has without a limit. */
  if (width >= 0.0 && extents->width / PANGO_SCALE > width && tl_text_content_depends_on_width (self))
    extents = get_broken (self, measurer, width);
  describe (self, extents, size);
}
