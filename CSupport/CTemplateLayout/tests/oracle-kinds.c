/* oracle-kinds.c: see oracle-kinds.h. */
#include "oracle-kinds.h"

#include <math.h>

const char *const oracle_kind_names[N_ORACLE_KINDS]
  = { "powers of two",   "many levels", "nearly redundant",
      "layout",          "decimals",    "cancelling",
      "neighbours",      "chain",       "ties",
      "huge constants",  "growing",     "shared",
      "nearly required", "tiny",        "nearly equal doubles" };

guint
kind_below (const KindSystem *system, guint end)
{
  return (guint)g_rand_int_range (system->random, 0, (gint32)end);
}

/* A number from @first to @last. */
static gint
between (const KindSystem *system, gint first, gint last)
{
  return g_rand_int_range (system->random, first, last + 1);
}

static gint
sign (const KindSystem *system)
{
  return kind_below (system, 2) == 0 ? 1 : -1;
}

static double
pick (const KindSystem *system, const double *numbers, guint n_numbers)
{
  return numbers[kind_below (system, n_numbers)];
}

static gboolean
is_near (const KindSystem *system)
{
  return system->kind == KIND_NEAR || system->kind == KIND_NEAR_REQUIRED
         || system->kind == KIND_NEARLY_DOUBLE;
}

KindSystem
kind_system_begin (OracleKind kind, guint32 seed)
{
  KindSystem system = { .random = g_rand_new_with_seed (seed), .kind = kind };
  gboolean   is_long = kind == KIND_CHAIN || kind == KIND_LAYOUT || kind == KIND_TIES;

  system.n_variables = (guint)(is_long ? between (&system, 4, 10) : between (&system, 1, 6));
  system.rows = g_array_new (FALSE, FALSE, sizeof (KindRow));
  system.removed = g_array_new (FALSE, FALSE, sizeof (KindRow));
  return system;
}

void
kind_system_clear (KindSystem *system)
{
  g_rand_free (system->random);
  g_array_unref (system->rows);
  g_array_unref (system->removed);
}

/* --- Numbers --- */

static ExactNumber
random_decimal (const KindSystem *system)
{
  static const ExactNumber decimals[]
    = { { 1, 10, 0 },  { 1, 5, 0 }, { 3, 10, 0 },  { 1, 3, 0 },    { 7, 10, 0 },
        { 11, 10, 0 }, { 2, 3, 0 }, { 1, 100, 0 }, { 1, 1000, 0 }, { 33, 10, 0 } };
  ExactNumber number = decimals[kind_below (system, G_N_ELEMENTS (decimals))];

  number.numerator *= sign (system);
  return number;
}

static double
random_double_coefficient (const KindSystem *system)
{
  static const double small[] = { -3.0, -2.0, -1.0, -0.5, 0.25, 1.0, 2.0, 3.0, 7.0 };
  static const double edges[] = { 1.0, 1.0, 1.0, 1.0, -1.0, -1.0, -1.0, 0.5, 2.0, 0.75 };

  if (system->kind == KIND_POWERS)
    return sign (system) * ldexp (1.0 + between (system, 0, 7) / 8.0, between (system, -20, 20));
  if (system->kind == KIND_TINY)
    return sign (system) * (kind_below (system, 4) == 0 ? ldexp (1.0, -between (system, 5, 25)) : 1.0);
  if (system->kind == KIND_TIES)
    return sign (system);
  if (system->kind == KIND_LAYOUT)
    return pick (system, edges, G_N_ELEMENTS (edges));
  return pick (system, small, G_N_ELEMENTS (small));
}

static ExactNumber
random_coefficient (const KindSystem *system)
{
  if (system->kind == KIND_DECIMALS)
    return random_decimal (system);
  if (system->kind == KIND_LAYOUT && kind_below (system, 10) == 0)
    return (ExactNumber){ 16, 9, 0 };
  return exact_number_of_double (random_double_coefficient (system));
}

ExactNumber
kind_random_constant (const KindSystem *system)
{
  static const double few[] = { 0.0, 0.0, 0.0, 1.0, -1.0, 2.0 };
  static const double sizes[] = { 0.0, 8.0, 16.0, -8.0, 20.0, 44.0, 100.0, 320.0, 375.5 };
  static const double round[] = { 0.0, 0.0, 1.0, 10.0, 100.0, -5.0 };

  if (system->kind == KIND_DECIMALS)
    return (ExactNumber){ between (system, -5000, 5000), 100, 0 };
  if (system->kind == KIND_POWERS && kind_below (system, 3) == 0)
    return exact_number_of_double (ldexp (between (system, -9, 9), between (system, -20, 20)));
  if (system->kind == KIND_HUGE && kind_below (system, 2) == 0)
    return exact_number_of_double (sign (system) * pow (10.0, between (system, 0, 15)));
  if (system->kind == KIND_TINY && kind_below (system, 2) == 0)
    return exact_number_of_double (sign (system) * ldexp (1.0, -between (system, 10, 40)));
  if (system->kind == KIND_TIES)
    return exact_number_of_double (pick (system, few, G_N_ELEMENTS (few)));
  if (system->kind == KIND_LAYOUT)
    return exact_number_of_double (pick (system, sizes, G_N_ELEMENTS (sizes)));
  if (kind_below (system, 2) == 0)
    return exact_number_of_double (pick (system, round, G_N_ELEMENTS (round)));
  return exact_number_of_double (between (system, -50, 50));
}

