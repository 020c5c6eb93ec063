import { trimEndOf } from '@portico/shared/rules/text/trim-end-of.ts'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { mountCalls } from './api/mount-calls.ts'
import { CALLS } from './calls/calls.ts'
import { mountPages } from './page/mount-pages.ts'
import { createService } from './service.ts'
import { openStore } from './store/store.ts'
import { mountTestControls } from './test-controls.ts'
import { startDeliveries } from './webhooks/deliveries.ts'

export interface PaymentServiceOptions {
  /** 0 takes any free port. */
  port: number
  data_dir: string
  secret_key: string
  /** Without an address no webhooks are sent. */
  webhook_url?: string | undefined
  webhook_secret?: string | undefined
  /** Where shoppers reach the hosted pages; the service's own address when left out. */
  public_url?: string | undefined
  /** The clock, in milliseconds. */
  now?: (() => number) | undefined
}

export interface PaymentService {
  url: string
  close(): Promise<void>
}

/** Starts the local Stripe-compatible payment service on 127.0.0.1. Everything it answered for survives a restart. */
export async function startPaymentService({
  port,
  data_dir,
  secret_key,
  webhook_url,
  webhook_secret = '',
  public_url,
  now = Date.now,
}: PaymentServiceOptions): Promise<PaymentService> {
  const app = new Hono()
  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false }) as Server
  const url = await listen(server, port)

  const store = openStore(join(data_dir, 'payments.jsonl'))
  const deliveries = webhook_url === undefined ? null : startDeliveries({ store, webhook_url, webhook_secret, now })
  const service = createService({
    store,
    secret_key,
    now,
    public_url: trimEndOf(public_url ?? url, /\//),
    sends_webhooks: deliveries !== null,
    committed: () => deliveries?.wake(),
  })
  mountPages(app, service)
  mountTestControls(app, service, deliveries)
  mountCalls(app, service, CALLS)
  // Sessions also expire while nobody looks, so that the shop hears of it.
  const expiry = setInterval(() => service.transact({ id: null, idempotency_key: null }, () => undefined), 1_000)

  return {
    url,
    async close() {
      clearInterval(expiry)
      server.close()
      server.closeAllConnections()
      await deliveries?.close()
      store.close()
    },
  }
}

async function listen(server: Server, port: number): Promise<string> {
  server.listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new Error(
      `Port ${port} on 127.0.0.1 cannot be used: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
