/* tl-gsub-rules-private.h: what rules are made of.
 *
 * Included by tl-gsub-rules.c, tl-gsub-reader.c and tl-gsub-blocks.c only. The reader fills the arrays, then
 * the blocks are made; after that nothing changes but @is_unsupported. Glyphs are known by their numbers,
 * from TL_GSUB_GLYPH_FIRST on. */
#ifndef TL_GSUB_RULES_PRIVATE_H
#define TL_GSUB_RULES_PRIVATE_H

#include "opentype/tl-gsub-rules.h"

G_BEGIN_DECLS

/* What a rule that matches does. */
typedef enum
{
  TL_GSUB_EFFECT_KEEP,       /* it keeps other rules of its lookup from the glyph */
  TL_GSUB_EFFECT_REPLACE,    /* by another glyph */
  TL_GSUB_EFFECT_UNSUPPORTED /* something that only shaping does */
} TlGsubEffect;

/* A rule, by sets of glyphs: of the input sequence, of the backtrack sequence from the nearest glyph on, and
 * of the lookahead sequence. */
typedef struct
{
  guint    first_set; /* in the sets of all rules */
  guint8   n_input;
  guint8   n_backtrack;
  guint8   n_lookahead;
  guint8   effect;
  guint16 *replacements; /* by number; owned by the rules; shared */
} TlGsubRule;

/* Up to 64 rules of a lookup, for matching them all at once. */
typedef struct
{
  guint first_rule;
  guint first_offset; /* in the offsets of all blocks */
  guint n_offsets;
  guint first_matching; /* in those of all blocks */
} TlGsubBlock;

/* The rules of one lookup: the first one that matches at a glyph is the only one. */
typedef struct
{
  guint first_rule;
  guint n_rules;
  guint first_block;
  guint n_blocks;
  guint longest_input;
} TlGsubLookup;

struct _TlRules
{
  guint   reach;         /* how many glyphs a rule looks at on one side */
  GArray *glyphs;        /* hb_codepoint_t, in order: the glyph of number TL_GSUB_GLYPH_FIRST first; owned */
  guint   n;             /* numbers */
  guint64 (*members)[4]; /* by number: bits of the sets that the glyph is in; owned */
  guint64 *starts;       /* by number: bits of the lookups that have rules for it; owned */
  guint8
    *is_unsupported;  /* by number: whether a lookup does something with it that only shaping does; owned */
  GArray    *lookups; /* TlGsubLookup; owned */
  GArray    *rules;   /* TlGsubRule; owned */
  GArray    *sets;    /* guint8; owned */
  guint8    *classes; /* by number: glyphs that no rule tells from each other have the same; owned */
  guint      n_classes;
  guint16    first_of_class[G_MAXUINT8 + 1]; /* numbers */
  GArray    *blocks;                         /* TlGsubBlock; owned */
  GArray    *offsets;      /* gint8: where the rules of a block look, from the glyph on; owned */
  GArray    *matching;     /* guint64, by offset and class: bits of the rules that do not object; owned */
  GPtrArray *known_sets;   /* guint8 by number, by set; owned */
  GPtrArray *replacements; /* guint16 by number; owned */
};

gboolean tl_gsub_rules_classify (TlGsubRules *rules);
void     tl_gsub_rules_make_blocks (TlGsubRules *rules);

G_END_DECLS

#endif /* TL_GSUB_RULES_PRIVATE_H */
