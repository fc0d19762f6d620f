/* oracle.c: see oracle.h.
 *
 * Computes the lexicographic optimum by its definition: minimises the violation of the highest level by a
 * linear programme, fixes it and continues with the next level. Each row gets two non-negative deviations,
 * above and below.
 */
#include "oracle.h"

#include <glpk.h>
#include <math.h>

OracleSystem *
oracle_system_new (guint n_variables)
{
  OracleSystem *system = g_new0 (OracleSystem, 1);

  system->n_variables = n_variables;
  system->rows = g_array_new (FALSE, FALSE, sizeof (OracleRow));
  return system;
}

void
oracle_system_free (OracleSystem *system)
{
  g_array_unref (system->rows);
  g_free (system);
}

TlConstraint
oracle_row_add_to (const OracleRow *row, TlSolver *solver)
{
  g_autoptr (GError) error = NULL;
  TlConstraint id;

  if (row->above <= 0.0f)
    id = tl_solver_add_constraint (solver, row->terms, row->n_terms, TL_RELATION_GREATER_OR_EQUAL,
                                   row->constant, row->below, &error);
  else if (row->below <= 0.0f)
    id = tl_solver_add_constraint (solver, row->terms, row->n_terms, TL_RELATION_LESS_OR_EQUAL, row->constant,
                                   row->above, &error);
  else
    id = tl_solver_add_two_sided (solver, row->terms, row->n_terms, row->constant, row->above, row->below,
                                  &error);
  g_assert_no_error (error);
  return id;
}

/* The amount by which the solver's current solution violates `row` at `level`. */
double
oracle_row_violation (const OracleRow *row, const TlSolver *solver, TlPriority level)
{
  double residual = -row->constant;
  double violation = 0.0;

  for (guint i = 0; i < row->n_terms; i++)
    residual += row->terms[i].coefficient * tl_solver_get_value (solver, row->terms[i].variable);
  if (residual > 0.0 && fabsf (row->above - level) < 1e-6f)
    violation = residual;
  if (residual < 0.0 && fabsf (row->below - level) < 1e-6f)
    violation = -residual;
  return violation;
}

static gint
compare_levels (gconstpointer left, gconstpointer right)
{
  TlPriority difference = *(const TlPriority *)right - *(const TlPriority *)left;

  return difference < 0 ? -1 : difference > 0;
}

static void
levels_insert (GArray *levels, TlPriority priority)
{
  if (priority <= 0.0f)
    return;
  for (guint i = 0; i < levels->len; i++)
    {
      if (fabsf (g_array_index (levels, TlPriority, i) - priority) < 1e-6f)
        return;
    }
  g_array_append_val (levels, priority);
}

/* The distinct priorities, highest first. */
GArray *
oracle_system_levels (const OracleSystem *system)
{
  GArray *levels = g_array_new (FALSE, FALSE, sizeof (TlPriority));

  for (guint i = 0; i < system->rows->len; i++)
    {
      levels_insert (levels, g_array_index (system->rows, OracleRow, i).above);
      levels_insert (levels, g_array_index (system->rows, OracleRow, i).below);
    }
  g_array_sort (levels, compare_levels);
  return levels;
}

/* Columns: the variables, then two deviations per row. */
static glp_prob *
build_programme (const OracleSystem *system)
{
  guint     n = system->n_variables, m = system->rows->len;
  glp_prob *programme = glp_create_prob ();

  glp_add_cols (programme, (int)(n + 2 * m));
  for (guint j = 1; j <= n; j++)
    glp_set_col_bnds (programme, (int)j, GLP_FR, 0.0, 0.0);
  for (guint j = n + 1; j <= n + 2 * m; j++)
    glp_set_col_bnds (programme, (int)j, GLP_LO, 0.0, 0.0);
  if (m > 0)
    glp_add_rows (programme, (int)m);
  for (guint i = 0; i < m; i++)
    {
      const OracleRow *row = &g_array_index (system->rows, OracleRow, i);
      int              indices[ORACLE_MAX_TERMS + 3];
      double           values[ORACLE_MAX_TERMS + 3];
      int              length = 0;

      for (guint k = 0; k < row->n_terms; k++)
        {
          indices[++length] = (int)row->terms[k].variable;
          values[length] = row->terms[k].coefficient;
        }
      indices[++length] = (int)(n + 2 * i + 1);
      values[length] = -1.0;
      indices[++length] = (int)(n + 2 * i + 2);
      values[length] = 1.0;
      glp_set_mat_row (programme, (int)i + 1, length, indices, values);
      glp_set_row_bnds (programme, (int)i + 1, GLP_FX, row->constant, row->constant);
    }
  return programme;
}

