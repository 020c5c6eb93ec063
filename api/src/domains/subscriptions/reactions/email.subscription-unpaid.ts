import { readSubscription } from '../running-subscription.ts'
import { subscriptionReaders } from '../subscription-readers.ts'
import { noticePeriod_ms } from '@portico/shared/rules/subscriptions/payment-notice.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { mails } from '../../../registries/mails.ts'
import { brandOf, sendMail } from '../../notifications/door.ts'

/** Emails the portal's admins that its card was declined, with the date of suspension; skipped once it is paid. */
export const task = reaction<'subscription.unpaid'>(async (context, { subscription_id }) => {
  const { found, readers } = await context.inPortal(async ({ db }) => ({
    found: await readSubscription(db),
    readers: await subscriptionReaders(db),
  }))
  if (found?.subscription.id !== subscription_id || found.subscription.past_due_at === null) return
  const { price, past_due_at } = found.subscription
  const brand = await brandOf(context)
  const values = { plan: found.plan.name, price, suspends_at: new Date(past_due_at.getTime() + noticePeriod_ms) }
  for (const { email: to } of readers) await sendMail(context, brand, mails.subscription_unpaid, { to, values })
})
