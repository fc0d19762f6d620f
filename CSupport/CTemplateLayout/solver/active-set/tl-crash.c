/* tl-crash.c: the first active set, by local propagation.
 *
 * Rows with costs on both sides (equalities, and rows for hugging and compression resistance) determine
 * variables. A row with a single unknown left is ready. Of the ready rows, the one of the highest priority is
 * chosen; among equals, the one that became ready first. If none is ready, the first unknown variable is
 * determined by its origin row. The matrix of the resulting active set is triangular. It is found in time
 * linear in the number of non-zeros, plus the time to search for the next priority with ready rows. For most
 * layouts the active set is optimal or a pivot or two away from an optimal one.
 */
#include "solver/active-set/tl-active-set.h"

#include <string.h>

#define TL_NO_PLACE G_MAXUINT

typedef struct
{
  guint  *rows;          /* the indices of the candidate rows; an index into this array is called a place */
  guint   n_candidates;  /* the number of elements of `rows` */
  guint  *unknowns;      /* by place: the number of the row's unknowns */
  guint  *column_starts; /* by variable: the index of its first entry in `column_places`; owns all arrays */
  guint  *column_places; /* for each variable in turn: the places of the rows that mention it */
  guint  *next;          /* by place: the next place in its queue */
  guint  *heads;         /* by level: the first place in its queue of ready rows */
  guint  *tails;         /* by level: the last place in its queue */
  guint   first_level;   /* the queues of all levels before this one are empty */
  guint8 *known;         /* by variable: whether an active row determines it */
} TlCrash;

/* Allocates all arrays in one block of memory. */
static TlCrash
crash_begin (const TlSolver *solver)
{
  gsize   n = solver->n_variables, n_rows = solver->n_rows, n_levels = solver->n_levels;
  gsize   n_places = solver->term_store.length + n_rows; /* an upper bound: rows may share terms */
  gsize   n_numbers = n + 1 + 3 * n_rows + 2 * n_levels + n_places;
  TlCrash crash;

  crash.column_starts = g_malloc (n_numbers * sizeof (guint) + n);
  crash.rows = crash.column_starts + n + 1;
  crash.unknowns = crash.rows + n_rows;
  crash.next = crash.unknowns + n_rows;
  crash.heads = crash.next + n_rows;
  crash.tails = crash.heads + n_levels;
  crash.column_places = crash.tails + n_levels;
  crash.known = (guint8 *)(crash.column_places + n_places);
  memset (crash.column_starts, 0, (n + 1) * sizeof (guint));
  memset (crash.known, 0, n);
  return crash;
}

/* Gathers the candidate rows: constraints with costs on both sides and at least one term. */
static void
crash_gather (const TlSolver *solver, TlCrash *crash)
{
  crash->n_candidates = 0;
  for (guint i = 0; i < solver->n_rows; i++)
    {
      const TlRow *row = tl_solver_row (solver, i);

      if (row->kind == TL_ROW_GOAL && row->above_level != TL_NO_LEVEL && row->below_level != TL_NO_LEVEL
          && row->n_terms > 0)
        crash->rows[crash->n_candidates++] = i;
    }
}

/* Lists, for each variable, the places of the rows that mention it, and counts the unknowns of each row. */
static void
crash_transpose (const TlSolver *solver, TlCrash *crash)
{
  guint n = solver->n_variables, total = 0;

  for (guint place = 0; place < crash->n_candidates; place++)
    {
      const TlRow  *row = tl_solver_row (solver, crash->rows[place]);
      const TlTerm *terms = tl_solver_row_terms (solver, row);

      crash->unknowns[place] = row->n_terms;
      for (guint i = 0; i < row->n_terms; i++)
        crash->column_starts[terms[i].variable]++;
    }
  for (guint j = 0; j <= n; j++)
    {
      total += crash->column_starts[j];
      crash->column_starts[j] = total;
    }
  for (guint place = crash->n_candidates; place-- > 0;)
    {
      const TlRow  *row = tl_solver_row (solver, crash->rows[place]);
      const TlTerm *terms = tl_solver_row_terms (solver, row);

      for (guint i = 0; i < row->n_terms; i++)
        crash->column_places[--crash->column_starts[terms[i].variable]] = place;
    }
}

