/* main.c: shows a list of messages of different heights.
 *
 *   messages [--messages=N] [--timing] [--measure=scroll|resize|start]
 *
 * With --measure, the program scrolls or resizes its window by itself, prints times, and ends.
 */
#include <stdio.h>

#include "frame-times.h"

typedef struct
{
  int      n_messages;
  gboolean prints_frames;
  char    *measure;
} Options;

static gboolean
parse (Options *options, int *argc, char ***argv, GError **error)
{
  GOptionEntry entries[]
    = { { "messages", 0, 0, G_OPTION_ARG_INT, &options->n_messages, "The number of messages (100000)", "N" },
        { "timing", 0, 0, G_OPTION_ARG_NONE, &options->prints_frames, "Print the times of each frame", NULL },
        { "measure", 0, 0, G_OPTION_ARG_STRING, &options->measure,
          "Print the times of a run by itself: scroll, resize or start", "RUN" },
        { 0 } };
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);

  g_option_context_add_main_entries (context, entries, NULL);
  return g_option_context_parse (context, argc, argv, error);
}

int
main (int argc, char *argv[])
{
  gint64  start = g_get_monotonic_time ();
  Options options = { .n_messages = 100000 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autoptr (FrameTimes) times = NULL;
  MessageWindow *window;

  if (!parse (&options, &argc, &argv, &error))
    return fprintf (stderr, "messages: %s\n", error->message), 64;
  if (!gtk_init_check ())
    return fprintf (stderr, "messages: there is no display\n"), 1;
  window = message_window_new ((guint)MAX (options.n_messages, 0));
  times = frame_times_new (window, options.prints_frames, start);
  if (options.measure != NULL)
    frame_times_run (times,
                     g_str_equal (options.measure, "scroll")   ? RUN_SCROLL
                     : g_str_equal (options.measure, "resize") ? RUN_RESIZE
                                                               : RUN_NONE,
                     loop);
  g_signal_connect_swapped (window->window, "destroy", G_CALLBACK (g_main_loop_quit), loop);
  gtk_window_present (window->window);
  g_main_loop_run (loop);
  return 0;
}
