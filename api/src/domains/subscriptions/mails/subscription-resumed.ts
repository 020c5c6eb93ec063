import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { formatDay } from '@portico/shared/rules/dates/format-date.ts'
import { mail } from '../../notifications/door.ts'
import { agreementText, type Agreed } from './agreement-text.ts'

/** To a portal's admins when a canceled subscription continues. */
export const subscriptionResumed = mail({
  kind: 'transactional',
  sample: {
    /** what the plan is renewed as */
    renewed: { plan: 'Established Business', price: 24_900, billing_type: 'monthly' } as Agreed,
    /** a smaller plan, planned before it was canceled, begins then */
    is_planned: false,
    renews_at: new Date('2026-12-24T12:00:00Z'),
  },
  write: ({ renewed, is_planned, renews_at }, { url, portal, time_zone }) => {
    const day = formatDay({ at: renews_at, time_zone, reader_zone: null })
    const change = is_planned ? ' The change of the plan that was planned before takes place then.' : ''
    return {
      heading: `The subscription of ${portal} continues`,
      parts: [
        {
          kind: 'text',
          text: `It is no longer canceled. It renews on ${day}: ${agreementText(renewed)}, until you cancel.${change} Nothing is charged today.`,
        },
        { kind: 'button', label: 'View my subscription', url: url + linkToStaff('mySubscription') },
      ],
    }
  },
})