static TlPriority
neighbouring_priority (const KindSystem *system)
{
  static const TlPriority middles[] = { 500.0f, 500.0f, 999.0f, 250.0f, 1.0f, 0.001f, 1e-30f };
  TlPriority              priority = middles[kind_below (system, G_N_ELEMENTS (middles))];

  if (kind_below (system, 5) == 0)
    return TL_PRIORITY_REQUIRED;
  for (guint n = kind_below (system, 4); n > 0; n--)
    priority = nextafterf (priority, kind_below (system, 2) == 0 ? 0.0f : 2000.0f);
  return priority;
}

TlPriority
kind_random_priority (const KindSystem *system)
{
  static const TlPriority priorities[]
    = { 1000.0f, 1000.0f, 999.0f, 750.0f, 750.0f, 500.0f, 250.0f, 250.0f, 50.0f, 1.0f, 0.5f };

  if (system->kind == KIND_NEIGHBOURS)
    return neighbouring_priority (system);
  if (system->kind == KIND_LEVELS)
    return kind_below (system, 10) == 0 ? TL_PRIORITY_REQUIRED : (TlPriority)between (system, 1, 3999) / 4.0f;
  if (system->kind == KIND_NEAR_REQUIRED)
    return kind_below (system, 3) == 0 ? nextafterf (TL_PRIORITY_REQUIRED, 0.0f) : TL_PRIORITY_REQUIRED;
  return priorities[kind_below (system, G_N_ELEMENTS (priorities))];
}

/* --- Constraints --- */

/* Adds the product of @factor and a number of variables to a row; variables that a row has already are added
 * up in double precision. */
static void
row_add_term (ExactRow *row, TlVariable variable, double coefficient)
{
  for (guint i = 0; i < row->n_terms; i++)
    {
      if (row->variables[i] != variable)
        continue;
      row->coefficients[i] = exact_number_of_double (exact_number_round (row->coefficients[i]) + coefficient);
      return;
    }
  row->variables[row->n_terms] = variable;
  row->coefficients[row->n_terms++] = exact_number_of_double (coefficient);
}

static void
row_add_multiple (ExactRow *row, const ExactRow *other, double factor)
{
  for (guint i = 0; i < other->n_terms; i++)
    row_add_term (row, other->variables[i], factor * exact_number_round (other->coefficients[i]));
  row->constant = exact_number_of_double (exact_number_round (row->constant)
                                          + factor * exact_number_round (other->constant));
}

/* Rounds all numbers of a row to single precision, unless the kind is that of nearly equal doubles. */
static void
row_round (ExactRow *row, const KindSystem *system)
{
  if (system->kind == KIND_NEARLY_DOUBLE)
    return;
  for (guint i = 0; i < row->n_terms; i++)
    row->coefficients[i] = exact_number_of_double ((double)(float)exact_number_round (row->coefficients[i]));
  row->constant = exact_number_of_double ((double)(float)exact_number_round (row->constant));
}

/* The sum of multiples of one or two rows, sometimes with a coefficient or a constant that differs a little.
 */
static ExactRow
nearly_dependent_row (const KindSystem *system)
{
  gboolean       is_double = system->kind == KIND_NEARLY_DOUBLE;
  const KindRow *first = &g_array_index (system->rows, KindRow, kind_below (system, system->rows->len));
  const KindRow *second = &g_array_index (system->rows, KindRow, kind_below (system, system->rows->len));
  ExactRow       row = { .constant = { 0, 1, 0 } };

  row_add_multiple (&row, &first->exact, random_double_coefficient (system));
  if (kind_below (system, 2) == 0)
    row_add_multiple (&row, &second->exact, random_double_coefficient (system));
  if (row.n_terms > 0 && kind_below (system, 3) == 0)
    {
      ExactNumber *number = &row.coefficients[kind_below (system, row.n_terms)];
      gint         size = is_double ? between (system, 12, 48) : between (system, 6, 18);

      *number
        = exact_number_of_double (exact_number_round (*number) * (1.0 + sign (system) * ldexp (1.0, -size)));
    }
  if (kind_below (system, 2) == 0)
    row.constant
      = exact_number_of_double (exact_number_round (row.constant)
                                + sign (system) * ldexp (1.0, -between (system, 3, is_double ? 44 : 20)));
  row_round (&row, system);
  return row;
}

