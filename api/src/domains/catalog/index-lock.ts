import { setTimeout as pause } from 'node:timers/promises'
import type { Connection } from '../../db/client.ts'

const lock = 7_242_025
const patience_ms = 3_000

/**
 * Runs `work` while no other process of the installation writes to the search index, so that an older document never lands
 * after a newer one. A session-level lock, since no transaction may wait for Meilisearch; it ends with its process.
 * False when another process held it too long: that one or the next run of the timed job does what is left.
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
