/* test-solver-decimals.c: systems with decimal coefficients, and with powers of two of very different
 * magnitudes, which are edited between solutions and compared level by level with a simplex method in
 * rational arithmetic. */
#include "exact-oracle.h"

#include <math.h>

#define MAX_SIZE 12
#define MAX_TERMS 4

/* The numbers of solutions, by result. */
typedef struct
{
  guint n_solutions;
  guint n_conflicts;
  guint n_rejected;
  guint n_wrong;
} Tally;

/* A system that is edited, with the ids of its rows. */
typedef struct
{
  guint n_variables;
  gint
    exponent; /* coefficients are powers of two up to this exponent and down to its negative; 0: decimals */
  GArray   *rows; /* ExactRow */
  GArray   *ids;  /* TlConstraint */
  TlSolver *solver;
} Edited;

static const ExactNumber decimals[] = { { 1, 1, 0 },   { -1, 1, 0 }, { 1, 100, 0 }, { 1, 1000, 0 },
                                        { 100, 1, 0 }, { 1, 2, 0 },  { 2, 1, 0 },   { 3, 1, 0 } };
static const ExactNumber constants[] = { { 0, 1, 0 },  { 0, 1, 0 }, { 100, 1, 0 }, { 1, 1, 0 },  { 44, 1, 0 },
                                         { -8, 1, 0 }, { 1, 2, 0 }, { 1, 100, 0 }, { 375, 1, 0 } };
static const TlPriority  priorities[] = { 1000.0f, 1000.0f, 999.0f, 750.0f, 500.0f, 250.0f };

static ExactNumber
random_coefficient (GRand *random, gint largest_exponent)
{
  gint        exponent = g_rand_int_range (random, -largest_exponent, largest_exponent + 1);
  ExactNumber number = decimals[g_rand_int_range (random, 0, G_N_ELEMENTS (decimals))];

  if (largest_exponent > 0 && exponent >= 0)
    number = (ExactNumber){ 1L << exponent, 1, 0 };
  else if (largest_exponent > 0)
    number = (ExactNumber){ 1, 1UL << -exponent, 0 };
  if (g_rand_boolean (random))
    number.numerator = -number.numerator;
  return number;
}

static TlPriority
random_priority (GRand *random)
{
  return priorities[g_rand_int_range (random, 0, G_N_ELEMENTS (priorities))];
}

static gboolean
row_mentions (const ExactRow *row, TlVariable variable)
{
  for (guint i = 0; i < row->n_terms; i++)
    {
      if (row->variables[i] == variable)
        return TRUE;
    }
  return FALSE;
}

static ExactRow
random_row (const Edited *edited, GRand *random)
{
  ExactRow row = { .constant = constants[g_rand_int_range (random, 0, G_N_ELEMENTS (constants))] };
  guint    n_wanted = (guint)g_rand_int_range (random, 1, MAX_TERMS + 1);
  gint     kind = g_rand_int_range (random, 0, 5);

  while (row.n_terms < MIN (n_wanted, edited->n_variables))
    {
      TlVariable variable = (guint)g_rand_int_range (random, 1, (gint)edited->n_variables + 1);

      if (row_mentions (&row, variable))
        continue;
      row.variables[row.n_terms] = variable;
      row.coefficients[row.n_terms++] = random_coefficient (random, edited->exponent);
    }
  row.above = row.below = random_priority (random);
  if (kind == 0)
    row.above = 0.0f;
  else if (kind == 1)
    row.below = 0.0f;
  else if (kind == 2)
    row.below = random_priority (random);
  return row;
}

static void
edited_add (Edited *edited, const ExactRow *row)
{
  TlConstraint id = exact_row_add_to (row, edited->solver);

  g_array_append_val (edited->rows, *row);
  g_array_append_val (edited->ids, id);
}

static void
edited_change (Edited *edited, GRand *random, guint which)
{
  ExactRow    *row = &g_array_index (edited->rows, ExactRow, which);
  TlConstraint id = g_array_index (edited->ids, TlConstraint, which);
  TlPriority   priority = random_priority (random);

  if (g_rand_boolean (random))
    {
      row->constant = constants[g_rand_int_range (random, 0, G_N_ELEMENTS (constants))];
      tl_solver_set_constant (edited->solver, id, exact_number_round (row->constant), NULL);
      return;
    }
  row->above = row->above > 0.0f ? priority : 0.0f;
  row->below = row->below > 0.0f ? priority : 0.0f;
  tl_solver_set_priority (edited->solver, id, priority, NULL);
}

