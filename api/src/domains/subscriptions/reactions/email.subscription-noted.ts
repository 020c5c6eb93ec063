import { notedChange, type NotedChange } from '../noted-change.ts'
import { subscriptionReaders } from '../subscription-readers.ts'
import { unusedPlanCredits } from '../unused-plan-credits.ts'
import { reaction, type ReactionContext } from '../../../kernel/reaction.ts'
import { mails } from '../../../registries/mails.ts'
import { brandOf, sendMail } from '../../notifications/door.ts'

/** Emails the portal's admins that the subscription was canceled, was resumed, or changes with its next term. */
export const task = reaction<'subscription.noted'>(async (context, { subscription_event_id }) => {
  const { change, readers, unused_credits } = await context.inPortal(async ({ db }) => ({
    change: await notedChange(db, subscription_event_id),
    readers: await subscriptionReaders(db),
    unused_credits: await unusedPlanCredits(db),
  }))
  if (!change) return
  for (const { email } of readers) await tell(context, email, { change, unused_credits })
})

async function tell(
  context: ReactionContext,
  to: string,
  { change, unused_credits }: { change: NotedChange; unused_credits: number },
): Promise<void> {
  const brand = await brandOf(context)
  const { kind, now, next } = change
  const { period_ends_at: at } = change.subscription
  if (kind === 'canceled')
    await sendMail(context, brand, mails.subscription_canceled, {
      to,
      values: { plan: now.plan, ends_at: at, unused_credits },
    })
  if (kind === 'resumed')
    await sendMail(context, brand, mails.subscription_resumed, {
      to,
      values: { renewed: next ?? now, is_planned: next !== null, renews_at: at },
    })
  // Withdrawn meanwhile: there is nothing to announce.
  if (kind === 'planned' && next)
    await sendMail(context, brand, mails.subscription_planned, {
      to,
      values: { before: now, after: next, changes_at: at },
    })
}