/* Fixes nonbasic columns with a nonzero reduced cost at their values, so that later levels cannot worsen this
 * one. Unlike a row "sum <= optimum", this needs no tolerance for the optimum. */
static void
fix_priced_columns (glp_prob *programme)
{
  for (int j = 1; j <= glp_get_num_cols (programme); j++)
    {
      if (glp_get_col_stat (programme, j) != GLP_BS && fabs (glp_get_col_dual (programme, j)) > 1e-9)
        glp_set_col_bnds (programme, j, GLP_FX, glp_get_col_prim (programme, j), 0.0);
    }
}

static void
set_objective (const OracleSystem *system, glp_prob *programme, TlPriority level)
{
  guint n = system->n_variables;

  for (guint i = 0; i < system->rows->len; i++)
    {
      const OracleRow *row = &g_array_index (system->rows, OracleRow, i);
      gboolean         above = fabsf (row->above - level) < 1e-6f;
      gboolean         below = fabsf (row->below - level) < 1e-6f;

      glp_set_obj_coef (programme, (int)(n + 2 * i + 1), above ? 1.0 : 0.0);
      glp_set_obj_coef (programme, (int)(n + 2 * i + 2), below ? 1.0 : 0.0);
    }
  glp_set_obj_dir (programme, GLP_MIN);
}

static gboolean
minimise_level (const OracleSystem *system, glp_prob *programme, TlPriority level, double *violation)
{
  glp_smcp options;

  set_objective (system, programme, level);
  glp_init_smcp (&options);
  options.msg_lev = GLP_MSG_OFF;
  options.tol_bnd = 1e-10;
  if (glp_simplex (programme, &options) != 0 || glp_get_status (programme) != GLP_OPT)
    return FALSE;
  *violation = glp_get_obj_val (programme);
  fix_priced_columns (programme);
  return TRUE;
}

/* Multiplies the rows by powers of two so that their numbers are integers: glp_exact() replaces other numbers
 * with the nearest simple fraction, which is off by up to 1e-9. */
static void
make_rows_whole (glp_prob *programme, const OracleSystem *system)
{
  for (int i = 1; i <= glp_get_num_rows (programme); i++)
    {
      int    indices[ORACLE_MAX_TERMS + 3];
      double values[ORACLE_MAX_TERMS + 3];
      int    length = glp_get_mat_row (programme, i, indices, values);
      double constant = g_array_index (system->rows, OracleRow, (guint)i - 1).constant;
      int    smallest = constant != 0.0 ? ilogb (constant) : 0;

      for (int k = 1; k <= length; k++)
        smallest = MIN (smallest, ilogb (values[k]));
      for (int k = 1; k <= length; k++)
        values[k] = ldexp (values[k], 52 - smallest);
      glp_set_mat_row (programme, i, length, indices, values);
      constant = ldexp (constant, 52 - smallest);
      glp_set_row_bnds (programme, i, GLP_FX, constant, constant);
    }
}

static void
copy_basis (glp_prob *from, glp_prob *to)
{
  for (int i = 1; i <= glp_get_num_rows (to); i++)
    glp_set_row_stat (to, i, glp_get_row_stat (from, i));
  for (int j = 1; j <= glp_get_num_cols (to); j++)
    glp_set_col_stat (to, j, glp_get_col_stat (from, j));
}

