import { and, eq, lt, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { inPortal } from '../../db/in-portal.ts'
import { connectedAccounts } from './tables.ts'
import type { Services } from '../../kernel/services.ts'

export type ConnectedRow = typeof connectedAccounts.$inferSelect

/** Returns the portal's account under the platform's own, as last reported by the provider; null if the portal never requested one. */
export async function connectedAccountOf(db: Transaction): Promise<ConnectedRow | null> {
  const [row] = await db.select().from(connectedAccounts)
  return row ?? null
}

/**
 * Queries the provider about an account's state and stores the answer. Reads are numbered when they start, so an earlier read never overwrites a
 * later one. Throws the provider's error.
 */
export async function readAccount(
  { app, now }: Pick<Services, 'app' | 'now'>,
  {
    portal_id,
    account,
    connected,
  }: { portal_id: number; account: string; connected: NonNullable<Services['payments']['connected']> },
): Promise<void> {
  const [numbered] = await app.sql<{ number: string }[]>`select nextval('account_readings') as number`
  const read_number = Number(numbered?.number)
  const { asked, ...said } = await connected.read(account)
  const read_at = now()
  const ready_at = said.takes_payments
    ? sql`coalesce(${connectedAccounts.ready_at}, ${read_at.toISOString()}::timestamptz)`
    : undefined
  await inPortal(app.db, portal_id, (db) =>
    db
      .update(connectedAccounts)
      .set({ ...said, asked: [...asked], read_number, read_at, ...(ready_at ? { ready_at } : {}) })
      .where(and(eq(connectedAccounts.account, account), lt(connectedAccounts.read_number, read_number))),
  )
}
