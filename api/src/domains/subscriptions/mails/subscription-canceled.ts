import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { formatDay } from '@portico/shared/rules/dates/format-date.ts'
import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import { mail } from '../../notifications/door.ts'

/** To a portal's admins when its subscription was canceled: how long it runs, what is lost then, and how to resume it. */
export const subscriptionCanceled = mail({
  kind: 'transactional',
  sample: { plan: 'Established Business', ends_at: new Date('2026-12-24T12:00:00Z'), unused_credits: 40 },
  write: ({ plan, ends_at, unused_credits }, { url, portal, time_zone }) => {
    const day = formatDay({ at: ends_at, time_zone, reader_zone: null })
    const lost =
      unused_credits === 0 ? '' : ` Its unused credits are lost with it: ${countOf(unused_credits, 'credit')} today.`
    return {
      heading: `The subscription of ${portal} ends on ${day}`,
      parts: [
        {
          kind: 'text',
          text: `The ${plan} plan was canceled. Everything stays as it is until ${day}, the end of the term you’ve paid for, and nothing more is charged.`,
        },
        { kind: 'text', text: `After that the portal has no plan.${lost} Courses, people and certificates are kept.` },
        {
          kind: 'text',
          text: `Did you change your mind? Until then, choose Resume subscription under My subscription, and it continues as before.`,
        },
        { kind: 'button', label: 'View my subscription', url: url + linkToStaff('mySubscription') },
      ],
    }
  },
})
