/* row-heights-model.h: a table of row heights beside plain arrays that must always equal it. */
#ifndef ROW_HEIGHTS_MODEL_H
#define ROW_HEIGHTS_MODEL_H

#include <templatelayout.h>

typedef struct _RowHeightsModel RowHeightsModel;

/* Chooses a number from 0 to one less than @end. */
typedef guint (*ChoiceFunc) (guint end, gpointer user_data);

RowHeightsModel *row_heights_model_new (ChoiceFunc choose, gpointer user_data, double unit);
void             row_heights_model_free (RowHeightsModel *self);
void             row_heights_model_update (RowHeightsModel *self);
void             row_heights_model_check (const RowHeightsModel *self);

#endif /* ROW_HEIGHTS_MODEL_H */
