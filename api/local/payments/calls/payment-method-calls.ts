import type Stripe from 'stripe'
import * as v from 'valibot'
import { cardDeclined, found, resourceMissing } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { email, text } from '../api/param-schemas.ts'
import { storeCard } from '../billing/store-card.ts'
import { saveCustomer } from '../billing/save-and-emit.ts'
import { readCard } from '../checkout/read-card.ts'
import { TEST_CARDS } from '../checkout/test-cards.ts'
import { newId } from '../objects/new-id.ts'
import { startValues } from '../page/answer-page.ts'
import { METADATA_CHANGE, mergedMetadata } from './subscription-calls.ts'

/** Stripe's predefined test cards, attached by name instead of being typed in. */
const READY_MADE = new Map([
  ['pm_card_visa', '4242424242424242'],
  ['pm_card_mastercard', '5555555555554444'],
  ['pm_card_chargeCustomerFail', '4000000000000341'],
  ['pm_card_visa_chargeDeclined', '4000000000000002'],
])

export const attachPaymentMethod = call({
  method: 'POST',
  path: '/v1/payment_methods/:id/attach',
  params: v.strictObject({ customer: text() } satisfies Partial<
    Record<keyof Stripe.PaymentMethodAttachParams, v.GenericSchema>
  >),
  handle({ customer: customer_id }, work, id) {
    const customer = work.tx.get('customers', customer_id)
    if (!customer) throw resourceMissing({ kind: 'customer', id: customer_id, param: 'customer' })
    const test_card = TEST_CARDS.find(({ number }) => number === READY_MADE.get(id))
    if (!test_card) throw resourceMissing({ kind: 'PaymentMethod', id })
    const { number, refusal, attaches } = test_card
    if (refusal && !attaches) throw cardDeclined(refusal)
    const read = readCard({ ...startValues(work, { customer: customer_id }), card_number: number }, work.now_s)
    if ('errors' in read) throw new Error(`${id} is no card that can be typed in`)
    return storeCard(work, { id: newId('pm_1'), card: read.card, card_number: number, customer, email: customer.email })
  },
})

export const updateCustomer = call({
  method: 'POST',
  path: '/v1/customers/:id',
  params: v.strictObject({
    email: v.optional(email),
    name: v.optional(text(256)),
    metadata: v.optional(METADATA_CHANGE),
    invoice_settings: v.optional(v.strictObject({ default_payment_method: v.string() })),
  } satisfies Partial<Record<keyof Stripe.CustomerUpdateParams, v.GenericSchema>>),
  handle({ email: mail, name, metadata, invoice_settings }, work, id) {
    const customer = found(work.tx.get('customers', id), 'customer', id)
    const method = invoice_settings?.default_payment_method
    if (method && work.tx.get('payment_methods', method)?.customer !== id)
      throw resourceMissing({ kind: 'PaymentMethod', id: method, param: 'invoice_settings[default_payment_method]' })
    const changed: Stripe.Customer = {
      ...customer,
      email: mail ?? customer.email,
      name: name ?? customer.name ?? null,
      metadata: metadata === undefined ? customer.metadata : mergedMetadata(customer.metadata, metadata),
      invoice_settings: {
        ...customer.invoice_settings,
        ...(method === undefined ? {} : { default_payment_method: method || null }),
      },
    }
    saveCustomer(work, changed, 'customer.updated')
    return changed
  },
})
