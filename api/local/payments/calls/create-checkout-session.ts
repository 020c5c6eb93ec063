import type Stripe from 'stripe'
import * as v from 'valibot'
import { badRequest, resourceMissing } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { cents, email, integer, listOf, metadata, text, webUrl } from '../api/param-schemas.ts'
import type { PayMethod } from '../checkout/pay-fields.ts'
import { checkoutSession } from '../objects/checkout-session.ts'
import { lineItem, LINE_ITEM_PARAMS } from './line-item.ts'
import { MODES, rejectOtherModeParams } from './session-mode.ts'
import type { WireLineItem } from '../store/tables.ts'
import type { Work } from '../work.ts'

const HALF_HOUR_S = 30 * 60
const DAY_S = 24 * 60 * 60
// Tolerance for callers that compute "now + 30 minutes" with a slightly slow clock.
const LENIENCY_S = 60

/** Payment methods for US dollars of an account that enabled cards and ACH debits in its Dashboard. */
const METHODS = ['card', 'us_bank_account'] as const satisfies readonly PayMethod[]

const only = <T extends string>(value: T) =>
  v.literal(value, (issue) => `The local payment service supports only ${value} here, not ${issue.received}.`)

const params = v.strictObject({
  mode: v.picklist(
    MODES,
    (issue) => `The local payment service supports only payment and subscription here, not ${issue.received}.`,
  ),
  line_items: v.pipe(listOf(LINE_ITEM_PARAMS), v.minLength(1, 'Provide at least one line item.')),
  success_url: webUrl,
  cancel_url: v.optional(webUrl),
  client_reference_id: v.optional(text(200)),
  customer: v.optional(text()),
  customer_email: v.optional(email),
  customer_creation: v.optional(v.picklist(['always', 'if_required'])),
  metadata: v.optional(metadata, {}),
  payment_intent_data: v.optional(
    v.strictObject({
      application_fee_amount: v.optional(cents),
      description: v.optional(text(1000)),
      metadata: v.optional(metadata),
      on_behalf_of: v.optional(text()),
      receipt_email: v.optional(email),
      statement_descriptor_suffix: v.optional(text(22)),
      transfer_data: v.optional(v.strictObject({ destination: text(), amount: v.optional(cents) })),
    }),
  ),
  subscription_data: v.optional(
    v.strictObject({ description: v.optional(text(500)), metadata: v.optional(metadata) } satisfies Partial<
      Record<keyof Stripe.Checkout.SessionCreateParams.SubscriptionData, v.GenericSchema>
    >),
  ),
  expires_at: v.optional(integer(0, 1e12)),
  locale: v.optional(text(10)),
  submit_type: v.optional(v.picklist(['auto', 'book', 'donate', 'pay', 'send'])),
  branding_settings: v.optional(v.strictObject({ display_name: text(100) })),
  ui_mode: v.optional(only('hosted_page')),
  allowed_payment_method_types: v.optional(listOf(v.picklist(METHODS))),
  billing_address_collection: v.optional(only('auto')),
  allow_promotion_codes: v.optional(only('false')),
  automatic_tax: v.optional(v.strictObject({ enabled: only('false') })),
  invoice_creation: v.optional(v.strictObject({ enabled: only('false') })),
} satisfies Partial<Record<keyof Stripe.Checkout.SessionCreateParams, v.GenericSchema>>)

export const createCheckoutSession = call({
  method: 'POST',
  path: '/v1/checkout/sessions',
  params,
  handle(input, work) {
    if (input.customer !== undefined && input.customer_email !== undefined)
      throw badRequest('You may only specify one of these parameters: customer, customer_email.', {
        param: 'customer_email',
      })
    if (input.customer !== undefined && !work.tx.get('customers', input.customer))
      throw resourceMissing({ kind: 'customer', id: input.customer, param: 'customer' })
    rejectIneligibleAccount(input.payment_intent_data, work)
    const items = input.line_items.map((item, index) => lineItem(item, { index, work }))
    rejectOtherModeParams(input, items)
    const amount_total = total(items)
    const session = checkoutSession({
      ...input,
      now_s: work.now_s,
      public_url: work.public_url,
      amount_total,
      currency: items[0]?.currency ?? 'usd',
      display_name: input.branding_settings?.display_name,
      payment_method_types:
        input.mode === 'subscription' ? ['card'] : methodsFor(input.allowed_payment_method_types, items[0]?.currency),
      expires_at: expiry(input.expires_at, work),
    })
    work.tx.put('sessions', session)
    work.tx.put('session_secrets', {
      id: session.id,
      line_items: items,
      payment_intent_data: input.payment_intent_data ?? {},
      subscription_data: input.subscription_data,
    })
    return session
  },
})

/** Rejects charges for an account that may not charge, and platform fees on an account that is not connected. */
function rejectIneligibleAccount(
  data: { application_fee_amount?: number | undefined; transfer_data?: object | undefined } = {},
  { connected }: Work,
): void {
  if (connected?.().charges_enabled === false)
    throw badRequest('Your account cannot currently make charges.', { code: 'account_invalid' })
  if (data.transfer_data)
    throw badRequest('The local payment service has no destination payments.', {
      param: 'payment_intent_data[transfer_data]',
    })
  if (data.application_fee_amount !== undefined && connected === null)
    throw badRequest(
      'Can only apply an application_fee_amount when the PaymentIntent is attempting a direct payment (using an OAuth key or Stripe-Account header) or destination payment (using `payment_intent_data[transfer_data][destination]`).',
      { param: 'payment_intent_data[application_fee_amount]' },
    )
}

function methodsFor(allowed: readonly PayMethod[] | undefined, currency = 'usd'): PayMethod[] {
  return METHODS.filter((one) => (one === 'card' || currency === 'usd') && (allowed?.includes(one) ?? true))
}

function total(items: WireLineItem[]): number {
  const [first] = items
  if (items.some((item) => item.currency !== first?.currency))
    throw badRequest('All line items must use the same currency.', { param: 'line_items' })
  const amount = items.reduce((sum, item) => sum + item.amount_total, 0)
  if (first?.currency === 'usd' && amount > 0 && amount < 50)
    throw badRequest("The Checkout Session's total amount due must add up to at least $0.50 usd", {
      code: 'amount_too_small',
    })
  if (amount > 99_999_999)
    throw badRequest("The Checkout Session's total amount due must be no more than $999,999.99 usd", {
      code: 'amount_too_large',
    })
  return amount
}

function expiry(expires_at: number | undefined, { now_s }: Work): number {
  if (expires_at === undefined) return now_s + DAY_S
  if (expires_at < now_s + HALF_HOUR_S - LENIENCY_S)
    throw badRequest('The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.', {
      param: 'expires_at',
    })
  if (expires_at > now_s + DAY_S + LENIENCY_S)
    throw badRequest('The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.', {
      param: 'expires_at',
    })
  return expires_at
}
