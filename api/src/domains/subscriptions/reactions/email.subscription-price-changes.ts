import { planOf } from '../plan-of.ts'
import { readSubscription } from '../running-subscription.ts'
import { subscriptionReaders } from '../subscription-readers.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { mails } from '../../../registries/mails.ts'
import { brandOf, sendMail } from '../../notifications/door.ts'

/** Emails one admin of the portal, one job per admin; skipped if the plan was canceled or the change withdrawn meanwhile. */
export const task = reaction<'subscription.price_changes'>(async (context, { subscription_id, user_id }) => {
  const { found, next, readers } = await context.inPortal(async ({ db }) => {
    const found = await readSubscription(db)
    const next_plan_id = found?.subscription.next_plan_id ?? null
    const next = next_plan_id === null ? null : await planOf(db, next_plan_id)
    return { found, next, readers: await subscriptionReaders(db) }
  })
  const reader = readers.find((one) => one.user_id === user_id)
  if (!reader || found?.subscription.id !== subscription_id) return
  const { status, ended_at, price, next_price, billing_type, next_billing_type, period_ends_at } = found.subscription
  if (status === 'canceled' || ended_at !== null || next_price === null || next_price === price) return
  const brand = await brandOf(context)
  const values = {
    before: { plan: found.plan.name, price, billing_type },
    after: { plan: (next ?? found.plan).name, price: next_price, billing_type: next_billing_type ?? billing_type },
    changes_at: period_ends_at,
  }
  await sendMail(context, brand, mails.subscription_price_changes, { to: reader.email, values })
})
