import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../../../db/client.ts'
import { creditsForShared, withLeast, type CreditedFloor } from '../../../../credits/door.ts'
import { openShare, publishedCourse } from '../../../../../db/visible.ts'
import type { SellableCourse } from './price-courses.ts'

/** Returns the published courses with these ids and their tiers; drafts, archived and foreign courses are omitted. */
export async function sellableCourses(db: Transaction, ids: readonly number[]): Promise<SellableCourse[]> {
  const rows = await db.execute<Omit<SellableCourse, 'least' | 'floor'> & CreditedFloor>(sql`
    select c.id, c.slug, c.title, c.thumbnail, c.tax_code, c.min_credit_price, c.max_discount, c.is_bought, c.share_id, ${creditsForShared} as credits,
      (select coalesce(json_agg(json_build_object('from_quantity', p.from_quantity, 'price', p.price)), '[]')
        from course_pricings p where p.course_id = c.id) as tiers
    from courses c where c.id = any(${`{${ids.join(',')}}`}::bigint[]) and ${publishedCourse('c')} and ${openShare('c')}`)
  return rows.map((row) => withLeast({ ...row, id: Number(row.id) }))
}
