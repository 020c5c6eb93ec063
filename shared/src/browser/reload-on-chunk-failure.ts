import { stored } from './stored.ts'

/** Minimum time between two automatic reloads for a script that failed to load (ERR-011). */
export const reloadPause_ms = 60_000
const lastReload_ms = stored('portico_chunk_reload', Number, 'session')

type ReloadServices = { now: () => number; reload: () => void }

/** Whether an error means that part of the app failed to load: after a release, an old page requests files that no longer exist. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' ||
    /dynamically imported module|importing a module script failed|unable to preload css|loading (css )?chunk/i.test(
      error.message,
    ))

/**
 * Reloads the page at most once in 60 seconds; returns whether it did. Without storage it does not reload, because it could not enforce the limit.
 */
export function reloadOnce({ now, reload }: ReloadServices): boolean {
  const last_ms = lastReload_ms.read()
  if (last_ms !== null && now() - last_ms < reloadPause_ms) return false
  if (!lastReload_ms.write(now())) return false
  reload()
  return true
}

/**
 * Watches a page for parts that fail to load. Does not reload while offline, where nothing newer is available; the failed part reports the problem
 * itself.
 */
export function watchChunkFailures(): void {
  const place: ReloadServices = { now: Date.now, reload: () => location.reload() }
  const reload = () => navigator.onLine && reloadOnce(place)
  window.addEventListener('vite:preloadError', (event) => void (reload() && event.preventDefault()))
  // Astro's islands catch the error themselves, retry once, and then dispatch this event.
  document.addEventListener(
    'astro:hydration-error',
    (event) =>
      void (event instanceof CustomEvent && isChunkFailure((event.detail as { error?: unknown }).error) && reload()),
  )
  window.addEventListener('unhandledrejection', (event) => void (isChunkFailure(event.reason) && reload()))
}
