import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { formatDay } from '@portico/shared/rules/dates/format-date.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { mail } from '../../notifications/door.ts'

/** To a portal's admins a month before their yearly plan renews. */
export const subscriptionRenews = mail({
  kind: 'transactional',
  sample: {
    plan: 'Established Business',
    price: 249_000,
    price_before: 229_000 as number | null,
    renews_at: new Date('2026-12-24T12:00:00Z'),
  },
  write: ({ plan, price, price_before, renews_at }, { url, portal, time_zone }) => {
    const day = formatDay({ at: renews_at, time_zone, reader_zone: null })
    return {
      heading: `Your ${plan} plan renews on ${day}`,
      parts: [
        {
          kind: 'text',
          text: `The plan of ${portal} is renewed for another year on ${day}, for ${formatMoney(price)}${price_before === null ? '' : `, previously ${formatMoney(price_before)}`}. If that’s fine, you don’t need to do anything.`,
        },
        {
          kind: 'text',
          text: 'You can cancel until then. Everything stays as it is until the end of the year you’ve paid for.',
        },
        { kind: 'button', label: 'View my subscription', url: url + linkToStaff('mySubscription') },
      ],
    }
  },
})
