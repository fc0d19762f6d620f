/* test-solver-oracle.c: random systems of all kinds, with edits between solutions, compared level by level
 * with a simplex method in rational arithmetic and with fresh solvers.
 *
 * TL_TEST_SYSTEMS is the number of systems; "make oracle SYSTEMS=number" sets it. The seed is printed; --seed
 * repeats a run. */
#include "exact-oracle.h"

#include <float.h>
#include <math.h>

#define MAX_VARIABLES 12
#define MAX_ROWS 32
#define MAX_TERMS 4
/* The default number of systems takes a few seconds. */
#define DEFAULT_SYSTEMS 600
/* One of this many systems whose coefficients are within 1e±3 may be rejected, and one in a run of any
 * length. */
#define SYSTEMS_PER_REJECTION 100000
/* A violation counts as wrong if it differs by more than this from the exact one, relative to 1 + the exact
 * one, beyond what rounding the values to double precision can cause. */
#define TOLERANCE 1e-7

/* The coefficients of a system. */
typedef enum
{
  KIND_SMALL,    /* whole numbers up to 4, halves and quarters */
  KIND_DECIMALS, /* decimals and thirds, which are exact only in the oracle */
  KIND_WIDE,     /* any magnitude from 1e-3 to 1e3 */
  KIND_EXTREME,  /* any magnitude from 1e-6 to 1e6 */
  N_KINDS
} Kind;

static const char *const kind_names[N_KINDS] = { "small", "decimals", "1e-3 to 1e3", "1e-6 to 1e6" };

/* Counts of solutions. */
typedef struct
{
  guint64 n_systems;
  guint64 n_compared;
  guint64 n_conflicts;       /* conflicts that were checked */
  guint64 n_wrong;           /* solutions that are not optimal but are reported as such */
  guint64 n_false_conflicts; /* conflicts whose constraints can all hold, or of which one can be left out */
  guint64 n_rejected;        /* systems that the edited solver or a fresh one rejected at least once */
  guint64 n_uneven;          /* systems that only one of the two rejected */
} Tally;

typedef struct
{
  GRand    *random;
  Kind      kind;
  guint     number; /* of the system */
  guint     n_variables;
  TlSolver *solver;
  GArray   *rows; /* ExactRow, oldest first */
  GArray   *ids;  /* TlConstraint of each row */
  Tally    *tally;
  gboolean  is_rejected;
  gboolean  is_uneven;
} System;

/* --- Random systems --- */

static guint
below (const System *system, guint end)
{
  return (guint)g_rand_int_range (system->random, 0, (gint32)end);
}

static double
random_magnitude (const System *system, double exponent)
{
  return pow (10.0, g_rand_double_range (system->random, -exponent, exponent));
}

static ExactNumber
random_size (const System *system)
{
  static const double      small[] = { 1.0, 1.0, 1.0, 2.0, 0.5, 3.0, 0.25, 4.0 };
  static const ExactNumber decimals[]
    = { { 1, 1, 0 },  { 1, 1, 0 },   { 1, 10, 0 }, { 1, 100, 0 }, { 1, 1000, 0 },
        { 10, 1, 0 }, { 100, 1, 0 }, { 1, 3, 0 },  { 2, 3, 0 },   { 3, 5, 0 } };

  if (system->kind == KIND_DECIMALS)
    return decimals[below (system, G_N_ELEMENTS (decimals))];
  if (system->kind == KIND_SMALL)
    return exact_number_of_double (small[below (system, G_N_ELEMENTS (small))]);
  return exact_number_of_double (random_magnitude (system, system->kind == KIND_WIDE ? 3.0 : 6.0));
}

static ExactNumber
random_coefficient (const System *system)
{
  ExactNumber number = random_size (system);

  number.numerator *= below (system, 2) == 0 ? 1 : -1;
  return number;
}

static ExactNumber
random_constant (const System *system)
{
  double sign = below (system, 2) == 0 ? 1.0 : -1.0;

  if (below (system, 4) == 0)
    return (ExactNumber){ 0, 1, 0 };
  if (system->kind == KIND_SMALL)
    return exact_number_of_double (below (system, 200) * 0.5 - 30.0);
  if (system->kind == KIND_DECIMALS)
    return (ExactNumber){ (glong)below (system, 40000) - 8000, 100, 0 };
  return exact_number_of_double (sign * random_magnitude (system, 3.0));
}

static TlPriority
random_priority (const System *system)
{
  static const TlPriority priorities[]
    = { 1000.0f, 1000.0f, 1000.0f, 999.0f, 750.0f, 749.5f, 500.0f, 480.0f, 250.0f, 1.0f };

  return priorities[below (system, G_N_ELEMENTS (priorities))];
}

