/* tl-ambiguity.c: determines which variables are ambiguous, that is, could have another value at the same
 * cost.
 *
 * One pass determines this for all variables: for each zero-cost edge, it visits the variables that move
 * along the edge and the rows that mention them. The result is stored until the next solution.
 */
#include <float.h>
#include <math.h>
#include <string.h>

#include "solver/ambiguity/tl-optimal-ray.h"
#include "solver/bases/tl-basis-cache.h"
#include "solver/simplex/tl-simplex.h"
#include "solver/solution/tl-solution.h"

/* A variable counts as moved if its value x has changed by more than this number times 1 + |x|. */
#define TL_MOVED 1e-9

typedef enum
{
  TL_DETERMINATE, /* the variable moves along no zero-cost edge */
  TL_UNDECIDED,   /* the variable moves only along zero-cost edges of length 0 */
  TL_AMBIGUOUS    /* the variable has another value in an equally good solution */
} TlAmbiguity;

/* For each variable, the inactive constraints with costs that mention it. */
typedef struct
{
  guint *starts; /* by variable: the index in `rows` of its first row; n_variables + 1 entries; owned */
  guint *rows;   /* for each variable in turn: the indices of its rows; owned */
} TlColumns;

static TlColumns
columns_new (const TlSolver *solver)
{
  guint     n = solver->n_variables, total = 0;
  TlColumns columns = { g_new0 (guint, n + 1), NULL };

  for (guint i = 0; i < solver->n_rows; i++)
    {
      const TlRow  *row = tl_solver_row (solver, i);
      const TlTerm *terms = tl_solver_row_terms (solver, row);

      for (guint k = 0; tl_row_can_be_breakpoint (row) && k < row->n_terms; k++)
        columns.starts[terms[k].variable]++;
    }
  for (guint j = 0; j <= n; j++)
    {
      total += columns.starts[j];
      columns.starts[j] = total;
    }
  columns.rows = g_new (guint, total + 1);
  for (guint i = solver->n_rows; i-- > 0;)
    {
      const TlRow  *row = tl_solver_row (solver, i);
      const TlTerm *terms = tl_solver_row_terms (solver, row);

      for (guint k = 0; tl_row_can_be_breakpoint (row) && k < row->n_terms; k++)
        columns.rows[--columns.starts[terms[k].variable]] = i;
    }
  return columns;
}

/* Whether a move along @direction, which is 0 outside @support, has a positive length before a level's cost
 * changes. */
static gboolean
direction_has_positive_length (
  TlSolver *solver, const TlColumns *columns, const double *direction, const guint *support, guint n_support)
{
  double reach = G_MAXDOUBLE;

  for (guint i = 0; i < n_support; i++)
    {
      for (guint k = columns->starts[support[i]]; k < columns->starts[support[i] + 1]; k++)
        {
          reach = MIN (
            reach, tl_optimal_ray_row_reach (solver, tl_solver_row (solver, columns->rows[k]), direction));
          if (reach <= tl_solver_shortest_move (solver))
            return FALSE;
        }
    }
  return TRUE;
}

/* Marks the variables that move along @direction with @found; a variable that is already marked as ambiguous
 * remains so. */
static void
mark_moving (
  TlSolver *solver, const double *direction, const guint *support, guint n_support, TlAmbiguity found)
{
  for (guint i = 0; i < n_support; i++)
    {
      guint8 *ambiguity = &solver->ambiguities[support[i]];

      if (fabs (direction[support[i]]) > solver->numerics.pivot_tolerance)
        *ambiguity = MAX (*ambiguity, (guint8)found);
    }
}

/* Marks the variables that move along a zero-cost edge, on which the active row at @position moves to the
 * side @sign: as ambiguous if the edge has a positive length, otherwise as undecided. @all contains the
 * indices of all variables. */
static void
ambiguity_walk (TlSolver *solver, const TlColumns *columns, const guint *all, guint position, gint sign)
{
  const double *direction = solver->work->direction;
  const guint  *support = all;
  guint         n_support = solver->n_variables;

  if (solver->numerics.is_careful)
    tl_pricing_edge_direction (solver, position, sign);
  else
    direction = tl_factor_solve_unit (solver->work->factor, position, sign, &support, &n_support);
  mark_moving (solver, direction, support, n_support,
               direction_has_positive_length (solver, columns, direction, support, n_support) ? TL_AMBIGUOUS
                                                                                              : TL_UNDECIDED);
}

static void
ambiguity_walk_all (TlSolver *solver)
{
  TlColumns columns = columns_new (solver);
  guint    *all = g_new (guint, solver->n_variables + 1);
  gint      level;

  for (guint j = 0; j < solver->n_variables; j++)
    all[j] = j;
  for (guint edge = 0; edge < 2 * solver->n_active; edge++)
    {
      gint sign = edge % 2 == 0 ? 1 : -1;

      if (tl_pricing_slope_sign (solver, edge / 2, sign, solver->n_levels, &level) == 0)
        ambiguity_walk (solver, &columns, all, edge / 2, sign);
    }
  g_free (all);
  g_free (columns.starts);
  g_free (columns.rows);
}

/* Marks those variables as ambiguous whose values differ from those in @before. Returns whether any of them
 * was undecided. */
