import { sql } from 'drizzle-orm'
import { get_bundle } from '@portico/shared/contract/catalog-bundles.ts'
import { tierPrice } from '@portico/shared/rules/pricing/tier-price.ts'
import { fail } from '../../kernel/fail.ts'
import { verb } from '../../kernel/verb.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import { selectCards } from '../../search/course-cards.ts'
import { selectBundles } from './read-bundles.ts'

/** One published bundle, its published courses in their order, and what one seat in each would cost on its own (CAT-009). */
export const getBundle = verb(get_bundle, async ({ db, portal }, { params }) => {
  const [bundle] = hasStorefront(portal) ? await selectBundles(db, sql`and b.slug = ${params.slug}`) : []
  if (!bundle) fail('general.not_found')
  const [courses, tiers] = await Promise.all([
    selectCards(
      db,
      sql`join bundle_courses j on j.course_id = c.course_id where j.bundle_id = ${bundle.id} order by j.sort_number, c.course_id`,
    ),
    db.execute<{ course_id: number; from_quantity: number; price: number }>(sql`
      select p.course_id, p.from_quantity, p.price from course_pricings p
      join bundle_courses j on j.course_id = p.course_id join catalog c on c.course_id = p.course_id where j.bundle_id = ${bundle.id}`),
  ])
  const singles = [...Map.groupBy(tiers, (tier) => tier.course_id).values()].map(
    (own) => tierPrice({ tiers: own, quantity: 1 }) ?? 0,
  )
  return { ...bundle, courses, separate_price: singles.reduce((sum, price) => sum + price, 0) }
})