static void
row_choose_sides (ExactRow *row, const System *system)
{
  guint kind = below (system, 5);

  row->above = row->below = random_priority (system);
  if (kind == 0)
    row->above = 0.0f;
  else if (kind == 1)
    row->below = 0.0f;
  else if (kind == 2)
    row->below = random_priority (system);
}

static void
row_choose_terms (ExactRow *row, const System *system)
{
  guint n_terms = 1 + below (system, MIN (MAX_TERMS, system->n_variables));

  while (row->n_terms < n_terms)
    {
      TlVariable variable = 1 + below (system, system->n_variables);
      gboolean   is_used = FALSE;

      for (guint i = 0; i < row->n_terms; i++)
        is_used |= row->variables[i] == variable;
      if (is_used)
        continue;
      row->variables[row->n_terms] = variable;
      row->coefficients[row->n_terms++] = random_coefficient (system);
    }
}

/* One of the rows multiplied by 1/2 or −1, sometimes with another constant. */
static ExactRow
multiple_of_row (const System *system)
{
  ExactRow row = g_array_index (system->rows, ExactRow, below (system, system->rows->len));
  gboolean halves = below (system, 2) == 0;

  for (guint i = 0; i < row.n_terms; i++)
    {
      row.coefficients[i].exponent -= halves;
      row.coefficients[i].numerator *= halves ? 1 : -1;
    }
  row.constant.exponent -= halves;
  row.constant.numerator *= halves ? 1 : -1;
  if (below (system, 3) == 0)
    row.constant = random_constant (system);
  return row;
}

static ExactRow
random_row (const System *system)
{
  ExactRow row = { .n_terms = 0 };

  if (system->rows->len > 0 && below (system, 7) == 0)
    row = multiple_of_row (system);
  else
    {
      row_choose_terms (&row, system);
      row.constant = random_constant (system);
    }
  row_choose_sides (&row, system);
  return row;
}

static void
system_add_row (System *system)
{
  ExactRow     row = random_row (system);
  TlConstraint id;

  if (system->rows->len == MAX_ROWS)
    return;
  id = exact_row_add_to (&row, system->solver);
  g_array_append_val (system->rows, row);
  g_array_append_val (system->ids, id);
}

static void
system_edit (System *system)
{
  guint        which = system->rows->len == 0 ? 0 : below (system, system->rows->len);
  guint        kind = system->rows->len < 2 ? 0 : below (system, 6);
  ExactRow    *row = &g_array_index (system->rows, ExactRow, which);
  TlConstraint id = g_array_index (system->ids, TlConstraint, which);

  if (kind <= 1)
    system_add_row (system);
  else if (kind == 2)
    {
      g_assert_true (tl_solver_remove_constraint (system->solver, id, NULL));
      g_array_remove_index (system->rows, which);
      g_array_remove_index (system->ids, which);
    }
  else if (kind == 3)
    {
      row->above = random_priority (system);
      row->below = random_priority (system);
      g_assert_true (tl_solver_set_two_sided_priorities (system->solver, id, row->above, row->below, NULL));
    }
  else
    {
      row->constant = random_constant (system);
      g_assert_true (tl_solver_set_constant (system->solver, id, exact_number_round (row->constant), NULL));
    }
}

/* --- Comparison --- */

/* The rows without the required sides of those that the solver has broken. */
static GArray *
rows_without_broken (const System *system)
{
  GArray    *kept = g_array_copy (system->rows);
  TlConflict conflict;

  for (guint k = 0; tl_solver_get_conflict (system->solver, k, &conflict); k++)
    for (guint i = 0; i < kept->len; i++)
      {
        ExactRow *row = &g_array_index (kept, ExactRow, i);

        if (g_array_index (system->ids, TlConstraint, i) != conflict.broken)
          continue;
        row->above = row->above >= TL_PRIORITY_REQUIRED ? 0.0f : row->above;
        row->below = row->below >= TL_PRIORITY_REQUIRED ? 0.0f : row->below;
      }
  return kept;
}

/* The error in the violation of a level that rounding of the values to double precision can cause. */
static double
rounding_of (const GArray *rows, const double *values, TlPriority level)
{
  double magnitude = 0.0;

  for (guint i = 0; i < rows->len; i++)
    {
      const ExactRow *row = &g_array_index (rows, ExactRow, i);

      if (!exact_row_costs_at (row, level))
        continue;
      magnitude += fabs (exact_number_round (row->constant));
      for (guint k = 0; k < row->n_terms; k++)
        magnitude += fabs (exact_number_round (row->coefficients[k]) * values[row->variables[k] - 1]);
    }
  return 2.0 * DBL_EPSILON * magnitude;
}

