/* tl-gsub-unsupported.c: the glyphs to which lookups apply for which no rules are read. */
#include "opentype/tl-gsub-rules-private.h"

/* The steps in which HarfBuzz finds a glyph in the coverage table of a subtable. */
#define COVERAGE_STEPS 16

/* A search for the glyphs to which one lookup may apply. */
typedef struct
{
  hb_face_t      *face;
  guint           index;       /* of the lookup */
  const hb_set_t *input;       /* the glyphs that the lookup consumes */
  gboolean        is_context;  /* whether the lookup is contextual */
  gboolean        has_context; /* whether it examines other glyphs than those that it consumes */
  guint64         call_steps;  /* the most steps of one question whether the lookup applies */
  TlGsubWork     *work;
} Search;

/* The greatest number of rules that one glyph selects in the subtable at @subtable of a contextual lookup. */
static guint
count_rules (const TlOpenTypeLookup *lookup, guint subtable, TlGsubWork *work)
{
  const TlOpenTypeTable *table = lookup->table;
  guint                  format = tl_open_type_table_read (table, subtable), most = 1;
  guint                  n_classes = lookup->type == TL_GSUB_CONTEXT ? 1 : 3;
  guint                  sets = subtable + (format == 2 ? 4 + 2 * n_classes : 4);
  guint                  n_sets = format == 3 ? 0 : tl_open_type_table_read (table, sets);

  tl_gsub_work_add (work, n_sets);
  for (guint i = 0; i < n_sets; i++)
    {
      guint set = tl_open_type_table_read (table, sets + 2 + 2 * i);

      if (set != 0)
        most = MAX (most, tl_open_type_table_read (table, subtable + set));
    }
  return most;
}

/* The most steps of one question whether @lookup applies to glyphs; any number if the work exceeds the limit.
 */
static guint64
count_call_steps (const TlOpenTypeLookup *lookup, gboolean is_context, TlGsubWork *work)
{
  guint64 n_steps = 0;

  for (guint i = 0; i < lookup->n_subtables && is_context && tl_gsub_work_add (work, 1); i++)
    n_steps += COVERAGE_STEPS + count_rules (lookup, tl_open_type_lookup_get_subtable (lookup, i), work);
  return n_steps;
}

/* Whether the lookup applies to the @n @glyphs alone; FALSE if the work exceeds the limit. */
static gboolean
applies (const Search *search, const hb_codepoint_t *glyphs, guint n)
{
  return tl_gsub_work_add (search->work, search->call_steps)
         && hb_ot_layout_lookup_would_substitute (search->face, search->index, glyphs, n, TRUE);
}

/* Whether the lookup may replace the glyph @first in text of glyphs that have rules. */
static gboolean
is_possible (const Search *search, hb_codepoint_t first)
{
  hb_codepoint_t sequence[2] = { first, HB_SET_VALUE_INVALID };
  gboolean       possible = !search->is_context || search->has_context || applies (search, sequence, 1);

  while (!possible && tl_gsub_work_add (search->work, 0) && hb_set_next (search->input, &sequence[1]))
    possible = applies (search, sequence, 2);
  return possible;
}

/* Marks as unsupported those of @glyphs to which @lookup, the lookup @index of @face, may apply. Returns
 * FALSE if the work exceeds the limit. */
gboolean
tl_gsub_rules_note_unsupported (TlGsubRules            *rules,
                                hb_face_t              *face,
                                const TlOpenTypeLookup *lookup,
                                guint                   index,
                                const hb_set_t         *glyphs,
                                TlGsubWork             *work)
{
  hb_set_t *input = hb_set_create (), *context = hb_set_create ();
  gboolean  is_context = lookup->type == TL_GSUB_CONTEXT || lookup->type == TL_GSUB_CHAINED_CONTEXT;
  Search    search = { .face = face, .index = index, .input = input, .is_context = is_context, .work = work };

  search.call_steps = count_call_steps (lookup, is_context, work);
  hb_ot_layout_lookup_collect_glyphs (face, HB_OT_TAG_GSUB, index, context, input, context, NULL);
  hb_set_intersect (input, glyphs);
  hb_set_intersect (context, glyphs);
  search.has_context = hb_set_get_population (context) > 0;
  for (hb_codepoint_t glyph = HB_SET_VALUE_INVALID;
       tl_gsub_work_add (work, 1) && hb_set_next (input, &glyph);)
    if (is_possible (&search, glyph))
      rules->is_unsupported[tl_gsub_rules_find (rules, glyph)] = TRUE;
  hb_set_destroy (input);
  hb_set_destroy (context);
  return tl_gsub_work_add (work, 0);
}