/* Minimises a level in rational arithmetic, in which a reduced cost of 0 is exactly 0. @near has the same
 * columns and is solved in double precision for an initial basis. */
static gboolean
minimise_level_exactly (
  const OracleSystem *system, glp_prob *programme, glp_prob *near, TlPriority level, double *violation)
{
  glp_smcp options;

  glp_init_smcp (&options);
  options.msg_lev = GLP_MSG_OFF;
  options.it_lim = 5000; /* it cycles occasionally */
  set_objective (system, near, level);
  set_objective (system, programme, level);
  glp_std_basis (near);
  glp_simplex (near, &options);
  copy_basis (near, programme);
  if (glp_exact (programme, &options) != 0)
    {
      glp_std_basis (programme);
      if (glp_exact (programme, &options) != 0)
        return FALSE;
    }
  if (glp_get_status (programme) != GLP_OPT)
    return FALSE;
  *violation = glp_get_obj_val (programme);
  for (int j = 1; j <= glp_get_num_cols (programme); j++)
    {
      if (glp_get_col_stat (programme, j) == GLP_BS || !(fabs (glp_get_col_dual (programme, j)) > 0.0))
        continue;
      glp_set_col_bnds (near, j, GLP_FX, glp_get_col_prim (programme, j), 0.0);
      glp_set_col_bnds (programme, j, GLP_FX, glp_get_col_prim (programme, j), 0.0);
    }
  return TRUE;
}

/* Computes the least violation of each of `levels`, in order. Returns FALSE if GLPK fails. */
gboolean
oracle_system_solve (const OracleSystem *system, GArray *levels, double *violations)
{
  glp_prob *programme = build_programme (system);
  gboolean  solved = TRUE;

  for (guint i = 0; i < levels->len && solved; i++)
    solved = minimise_level (system, programme, g_array_index (levels, TlPriority, i), &violations[i]);
  glp_delete_prob (programme);
  return solved;
}

/* Computes the least violation of each of `levels`, in order, in rational arithmetic. Returns FALSE if GLPK
 * fails. */
gboolean
oracle_system_solve_exactly (const OracleSystem *system, GArray *levels, double *violations)
{
  glp_prob *programme = build_programme (system);
  glp_prob *near = build_programme (system);
  gboolean  solved = TRUE;

  glp_term_out (GLP_OFF);
  make_rows_whole (programme, system);
  for (guint i = 0; i < levels->len && solved; i++)
    {
      TlPriority level = g_array_index (levels, TlPriority, i);

      solved = minimise_level_exactly (system, programme, near, level, &violations[i]);
    }
  glp_delete_prob (near);
  glp_delete_prob (programme);
  return solved;
}

/* The amount by which the solver's current solution violates all rows at `level`. */
double
oracle_system_violation (const OracleSystem *system, const TlSolver *solver, TlPriority level)
{
  double total = 0.0;

  for (guint i = 0; i < system->rows->len; i++)
    total += oracle_row_violation (&g_array_index (system->rows, OracleRow, i), solver, level);
  return total;
}

/* The least violation of the required sides of `rows` without the one at `left_out`, in rational
 * arithmetic. */
static double
required_violation (const OracleSystem *system, const GArray *rows, guint left_out)
{
  OracleSystem *part = oracle_system_new (system->n_variables);
  GArray       *levels = g_array_new (FALSE, FALSE, sizeof (TlPriority));
  TlPriority    required = TL_PRIORITY_REQUIRED;
  double        violation = 0.0;

  for (guint i = 0; i < rows->len; i++)
    {
      if (i != left_out)
        g_array_append_val (part->rows,
                            g_array_index (system->rows, OracleRow, g_array_index (rows, guint, i)));
    }
  g_array_append_val (levels, required);
  g_assert_true (oracle_system_solve_exactly (part, levels, &violation));
  g_array_unref (levels);
  oracle_system_free (part);
  return violation;
}

