import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { redirects } from './tables.ts'

/**
 * Adds a 301 for a moved page and avoids chains: redirects to the old path now point to the new one, and any redirect from the new path is removed.
 */
export async function addRedirect(
  db: Transaction,
  { from, to, by_hand = false }: { from: string; to: string; by_hand?: boolean },
): Promise<number | undefined> {
  await db.delete(redirects).where(eq(redirects.from_path, to))
  await db.update(redirects).set({ to_path: to }).where(eq(redirects.to_path, from))
  const [made] = await db
    .insert(redirects)
    .values({ from_path: from, to_path: to, by_hand })
    .onConflictDoUpdate({ target: [redirects.portal_id, redirects.from_path], set: { to_path: to, by_hand } })
    .returning({ id: redirects.id })
  return made?.id
}

/** Removes a redirect and returns what it was; undefined if there is none. */
export async function removeRedirect(db: Transaction, id: number) {
  const [gone] = await db
    .delete(redirects)
    .where(eq(redirects.id, id))
    .returning({ from: redirects.from_path, to: redirects.to_path })
  return gone
}
