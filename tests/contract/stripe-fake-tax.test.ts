import { expect, test } from 'vitest'
import { fake } from './stripe-fake-shop.ts'

const texas = { address: { country: 'US', state: 'TX', postal_code: '78701' }, address_source: 'billing' as const }
const item = (reference: string, amount: number, tax_code = 'txcd_20060058') => ({
  reference,
  amount,
  tax_code,
  tax_behavior: 'exclusive' as const,
})

test('the local payment service taxes each line, records sales and reverses at most what sold', async () => {
  const { stripe } = await fake()
  const calculation = await stripe.tax.calculations.create({
    currency: 'usd',
    customer_details: texas,
    line_items: [item('a', 3900), item('b', 1000, 'txcd_20060052')],
  })
  expect(calculation).toMatchObject({ amount_total: 5222, tax_amount_exclusive: 322 })
  const id = calculation.id ?? ''
  const lines = await stripe.tax.calculations.listLineItems(id)
  expect(lines.data.map(({ reference, amount_tax }) => [reference, amount_tax])).toEqual([
    ['a', 322],
    ['b', 0],
  ])
  const sale = await stripe.tax.transactions.createFromCalculation({ calculation: id, reference: 'order-1' })
  await expect(
    stripe.tax.transactions.createFromCalculation({ calculation: id, reference: 'order-1' }),
  ).rejects.toMatchObject({ code: 'resource_already_exists' })
  const [sold] = (await stripe.tax.transactions.listLineItems(sale.id)).data
  const back = (reference: string, amount: number, amount_tax: number) =>
    stripe.tax.transactions.createReversal({
      mode: 'partial',
      original_transaction: sale.id,
      reference,
      line_items: [{ original_line_item: sold?.id ?? '', amount, amount_tax, reference }],
    })
  await expect(back('too-much', -3901, -322)).rejects.toMatchObject({ param: 'line_items' })
  expect(await back('back', -3900, -322)).toMatchObject({ type: 'reversal' })
  await expect(back('again', -1, 0)).rejects.toMatchObject({ param: 'line_items' })
})

test('the local payment service has no tax for an unknown location or tax code', async () => {
  const { stripe } = await fake()
  const create = (postal_code: string, tax_code?: string) =>
    stripe.tax.calculations.create({
      currency: 'usd',
      customer_details: { ...texas, address: { ...texas.address, postal_code } },
      line_items: [item('a', 100, tax_code)],
    })
  await expect(create('00000')).rejects.toMatchObject({ code: 'customer_tax_location_invalid' })
  await expect(create('78701', 'txcd_1')).rejects.toMatchObject({ code: 'resource_missing' })
})
