/* test-solver-exact.c: systems with coefficients from 1e-3 to 1e3 and edits between solutions, compared level
 * by level with GLPK's simplex in rational arithmetic. */
#include "oracle.h"

#include <math.h>

static const TlPriority priorities[] = { 1000.0f, 1000.0f, 1000.0f, 999.0f, 750.0f, 500.0f, 480.0f, 250.0f };

/* The number of solutions, and of those with each outcome. */
typedef struct
{
  guint n_solutions;
  guint n_compared;
  guint n_conflicts;
  guint n_rejected;
  guint n_wrong;
} Tally;

/* A system that is edited, with the ids of its rows. */
typedef struct
{
  OracleSystem *system;
  TlSolver     *solver;
  GArray       *ids; /* TlConstraint */
} Edited;

/* The number of rejected solutions that a run of any length may have: two or three systems. */
#define TL_REJECTED_BY_CHANCE 12

static guint
count_of (guint quick, guint full)
{
  const char *count = g_getenv ("TL_TEST_SYSTEMS");

  if (count != NULL)
    return (guint)g_ascii_strtoull (count, NULL, 10);
  return g_getenv ("TL_TEST_LONG") != NULL ? full : quick;
}

static double
random_magnitude (GRand *random)
{
  double size = pow (10.0, g_rand_double_range (random, -3.0, 3.0));

  return g_rand_boolean (random) ? size : -size;
}

static TlPriority
random_priority (GRand *random)
{
  return priorities[g_rand_int_range (random, 0, G_N_ELEMENTS (priorities))];
}

static void
row_set_random_terms (OracleRow *row, GRand *random, guint n_variables)
{
  guint n_wanted = (guint)g_rand_int_range (random, 1, 5);

  row->n_terms = 0;
  while (row->n_terms < MIN (n_wanted, n_variables))
    {
      TlVariable variable = (guint)g_rand_int_range (random, 1, (gint32)n_variables + 1);
      gboolean   known = FALSE;

      for (guint i = 0; i < row->n_terms; i++)
        known |= row->terms[i].variable == variable;
      if (!known)
        row->terms[row->n_terms++] = (TlTerm){ variable, random_magnitude (random) };
    }
}

static double
random_constant (GRand *random)
{
  return g_rand_int_range (random, 0, 4) == 0 ? 0.0 : random_magnitude (random);
}

/* One of the rows at half its size, sometimes with another constant, for redundant and parallel rows. */
static OracleRow
repeated_row (const OracleSystem *system, GRand *random)
{
  OracleRow row
    = g_array_index (system->rows, OracleRow, g_rand_int_range (random, 0, (gint32)system->rows->len));

  for (guint i = 0; i < row.n_terms; i++)
    row.terms[i].coefficient /= 2.0;
  row.constant = g_rand_int_range (random, 0, 3) == 0 ? random_constant (random) : row.constant / 2.0;
  return row;
}