/* Appends the place of a ready row to the queue of the more important of the row's two levels. */
static void
crash_push (const TlSolver *solver, TlCrash *crash, guint place)
{
  const TlRow *row = tl_solver_row (solver, crash->rows[place]);
  guint        level = (guint)MIN (row->above_level, row->below_level);

  crash->next[place] = TL_NO_PLACE;
  if (crash->heads[level] == TL_NO_PLACE)
    crash->heads[level] = place;
  else
    crash->next[crash->tails[level]] = place;
  crash->tails[level] = place;
  crash->first_level = MIN (crash->first_level, level);
}

/* Removes the first place from the queue of the most important level that has ready rows, and returns the
 * place; TL_NO_PLACE if all queues are empty. */
static guint
crash_pop (const TlSolver *solver, TlCrash *crash)
{
  for (; crash->first_level < solver->n_levels; crash->first_level++)
    {
      guint place = crash->heads[crash->first_level];

      if (place == TL_NO_PLACE)
        continue;
      crash->heads[crash->first_level] = crash->next[place];
      return place;
    }
  return TL_NO_PLACE;
}

/* Makes the row at @index active; it determines @variable. Candidate rows that now have one unknown left
 * become ready. */
static void
crash_activate (TlSolver *solver, TlCrash *crash, guint index, guint variable)
{
  TlRow *row = tl_solver_row (solver, index);

  tl_factor_add_step (solver->work->factor, tl_solver_row_terms (solver, row), row->n_terms, variable);
  row->position = solver->n_active;
  solver->active[solver->n_active++] = index;
  crash->known[variable] = TRUE;
  for (guint i = crash->column_starts[variable]; i < crash->column_starts[variable + 1]; i++)
    {
      guint place = crash->column_places[i];

      if (--crash->unknowns[place] == 1)
        crash_push (solver, crash, place);
    }
}

static guint
crash_only_unknown (const TlSolver *solver, const TlCrash *crash, guint row_index)
{
  const TlRow  *row = tl_solver_row (solver, row_index);
  const TlTerm *terms = tl_solver_row_terms (solver, row);

  for (guint i = 0; i < row->n_terms; i++)
    {
      if (!crash->known[terms[i].variable])
        return terms[i].variable;
    }
  return G_MAXUINT;
}

/* Makes ready rows active until none is left. */
static void
crash_propagate (TlSolver *solver, TlCrash *crash)
{
  guint place;

  while ((place = crash_pop (solver, crash)) != TL_NO_PLACE)
    {
      guint variable = crash_only_unknown (solver, crash, crash->rows[place]);

      if (variable != G_MAXUINT)
        crash_activate (solver, crash, crash->rows[place], variable);
    }
}

static void
crash_make_queues (const TlSolver *solver, TlCrash *crash)
{
  guint n_levels = solver->n_levels;

  crash->first_level = n_levels;
  for (guint level = 0; level < n_levels; level++)
    crash->heads[level] = TL_NO_PLACE;
  for (guint place = 0; place < crash->n_candidates; place++)
    {
      if (crash->unknowns[place] == 1)
        crash_push (solver, crash, place);
    }
}

static void
crash_run (TlSolver *solver, TlCrash *crash)
{
  crash_make_queues (solver, crash);
  crash_propagate (solver, crash);
  for (guint j = 0; j < solver->n_variables; j++)
    {
      if (crash->known[j])
        continue;
      crash_activate (solver, crash, solver->origins[j], j);
      crash_propagate (solver, crash);
    }
}

void
tl_crash (TlSolver *solver)
{
  TlCrash crash = crash_begin (solver);
  guint   n = solver->n_variables;

  crash_gather (solver, &crash);
  crash_transpose (solver, &crash);
  tl_factor_begin (solver->work->factor, n, crash.column_starts[n] + n);
  crash_run (solver, &crash);
  g_free (crash.column_starts);
  solver->state.factor_dirty = FALSE;
  solver->state.costs_dirty = TRUE;
}
