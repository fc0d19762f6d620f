/* fuzz-solver.c: edits of a solver, in any order. After each solution, the invariants must hold, and the
 * values must equal those of a fresh solver with the same constraints.
 *
 * The first byte selects the numbers. Tame numbers are small fractions whose systems both solvers must solve;
 * the values are then unique. Wild numbers are any doubles, which may be rejected. */
#include <math.h>
#include <templatelayout.h>

#include "fuzz-input.h"

#define MAX_VARIABLES 10
#define MAX_ROWS 40
#define MAX_TERMS 4
#define MAX_BYTES 400
/* The rejection of a system of wild numbers takes all pivots that are permitted, so an input of wild numbers
 * has fewer edits, and ends after a few rejections. */
#define MAX_WILD_BYTES 150
#define MAX_REJECTIONS 5

typedef struct
{
  TlTerm       terms[MAX_TERMS];
  guint        n_terms;
  double       constant;
  TlPriority   above; /* 0: no constraint on this side */
  TlPriority   below;
  TlConstraint id;
} Row;

typedef struct
{
  FuzzInput input;
  gboolean  is_wild;
  guint     n_rejections; /* the number of solutions that failed for numerical reasons */
  TlSolver *solver;
  GArray   *rows; /* Row, oldest first */
} Edited;

static const TlPriority priorities[] = { 1000.0f, 1000.0f, 999.0f, 750.0f, 500.0f, 250.0f, 249.5f, 50.0f };

static double
choose_coefficient (Edited *edited)
{
  static const double tame[] = { 1.0, -1.0, 2.0, -2.0, 0.5, -0.5, 3.0, 0.25, 1.0, -1.0 };
  static const double wild[] = { 1.0, 0.01, 0.001, 100.0, 1e-6, 1e6, -0.1, 1.0 / 3.0, 1e-300, 1e300, 0.0 };
  guint               choice = fuzz_input_below (&edited->input, 16);

  if (!edited->is_wild)
    return tame[choice % G_N_ELEMENTS (tame)];
  return choice < G_N_ELEMENTS (wild) ? wild[choice] : fuzz_input_double (&edited->input);
}

static double
choose_constant (Edited *edited)
{
  guint choice = fuzz_input_byte (&edited->input);

  if (edited->is_wild && choice >= 250)
    return fuzz_input_double (&edited->input);
  return ((double)choice - 64.0) * 0.5;
}

static TlPriority
choose_priority (Edited *edited)
{
  return priorities[fuzz_input_below (&edited->input, G_N_ELEMENTS (priorities))];
}

static void
row_choose_terms (Row *row, Edited *edited)
{
  guint n_variables = tl_solver_get_n_variables (edited->solver);

  row->n_terms = n_variables == 0 ? 0 : fuzz_input_below (&edited->input, MAX_TERMS + 1);
  for (guint i = 0; i < row->n_terms; i++)
    row->terms[i]
      = (TlTerm){ 1 + fuzz_input_below (&edited->input, n_variables), choose_coefficient (edited) };
}

/* Adds @row to a solver; 0 if its numbers are rejected. */
static TlConstraint
row_add_to (const Row *row, TlSolver *solver)
{
  if (row->above <= 0.0f)
    return tl_solver_add_constraint (solver, row->terms, row->n_terms, TL_RELATION_GREATER_OR_EQUAL,
                                     row->constant, row->below, NULL);
  if (row->below <= 0.0f)
    return tl_solver_add_constraint (solver, row->terms, row->n_terms, TL_RELATION_LESS_OR_EQUAL,
                                     row->constant, row->above, NULL);
  if (row->above >= row->below && row->above <= row->below)
    return tl_solver_add_constraint (solver, row->terms, row->n_terms, TL_RELATION_EQUAL, row->constant,
                                     row->above, NULL);
  return tl_solver_add_two_sided (solver, row->terms, row->n_terms, row->constant, row->above, row->below,
                                  NULL);
}

static void
add_row (Edited *edited)
{
  Row   row = { .constant = choose_constant (edited) };
  guint kind = fuzz_input_below (&edited->input, 5);

  if (edited->rows->len == MAX_ROWS)
    return;
  row_choose_terms (&row, edited);
  row.above = row.below = choose_priority (edited);
  if (kind == 0)
    row.above = 0.0f;
  else if (kind == 1)
    row.below = 0.0f;
  else if (kind == 2)
    row.below = choose_priority (edited);
  row.id = row_add_to (&row, edited->solver);
  if (row.id != 0)
    g_array_append_val (edited->rows, row);
  else
    g_assert_true (edited->is_wild);
}