static OracleRow
random_row (GRand *random, guint n_variables)
{
  OracleRow row = { .constant = random_constant (random) };
  gint      kind = g_rand_int_range (random, 0, 5);

  row_set_random_terms (&row, random, n_variables);
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
edited_add (Edited *edited, const OracleRow *row)
{
  TlConstraint id = oracle_row_add_to (row, edited->solver);

  g_array_append_val (edited->system->rows, *row);
  g_array_append_val (edited->ids, id);
}

static void
edited_add_random (Edited *edited, GRand *random)
{
  gboolean  repeat = edited->system->rows->len > 0 && g_rand_int_range (random, 0, 7) == 0;
  OracleRow row
    = repeat ? repeated_row (edited->system, random) : random_row (random, edited->system->n_variables);

  edited_add (edited, &row);
}

static void
edited_change_priority (Edited *edited, GRand *random, guint which)
{
  OracleRow *row = &g_array_index (edited->system->rows, OracleRow, which);
  TlPriority priority = random_priority (random);

  row->above = row->above > 0.0f ? priority : 0.0f;
  row->below = row->below > 0.0f ? priority : 0.0f;
  g_assert_true (tl_solver_set_priority (edited->solver, g_array_index (edited->ids, TlConstraint, which),
                                         priority, NULL));
}

static void
edit_at_random (Edited *edited, GRand *random)
{
  guint        which = (guint)g_rand_int_range (random, 0, (gint32)edited->system->rows->len);
  TlConstraint id = g_array_index (edited->ids, TlConstraint, which);
  OracleRow   *row = &g_array_index (edited->system->rows, OracleRow, which);
  gint         kind = edited->system->rows->len < 3 ? 0 : g_rand_int_range (random, 0, 5);

  if (kind == 0)
    edited_add_random (edited, random);
  else if (kind == 1)
    {
      g_assert_true (tl_solver_remove_constraint (edited->solver, id, NULL));
      g_array_remove_index (edited->system->rows, which);
      g_array_remove_index (edited->ids, which);
    }
  else if (kind == 2)
    edited_change_priority (edited, random, which);
  else
    {
      row->constant = random_constant (random);
      g_assert_true (tl_solver_set_constant (edited->solver, id, row->constant, NULL));
    }
}

/* The system without the required sides of the rows that the solver has broken. */
static OracleSystem *
edited_without_broken_rows (const Edited *edited)
{
  OracleSystem *kept = oracle_system_new (edited->system->n_variables);
  TlConflict    conflict;

  g_array_append_vals (kept->rows, edited->system->rows->data, edited->system->rows->len);
  for (guint k = 0; tl_solver_get_conflict (edited->solver, k, &conflict); k++)
    {
      for (guint i = 0; i < edited->ids->len; i++)
        {
          OracleRow *row = &g_array_index (kept->rows, OracleRow, i);

          if (g_array_index (edited->ids, TlConstraint, i) != conflict.broken)
            continue;
          row->above = row->above >= 1000.0f ? 0.0f : row->above;
          row->below = row->below >= 1000.0f ? 0.0f : row->below;
        }
    }
  return kept;
}

/* The error in the sum of the violations that rounding of the values alone can cause. */
static double
rounding_of (const OracleSystem *system, const TlSolver *solver)
{
  double magnitude = 0.0;

  for (guint i = 0; i < system->rows->len; i++)
    {
      const OracleRow *row = &g_array_index (system->rows, OracleRow, i);

      magnitude += fabs (row->constant);
      for (guint k = 0; k < row->n_terms; k++)
        magnitude += fabs (row->terms[k].coefficient * tl_solver_get_value (solver, row->terms[k].variable));
    }
  return 1e-13 * magnitude;
}

static void
compare_levels (const Edited *edited, Tally *tally, guint which)
{
  OracleSystem *system = edited_without_broken_rows (edited);
  GArray       *levels = oracle_system_levels (system);
  double       *violations = g_new0 (double, levels->len + 1);
  double        rounding = rounding_of (system, edited->solver);

  if (oracle_system_solve_exactly (system, levels, violations))
    {
      tally->n_compared++;
      for (guint i = 0; i < levels->len; i++)
        {
          TlPriority level = g_array_index (levels, TlPriority, i);
          double     ours = oracle_system_violation (system, edited->solver, level);

          if (fabs (ours - violations[i]) > 1e-7 * (1.0 + violations[i]) + rounding)
            {
              g_test_message ("system %u: level %g is violated by %.12g, exactly by %.12g", which,
                              (double)level, ours, violations[i]);
              tally->n_wrong++;
              break;
            }
        }
    }
  g_free (violations);
  g_array_unref (levels);
  oracle_system_free (system);
}

/* Checks that the constraints of each conflict contradict each other, but do not if any one is left out. */
static void
compare_conflicts (const Edited *edited, Tally *tally, guint which)
{
  TlConflict conflict;

  for (guint k = 0; tl_solver_get_conflict (edited->solver, k, &conflict); k++)
    {
      g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (guint));

      for (guint i = 0; i < edited->ids->len; i++)
        {
          for (guint c = 0; c < conflict.n_constraints; c++)
            {
              if (g_array_index (edited->ids, TlConstraint, i) == conflict.constraints[c])
                g_array_append_val (rows, i);
            }
        }
      g_assert_cmpuint (rows->len, ==, conflict.n_constraints);
      if (!oracle_conflict_is_minimal (edited->system, rows))
        {
          g_test_message ("system %u: conflict %u of %u constraints is not one, or not minimal", which, k,
                          conflict.n_constraints);
          tally->n_wrong++;
        }
    }
}

