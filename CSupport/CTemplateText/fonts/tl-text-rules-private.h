/* tl-text-rules-private.h: what rules are made of. */
#ifndef TL_TEXT_RULES_PRIVATE_H
#define TL_TEXT_RULES_PRIVATE_H

#include "fonts/tl-text-rules.h"

G_BEGIN_DECLS

/* What a rule that matches does. */
typedef enum
{
  TL_EFFECT_KEEP,    /* it keeps other rules of its lookup from the glyph */
  TL_EFFECT_REPLACE, /* by another glyph */
  TL_EFFECT_OTHER    /* what is not done here */
} TlRuleEffect;

/* A rule, by sets of glyphs: of the glyphs that it takes, those before, from the nearest on, and those after.
 */
typedef struct
{
  guint    first_set; /* in the sets of all rules */
  guint8   n_taken;
  guint8   n_before;
  guint8   n_after;
  guint8   effect;
  guint16 *replacements; /* by number; owned by the rules; shared */
} TlRule;

/* Up to 64 rules of a lookup, for matching them all at once. */
typedef struct
{
  guint first_rule;
  guint first_place; /* in the places of all blocks */
  guint n_places;
  guint first_fitting; /* in those of all blocks */
} TlRuleBlock;

/* The rules of one lookup: the first one that matches at a glyph is the only one. */
typedef struct
{
  guint first_rule;
  guint n_rules;
  guint first_block;
  guint n_blocks;
  guint most_taken;
} TlRuleLookup;

struct _TlRules
{
  guint   reach;         /* how many glyphs a rule looks at on one side */
  GArray *glyphs;        /* hb_codepoint_t, in order: the glyph of number TL_RULES_FIRST first; owned */
  guint   n;             /* numbers */
  guint64 (*members)[4]; /* by number: bits of the sets that the glyph is in; owned */
  guint64   *starts;     /* by number: bits of the lookups that have rules for it; owned */
  guint8    *is_foreign; /* by number: whether a lookup does with it what is not done here; owned */
  GArray    *lookups;    /* TlRuleLookup; owned */
  GArray    *rules;      /* TlRule; owned */
  GArray    *sets;       /* guint8; owned */
  guint8    *classes;    /* by number: glyphs that no rule tells from each other have the same; owned */
  guint      n_classes;
  guint16    first_of_class[G_MAXUINT8 + 1]; /* numbers */
  GArray    *blocks;       /* TlRuleBlock; owned */
  GArray    *places;       /* gint8: where the rules of a block look, from the glyph on; owned */
  GArray    *fitting;      /* guint64, by place and class: bits of the rules that do not object; owned */
  GPtrArray *known_sets;   /* guint8 by number, by set; owned */
  GPtrArray *replacements; /* guint16 by number; owned */
};

G_END_DECLS

#endif /* TL_TEXT_RULES_PRIVATE_H */
