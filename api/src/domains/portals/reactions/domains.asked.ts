import { followDomain } from '../follow-domain.ts'
import { followSender } from '../follow-sender.ts'
import { reaction } from '../../../kernel/reaction.ts'

/** Makes the first check soon after the request; the scheduled job makes the later ones. */
export const task = reaction<'domain.asked'>(({ services, portal }, { what }) =>
  what === 'domain' ? followDomain(services, portal) : followSender(services, portal),
)
