import type Stripe from 'stripe'
import * as v from 'valibot'
import { resourceMissing } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { text, webUrl } from '../api/param-schemas.ts'
import { portalSession } from '../objects/portal-session.ts'

/** The customer portal only replaces the card; our sellers do everything else through API calls. */
export const createPortalSession = call({
  method: 'POST',
  path: '/v1/billing_portal/sessions',
  params: v.strictObject({
    customer: text(),
    return_url: v.optional(webUrl),
    flow_data: v.optional(
      v.strictObject({
        type: v.literal(
          'payment_method_update',
          (issue) => `The local payment service supports only payment_method_update here, not ${issue.received}.`,
        ),
        after_completion: v.optional(
          v.strictObject({
            type: v.picklist(['redirect', 'portal_homepage']),
            redirect: v.optional(v.strictObject({ return_url: webUrl })),
          }),
        ),
      } satisfies Partial<Record<keyof Stripe.BillingPortal.SessionCreateParams.FlowData, v.GenericSchema>>),
    ),
  } satisfies Partial<Record<keyof Stripe.BillingPortal.SessionCreateParams, v.GenericSchema>>),
  handle({ customer, return_url = null, flow_data }, { tx, now_s, public_url }) {
    if (!tx.get('customers', customer)) throw resourceMissing({ kind: 'customer', id: customer, param: 'customer' })
    const after_completion = flow_data?.after_completion?.redirect?.return_url ?? null
    const made = portalSession({ now_s, public_url, customer, return_url, after_completion })
    tx.put('portal_sessions', made)
    return made
  },
})
