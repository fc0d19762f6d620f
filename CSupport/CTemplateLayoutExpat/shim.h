/* shim.h: includes the header of Expat for Swift. */
#ifndef CTEMPLATELAYOUT_EXPAT_SHIM_H
#define CTEMPLATELAYOUT_EXPAT_SHIM_H

#if !__has_include(<expat.h>)
#error "Expat headers not found: run make setup (Debian: apt-get install libexpat1-dev pkg-config)"
#endif

#include <expat.h>

#endif /* CTEMPLATELAYOUT_EXPAT_SHIM_H */
