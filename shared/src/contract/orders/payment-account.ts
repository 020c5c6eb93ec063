import * as v from 'valibot'
import { cents, endpoint, instant, refererPortal } from '../../calls/endpoint.ts'
import { paymentAccountStates } from '../../rules/portals/payment-account-state.ts'

// The account under the platform's own that receives a portal's payments (CHK-027, OP-69); the provider requests details, verifies them and pays out.

const payout = v.object({
  id: v.string(),
  amount: cents(),
  status: v.picklist(['on_its_way', 'paid', 'failed', 'canceled']),
  created_at: instant(),
  arrives_at: instant(),
})
const paymentAccount = v.object({
  /** `own`: the platform's operators configured an account for this portal; `off`: this platform opens none */
  offered: v.picklist(['yes', 'own', 'off', 'not_a_seller']),
  state: v.picklist(paymentAccountStates),
  pays_out: v.boolean(),
  /** details that the provider requires, in its own wording */
  asked: v.array(v.string()),
  fee_percent: v.number(),
  /** null before it accepts payments, and while the provider is unavailable */
  money: v.nullable(v.object({ available: v.number(), pending: v.number(), payouts: v.array(payout) })),
  /** false: the provider did not answer; this is its last known state */
  is_current: v.boolean(),
})
export type PaymentAccountDetails = v.InferOutput<typeof paymentAccount>

const query = v.object(refererPortal)
const offered = ['payments.account_not_offered', 'payments.provider_failed'] as const

export const show_payment_account = endpoint({
  method: 'GET',
  path: '/payment-account',
  summary: 'Shows the portal’s payment account as the provider reports it, with balance and latest payouts',
  action: 'payment_account.manage',
  tx: false,
  writes: true,
  query,
  output: paymentAccount,
  errors: [],
})
export const open_account_form = endpoint({
  method: 'POST',
  path: '/payment-account/onboarding',
  summary:
    'Returns a one-time link to the provider’s account form, valid for minutes; the first call opens the account',
  action: 'payment_account.manage',
  tx: false,
  confirmed: true,
  query,
  /** the page that made the request, to which the form returns */
  body: v.object({ return_url: v.pipe(v.string(), v.maxLength(2000)) }),
  output: v.object({ url: v.string() }),
  errors: [...offered, 'payments.foreign_url', 'validation.failed'],
})
export const open_account_dashboard = endpoint({
  method: 'POST',
  path: '/payment-account/login',
  summary: 'Returns a link to the provider’s dashboard of the account: payouts, bank account, tax forms',
  action: 'payment_account.manage',
  tx: false,
  confirmed: true,
  query,
  output: v.object({ url: v.string() }),
  errors: [...offered, 'payments.account_not_submitted'],
})
