import { sql } from 'drizzle-orm'
import { cart_courses } from '@portico/shared/contract/orders/cart.ts'
import { verb } from '../../../../kernel/verb.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import { publishedCourse } from '../../../../db/visible.ts'

type Row = {
  id: number
  slug: string
  title: string
  thumbnail: string | null
  course_pricings: { id: number; from_quantity: number; price: number }[]
}

/** Returns the courses of a cart that can be bought: published, with a price. The cart drops the others and says so (CRT-025, OP-59). */
export const cartCourses = verb(cart_courses, async ({ db, portal }, { query }) => {
  if (!hasStorefront(portal)) return []
  return db.execute<Row>(sql`
    select c.id, c.slug, c.title, c.thumbnail, json_agg(json_build_object('id', p.id, 'from_quantity', p.from_quantity, 'price', p.price) order by p.from_quantity) as course_pricings
    from courses c join course_pricings p on p.course_id = c.id
    where c.id = any(${`{${query.ids.join(',')}}`}::bigint[]) and ${publishedCourse('c')}
    group by c.portal_id, c.id order by c.id`)
})
