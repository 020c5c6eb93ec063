import { plan_renewal } from '@portico/shared/contract/credentials/renewals.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import { cheapestPlan } from '@portico/shared/rules/credentials/renewal/cheapest-plan.ts'
import { fail } from '../../../../kernel/fail.ts'
import { ipKey, enforceRateLimit } from '../../../../kernel/rate-limit.ts'
import { verb } from '../../../../kernel/verb.ts'
import { portalDay } from '../../proof/portal-day.ts'
import { bundlesWith, coursesFor } from './read-offers.ts'
import { renewalAt } from './read-renewals.ts'
import { showPlan } from './show-plan.ts'

/** Limited because finding a plan blocks the process for up to a fifth of a second. */
const plansPerIp = (ip: string) => ({ key: ipKey('renewal-plan', ip), limit: 30, window_s: 60 })

/** Plans what a learner still has to buy, given the credits they have earned; courses they already own cost nothing. */
export const planRenewal = verb(plan_renewal, async ({ db, portal, services, ip, now }, { params, body }) => {
  await enforceRateLimit(services.platform, plansPerIp(ip))
  const requirement = hasStorefront(portal) ? await renewalAt(db, params.slug) : undefined
  if (!requirement) fail('general.not_found')
  const [done, held] = [new Set(body.done), new Set(body.held)]
  const at = now()
  const sold = await coursesFor(db, { renewal: requirement, day: portalDay(at, portal.time_zone) })
  const courses = sold
    .filter(({ id }) => !done.has(id))
    .map((course) => (held.has(course.id) ? { ...course, price: 0 } : course))
  const ids = courses.map(({ id }) => id)
  const bundles = await bundlesWith(db, ids)
  const plan = cheapestPlan({ requirement, earned: body.earned, courses, bundles })
  const courses_count = courses.length
  if (!plan) return { plan: null, courses_count }
  const context = { db, portal_id: portal.id, at, secret: services.secrets.prices, held }
  const { price, is_proven } = plan
  return { plan: { ...(await showPlan(context, { plan, courses, bundles })), price, is_proven }, courses_count }
})
