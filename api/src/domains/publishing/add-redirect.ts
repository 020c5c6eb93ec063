import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { redirects } from './tables.ts'

/** A moved page leaves a 301 behind. No chains: what led to the old address leads to the new one, and the new one leads nowhere. */
export async function addRedirect(db: Transaction, { from, to }: { from: string; to: string }): Promise<void> {
  await db.delete(redirects).where(eq(redirects.from_path, to))
  await db.update(redirects).set({ to_path: to }).where(eq(redirects.to_path, from))
  await db
    .insert(redirects)
    .values({ from_path: from, to_path: to })
    .onConflictDoUpdate({ target: [redirects.portal_id, redirects.from_path], set: { to_path: to } })
}
