import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { redirects } from './tables.ts'

/**
 * Adds a 301 for a moved page and avoids chains: redirects to the old path now point to the new one, and any redirect from the new path is removed.
 */
export async function addRedirect(db: Transaction, { from, to }: { from: string; to: string }): Promise<void> {
  await db.delete(redirects).where(eq(redirects.from_path, to))
  await db.update(redirects).set({ to_path: to }).where(eq(redirects.to_path, from))
  await db
    .insert(redirects)
    .values({ from_path: from, to_path: to })
    .onConflictDoUpdate({ target: [redirects.portal_id, redirects.from_path], set: { to_path: to } })
}
