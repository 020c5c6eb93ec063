import { trimEndOf } from '@portico/shared/rules/text/trim-end-of.ts'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { authorize } from './api/authorize.ts'
import { mountCalls } from './api/mount-calls.ts'
import { CALLS } from './calls/calls.ts'
import { mountPages } from './page/mount-pages.ts'
import { createService } from './service.ts'
import { openStore } from './store/store.ts'
import { mountTestControls } from './test-controls.ts'
import { startDeliveries } from './webhooks/deliveries.ts'

export interface Account {
  secret_key: string
  webhook_secret?: string | undefined
}

export interface PaymentServiceOptions extends Account {
  /** 0 takes any free port. */
  port: number
  data_dir: string
  /** Further accounts on the same address, as at Stripe: the key of a call says whose it is, and no account sees another's objects. */
  further_accounts?: readonly Account[]
  /** Without an address no webhooks are sent. */
  webhook_url?: string | undefined
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
export async function startPaymentService(options: PaymentServiceOptions): Promise<PaymentService> {
  const { port, data_dir, secret_key, webhook_secret, further_accounts = [] } = options
  const opened: OpenAccount[] = []
  const server = createAdaptorServer({
    fetch: (request) => answer(opened, request),
    overrideGlobalObjects: false,
  }) as Server
  const url = await listen(server, port)
  for (const [index, account] of [{ secret_key, webhook_secret }, ...further_accounts].entries())
    opened.push(
      openAccount({
        ...options,
        ...account,
        url: trimEndOf(options.public_url ?? url, /\//),
        file: join(data_dir, index === 0 ? 'payments.jsonl' : `payments-${index + 1}.jsonl`),
      }),
    )
  return {
    url,
    async close() {
      server.close()
      server.closeAllConnections()
      for (const account of opened) await account.close()
    },
  }
}

type OpenAccount = { app: Hono; holds: (request: Request) => boolean; close: () => Promise<void> }

function openAccount({
  secret_key,
  webhook_secret = '',
  webhook_url,
  url,
  file,
  now = Date.now,
}: Account & Pick<PaymentServiceOptions, 'webhook_url' | 'now'> & { url: string; file: string }): OpenAccount {
  const app = new Hono()
  const store = openStore(file)
  const deliveries = webhook_url === undefined ? null : startDeliveries({ store, webhook_url, webhook_secret, now })
  const service = createService({
    store,
    secret_key,
    now,
    public_url: url,
    sends_webhooks: deliveries !== null,
    committed: () => deliveries?.wake(),
  })
  mountPages(app, service)
  mountTestControls(app, service, deliveries)
  mountCalls(app, service, CALLS)
  // Sessions also expire without a request, so that the shop is notified.
  const expiry = setInterval(() => service.transact({ id: null, idempotency_key: null }, () => undefined), 1_000)
  return {
    app,
    holds: (request) =>
      isOf(request, secret_key) || store.transact((tx) => tx.get('sessions', idOf(request)) !== undefined),
    async close() {
      clearInterval(expiry)
      await deliveries?.close()
      store.close()
    },
  }
}

/** Whose key a call brings, or whose session a page shows; the first account is the default. */
function answer(accounts: readonly OpenAccount[], request: Request): Response | Promise<Response> {
  const account = accounts.find(({ holds }) => holds(request)) ?? accounts[0]
  return account ? account.app.fetch(request) : new Response(null, { status: 503 })
}

const idOf = ({ url }: Request): string => /^\/pay\/([^/]+)$/.exec(new URL(url).pathname)?.[1] ?? ''

function isOf({ headers }: Request, secret_key: string): boolean {
  try {
    authorize(headers.get('authorization') ?? undefined, secret_key)
    return true
  } catch {
    return false
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
