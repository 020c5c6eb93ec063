import type { Query, SQL } from 'drizzle-orm'
import { PgDialect, type PreparedQueryConfig } from 'drizzle-orm/pg-core'
import { drizzle, PostgresJsSession } from 'drizzle-orm/postgres-js'
import { LRUCache } from 'lru-cache'
import type { Database, Transaction } from './client.ts'

/** What the placeholders of a statement stand for in one call. */
export type Values = Readonly<Record<string, unknown>>

type Asked = {
  /** everything that the text depends on; what differs within a shape is a `sql.placeholder` */
  shape: string
  build: () => SQL
  values: Values
}

/** Runs a statement in a transaction; rows come as the driver reads them, as from `execute`. */
export type Statements = <R extends object>(db: Runner, asked: Asked) => Promise<R[]>
/** Where a statement runs: a transaction, a savepoint, or the pool. */
type Runner = Pick<Transaction, '_'>

const dialect = new PgDialect()

/** Statements whose text is built once for each shape instead of for each call, and prepared once a connection. Of the shapes, the `max` used last are kept. */
export function createStatements({ max = 100 }: { max?: number } = {}): Statements {
  const built = new LRUCache<string, Query>({ max })
  return <R extends object>(db: Runner, { shape, build, values }: Asked): Promise<R[]> => {
    let query = built.get(shape)
    if (!query) built.set(shape, (query = dialect.sqlToQuery(build())))
    const { session } = db._
    return session
      .prepareQuery<PreparedQueryConfig & { execute: R[] }>(query, undefined, undefined, false)
      .execute({ ...values })
  }
}

/** One statement without shapes, written as SQL with placeholders. */
export function statement<R extends object>(build: () => SQL): (db: Runner, values?: Values) => Promise<R[]> {
  const ask = createStatements({ max: 1 })
  return (db, values = {}) => ask<R>(db, { shape: '', build, values })
}

type Prepared<R> = { execute: (values?: Record<string, unknown>) => Promise<R> }

/**
 * One query of drizzle's builder, written with placeholders: built once, then run wherever it is asked, with its rows mapped as the
 * builder would. A null for a column that maps its values (JSON, instants) is the column's to map: write such a value as SQL.
 */
export function prepare<R>(
  write: (db: Database) => { prepare: (name: string) => Prepared<R> },
): (db: Runner, values: Values) => Promise<R> {
  let built: Prepared<R> | undefined
  return (db, values) => {
    built ??= write(drizzle.mock()).prepare('once')
    const { session } = db._
    if (!(session instanceof PostgresJsSession)) throw new TypeError('not a session of this driver')
    // The same prepared query on another client: drizzle ties one to the client that it was written with.
    const here: Prepared<R> = Object.create(built, { client: { value: session.client } })
    return here.execute({ ...values })
  }
}
