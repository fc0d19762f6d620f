/* tl-gsub-rules-private.h: the representation of rules.
 *
 * Included by tl-gsub-rules.c, tl-gsub-reader.c, tl-gsub-unsupported.c and tl-gsub-blocks.c only. The reader
 * fills the arrays, then the blocks are built; afterwards only @is_unsupported changes. Glyphs are identified
 * by their numbers, which begin with TL_GSUB_GLYPH_FIRST. */
#ifndef TL_GSUB_RULES_PRIVATE_H
#define TL_GSUB_RULES_PRIVATE_H

#include "opentype/tl-gsub-rules.h"

G_BEGIN_DECLS

/* The effect of a rule that matches. */
typedef enum
{
  TL_GSUB_EFFECT_KEEP, /* keeps the glyph and prevents the following rules of the lookup from being applied to
                          it */
  TL_GSUB_EFFECT_REPLACE,    /* replaces the glyph by another one */
  TL_GSUB_EFFECT_UNSUPPORTED /* an effect that requires shaping */
} TlGsubEffect;

/* A rule: a set of glyphs for each position of the input sequence, then of the backtrack sequence (from the
 * nearest glyph on), then of the lookahead sequence. */
typedef struct
{
  guint    first_set; /* the index of the rule's first set in `sets` of TlGsubRules */
  guint8   n_input;
  guint8   n_backtrack;
  guint8   n_lookahead;
  guint8   effect;
  guint16 *replacements; /* the replacements by glyph number; NULL for other effects; owned by TlGsubRules */
} TlGsubRule;

/* Up to 64 rules of a lookup, which are matched at once. */
typedef struct
{
  guint first_rule;
  guint first_offset; /* the index of the block's first offset in `offsets` of TlGsubRules */
  guint n_offsets;
  guint first_matching; /* the index of the block's first mask in `matching` of TlGsubRules */
} TlGsubBlock;

/* The rules of one lookup. At a glyph, only the first rule that matches is applied. */
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
  guint   reach;         /* the greatest number of glyphs that a rule examines on one side */
  GArray *glyphs;        /* hb_codepoint_t, ascending, numbered from TL_GSUB_GLYPH_FIRST; owned */
  guint   n;             /* one more than the greatest glyph number */
  guint64 (*members)[4]; /* indexed by glyph number: a bit for each set that contains the glyph; owned */
  guint64   *starts;     /* indexed by glyph number: a bit for each lookup with rules for the glyph; owned */
  guint8    *is_unsupported; /* indexed by glyph number: whether the glyph requires shaping; owned */
  GArray    *lookups;        /* TlGsubLookup: the lookups in order; owned */
  GArray    *rules;          /* TlGsubRule: the rules of all lookups; owned */
  GArray    *sets;           /* guint8: the index of a set for each position that a rule examines; owned */
  guint8    *classes;        /* indexed by glyph number: glyphs in the same sets have the same class; owned */
  guint      n_classes;
  guint16    first_of_class[G_MAXUINT8 + 1]; /* the number of each class's first glyph */
  GArray    *blocks;                         /* TlGsubBlock: the blocks of all lookups; owned */
  GArray    *offsets;                        /* gint8: the offsets that the rules of a block examine; owned */
  GArray    *matching;   /* guint64 by block, offset, class: a bit for each rule accepting the class; owned */
  GPtrArray *known_sets; /* for each set, a guint8 array by glyph number: 1 for each member; owned */
  GPtrArray *replacements; /* for each single substitution, a guint16 array by glyph number; owned */
};

/* The limit of the work of reading the rules of a font, in steps of one or two nanoseconds. */
#define TL_GSUB_MAX_STEPS (1 << 26)

/* The work so far. A table can refer to one subtable, rule or ligature any number of times, so the size of
 * the table does not limit the work. */
typedef struct
{
  guint64 n_steps;
} TlGsubWork;

/* Counts @n_steps more. Returns FALSE if the work exceeds the limit. */
static inline gboolean
tl_gsub_work_add (TlGsubWork *work, guint64 n_steps)
{
  work->n_steps += n_steps;
  return work->n_steps <= TL_GSUB_MAX_STEPS;
}

gboolean tl_gsub_rules_classify (TlGsubRules *rules);
void     tl_gsub_rules_make_blocks (TlGsubRules *rules);
gboolean tl_gsub_rules_note_unsupported (TlGsubRules            *rules,
                                         hb_face_t              *face,
                                         const TlOpenTypeLookup *lookup,
                                         guint                   index,
                                         const hb_set_t         *glyphs,
                                         TlGsubWork             *work);

G_END_DECLS

#endif /* TL_GSUB_RULES_PRIVATE_H */
