import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect } from 'vitest'
import { sdkClient } from '../../api/local/payments/sdk-client.ts'
import type { Stripe } from '../../api/local/payments/sdk-client.ts'
import { startPaymentService } from '../../api/local/payments/start-payment-service.ts'
import type { PaymentService, PaymentServiceOptions } from '../../api/local/payments/start-payment-service.ts'

export const SECRET_KEY = 'sk_test_contract_key'
export const WEBHOOK_SECRET = 'whsec_contract_secret'
export const CARD = {
  card_number: '4242 4242 4242 4242',
  card_expiry: '12 / 40',
  card_cvc: '123',
  card_name: 'Ada Shopper',
}

/** Cleans up what a test leaves behind, last first. */
export const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

interface Received {
  raw: string
  signature: string
  headers: http.IncomingHttpHeaders
}

/** Starts a shop's webhook endpoint, which stores what arrives and answers with `status`. */
export async function receiver({ port = 0, status = 200 } = {}): Promise<{
  url: string
  port: number
  received: Received[]
  close(): void
}> {
  const received: Received[] = []
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    received.push({
      raw: Buffer.concat(chunks).toString(),
      signature: String(request.headers['stripe-signature']),
      headers: request.headers,
    })
    response.writeHead(status).end()
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const close = () => void (server.close(), server.closeAllConnections())
  cleanups.push(close)
  const bound = (server.address() as AddressInfo).port
  return { url: `http://127.0.0.1:${bound}/api/payments/webhook`, port: bound, received, close }
}

export function dataDir(): string {
  const data_dir = mkdtempSync(join(tmpdir(), 'payments-'))
  cleanups.push(() => rmSync(data_dir, { recursive: true, force: true }))
  return data_dir
}

export async function fake(
  options: Partial<PaymentServiceOptions> = {},
): Promise<{ service: PaymentService; stripe: Stripe; data_dir: string }> {
  const data_dir = options.data_dir ?? dataDir()
  const service = await startPaymentService({
    port: 0,
    secret_key: SECRET_KEY,
    webhook_secret: WEBHOOK_SECRET,
    ...options,
    data_dir,
  })
  cleanups.push(() => service.close().catch(() => undefined))
  return { service, stripe: sdkClient({ url: service.url, secret_key: SECRET_KEY }), data_dir }
}

export const order = (
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  line_items: [
    {
      price_data: {
        currency: 'usd',
        unit_amount: 3900,
        product_data: { name: 'Ethics & Boundaries', description: '3 CE hours' },
      },
      quantity: 2,
    },
    { price_data: { currency: 'usd', unit_amount: 1250, product_data: { name: 'Clinical Notes' } }, quantity: 1 },
  ],
  success_url: 'http://portico.localhost:8080/orders/success/course?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://portico.localhost:8080/checkout/course',
  client_reference_id: 'order-17',
  customer_email: 'ada@example.com',
  metadata: { order_id: '17', seller_name: 'Riverside <Academy>' },
  payment_intent_data: { metadata: { order_id: '17' } },
  ...more,
})

export function submit(session: Stripe.Checkout.Session, card: Record<string, string> = CARD): Promise<Response> {
  return fetch(String(session.url), { method: 'POST', body: new URLSearchParams(card), redirect: 'manual' })
}

export async function control<T>(service: PaymentService, path: string, method = 'POST'): Promise<T> {
  const response = await fetch(`${service.url}/_test/${path}`, {
    method,
    headers: { authorization: `Bearer ${SECRET_KEY}` },
  })
  expect(response.status).toBe(200)
  return (await response.json()) as T
}

export interface EventLog {
  data: { event: Stripe.Event; delivery: { status: string; attempts: number } }[]
}

export const types = (events: { type: string }[]) => events.map((event) => event.type)
export const bodies = (received: Received[]) => received.map(({ raw }) => JSON.parse(raw) as Stripe.Event)

export async function paidSession(stripe: Stripe): Promise<Stripe.Checkout.Session> {
  const session = await stripe.checkout.sessions.create(order())
  expect((await submit(session)).status).toBe(303)
  return stripe.checkout.sessions.retrieve(session.id)
}

export async function forkFake(data_dir: string): Promise<{ child: ReturnType<typeof fork>; stripe: Stripe }> {
  const child = fork(new URL('../../api/local/payments/main.ts', import.meta.url), {
    silent: true,
    execArgv: [],
    env: {
      PAYMENTS_PORT: '0',
      PAYMENTS_DATA_DIR: data_dir,
      PAYMENTS_SECRET_KEY: SECRET_KEY,
      PAYMENTS_WEBHOOK_SECRET: WEBHOOK_SECRET,
      PAYMENTS_WEBHOOK_URL: 'http://127.0.0.1:9/',
      PAYMENTS_PUBLIC_URL: 'http://localhost:8081',
    },
  })
  cleanups.push(() => child.kill('SIGKILL'))
  const [ready] = (await once(child, 'message')) as [{ type: string; url: string }]
  return { child, stripe: sdkClient({ url: ready.url, secret_key: SECRET_KEY }) }
}
