import { PgDialect } from 'drizzle-orm/pg-core'
import { PostgresJsSession, PostgresJsTransaction } from 'drizzle-orm/postgres-js'
import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { ReservedSql } from 'postgres'
import type { Connection, Transaction } from './client.ts'
import { codeOf } from './postgres-error.ts'
import { closeableClient } from './closeable-client.ts'
import { withHeldPool } from './one-connection.ts'
import { noteReturn } from './returning-connections.ts'

type NoSchema = Record<string, never>
type NoTables = ExtractTablesWithRelations<NoSchema>
type TransactionSession = ConstructorParameters<typeof PostgresJsTransaction<NoSchema, NoTables>>[1]
const dialect = new PgDialect()

/** Error codes of a stale plan (after a migration) and of a statement the server forgot; the connection may have more of them. */
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

type Work<T> = (tx: Transaction) => Promise<T>
type Options = {
  /** `work` runs a single query: COMMIT goes out in the same write, and a second query throws. */
  one_query?: boolean
  /** limits the providers' tables to this provider's rows */
  provider_id?: number | null
}

/**
 * Runs `work` in a read-only transaction that sees only the given portal. Begin, scope and first query go out in one write, and COMMIT is not
 * awaited. A read that fails because of its connection is repeated once on another one. Queries after `work` has ended throw.
 */
export async function readPortal<T>(
  { sql }: Pick<Connection, 'sql'>,
  portalId: number,
  work: Work<T>,
  { one_query = false, provider_id = null }: Options = {},
): Promise<T> {
  if (!Number.isSafeInteger(portalId)) throw new TypeError('a portal id is a whole number')
  if (provider_id !== null && !Number.isSafeInteger(provider_id)) throw new TypeError('so is that of a provider')
  const read = async (): Promise<T> => {
    const line = await sql.reserve()
    const isBack = (back: Promise<void>) => noteReturn(sql, back)
    return withHeldPool(sql, () => readOnce(line, { portalId, provider_id, work, one_query, isBack }))
  }
  try {
    return await read()
  } catch (error) {
    const code = codeOf(error)
    if (!staleCodes.has(code) && !lostCodes.has(code)) throw error
    return read()
  }
}

type ReadInput<T> = {
  portalId: number
  provider_id: number | null
  work: Work<T>
  one_query: boolean
  isBack: (back: Promise<void>) => void
}

async function readOnce<T>(
  line: ReservedSql,
  { portalId, provider_id, work, one_query, isBack }: ReadInput<T>,
): Promise<T> {
  const { tx, end, committed } = transactionOn(line, one_query)
  const provider = provider_id === null ? '' : `, set_config('app.provider_id', '${provider_id}', true)`
  const begun = line
    .unsafe(`begin read only; select set_config('app.portal_id', '${portalId}', true)${provider}`)
    .execute()
  // Always await both: the result counts only if the transaction began, in its portal.
  const [start, made] = await Promise.allSettled([begun, work(tx)])
  end()
  const failed = start.status === 'rejected' ? start : made.status === 'rejected' ? made : null
  // COMMIT of a failed transaction acts as ROLLBACK.
  if (failed && staleCodes.has(codeOf(failed.reason)))
    isBack(returnConnection(line, line.unsafe(endings.close), { closes: true }))
  else isBack(returnConnection(line, committed() ?? line.unsafe(failed ? endings.rollback : endings.commit)))
  if (start.status === 'rejected') throw start.reason
  if (made.status === 'rejected') throw made.reason
  return made.value
}

/** Runs drizzle on a reserved connection until `end`. `committed` returns the COMMIT if it went out with the query. */
function transactionOn(line: ReservedSql, one_query: boolean) {
  const { client, end } = closeableClient(line)
  let committed: Ending | null = null
  // The only method of the driver's client that drizzle uses for a read; prepares statements with parameters (see prepared.ts).
  const unsafe = (query: string, args: never[] = [], options: object = {}) => {
    const asked = client.unsafe(query, args, { ...options, prepare: true })
    if (one_query) {
      end()
      asked.execute()
      committed = line.unsafe(endings.commit).execute()
      committed.catch(() => {})
    }
    return asked
  }
  const only = { options: line.options, unsafe } as unknown as ReservedSql
  const session = new PostgresJsSession<ReservedSql, NoSchema, NoTables>(only, dialect, undefined, {})
  // A read needs everything a transaction's client has except savepoints, which a reserved connection lacks.
  const tx = new PostgresJsTransaction(dialect, session as unknown as TransactionSession, undefined)
  return { tx, end, committed: () => committed }
}

// Terminating a session requires the role that logged in; `set role none` returns to it.
const endings = {
  commit: 'commit',
  rollback: 'rollback',
  close: 'rollback; set role none; select pg_terminate_backend(pg_backend_pid())',
} as const
type Ending = Promise<unknown>

/**
 * Returns the connection to the pool in the background once the end of its transaction is acknowledged; the server closes one that is not in order.
 */
async function returnConnection(line: ReservedSql, ending: Ending, { closes = false } = {}): Promise<void> {
  try {
    await ending
    if (!closes) line.release()
  } catch {
    // The driver removes a lost connection from the pool by itself.
    if (!closes) await returnConnection(line, line.unsafe(endings.close), { closes: true })
  }
}
