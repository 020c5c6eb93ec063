import { sql } from 'drizzle-orm'
import type { Database, Transaction } from './client.ts'

/**
 * Runs `work` in one transaction that sees only the given portal. The setting is sent with the first query, not waited for;
 * were it to fail, that query fails with it.
 */
export function inPortal<T>(db: Database, portalId: number, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    tx.execute(sql`select set_config('app.portal_id', ${String(portalId)}, true)`).catch(() => {})
    return work(tx as Transaction)
  })
}
