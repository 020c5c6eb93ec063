import type postgres from 'postgres'

const returning = new WeakMap<postgres.Sql, Set<Promise<unknown>>>()

/** A reserved connection is on its way back to its pool; nobody who asked on it waits for that. */
export function noteReturn(sql: postgres.Sql, back: Promise<unknown>): void {
  const all = returning.get(sql) ?? new Set()
  returning.set(sql, all)
  all.add(back)
  const done = () => all.delete(back)
  back.then(done, done)
}

/** When those of a pool are back: the driver closes none that comes back after it was told to end, and waits in vain for it. */
export const allReturned = (sql: postgres.Sql): Promise<unknown> => Promise.allSettled(returning.get(sql) ?? [])
