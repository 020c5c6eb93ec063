import { followDomain } from '../follow-domain.ts'
import { followSender } from '../follow-sender.ts'
import { reaction } from '../../../kernel/reaction.ts'

/** The first look, soon after somebody asked; the clock takes the next ones. */
export const task = reaction<'domain.asked'>(({ services, portal }, { what }) =>
  what === 'domain' ? followDomain(services, portal) : followSender(services, portal),
)
