import { Hono } from 'hono'
import type Stripe from 'stripe'
import { mountCalls } from './api/mount-calls.ts'
import { CALLS } from './calls/calls.ts'
import { mountAccountPages } from './page/mount-account-pages.ts'
import { mountBillingPages } from './page/mount-billing-pages.ts'
import { mountPages } from './page/mount-pages.ts'
import { createService } from './service.ts'
import { openStore } from './store/store.ts'
import { mountTestControls } from './test-controls.ts'
import { startDeliveries } from './webhooks/deliveries.ts'
import type { Work } from './work.ts'

export type BooksOptions = {
  secret_key: string
  webhook_secret?: string | undefined
  connect_webhook_secret?: string | undefined
  webhook_url?: string | undefined
  url: string
  file: string
  now?: (() => number) | undefined
  /** the account that owns this data, if a platform connected it */
  connected?: Work['connected'] | undefined
}
export type Books = {
  account: (id: string) => Stripe.Account | undefined
  accounts: () => string[]
  /** True if the requested page belongs to this account's data. */
  holds: (request: Request) => boolean
  fetch: (request: Request) => Response | Promise<Response>
  close: () => Promise<void>
}

const OF_PAGES = ['sessions', 'portal_sessions', 'invoices', 'account_links', 'login_links'] as const

/** All data of one account: its objects, events and clock. Other accounts cannot see it. */
export function openBooks(options: BooksOptions): Books {
  const { secret_key, webhook_secret = '', connect_webhook_secret = '', webhook_url, url, file } = options
  const { now = Date.now, connected = null } = options
  const app = new Hono()
  const store = openStore(file)
  const secretOf = ({ account }: Stripe.Event) => (account === undefined ? webhook_secret : connect_webhook_secret)
  const deliveries = webhook_url === undefined ? null : startDeliveries({ store, webhook_url, secretOf, now })
  const service = createService({
    store,
    secret_key,
    now,
    connected,
    public_url: url,
    sends_webhooks: deliveries !== null,
    committed: () => deliveries?.wake(),
  })
  mountPages(app, service)
  mountBillingPages(app, service)
  mountAccountPages(app, service)
  mountTestControls(app, service, deliveries)
  mountCalls(app, service, CALLS)
  // Expire sessions even without requests, so that the shop is notified.
  const expiry = setInterval(() => service.transact({ id: null, idempotency_key: null }, () => undefined), 1_000)
  return {
    account: (id) => store.transact((tx) => tx.get('accounts', id)),
    accounts: () => store.transact((tx) => tx.all('accounts').map(({ id }) => id)),
    holds: (request) => store.transact((tx) => OF_PAGES.some((table) => tx.get(table, idOf(request)) !== undefined)),
    fetch: (request) => app.fetch(request),
    async close() {
      clearInterval(expiry)
      await deliveries?.close()
      store.close()
    },
  }
}

const idOf = ({ url }: Request): string =>
  /^\/(?:pay|portal|invoice|connect|express)\/([^/]+)(?:\/[a-z]+)?$/.exec(new URL(url).pathname)?.[1] ?? ''
