import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { formatDay } from '@portico/shared/rules/dates/format-date.ts'
import { mail } from '../../notifications/door.ts'
import { agreementText, type Agreed } from './agreement-text.ts'

/** To a portal's admins when a smaller plan, or another billing, was planned for the next term. */
export const subscriptionPlanned = mail({
  kind: 'transactional',
  sample: {
    before: { plan: 'Established Business', price: 24_900, billing_type: 'monthly' } as Agreed,
    after: { plan: 'Growing Business', price: 9_900, billing_type: 'monthly' } as Agreed,
    changes_at: new Date('2026-12-24T12:00:00Z'),
  },
  write: ({ before, after, changes_at }, { url, portal, time_zone }) => {
    const day = formatDay({ at: changes_at, time_zone, reader_zone: null })
    return {
      heading: `The plan of ${portal} changes on ${day}`,
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
          text: `Nothing is charged today, and everything stays as it is until then. If you change your mind, choose Keep ${before.plan} under My subscription before that day.`,
        },
        { kind: 'button', label: 'View my subscription', url: url + linkToStaff('mySubscription') },
      ],
    }
  },
})
