import { afterAll, beforeAll, expect, test } from 'vitest'
import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { sellableCourses } from '../../../api/src/domains/orders/calls/orders/kinds/sellable-courses.ts'
import type { Transaction } from '../../../api/src/db/client.ts'
import { apart } from '../../../api/src/db/one-connection.ts'
import { refundedOwnerShareSql } from '../../../api/src/db/refunded-owner-share.ts'
import { followShares } from '../../../api/src/domains/shares/jobs/follow-shares.ts'
import { task as courseChanged } from '../../../api/src/domains/shares/reactions/shares.course-changed.ts'
import { give_credits, take_credits } from '../../../shared/src/contract/credits/moves.ts'
import { make_payment } from '../../../shared/src/contract/orders/orders.ts'
import { ownerPartOfLine } from '../../../shared/src/rules/shares/owner-part-of-line.ts'
import { makeCourse } from '../../support/course.ts'
import { jobContext } from '../../support/job-context.ts'
import type { Person } from '../../support/world.ts'
import { shareShop } from './share-shop.ts'
import { openShop, checkoutBody, type Shop, summitSells } from './shop.ts'

let shop: Shop
let owner: Person
let seller: Person
beforeAll(async () => {
  shop = await openShop(summitSells)
  owner = await shop.person('admin')
  seller = await shop.person('admin', 'summit')
})
afterAll(() => shop.close())
const { onSale, buy, listed, giveCredits } = shareShop(() => ({ shop, owner, seller }))

test('[TEN-052] [CRD-006] owner and seller read the same seat count: sold, ordered, and given minus taken', async () => {
  const { id, share_id } = await onSale({ seats: 9 })
  const seats = async () =>
    (await Promise.all([listed(owner, 'given', share_id), listed(seller, 'received', share_id)])).map(
      (share) => share?.seats_taken,
    )
  expect(await seats()).toEqual([0, 0])
  await buy(id)
  const buyer = await shop.person('learner', 'summit')
  await buyer.call(make_payment, { body: await checkoutBody(buyer, [{ id, quantity: 2 }]) })
  expect(await seats()).toEqual([3, 3])
  await giveCredits(9)
  const { email } = await shop.person('learner', 'summit')
  const body = (amount: number) => ({ amount, sent_as: crypto.randomUUID(), course_id: id, email })
  await seller.call(give_credits, { body: body(4) })
  await seller.call(take_credits, { body: body(1) })
  expect(await seats()).toEqual([6, 6])
})

test('[OP-61] a quote loads all shared courses in one query, each with its minimum price', async () => {
  const sold = [await onSale(), await onSale({ max_discount: 25 }), await onSale({ max_discount: 10 })]
  await giveCredits(1)
  await shop.world.within('summit', async (db) => {
    let asked = 0
    const counting = new Proxy(db, {
      get: (target, name) => {
        if (name === 'execute' || name === 'select') asked += 1
        const value: unknown = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    }) as Transaction
    const found = await sellableCourses(
      counting,
      sold.map(({ id }) => id),
    )
    const least = new Map(found.map((course) => [course.id, course.least]))
    expect(sold.map(({ id }) => least.get(id))).toEqual([2000, 1500, 1800])
    expect(asked).toBe(1)
  })
})

test('[TEN-052] syncing with the course owner does not block checkout; unshared courses cause no cross-portal query', async () => {
  const { course, id, share_id } = await onSale()
  const { services } = shop.world
  await shop.world.within('summit', async (db) => {
    await db.execute(sql`select 1 from course_shares where id = ${share_id} for no key update`)
    await apart(() => followShares(services))
  })
  const context = await jobContext(shop.world, 'core')
  const platform = new Proxy(services.platform, {
    get: () => {
      throw new Error('all portals were asked')
    },
  })
  const alone = { ...context, services: { ...services, platform } }
  const changed = { tags: [], job_id: null }
  await courseChanged(alone, { course_id: (await makeCourse(shop.world)).id, ...changed })
  await expect(courseChanged(alone, { course_id: course.id, ...changed })).rejects.toThrow('all portals were asked')
  await buy(id)
})

test('[OP-61] the owner’s share of a refund is the same in SQL and in the rule', async () => {
  const line = fc
    .record({ total: fc.integer({ min: 1, max: 5_000_000 }), tax: fc.nat(300_000), refund_amount: fc.nat(5_000_000) })
    .map(({ total, tax, refund_amount }) => ({ total: total + tax, tax, refund_amount: refund_amount + tax }))
    .chain((sums) => fc.nat(sums.total).map((owner_amount) => ({ ...sums, refund_tax: sums.tax, owner_amount })))
  const lines = fc.sample(line, { numRuns: 300, seed: 7 })
  const rows = await shop.world.within('summit', (db) =>
    db.execute<{ back: number }>(sql`
      select ${refundedOwnerShareSql} as back from rows from (json_to_recordset(${JSON.stringify(lines)}::json)
        as (total integer, tax integer, refund_amount integer, refund_tax integer, owner_amount integer)) with ordinality
        as l (total, tax, refund_amount, refund_tax, owner_amount, place) order by l.place`),
  )
  expect(rows.map(({ back }) => Number(back))).toEqual(
    lines.map((one) => ownerPartOfLine({ ...one, refunded_at: new Date() }).owner_back),
  )
})
