import { afterAll, beforeAll, expect, test } from 'vitest'
import { portalById } from '../../../api/src/db/cross-portal/portals-and-members.ts'
import { endingSubscriptions } from '../../../api/src/domains/subscriptions/cross-portal/subscriptions-of-portals.ts'
import { inPortal } from '../../../api/src/db/in-portal.ts'
import { emitter } from '../../../api/src/events/emit.ts'
import { turnSubscriptions } from '../../../api/src/domains/subscriptions/jobs/turn-subscriptions.ts'
import { task as priceChanges } from '../../../api/src/domains/subscriptions/reactions/email.subscription-price-changes.ts'
import { login } from '../../../shared/src/contract/identity/session.ts'
import { change_plan, keep_plan, preview_plan_change } from '../../../shared/src/contract/subscriptions-own.ts'
import { createClient } from '../../support/client.ts'
import { jobContext } from '../../support/job-context.ts'
import { queuedJobs } from '../../support/queued-jobs.ts'
import { runQueued } from '../../support/run-queued.ts'
import { deliverAll, prices, subscribed } from './card-shop.ts'
import { openShop, type Shop } from './shop.ts'

let shop: Shop
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())
const days_ms = 3 * 86_400_000

test('[CHK-021] [CHK-023] notifies a plan’s admins once per price before a new price, unless it was withdrawn', async () => {
  const had = await subscribed(shop, 'established', 'monthly')
  const { services, app, config } = shop.world
  // A month may have 31 days; notices due a month ahead are sent within 30.
  shop.passTime(days_ms)
  shop.world.setNow(new Date(Date.now() + days_ms))
  await deliverAll(shop)
  const admin = createClient(app, `${had.slug}.${config.PUBLIC_HOST}`)
  await admin.call(login, { body: { login: had.buyer.email, password: had.buyer.password } })
  const told = async () =>
    (
      await shop.owner<{ price: number }[]>`
        select price from subscription_events where portal_id = ${had.id} and kind = 'price_told' order by id`
    ).map(({ price }) => price)
  const isLookedAt = async () => {
    const now = services.now()
    const before = new Date(now.getTime() + 40 * 86_400_000)
    const found = await endingSubscriptions(services.platform.db, { before, now })
    return found.some(({ portal_id }) => portal_id === had.id)
  }
  await turnSubscriptions(services)
  expect(await told()).toEqual([])
  expect(await isLookedAt()).toBe(false)
  const smaller = { plan_id: prices.growing.id, billing_type: 'monthly' as const }
  const { at } = await admin.call(preview_plan_change, { body: smaller })
  await admin.call(change_plan, { body: { ...smaller, due_now: 0, at, sent_as: crypto.randomUUID() } })
  expect(await isLookedAt()).toBe(true)
  await Promise.all([turnSubscriptions(services), turnSubscriptions(services)])
  expect(await told()).toEqual([prices.growing.monthly])
  const jobs = await queuedJobs<object>(shop.world, 'email.subscription-price-changes')
  const { mails } = await runQueued(shop.world, 'email.subscription-price-changes')
  expect(mails.map(({ to }) => to)).toEqual([had.buyer.email])

  const sent: { to: string; subject: string; text: string }[] = []
  const context = await jobContext(shop.world)
  const portal = await portalById(services.platform.db, had.id)
  if (!portal) throw new Error('the portal stands')
  const [row] = await shop.owner<{ id: number }[]>`select id from subscriptions where portal_id = ${had.id}`
  const mail = (user_id = had.buyer.id) =>
    priceChanges(
      {
        ...context,
        portal,
        mailer: { ...context.mailer, send: async (letter: (typeof sent)[number]) => void sent.push(letter) },
        inPortal: (work) => inPortal(services.app.db, had.id, (db) => work({ db, emit: emitter(db, had.id) })),
      },
      { subscription_id: row?.id ?? 0, user_id },
    )
  // Queues one job per admin; a job for someone who is no longer an admin sends nothing.
  expect(jobs).toEqual([{ subscription_id: row?.id, user_id: had.buyer.id }])
  await mail(had.buyer.id + 1_000_000)
  expect(sent).toEqual([])
  await mail()
  expect(sent).toMatchObject([{ to: had.buyer.email }])
  expect(sent[0]?.subject).toMatch(/^The price of your plan changes on /)
  for (const part of ['$249.00 a month', '$99.00 a month']) expect(sent[0]?.text).toContain(part)
  await admin.call(keep_plan, {})
  sent.length = 0
  await mail()
  expect(sent).toEqual([])
}, 180_000)
