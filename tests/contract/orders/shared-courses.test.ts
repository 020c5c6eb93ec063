import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  list_share_sales,
  list_shares,
  offer_share,
  answer_share,
  end_share,
} from '../../../shared/src/contract/shares.ts'
import { delete_course, publish_course } from '../../../shared/src/contract/courses/courses.ts'
import {
  copy_course,
  get_admin_course,
  update_course,
  update_course_prices,
} from '../../../shared/src/contract/courses/editing.ts'
import { cart_courses } from '../../../shared/src/contract/orders/cart.ts'
import { get_learner_course, list_learner_modules, show_item } from '../../../shared/src/contract/learning/learning.ts'
import { list_materials } from '../../../shared/src/contract/materials.ts'
import { list_notifications } from '../../../shared/src/contract/notifications.ts'
import { get_order, make_payment } from '../../../shared/src/contract/orders/orders.ts'
import { refund_order, show_order_earnings } from '../../../shared/src/contract/orders/staff.ts'
import { show_earnings } from '../../../shared/src/contract/orders/exports.ts'
import { update_outline_settings } from '../../../shared/src/contract/courses/outline.ts'
import { create_course_item } from '../../../shared/src/contract/courses/outline-items.ts'
import { itemTypeNames } from '../../../shared/src/item-types/item-type.ts'
import { courseManagers, enrollments } from '../../../api/src/domains/learning/tables.ts'
import { courses } from '../../../api/src/domains/courses/tables.ts'
import { memberships } from '../../../api/src/domains/identity/tables.ts'
import { task as courseChanged } from '../../../api/src/domains/shares/reactions/shares.course-changed.ts'
import { task as followOrder } from '../../../api/src/domains/shares/reactions/shares.follow-order.ts'
import { task as shareMoved } from '../../../api/src/domains/shares/reactions/notify.share-moved.ts'
import { enrollWithCredit } from '../../../api/src/domains/learning/enroll-with-credit.ts'
import { followShares } from '../../../api/src/domains/shares/jobs/follow-shares.ts'
import { enroll, makeCourse } from '../../support/course.ts'
import { jobContext } from '../../support/job-context.ts'
import { pdf, uploadMaterial } from '../../support/library.ts'
import type { Person } from '../../support/world.ts'
import { shareShop, shareTerms as terms } from './share-shop.ts'
import { newKey, openShop, payAt, checkoutBody, type Shop, summitSells } from './shop.ts'

let shop: Shop
let owner: Person
let seller: Person
beforeAll(async () => {
  shop = await openShop(summitSells)
  owner = await shop.person('admin')
  seller = await shop.person('admin', 'summit')
})
afterAll(() => shop.close())

const { offer, accept, onSale, sell, buy, salesOf, listed, giveCredits } = shareShop(() => ({ shop, owner, seller }))

