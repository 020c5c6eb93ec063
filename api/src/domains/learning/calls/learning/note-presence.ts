import { eq, sql } from 'drizzle-orm'
import { note_presence } from '@portico/shared/contract/learning/item-progress.ts'
import { creditedTime } from '@portico/shared/rules/learning/progress/seat-time.ts'
import { seatTimeWaits } from '../../../credentials/door.ts'
import type { Transaction } from '../../../../db/client.ts'
import { seatClocks, seatTimes } from '../../tables.ts'
import { openItem } from '../../open-item.ts'
import { lockReadableEnrollment } from '../../own-enrollment.ts'
import { verb } from '../../../../kernel/verb.ts'
import { beganAt } from './began-at.ts'

/**
 * Counts how long a learner spent on an item, by the server's clock. Locks the learner's clock, so two tabs take turns. After completion only the time up to it counts,
 * unless the certificate waits for more.
 */
export const notePresence = verb(note_presence, ({ inPortal, ...ctx }, { params, body }) =>
  inPortal(async ({ db }) => {
    const enrollment = await lockReadableEnrollment({ ...ctx, db }, body.related_id)
    const item = await openItem(db, { enrollment_id: enrollment.id, item_id: params.id })
    const counts_until = await lastMoment(db, enrollment, ctx.portal)
    const now = counts_until ?? ctx.now()
    const heard_at = await previousHeartbeat(db, { user_id: enrollment.user_id, now: ctx.now() })
    const since_ms = now.getTime() - Math.max(heard_at, await beganAt(db, { enrollment, module_item_id: item.id, now }))
    const credited_ms = creditedTime({ claimed_ms: body.active_ms, since_ms, is_offline: body.is_offline })
    if (counts_until !== null && credited_ms === 0) return { credited_ms }
    const column = body.is_offline ? 'offline_ms' : 'active_ms'
    await db
      .insert(seatTimes)
      .values({
        enrollment_id: enrollment.id,
        module_item_id: item.id,
        [column]: credited_ms,
        first_at: now,
        last_at: now,
      })
      .onConflictDoUpdate({
        target: [seatTimes.portal_id, seatTimes.enrollment_id, seatTimes.module_item_id],
        set: { [column]: sql`${seatTimes[column]} + ${credited_ms}`, last_at: now },
      })
    return { credited_ms }
  }),
)

/** Returns the moment after which no time counts: the completion, unless the certificate waits for more; null if there is none. */
async function lastMoment(
  db: Transaction,
  { id, finished_at }: { id: number; finished_at: Date | null },
  { time_zone }: { time_zone: string },
): Promise<Date | null> {
  if (finished_at === null) return null
  const waits = await seatTimeWaits(db, { enrollment_ids: [id], time_zone })
  return waits.has(id) ? null : finished_at
}

/** Returns when the learner's previous heartbeat arrived, from any tab, and records the new one. */
async function previousHeartbeat(db: Transaction, { user_id, now }: { user_id: number; now: Date }): Promise<number> {
  const never = new Date(0)
  const own = eq(seatClocks.user_id, user_id)
  await db.insert(seatClocks).values({ user_id, heard_at: never }).onConflictDoNothing()
  const [clock] = await db.select().from(seatClocks).where(own).for('update')
  await db.update(seatClocks).set({ heard_at: now }).where(own)
  return (clock?.heard_at ?? never).getTime()
}