static void
solve_and_compare (const Edited *edited, Tally *tally, guint which)
{
  g_autoptr (GError) error = NULL;
  gboolean solved = tl_solver_solve (edited->solver, &error);

  tally->n_solutions++;
  if (!solved && g_error_matches (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_NUMERIC))
    {
      tally->n_rejected++;
      return;
    }
  if (!solved)
    g_assert_error (error, TL_SOLVER_ERROR, TL_SOLVER_ERROR_UNSATISFIABLE);
  tally->n_conflicts += !solved;
  compare_levels (edited, tally, which);
  compare_conflicts (edited, tally, which);
}

static Edited
edited_new (guint n_variables)
{
  Edited edited = { oracle_system_new (n_variables), tl_solver_new (), NULL };

  edited.ids = g_array_new (FALSE, FALSE, sizeof (TlConstraint));
  for (guint j = 0; j < n_variables; j++)
    tl_solver_add_variable (edited.solver);
  return edited;
}

static void
edited_clear (Edited *edited)
{
  tl_solver_free (edited->solver);
  g_array_unref (edited->ids);
  oracle_system_free (edited->system);
}

static void
run_system (GRand *random, Tally *tally, guint which)
{
  guint  n = (guint)g_rand_int_range (random, 1, which % 10 == 0 ? 13 : 7);
  guint  n_rows = (guint)g_rand_int_range (random, 1, 2 * (gint32)n + 3);
  Edited edited = edited_new (n);

  for (guint i = 0; i < n_rows; i++)
    edited_add_random (&edited, random);
  for (guint step = 0; step < 3; step++)
    {
      guint n_edits = (guint)g_rand_int_range (random, 1, 4);

      solve_and_compare (&edited, tally, which);
      for (guint i = 0; i < n_edits; i++)
        edit_at_random (&edited, random);
    }
  solve_and_compare (&edited, tally, which);
  edited_clear (&edited);
}

/* Systems of earlier random runs that were solved wrongly, by seed. */
static void
test_systems_that_failed_once_equal_exact_arithmetic (void)
{
  static const struct
  {
    guint32 seed;
    guint   number;
  } systems[] = { { 2598848456u, 26010 } };

  for (guint i = 0; i < G_N_ELEMENTS (systems); i++)
    {
      GRand *random = g_rand_new_with_seed (systems[i].seed);
      Tally  tally = { 0 };

      run_system (random, &tally, systems[i].number);
      g_rand_free (random);
      g_assert_cmpuint (tally.n_wrong, ==, 0);
      g_assert_cmpuint (tally.n_rejected, ==, 0);
    }
}

static void
test_badly_scaled_systems_equal_exact_arithmetic (void)
{
  guint32 seed = (guint32)g_test_rand_int ();
  guint   n_systems = count_of (600, 50000);
  Tally   tally = { 0 };

  for (guint k = 0; k < n_systems; k++)
    {
      GRand *random = g_rand_new_with_seed (seed + k);

      run_system (random, &tally, k);
      g_rand_free (random);
    }
  g_test_message (
    "seed %u: %u solutions of %u systems, %u compared, %u with conflicts, %u rejected, %u wrong", seed,
    tally.n_solutions, n_systems, tally.n_compared, tally.n_conflicts, tally.n_rejected, tally.n_wrong);
  g_assert_cmpuint (tally.n_wrong, ==, 0);
  /* One of 10 000 solutions is rejected. A system that is rejected once is usually rejected at each of its
   * solutions, so a run of a few systems may have several. */
  g_assert_cmpuint (tally.n_rejected, <=, tally.n_solutions / 1000 + TL_REJECTED_BY_CHANCE);
  g_assert_cmpuint (tally.n_compared + tally.n_rejected, >, tally.n_solutions * 98 / 100);
}

