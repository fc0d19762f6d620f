/* tl-rows.c: stores rows and their terms, and measures the coefficients of terms. */
#include "solver/arithmetic/tl-equal.h"
#include "solver/arithmetic/tl-exact-sum.h"
#include "solver/model/tl-model.h"

#include <math.h>
#include <string.h>

/* If a constraint has at least this number of terms, terms of the same variable are found through an array
 * indexed by variable instead of by a search. */
#define TL_MANY_TERMS 9

/* Moves the rows and their constants to a block of memory with room for @capacity rows. */
static G_GNUC_NO_INLINE void
rows_move (TlSolver *solver, guint capacity)
{
  TlRow  *rows = g_malloc_n (capacity, sizeof (TlRow) + sizeof (double));
  double *constants = (double *)(gpointer)(rows + capacity);

  if (solver->n_rows > 0)
    {
      memcpy (rows, solver->rows, solver->n_rows * sizeof (TlRow));
      memcpy (constants, solver->constants, solver->n_rows * sizeof (double));
    }
  g_free (solver->rows);
  solver->rows = rows;
  solver->constants = constants;
  solver->row_capacity = capacity;
}

static inline void
rows_reserve (TlSolver *solver)
{
  if (G_UNLIKELY (solver->n_rows == solver->row_capacity))
    rows_move (solver, MAX (96, solver->row_capacity + solver->row_capacity / 2));
}

static G_GNUC_NO_INLINE void
terms_grow (TlTermStore *store, guint needed)
{
  store->capacity = MAX (MAX (144, needed), store->capacity + store->capacity / 2);
  store->items = g_renew (TlTerm, store->items, store->capacity);
}

/* Makes room for @n_terms more terms. */
static inline void
rows_reserve_terms (TlSolver *solver, guint n_terms)
{
  guint needed = solver->term_store.length + n_terms;

  if (G_UNLIKELY (needed > solver->term_store.capacity))
    terms_grow (&solver->term_store, needed);
}

void
tl_rows_shrink (TlSolver *solver)
{
  if (solver->row_capacity - solver->n_rows > solver->row_capacity / 4)
    rows_move (solver, solver->n_rows);
  if (solver->term_store.capacity - solver->term_store.length > solver->term_store.capacity / 4)
    {
      solver->term_store.capacity = solver->term_store.length;
      solver->term_store.items = g_renew (TlTerm, solver->term_store.items, solver->term_store.capacity);
    }
}

/* The index of the term of @variable among @n_terms terms; @n_terms if there is none. */
static inline guint
find_term (const TlTerm *terms, guint n_terms, guint variable)
{
  guint place = 0;

  while (place < n_terms && terms[place].variable != variable)
    place++;
  return place;
}

/* Sets the coefficient of each element of @merged to the sum of the coefficients of the terms that were
 * merged into it, without intermediate rounding. @places contains, for each of @terms, the index in @merged
 * of the term into which it was merged. */
static void
sum_coefficients (TlTerm *merged, guint n_merged, const TlTerm *terms, const guint *places, guint n_terms)
{
  TlExactSum *sums = g_new0 (TlExactSum, n_merged);
  guint      *counts = g_new0 (guint, n_merged);

  for (guint i = 0; i < n_terms; i++)
    {
      tl_exact_sum_add (&sums[places[i]], terms[i].coefficient);
      counts[places[i]]++;
    }
  for (guint place = 0; place < n_merged; place++)
    {
      if (counts[place] > 1)
        merged[place].coefficient = tl_exact_sum_round (&sums[place]);
    }
  g_free (sums);
  g_free (counts);
}

/* Copies fewer than TL_MANY_TERMS terms to @merged; terms of the same variable become one term, and ids of
 * variables become indices. Returns the number of terms in @merged. */
static inline guint
merge_few (TlTerm *merged, const TlTerm *terms, guint n_terms)
{
  guint places[TL_MANY_TERMS];
  guint n_merged = 0;

  for (guint i = 0; i < n_terms; i++)
    {
      places[i] = find_term (merged, n_merged, terms[i].variable - 1);
      if (places[i] == n_merged)
        merged[n_merged++] = (TlTerm){ terms[i].variable - 1, terms[i].coefficient };
    }
  if (n_merged < n_terms)
    sum_coefficients (merged, n_merged, terms, places, n_terms);
  return n_merged;
}

