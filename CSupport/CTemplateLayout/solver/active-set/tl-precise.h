/* tl-precise.h: see tl-precise.c. */
#ifndef TL_PRECISE_H
#define TL_PRECISE_H

#include <templatelayout/tl-solver.h>

void tl_precise_solve (
  TlSolver *solver, const double *by_position, double *by_variable, double *low, double *noise);
double   tl_precise_slope (const TlSolver *solver, guint position, gint sign, guint level, double own);
void     tl_precise_multipliers (TlSolver *solver, guint n_levels);
gboolean tl_precise_forbids_compilation (TlSolver *solver);

#endif /* TL_PRECISE_H */
