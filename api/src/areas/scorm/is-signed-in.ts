import { and, eq, gt } from 'drizzle-orm'
import { sessions } from '../../db/tables/people.ts'
import type { Services } from '../../kernel/services.ts'

// A player commits four times a second at most; asking about its session every few seconds is enough.
const trust_ms = 5_000
const known = new WeakMap<Services['auth'], Map<number, number>>()

/** Whether the person still has a session somewhere: a launch dies with it, a few seconds later at most. */
export async function isSignedIn({ auth, now: clock }: Services, userId: number): Promise<boolean> {
  const cache = known.get(auth) ?? new Map<number, number>()
  known.set(auth, cache)
  const now = clock().getTime()
  if ((cache.get(userId) ?? 0) > now) return true
  const [row] = await auth.connection.db.select({ id: sessions.id }).from(sessions).where(and(eq(sessions.user_id, userId), gt(sessions.expires_at, clock()))).limit(1)
  if (cache.size > 10_000) cache.clear()
  if (row) cache.set(userId, now + trust_ms)
  else cache.delete(userId)
  return row !== undefined
}
