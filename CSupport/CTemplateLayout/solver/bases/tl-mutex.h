/* tl-mutex.h: locks and unlocks GLib's mutexes in a way that ThreadSanitizer recognises.
 *
 * ThreadSanitizer recognises the mutexes of pthreads. GLib's mutexes are futexes in a library that is
 * compiled without ThreadSanitizer, so accesses that they guard would be reported as data races. Without
 * ThreadSanitizer, these functions only call GLib's. */
#ifndef TL_MUTEX_H
#define TL_MUTEX_H

#include <glib.h>

#if defined(__SANITIZE_THREAD__)
#define TL_THREAD_SANITIZER 1
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define TL_THREAD_SANITIZER 1
#endif
#endif

#ifdef TL_THREAD_SANITIZER
void __tsan_acquire (void *address);
void __tsan_release (void *address);
#endif

static inline void
tl_mutex_lock (GMutex *mutex)
{
  g_mutex_lock (mutex);
#ifdef TL_THREAD_SANITIZER
  __tsan_acquire (mutex);
#endif
}

static inline void
tl_mutex_unlock (GMutex *mutex)
{
#ifdef TL_THREAD_SANITIZER
  __tsan_release (mutex);
#endif
  g_mutex_unlock (mutex);
}

#endif /* TL_MUTEX_H */
