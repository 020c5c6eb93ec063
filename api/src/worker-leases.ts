import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import type { Logger } from 'pino'

// Arbitrary constant; the second key of each lock is the worker's name, hashed.
const lockClass = 7_242_025
const sweep_ms = 30_000
/** A pool that has just locked its first job may not have its lease yet, so its lock is checked again after this time. */
const doubt_ms = 1_000

/**
 * A process killed with -9 leaves its jobs locked, and the queue frees them only after four hours. So each worker pool holds a lock that the database
 * releases with its connection. A pool whose lock can be taken is dead, and its jobs are freed.
 */
export async function holdLeases({
  url,
  log,
}: {
  url: string
  log: Logger
}): Promise<{ hold: (worker: string) => Promise<void>; close: () => Promise<void> }> {
  const sql = postgres(url, {
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    onnotice: () => {},
    connection: { application_name: 'portico-leases' },
  })
  const own = new Set<string>()
  // Locks belong to a connection, so they must be taken again if it was lost.
  const take = (worker: string) => sql`select pg_try_advisory_lock(${lockClass}, hashtext(${worker}))`

  /** Checks whether this worker's lock is free, without keeping it. */
  const isFree = async (worker: string): Promise<boolean> => {
    const [lock] = await sql<
      { free: boolean }[]
    >`select pg_try_advisory_lock(${lockClass}, hashtext(${worker})) as free`
    if (lock?.free) await sql`select pg_advisory_unlock(${lockClass}, hashtext(${worker}))`
    return lock?.free === true
  }

  const sweep = async (): Promise<void> => {
    for (const worker of own) await take(worker)
    const holders = await sql<
      { worker: string }[]
    >`select distinct locked_by as worker from graphile_worker._private_jobs where locked_by is not null`
    const silent: string[] = []
    for (const { worker } of holders) if (!own.has(worker) && (await isFree(worker))) silent.push(worker)
    if (silent.length === 0) return
    await pause(doubt_ms)
    for (const worker of silent) {
      if (!(await isFree(worker))) continue
      await sql`select graphile_worker.force_unlock_workers(array[${worker}])`
      log.warn({ worker }, 'a worker had died; its jobs are free again')
    }
  }
  const quietly = () =>
    sweep().catch((error: unknown) => log.warn({ err: error }, 'dead workers could not be looked for'))
  await sweep()
  const timer = setInterval(() => void quietly(), sweep_ms)
  timer.unref()
  return {
    async hold(worker) {
      own.add(worker)
      await take(worker)
    },
    async close() {
      clearInterval(timer)
      await sql.end({ timeout: 5 })
    },
  }
}
