import type { Sql, TransactionSql } from 'postgres'
import { endable } from './endable.ts'

type Begin = (tx: TransactionSql) => unknown
type Member = (...args: unknown[]) => Promise<unknown>
/** The part of a transaction that a client is for: what was asked in it so far, and whether it is over. */
type Part = { asked: Set<Promise<unknown>>; isOver: () => boolean }

/**
 * The same client, whose statements with parameters are prepared once a connection. drizzle sends them unnamed: Postgres plans
 * each anew, and the driver asks for its parameter types in a round trip of its own.
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
      if (name === 'savepoint') return (work: Begin) => call((tx: TransactionSql) => untilAnswered(tx, work, part))
      return member
    },
  })
}

/**
 * The part of a transaction that has a savepoint: over with its function, once all that it asked is answered. A query that fails without
 * being waited for fails this part, one that comes later is refused; neither reaches what the transaction does next.
 */
async function untilAnswered(tx: TransactionSql, work: Begin, whole: Part | undefined): Promise<unknown> {
  const asked: Part['asked'] = new Set()
  const { client, end, isOver } = endable(tx, whole?.isOver)
  try {
    return await work(prepared(client, { asked, isOver }))
  } finally {
    end()
    await Promise.allSettled(asked)
  }
}
