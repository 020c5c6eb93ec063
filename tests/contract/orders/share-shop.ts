import { answer_share, list_share_sales, list_shares, offer_share } from '../../../shared/src/contract/shares.ts'
import { publish_course } from '../../../shared/src/contract/courses/courses.ts'
import { get_admin_course, update_course_prices } from '../../../shared/src/contract/courses/editing.ts'
import { give_portal_credits } from '../../../shared/src/contract/credits/credits.ts'
import { get_order, make_payment } from '../../../shared/src/contract/orders/orders.ts'
import { courseInstructors } from '../../../api/src/domains/learning/tables.ts'
import { task as followOrder } from '../../../api/src/domains/shares/reactions/shares.follow-order.ts'
import { makeCourse, type MadeCourse } from '../../support/course.ts'
import { jobContext } from '../../support/job-context.ts'
import type { Person } from '../../support/world.ts'
import { payAt, checkoutBody, type Shop } from './shop.ts'

type Staff = { shop: Shop; owner: Person; seller: Person }
type Side = 'given' | 'received'

export const shareTerms = { owner_percent: 40, min_price: 2000 }

/** Actions of the core portal (its `owner`) and of Summit (its `seller`) with a course that both sell. */
export function shareShop(staff: () => Staff) {
  const offer = (course: MadeCourse, more: Record<string, unknown> = {}) =>
    staff().owner.call(offer_share, {
      params: { slug: course.slug },
      body: { portal: 'summit', ...shareTerms, ...more },
    })
  const accept = (share_id: number) =>
    staff().seller.call(answer_share, { params: { share_id }, body: { answer: 'accepted' } })

  /** Prices a course of Summit and publishes it there. */
  async function sell(slug: string, price: number): Promise<number> {
    const { shop, seller } = staff()
    const { course } = await seller.call(get_admin_course, { params: { slug } })
    await seller.call(update_course_prices, {
      params: { slug },
      body: { course_pricings: [{ from_quantity: 1, price }], version: course.version },
    })
    await shop.world.within('summit', (db) =>
      db.insert(courseInstructors).values({ course_id: course.id, user_id: seller.id, is_primary: true }),
    )
    await seller.call(publish_course, { params: { slug }, query: {} })
    return course.id
  }

  return {
    offer,
    accept,
    sell,
    /** Creates a core portal course that Summit has accepted, priced and published. */
    async onSale(more: Record<string, unknown> = {}, wish: Parameters<typeof makeCourse>[1] = {}) {
      const course = await makeCourse(staff().shop.world, wish)
      const share_id = (await offer(course, more)).id
      const slug = (await accept(share_id)).slug ?? ''
      return { course, share_id, slug, id: await sell(slug, 3333) }
    },
    async buy(id: number, quantity = 1, buyer?: Person) {
      const { shop } = staff()
      const person = buyer ?? (await shop.person('learner', 'summit'))
      const { order_id, url } = await person.call(make_payment, {
        body: await checkoutBody(person, [{ id, quantity }]),
      })
      await payAt(url)
      await person.call(get_order, { params: { order_id } })
      await followOrder(await jobContext(shop.world, 'summit'), { order_id })
      return { buyer: person, order_id }
    },
    salesOf: async (share_id: number) =>
      (await staff().owner.call(list_share_sales, { params: { share_id }, query: {} })).data,
    listed: async (person: Person, side: Side, share_id: number) =>
      (await person.call(list_shares, { query: { side } })).data.find(({ id }) => id === share_id),
    /** Adds credits to Summit's own pool. */
    async giveCredits(amount: number) {
      const { shop } = staff()
      const above = await shop.person('super_admin', 'admin')
      await above.confirm()
      await above.call(give_portal_credits, {
        params: { portal_id: shop.world.portals.summit.id },
        body: { amount, sent_as: crypto.randomUUID() },
      })
    },
  }
}
