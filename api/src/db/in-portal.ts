import { sql } from 'drizzle-orm'
import type { Database, Transaction } from './client.ts'
import { statement } from './statements.ts'

const setScope = statement(() => sql`select set_config('app.portal_id', ${sql.placeholder('id')}, true)`)

/**
 * Runs `work` in one transaction that sees only the given portal. The setting is sent with the first query, not waited for;
 * were it to fail, that query fails with it.
 */
export function inPortal<T>(db: Database, portalId: number, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    setScope(tx, { id: String(portalId) }).catch(() => {})
    return work(tx as Transaction)
  })
}
