import { get_quote } from '@portico/shared/contract/orders.ts'
import { takeRate } from '../../kernel/rate-limit.ts'
import { verb } from '../../kernel/verb.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import { quotePerIp } from './limits.ts'
import { priceLines } from './price-lines.ts'
import { sellableCourses } from './sellable-courses.ts'

/** Prices by the server; lines that cannot be bought (any more) are named. */
export const getQuote = verb(get_quote, async ({ db, portal, services, ip }, { body }) => {
  await takeRate(services.platform, quotePerIp(ip))
  const ids = body.lines.map((line) => line.id)
  return priceLines({ wanted: body.lines, courses: hasStorefront(portal) ? await sellableCourses(db, ids) : [] })
})