describe('offering and responding', () => {
  test('[BLD-030] [TEN-052] [REF-023] a course is offered, accepted and sold by another portal; its owner sees the split', async () => {
    const course = await makeCourse(shop.world, { outline: [itemTypeNames] })
    const { id: share_id } = await offer(course, { note: 'For your nurses' })
    await shareMoved(await jobContext(shop.world, 'summit'), { share_id })
    expect((await seller.call(list_notifications, { query: {} })).data.map(({ type }) => type)).toContain(
      'share_offered',
    )
    expect(await listed(owner, 'given', share_id)).toMatchObject({
      state: 'offered',
      other_portal: 'Summit',
      slug: course.slug,
    })
    expect(await listed(seller, 'received', share_id)).toMatchObject({
      state: 'offered',
      other_portal: 'Core Academy',
      slug: null,
      note: 'For your nurses',
      ...terms,
    })
    const { slug } = await accept(share_id)
    await shareMoved(await jobContext(shop.world, 'core'), { share_id })
    expect((await owner.call(list_notifications, { query: {} })).data.map(({ type }) => type)).toContain(
      'share_accepted',
    )
    const id = await sell(slug ?? '', 3333)

    const { buyer, order_id } = await buy(id)
    expect(await salesOf(share_id)).toMatchObject([{ seats: 1, paid: 3333, owner_amount: 1333, owner_back: 0 }])
    expect(await listed(owner, 'given', share_id)).toMatchObject({ seats_taken: 1, owner_earned: 1333 })
    expect(await listed(seller, 'received', share_id)).toMatchObject({ seats_taken: 1, owner_earned: 1333 })
    const earned = await seller.call(show_order_earnings, { params: { order_id }, query: {} })
    expect(earned).toMatchObject({
      owners: 1333,
      net: 3333 - 1333 - (earned.fee ?? 0),
      lines: [{ owners: 1333, net: 2000 }],
    })

    expect(await titlesOf(buyer, slug ?? '')).toEqual(course.items.map(({ title }) => title))
  })

  test('[BLD-030] rejects drafts, received courses, unknown hosts and one’s own portal; one offer per course', async () => {
    const draft = await makeCourse(shop.world, { publication_status: 1 })
    await expect(offer(draft)).rejects.toMatchObject({ code: 'shares.not_published' })
    const course = await makeCourse(shop.world)
    for (const portal of ['nowhere', 'admin.localhost', 'https://core.example/x'])
      await expect(offer(course, { portal })).rejects.toMatchObject({
        fields: { portal: [expect.stringContaining('no portal')] },
      })
    await expect(offer(course, { portal: shop.world.portals.core.host })).rejects.toMatchObject({
      fields: { portal: ['This is your own portal.'] },
    })
    await expect(offer(course, { starts_on: '2027-02-01', ends_on: '2027-01-01' })).rejects.toMatchObject({
      fields: { ends_on: expect.anything() },
    })
    await offer(course, { portal: `http://${shop.world.portals.summit.host}/courses` })
    await expect(offer(course)).rejects.toMatchObject({ code: 'shares.already_open' })
    const { slug } = await onSale()
    await expect(
      seller.call(offer_share, { params: { slug }, body: { portal: 'northwind', ...terms } }),
    ).rejects.toMatchObject({ code: 'courses.shared_content' })
  })

  test('[BLD-030] of a concurrent response and withdrawal one counts, the same in both portals', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id: share_id } = await offer(await makeCourse(shop.world))
      const asked = await Promise.allSettled([
        accept(share_id),
        owner.call(end_share, { params: { share_id }, body: {} }),
        seller.call(answer_share, { params: { share_id }, body: { answer: 'declined' } }),
      ])
      // An accepted share can be ended at once; that is a second step, not another response.
      const first = asked.filter((one) => one.status === 'fulfilled' && one.value.state !== 'ended')
      expect(first).toHaveLength(1)
      for (const one of asked)
        if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'shares.moved_on' })
      const [given, received] = [await listed(owner, 'given', share_id), await listed(seller, 'received', share_id)]
      expect(given?.state).toBe(received?.state)
      expect(given?.state).not.toBe('offered')
    }
  })
})

