import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { certificates } from '../tables.ts'
import { memberships } from '../../identity/tables.ts'
import { portals } from '../../portals/tables.ts'

// Reads what learners of paused portals completed, with the role `platform`, because their portal's own host shows nothing meanwhile.

const isPaused = and(portals.is_paused, eq(portals.kind, 'tenant'))

/** Lists the paused portals that a person is a member of, by name. */
export const pausedPortalsOf = (
  db: Database,
  user_id: number,
): Promise<{ id: number; name: string; time_zone: string }[]> =>
  db
    .select({ id: portals.id, name: portals.name, time_zone: portals.time_zone })
    .from(memberships)
    .innerJoin(portals, eq(portals.id, memberships.portal_id))
    .where(and(eq(memberships.user_id, user_id), isPaused))
    .orderBy(portals.name, portals.id)

/** A certificate that a paused portal issued. */
export async function pausedCertificate(
  db: Database,
  serial: string,
): Promise<typeof certificates.$inferSelect | null> {
  const [found] = await db
    .select({ certificate: certificates })
    .from(certificates)
    .innerJoin(portals, eq(portals.id, certificates.portal_id))
    .where(and(eq(certificates.serial, serial), isPaused))
  return found?.certificate ?? null
}
