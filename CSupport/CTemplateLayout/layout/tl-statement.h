/* tl-statement.h: the statements that a layout adds to its solver; see tl-statement.c. */
#ifndef TL_STATEMENT_H
#define TL_STATEMENT_H

#include <templatelayout/tl-solver.h>

#include "layout/tl-array.h"

/* The maximum number of terms: for each of the two attributes that a constraint relates, two terms of the
 * attribute and two of the container's edge from which positions are measured. */
#define TL_STATEMENT_MAX_TERMS 8

/* The id of a statement: its index plus 1; 0 for none. */
typedef guint TlStatementId;

/* The form of a statement: its linear expression, a sum of terms, and its priorities. */
typedef struct
{
  TlTerm     terms[TL_STATEMENT_MAX_TERMS];
  guint      n_terms;
  TlPriority above; /* the priority with which the sum should not exceed the constant; 0 for none */
  TlPriority below; /* the priority with which the sum should not fall below the constant; 0 for none */
} TlStatementForm;

/* Sets @form to a form whose expression is a single variable. Only its first term is set. */
static inline void
tl_statement_form_set_variable (TlStatementForm *form,
                                TlVariable       variable,
                                TlPriority       above,
                                TlPriority       below)
{
  form->terms[0] = (TlTerm){ variable, 1.0 };
  form->n_terms = 1;
  form->above = above;
  form->below = below;
}

typedef struct _TlStatement TlStatement;

/* The statements of a layout. */
typedef struct
{
  TlSolver    *solver; /* the layout's solver; not owned */
  TlStatement *all;    /* all statements, at the index id − 1; owned */
  TlArraySize  size;
  GArray      *free_ids; /* TlStatementId: unused ids; owned; NULL until there is one */
  GArray *suspended; /* TlStatementId: suspended statements, in order of suspension; owned; NULL until there
                        is one */
} TlStatements;

void          tl_statements_clear (TlStatements *statements);
void          tl_statements_trim (TlStatements *statements);
TlStatementId tl_statements_add (
  TlStatements *statements, const TlStatementForm *form, double constant, TlConstraint owner, GError **error);
void tl_statements_suspend (TlStatements *statements, TlStatementId id);
gboolean
tl_statements_set_constant (TlStatements *statements, TlStatementId id, double constant, GError **error);
double       tl_statements_get_constant (const TlStatements *statements, TlStatementId id);
void         tl_statements_set_age (TlStatements *statements, TlStatementId id, guint64 age);
void         tl_statements_set_order (TlStatements *statements, TlStatementId id, guint8 order);
TlConstraint tl_statements_get_row (const TlStatements *statements, TlStatementId id);
gboolean     tl_statements_set_priorities (
      TlStatements *statements, TlStatementId *id, TlPriority above, TlPriority below, GError **error);
void          tl_statements_remove_variable (TlStatements *statements, TlVariable variable);
TlConstraint *tl_statements_map_owners (const TlStatements *statements, guint *n_rows);

/* tl-statement-form.c */
TlStatementForm tl_statement_form_normalise (const TlStatementForm *form);
gboolean tl_statement_form_has_priorities (const TlStatementForm *form, TlPriority above, TlPriority below);
gboolean tl_statement_form_is_normal (const TlStatementForm *form);

#endif /* TL_STATEMENT_H */