static double
violation_at (const GArray *rows, const TlSolver *solver, TlPriority level)
{
  double sum = 0.0;

  for (guint i = 0; i < rows->len; i++)
    sum += exact_row_violation (&g_array_index (rows, ExactRow, i), solver, level);
  return sum;
}

static void
report (const System *system, const char *what)
{
  g_test_message ("system %u (%s, %u variables, %u constraints): %s", system->number,
                  kind_names[system->kind], system->n_variables, system->rows->len, what);
}

/* Compares the violations of all levels with the smallest possible ones. A required constraint that is not
 * reported as broken must hold. Differences that rounding of the values causes at the solution or at the
 * exact one do not count: if a value is 3e19, the nearest doubles are 4096 apart. */
static void
compare_levels (System *system)
{
  g_autoptr (GArray) rows = rows_without_broken (system);
  g_autoptr (GArray) levels = exact_levels (rows);
  g_autofree double *exact = g_new0 (double, levels->len + 1);
  double             ours[MAX_VARIABLES], theirs[MAX_VARIABLES];

  exact_minimum (rows, system->n_variables, levels, exact, theirs);
  for (guint j = 0; j < system->n_variables; j++)
    ours[j] = tl_solver_get_value (system->solver, j + 1);
  for (guint i = 0; i < levels->len; i++)
    {
      TlPriority level = g_array_index (levels, TlPriority, i);
      double     violation = violation_at (rows, system->solver, level);
      double     expected = level >= TL_PRIORITY_REQUIRED ? 0.0 : exact[i];
      double     rounding = fmax (rounding_of (rows, ours, level), rounding_of (rows, theirs, level));

      if (fabs (violation - expected) > TOLERANCE * (1.0 + expected) + rounding)
        {
          g_autofree char *what = g_strdup_printf ("level %g is violated by %.12g instead of %.12g",
                                                   (double)level, violation, expected);

          report (system, what);
          system->tally->n_wrong++;
          return;
        }
    }
}

/* Whether the required sides of some rows, given by their constraints, can all hold; @without is left out. */
static gboolean
can_hold (const System *system, const TlConflict *conflict, TlConstraint without)
{
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (ExactRow));
  g_autoptr (GArray) levels = NULL;
  double violation = 0.0;

  for (guint i = 0; i < system->rows->len; i++)
    {
      ExactRow     row = g_array_index (system->rows, ExactRow, i);
      TlConstraint id = g_array_index (system->ids, TlConstraint, i);
      gboolean     belongs = FALSE;

      for (guint c = 0; c < conflict->n_constraints; c++)
        belongs |= conflict->constraints[c] == id;
      row.above = row.above >= TL_PRIORITY_REQUIRED ? row.above : 0.0f;
      row.below = row.below >= TL_PRIORITY_REQUIRED ? row.below : 0.0f;
      if (belongs && id != without)
        g_array_append_val (rows, row);
    }
  levels = exact_levels (rows);
  if (levels->len > 0)
    exact_minimum (rows, system->n_variables, levels, &violation, NULL);
  return violation <= 0.0;
}

/* Checks that the constraints of each conflict contradict each other, but do not if any one is left out. */
static void
compare_conflicts (System *system)
{
  TlConflict conflict;

  for (guint k = 0; tl_solver_get_conflict (system->solver, k, &conflict); k++)
    {
      gboolean is_right = !can_hold (system, &conflict, 0);

      for (guint c = 0; c < conflict.n_constraints && is_right; c++)
        is_right = can_hold (system, &conflict, conflict.constraints[c]);
      system->tally->n_conflicts++;
      if (is_right)
        continue;
      report (system, "a conflict is none, or is not minimal");
      system->tally->n_false_conflicts++;
    }
}

/* Whether a fresh solver with the same constraints solves them. */
static gboolean
fresh_solves (const System *system)
{
  g_autoptr (TlSolver) fresh = tl_solver_new ();
  g_autoptr (GError) error = NULL;

  for (guint j = 0; j < system->n_variables; j++)
    tl_solver_add_variable (fresh);
  for (guint i = 0; i < system->rows->len; i++)
    exact_row_add_to (&g_array_index (system->rows, ExactRow, i), fresh);
  return tl_solver_solve (fresh, &error)
         || !g_error_matches (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_NUMERIC);
}

/* Solves; returns FALSE if the system is rejected. */
static gboolean
system_solve (System *system)
{
  g_autoptr (GError) error = NULL;
  gboolean rejected = !tl_solver_solve (system->solver, &error)
                      && g_error_matches (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_NUMERIC);
  gboolean fresh = fresh_solves (system);

  if (rejected)
    report (system, "rejected");
  if (fresh == rejected)
    report (system, "only one of the edited and the fresh solver rejects the system");
  system->is_rejected |= rejected || !fresh;
  system->is_uneven |= fresh == rejected;
  return !rejected;
}