describe('limits', () => {
  test('[OP-61] [CRT-022] [CRT-023] enforces the minimum price, lowered by the agreed percentage while the portal holds credits', async () => {
    const { slug } = await onSale({ max_discount: 25 })
    const price = async (cents: number) => {
      const { course } = await seller.call(get_admin_course, { params: { slug } })
      const body = { course_pricings: [{ from_quantity: 1, price: cents }], version: course.version }
      return seller.call(update_course_prices, { params: { slug }, body })
    }
    expect(await seller.call(get_admin_course, { params: { slug } })).toMatchObject({ minimum_price: 2000 })
    await expect(price(1999)).rejects.toMatchObject({
      fields: { course_pricings: [expect.stringContaining('$20.00')] },
    })
    await price(2000)
    await giveCredits(5)
    expect(await seller.call(get_admin_course, { params: { slug } })).toMatchObject({ minimum_price: 1500 })
    await expect(price(1499)).rejects.toMatchObject({
      fields: { course_pricings: [expect.stringContaining('$15.00')] },
    })
    await price(1500)
  })

  test('[TEN-052] twenty parallel buyers get exactly the seats that the owner allows; a refund frees one', async () => {
    const { id, share_id } = await onSale({ seats: 6 })
    const people = await Promise.all(Array.from({ length: 20 }, () => shop.person('learner', 'summit')))
    const bodies = await Promise.all(people.map((person) => checkoutBody(person, [{ id, quantity: 1 }])))
    const asked = await Promise.allSettled(
      people.map((person, index) => person.call(make_payment, { body: bodies[index] ?? never() })),
    )
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(6)
    for (const one of asked)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'shares.seats_gone' })
    expect(await listed(seller, 'received', share_id)).toMatchObject({ seats_taken: 6, seats: 6 })
    const place = asked.findIndex(({ status }) => status === 'fulfilled')
    const first = asked[place]
    if (first?.status !== 'fulfilled') return never()
    await payAt(first.value.url)
    const order = await people[place]?.call(get_order, { params: { order_id: first.value.order_id } })
    const late = await shop.person('learner', 'summit')
    const lateBuys = async () =>
      late.call(make_payment, { body: await checkoutBody(late, [{ id, quantity: 1 }], newKey()) })
    await expect(lateBuys()).rejects.toMatchObject({ code: 'shares.seats_gone' })
    await seller.confirm()
    await seller.call(refund_order, {
      params: { order_id: first.value.order_id },
      body: { line_ids: order?.lines.map((line) => line.id) ?? [], reason: 'other', sent_as: crypto.randomUUID() },
    })
    await expect(lateBuys()).resolves.toMatchObject({ url: expect.any(String) })
  })

  test('[TEN-052] [CRD-001] seats given with credits count too, and none is given after the share ends', async () => {
    const { id, share_id } = await onSale({ seats: 2 })
    await giveCredits(9)
    await buy(id)
    const give = async () => {
      const { id: learner_id } = await shop.person('learner', 'summit')
      return shop.world.within('summit', (db) =>
        enrollWithCredit(
          { db, emit: async () => {} },
          { course_id: id, learner_id, holder_id: null, order_line_id: null, actor_id: null, now: new Date() },
        ),
      )
    }
    await give()
    expect(await listed(seller, 'received', share_id)).toMatchObject({ seats_taken: 2 })
    await expect(give()).rejects.toMatchObject({ code: 'shares.seats_gone' })
    await owner.call(end_share, { params: { share_id }, body: {} })
    await expect(give()).rejects.toMatchObject({ code: 'courses.share_closed' })
  })

  test('[TEN-052] nothing is published before the first day or sold after the last; buyers keep access', async () => {
    const early = await makeCourse(shop.world)
    const { slug: earlySlug } = await accept((await offer(early, { starts_on: '2999-01-01' })).id)
    await expect(sell(earlySlug ?? '', 3333)).rejects.toMatchObject({ code: 'courses.share_closed' })

    const { id, slug, share_id } = await onSale({ ends_on: '2998-12-31' })
    const { buyer, order_id } = await buy(id)
    shop.world.setNow(new Date('2999-01-03T00:00:00Z'))
    await followShares(shop.world.services)
    shop.world.setNow(null)
    expect(await listed(owner, 'given', share_id)).toMatchObject({ state: 'ended', ended_by: 'day' })
    expect(await listed(seller, 'received', share_id)).toMatchObject({ state: 'ended', ended_by: 'day' })
    await endsSelling({ id, slug, order_id, buyer, share_id })
  })

  test('[TEN-052] either side can end a share at once: sales stop, and bought seats stay', async () => {
    for (const ender of [owner, seller]) {
      const { id, slug, share_id } = await onSale()
      const { buyer, order_id } = await buy(id)
      await ender.call(end_share, { params: { share_id }, body: {} })
      await endsSelling({ id, slug, order_id, buyer, share_id })
      await expect(ender.call(end_share, { params: { share_id }, body: {} })).rejects.toMatchObject({
        code: 'shares.moved_on',
      })
    }
  })

  async function endsSelling(sold: { id: number; slug: string; order_id: number; buyer: Person; share_id: number }) {
    const cart = await shop.world.visitor('summit').call(cart_courses, { query: { ids: String(sold.id) } })
    expect(JSON.stringify(cart)).not.toContain(`"${sold.slug}"`)
    expect(await seller.call(get_admin_course, { params: { slug: sold.slug } })).toMatchObject({
      publication_status: 4,
    })
    await expect(seller.call(publish_course, { params: { slug: sold.slug }, query: {} })).rejects.toMatchObject({
      code: 'courses.share_closed',
    })
    expect(await sold.buyer.call(get_learner_course, { params: { slug: sold.slug } })).toMatchObject({ id: sold.id })
    expect((await salesOf(sold.share_id)).length).toBe(1)
  }
})

