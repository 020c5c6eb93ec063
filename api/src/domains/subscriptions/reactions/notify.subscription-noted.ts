import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { formatDay } from '@portico/shared/rules/dates/format-date.ts'
import { idsOf } from '../../identity/door.ts'
import { notifyAll } from '../../notifications/door.ts'
import { notedChange } from '../noted-change.ts'
import { subscriptionReaders } from '../subscription-readers.ts'
import { reaction } from '../../../kernel/reaction.ts'

/** Notifies the portal's admins that the subscription was canceled, was resumed, or changes with its next term. */
export const task = reaction<'subscription.noted'>(({ inPortal, portal }, { subscription_event_id }) =>
  inPortal(async (scope) => {
    const change = await notedChange(scope.db, subscription_event_id)
    if (!change) return
    const { id, kind, next, subscription } = change
    const day = formatDay({ at: subscription.period_ends_at, time_zone: portal.time_zone, reader_zone: null })
    const readers = idsOf(await subscriptionReaders(scope.db))
    const said = { path: linkToStaff('mySubscription'), cause: `subscription-event:${id}` }
    const original_id = subscription.id
    if (kind === 'canceled' || kind === 'resumed')
      await notifyAll(scope, readers, {
        ...said,
        type: `subscription_${kind}`,
        properties: { title: day, original_id },
      })
    if (kind === 'planned' && next)
      await notifyAll(scope, readers, {
        ...said,
        type: 'subscription_planned',
        properties: { title: `${next.plan} on ${day}`, original_id },
      })
  }),
)
