import { AsyncLocalStorage } from 'node:async_hooks'
import type postgres from 'postgres'

/** The pools that the current async context holds a connection of. */
const heldPools = new AsyncLocalStorage<ReadonlySet<object>>()

/** Runs `work` marked as holding a connection of the pool. */
export const withHeldPool = <T>(pool: object, work: () => T): T =>
  heldPools.run(new Set([...(heldPools.getStore() ?? []), pool]), work)

/** Runs `work` unmarked: the holder of a connection does not wait for it, so it may take one of its own. */
export const apart = <T>(work: () => T): T => heldPools.run(new Set(), work)

/**
 * Wraps the pool so that a holder of one connection cannot take a second. If as many calls as the pool has connections each hold one and wait for
 * another, they deadlock.
 */
export function oneConnectionEach(sql: postgres.Sql): postgres.Sql {
  const refuseSecond = (): void => {
    if (heldPools.getStore()?.has(guarded))
      throw new Error('a second connection of a pool, asked for while one is held')
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
        (tx: postgres.TransactionSql) => withHeldPool(guarded, () => work(tx)),
      ])
    },
  }
  const guarded = new Proxy(sql, {
    get: (target, name) => members[name] ?? (Reflect.get(target, name) as unknown),
  })
  return guarded
}