static void
run_system (Tally *tallies, guint32 seed, guint number)
{
  System system
    = { .random = g_rand_new_with_seed (seed + number), .number = number, .solver = tl_solver_new () };
  guint n_rows;

  system.kind = (Kind)below (&system, N_KINDS);
  system.tally = &tallies[system.kind];
  system.tally->n_systems++;
  system.n_variables = 1 + below (&system, number % 25 == 0 ? MAX_VARIABLES : 5);
  system.rows = g_array_new (FALSE, FALSE, sizeof (ExactRow));
  system.ids = g_array_new (FALSE, FALSE, sizeof (TlConstraint));
  for (guint j = 0; j < system.n_variables; j++)
    tl_solver_add_variable (system.solver);
  n_rows = 1 + below (&system, 2 * system.n_variables + 2);
  for (guint i = 0; i < n_rows; i++)
    system_add_row (&system);
  for (guint step = 0; step < 3; step++)
    {
      if (system_solve (&system) && step != 1)
        {
          system.tally->n_compared++;
          compare_levels (&system);
          compare_conflicts (&system);
        }
      for (guint i = 0; i <= below (&system, 3); i++)
        system_edit (&system);
    }
  system.tally->n_rejected += system.is_rejected;
  system.tally->n_uneven += system.is_uneven;
  g_rand_free (system.random);
  g_array_unref (system.rows);
  g_array_unref (system.ids);
  tl_solver_free (system.solver);
}

static void
report_tally (const Tally *tally, Kind kind)
{
  g_test_message ("%-12s %" G_GUINT64_FORMAT " systems, %" G_GUINT64_FORMAT " solutions compared, "
                  "%" G_GUINT64_FORMAT " wrong, %" G_GUINT64_FORMAT " conflicts, %" G_GUINT64_FORMAT
                  " false, %" G_GUINT64_FORMAT " rejected, %" G_GUINT64_FORMAT " by one solver only",
                  kind_names[kind], tally->n_systems, tally->n_compared, tally->n_wrong, tally->n_conflicts,
                  tally->n_false_conflicts, tally->n_rejected, tally->n_uneven);
}

static void
check_tally (const Tally *tally, Kind kind)
{
  g_assert_cmpuint (tally->n_wrong, ==, 0);
  g_assert_cmpuint (tally->n_false_conflicts, ==, 0);
  if (kind != KIND_EXTREME)
    g_assert_cmpuint (tally->n_rejected, <=, 1 + tally->n_systems / SYSTEMS_PER_REJECTION);
}

static void
test_solutions_equal_those_of_exact_arithmetic (void)
{
  const char *count = g_getenv ("TL_TEST_SYSTEMS");
  guint       n_systems = count == NULL ? DEFAULT_SYSTEMS : (guint)g_ascii_strtoull (count, NULL, 10);
  guint32     seed = (guint32)g_test_rand_int ();
  Tally       tallies[N_KINDS] = { { 0 } };

  g_test_message ("seed %u", seed);
  for (guint number = 0; number < n_systems; number++)
    run_system (tallies, seed, number);
  for (guint kind = 0; kind < N_KINDS; kind++)
    report_tally (&tallies[kind], (Kind)kind);
  for (guint kind = 0; kind < N_KINDS; kind++)
    check_tally (&tallies[kind], (Kind)kind);
}

/* Systems of earlier runs that were solved wrongly or rejected, by seed. */
static void
test_systems_that_failed_once_equal_exact_arithmetic (void)
{
  static const struct
  {
    guint32 seed;
    guint   number;
  } systems[] = { { 309682755u, 15025 },  { 3765913090u, 37231 },  { 3765913090u, 74343 },
                  { 3765913090u, 96067 }, { 3765913090u, 163386 }, { 3765913090u, 198990 },
                  { 777000111u, 181722 }, { 777000111u, 200803 },  { 777000111u, 229626 } };

  for (guint i = 0; i < G_N_ELEMENTS (systems); i++)
    {
      Tally tallies[N_KINDS] = { { 0 } };

      run_system (tallies, systems[i].seed, systems[i].number);
      for (guint kind = 0; kind < N_KINDS; kind++)
        {
          check_tally (&tallies[kind], (Kind)kind);
          g_assert_cmpuint (tallies[kind].n_rejected, ==, 0);
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/solver/oracle/solutions-equal-those-of-exact-arithmetic",
                   test_solutions_equal_those_of_exact_arithmetic);
  g_test_add_func ("/solver/oracle/systems-that-failed-once-equal-exact-arithmetic",
                   test_systems_that_failed_once_equal_exact_arithmetic);
  return g_test_run ();
}
