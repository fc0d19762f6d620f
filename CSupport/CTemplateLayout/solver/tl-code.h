/* tl-code.h: see tl-code.c. */
#ifndef TL_CODE_H
#define TL_CODE_H

#include <templatelayout/tl-solver.h>

/* Active sets with a larger kernel are not compiled. */
#define TL_CODE_MAX_KERNEL 32

#define TL_NO_ROW G_MAXUINT

typedef struct
{
  guint  target;
  guint  row;
  guint  n_terms;
  double scale;
} TlAssignment;

typedef struct
{
  guint  row;
  guint  n_terms;
  double side;
} TlCheck;

/* A list of assignments and a list of checks. Terms follow each other as those that they belong to do.
 *
 * Assignments without terms come first, and so do checks of a single term; these are more than half of
 * all, and a loop over them has no branches. */
typedef struct
{
  GArray *assignments;      /* TlAssignment */
  GArray *assignment_terms; /* TlTerm */
  GArray *checks;           /* TlCheck */
  GArray *check_terms;      /* TlTerm; coefficients are multiplied by the side */
  guint   n_plain;          /* how many assignments at the beginning have no terms */
  guint   n_single;         /* how many checks at the beginning have one term */
} TlCode;

void     tl_code_init                (TlCode *code);
void     tl_code_reset               (TlCode *code);
void     tl_code_clear               (TlCode *code);
void     tl_code_append_assignment   (TlCode *code, const TlAssignment *assignment, const TlTerm *terms);
void     tl_code_append_check        (TlCode *code, const TlCheck *check, const TlTerm *terms);
void     tl_code_compile_assignments (TlCode *code, const TlSolver *solver);
void     tl_code_compile_checks      (TlCode *code, const TlSolver *solver, gboolean single);
gboolean tl_code_run                 (const TlCode *code, TlSolver *solver, guint *failure);

#endif /* TL_CODE_H */
