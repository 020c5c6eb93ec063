import { setTimeout as pause } from 'node:timers/promises'
import type { Connection } from '../../db/client.ts'

const lock = 7_242_025
const patience_ms = 3_000

/**
 * Runs `work` while no other process writes to the search index, so an older document never overwrites a newer one. Uses a session-level lock,
 * because no transaction may wait for Meilisearch. Returns false if another process held it too long; that process or the next timed job does the
 * rest.
 */
export async function withIndexLock(platform: Connection, work: () => Promise<void>): Promise<boolean> {
  const session = await platform.sql.reserve()
  try {
    const deadline = performance.now() + patience_ms
    for (;;) {
      const [row] = await session<{ locked: boolean }[]>`select pg_try_advisory_lock(${lock}) as locked`
      if (row?.locked) break
      if (performance.now() > deadline) return false
      await pause(100)
    }
    try {
      await work()
      return true
    } finally {
      await session`select pg_advisory_unlock(${lock})`
    }
  } finally {
    session.release()
  }
}
