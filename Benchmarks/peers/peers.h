/* peers.h: the feed cell in other libraries. Sizes are the widths and heights of title, content, image, user
 * and time, in points. */
#ifndef PEERS_H
#define PEERS_H

#ifdef __cplusplus
extern "C"
{
#endif

  typedef struct ClayCell ClayCell;

  ClayCell *clay_cell_new (void);
  void      clay_cell_free (ClayCell *cell);
  void      clay_cell_set_sizes (ClayCell *cell, const double *sizes);
  double    clay_cell_height (ClayCell *cell);

  typedef struct _GtkCell GtkCell;

  GtkCell *gtk_cell_new (void);
  void     gtk_cell_free (GtkCell *cell);
  void     gtk_cell_set_sizes (GtkCell *cell, const double *sizes);
  double   gtk_cell_height (GtkCell *cell);

#ifdef __cplusplus
}
#endif

#endif /* PEERS_H */
