/* tl-text-content.h: the text of a view, with its font and the rules for breaking its lines. */
#ifndef TL_TEXT_CONTENT_H
#define TL_TEXT_CONTENT_H

#if !defined(TEMPLATETEXT_INSIDE) && !defined(TL_COMPILATION)
#error "Only <templatetext.h> can be included directly."
#endif

#include <templatetext/tl-text-measurer.h>

G_BEGIN_DECLS

/**
 * TlTextContent:
 *
 * The text of a view, with its font and the rules for breaking its lines; measured as a UILabel measures it.
 *
 * A layout measures a text first without a width limit and then at the width that the constraints give the
 * view. The object keeps both sizes until its text, its font or a rule changes, so a text that fits the
 * width is measured once, and so is a text that is laid out several times at one width.
 *
 * The text has no attributes. Lengths are in points. Only one thread at a time may use the object and the
 * measurer that is passed to it.
 */
typedef struct _TlTextContent TlTextContent;

#define TL_TYPE_TEXT_CONTENT (tl_text_content_get_type ())

/**
 * TlTextContentSize:
 * @width: the width of the widest line, in points
 * @height: the height of all lines with the leading between them, in points
 * @first_baseline: the distance of the first baseline below the vertical centre of the text, in points;
 *   negative above the centre
 * @last_baseline: the distance of the last baseline above the vertical centre of the text, in points;
 * negative below the centre
 *
 * The size of a text, which is not rounded to pixels, and its baselines. They are measured from the centre
 * because a view centres its text if it is taller than the text. All fields are 0 for empty text.
 */
typedef struct
{
  double width;
  double height;
  double first_baseline;
  double last_baseline;
} TlTextContentSize;

/**
 * tl_text_content_new:
 * @font: the font; copied. Its family must not be %NULL
 *
 * Creates an empty text that is not limited to a number of lines.
 *
 * Returns: (transfer full): a text, to be freed with tl_text_content_free()
 */
TL_PUBLIC TlTextContent *tl_text_content_new (const TlFontDescription *font);

/**
 * tl_text_content_get_type:
 *
 * Gets the boxed type, whose copies are references; language bindings use it. Constant time.
 *
 * Returns: the type
 */
TL_PUBLIC GType tl_text_content_get_type (void);

/**
 * tl_text_content_ref:
 * @self: a text
 *
 * Adds a reference, which tl_text_content_free() releases. Constant time.
 *
 * Returns: (transfer full): @self
 */
TL_PUBLIC TlTextContent *tl_text_content_ref (TlTextContent *self);

/**
 * tl_text_content_free:
 * @self: (transfer full) (nullable): a text
 *
 * Releases a reference; the last one frees the text. %NULL is ignored.
 */
TL_PUBLIC void tl_text_content_free (TlTextContent *self);

/**
 * tl_text_content_set_font:
 * @self: a text
 * @font: the font; copied. Its family must not be %NULL
 *
 * Sets the font of the whole text. Constant time.
 */
TL_PUBLIC void tl_text_content_set_font (TlTextContent *self, const TlFontDescription *font);

/**
 * tl_text_content_set_leading:
 * @self: a text
 * @leading: the space between adjacent lines, in points; 0 by default
 *
 * Sets the space between adjacent lines. Constant time.
 */
TL_PUBLIC void tl_text_content_set_leading (TlTextContent *self, double leading);

/**
 * tl_text_content_set_lines:
 * @self: a text
 * @most_lines: the maximum number of lines; 0, the default, for no limit. With 1, the text is not wrapped
 * @wrap: where lines may be broken
 *
 * Sets the rules for breaking the text into lines. Constant time.
 */
TL_PUBLIC void tl_text_content_set_lines (TlTextContent *self, guint most_lines, TlTextWrap wrap);

/**
 * tl_text_content_set_preferred_width:
 * @self: a text
 * @width: the width at which lines are broken, in points; 0, the default, to break them at the width that is
 *   passed to tl_text_content_measure()
 *
 * Sets the width at which lines are broken, as UILabel's preferredMaxLayoutWidth does. It has no effect on
 * text that is not wrapped. Constant time.
 */
TL_PUBLIC void tl_text_content_set_preferred_width (TlTextContent *self, double width);

/**
 * tl_text_content_set_text:
 * @self: a text
 * @text: UTF-8, as in #TlTextRequest; copied. May be %NULL if @length is 0
 * @length: the length of @text in bytes; −1 if @text ends with a zero byte
 *
 * Sets the text. Linear in its length.
 *
 * Returns: whether the new text differs from the previous one
 */
TL_PUBLIC gboolean tl_text_content_set_text (TlTextContent *self, const char *text, gssize length);

/**
 * tl_text_content_depends_on_width:
 * @self: a text
 *
 * Determines whether the size of the text may depend on the width that is passed to
 * tl_text_content_measure(). It may if the text may have several lines and has no preferred width. Constant
 * time.
 *
 * Returns: whether the size may depend on the width
 */
TL_PUBLIC gboolean tl_text_content_depends_on_width (const TlTextContent *self);

/**
 * tl_text_content_measure:
 * @self: a text
 * @measurer: the measurer to measure with. The sizes that the object keeps are valid for one measurer only;
 * with another one, the text is measured anew
 * @width: the width at which lines are broken, in points; negative for lines of any width
 * @size: (out caller-allocates): the size of the text and its baselines
 *
 * Measures the text. As in TextKit, the width of a line that is broken at a preferred width includes the
 * space at which the line is broken, up to that width. Takes constant time if the size is kept, otherwise the
 * time of tl_text_measurer_measure().
 */
TL_PUBLIC void tl_text_content_measure (TlTextContent     *self,
                                        TlTextMeasurer    *measurer,
                                        double             width,
                                        TlTextContentSize *size);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TlTextContent, tl_text_content_free)

G_END_DECLS

#endif /* TL_TEXT_CONTENT_H */
