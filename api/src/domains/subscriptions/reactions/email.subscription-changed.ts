import { and, desc, eq, lte } from 'drizzle-orm'
import { plans, subscriptionEvents } from '../tables.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { mails } from '../../../registries/mails.ts'
import { brandOf, sendMail } from '../../notifications/door.ts'
import { subscriptionReaders } from '../subscription-readers.ts'

/** Emails the portal's admins what their subscription was and what it is now. */
export const task = reaction<'subscription.changed'>(async (context, { subscription_event_id }) => {
  const { agreed, readers } = await context.inPortal(async ({ db }) => {
    const [changed] = await db.select().from(subscriptionEvents).where(eq(subscriptionEvents.id, subscription_event_id))
    const agreed = await db
      .select({ event: subscriptionEvents, plan: plans.name })
      .from(subscriptionEvents)
      .innerJoin(plans, eq(plans.id, subscriptionEvents.plan_id))
      .where(
        and(
          eq(subscriptionEvents.subscription_id, changed?.subscription_id ?? 0),
          lte(subscriptionEvents.id, subscription_event_id),
        ),
      )
      .orderBy(desc(subscriptionEvents.id))
      .limit(2)
    return { agreed, readers: await subscriptionReaders(db) }
  })
  const [after, before] = agreed.map(({ event, plan }) => ({ ...event, plan }))
  if (!after || !before) return
  const brand = await brandOf(context)
  const values = {
    before,
    after,
    charged: after.charged,
    term_ends_at: after.period_ends_at,
    is_new_term: after.period_ends_at > before.period_ends_at,
  }
  for (const { email: to } of readers) await sendMail(context, brand, mails.subscription_changed, { to, values })
})
