import { readSubscription } from '../running-subscription.ts'
import { subscriptionReaders } from '../subscription-readers.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { mails } from '../../../registries/mails.ts'
import { brandOf, sendMail } from '../../notifications/door.ts'

/** Emails the admins of a suspended portal; skipped if it is open again. */
export const task = reaction<'subscription.suspended'>(async (context, { subscription_id }) => {
  const { found, readers } = await context.inPortal(async ({ db }) => ({
    found: await readSubscription(db),
    readers: await subscriptionReaders(db),
  }))
  if (found?.subscription.id !== subscription_id || found.subscription.suspended_at === null) return
  const brand = await brandOf(context)
  const values = { plan: found.plan.name, price: found.subscription.price }
  for (const { email: to } of readers) await sendMail(context, brand, mails.subscription_suspended, { to, values })
})
