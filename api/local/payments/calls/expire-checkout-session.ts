import * as v from 'valibot'
import { badRequest, found } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { expireSession } from '../checkout/expire-session.ts'

export const expireCheckoutSession = call({
  method: 'POST',
  path: '/v1/checkout/sessions/:id/expire',
  params: v.strictObject({}),
  handle(_, work, id) {
    const session = found(work.tx.get('sessions', id), 'checkout.session', id)
    if (session.status !== 'open')
      throw badRequest(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      )
    return expireSession(work, session)
  },
})
