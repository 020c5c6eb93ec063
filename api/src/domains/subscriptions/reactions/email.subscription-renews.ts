import { planOf } from '../plan-of.ts'
import { readSubscription } from '../running-subscription.ts'
import { subscriptionReaders } from '../subscription-readers.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { mails } from '../../../registries/mails.ts'
import { brandOf, sendMail } from '../../notifications/door.ts'

/** Emails the portal's admins a month before a yearly plan renews; skipped if it was canceled meanwhile. */
export const task = reaction<'subscription.renews_soon'>(async (context, { subscription_id }) => {
  const { found, next, readers } = await context.inPortal(async ({ db }) => {
    const found = await readSubscription(db)
    const next_plan_id = found?.subscription.next_plan_id ?? null
    const next = next_plan_id === null ? null : await planOf(db, next_plan_id)
    return { found, next, readers: await subscriptionReaders(db) }
  })
  if (found?.subscription.id !== subscription_id || found.subscription.status === 'canceled') return
  if (found.subscription.ended_at !== null) return
  const { period_ends_at: renews_at, next_price } = found.subscription
  // A smaller plan scheduled for the end of the term is the one that renews.
  const price = next_price ?? found.subscription.price
  const price_before = price === found.subscription.price ? null : found.subscription.price
  const brand = await brandOf(context)
  for (const { email: to } of readers)
    await sendMail(context, brand, mails.subscription_renews, {
      to,
      values: { plan: (next ?? found.plan).name, price, price_before, renews_at },
    })
})
