import postgres from 'postgres'
import { drizzle } from 'drizzle-orm/postgres-js'
import type { PostgresJsDatabase, PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js'
import type { PgTransaction } from 'drizzle-orm/pg-core'
import { oneConnectionEach } from './one-connection.ts'
import { prepared } from './prepared.ts'
import { allReturned } from './returning-connections.ts'
import type { ExtractTablesWithRelations } from 'drizzle-orm'

export type Database = PostgresJsDatabase
export type Transaction = PgTransaction<
  PostgresJsQueryResultHKT,
  Record<string, never>,
  ExtractTablesWithRelations<Record<string, never>>
>
export type DatabaseRole = 'app' | 'platform' | 'auth'
export type Connection = { sql: postgres.Sql; db: Database; close: () => Promise<void> }

/**
 * Opens a connection pool for one role. `app` sees one portal at a time and nothing without a scope; `platform` reads across portals (the
 * cross-portal folders of db and the domains, and the few that docs/kernel.md names); only `auth` sees passwords and sessions. All three use one DATABASE_URL.
 */
export function connect({ url, role, max = 10 }: { url: string; role: DatabaseRole; max?: number }): Connection {
  const pool = postgres(url, {
    max,
    connection: { role, application_name: `portico-${role}` } as Partial<postgres.ConnectionParameters>,
    // Callers learn within seconds that the database is unavailable; the driver's default timeout is 30 s, with 20 s between retries.
    connect_timeout: 10,
    backoff: (retries) => Math.min(3 ** retries / 100, 1),
    onnotice: () => {},
    types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
  })
  const sql = oneConnectionEach(pool)
  return { sql, db: drizzle(prepared(sql)), close: () => allReturned(sql).then(() => sql.end({ timeout: 5 })) }
}
