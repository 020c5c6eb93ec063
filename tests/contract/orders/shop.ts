import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { sdkClient, type Stripe } from '../../../api/local/payments/sdk-client.ts'
import { startPaymentService, type PaymentService } from '../../../api/local/payments/start-payment-service.ts'
import { createPayments } from '../../../api/src/adapters/payments/create-payments.ts'
import { readConfig } from '../../../api/src/config.ts'
import { bundleCourses, bundles, coursePricings, courses } from '../../../api/src/domains/courses/tables.ts'
import { make_payment, type Order } from '../../../shared/src/contract/orders/orders.ts'
import { get_quote } from '../../../shared/src/contract/orders/quote.ts'
import type { SoldKind } from '../../../shared/src/states/orders/sold-kind.ts'
import type { CourseStatus } from '../../../shared/src/states/courses/course.ts'
import type { Client } from '../../support/client.ts'
import { requestAt } from '../../support/http-client.ts'
import { createWorld, type Person, type PortalName, type World } from '../../support/world.ts'

const secret_key = 'sk_test_orders'
const webhook_secret = 'whsec_orders'
/** Signs events of the accounts that portals opened under the shared one. */
export const connect_webhook_secret = 'whsec_connect'
/** A portal paid into its own account sets this as STRIPE_ACCOUNTS: `31=${ownAccount}`. */
export const ownAccount = 'own:sk_test_own:whsec_own'
/** Settings under which Summit takes card payments, into an account of its own. */
export const summitSells = { STRIPE_ACCOUNTS: `31=${ownAccount}` }
const further_accounts = [{ secret_key: 'sk_test_own', webhook_secret: 'whsec_own' }]
const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  disputed: '4000 0000 0000 0259',
} as const
const banks = { pays: '000123456789', refuses: '000222222227' } as const

export type Course = { id: number; slug: string; title: string }
export type Shop = Awaited<ReturnType<typeof openShop>>

/** Creates a world whose payments go through the real SDK to the real local service. Its events reach the API only when a test delivers them. */
export async function openShop(env: Record<string, string> = {}) {
  const data_dir = mkdtempSync(join(tmpdir(), 'orders-payments-'))
  let skew_ms = 0
  const start = (port: number) =>
    startPaymentService({
      port,
      data_dir,
      secret_key,
      webhook_secret,
      connect_webhook_secret,
      further_accounts,
      now: () => Date.now() + skew_ms,
    })
  let service: PaymentService | null = await start(0)
  const port = Number(new URL(service.url).port)
  const settings = {
    STRIPE_SECRET_KEY: secret_key,
    STRIPE_WEBHOOK_SECRET: webhook_secret,
    STRIPE_CONNECT_WEBHOOK_SECRET: connect_webhook_secret,
    STRIPE_API_URL: service.url,
  }
  const world = await createWorld({ ...settings, ...env })
  const stripe = sdkClient({ url: service.url, secret_key })
  const ownStripe = sdkClient({ url: service.url, secret_key: 'sk_test_own' })
  const owner = postgres(world.database_url, {
    max: 2,
    onnotice: () => {},
    types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
  })
  let made = 0

  const makeCourse = async ({
    tiers = { 1: 3900 },
    status = 2,
    portal = 'core',
  }: { tiers?: Record<number, number>; status?: CourseStatus; portal?: PortalName } = {}): Promise<Course> => {
    const title = `Course ${(made += 1)}`
    return world.within(portal, async (db) => {
      const [course] = await db
        .insert(courses)
        .values({ slug: `sold-course-${made}`, title, publication_status: status })
        .returning({ id: courses.id, slug: courses.slug, title: courses.title })
      if (!course) throw new Error('no course')
      await db.insert(coursePricings).values(
        Object.entries(tiers).map(([from_quantity, price]) => ({
          course_id: course.id,
          from_quantity: Number(from_quantity),
          price,
        })),
      )
      return course
    })
  }

  /** Creates a published bundle of these courses, in this order. */
  const makeBundle = async (
    of: readonly Course[],
    { price = 9900, discount_price = null }: { price?: number; discount_price?: number | null } = {},
  ): Promise<Course> => {
    const title = `Bundle ${(made += 1)}`
    return world.within('core', async (db) => {
      const [bundle] = await db
        .insert(bundles)
        .values({ slug: `bundle-${made}`, title, price, discount_price, publication_status: 2 })
        .returning({ id: bundles.id, slug: bundles.slug, title: bundles.title })
      if (!bundle) throw new Error('no bundle')
      await db
        .insert(bundleCourses)
        .values(of.map(({ id }, index) => ({ bundle_id: bundle.id, course_id: id, sort_number: index })))
      return bundle
    })
  }

  return {
    world,
    stripe,
    /** the account that only the key in `ownAccount` opens */
    ownStripe,
    /** client for an account under the shared one */
    stripeOf: (account: string): Stripe => sdkClient({ url: settings.STRIPE_API_URL, secret_key, account }),
    owner,
    makeCourse,
    makeBundle,
    /** Clears the sign-in limit, because tests create more people than may sign in from one IP per minute. */
    person: async (...args: Parameters<World['person']>): Promise<Person> => {
      await world.services.platform.sql`delete from rate_limits where key like 'login-ip:%'`
      return world.person(...args)
    },
    /** Moves the provider's clock ahead. */
    passTime: (ms: number) => void (skew_ms += ms),
    /** Sets the accounts, as after a restart with these settings. */
    setAccounts: (changed: Record<string, string>) => {
      world.services.payments = createPayments(
        readConfig({ DEMO: '1', DATABASE_URL: world.database_url, ...settings, ...changed }),
      )
    },
    stopPayments: async () => {
      await service?.close()
      service = null
    },
    startPayments: async () => void (service = await start(port)),
    events: async (account: Stripe = stripe): Promise<Stripe.Event[]> =>
      (await account.events.list({ limit: 100 })).data.toReversed(),
    deliver: (
      event: Stripe.Event | string,
      {
        secret = webhook_secret,
        age_s = 0,
        host = world.portals.core.host,
        port,
      }: {
        secret?: string
        age_s?: number
        host?: string
        /** port of a separate api process */ port?: number
      } = {},
    ): Promise<Response> => {
      const payload = typeof event === 'string' ? event : JSON.stringify(event)
      const signature = stripe.webhooks.generateTestHeaderString({
        payload,
        secret,
        timestamp: Math.floor(Date.now() / 1000) - age_s,
      })
      const url = `http://${host}/api/webhooks/stripe`
      const headers = { host, 'stripe-signature': signature, 'content-type': 'application/json' }
      const sent = { method: 'POST', headers, body: payload }
      return port === undefined ? Promise.resolve(world.app.request(url, sent)) : requestAt(port, url, sent)
    },
    close: async () => {
      await owner.end()
      await world.close()
      await service?.close()
      rmSync(data_dir, { recursive: true, force: true })
    },
  }
}

