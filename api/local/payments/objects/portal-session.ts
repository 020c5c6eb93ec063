import type Stripe from 'stripe'
import { newId, randomLetters } from './new-id.ts'

/** A customer portal session for one customer and, with a flow, for one purpose. */
export function portalSession(made: {
  now_s: number
  public_url: string
  customer: string
  return_url: string | null
  after_completion: string | null
}): Stripe.BillingPortal.Session {
  const id = newId('bps_1')
  const completion: Stripe.BillingPortal.Session.Flow.AfterCompletion =
    made.after_completion === null
      ? { hosted_confirmation: null, redirect: null, type: 'portal_homepage' }
      : { hosted_confirmation: null, redirect: { return_url: made.after_completion }, type: 'redirect' }
  return {
    id,
    object: 'billing_portal.session',
    configuration: `bpc_1${randomLetters(23)}`,
    created: made.now_s,
    customer: made.customer,
    customer_account: null,
    flow: {
      after_completion: completion,
      customer_update: null,
      subscription_cancel: null,
      subscription_pause: null,
      subscription_update: null,
      subscription_update_confirm: null,
      type: 'payment_method_update',
    },
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: made.return_url,
    url: `${made.public_url}/portal/${id}`,
  }
}
