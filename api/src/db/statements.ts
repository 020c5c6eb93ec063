import type { Query, SQL } from 'drizzle-orm'
import { PgDialect, type PreparedQueryConfig } from 'drizzle-orm/pg-core'
import { drizzle, PostgresJsSession } from 'drizzle-orm/postgres-js'
import { LRUCache } from 'lru-cache'
import type { Database, Transaction } from './client.ts'

/** The values of a statement's placeholders in one call. */
export type Values = Readonly<Record<string, unknown>>

type StatementInput = {
  /** everything that the SQL text depends on; values that vary within a shape are `sql.placeholder`s */
  shape: string
  build: () => SQL
  values: Values
}

/** Runs a statement; rows are returned as the driver reads them, as from `execute`. */
export type Statements = <R extends object>(db: Runner, asked: StatementInput) => Promise<R[]>
/** Where a statement runs: a transaction, a savepoint, or the pool. */
type Runner = Pick<Transaction, '_'>

const dialect = new PgDialect()

/**
 * Builds the text of a statement once per shape instead of per call, and prepares it once per connection. Keeps the `max` most recently used shapes.
 */
export function createStatements({ max = 100 }: { max?: number } = {}): Statements {
  const built = new LRUCache<string, Query>({ max })
  return <R extends object>(db: Runner, { shape, build, values }: StatementInput): Promise<R[]> => {
    let query = built.get(shape)
    if (!query) built.set(shape, (query = dialect.sqlToQuery(build())))
    const { session } = db._
    return session
      .prepareQuery<PreparedQueryConfig & { execute: R[] }>(query, undefined, undefined, false)
      .execute({ ...values })
  }
}

/** A single statement without shapes, written as SQL with placeholders. */
export function statement<R extends object>(build: () => SQL): (db: Runner, values?: Values) => Promise<R[]> {
  const ask = createStatements({ max: 1 })
  return (db, values = {}) => ask<R>(db, { shape: '', build, values })
}

type Prepared<R> = { execute: (values?: Record<string, unknown>) => Promise<R> }

/**
 * Builds one drizzle query with placeholders once, then runs it on any client and maps its rows like the builder. A null for a column with mapped
 * values (JSON, timestamps) goes through that mapping: write such a value as SQL.
 */
export function prepare<R>(
  write: (db: Database) => { prepare: (name: string) => Prepared<R> },
): (db: Runner, values: Values) => Promise<R> {
  let built: Prepared<R> | undefined
  return (db, values) => {
    built ??= write(drizzle.mock()).prepare('once')
    const { session } = db._
    if (!(session instanceof PostgresJsSession)) throw new TypeError('not a session of this driver')
    // Points the prepared query to another client; drizzle ties it to the client it was built with.
    const here: Prepared<R> = Object.create(built, { client: { value: session.client } })
    return here.execute({ ...values })
  }
}
