/* tl-shared-bases.h: compiled bases that solvers of the same structure share.
 *
 * Rows, terms and priorities, together with the sides of the inactive rows, determine whether an active set
 * is optimal; constants only determine these sides. A basis compiled by one solver can therefore be used by
 * every other solver with the same structure. Neither a further template cell of the same kind nor one that
 * is built again then needs pivots. Each use is verified by the signs of the residuals of the solver's own
 * inactive rows. Structures are compared row by row; the one that was found last is the first candidate, and
 * hashes find others.
 *
 * A structure is stored when it occurs for the second time, so a system that is built once costs only the
 * computation of the hash. The memory is bounded, and all functions may be called from any thread.
 */
#ifndef TL_SHARED_BASES_H
#define TL_SHARED_BASES_H

#include "solver/bases/tl-compiled-basis.h"

/* Finds a shared basis that is optimal for the solver's constants, and sets the solver's values to the
 * solution.
 *
 * Returns: (transfer full) (nullable): the basis, or %NULL if there is none */
TlCompiledBasis *tl_shared_bases_find (TlSolver *solver);

/* Shares a basis that the solver has compiled, if another solver has had the solver's structure. */
void tl_shared_bases_publish (TlSolver *solver, TlCompiledBasis *basis);

#endif /* TL_SHARED_BASES_H */
