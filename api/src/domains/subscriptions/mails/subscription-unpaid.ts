import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { formatDay } from '@portico/shared/rules/dates/format-date.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { mail } from '../../notifications/door.ts'

/** To a portal's admins when its card could not be charged: the warning before it is suspended (LEG-016). */
export const subscriptionUnpaid = mail({
  kind: 'transactional',
  sample: { plan: 'Established Business', price: 249_000, suspends_at: new Date('2026-12-31T12:00:00Z') },
  write: ({ plan, price, suspends_at }, { url, portal, time_zone }) => ({
    heading: `We couldn’t charge your card for ${portal}`,
    parts: [
      {
        kind: 'text',
        text: `The payment of ${formatMoney(price)} for the ${plan} plan was declined. Please update your card. We’ll try again automatically over the next few days.`,
      },
      {
        kind: 'text',
        text: `Without payment, the portal will be suspended on ${formatDay({ at: suspends_at, time_zone, reader_zone: null })}. Nothing is deleted, and it opens again as soon as the payment arrives.`,
      },
      { kind: 'button', label: 'Update your card', url: url + linkToStaff('mySubscription') },
    ],
  }),
})
