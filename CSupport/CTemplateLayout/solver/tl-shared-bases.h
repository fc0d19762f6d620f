/* tl-shared-bases.h: what solvers of one structure have in common.
 *
 * Rows, terms and priorities decide together with the sides of the inactive rows whether an active set is
 * optimal; constants only decide which sides these are. So a basis compiled by one solver serves every other
 * one with the same structure: the second template of a kind, and the same template built anew, need no
 * pivots. Each use is proved by the signs of its own inactive rows, and structures are compared row by row;
 * the hash only finds them.
 *
 * A structure is kept when it occurs for the second time, so that what is built once costs nothing more. The
 * memory taken is bounded, and all functions may be called from any thread.
 */
#ifndef TL_SHARED_BASES_H
#define TL_SHARED_BASES_H

#include "solver/tl-compiled-basis.h"

TlCompiledBasis *tl_shared_bases_find (TlSolver *solver);
void             tl_shared_bases_publish (TlSolver *solver, TlCompiledBasis *basis);

#endif /* TL_SHARED_BASES_H */
