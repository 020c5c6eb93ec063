import { eq, inArray } from 'drizzle-orm'
import { unsubscribe_from_openings } from '@portico/shared/contract/catalog/openings.ts'
import { enforceRateLimit, ipKey } from '../../../../kernel/rate-limit.ts'
import { verb } from '../../../../kernel/verb.ts'
import { openingRequests } from '../../tables.ts'

const perMinute = 30

/** Deletes every request of the address that the link belongs to. A link that is unknown by now changes nothing and is answered alike. */
export const unsubscribeFromOpenings = verb(unsubscribe_from_openings, async ({ db, services, ip }, { body }) => {
  await enforceRateLimit(services.platform, { key: ipKey('unsubscribe', ip), limit: perMinute, window_s: 60 })
  const named = db
    .select({ email: openingRequests.email })
    .from(openingRequests)
    .where(eq(openingRequests.token, body.token))
  await db.delete(openingRequests).where(inArray(openingRequests.email, named))
  return null
})
