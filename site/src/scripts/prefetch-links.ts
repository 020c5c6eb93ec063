import { mayPrefetch, prefetchIdle_ms, type Connection } from '@portico/shared/rules/screens/may-prefetch.ts'

const fetched = new Set<string>()

/** Prefetches a link's page on hover or focus, so that it opens at once (LEG-025). */
function fetchAhead(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.origin !== location.origin || link.hasAttribute('download')) return
  const { pathname, search } = link
  // Skip API calls, which are not pages, and the admin app, which is one file.
  if (search !== '' || pathname === location.pathname || pathname.startsWith('/api/') || fetched.has(pathname)) return
  fetched.add(pathname)
  const ahead = document.createElement('link')
  ahead.rel = 'prefetch'
  ahead.href = pathname
  document.head.append(ahead)
}

/** Starts when the browser is idle; never on a slow connection or in data saver mode. */
export function prefetchLinks(): void {
  const { connection = {} } = navigator as { connection?: Connection }
  if (!mayPrefetch(connection)) return
  const begin = () => {
    for (const kind of ['pointerover', 'focusin']) document.addEventListener(kind, fetchAhead, { passive: true })
  }
  if ('requestIdleCallback' in globalThis) requestIdleCallback(begin, { timeout: prefetchIdle_ms })
  else setTimeout(begin, prefetchIdle_ms)
}
