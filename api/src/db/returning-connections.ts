import type postgres from 'postgres'

const returning = new WeakMap<postgres.Sql, Set<Promise<unknown>>>()

/** Records that a reserved connection is being returned to its pool, which its user does not wait for. */
export function noteReturn(sql: postgres.Sql, back: Promise<unknown>): void {
  const all = returning.get(sql) ?? new Set()
  returning.set(sql, all)
  all.add(back)
  const done = () => all.delete(back)
  back.then(done, done)
}

/**
 * Waits for the pool's reserved connections to return. The driver does not close one that returns after the pool was told to end, and waits for it in
 * vain.
 */
export const allReturned = (sql: postgres.Sql): Promise<unknown> => Promise.allSettled(returning.get(sql) ?? [])