static gboolean
mark_moved (TlSolver *solver, const double *before)
{
  gboolean settles = FALSE;

  for (guint j = 0; j < solver->n_variables; j++)
    {
      if (fabs (solver->values[j] - before[j]) <= TL_MOVED * (1.0 + fabs (before[j])))
        continue;
      settles = settles || solver->ambiguities[j] == TL_UNDECIDED;
      solver->ambiguities[j] = TL_AMBIGUOUS;
    }
  return settles;
}

/* Returns a pseudorandom weight of either sign and of a magnitude from 1/2 to 1. The sequence of weights is
 * the same in each run. */
static double
next_weight (guint64 *state)
{
  *state = *state * 6364136223846793005u + 1442695040888963407u; /* the generator of Knuth's MMIX */
  return ((*state >> 63) ? 1.0 : -1.0) * (0.5 + (double)((*state >> 32) & 0x7fffffff) / 4294967296.0);
}

/* Writes the undecided variables to @terms, each with a pseudorandom weight as its coefficient. Returns the
 * number of terms. */
static guint
list_undecided (const TlSolver *solver, guint64 *state, TlTerm *terms)
{
  guint n_terms = 0;

  for (guint j = 0; j < solver->n_variables; j++)
    {
      if (solver->ambiguities[j] == TL_UNDECIDED)
        terms[n_terms++] = (TlTerm){ j + 1, next_weight (state) };
    }
  return n_terms;
}

/* Pulls the sum of @terms up (if @sign is 1) or down (if −1) with a constraint whose priority is below all
 * others, and marks the variables that move as ambiguous. @before contains the values of the solution.
 * Returns whether any variable that moved was undecided. */
static gboolean
pull_sum (TlSolver *solver, const TlTerm *terms, guint n_terms, gint sign, const double *before)
{
  TlConstraint pull;
  double       sum = 0.0;
  gboolean     settles = FALSE;

  for (guint k = 0; k < n_terms; k++)
    sum += terms[k].coefficient * before[terms[k].variable - 1];
  pull = tl_solver_add_constraint (solver, terms, n_terms, TL_RELATION_EQUAL, sum + sign * (1.0 + fabs (sum)),
                                   FLT_MIN, NULL);
  if (tl_simplex_refresh (solver, NULL))
    settles = mark_moved (solver, before);
  tl_solver_remove_constraint (solver, pull, NULL);
  tl_removed_rows_drop (solver);
  return settles;
}

/* Pulls a sum of all undecided variables, with pseudorandom weights, up and down until no undecided variable
 * moves. If two equally good solutions differ in undecided variables, the sum has different values in them,
 * except for special weights, so pulling the sum moves a variable. Variables that are still undecided at the
 * end are therefore determinate. */
static void
pull_undecided (TlSolver *solver, const double *before)
{
  TlTerm  *terms = g_new (TlTerm, solver->n_variables + 1);
  guint64  state = solver->n_variables;
  gboolean settles = TRUE;
  guint    n_terms;

  while (settles && (n_terms = list_undecided (solver, &state, terms)) > 0)
    {
      settles = pull_sum (solver, terms, n_terms, 1, before);
      settles = pull_sum (solver, terms, n_terms, -1, before) || settles;
    }
  g_free (terms);
}

/* Decides whether the undecided variables are ambiguous. At a degenerate vertex, a combination of edges of
 * length 0 can have a positive length, so variables that no single edge decides are tested by pulling them.
 * At the end the values of the solution are restored. */
static void
ambiguity_try_undecided (TlSolver *solver)
{
  double  *before = g_memdup2 (solver->values, solver->n_variables * sizeof (double));
  gboolean structure_dirty
    = solver->state.structure_dirty || solver->state.values_dirty || solver->removed_rows.length > 0;

  tl_basis_cache_begin_pivots (solver);
  solver->state.ignores_ties = TRUE; /* because any equally good solution is sufficient */
  pull_undecided (solver, before);
  solver->state.ignores_ties = FALSE;
  solver->state.is_optimal = FALSE;
  tl_simplex_refresh (solver, NULL);
  solver->has_low_values = FALSE;
  memcpy (solver->values, before, solver->n_variables * sizeof (double));
  solver->state.structure_dirty = structure_dirty;
  g_free (before);
}

static gboolean
any_is_undecided (const TlSolver *solver)
{
  for (guint j = 0; j < solver->n_variables; j++)
    {
      if (solver->ambiguities[j] == TL_UNDECIDED)
        return TRUE;
    }
  return FALSE;
}

/* Determines which variables are ambiguous, unless this is known for the current solution. */
static void
ambiguity_find_all (TlSolver *solver)
{
  if (solver->knows_ambiguities)
    return;
  tl_basis_cache_sync (solver);
  solver->ambiguities = g_renew (guint8, solver->ambiguities, solver->n_variables + 1);
  memset (solver->ambiguities, 0, solver->n_variables);
  if (solver->state.uses_ties)
    {
      tl_workspace_attach (solver);
      tl_optimal_ray_prepare (solver);
      ambiguity_walk_all (solver);
      if (any_is_undecided (solver))
        ambiguity_try_undecided (solver);
      tl_workspace_detach (solver);
    }
  solver->knows_ambiguities = TRUE;
}

gboolean
tl_solver_is_ambiguous (TlSolver *solver, TlVariable variable)
{
  g_return_val_if_fail (tl_solver_can_change (solver) && variable > 0 && variable <= solver->n_variables,
                        FALSE);
  if (!tl_solver_bring_up_to_date (solver))
    return FALSE;
  ambiguity_find_all (solver);
  return solver->ambiguities[variable - 1] == TL_AMBIGUOUS;
}