/** Address of the test shoppers. */
export const austin = {
  line1: '1 Congress Avenue',
  line2: '',
  city: 'Austin',
  state: 'TX' as const,
  postal_code: '78701',
}

let keys = 0
export const newKey = (): string => `key-of-a-test-${(keys += 1)}-${process.pid}`

/** Builds the body that the checkout sends, with the prices the shopper sees now. */
export async function checkoutBody(
  buyer: Client,
  lines: { id: number; quantity: number }[],
  idempotency_key = newKey(),
  type: SoldKind = 'course',
) {
  const quote = await buyer.call(get_quote, { body: { type, lines, state: austin.state, address: austin } })
  return {
    type,
    cancel_url: `/checkout/${type}`,
    success_url: `/orders/success/${type}`,
    address: austin,
    price: quote.total,
    idempotency_key,
    lines: quote.lines.map(({ id, quantity, unit_price }) => ({ id, quantity, unit_price })),
  }
}

export async function checkout(
  buyer: Client,
  lines: { id: number; quantity: number }[],
  /** recent orders of the same cart that the buyer knows about and buys in addition to */
  besides: number[] = [],
): Promise<{ order_id: number; url: string }> {
  return buyer.call(make_payment, { body: { ...(await checkoutBody(buyer, lines)), besides } })
}

/** Fills in a card on the provider's page. 303 means paid; anything else stays on the page. */
export function payAt(url: string, card: keyof typeof cards = 'good'): Promise<Response> {
  const body = new URLSearchParams({
    card_number: cards[card],
    card_expiry: '12 / 40',
    card_cvc: '123',
    card_name: 'Ada Shopper',
  })
  return fetch(url, { method: 'POST', body, redirect: 'manual' })
}

/** Pays from a bank account, whose bank decides days later. */
export function payByBank(url: string, account: keyof typeof banks): Promise<Response> {
  const body = new URLSearchParams({
    method: 'us_bank_account',
    bank_routing: '110000000',
    bank_account: banks[account],
    bank_name: 'Ada Shopper',
  })
  return fetch(url, { method: 'POST', body, redirect: 'manual' })
}

export const lineOf = (order: Order, index = 0): Order['lines'][number] => {
  const line = order.lines[index]
  if (!line) throw new Error('the order has no such line')
  return line
}
