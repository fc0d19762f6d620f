/* tl-names.h: the names of enumeration values in the JSON form and in messages. */
#ifndef TL_NAMES_H
#define TL_NAMES_H

#include <templatecell/tl-template.h>

/* The names of the values of an enumeration: the value n has the name at the index n. */
typedef struct
{
  const char *const *names;   /* the names, by value; static, not owned */
  guint              n_names; /* the number of names */
} TlNames;

extern const TlNames tl_attribute_names;
extern const TlNames tl_axis_names;
extern const TlNames tl_distribution_names;
extern const TlNames tl_alignment_names;
extern const TlNames tl_wrap_names;
extern const TlNames tl_glyph_width_names;
extern const TlNames tl_line_height_names;
extern const TlNames tl_baseline_names;
extern const TlNames tl_relation_names;

gboolean    tl_names_find (const TlNames *names, const char *name, guint *value);
const char *tl_names_get (const TlNames *names, guint value);

#endif /* TL_NAMES_H */
