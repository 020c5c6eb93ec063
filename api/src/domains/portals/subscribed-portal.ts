import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { portals } from './tables.ts'

/** Pauses a portal whose subscription is not paid; false when it is paused already. */
export async function pauseUnpaidPortal(db: Transaction, id: number): Promise<boolean> {
  const paused = await db
    .update(portals)
    .set({ is_paused: true })
    .where(and(eq(portals.id, id), eq(portals.is_paused, false)))
    .returning({ id: portals.id })
  return paused.length > 0
}

/** Opens the portal again, once its subscription is paid. */
export const resumePaidPortal = async (db: Transaction, id: number): Promise<void> =>
  void (await db.update(portals).set({ is_paused: false }).where(eq(portals.id, id)))

type Plan = Pick<typeof portals.$inferSelect, 'plan_short_name' | 'subscription_ends_at'>

/** Sets the plan that a portal has, and until when. */
export const setPlanOfPortal = async (db: Transaction, id: number, plan: Plan): Promise<void> =>
  void (await db.update(portals).set(plan).where(eq(portals.id, id)))
