/* list-heights.h: the heights of a list's rows. Heights that are needed are measured immediately, the others
 * in the background. */
#ifndef LIST_HEIGHTS_H
#define LIST_HEIGHTS_H

#include "row-template.h"

typedef struct _ListHeights ListHeights;

/* Called in the main loop after heights have been measured in the background. */
typedef void (*ListHeightsFunc) (gpointer user_data);

/* Creates the heights of the rows of @model, which contains messages, for a display with @scale pixels per
 * point. No height is known until a width is set. */
ListHeights *list_heights_new (GListModel *model, double scale, ListHeightsFunc measured, gpointer user_data);

void list_heights_free (ListHeights *self);

/* Sets the width of the rows, in points. If it changes, all heights are forgotten. */
void list_heights_set_width (ListHeights *self, double width);

/* Inserts and removes rows as the model has done. The heights of the other rows are kept. */
void list_heights_change (ListHeights *self, guint position, guint n_removed, guint n_added);

/* Returns the height of a row, which is measured if it is unknown. */
double list_heights_measure (ListHeights *self, guint row);

/* Returns the distance from the top of the list to the top of a row. Unknown heights are estimated. */
double list_heights_get_offset (ListHeights *self, guint row);

/* Returns the row at an offset, and sets @top to the row's own offset. */
guint list_heights_find (ListHeights *self, double offset, double *top);

/* Returns the height of the list. Unknown heights are estimated. */
double list_heights_get_total (ListHeights *self);

/* Determines whether all heights are known. */
gboolean list_heights_is_complete (ListHeights *self);

/* Gets the longest processor time, in milliseconds, that the background work has taken from the main loop at
 * once. */
double list_heights_get_longest_pause (ListHeights *self);

/* Gets the processor time of the calling thread, in milliseconds. It does not include other programs. */
double get_processor_time (void);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ListHeights, list_heights_free)

#endif /* LIST_HEIGHTS_H */
