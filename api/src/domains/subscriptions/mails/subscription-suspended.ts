import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { mail } from '../../notifications/door.ts'

/** To a portal's admins when it was suspended for a missing payment (OP-68). */
export const subscriptionSuspended = mail({
  kind: 'transactional',
  sample: { plan: 'Established Business', price: 249_000 },
  write: ({ plan, price }, { url, portal }) => ({
    heading: `${portal} is suspended`,
    parts: [
      {
        kind: 'text',
        text: `The payment of ${formatMoney(price)} for the ${plan} plan is a week overdue. Until it arrives, nobody can open courses on the portal.`,
      },
      {
        kind: 'text',
        text: 'Progress, certificates and settings are safe. The portal opens again as soon as the payment arrives.',
      },
      { kind: 'button', label: 'Update your card', url: url + linkToStaff('mySubscription') },
    ],
  }),
})