/* Each variable a multiple of the one before it. */
static ExactRow
link_row (const KindSystem *system)
{
  static const ExactNumber ratios[]
    = { { -2, 1, 0 }, { -3, 1, 0 }, { -3, 2, 0 }, { -10, 1, 0 }, { -1, 10, 0 }, { -1, 3, 0 } };
  guint    first = 1 + kind_below (system, system->n_variables - 1);
  ExactRow row = { .n_terms = 2, .variables = { first + 1, first } };

  row.coefficients[0] = (ExactNumber){ 1, 1, 0 };
  row.coefficients[1] = ratios[kind_below (system, G_N_ELEMENTS (ratios))];
  row.constant = kind_random_constant (system);
  return row;
}

static ExactRow
ordinary_row (const KindSystem *system)
{
  guint    n_terms = 1 + kind_below (system, MIN (4, system->n_variables));
  ExactRow row = { .n_terms = 0 };

  while (row.n_terms < n_terms)
    {
      TlVariable variable = 1 + kind_below (system, system->n_variables);
      gboolean   is_used = FALSE;

      for (guint i = 0; i < row.n_terms; i++)
        is_used |= row.variables[i] == variable;
      if (is_used)
        continue;
      row.variables[row.n_terms] = variable;
      row.coefficients[row.n_terms++] = random_coefficient (system);
    }
  row.constant = kind_random_constant (system);
  return row;
}

static void
choose_sides (ExactRow *row, const KindSystem *system)
{
  gboolean is_required = is_near (system) && kind_below (system, 3) > 0;
  guint    relation = kind_below (system, 5);

  row->above = row->below = is_required ? TL_PRIORITY_REQUIRED : kind_random_priority (system);
  if (relation == 0)
    row->above = 0.0f;
  else if (relation == 1)
    row->below = 0.0f;
  else if (relation == 2)
    row->below = kind_random_priority (system);
}

/* Gives the solver three terms of one variable of the row, @a, @b and about −(a + b); the oracle gets their
 * exact sum. */
static void
replace_by_cancelling_terms (KindRow *row, const KindSystem *system)
{
  static const float decimals[] = { 0.1f, 0.2f, 0.3f, 0.7f, 1.1f, 4096.1f, 1.0f / 3.0f };
  float              a = decimals[kind_below (system, G_N_ELEMENTS (decimals))];
  float              b = decimals[kind_below (system, G_N_ELEMENTS (decimals))];
  float              rest = -(a + b);
  TlVariable         variable = row->exact.variables[0];

  row->exact.n_terms = row->n_terms = 0;
  row->terms[row->n_terms++] = (TlTerm){ variable, (double)a };
  row->terms[row->n_terms++] = (TlTerm){ variable, (double)b };
  row->terms[row->n_terms++] = (TlTerm){ variable, (double)rest };
  row_add_term (&row->exact, variable, (double)a + (double)b + (double)rest);
}

KindRow
kind_random_row (const KindSystem *system)
{
  KindRow row = { .n_terms = 0 };

  if (is_near (system) && system->rows->len > 0 && kind_below (system, 3) > 0)
    row.exact = nearly_dependent_row (system);
  else if (system->kind == KIND_CHAIN && kind_below (system, 4) > 0)
    row.exact = link_row (system);
  else
    row.exact = ordinary_row (system);
  choose_sides (&row.exact, system);
  for (guint i = 0; i < row.exact.n_terms; i++)
    row.terms[row.n_terms++]
      = (TlTerm){ row.exact.variables[i], exact_number_round (row.exact.coefficients[i]) };
  if (system->kind == KIND_CANCEL && kind_below (system, 2) == 0)
    replace_by_cancelling_terms (&row, system);
  return row;
}

TlConstraint
kind_row_add_to (const KindRow *row, TlSolver *solver)
{
  const ExactRow *exact = &row->exact;
  double          constant = exact_number_round (exact->constant);
  TlConstraint    id;

  if (exact->above <= 0.0f)
    id = tl_solver_add_constraint (solver, row->terms, row->n_terms, TL_RELATION_GREATER_OR_EQUAL, constant,
                                   exact->below, NULL);
  else if (exact->below <= 0.0f)
    id = tl_solver_add_constraint (solver, row->terms, row->n_terms, TL_RELATION_LESS_OR_EQUAL, constant,
                                   exact->above, NULL);
  else
    id = tl_solver_add_two_sided (solver, row->terms, row->n_terms, constant, exact->above, exact->below,
                                  NULL);
  g_assert_cmpuint (id, !=, 0);
  return id;
}
