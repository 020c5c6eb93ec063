import type { Context, Hono } from 'hono'
import { ApiError, badRequest, found } from './api/api-error.ts'
import { authorize } from './api/authorize.ts'
import { errorAnswer, reply } from './api/mount-calls.ts'
import { restrictAccount } from './connect/verify-account.ts'
import { openDispute } from './calls/disputes.ts'
import type { Service } from './service.ts'
import type { Deliveries } from './webhooks/deliveries.ts'

const NO_REQUEST = { id: null, idempotency_key: null }

/**
 * Controls that only this fake has: holds, repeats and reorders webhooks, opens disputes, makes a bank decide, sets the clock. Requires the same key
 * as the API.
 */
export function mountTestControls(app: Hono, service: Service, deliveries: Deliveries | null): void {
  const control = (method: string, path: string, run: (c: Context) => object | Promise<object>) =>
    app.on(method, `/_test/${path}`, async (c) => {
      try {
        authorize(c.req.header('authorization'), service.secret_key)
        return reply(c, { status: 200, body: JSON.stringify(await run(c)) }, 'req_test')
      } catch (error) {
        return reply(c, errorAnswer(error), 'req_test')
      }
    })
  mountWebhookControls(control, service, deliveries)

  control('POST', 'clock/advance', (c) => {
    service.advance(wholeNumber(c, 'seconds') * 1000)
    // Whatever is due now runs at the start of the next transaction: this one.
    service.transact(NO_REQUEST, () => undefined)
    return { now: Math.floor(service.now() / 1000) }
  })
  control('POST', 'debits/:id/decide', (c) => {
    service.transact(NO_REQUEST, ({ tx, now_s }) => {
      const id = c.req.param('id') ?? ''
      tx.put('debits', { ...found(tx.get('debits', id), 'debit', id), due_s: now_s })
    })
    service.transact(NO_REQUEST, () => undefined)
    return { decided: true }
  })
  control('POST', 'accounts/:id/restrict', (c) =>
    service.transact(NO_REQUEST, (work) => {
      const id = c.req.param('id') ?? ''
      return restrictAccount(work, found(work.tx.get('accounts', id), 'account', id))
    }),
  )
  control('POST', 'charges/:id/dispute', (c) =>
    service.transact(NO_REQUEST, (work) => {
      const id = c.req.param('id') ?? ''
      const charge = found(work.tx.get('charges', id), 'charge', id)
      if (!charge.paid || charge.disputed) throw badRequest('Only a paid charge can be disputed, and only once.')
      return openDispute(work, charge, c.req.query('reason') ?? 'fraudulent')
    }),
  )
}

type Control = (method: string, path: string, run: (c: Context) => object | Promise<object>) => void

function mountWebhookControls(control: Control, service: Service, deliveries: Deliveries | null): void {
  const sending = (run: (webhooks: Deliveries, c: Context) => object | Promise<object>) => (c: Context) => {
    if (deliveries) return run(deliveries, c)
    throw new ApiError(409, { type: 'invalid_request_error', message: 'This service has no webhook address.' })
  }
  control(
    'POST',
    'webhooks/pause',
    sending(async (webhooks) => {
      await webhooks.pause()
      return { paused: true }
    }),
  )
  control(
    'POST',
    'webhooks/resume',
    sending((webhooks) => {
      webhooks.resume()
      return { paused: false }
    }),
  )
  control(
    'POST',
    'webhooks/scramble',
    sending(async (webhooks, c) => ({
      sent: await webhooks.scramble({ copies: wholeNumber(c, 'copies'), seed: wholeNumber(c, 'seed') }),
    })),
  )
  control(
    'POST',
    'events/:id/redeliver',
    sending((webhooks, c) => {
      const id = c.req.param('id') ?? ''
      service.transact(NO_REQUEST, ({ tx }) => found(tx.get('events', id), 'event', id))
      return webhooks.redeliver(id)
    }),
  )
  control(
    'GET',
    'events',
    sending((webhooks) =>
      service.transact(NO_REQUEST, ({ tx }) => ({
        paused: webhooks.paused(),
        data: tx.all('events').map((event) => ({ event, delivery: tx.get('deliveries', event.id) ?? null })),
      })),
    ),
  )
}

function wholeNumber(c: Context, name: string): number {
  const sent = c.req.query(name) ?? ''
  if (!/^\d{1,10}$/.test(sent)) throw badRequest('A whole number is needed here.', { param: name })
  return Number(sent)
}