static void
edit_at_random (Edited *edited, GRand *random)
{
  gint  kind = edited->rows->len < 3 ? 0 : g_rand_int_range (random, 0, 4);
  guint which = (guint)g_rand_int_range (random, 0, (gint)MAX (edited->rows->len, 1));

  if (kind == 0)
    {
      ExactRow row = random_row (edited, random);

      edited_add (edited, &row);
    }
  else if (kind == 1)
    {
      tl_solver_remove_constraint (edited->solver, g_array_index (edited->ids, TlConstraint, which), NULL);
      g_array_remove_index (edited->rows, which);
      g_array_remove_index (edited->ids, which);
    }
  else
    edited_change (edited, random, which);
}

/* The rows, without the required sides of those that the solver has broken. */
static GArray *
rows_kept (const Edited *edited)
{
  GArray    *kept = g_array_new (FALSE, FALSE, sizeof (ExactRow));
  TlConflict conflict;

  g_array_append_vals (kept, edited->rows->data, edited->rows->len);
  for (guint k = 0; tl_solver_get_conflict (edited->solver, k, &conflict); k++)
    {
      for (guint i = 0; i < edited->ids->len; i++)
        {
          ExactRow *row = &g_array_index (kept, ExactRow, i);

          if (g_array_index (edited->ids, TlConstraint, i) != conflict.broken)
            continue;
          row->above = row->above >= 1000.0f ? 0.0f : row->above;
          row->below = row->below >= 1000.0f ? 0.0f : row->below;
        }
    }
  return kept;
}

/* A bound for the error of the violations from rounding the values to doubles. */
static double
rounding_of (const GArray *rows, const TlSolver *solver)
{
  double magnitude = 0.0;

  for (guint i = 0; i < rows->len; i++)
    {
      const ExactRow *row = &g_array_index (rows, ExactRow, i);

      magnitude += fabs (exact_number_round (row->constant));
      for (guint k = 0; k < row->n_terms; k++)
        magnitude += fabs (exact_number_round (row->coefficients[k])
                           * tl_solver_get_value (solver, row->variables[k]));
    }
  return 1e-14 * magnitude;
}

static gboolean
is_optimal (const Edited *edited)
{
  g_autoptr (GArray) kept = rows_kept (edited);
  g_autoptr (GArray) levels = exact_levels (kept);
  g_autofree double *least = g_new0 (double, levels->len + 1);
  double             rounding = rounding_of (kept, edited->solver);
  gboolean           optimal = TRUE;

  exact_minimum (kept, edited->n_variables, levels, least, NULL);
  for (guint k = 0; k < levels->len && optimal; k++)
    {
      TlPriority level = g_array_index (levels, TlPriority, k);
      double     ours = 0.0;

      for (guint i = 0; i < kept->len; i++)
        ours += exact_row_violation (&g_array_index (kept, ExactRow, i), edited->solver, level);
      optimal = fabs (ours - least[k]) <= 1e-8 * (1.0 + least[k]) + rounding;
      if (!optimal)
        g_test_message ("level %g is violated by %.12g, the least is %.12g (rounding %g)", (double)level,
                        ours, least[k], rounding);
    }
  return optimal;
}

/* Whether the required rows of a conflict, except the one at index @without, can be satisfied together. */
static gboolean
can_hold (const Edited *edited, const TlConflict *conflict, guint without)
{
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (ExactRow));
  g_autoptr (GArray) levels = NULL;
  double least = 0.0;

  for (guint i = 0; i < edited->ids->len; i++)
    for (guint c = 0; c < conflict->n_constraints; c++)
      {
        ExactRow row = g_array_index (edited->rows, ExactRow, i);

        if (c == without || g_array_index (edited->ids, TlConstraint, i) != conflict->constraints[c])
          continue;
        row.above = row.above >= 1000.0f ? 1000.0f : 0.0f;
        row.below = row.below >= 1000.0f ? 1000.0f : 0.0f;
        g_array_append_val (rows, row);
      }
  levels = exact_levels (rows);
  g_assert_cmpuint (levels->len, <=, 1);
  exact_minimum (rows, edited->n_variables, levels, &least, NULL);
  return least <= 0.0;
}

static gboolean
conflicts_are_minimal (const Edited *edited)
{
  TlConflict conflict;
  gboolean   minimal = TRUE;

  for (guint k = 0; tl_solver_get_conflict (edited->solver, k, &conflict); k++)
    {
      minimal = minimal && !can_hold (edited, &conflict, G_MAXUINT);
      for (guint c = 0; c < conflict.n_constraints; c++)
        minimal = minimal && can_hold (edited, &conflict, c);
    }
  return minimal;
}

