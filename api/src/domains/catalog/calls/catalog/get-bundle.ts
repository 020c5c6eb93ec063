import { sql } from 'drizzle-orm'
import { get_bundle } from '@portico/shared/contract/catalog/bundles.ts'
import { bundlePrice } from '@portico/shared/rules/pricing/bundle-price.ts'
import { stampPrice } from '../../../../price-stamps/price-stamp.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import { selectCards } from '../../course-cards.ts'
import { agenciesOfBundle } from './bundle-agencies.ts'
import { selectBundles } from './read-bundles.ts'

/** Returns a published bundle and its published courses in order (CAT-009). */
export const getBundle = verb(get_bundle, async ({ db, portal, services, now }, { params }) => {
  const [bundle] = hasStorefront(portal) ? await selectBundles(db, sql`and b.slug = ${params.slug}`) : []
  if (!bundle) fail('general.not_found')
  const courses = await selectCards(
    db,
    sql`join bundle_courses j on j.course_id = c.course_id where j.bundle_id = ${bundle.id} order by j.sort_number, c.course_id`,
  )
  const { id, updated_at: version } = bundle
  const tiers = [{ from_quantity: 1, price: bundlePrice(bundle) }]
  const price = { portal_id: portal.id, kind: 'bundle', id, tiers, version, at: now() } as const
  const agencies = await agenciesOfBundle(db, bundle.id)
  return { ...bundle, courses, agencies, price_stamp: stampPrice(price, services.secrets.prices) }
})
