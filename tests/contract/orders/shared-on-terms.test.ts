import { afterAll, beforeAll, expect, test } from 'vitest'
import { give_credits } from '../../../shared/src/contract/credits/moves.ts'
import { create_credit_terms } from '../../../shared/src/contract/orders/credit-terms.ts'
import { update_portal_setting } from '../../../shared/src/contract/portals/portal-settings.ts'
import type { Person } from '../../support/world.ts'
import { placePurchase } from './purchase-shop.ts'
import { shareShop } from './share-shop.ts'
import { openShop, type Shop, summitSells } from './shop.ts'

let shop: Shop
let owner: Person
let seller: Person
beforeAll(async () => {
  shop = await openShop(summitSells)
  owner = await shop.person('admin')
  seller = await shop.person('admin', 'summit')
  await seller.call(update_portal_setting, { body: { takes_purchase_orders: true } })
})
afterAll(() => shop.close())
const { onSale, listed, giveCredits } = shareShop(() => ({ shop, owner, seller }))

/** Creates a Summit buyer whose purchase orders are granted before payment. */
async function onTerms(): Promise<Person> {
  const buyer = await shop.person('learner', 'summit')
  const said = { organization: buyer.email, credit_limit: 10_000_000, net_days: 30, is_open: true }
  await seller.call(create_credit_terms, { body: { ...said, buyer_emails: [buyer.email] } })
  return buyer
}

const giveCredit = (buyer: Person, course_id: number) =>
  seller.call(give_credits, { body: { amount: 1, sent_as: crypto.randomUUID(), course_id, email: buyer.email } })

test('[TEN-052] [CHK-013] [CRD-006] parallel purchase orders on terms and given credits neither deadlock nor exceed the limit', async () => {
  const { id, share_id } = await onSale({ seats: 30 })
  await giveCredits(100)
  const buyer = await onTerms()
  const failed: unknown[] = []
  let taken = 0
  for (let round = 0; round < 8; round += 1) {
    const asked = await Promise.allSettled([
      placePurchase(buyer, { id, quantity: 1 }),
      giveCredit(buyer, id),
      placePurchase(buyer, { id, quantity: 1 }),
      giveCredit(buyer, id),
      giveCredit(buyer, id),
    ])
    for (const one of asked)
      if (one.status === 'fulfilled') taken += 1
      else failed.push(one.reason)
  }
  for (const reason of failed) expect(reason).toMatchObject({ code: 'shares.seats_gone' })
  expect([taken, failed.length]).toEqual([30, 10])
  expect(await listed(seller, 'received', share_id)).toMatchObject({ seats_taken: 30, seats: 30 })
})
