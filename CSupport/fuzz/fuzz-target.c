/* fuzz-target.c: what all fuzz targets have in common: a message of GLib about a programmer error ends the
 * run, because the targets call the libraries only as their documentation permits. */
#include <glib.h>

static void
ignore_message (const char *domain, GLogLevelFlags level, const char *message, gpointer user_data)
{
  (void)domain;
  (void)level;
  (void)message;
  (void)user_data;
}

int LLVMFuzzerInitialize (int *argc, char ***argv);

int
LLVMFuzzerInitialize (int *argc, char ***argv)
{
  (void)argc;
  (void)argv;
  g_log_set_always_fatal (G_LOG_LEVEL_CRITICAL | G_LOG_FATAL_MASK);
  /* Pango reports each text that is not valid UTF-8. */
  g_log_set_handler ("Pango", G_LOG_LEVEL_WARNING, ignore_message, NULL);
  return 0;
}
