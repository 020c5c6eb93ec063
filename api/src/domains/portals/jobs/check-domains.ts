import { portalById } from '../../../db/cross-portal/portals-and-members.ts'
import { dueForCheck } from '../cross-portal/proven-domains.ts'
import { followDomain } from '../follow-domain.ts'
import { followSender } from '../follow-sender.ts'
import type { Services } from '../../../kernel/services.ts'
import type { Portal } from '../../../portal/portal.ts'

/** Every minute, for those that are due: new ones soon, proven ones daily (rules/portals/domains/next-check.ts). */
export const checkDomainsCron = '* * * * * check-domains'

type In = Pick<Services, 'app' | 'platform' | 'config' | 'dns' | 'now' | 'log'>
const at_once = 8

/** Checks the DNS records of domains and senders that are due. A failed check does not stop the others. */
export async function checkDomains(services: In): Promise<void> {
  const { domains, senders } = await dueForCheck(services.platform.db, services.now())
  const work = [
    ...domains.map((id) => ({ id, follow: followDomain })),
    ...senders.map((id) => ({ id, follow: followSender })),
  ]
  const next = async (): Promise<void> => {
    for (let one = work.shift(); one; one = work.shift()) await look(services, one)
  }
  await Promise.all(Array.from({ length: at_once }, next))
}

async function look(
  services: In,
  { id, follow }: { id: number; follow: (services: In, portal: Portal) => Promise<void> },
): Promise<void> {
  try {
    const portal = await portalById(services.platform.db, id)
    if (portal) await follow(services, portal)
  } catch (err) {
    services.log.error({ err, portal: id }, 'the records of a domain could not be looked up')
  }
}