/* The violation of all constraints of one priority. */
static double
violation_at (const Edited *edited, const double *values, TlPriority level)
{
  double sum = 0.0;

  for (guint i = 0; i < edited->rows->len; i++)
    {
      const Row *row = &g_array_index (edited->rows, Row, i);
      double     residual = -row->constant;

      for (guint k = 0; k < row->n_terms; k++)
        residual += row->terms[k].coefficient * values[row->terms[k].variable - 1];
      if (fabsf ((residual > 0.0 ? row->above : row->below) - level) < 0.1f)
        sum += fabs (residual);
    }
  return sum;
}

/* The sequence of optimal rays: no priority may be satisfied less well along them. */
static void
check_rays (const Edited *edited, const double *values)
{
  guint  n_variables = tl_solver_get_n_variables (edited->solver);
  double direction[MAX_VARIABLES], moved[MAX_VARIABLES], reach;

  for (guint k = 0; k < 3 && tl_solver_get_optimal_ray (edited->solver, k, direction, &reach); k++)
    {
      g_assert_cmpfloat (reach, >=, 0.0);
      for (guint j = 0; j < n_variables; j++)
        moved[j] = values[j] + direction[j] * MIN (reach, 1.0);
      for (guint i = 0; i < G_N_ELEMENTS (priorities); i++)
        g_assert_cmpfloat_with_epsilon (violation_at (edited, moved, priorities[i]),
                                        violation_at (edited, values, priorities[i]), 1e-5);
    }
}

static void
check_ambiguity (const Edited *edited)
{
  guint  n_variables = tl_solver_get_n_variables (edited->solver);
  double values[MAX_VARIABLES];

  for (guint j = 0; j < n_variables; j++)
    tl_solver_is_ambiguous (edited->solver, j + 1);
  for (guint j = 0; j < n_variables; j++)
    values[j] = tl_solver_get_value (edited->solver, j + 1);
  if (!edited->is_wild && tl_solver_get_n_conflicts (edited->solver) == 0)
    check_rays (edited, values);
}

/* Compares the values with those of a fresh solver, unless constraints had to be broken: which ones depends
 * on their age. */
static void
compare_with_fresh (const Edited *edited, gboolean solved)
{
  g_autoptr (TlSolver) fresh = tl_solver_new ();
  guint n_variables = tl_solver_get_n_variables (edited->solver);

  for (guint j = 0; j < n_variables; j++)
    tl_solver_add_variable (fresh);
  for (guint i = 0; i < edited->rows->len; i++)
    g_assert_cmpuint (row_add_to (&g_array_index (edited->rows, Row, i), fresh), !=, 0);
  if (edited->is_wild)
    return;
  g_assert_cmpint (tl_solver_solve (fresh, NULL), ==, solved);
  for (guint j = 1; j <= n_variables && solved; j++)
    g_assert_cmpfloat_with_epsilon (tl_solver_get_value (edited->solver, j), tl_solver_get_value (fresh, j),
                                    1e-6);
}

static void
check_conflicts (const Edited *edited)
{
  TlConflict conflict;
  guint      n_conflicts = tl_solver_get_n_conflicts (edited->solver);

  g_assert_cmpuint (n_conflicts, >, 0);
  for (guint k = 0; k < n_conflicts; k++)
    {
      gboolean has_broken = FALSE;

      g_assert_true (tl_solver_get_conflict (edited->solver, k, &conflict));
      for (guint i = 0; i < conflict.n_constraints; i++)
        has_broken |= conflict.constraints[i] == conflict.broken;
      g_assert_true (has_broken);
    }
  g_assert_false (tl_solver_get_conflict (edited->solver, n_conflicts, &conflict));
}

static void
solve (Edited *edited)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) invariant = NULL;
  gboolean solved = tl_solver_solve (edited->solver, &error);

  if (!solved && g_error_matches (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_NUMERIC))
    {
      g_assert_true (edited->is_wild);
      edited->n_rejections++;
      return;
    }
  if (!solved)
    {
      g_assert_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_UNSATISFIABLE);
      check_conflicts (edited);
    }
  if (!tl_solver_check_invariants (edited->solver, &invariant) && !edited->is_wild)
    g_assert_no_error (invariant);
  compare_with_fresh (edited, solved);
}

