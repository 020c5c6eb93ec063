import type { Sql, TransactionSql } from 'postgres'

type Begin = (tx: TransactionSql) => unknown

/**
 * The same client, whose statements with parameters are prepared once a connection. drizzle sends them unnamed: Postgres plans
 * each anew, and the driver asks for its parameter types in a round trip of its own.
 */
export function prepared<S extends Sql | TransactionSql>(client: S): S {
  return new Proxy(client, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      if (name === 'unsafe')
        return (query: string, args: never[] = [], options: object = {}) =>
          member.call(target, query, args, { ...options, prepare: true })
      if (name === 'begin' || name === 'savepoint') {
        return (...args: unknown[]) =>
          member.call(target, ...args.slice(0, -1), (tx: TransactionSql) => (args.at(-1) as Begin)(prepared(tx)))
      }
      return member
    },
  })
}
