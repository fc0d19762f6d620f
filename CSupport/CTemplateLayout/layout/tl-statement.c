/* tl-statement.c: the statements that a layout adds to its solver, and suspended ones that it may add again.
 *
 * A statement consists of a linear expression, a constant, the priority with which the expression should not
 * exceed the constant, and the priority with which it should not fall below it. It is one row of the solver.
 *
 * The solver caches the bases of former solutions as long as only constants change. Cells toggle constraints,
 * priorities and hidden views from row to row and return to former states. A statement that a cell no longer
 * needs is suspended: its rows stay in the solver with constants that are out of reach, and adding it again
 * changes only constants. A two-sided row cannot be moved out of reach; it is replaced by two rows, one for
 * each side, when it is suspended for the first time. The costs of these two rows add up to the cost of the
 * one, so solutions do not depend on which of them is used.
 */
#include "layout/tl-statement-rows.h"

#include <math.h>

#include "layout/tl-ids.h"
#include "solver/model/tl-row-access.h"

/* The number of statements that can always be suspended. If more statements than this are in force, as many
 * as are in force can be suspended. Beyond the limit, the oldest one is removed from the solver. */
#define TL_MIN_SUSPENDED 64

/* The largest coefficient of a suspended statement; the smallest is its reciprocal. With larger ones,
 * expressions of lengths could reach the constants that are meant to be out of reach; coefficients outside
 * the range would keep the solver careful (see tl-precise.c). */
#define TL_LARGEST_SUSPENDED_COEFFICIENT 64.0

/* The initial capacity for statements. */
#define TL_FIRST_STATEMENTS 48

static TlStatement *
statements_get (const TlStatements *statements, TlStatementId id)
{
  return &statements->all[id - 1];
}

/* Frees the arrays that are owned. */
void
tl_statements_clear (TlStatements *statements)
{
  g_free (statements->all);
  g_clear_pointer (&statements->free_ids, g_array_unref);
  g_clear_pointer (&statements->suspended, g_array_unref);
}

/* Frees unused capacity. */
void
tl_statements_trim (TlStatements *statements)
{
  statements->all = tl_array_trim (statements->all, &statements->size, sizeof *statements->all);
}

/* Finds a suspended statement by its form and removes it from the list. Returns 0 if there is none. */
static TlStatementId
statements_take_suspended (TlStatements *statements, const TlStatementForm *form, gboolean is_from_caller)
{
  for (guint i = tl_ids_count (statements->suspended); i-- > 0;)
    {
      TlStatementId      id = g_array_index (statements->suspended, TlStatementId, i);
      const TlStatement *statement = statements_get (statements, id);
      TlStatementForm    suspended = tl_statement_read_form (statement, statements->solver);

      if (statement->is_from_caller != is_from_caller || !tl_statement_forms_are_equal (&suspended, form))
        continue;
      g_array_remove_index (statements->suspended, i);
      return id;
    }
  return 0;
}

/* Puts a suspended statement into force. An item's own statements keep their age. A caller's constraint that
 * contradicts the size of a root is therefore broken instead of that size, whenever it was added. */
static TlStatementId
statements_resume (TlStatements *statements, TlStatementId id, double constant, TlConstraint owner)
{
  TlStatement *statement = statements_get (statements, id);

  statement->owner = owner;
  statement->state = TL_STATEMENT_IN_FORCE;
  if (owner != 0)
    tl_statement_renew_rows (statement, statements->solver, constant);
  else
    tl_statement_write_constant (statement, statements->solver, constant, NULL);
  return id;
}

static TlStatementId
statements_append (TlStatements *statements, const TlStatement *statement)
{
  TlStatementId id = tl_ids_pop (statements->free_ids);

  if (id == 0)
    {
      statements->all
        = tl_array_append (statements->all, &statements->size, sizeof *statements->all, TL_FIRST_STATEMENTS);
      id = statements->size.length;
    }
  *statements_get (statements, id) = *statement;
  return id;
}

/* Adds a statement, or resumes a suspended one of the same form. Takes time in proportion to the number of
 * suspended statements. Returns its id, or 0 with @error set and nothing changed if the solver rejects a
 * number. */
TlStatementId
tl_statements_add (
  TlStatements *statements, const TlStatementForm *form, double constant, TlConstraint owner, GError **error)
{
  TlStatement   statement = { .state = TL_STATEMENT_IN_FORCE, .owner = owner, .is_from_caller = owner != 0 };
  TlStatementId id = 0;

  if (isfinite (constant) && tl_ids_count (statements->suspended) > 0)
    {
      TlStatementForm normal = tl_statement_form_normalise (form);

      id = statements_take_suspended (statements, &normal, owner != 0);
    }

  if (id != 0)
    return statements_resume (statements, id, constant, owner);
  statement.row = tl_statement_form_add (form, statements->solver, constant, error);
  return statement.row == 0 ? 0 : statements_append (statements, &statement);
}

static void
statements_release (TlStatements *statements, TlStatementId id)
{
  TlStatement *statement = statements_get (statements, id);

  tl_statement_remove_rows (statement, statements->solver);
  statement->state = TL_STATEMENT_FREE;
  tl_ids_push (&statements->free_ids, id);
}

/* Removes the oldest suspended statement. */
static void
statements_release_oldest (TlStatements *statements)
{
  statements_release (statements, g_array_index (statements->suspended, TlStatementId, 0));
  g_array_remove_index (statements->suspended, 0);
}

