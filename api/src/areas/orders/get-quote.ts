import { get_quote } from '@portico/shared/contract/orders.ts'
import { takeRate } from '../../kernel/rate-limit.ts'
import { verb } from '../../kernel/verb.ts'
import { runningEnrollments } from '../../enrollments/running-enrollments.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import { quotePerIp } from './limits.ts'
import { priceLines } from './price-lines.ts'
import { sellableCourses } from './sellable-courses.ts'

/** Prices by the server; lines that cannot be bought (any more) are named, and so is what the shopper already has. */
export const getQuote = verb(get_quote, async ({ db, actor, portal, services, ip, now }, { body }) => {
  await takeRate(services.platform, quotePerIp(ip))
  const ids = body.lines.map((line) => line.id)
  const { lines, total, gone } = priceLines({
    wanted: body.lines,
    courses: hasStorefront(portal) ? await sellableCourses(db, ids) : [],
  })
  const owned = actor
    ? await runningEnrollments(db, { user_id: actor.id, course_ids: ids, now: now() })
    : new Map<number, number>()
  return { lines: lines.map((line) => ({ ...line, is_owned: owned.has(line.id) })), total, gone }
})
