/* templatetext.h: the public C interface of libtemplatetext, which measures text as Pango lays it out. */
#ifndef TEMPLATETEXT_H
#define TEMPLATETEXT_H

#define TEMPLATETEXT_INSIDE
#include <templatetext/tl-font-description.h>
#include <templatetext/tl-text-content.h>
#include <templatetext/tl-text-measurer.h>
#undef TEMPLATETEXT_INSIDE

#endif /* TEMPLATETEXT_H */
