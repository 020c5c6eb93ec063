import { afterAll, beforeAll, expect, test } from 'vitest'
import { task as reviewed } from '../../../api/src/domains/orders/reactions/notify.tax-exemption-reviewed.ts'
import { list_notifications } from '../../../shared/src/contract/notifications.ts'
import { make_payment } from '../../../shared/src/contract/orders/orders.ts'
import { get_quote } from '../../../shared/src/contract/orders/quote.ts'
import { get_receipt } from '../../../shared/src/contract/orders/receipt.ts'
import { show_sales_tax, update_sales_tax } from '../../../shared/src/contract/orders/sales-tax.ts'
import {
  list_exemption_queue,
  list_tax_exemptions,
  review_tax_exemption,
  type TaxExemption,
} from '../../../shared/src/contract/orders/sales-tax-exemptions.ts'
import type { TaxMode } from '@portico/shared/states/orders/tax.ts'
import { pdf } from '../../support/library.ts'
import { jobContext } from '../../support/job-context.ts'
import type { Person } from '../../support/world.ts'
import { austin, openShop, payAt, checkoutBody, type Shop } from './shop.ts'

let shop: Shop
let admin: Person
beforeAll(async () => {
  shop = await openShop()
  admin = await shop.person('portal_admin')
  await admin.confirm()
})
afterAll(() => shop.close())

async function setMode(mode: TaxMode): Promise<void> {
  const before = await admin.call(show_sales_tax)
  const rates = [{ state: 'TX' as const, percent: 8.25 }]
  await admin.call(update_sales_tax, { body: { ...before, mode, rates } })
}
const send = (
  buyer: Person,
  { states = 'TX', bytes = pdf('certificate') }: { states?: string; bytes?: Uint8Array } = {},
): Promise<Response> =>
  buyer.send(
    'POST',
    `/profile/tax-exemptions?organization=Acme%20School&number=TX-77&states=${states}&file_name=certificate.pdf`,
    { body: bytes },
  )
const submitExemption = async (buyer: Person): Promise<TaxExemption> => {
  const answer = await send(buyer)
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { data: TaxExemption }).data
}
const review = (id: number, body: { approved: boolean; expires_on?: string | null; reason?: string }, by = admin) =>
  by.call(review_tax_exemption, { params: { id }, body: { expires_on: null, reason: '', ...body } })
const taxOf = async (buyer: Person, state: 'TX' | 'OK' = 'TX') => {
  const lines = [{ id: (await shop.makeCourse()).id, quantity: 1 }]
  const address = { ...austin, state }
  const { tax, is_tax_exempt } = await buyer.call(get_quote, { body: { type: 'course', lines, state, address } })
  return [tax, is_tax_exempt]
}

test.each(['table', 'stripe'] as const)(
  'a buyer with an approved certificate pays no sales tax in its states, by %s',
  async (mode) => {
    await setMode(mode)
    const buyer = await shop.person('learner')
    expect(await taxOf(buyer)).toEqual([322, false])
    const { id } = await submitExemption(buyer)
    expect(await taxOf(buyer)).toEqual([322, false])
    expect(await review(id, { approved: true, expires_on: '2999-12-31' })).toMatchObject({ status: 'approved' })
    expect(await taxOf(buyer)).toEqual([0, true])
    expect(await taxOf(buyer, 'OK')).toEqual([0, false])
    expect(await taxOf(await shop.person('learner'))).toEqual([322, false])

    const body = await checkoutBody(buyer, [{ id: (await shop.makeCourse()).id, quantity: 2 }])
    expect(body.price).toBe(7800)
    const { order_id, url } = await buyer.call(make_payment, { body })
    await payAt(url)
    for (const event of await shop.events()) await shop.deliver(event)
    const receipt = await buyer.call(get_receipt, { params: { order_id } })
    expect(receipt).toMatchObject({ tax: 0, tax_exemption: { organization: 'Acme School', number: 'TX-77' } })
  },
)

test('an exemption ends on its day or by staff, whose reason the buyer is sent', async () => {
  await setMode('table')
  const buyer = await shop.person('learner')
  const { id } = await submitExemption(buyer)
  await expect(review(id, { approved: true, expires_on: '2020-01-01' })).rejects.toMatchObject({
    code: 'validation.failed',
  })
  await review(id, { approved: true, expires_on: '2999-12-31' })
  await shop.owner`update tax_exemptions set expires_on = '2020-01-01' where id = ${id}`
  expect(await taxOf(buyer)).toEqual([322, false])
  await review(id, { approved: true })
  expect(await taxOf(buyer)).toEqual([0, true])
  await expect(review(id, { approved: false })).rejects.toMatchObject({ code: 'validation.failed' })
  await review(id, { approved: false, reason: 'Withdrawn by the state' })
  expect(await taxOf(buyer)).toEqual([322, false])
  await expect(review(id, { approved: true })).rejects.toMatchObject({ code: 'sales_tax.declined_before' })
  await reviewed(await jobContext(shop.world), { tax_exemption_id: id })
  expect(await buyer.call(list_tax_exemptions)).toMatchObject([
    { status: 'declined', reason: 'Withdrawn by the state' },
  ])
  expect((await buyer.call(list_notifications)).data[0]).toMatchObject({ type: 'tax_exemption_declined' })
})

test('accepts ten PDF or image certificates for existing states; nobody approves their own', async () => {
  const buyer = await shop.person('learner')
  expect((await send(buyer, { bytes: new TextEncoder().encode('<html>') })).status).toBe(422)
  expect((await send(buyer, { states: 'ON' })).status).toBe(422)
  expect((await send(buyer, { states: '' })).status).toBe(422)
  for (let sent = 0; sent < 10; sent += 1) await submitExemption(buyer)
  expect((await send(buyer)).status).toBe(409)
  const own = await submitExemption(admin)
  await expect(review(own.id, { approved: true })).rejects.toMatchObject({ code: 'sales_tax.own_exemption' })
})

test('only its buyer and its reviewers can read the file', async () => {
  const [buyer, other] = [await shop.person('learner'), await shop.person('learner')]
  const { key, id } = await submitExemption(buyer)
  const read = (person: Person) => person.send('GET', `/tax-exemptions/${key}/file`)
  const [own, staff, foreign] = [await read(buyer), await read(admin), await read(other)]
  expect([own.status, staff.status, foreign.status]).toEqual([200, 200, 404])
  expect(own.headers.get('content-disposition')).toContain('attachment')
  const waiting = await admin.call(list_exemption_queue, { query: { per_page: 100 } })
  expect(waiting.data.find((one) => one.id === id)).toMatchObject({ email: buyer.email, organization: 'Acme School' })
  const approved = await admin.call(list_exemption_queue, { query: { state: 'approved' } })
  expect(approved.data.map((one) => one.id)).not.toContain(id)
})
