/* templatecell.h: the public C interface of libtemplatecell: templates of rows with text and images. The
 * heights of the rows follow from the constraints between the items of the template.
 *
 * A program includes only this header, which includes templatelayout.h and templatetext.h. Lengths are in
 * points. Only one thread at a time may use an object.
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
