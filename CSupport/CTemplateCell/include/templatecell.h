/* templatecell.h: the public C interface of libtemplatecell: templates of rows with text and images, whose
 * heights follow from the constraints between their items.
 *
 * A program includes this header only; it includes templatelayout.h and templatetext.h. Lengths are in
 * points. Each object is used by one thread at a time.
 */
#ifndef TEMPLATECELL_H
#define TEMPLATECELL_H

#include <templatelayout.h>
#include <templatetext.h>

#define TEMPLATECELL_INSIDE
#include <templatecell/tl-template.h>
#include <templatecell/tl-template-values.h>
#include <templatecell/tl-template-heights.h>
#include <templatecell/tl-template-json.h>
#undef TEMPLATECELL_INSIDE

#endif /* TEMPLATECELL_H */
