import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../../../db/client.ts'
import { creditsForShared, withLeast, type CreditedFloor } from '../../../../credits/door.ts'
import { openShare, publishedBundle, publishedCourse } from '../../../../../db/visible.ts'
import type { SellableBundle } from './price-bundles.ts'

type Row = Omit<SellableBundle, 'courses'> & {
  courses: (Omit<SellableBundle['courses'][number], 'least' | 'floor'> & CreditedFloor)[]
}

/** Returns the published bundles with these ids and their published courses; bundles without any are omitted. */
export async function sellableBundles(db: Transaction, ids: readonly number[]): Promise<SellableBundle[]> {
  const rows = await db.execute<Row>(sql`
    select b.id, b.slug, b.title, b.thumbnail, b.price, b.discount_price,
      json_agg(json_build_object('id', c.id, 'title', c.title, 'price', coalesce(alone.price, 0), 'tax_code', c.tax_code, 'min_credit_price', c.min_credit_price,
        'max_discount', c.max_discount, 'is_bought', c.is_bought, 'share_id', c.share_id, 'credits', ${creditsForShared}) order by j.sort_number, c.id) as courses
    from bundles b join bundle_courses j on j.bundle_id = b.id join courses c on c.id = j.course_id
    left join lateral (select p.price from course_pricings p where p.course_id = c.id order by p.from_quantity limit 1) alone on true
    where b.id = any(${`{${ids.join(',')}}`}::bigint[]) and ${publishedBundle('b')} and ${publishedCourse('c')} and ${openShare('c')}
    group by b.portal_id, b.id`)
  return rows.map((bundle) => ({ ...bundle, courses: bundle.courses.map(withLeast) }))
}
