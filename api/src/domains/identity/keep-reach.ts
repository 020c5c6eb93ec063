import { and, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { memberships } from './tables.ts'

/** Assigns people to a course. A caller with reach over all courses who assigns themselves does not become limited by it. */
export const keepOwnReach = (
  db: Transaction,
  { actor_id, user_ids }: { actor_id: number; user_ids: readonly number[] },
  assign: () => Promise<unknown>,
): Promise<void> =>
  keepReach(
    db,
    user_ids.filter((id) => id === actor_id),
    async () => void (await assign()),
  )

/** Runs work that assigns these people to courses. Those with reach over all courses keep it. */
export async function keepReach<T>(db: Transaction, user_ids: readonly number[], work: () => Promise<T>): Promise<T> {
  const undecided = and(inArray(memberships.user_id, [0, ...user_ids]), isNull(memberships.is_limited_to_courses))
  // Locked, so that a change by staff in the meantime comes afterward.
  const free = await db.select({ user_id: memberships.user_id }).from(memberships).where(undecided).for('update')
  const done = await work()
  const ids = free.map(({ user_id }) => user_id)
  if (ids.length > 0)
    await db.update(memberships).set({ is_limited_to_courses: null }).where(inArray(memberships.user_id, ids))
  return done
}
