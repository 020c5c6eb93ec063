import { sql } from 'drizzle-orm'
import type { Database, Transaction } from './client.ts'
import { statement } from './statements.ts'

const setScope = statement(() => sql`select set_config('app.portal_id', ${sql.placeholder('id')}, true)`)

const setProvider = statement(() => sql`select set_config('app.provider_id', ${sql.placeholder('id')}, true)`)

/**
 * Runs `work` in one transaction that sees only the given portal, and in providers' tables only the given provider's rows, if any. The settings are
 * sent with the first query and not awaited; if one fails, that query fails too.
 */
export function inPortal<T>(
  db: Database,
  portalId: number,
  work: (tx: Transaction) => Promise<T>,
  providerId: number | null = null,
): Promise<T> {
  return db.transaction(async (tx) => {
    setScope(tx, { id: String(portalId) }).catch(() => {})
    if (providerId !== null) setProvider(tx, { id: String(providerId) }).catch(() => {})
    return work(tx as Transaction)
  })
}
