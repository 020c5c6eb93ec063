import type { Commit } from './commit-queue.ts'

/**
 * What could not be sent, kept in this browser. Inside another site localStorage may be refused (SecurityError) or full: then nothing
 * is kept, and `available` says so.
 */
export function createUnsentStore({ progress_id, sco }: { progress_id: number; sco: string }) {
  const key = `portico:unsent:${progress_id}:${sco}`
  let available = true
  function attempt<T>(work: () => T, otherwise: T): T {
    try {
      return work()
    } catch {
      available = false
      return otherwise
    }
  }
  return {
    read: (): Commit | null => attempt(() => JSON.parse(localStorage.getItem(key) ?? 'null') as Commit | null, null),
    keep: (unsent: Commit | null): void => attempt(() => (unsent ? localStorage.setItem(key, JSON.stringify(unsent)) : localStorage.removeItem(key)), undefined),
    isAvailable: (): boolean => available,
  }
}
