import type { Sql, TransactionSql } from 'postgres'
import { closeableClient } from './closeable-client.ts'

type Begin = (tx: TransactionSql) => unknown
type Member = (...args: unknown[]) => Promise<unknown>
/** The savepoint that a client belongs to: the queries it has started, and whether it is over. */
type Part = { asked: Set<Promise<unknown>>; isOver: () => boolean }

/**
 * Wraps a client so that statements with parameters are prepared once per connection. drizzle sends them unnamed, which makes Postgres plan each
 * again and the driver fetch parameter types in an extra round trip.
 */
export function prepared<S extends Sql | TransactionSql>(client: S, part?: Part): S {
  return new Proxy(client, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      const call = (...args: unknown[]): Promise<unknown> => {
        const asked = (member as Member).apply(target, args)
        part?.asked.add(asked)
        return asked
      }
      if (name === 'unsafe')
        return (query: string, args: unknown[] = [], options: object = {}) =>
          call(query, args, { ...options, prepare: true })
      if (name === 'begin')
        return (...args: unknown[]) =>
          call(...args.slice(0, -1), (tx: TransactionSql) => (args.at(-1) as Begin)(prepared(tx)))
      if (name === 'savepoint') return (work: Begin) => call((tx: TransactionSql) => runSavepoint(tx, work, part))
      return member
    },
  })
}

/**
 * Runs a savepoint. It ends with its function, once all its queries have been answered. A failed query that was not awaited fails the savepoint, and
 * later queries are rejected, so neither affects the rest of the transaction.
 */
async function runSavepoint(tx: TransactionSql, work: Begin, whole: Part | undefined): Promise<unknown> {
  const asked: Part['asked'] = new Set()
  const { client, end, isOver } = closeableClient(tx, whole?.isOver)
  try {
    return await work(prepared(client, { asked, isOver }))
  } finally {
    end()
    await Promise.allSettled(asked)
  }
}