/* Does the same as merge_few() for any number of terms. */
static guint
merge_many (const TlSolver *solver, TlTerm *merged, const TlTerm *terms, guint n_terms)
{
  guint *of_variables = g_new0 (guint, solver->n_variables); /* index in `merged` plus 1; 0 for none */
  guint *places = g_new (guint, n_terms);
  guint  n_merged = 0;

  for (guint i = 0; i < n_terms; i++)
    {
      guint *place = &of_variables[terms[i].variable - 1];

      if (*place == 0)
        {
          merged[n_merged++] = (TlTerm){ terms[i].variable - 1, terms[i].coefficient };
          *place = n_merged;
        }
      places[i] = *place - 1;
    }
  if (n_merged < n_terms)
    sum_coefficients (merged, n_merged, terms, places, n_terms);
  g_free (of_variables);
  g_free (places);
  return n_merged;
}

/* Copies terms to @copies, with indices of variables in place of ids, as long as each variable occurs once
 * and no coefficient is 0. Returns whether this is true of all terms, as it is of nearly all constraints. */
static inline gboolean
copy_distinct (TlTerm *copies, const TlTerm *terms, guint n_terms)
{
  for (guint i = 0; i < n_terms; i++)
    {
      guint variable = terms[i].variable - 1;

      if (terms[i].coefficient == 0.0 || find_term (copies, i, variable) < i)
        return FALSE;
      copies[i] = (TlTerm){ variable, terms[i].coefficient };
    }
  return TRUE;
}

/* Removes terms whose coefficient is 0. Returns the number of terms left. */
static guint
drop_zeros (TlTerm *terms, guint n_terms)
{
  guint n_kept = 0;

  for (guint i = 0; i < n_terms; i++)
    {
      if (terms[i].coefficient != 0.0)
        terms[n_kept++] = terms[i];
    }
  return n_kept;
}

double
tl_row_max_coefficient (const TlSolver *solver, const TlRow *row)
{
  const TlTerm *terms = tl_solver_row_terms (solver, row);
  double        size = 0.0;

  for (guint i = 0; i < row->n_terms; i++)
    size = MAX (size, fabs (terms[i].coefficient));
  return size > 0.0 ? size : 1.0;
}

/* Whether all coefficients are 1 or -1. */
static inline gboolean
terms_are_units (const TlTerm *terms, guint n_terms)
{
  for (guint i = 0; i < n_terms; i++)
    {
      if (!tl_numbers_are_equal (fabs (terms[i].coefficient), 1.0))
        return FALSE;
    }
  return TRUE;
}

/* Sets the flags of a row that describe the magnitudes of its coefficients. */
static G_GNUC_NO_INLINE void
rows_measure (TlSolver *solver, TlRow *row)
{
  const TlTerm *terms = tl_solver_row_terms (solver, row);
  gboolean      is_plain = TRUE, is_difficult = FALSE, is_small = row->n_terms > 0;

  for (guint i = 0; i < row->n_terms; i++)
    {
      double size = fabs (terms[i].coefficient);

      is_small = is_small && size < 1.0;
      if (tl_numbers_are_equal (size, 1.0))
        continue;
      is_plain = is_plain && (tl_numbers_are_equal (size, 0.5) || tl_numbers_are_equal (size, 2.0));
      is_difficult = is_difficult || size > TL_LARGEST_COEFFICIENT || size < 1.0 / TL_LARGEST_COEFFICIENT
                     || !tl_fraction_is_simple (size);
    }
  row->is_plain = is_plain;
  row->is_difficult = is_difficult;
  row->is_small = is_small;
  solver->numerics.n_difficult_rows += is_difficult;
}

/* Returns the index of a slot for a row: a free slot if there is one, otherwise a new one. */
static guint
rows_take_slot (TlSolver *solver)
{
  if (solver->free_rows.length > 0)
    return solver->free_rows.items[--solver->free_rows.length];
  rows_reserve (solver);
  return solver->n_rows++;
}

/* Copies terms to @merged, merges those of the same variable, and drops those that are 0. Returns the number
 * of terms in @merged. */
static G_GNUC_NO_INLINE guint
merge_terms (const TlSolver *solver, TlTerm *merged, const TlTerm *terms, guint n_terms)
{
  guint n_merged = n_terms < TL_MANY_TERMS ? merge_few (merged, terms, n_terms)
                                           : merge_many (solver, merged, terms, n_terms);

  return drop_zeros (merged, n_merged);
}

/* Appends terms to the term store, merged and without those that are 0. Returns their number. */
static inline guint
store_terms (TlSolver *solver, const TlTerm *terms, guint n_terms)
{
  TlTerm *merged;

  rows_reserve_terms (solver, n_terms);
  merged = solver->term_store.items + solver->term_store.length;
  if (n_terms >= TL_MANY_TERMS || !copy_distinct (merged, terms, n_terms))
    n_terms = merge_terms (solver, merged, terms, n_terms);
  solver->term_store.length += n_terms;
  return n_terms;
}

