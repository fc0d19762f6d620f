/* tl-compiled-basis.c: memory and sections of compiled bases; see tl-compiled-basis.h. */
#include "solver/bases/tl-compiled-basis.h"

#include <string.h>

/* The memory that the arrays of a basis take, in bytes. */
static gsize
basis_array_bytes (const TlCompiledBasis *basis)
{
  return basis->n_assignments * sizeof (TlAssignment) + basis->n_checks * sizeof (TlCheck)
         + ((gsize)basis->n_assignment_terms + basis->n_check_terms) * sizeof (TlTerm)
         + ((gsize)basis->n_variables + basis->n_limits) * sizeof (guint) + basis->n_rows;
}

gsize
tl_compiled_basis_size (const TlCompiledBasis *basis)
{
  return sizeof *basis + basis_array_bytes (basis);
}

TlCompiledBasis *
tl_compiled_basis_alloc (const TlCompiledBasis *sizes)
{
  TlCompiledBasis *basis = g_malloc (tl_compiled_basis_size (sizes));
  TlSection       *first = &basis->sections[0];

  *basis = *sizes;
  basis->ref_count = 1;
  memset (basis->sections, 0, sizeof basis->sections);
  first->assignments = (TlAssignment *)(gpointer)(basis + 1);
  first->checks = (TlCheck *)(gpointer)(first->assignments + basis->n_assignments);
  first->assignment_terms = (TlTerm *)(gpointer)(first->checks + basis->n_checks);
  first->check_terms = first->assignment_terms + basis->n_assignment_terms;
  basis->active = (guint *)(gpointer)(first->check_terms + basis->n_check_terms);
  basis->limits = basis->active + basis->n_variables;
  basis->sides = (gint8 *)(basis->limits + basis->n_limits);
  basis->sections[1] = *first;
  return basis;
}

TlCompiledBasis *
tl_compiled_basis_ref (TlCompiledBasis *basis)
{
  g_atomic_int_inc (&basis->ref_count);
  return basis;
}

void
tl_compiled_basis_unref (TlCompiledBasis *basis)
{
  if (g_atomic_int_dec_and_test (&basis->ref_count))
    g_free (basis);
}

/* The state of splitting a basis into two sections. */
typedef struct
{
  const guint8 *changed_rows; /* by row: whether its constant has changed */
  guint8       *is_affected;  /* by variable and slot: whether it depends on changed rows */
  TlSection    *section;      /* the section that is being filled */
  gboolean takes_affected; /* whether that section takes the affected assignments and checks, or the others */
  TlTerm  *next_assignment_term; /* the place of the terms of the next assignment */
  TlTerm  *next_check_term;      /* the place of the terms of the next check */
} TlSplit;

static gboolean
terms_are_affected (const TlTerm *terms, guint n_terms, const guint8 *is_affected)
{
  for (guint i = 0; i < n_terms; i++)
    {
      if (is_affected[terms[i].variable])
        return TRUE;
    }
  return FALSE;
}

/* Marks the variables and slots that depend on changed rows. If the sections are run in order, each
 * assignment reads only variables that were assigned before, so one pass is enough. */
static void
mark_affected (const TlCompiledBasis *basis, const TlSplit *split)
{
  for (guint k = 0; k < 2; k++)
    {
      const TlSection *section = &basis->sections[k];
      const TlTerm    *terms = section->assignment_terms;

      for (guint i = 0; i < section->n_assignments; i++)
        {
          const TlAssignment *assignment = &section->assignments[i];

          split->is_affected[assignment->target]
            = split->changed_rows[assignment->row]
              || terms_are_affected (terms, assignment->n_terms, split->is_affected);
          terms += assignment->n_terms;
        }
    }
}

/* Copies those assignments of @from that belong to the section being filled and have no terms (if @plain) or
 * terms (if not). */
static void
copy_assignments (TlSplit *split, const TlSection *from, gboolean plain)
{
  TlSection    *to = split->section;
  const TlTerm *terms = from->assignment_terms;

  for (guint i = plain ? 0 : from->n_plain; i < (plain ? from->n_plain : from->n_assignments); i++)
    {
      const TlAssignment *assignment = &from->assignments[i];

      if (split->is_affected[assignment->target] == split->takes_affected)
        {
          to->assignments[to->n_assignments++] = *assignment;
          to->n_plain += plain;
          if (assignment->n_terms > 0)
            memcpy (split->next_assignment_term, terms, assignment->n_terms * sizeof (TlTerm));
          split->next_assignment_term += assignment->n_terms;
        }
      terms += assignment->n_terms;
    }
}

/* Copies those checks of @from that belong to the section being filled and have a single term (if @single) or
 * another number of terms (if not). */
static void
copy_checks (TlSplit *split, const TlSection *from, gboolean single)
{
  TlSection    *to = split->section;
  const TlTerm *terms = from->check_terms + (single ? 0 : from->n_single);

  for (guint i = single ? 0 : from->n_single; i < (single ? from->n_single : from->n_checks); i++)
    {
      const TlCheck *check = &from->checks[i];
      gboolean       is_affected
        = split->changed_rows[check->row] || terms_are_affected (terms, check->n_terms, split->is_affected);

      if (is_affected == split->takes_affected)
        {
          to->checks[to->n_checks++] = *check;
          to->n_single += single;
          if (check->n_terms > 0)
            memcpy (split->next_check_term, terms, check->n_terms * sizeof (TlTerm));
          split->next_check_term += check->n_terms;
        }
      terms += check->n_terms;
    }
}

/* Fills `section` with the assignments and checks that it takes from both sections of @basis. */
static void
split_write (TlSplit *split, const TlCompiledBasis *basis)
{
  split->section->assignment_terms = split->next_assignment_term;
  split->section->check_terms = split->next_check_term;
  for (gint plain = TRUE; plain >= FALSE; plain--)
    {
      copy_assignments (split, &basis->sections[0], plain);
      copy_assignments (split, &basis->sections[1], plain);
    }
  for (gint single = TRUE; single >= FALSE; single--)
    {
      copy_checks (split, &basis->sections[0], single);
      copy_checks (split, &basis->sections[1], single);
    }
}

TlCompiledBasis *
tl_compiled_basis_split (const TlCompiledBasis *basis, const guint8 *changed_rows)
{
  TlCompiledBasis *result = tl_compiled_basis_alloc (basis);
  TlSection       *first = &result->sections[0], *second = &result->sections[1];
  TlSplit          split = { .changed_rows = changed_rows };

  split.is_affected = g_malloc0 (basis->n_variables + basis->n_slots + 1);
  split.next_assignment_term = first->assignment_terms;
  split.next_check_term = first->check_terms;
  mark_affected (basis, &split);
  split.section = first;
  split_write (&split, basis);
  second->assignments = first->assignments + first->n_assignments;
  second->checks = first->checks + first->n_checks;
  split.section = second;
  split.takes_affected = TRUE;
  split_write (&split, basis);
  memcpy (result->active, basis->active, basis->n_variables * sizeof (guint));
  memcpy (result->limits, basis->limits, basis->n_limits * sizeof (guint));
  memcpy (result->sides, basis->sides, basis->n_rows);
  g_free (split.is_affected);
  return result;
}