static void
assert_is_exact (const Edited *edited)
{
  Tally tally = { 0 };

  solve_and_compare (edited, &tally, 0);
  g_assert_cmpuint (tally.n_compared, ==, 1);
  g_assert_cmpuint (tally.n_wrong, ==, 0);
}

/* An intermediate solution must not change the final one. */
static void
test_a_solution_on_the_way_changes_nothing (void)
{
  const OracleRow rows[] = {
    { { { 4, -0.0018367929902137524 }, { 2, -1.6096261307298216 } }, 2, 0.45541933699346254, 1000, 480 },
    { { { 4, -0.4174312896915845 }, { 3, -663.3226844571078 } }, 2, -1.1655030209611204, 250, 250 },
    { { { 2, -7.447184561505648 } }, 1, 394.24157940153697, 0, 750 },
    { { { 4, 167.53839140578597 }, { 3, 0.0013450777895167249 }, { 2, -0.003003474489191173 } },
      3,
      0.0010953811802590944,
      1000,
      1000 },
  };

  for (gint early = 0; early < 2; early++)
    {
      Edited edited = edited_new (4);

      for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
        {
          if (i == 3 && early == 1)
            assert_is_exact (&edited);
          edited_add (&edited, &rows[i]);
        }
      assert_is_exact (&edited);
      g_assert_cmpfloat (tl_solver_get_residual (edited.solver, g_array_index (edited.ids, TlConstraint, 2)),
                         >=, -1e-6);
      edited_clear (&edited);
    }
}

/* The same with a priority that changes after the intermediate solution. */
static void
test_edits_between_solutions_change_nothing (void)
{
  const OracleRow first[] = {
    { { { 4, 0.005064713020425919 + 15.141621289189013 }, { 1, 760.0612640875825 - 0.002357964691144287 } },
      2,
      0.0017383917288394605,
      250,
      0 },
    { { { 3, 0.0028748255385195724 } }, 1, 1.399716866126005, 750, 750 },
    { { { 2, -0.12457448353317363 - 0.09133852801632784 } }, 1, -0.008033979209344802, 250, 250 },
    { { { 4, 1.0737180293239148 }, { 1, 2.4684877486839762 } }, 2, 96.19404322581757, 999, 999 },
  };
  const OracleRow second[] = {
    { { { 3, 131.00674560647613 }, { 5, -916.7317945484999 }, { 2, -0.39386007834577147 } },
      3,
      -26.77533540030648,
      999,
      999 },
    { { { 1, 0.0012996292074509501 }, { 2, -3.1038027832139248 }, { 5, 107.95971273965696 } },
      3,
      0,
      750,
      750 },
  };
  Edited     edited = edited_new (5);
  OracleRow *third;

  for (guint i = 0; i < G_N_ELEMENTS (first); i++)
    edited_add (&edited, &first[i]);
  assert_is_exact (&edited);
  for (guint i = 0; i < G_N_ELEMENTS (second); i++)
    edited_add (&edited, &second[i]);
  third = &g_array_index (edited.system->rows, OracleRow, 2);
  third->above = third->below = TL_PRIORITY_REQUIRED;
  tl_solver_set_priority (edited.solver, g_array_index (edited.ids, TlConstraint, 2), 1000, NULL);
  assert_is_exact (&edited);
  edited_clear (&edited);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/solver/exact/badly-scaled-systems-equal-exact-arithmetic",
                   test_badly_scaled_systems_equal_exact_arithmetic);
  g_test_add_func ("/solver/exact/systems-that-failed-once-equal-exact-arithmetic",
                   test_systems_that_failed_once_equal_exact_arithmetic);
  g_test_add_func ("/solver/exact/a-solution-on-the-way-changes-nothing",
                   test_a_solution_on_the_way_changes_nothing);
  g_test_add_func ("/solver/exact/edits-between-solutions-change-nothing",
                   test_edits_between_solutions_change_nothing);
  return g_test_run ();
}
