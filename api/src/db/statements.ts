import type { Query, SQL } from 'drizzle-orm'
import { PgDialect, type PreparedQueryConfig } from 'drizzle-orm/pg-core'
import { LRUCache } from 'lru-cache'
import type { Transaction } from './client.ts'

/** What the placeholders of a statement stand for in one call. */
export type Values = Readonly<Record<string, unknown>>

type Asked = {
  /** everything that the text depends on; what differs within a shape is a `sql.placeholder` */
  shape: string
  build: () => SQL
  values: Values
}

/** Runs a statement in a transaction; rows come as the driver reads them, as from `execute`. */
export type Statements = <R extends object>(db: Transaction, asked: Asked) => Promise<R[]>

const dialect = new PgDialect()

/** Statements whose text is built once for each shape instead of for each call, and prepared once a connection. Of the shapes, the `max` used last are kept. */
export function createStatements({ max = 100 }: { max?: number } = {}): Statements {
  const built = new LRUCache<string, Query>({ max })
  return <R extends object>(db: Transaction, { shape, build, values }: Asked): Promise<R[]> => {
    let query = built.get(shape)
    if (!query) built.set(shape, (query = dialect.sqlToQuery(build())))
    const { session } = db._
    return session
      .prepareQuery<PreparedQueryConfig & { execute: R[] }>(query, undefined, undefined, false)
      .execute({ ...values })
  }
}
