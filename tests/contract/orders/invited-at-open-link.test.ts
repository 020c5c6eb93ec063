import { afterAll, beforeAll, expect, test } from 'vitest'
import { get_order } from '../../../shared/src/contract/orders/orders.ts'
import { claim_seat, invite_to_seat, make_claim_link, show_claim } from '../../../shared/src/contract/orders/seats.ts'
import { generateClaimToken } from '../../../api/src/domains/learning/claim-token.ts'
import { checkout, openShop, payAt, type Shop } from './shop.ts'

let shop: Shop
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())

/** An order of two seats with an open link, and one person invited by email. */
async function invitedToTwo() {
  const course = await shop.makeCourse()
  const [buyer, invited] = [await shop.person('learner'), await shop.person('learner')]
  const { order_id, url } = await checkout(buyer, [{ id: course.id, quantity: 2 }])
  await payAt(url)
  const line = async () => {
    const [only] = (await buyer.call(get_order, { params: { order_id } })).lines
    if (!only) throw new Error('no line')
    return only
  }
  const params = { order_id, line_id: (await line()).id }
  const link = (await buyer.call(make_claim_link, { params })).url
  await buyer.call(invite_to_seat, { params, body: { emails: [invited.email] } })
  const invite = (...emails: string[]) => buyer.call(invite_to_seat, { params, body: { emails } })
  return { invited, invite, line, open: { params: { token: link.split('/claim/')[1] ?? '' } } }
}

test('an invited person who claims through the open link uses up their invitation and holds one seat', async () => {
  const { invited, line, open } = await invitedToTwo()
  expect((await line()).seats).toMatchObject({ invited: [{ email: invited.email }], free: 1 })
  // Two requests at once, as from two tabs.
  const [seat, again] = await Promise.all([invited.call(claim_seat, open), invited.call(claim_seat, open)])
  expect(again).toEqual(seat)
  const claimed = [{ enrollment_id: seat.enrollment_id, invited_as: invited.email }]
  expect((await line()).seats).toMatchObject({ claimed, invited: [], free: 1 })
})

test('the seat of an invited person is theirs at the open link, too, where no other is left', async () => {
  const { invited, line, open } = await invitedToTwo()
  const [fast, late] = [await shop.person('learner'), await shop.person('learner')]
  await fast.call(claim_seat, open)
  expect(await late.call(show_claim, open)).toMatchObject({ state: 'full' })
  await expect(late.call(claim_seat, open)).rejects.toMatchObject({ code: 'credits.not_enough' })
  expect(await invited.call(show_claim, open)).toMatchObject({ state: 'open' })
  await invited.call(claim_seat, open)
  expect((await line()).seats).toMatchObject({ invited: [], free: 0 })
})

test('inviting somebody who holds a seat of the order is refused with their email and reserves nothing', async () => {
  const { invited, invite, line, open } = await invitedToTwo()
  await invited.call(claim_seat, open)
  const other = await shop.person('learner')
  const refused = {
    status: 409,
    code: 'orders.has_seat',
    message: `${invited.email} already has a seat of this order.`,
  }
  await expect(invite(other.email, invited.email.toUpperCase())).rejects.toMatchObject(refused)
  expect((await line()).seats).toMatchObject({ invited: [], free: 1 })
  expect(await invite(other.email)).toEqual({ sent: 1 })
  expect((await line()).seats).toMatchObject({ invited: [{ email: other.email }], free: 0 })
})

test('an email whose invitation another account accepted has its seat, too', async () => {
  const { invite, invited, line, open } = await invitedToTwo()
  await invited.call(claim_seat, open)
  const [address, other] = ['desk@example.com', await shop.person('learner')]
  await invite(address)
  const [seat] = (await line()).seats.invited
  const token = await shop.world.within('core', (db) => generateClaimToken(db, seat?.id ?? 0))
  await other.call(claim_seat, { params: { token } })
  await expect(invite(address)).rejects.toMatchObject({ code: 'orders.has_seat' })
})