/* Whether the required sides of `rows` contradict each other, but do not if any one of the rows is left
 * out. */
gboolean
oracle_conflict_is_minimal (const OracleSystem *system, const GArray *rows)
{
  if (required_violation (system, rows, rows->len) <= 0.0)
    return FALSE;
  for (guint left_out = 0; left_out < rows->len; left_out++)
    {
      if (required_violation (system, rows, left_out) > 0.0)
        return FALSE;
    }
  return TRUE;
}

/* Whether the required sides of the rows at the given indices can hold together. */
gboolean
oracle_rows_are_feasible (const OracleSystem *system, const guint *rows, guint n_rows)
{
  OracleSystem *part = oracle_system_new (system->n_variables);
  GArray       *levels = g_array_new (FALSE, FALSE, sizeof (TlPriority));
  TlPriority    required = TL_PRIORITY_REQUIRED;
  double        violation = 0.0;

  for (guint i = 0; i < n_rows; i++)
    g_array_append_val (part->rows, g_array_index (system->rows, OracleRow, rows[i]));
  g_array_append_val (levels, required);
  g_assert_true (oracle_system_solve (part, levels, &violation));
  g_array_unref (levels);
  oracle_system_free (part);
  return violation < 1e-7;
}

static TlPriority
random_priority (GRand *random, guint n_levels)
{
  guint level = (guint)g_rand_int_range (random, 0, (gint32)n_levels);

  return level == 0 ? TL_PRIORITY_REQUIRED : 1000.0f - 80.0f * (float)level;
}

/* Creates a random row whose coefficients are small integers and halves, as in layouts. A required row holds
 * at `point`, if given. */
OracleRow
oracle_row_random (GRand *random, guint n_variables, guint n_levels, const double *point)
{
  static const double coefficients[] = { 1, 1, 1, 1, -1, -1, -1, 0.5, 2, -2, 3 };
  OracleRow           row = { .n_terms = (guint)g_rand_int_range (random, 1, 5) };
  double              at_point = 0.0;
  gint                kind = g_rand_int_range (random, 0, 6);
  TlPriority          priority = random_priority (random, n_levels);

  for (guint i = 0; i < row.n_terms; i++)
    {
      row.terms[i].variable = (guint)g_rand_int_range (random, 1, (gint32)n_variables + 1);
      row.terms[i].coefficient = coefficients[g_rand_int_range (random, 0, G_N_ELEMENTS (coefficients))];
      for (guint k = 0; k < i; k++)
        {
          if (row.terms[k].variable == row.terms[i].variable)
            {
              row.n_terms = i--;
              break;
            }
        }
    }
  for (guint i = 0; point != NULL && i < row.n_terms; i++)
    at_point += row.terms[i].coefficient * point[row.terms[i].variable - 1];
  row.constant = g_rand_int_range (random, -10, 11) * 10.0;
  row.above = kind == 0 ? 0.0f : priority;
  row.below = kind == 1 ? 0.0f : kind == 2 ? random_priority (random, n_levels) : priority;
  if (point != NULL && (row.above >= 1000.0f || row.below >= 1000.0f))
    row.constant = at_point
                   + (kind == 0   ? -1.0
                      : kind == 1 ? 1.0
                                  : 0.0)
                       * g_rand_int_range (random, 0, 3) * 10.0;
  return row;
}

/* Creates a random system; if `feasible`, its required rows can hold together. */
OracleSystem *
oracle_system_random (GRand *random, guint n_variables, guint n_rows, guint n_levels, gboolean feasible)
{
  OracleSystem *system = oracle_system_new (n_variables);
  double       *point = g_new (double, n_variables);

  for (guint j = 0; j < n_variables; j++)
    point[j] = g_rand_int_range (random, -10, 40) * 10.0;
  for (guint i = 0; i < n_rows; i++)
    {
      OracleRow row = oracle_row_random (random, n_variables, n_levels, feasible ? point : NULL);

      g_array_append_val (system->rows, row);
    }
  g_free (point);
  return system;
}
