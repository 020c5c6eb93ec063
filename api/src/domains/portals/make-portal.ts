import type { Transaction } from '../../db/client.ts'
import { companies, portals, portalSettings } from './tables.ts'

/** Makes a tenant with its settings and its company; null when the slug is taken. */
export async function makePortal(
  tx: Transaction,
  { name, slug }: { name: string; slug: string },
): Promise<number | null> {
  const [portal] = await tx
    .insert(portals)
    .values({ name, slug })
    .onConflictDoNothing({ target: portals.slug })
    .returning({ id: portals.id })
  if (!portal) return null
  await tx.insert(portalSettings).values({ portal_id: portal.id })
  await tx.insert(companies).values({ portal_id: portal.id })
  return portal.id
}