/* Calls that must be rejected and change nothing. */
static void
pass_bad_arguments (Edited *edited)
{
  TlTerm       unknown = { tl_solver_get_n_variables (edited->solver) + 1, 1.0 };
  TlConstraint id = edited->rows->len == 0 ? 0 : g_array_index (edited->rows, Row, 0).id;

  g_assert_cmpuint (
    tl_solver_add_constraint (edited->solver, &unknown, 1, TL_RELATION_EQUAL, 0.0, 1000, NULL), ==, 0);
  g_assert_cmpuint (tl_solver_add_constraint (edited->solver, NULL, 0, TL_RELATION_EQUAL, 0.0, 0, NULL), ==,
                    0);
  g_assert_cmpuint (tl_solver_add_constraint (edited->solver, NULL, 0, (TlRelation)7, 0.0, 1, NULL), ==, 0);
  g_assert_false (tl_solver_set_constant (edited->solver, 1u << 30, 0.0, NULL));
  g_assert_false (tl_solver_set_constant (edited->solver, id, (double)NAN, NULL));
  g_assert_false (tl_solver_set_priority (edited->solver, id, 1001.0f, NULL));
  g_assert_false (tl_solver_set_two_sided_priorities (edited->solver, id, 1.0f, (float)NAN, NULL));
  g_assert_false (tl_solver_remove_constraint (edited->solver, 0, NULL));
}

static void
set_two_constants (Edited *edited, Row *row)
{
  Row *other = &g_array_index (edited->rows, Row, fuzz_input_below (&edited->input, edited->rows->len));
  TlConstraint ids[] = { row->id, other->id };
  double       constants[] = { choose_constant (edited), choose_constant (edited) };

  if (tl_solver_set_constants (edited->solver, ids, constants, 2, NULL))
    {
      row->constant = constants[0];
      other->constant = constants[1];
    }
}

static void
edit_row (Edited *edited, guint kind)
{
  guint      which = fuzz_input_below (&edited->input, edited->rows->len);
  Row       *row = &g_array_index (edited->rows, Row, which);
  TlPriority priority = choose_priority (edited);
  double     constant;

  if (kind == 0)
    {
      g_assert_true (tl_solver_remove_constraint (edited->solver, row->id, NULL));
      g_array_remove_index (edited->rows, which);
    }
  else if (kind == 1)
    {
      g_assert_true (tl_solver_set_priority (edited->solver, row->id, priority, NULL));
      row->above = row->above > 0.0f ? priority : 0.0f;
      row->below = row->below > 0.0f ? priority : 0.0f;
    }
  else if (kind == 2)
    {
      row->above = priority;
      row->below = choose_priority (edited);
      g_assert_true (
        tl_solver_set_two_sided_priorities (edited->solver, row->id, row->above, row->below, NULL));
    }
  else if (kind == 3)
    set_two_constants (edited, row);
  else if (tl_solver_set_constant (edited->solver, row->id, constant = choose_constant (edited), NULL))
    row->constant = constant;
}

static void
edit (Edited *edited)
{
  guint kind = fuzz_input_below (&edited->input, 16);

  if (kind == 0 && tl_solver_get_n_variables (edited->solver) < MAX_VARIABLES)
    tl_solver_add_variable (edited->solver);
  else if (kind < 5)
    add_row (edited);
  else if (kind < 8)
    solve (edited);
  else if (kind == 8)
    pass_bad_arguments (edited);
  else if (kind == 9)
    check_ambiguity (edited);
  else if (kind == 10)
    tl_solver_clear_shared_bases ();
  else if (edited->rows->len > 0)
    edit_row (edited, kind - 11);
}

int LLVMFuzzerTestOneInput (const guint8 *bytes, gsize length);

int
LLVMFuzzerTestOneInput (const guint8 *bytes, gsize length)
{
  Edited edited = { .input = { bytes, MIN (length, MAX_BYTES) }, .solver = tl_solver_new () };
  guint  first = fuzz_input_byte (&edited.input);

  edited.is_wild = first % 4 == 3;
  if (edited.is_wild)
    edited.input.length = MIN (edited.input.length, MAX_WILD_BYTES);
  edited.rows = g_array_new (FALSE, FALSE, sizeof (Row));
  for (guint j = 0; j <= first / 4 % 6; j++)
    tl_solver_add_variable (edited.solver);
  while (edited.input.length > 0 && edited.n_rejections < MAX_REJECTIONS)
    edit (&edited);
  solve (&edited);
  check_ambiguity (&edited);
  g_array_unref (edited.rows);
  tl_solver_free (edited.solver);
  return 0;
}
