import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { formatDay } from '@portico/shared/rules/dates/format-date.ts'
import type { BillingType } from '@portico/shared/states/subscriptions/subscription.ts'
import { mail } from '../../notifications/door.ts'
import { agreementText } from './agreement-text.ts'

/** To a portal's admins before the next term of their plan gets a new price. */
export const subscriptionPriceChanges = mail({
  kind: 'transactional',
  sample: {
    before: { plan: 'Growing Business', price: 9_900, billing_type: 'monthly' as BillingType },
    after: { plan: 'Growing Business', price: 10_900, billing_type: 'monthly' as BillingType },
    changes_at: new Date('2026-12-24T12:00:00Z'),
  },
  write: ({ before, after, changes_at }, { url, portal, time_zone }) => {
    const day = formatDay({ at: changes_at, time_zone, reader_zone: null })
    return {
      heading: `The price of your plan changes on ${day}`,
      parts: [
        {
          kind: 'rows',
          rows: [
            [`Until ${day}`, agreementText(before)],
            ['From then on', agreementText(after)],
          ],
        },
        {
          kind: 'text',
          text: `The plan of ${portal} is renewed on ${day} at the new price. If that’s fine, you don’t need to do anything. You can change or cancel it until then.`,
        },
        { kind: 'button', label: 'View my subscription', url: url + linkToStaff('mySubscription') },
      ],
    }
  },
})
