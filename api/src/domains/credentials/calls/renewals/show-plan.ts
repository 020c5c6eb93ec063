import { sql } from 'drizzle-orm'
import type { PlannedBundle, PlannedCourse } from '@portico/shared/contract/credentials/renewals.ts'
import type {
  BundleOffer,
  CourseOffer,
  RenewalPlan,
} from '@portico/shared/rules/credentials/renewal/renewal-requirement.ts'
import type { PricingTier } from '@portico/shared/rules/pricing/tier-price.ts'
import type { SoldKind } from '@portico/shared/states/orders/sold-kind.ts'
import type { Transaction } from '../../../../db/client.ts'
import { stampPrice } from '../../../../price-stamps/price-stamp.ts'

type Sold = { id: number; slug: string; title: string; updated_at: string }
type Context = { db: Transaction; portal_id: number; at: Date; secret: string; held: ReadonlySet<number> }
type PlanView = { courses: PlannedCourse[]; bundles: PlannedBundle[] }

/** Adds what the page shows of a plan: titles and prices, with the price stamps the cart sends along. */
export async function showPlan(
  { db, portal_id, at, secret, held }: Context,
  { plan, courses, bundles }: { plan: RenewalPlan; courses: readonly CourseOffer[]; bundles: readonly BundleOffer[] },
): Promise<PlanView> {
  const packs = bundles.filter(({ id }) => plan.bundle_ids.includes(id))
  const sold = await soldCourses(db, [...plan.course_ids, ...packs.flatMap(({ course_ids }) => course_ids)])
  const soldPacks = await soldBundles(db, plan.bundle_ids)
  const stamp = (kind: SoldKind, { id, updated_at }: Sold, tiers: readonly PricingTier[]) =>
    stampPrice({ portal_id, kind, id, tiers, version: new Date(updated_at), at }, secret)
  return {
    courses: courses
      .filter(({ id }) => plan.course_ids.includes(id))
      .flatMap(({ id, price, hours }) => {
        const row = sold.get(id)
        if (!row) return []
        const is_held = held.has(id)
        const price_stamp = is_held ? null : stamp('course', row, row.tiers)
        return [{ id, slug: row.slug, title: row.title, price, price_stamp, hours: [...hours], is_held }]
      }),
    bundles: packs.flatMap(({ id, price, course_ids }) => {
      const row = soldPacks.get(id)
      if (!row) return []
      const price_stamp = stamp('bundle', row, [{ from_quantity: 1, price }])
      const titles = course_ids.flatMap((course) => sold.get(course)?.title ?? [])
      return [{ id, slug: row.slug, title: row.title, price, price_stamp, courses: titles }]
    }),
  }
}

const anyOf = (ids: readonly number[]) => sql`any(${`{${ids.join(',')}}`}::bigint[])`

async function soldCourses(db: Transaction, ids: readonly number[]) {
  const rows = await db.execute<Sold & { tiers: PricingTier[] }>(sql`
    select c.id, c.slug, c.title, c.updated_at, coalesce((select json_agg(json_build_object('from_quantity', p.from_quantity, 'price', p.price)
      order by p.from_quantity) from course_pricings p where p.course_id = c.id), '[]') as tiers
    from courses c where c.id = ${anyOf(ids)}`)
  return new Map(rows.map((row) => [Number(row.id), row]))
}

async function soldBundles(db: Transaction, ids: readonly number[]) {
  const rows = await db.execute<Sold>(
    sql`select b.id, b.slug, b.title, b.updated_at from bundles b where b.id = ${anyOf(ids)}`,
  )
  return new Map(rows.map((row) => [Number(row.id), row]))
}
