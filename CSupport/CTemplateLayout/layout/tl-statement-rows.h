/* tl-statement-rows.h: the solver's rows that represent statements; see tl-statement-rows.c. */
#ifndef TL_STATEMENT_ROWS_H
#define TL_STATEMENT_ROWS_H

#include "layout/tl-statement.h"

typedef enum
{
  TL_STATEMENT_FREE,
  TL_STATEMENT_IN_FORCE,
  TL_STATEMENT_SUSPENDED
} TlStatementState;

/* A statement. Its form and constant are stored only in its rows in the solver. */
struct _TlStatement
{
  TlConstraint row;            /* the solver's row of the statement, or of its upper side (see `row_below`) */
  TlConstraint row_below;      /* the row of the lower side if the sides have separate rows; otherwise 0 */
  TlConstraint owner;          /* the layout's constraint that the statement belongs to; 0 for none */
  guint8       state;          /* a TlStatementState */
  guint8       is_from_caller; /* whether it was added for a caller's constraint, not for an item */
};

TlStatementForm tl_statement_read_form (const TlStatement *statement, const TlSolver *solver);
TlConstraint
tl_statement_form_add (const TlStatementForm *form, TlSolver *solver, double constant, GError **error);
gboolean
tl_statement_has_form (const TlStatement *statement, const TlSolver *solver, const TlStatementForm *form);
void tl_statement_renew_rows (const TlStatement *statement, TlSolver *solver, double constant);
gboolean
tl_statement_write_constant (const TlStatement *statement, TlSolver *solver, double constant, GError **error);
void tl_statement_remove_rows (TlStatement *statement, TlSolver *solver);
void tl_statement_suspend_rows (TlStatement *statement, TlSolver *solver);

#endif /* TL_STATEMENT_ROWS_H */