describe('a link, not a copy', () => {
  test('[TEN-052] [BLD-030] the owner’s changes reach the chosen learners; the seller’s price and slug stay', async () => {
    const { course, slug, id } = await onSale()
    const { buyer } = await buy(id)
    const before = await titlesOf(buyer, slug)
    await owner.call(create_course_item, {
      query: { course_id: course.id },
      body: {
        module_id: course.modules[0] ?? 0,
        sort_number: 0,
        title: 'New lesson',
        content: { itemable_type: 'Text', fields: { content: '<p>New</p>' } },
      },
    })
    await shop.world.within('core', (db) =>
      db.update(courses).set({ title: 'Renamed' }).where(eq(courses.id, course.id)),
    )
    await owner.call(publish_course, { params: { slug: course.slug }, query: { reach: 'new_only' } })
    await courseChanged(await jobContext(shop.world, 'core'), { course_id: course.id, tags: [], job_id: null })
    await courseChanged(await jobContext(shop.world, 'core'), { course_id: course.id, tags: [], job_id: null })
    expect((await seller.call(get_admin_course, { params: { slug } })).course).toMatchObject({
      title: 'Renamed',
      slug,
      course_pricings: [{ from_quantity: 1, price: 3333 }],
    })
    expect(await titlesOf(buyer, slug)).toEqual(before)
    const { buyer: later } = await buy(id)
    expect(await titlesOf(later, slug)).toContain('New lesson')
    await shop.world.within('summit', (db) => db.insert(memberships).values({ user_id: owner.id }))
    const own = await enroll(shop.world, { course: { ...course, id }, user_id: owner.id, portal: 'summit' })
    await owner.call(update_outline_settings, { query: { course_id: course.id }, body: { is_sequential: true } })
    await owner.call(publish_course, { params: { slug: course.slug }, query: { reach: 'running' } })
    await courseChanged(await jobContext(shop.world, 'core'), { course_id: course.id, tags: [], job_id: null })
    expect(await titlesOf(buyer, slug)).toContain('New lesson')
    // Publishing never moves the publisher's own enrollment, not even on the seller's portal.
    const [kept] = await shop.world.within('summit', (db) =>
      db.select().from(enrollments).where(eq(enrollments.id, own)),
    )
    expect(kept?.course_version_id).not.toBe(null)
  })

  test('[BLD-030] the seller cannot edit, copy or delete it or find its files in the library', async () => {
    const { course, slug, id } = await onSale({}, { outline: [itemTypeNames] })
    const { course: mirror } = await seller.call(get_admin_course, { params: { slug } })
    const refused = { code: 'courses.shared_content' }
    await expect(
      seller.call(update_outline_settings, { query: { course_id: id }, body: { is_sequential: true } }),
    ).rejects.toMatchObject(refused)
    await expect(seller.call(copy_course, { params: { slug } })).rejects.toMatchObject(refused)
    const change = (body: Record<string, unknown>) =>
      seller.call(update_course, { params: { slug }, body: { ...body, version: mirror.version } })
    await expect(change({ title: 'Mine' })).rejects.toMatchObject(refused)
    await expect(change({ title: mirror.title, meta_title: 'Found by search' })).resolves.toMatchObject({
      meta_title: 'Found by search',
    })
    expect((await seller.call(list_materials, { query: {} })).data).toEqual([])
    await shop.world.within('summit', (db) =>
      db.update(courses).set({ publication_status: 1 }).where(eq(courses.id, id)),
    )
    await shop.world.within('core', (db) =>
      db.update(courses).set({ publication_status: 1 }).where(eq(courses.id, course.id)),
    )
    for (const [person, at] of [
      [seller, slug],
      [owner, course.slug],
    ] as const)
      await expect(person.call(delete_course, { params: { slug: at } })).rejects.toMatchObject({
        code: 'courses.delete_shared',
      })
  })

  test('the seller’s learners download a file that a shared text links to', async () => {
    const { material } = await uploadMaterial(owner, 'List.pdf', pdf('the shared list'))
    const { course, id } = await onSale()
    const html = `<p><a data-file="${material.uuid}">The list</a></p>`
    const content = { itemable_type: 'Text' as const, fields: { content: html } }
    const { id: item_id } = await owner.call(create_course_item, {
      query: { course_id: course.id },
      body: { module_id: course.modules[0] ?? 0, title: 'With a file', content },
    })
    await owner.call(publish_course, { params: { slug: course.slug }, query: { reach: 'new_only' } })
    await courseChanged(await jobContext(shop.world, 'core'), { course_id: course.id, tags: [], job_id: null })
    const learner = await shop.person('learner', 'summit')
    const related_id = await enroll(shop.world, { course: { ...course, id }, user_id: learner.id, portal: 'summit' })
    const path = `/items/${item_id}/file?related_id=${related_id}&download=1&file=${material.uuid}`
    expect(await learner.call(show_item, { params: { item_id }, query: { related_id } })).toMatchObject({
      content: expect.stringContaining(path.replaceAll('&', '&amp;')),
    })
    expect((await learner.send('GET', path)).status).toBe(302)
  })

  test('[TEN-052] a course shared again is the same course with its slug, price and learners', async () => {
    const { course, slug, id, share_id } = await onSale()
    await buy(id)
    await owner.call(end_share, { params: { share_id }, body: {} })
    const again = await accept((await offer(course, { min_price: 2500 })).id)
    expect(again.slug).toBe(slug)
    const state = await seller.call(get_admin_course, { params: { slug } })
    expect(state).toMatchObject({ minimum_price: 2500, course: { id, course_pricings: [{ price: 3333 }] } })
  })
})

