/* tl-rows.c: storage of rows and their terms, and what a row's residual is. */
#include "solver/tl-solver-private.h"

#include <math.h>
#include <string.h>

/* Takes the terms from @start on that have become 0 out of the arena. */
static void
rows_drop_zeros (TlSolver *solver, guint start)
{
  guint end = start;

  for (guint i = start; i < solver->terms->len; i++)
    {
      TlTerm term = g_array_index (solver->terms, TlTerm, i);

      solver->term_places[term.variable] = 0;
      if (term.coefficient != 0.0)
        g_array_index (solver->terms, TlTerm, end++) = term;
    }
  g_array_set_size (solver->terms, end);
}

/* Appends terms to the arena, equal variables merged and zero coefficients dropped. */
static guint
rows_append_terms (TlSolver *solver, const TlTerm *terms, guint n_terms)
{
  guint start = solver->terms->len;

  for (guint i = 0; i < n_terms; i++)
    {
      guint *place = &solver->term_places[terms[i].variable];

      if (*place > 0)
        g_array_index (solver->terms, TlTerm, *place - 1).coefficient += terms[i].coefficient;
      else
        {
          g_array_append_val (solver->terms, terms[i]);
          *place = solver->terms->len;
        }
    }
  rows_drop_zeros (solver, start);
  return solver->terms->len - start;
}

/* Squeezes out the terms of removed rows. */
static void
rows_compact_terms (TlSolver *solver)
{
  GArray *compact = g_array_sized_new (FALSE, FALSE, sizeof (TlTerm), solver->terms->len);

  for (guint i = 0; i < solver->rows->len; i++)
    {
      TlRow *row = tl_solver_row (solver, i);
      guint  start = compact->len;

      if (row->kind == TL_ROW_FREE)
        continue;
      g_array_append_vals (compact, tl_solver_row_terms (solver, row), row->n_terms);
      row->first_term = start;
    }
  g_array_unref (solver->terms);
  solver->terms = compact;
  solver->n_wasted_terms = 0;
}

/* The largest coefficient of a row, 1 where it has none. */
double
tl_rows_size (const TlSolver *solver, const TlRow *row)
{
  const TlTerm *terms = tl_solver_row_terms (solver, row);
  double        size = 0.0;

  for (guint i = 0; i < row->n_terms; i++)
    size = MAX (size, fabs (terms[i].coefficient));
  return size > 0.0 ? size : 1.0;
}

/* Notes how small and how large a row's coefficients are. */
static void
rows_measure (TlSolver *solver, TlRow *row)
{
  const TlTerm *terms = tl_solver_row_terms (solver, row);

  row->is_plain = TRUE;
  row->tolerance = TL_RESIDUAL_ABSOLUTE * MIN (1.0, tl_rows_size (solver, row));
  for (guint i = 0; i < row->n_terms; i++)
    {
      double size = fabs (terms[i].coefficient);

      row->is_plain &= size <= 0.5 ? size >= 0.5 : size <= 1.0 ? size >= 1.0 : size <= 2.0 && size >= 2.0;
      row->is_rough |= size > TL_LARGEST_COEFFICIENT || size < 1.0 / TL_LARGEST_COEFFICIENT;
    }
  solver->n_rough += row->is_rough;
}

/* Adds a row of 0-based terms. Returns its index. */
guint
tl_rows_append (TlSolver *solver, TlRowKind kind, const TlTerm *terms, guint n_terms)
{
  TlRow row = { .kind = kind, .position = TL_NO_POSITION };
  guint index;

  row.above_level = row.below_level = TL_NO_LEVEL;
  row.serial = ++solver->last_serial;
  row.first_term = solver->terms->len;
  row.n_terms = rows_append_terms (solver, terms, n_terms);
  rows_measure (solver, &row);
  if (solver->free_rows->len == 0)
    {
      double zero = 0.0;

      g_array_append_val (solver->rows, row);
      g_array_append_val (solver->constants, zero);
      return solver->rows->len - 1;
    }
  index = g_array_index (solver->free_rows, guint, solver->free_rows->len - 1);
  g_array_set_size (solver->free_rows, solver->free_rows->len - 1);
  *tl_solver_row (solver, index) = row;
  g_array_index (solver->constants, double, index) = 0.0;
  return index;
}

/* Gives a row's slot back. The row must not be in the active set. */
void
tl_rows_recycle (TlSolver *solver, guint index)
{
  TlRow *row = tl_solver_row (solver, index);

  g_assert (row->position == TL_NO_POSITION);
  solver->n_wasted_terms += row->n_terms;
  solver->n_rough -= row->is_rough;
  memset (row, 0, sizeof *row);
  row->kind = TL_ROW_FREE;
  row->position = TL_NO_POSITION;
  row->above_level = row->below_level = TL_NO_LEVEL;
  g_array_append_val (solver->free_rows, index);
  if (solver->n_wasted_terms > 64 && solver->n_wasted_terms > solver->terms->len / 2)
    rows_compact_terms (solver);
}

double
tl_rows_residual (const TlSolver *solver, const TlRow *row)
{
  return tl_rows_rate (solver, row, solver->values)
         - tl_solver_constant (solver, tl_solver_row_index (solver, row));
}

/* The residual, 0 where it is no more than rounding of the numbers that it is computed from. */
double
tl_rows_snapped_residual (const TlSolver *solver, const TlRow *row)
{
  const TlTerm *terms = tl_solver_row_terms (solver, row);
  double        constant = tl_solver_constant (solver, tl_solver_row_index (solver, row));
  double        residual = -constant;
  double        magnitude = fabs (constant);

  for (guint i = 0; i < row->n_terms; i++)
    {
      double product = terms[i].coefficient * solver->values[terms[i].variable];

      residual += product;
      magnitude += fabs (product);
    }
  if (solver->has_low_values)
    residual = tl_precise_residual (solver, row);
  if (fabs (residual) <= tl_solver_residual_tolerance (solver, row, magnitude))
    return 0.0;
  return residual;
}

/* How fast the row's left side grows along @direction. */
double
tl_rows_rate (const TlSolver *solver, const TlRow *row, const double *direction)
{
  const TlTerm *terms = tl_solver_row_terms (solver, row);
  double        rate = 0.0;

  for (guint i = 0; i < row->n_terms; i++)
    rate += terms[i].coefficient * direction[terms[i].variable];
  return rate;
}

/* How fast the row's left side grows along @direction; 0 where that is rounding. */
double
tl_rows_snapped_rate (TlSolver *solver, const TlRow *row, const double *direction)
{
  const TlTerm *terms = tl_solver_row_terms (solver, row);
  double        rate = 0.0, magnitude = 0.0;

  for (guint i = 0; i < row->n_terms; i++)
    {
      double product = terms[i].coefficient * direction[terms[i].variable];

      rate += product;
      magnitude += fabs (product);
    }
  tl_solver_doubt (solver, rate);
  return fabs (rate) <= solver->pivot_tolerance + TL_CAREFUL_RELATIVE * magnitude ? 0.0 : rate;
}
