import { sql } from 'drizzle-orm'
import { cart_bundles } from '@portico/shared/contract/orders/cart.ts'
import { verb } from '../../../../kernel/verb.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import { bundleCoursesPrice } from '../../../../db/bundle-courses-price.ts'
import { publishedBundle, publishedCourse } from '../../../../db/visible.ts'

type Row = {
  id: number
  slug: string
  title: string
  thumbnail: string | null
  price: number
  discount_price: number | null
  separate_price: number
  course_ids: number[]
}

/** Returns the bundles of a cart that can be bought: published, with at least one published course (CRT-026, OP-59). */
export const cartBundles = verb(cart_bundles, async ({ db, portal }, { query }) => {
  if (!hasStorefront(portal)) return []
  return db.execute<Row>(sql`
    select b.id, b.slug, b.title, b.thumbnail, b.price, b.discount_price, ${bundleCoursesPrice('b')} as separate_price,
      json_agg(c.id order by j.sort_number, c.id) as course_ids
    from bundles b join bundle_courses j on j.bundle_id = b.id join courses c on c.id = j.course_id
    where b.id = any(${`{${query.ids.join(',')}}`}::bigint[]) and ${publishedBundle('b')} and ${publishedCourse('c')}
    group by b.portal_id, b.id order by b.id`)
})