static void
statements_limit_suspended (TlStatements *statements)
{
  guint n_in_force
    = statements->size.length - tl_ids_count (statements->free_ids) - statements->suspended->len;

  if (statements->suspended->len > MAX (TL_MIN_SUSPENDED, n_in_force))
    statements_release_oldest (statements);
}

static gboolean
statement_can_be_suspended (const TlStatement *statement, const TlSolver *solver)
{
  TlStatementForm form = tl_statement_read_form (statement, solver);

  for (guint i = 0; i < form.n_terms; i++)
    {
      double size = fabs (form.terms[i].coefficient);

      if (size > TL_LARGEST_SUSPENDED_COEFFICIENT || size < 1.0 / TL_LARGEST_SUSPENDED_COEFFICIENT)
        return FALSE;
    }
  return TRUE;
}

/* Suspends a statement, which may be added again; one with extreme coefficients is removed. */
void
tl_statements_suspend (TlStatements *statements, TlStatementId id)
{
  TlStatement *statement = statements_get (statements, id);

  if (!statement_can_be_suspended (statement, statements->solver))
    {
      statements_release (statements, id);
      return;
    }
  tl_statement_suspend_rows (statement, statements->solver);
  statement->state = TL_STATEMENT_SUSPENDED;
  statement->owner = 0;
  tl_ids_push (&statements->suspended, id);
  statements_limit_suspended (statements);
}

/* Changes the constant of a statement in force. */
gboolean
tl_statements_set_constant (TlStatements *statements, TlStatementId id, double constant, GError **error)
{
  return tl_statement_write_constant (statements_get (statements, id), statements->solver, constant, error);
}

/* The constant of a statement in force. */
double
tl_statements_get_constant (const TlStatements *statements, TlStatementId id)
{
  return tl_row_access_constant (statements->solver, statements_get (statements, id)->row);
}

/* Gives a statement in force an age; see tl_row_access_set_age(). */
void
tl_statements_set_age (TlStatements *statements, TlStatementId id, guint64 age)
{
  const TlStatement *statement = statements_get (statements, id);

  tl_row_access_set_age (statements->solver, statement->row, age);
  if (statement->row_below != 0)
    tl_row_access_set_age (statements->solver, statement->row_below, age);
}

/* The solver's row of a statement in force; 0 if there are two. */
TlConstraint
tl_statements_get_row (const TlStatements *statements, TlStatementId id)
{
  const TlStatement *statement = statements_get (statements, id);

  return statement->row_below == 0 ? statement->row : 0;
}

/* Changes the priorities of a statement's sides: it is suspended, and a statement with the new priorities is
 * added, which has another id. Equal priorities change nothing. Returns %FALSE with @error set and nothing
 * changed when a priority is out of range. */
gboolean
tl_statements_set_priorities (
  TlStatements *statements, TlStatementId *id, TlPriority above, TlPriority below, GError **error)
{
  TlStatement     former = *statements_get (statements, *id);
  TlStatementForm form = tl_statement_read_form (&former, statements->solver);
  TlStatementId   successor;

  if (tl_statement_form_has_priorities (&form, above, below))
    return TRUE;
  form.above = above;
  form.below = below;
  successor = tl_statements_add (statements, &form, tl_statements_get_constant (statements, *id),
                                 former.owner, error);
  if (successor == 0)
    return FALSE;
  tl_statements_suspend (statements, *id);
  *id = successor;
  return TRUE;
}

static gboolean
statement_mentions (const TlStatement *statement, const TlSolver *solver, TlVariable variable)
{
  TlStatementForm form = tl_statement_read_form (statement, solver);

  for (guint i = 0; i < form.n_terms; i++)
    {
      if (form.terms[i].variable == variable)
        return TRUE;
    }
  return FALSE;
}

/* Removes all statements about a variable from the solver, including suspended ones. */
void
tl_statements_remove_variable (TlStatements *statements, TlVariable variable)
{
  for (TlStatementId id = 1; id <= statements->size.length; id++)
    {
      const TlStatement *statement = statements_get (statements, id);

      if (statement->state != TL_STATEMENT_FREE
          && statement_mentions (statement, statements->solver, variable))
        statements_release (statements, id);
    }
  for (guint i = tl_ids_count (statements->suspended); i-- > 0;)
    {
      TlStatementId id = g_array_index (statements->suspended, TlStatementId, i);

      if (statements_get (statements, id)->state == TL_STATEMENT_FREE)
        g_array_remove_index (statements->suspended, i);
    }
}

static void
map_owner (TlConstraint *owners, TlConstraint row, TlConstraint owner)
{
  if (row != 0)
    owners[row] = owner;
}

/* Returns an array with the owner of each row of the solver, 0 for rows without an owner. @n_rows is one
 * more than the highest row. Free the result with g_free(). */
TlConstraint *
tl_statements_map_owners (const TlStatements *statements, guint *n_rows)
{
  TlConstraint *owners;

  *n_rows = 1;
  for (TlStatementId id = 1; id <= statements->size.length; id++)
    {
      const TlStatement *statement = statements_get (statements, id);

      *n_rows = MAX (*n_rows, MAX (statement->row, statement->row_below) + 1);
    }
  owners = g_new0 (TlConstraint, *n_rows);
  for (TlStatementId id = 1; id <= statements->size.length; id++)
    {
      const TlStatement *statement = statements_get (statements, id);

      if (statement->state != TL_STATEMENT_IN_FORCE)
        continue;
      map_owner (owners, statement->row, statement->owner);
      map_owner (owners, statement->row_below, statement->owner);
    }
  return owners;
}
