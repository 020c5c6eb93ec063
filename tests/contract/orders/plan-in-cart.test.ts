import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { show_sold_plan } from '../../../shared/src/contract/orders/plans.ts'
import { get_order } from '../../../shared/src/contract/orders/orders.ts'
import { billingTypes, type BillingType } from '../../../shared/src/states/subscriptions/subscription.ts'
import { buy, prices, wanted } from './card-shop.ts'
import { openShop, type Shop } from './shop.ts'

let shop: Shop
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())
const setPrices = ({ monthly, annual }: { monthly: number; annual: number }) =>
  shop.owner`update plans set monthly_price = ${monthly}, annual_price = ${annual} where id = ${prices.growing.id}`
afterEach(() => setPrices(prices.growing))

const lineOf = (plan_id: number) => shop.world.visitor().call(show_sold_plan, { params: { plan_id } })

test('[CRT-027] [CRT-028] anyone can fetch the cart’s subscription line by plan id, with its current prices', async () => {
  expect(await lineOf(prices.growing.id)).toMatchObject({
    id: prices.growing.id,
    short_name: 'growing',
    monthly_price: 9900,
    annual_price: 99_000,
  })
  await setPrices({ monthly: 10_900, annual: 109_000 })
  expect(await lineOf(prices.growing.id)).toMatchObject({ monthly_price: 10_900, annual_price: 109_000 })
  const [partner] = await shop.owner<{ id: number }[]>`select id from plans where short_name = 'partner'`
  for (const id of [partner?.id ?? 0, 999_999])
    await expect(lineOf(id)).rejects.toMatchObject({ code: 'subscriptions.plan_unknown' })
})

test('[CRT-020] [CRT-021] subscriptions are paid monthly or annually at the plan’s price for that term', async () => {
  const buyer = await shop.person('learner')
  expect(billingTypes).toEqual(['monthly', 'annual'])
  for (const billing_type of billingTypes) {
    const { order_id } = await buy(buyer, wanted('growing', billing_type))
    const order = await buyer.call(get_order, { params: { order_id } })
    expect(order).toMatchObject({
      total: prices.growing[billing_type],
      lines: [{ total: prices.growing[billing_type] }],
    })
  }
  const crossed = wanted('growing', 'annual', { price: prices.growing.monthly })
  await expect(buy(buyer, crossed)).rejects.toMatchObject({ code: 'subscriptions.price_changed' })
  const weekly = { ...wanted('growing', 'annual'), billing_type: 'weekly' as BillingType }
  await expect(buy(buyer, weekly)).rejects.toMatchObject({ code: 'validation.failed' })
})
