import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { formatDay } from '@portico/shared/rules/dates/format-date.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import type { BillingType } from '@portico/shared/states/subscriptions/subscription.ts'
import { mail } from '../../notifications/door.ts'

type Agreed = { plan: string; price: number; billing_type: BillingType }

const every = { monthly: 'month', annual: 'year' } as const satisfies Record<BillingType, string>
const agreementText = ({ plan, price, billing_type }: Agreed): string =>
  `${plan}, ${formatMoney(price)} a ${every[billing_type]}`

/** To a portal's admins when its plan or the plan's price was changed. */
export const subscriptionChanged = mail({
  kind: 'transactional',
  sample: {
    before: { plan: 'Growing Business', price: 99_000, billing_type: 'annual' as BillingType },
    after: { plan: 'Established Business', price: 249_000, billing_type: 'annual' as BillingType },
    next_term_at: new Date('2026-12-24T12:00:00Z'),
  },
  write: ({ before, after, next_term_at }, { url, portal, time_zone }) => ({
    heading: `The subscription of ${portal} was changed`,
    parts: [
      {
        kind: 'rows',
        rows: [
          ['Until now', agreementText(before)],
          ['From now on', agreementText(after)],
        ],
      },
      {
        kind: 'text',
        text: `The new price is due for the term that begins on ${formatDay({ at: next_term_at, time_zone, reader_zone: null })}. You can cancel until then.`,
      },
      { kind: 'button', label: 'View my subscription', url: url + linkToStaff('mySubscription') },
    ],
  }),
})