static void
solve_and_compare (const Edited *edited, Tally *tally, guint32 seed)
{
  g_autoptr (GError) error = NULL;
  gboolean solved = tl_solver_solve (edited->solver, &error);

  tally->n_solutions++;
  if (g_error_matches (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_NUMERIC))
    {
      tally->n_rejected++;
      g_test_message ("seed %u: rejected", seed);
      return;
    }
  if (!solved)
    g_assert_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_UNSATISFIABLE);
  tally->n_conflicts += !solved;
  if (is_optimal (edited) && conflicts_are_minimal (edited))
    return;
  g_test_message ("seed %u: wrong", seed);
  tally->n_wrong++;
}

static Edited
edited_new (guint n_variables, gint exponent)
{
  Edited edited = { n_variables, exponent, NULL, NULL, tl_solver_new () };

  edited.rows = g_array_new (FALSE, FALSE, sizeof (ExactRow));
  edited.ids = g_array_new (FALSE, FALSE, sizeof (TlConstraint));
  for (guint j = 0; j < n_variables; j++)
    tl_solver_add_variable (edited.solver);
  return edited;
}

static void
edited_clear (Edited *edited)
{
  tl_solver_free (edited->solver);
  g_array_unref (edited->rows);
  g_array_unref (edited->ids);
}

static void
run_system (guint32 seed, gint exponent, Tally *tally)
{
  GRand *random = g_rand_new_with_seed (seed);
  guint  n = (guint)g_rand_int_range (random, 1, g_rand_int_range (random, 0, 10) == 0 ? MAX_SIZE + 1 : 7);
  guint  n_rows = (guint)g_rand_int_range (random, 1, (gint)n + (exponent > 0 ? 4 : 6));
  Edited edited = edited_new (n, exponent);

  for (guint i = 0; i < n_rows; i++)
    {
      ExactRow row = random_row (&edited, random);

      edited_add (&edited, &row);
    }
  for (guint step = 0; step < 3; step++)
    {
      guint n_edits = (guint)g_rand_int_range (random, 1, 5);

      solve_and_compare (&edited, tally, seed);
      for (guint i = 0; i < n_edits; i++)
        edit_at_random (&edited, random);
    }
  solve_and_compare (&edited, tally, seed);
  edited_clear (&edited);
  g_rand_free (random);
}

static Tally
run_systems (gint exponent, guint quick, guint full)
{
  const char *count = g_getenv ("TL_TEST_SYSTEMS");
  guint32     seed = (guint32)g_test_rand_int ();
  guint       n_systems = g_getenv ("TL_TEST_LONG") != NULL ? full : quick;
  Tally       tally = { 0 };

  if (count != NULL)
    n_systems = (guint)g_ascii_strtoull (count, NULL, 10);
  for (guint k = 0; k < n_systems; k++)
    run_system (seed + k, exponent, &tally);
  g_test_message ("seed %u: %u solutions of %u systems, %u with conflicts, %u rejected, %u wrong", seed,
                  tally.n_solutions, n_systems, tally.n_conflicts, tally.n_rejected, tally.n_wrong);
  return tally;
}

static void
test_decimal_systems_equal_exact_arithmetic (void)
{
  Tally tally = run_systems (0, 400, 100000);

  g_assert_cmpuint (tally.n_wrong, ==, 0);
  g_assert_cmpuint (tally.n_rejected, <=, tally.n_solutions / 100000);
}

static void
test_systems_of_powers_of_two_up_to_a_thousand_equal_exact_arithmetic (void)
{
  Tally tally = run_systems (10, 400, 100000);

  g_assert_cmpuint (tally.n_wrong, ==, 0);
  g_assert_cmpuint (tally.n_rejected, <=, tally.n_solutions / 100000);
}

/* Solutions can be as large as 1e30 here. Such systems may be rejected, but must not be solved wrongly. A
 * system that is rejected is rejected at up to four solutions, so that a few count in a short run. */
static void
test_systems_of_wide_powers_of_two_are_right_or_rejected (void)
{
  Tally tally = run_systems (20, 400, 100000);

  g_assert_cmpuint (tally.n_wrong, ==, 0);
  g_assert_cmpuint (tally.n_rejected, <=, 8 + tally.n_solutions / 1000);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/solver/decimals/decimal-systems-equal-exact-arithmetic",
                   test_decimal_systems_equal_exact_arithmetic);
  g_test_add_func ("/solver/decimals/systems-of-powers-of-two-up-to-a-thousand-equal-exact-arithmetic",
                   test_systems_of_powers_of_two_up_to_a_thousand_equal_exact_arithmetic);
  g_test_add_func ("/solver/decimals/systems-of-wide-powers-of-two-are-right-or-rejected",
                   test_systems_of_wide_powers_of_two_are_right_or_rejected);
  return g_test_run ();
}
