/* tl-names.c: the names of enumeration values in the JSON form and in messages. */
#include "model/tl-names.h"

static const char *const attributes[] = {
  "none",
  "left",
  "right",
  "top",
  "bottom",
  "leading",
  "trailing",
  "width",
  "height",
  "centerX",
  "centerY",
  "lastBaseline",
  "firstBaseline",
  "leftMargin",
  "rightMargin",
  "topMargin",
  "bottomMargin",
  "leadingMargin",
  "trailingMargin",
  "centerXWithinMargins",
  "centerYWithinMargins",
};
static const char *const axes[] = { "horizontal", "vertical" };
static const char *const distributions[]
  = { "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering" };
static const char *const alignments[]
  = { "fill", "leading", "firstBaseline", "center", "trailing", "lastBaseline" };
static const char *const wraps[] = { "words", "characters" };
static const char *const glyph_widths[]
  = { "font", "sanFrancisco", "sanFranciscoIOS11", "sanFranciscoIOS9", "helveticaNeue", "avenirNext" };
static const char *const line_heights[] = { "line", "font", "proportional" };
static const char *const baselines[] = { "edges", "center" };
static const char *const relations[] = { "<=", "=", ">=" };

const TlNames tl_attribute_names = { attributes, G_N_ELEMENTS (attributes) };
const TlNames tl_axis_names = { axes, G_N_ELEMENTS (axes) };
const TlNames tl_distribution_names = { distributions, G_N_ELEMENTS (distributions) };
const TlNames tl_alignment_names = { alignments, G_N_ELEMENTS (alignments) };
const TlNames tl_wrap_names = { wraps, G_N_ELEMENTS (wraps) };
const TlNames tl_glyph_width_names = { glyph_widths, G_N_ELEMENTS (glyph_widths) };
const TlNames tl_line_height_names = { line_heights, G_N_ELEMENTS (line_heights) };
const TlNames tl_baseline_names = { baselines, G_N_ELEMENTS (baselines) };
/* The values of relations are −1, 0 and 1, so the name of a relation is at the index value + 1. */
const TlNames tl_relation_names = { relations, G_N_ELEMENTS (relations) };

/* Sets @value to the enumeration value named @name. Returns FALSE, with @value unchanged, if there is no such
 * name. */
gboolean
tl_names_find (const TlNames *names, const char *name, guint *value)
{
  for (guint i = 0; i < names->n_names; i++)
    {
      if (g_str_equal (names->names[i], name))
        {
          *value = i;
          return TRUE;
        }
    }
  return FALSE;
}

/* The name of an enumeration value; "unknown" if the value has none. */
const char *
tl_names_get (const TlNames *names, guint value)
{
  return value < names->n_names ? names->names[value] : "unknown";
}
