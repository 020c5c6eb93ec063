import type { Hono } from 'hono'
import { ApiError } from './api/api-error.ts'
import { authorize } from './api/authorize.ts'
import { errorAnswer, reply } from './api/mount-calls.ts'
import { found } from './calls/found.ts'
import type { Service } from './service.ts'
import type { Deliveries } from './webhooks/deliveries.ts'

const NO_REQUEST = { id: null, idempotency_key: null }

/** What only this fake has: lets tests hold webhooks back, repeat and reorder them. Takes the same key as the API. */
export function mountTestControls(app: Hono, service: Service, deliveries: Deliveries | null): void {
  const control = (
    method: string,
    path: string,
    run: (deliveries: Deliveries, id: string) => object | Promise<object>,
  ) =>
    app.on(method, path, async (c) => {
      try {
        authorize(c.req.header('authorization'), service.secret_key)
        if (!deliveries)
          throw new ApiError(409, { type: 'invalid_request_error', message: 'This service has no webhook address.' })
        return reply(
          c,
          { status: 200, body: JSON.stringify(await run(deliveries, c.req.param('id') ?? '')) },
          'req_test',
        )
      } catch (error) {
        return reply(c, errorAnswer(error), 'req_test')
      }
    })

  control('POST', '/_test/webhooks/pause', async (webhooks) => {
    await webhooks.pause()
    return { paused: true }
  })
  control('POST', '/_test/webhooks/resume', (webhooks) => {
    webhooks.resume()
    return { paused: false }
  })
  control('POST', '/_test/events/:id/redeliver', (webhooks, id) => {
    service.transact(NO_REQUEST, ({ tx }) => found(tx.get('events', id), 'event', id))
    return webhooks.redeliver(id)
  })
  control('GET', '/_test/events', (webhooks) =>
    service.transact(NO_REQUEST, ({ tx }) => ({
      paused: webhooks.paused(),
      data: tx.all('events').map((event) => ({ event, delivery: tx.get('deliveries', event.id) ?? null })),
    })),
  )
}
