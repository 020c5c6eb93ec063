import { PgDialect } from 'drizzle-orm/pg-core'
import { PostgresJsSession, PostgresJsTransaction } from 'drizzle-orm/postgres-js'
import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { ReservedSql, Sql } from 'postgres'
import type { Connection, Transaction } from './client.ts'
import { codeOf } from './code-of.ts'
import { endable } from './endable.ts'
import { prepared } from './prepared.ts'

type NoSchema = Record<string, never>
type NoTables = ExtractTablesWithRelations<NoSchema>
type TransactionSession = ConstructorParameters<typeof PostgresJsTransaction<NoSchema, NoTables>>[1]
const dialect = new PgDialect()

/** A plan that a migration made stale, a statement that the server forgot: this connection may hold more of them. */
const staleCodes: ReadonlySet<string> = new Set(['0A000', '26000'])
const lostCodes: ReadonlySet<string> = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '08003',
  '08006',
])

/**
 * Runs `work` in a read-only transaction that sees only the given portal. Begin, scope and first query leave in one write, and nobody
 * waits for COMMIT. A read that failed because of its connection is repeated once on another one; whatever `work` asks later, raises.
 */
export async function readPortal<T>(
  { sql }: Pick<Connection, 'sql'>,
  portalId: number,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  if (!Number.isSafeInteger(portalId)) throw new TypeError('a portal id is a whole number')
  try {
    return await readOnce(sql, portalId, work)
  } catch (error) {
    const code = codeOf(error)
    if (!staleCodes.has(code) && !lostCodes.has(code)) throw error
    return readOnce(sql, portalId, work)
  }
}

async function readOnce<T>(sql: Sql, portalId: number, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const line = await sql.reserve()
  const { tx, end } = transactionOn(line)
  const begun = line.unsafe(`begin read only; select set_config('app.portal_id', '${portalId}', true)`).execute()
  // Both are always awaited: what the work found counts only in a transaction that began, in its portal.
  const [start, made] = await Promise.allSettled([begun, work(tx)])
  end()
  const failed = start.status === 'rejected' ? start : made.status === 'rejected' ? made : null
  giveBack(line, failed === null ? 'commit' : staleCodes.has(codeOf(failed.reason)) ? 'close' : 'rollback')
  if (start.status === 'rejected') throw start.reason
  if (made.status === 'rejected') throw made.reason
  return made.value
}

/** drizzle on a reserved connection, until `end`. */
function transactionOn(line: ReservedSql): { tx: Transaction; end: () => void } {
  const { client, end } = endable(line)
  const session = new PostgresJsSession<ReservedSql, NoSchema, NoTables>(prepared(client), dialect, undefined, {})
  // Of a transaction's own client a read uses all but savepoints, which a reserved connection has none of.
  const tx = new PostgresJsTransaction(dialect, session as unknown as TransactionSession, undefined)
  return { tx, end }
}

const endings = { commit: 'commit', rollback: 'rollback', close: 'rollback; set idle_session_timeout = 1' } as const

/** Nobody waits for this. The connection serves others once its end is acknowledged; one that is not in order the server closes. */
function giveBack(line: ReservedSql, ending: keyof typeof endings): void {
  line.unsafe(endings[ending]).then(
    () => ending === 'close' || line.release(),
    // A lost connection has left the pool by itself.
    () => ending === 'close' || giveBack(line, 'close'),
  )
}
