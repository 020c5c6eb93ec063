import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { formatDay } from '@portico/shared/rules/dates/format-date.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import type { BillingType } from '@portico/shared/states/subscriptions/subscription.ts'
import { mail } from '../../notifications/door.ts'
import { agreementText, every, type Agreed } from './agreement-text.ts'

type Paid = { charged: number | null; is_new_term: boolean; after: Agreed; day: string }
function paymentText({ charged, is_new_term, after: { price, billing_type }, day }: Paid): string {
  const renewal = `On ${day} the plan renews for ${formatMoney(price)}, and again every ${every[billing_type]}, until you cancel.`
  if (charged === 0) return `Nothing was charged now: a credit from earlier payments covers it. ${renewal}`
  if (charged !== null && is_new_term)
    return `${formatMoney(charged)} was charged now, for the term until ${day}. ${renewal}`
  if (charged !== null)
    return `${formatMoney(charged)} was charged now, for the time until ${day}, less what you had already paid for it. The receipt is with the buyer’s orders. ${renewal}`
  if (is_new_term) return `The term that runs until ${day} is charged at the new price. ${renewal}`
  return `The new price is due for the term that begins on ${day}. You can cancel until then.`
}

/** To a portal's admins when its plan or the plan's price was changed. */
export const subscriptionChanged = mail({
  kind: 'transactional',
  sample: {
    before: { plan: 'Growing Business', price: 99_000, billing_type: 'annual' as BillingType },
    after: { plan: 'Established Business', price: 249_000, billing_type: 'annual' as BillingType },
    /** what the card was charged for it; null: nothing yet */
    charged: 150_000 as number | null,
    term_ends_at: new Date('2026-12-24T12:00:00Z'),
    is_new_term: false,
  },
  write: ({ before, after, ...paid }, { url, portal, time_zone }) => ({
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
        text: paymentText({ ...paid, after, day: formatDay({ at: paid.term_ends_at, time_zone, reader_zone: null }) }),
      },
      { kind: 'button', label: 'View my subscription', url: url + linkToStaff('mySubscription') },
    ],
  }),
})
