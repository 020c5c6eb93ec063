import { AsyncLocalStorage } from 'node:async_hooks'
import type postgres from 'postgres'

/** The pools that the work under way holds a connection of. */
const held = new AsyncLocalStorage<ReadonlySet<object>>()

/** `work` runs while a connection of the pool is held. */
export const holding = <T>(pool: object, work: () => T): T =>
  held.run(new Set([...(held.getStore() ?? []), pool]), work)

/** `work` is not waited for by whoever holds a connection, so it may wait for one of its own. */
export const apart = <T>(work: () => T): T => held.run(new Set(), work)

/**
 * The same pool, which refuses a second connection to whoever holds one: when as many calls as the pool has connections
 * each hold one and wait for another, all of them wait forever.
 */
export function oneConnectionEach(sql: postgres.Sql): postgres.Sql {
  const refuseSecond = (): void => {
    if (held.getStore()?.has(guarded)) throw new Error('a second connection of a pool, asked for while one is held')
  }
  const members: Partial<Record<string | symbol, (...args: never[]) => unknown>> = {
    unsafe: (...args: Parameters<postgres.Sql['unsafe']>) => {
      refuseSecond()
      return sql.unsafe(...args)
    },
    reserve: () => {
      refuseSecond()
      return sql.reserve()
    },
    begin: (...args: unknown[]) => {
      refuseSecond()
      const work = args.pop() as (tx: postgres.TransactionSql) => unknown
      return Reflect.apply(sql.begin as (...all: unknown[]) => unknown, sql, [
        ...args,
        (tx: postgres.TransactionSql) => holding(guarded, () => work(tx)),
      ])
    },
  }
  const guarded = new Proxy(sql, {
    get: (target, name) => members[name] ?? (Reflect.get(target, name) as unknown),
  })
  return guarded
}