describe('the split', () => {
  test('[TEN-052] [OP-61] a refund returns the owner’s part to the cent and lowers the month’s earnings', async () => {
    const { id, share_id } = await onSale()
    const { order_id, buyer } = await buy(id, 3)
    expect(await salesOf(share_id)).toMatchObject([{ seats: 3, paid: 9999, owner_amount: 4000 }])
    const month = await seller.call(show_earnings, { query: {} })
    const order = await buyer.call(get_order, { params: { order_id } })
    await seller.confirm()
    await seller.call(refund_order, {
      params: { order_id },
      body: { line_ids: order.lines.map((line) => line.id), reason: 'other', sent_as: crypto.randomUUID() },
    })
    await followOrder(await jobContext(shop.world, 'summit'), { order_id })
    await followOrder(await jobContext(shop.world, 'summit'), { order_id })
    expect(await salesOf(share_id)).toMatchObject([
      { owner_amount: 4000, owner_back: 4000, refunded_at: expect.anything() },
    ])
    expect(await listed(owner, 'given', share_id)).toMatchObject({ seats_taken: 0, owner_earned: 0 })
    const after = await seller.call(show_earnings, { query: {} })
    expect(month.total.owners - after.total.owners).toBe(4000)
  })

  test('[TEN-001] [TEN-052] the owner reads sales without people; nobody reaches a share as another portal', async () => {
    const { id, share_id } = await onSale()
    const { buyer } = await buy(id)
    const sales = JSON.stringify(await salesOf(share_id))
    expect(sales).not.toContain(buyer.email)
    expect(Object.keys((await salesOf(share_id))[0] ?? {}).toSorted()).toEqual(
      ['id', 'owner_amount', 'owner_back', 'paid', 'refunded_at', 'seats', 'sold_at'].toSorted(),
    )
    const stranger = await shop.person('admin', 'northwind')
    await expect(stranger.call(list_share_sales, { params: { share_id }, query: {} })).rejects.toMatchObject({
      code: 'general.not_found',
    })
    await expect(stranger.call(end_share, { params: { share_id }, body: {} })).rejects.toMatchObject({
      code: 'general.not_found',
    })
    const { id: waiting } = await offer(await makeCourse(shop.world))
    for (const person of [owner, stranger])
      await expect(
        person.call(answer_share, { params: { share_id: waiting }, body: { answer: 'accepted' } }),
      ).rejects.toMatchObject({ code: 'general.not_found' })
    await expect(seller.call(end_share, { params: { share_id: waiting }, body: {} })).rejects.toMatchObject({
      code: 'shares.moved_on',
    })
    expect((await stranger.call(list_shares, { query: { side: 'received' } })).data).toEqual([])
  })

  test('[ROL-037] staff limited to courses read only those courses’ shares and sales', async () => {
    const { course, share_id } = await onSale()
    const { share_id: other } = await onSale()
    const limited = await shop.person('course_admin')
    await shop.world.within('core', (db) =>
      db.insert(courseManagers).values({ course_id: course.id, user_id: limited.id, added_by: owner.id }),
    )
    const shares = await limited.call(list_shares, { query: { side: 'given' } })
    expect(shares.data.map(({ id }) => id)).toEqual([share_id])
    expect((await limited.call(list_share_sales, { params: { share_id }, query: {} })).data).toEqual([])
    await expect(limited.call(list_share_sales, { params: { share_id: other }, query: {} })).rejects.toMatchObject({
      code: 'general.not_found',
    })
  })

  test('[REF-023] lists waiting offers separately from settled ones', async () => {
    const { share_id } = await onSale()
    const { id: waiting } = await offer(await makeCourse(shop.world))
    const idsOf = async (state: 'offered' | 'accepted') =>
      (await seller.call(list_shares, { query: { state, per_page: 100 } })).data.map(({ id }) => id)
    const [offered, accepted] = [await idsOf('offered'), await idsOf('accepted')]
    expect([offered.includes(waiting), offered.includes(share_id)]).toEqual([true, false])
    expect([accepted.includes(waiting), accepted.includes(share_id)]).toEqual([false, true])
  })
})

/** Returns the titles that a learner of Summit sees in a course. */
async function titlesOf(buyer: Person, slug: string): Promise<string[]> {
  const [row] = await shop.world.within('summit', (db) =>
    db
      .select({ id: enrollments.id })
      .from(enrollments)
      .innerJoin(courses, eq(courses.id, enrollments.course_id))
      .where(and(eq(enrollments.user_id, buyer.id), eq(courses.slug, slug))),
  )
  const modules = await buyer.call(list_learner_modules, { params: { slug }, query: { related_id: row?.id ?? 0 } })
  return modules.flatMap(({ items }) => items.map(({ itemable }) => itemable.title))
}

const never = (): never => {
  throw new Error('never')
}