/* Adds a row with the kind, the terms and the flags of @row; a row that is not `is_own` has the terms of
 * another row. All fields are written at once, because changing a field that has just been written takes as
 * long as writing all of them. Returns the row's index. */
static inline guint
rows_add (TlSolver *solver, TlRow row)
{
  guint index = rows_take_slot (solver);

  solver->constants[index] = 0.0;
  solver->rows[index] = (TlRow){ .kind = row.kind,
                                 .is_plain = TRUE,
                                 .is_own = row.is_own,
                                 .is_resting = row.is_resting,
                                 .position = TL_NO_POSITION,
                                 .first_term = row.first_term,
                                 .n_terms = row.n_terms,
                                 .above_level = TL_NO_LEVEL,
                                 .below_level = TL_NO_LEVEL,
                                 .serial = ++solver->last_serial };
  return index;
}

guint
tl_rows_append_origin (TlSolver *solver, guint variable, gboolean is_resting)
{
  guint first = solver->term_store.length;

  rows_reserve_terms (solver, 1);
  solver->term_store.items[first] = (TlTerm){ variable, 1.0 };
  solver->term_store.length++;
  return rows_add (solver, (TlRow){ .kind = TL_ROW_ORIGIN,
                                    .is_own = TRUE,
                                    .is_resting = is_resting != FALSE,
                                    .first_term = first,
                                    .n_terms = 1 });
}

/* The index of the term of the origin row of @variable, which is an index. Rows that consist of a single
 * variable with the coefficient 1, more than half of all rows, share this term, which saves memory. */
static inline guint
origin_term (const TlSolver *solver, guint variable)
{
  return tl_solver_row (solver, solver->origins[variable])->first_term;
}

guint
tl_rows_append (TlSolver *solver, const TlTerm *terms, guint n_terms)
{
  guint first = solver->term_store.length;
  guint index;

  if (n_terms == 1 && tl_numbers_are_equal (terms[0].coefficient, 1.0))
    {
      first = origin_term (solver, terms[0].variable - 1);
      return rows_add (solver, (TlRow){ .kind = TL_ROW_GOAL, .first_term = first, .n_terms = 1 });
    }
  n_terms = store_terms (solver, terms, n_terms);
  index = rows_add (solver,
                    (TlRow){ .kind = TL_ROW_GOAL, .is_own = TRUE, .first_term = first, .n_terms = n_terms });
  if (n_terms == 0 || !terms_are_units (&solver->term_store.items[first], n_terms))
    rows_measure (solver, tl_solver_row (solver, index));
  return index;
}

/* Copies the terms of all rows that have terms of their own to @compact, and makes the rows refer to the
 * copies. Returns the number of terms copied. */
static guint
compact_own_terms (TlSolver *solver, TlTerm *compact)
{
  guint end = 0;

  for (guint i = 0; i < solver->n_rows; i++)
    {
      TlRow *row = tl_solver_row (solver, i);

      if (row->kind == TL_ROW_FREE || !row->is_own)
        continue;
      memcpy (compact + end, tl_solver_row_terms (solver, row), row->n_terms * sizeof (TlTerm));
      row->first_term = end;
      end += row->n_terms;
    }
  return end;
}

/* Drops the terms of removed rows from the term store. */
static void
rows_compact_terms (TlSolver *solver)
{
  guint   n_kept = solver->term_store.length - solver->term_store.n_wasted;
  TlTerm *compact = g_new (TlTerm, n_kept), *former = solver->term_store.items;

  solver->term_store.length = compact_own_terms (solver, compact);
  for (guint i = 0; i < solver->n_rows; i++)
    {
      TlRow *row = tl_solver_row (solver, i);

      if (row->kind != TL_ROW_FREE && !row->is_own)
        row->first_term = origin_term (solver, former[row->first_term].variable);
    }
  solver->term_store.items = compact;
  g_free (former);
  solver->term_store.capacity = n_kept;
  solver->term_store.n_wasted = 0;
}

void
tl_rows_recycle (TlSolver *solver, guint index)
{
  TlRow *row = tl_solver_row (solver, index);

  g_assert (row->position == TL_NO_POSITION);
  solver->term_store.n_wasted += row->is_own ? row->n_terms : 0;
  solver->numerics.n_difficult_rows -= row->is_difficult;
  *row = (TlRow){
    .kind = TL_ROW_FREE, .position = TL_NO_POSITION, .above_level = TL_NO_LEVEL, .below_level = TL_NO_LEVEL
  };
  tl_row_list_append (&solver->free_rows, index);
  if (solver->term_store.n_wasted > 64 && solver->term_store.n_wasted > solver->term_store.length / 2)
    rows_compact_terms (solver);
}
