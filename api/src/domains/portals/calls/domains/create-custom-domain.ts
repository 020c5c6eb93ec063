import { randomBytes } from 'node:crypto'
import { create_custom_domain } from '@portico/shared/contract/portals/domains.ts'
import { customDomains } from '../../tables.ts'
import { isHeld } from '../../domain-claims.ts'
import { isOwnName } from '../../is-own-name.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { customDomainView } from './custom-domain-view.ts'

/** Requesting a domain does not block it for others; it belongs to this portal once it is verified. */
export const createCustomDomain = verb(
  create_custom_domain,
  async ({ db, portal, services, emit, note, now }, { body }) => {
    const { domain } = body
    if (portal.kind === 'admin') fail('domains.admin_portal')
    if (!isOwnName(domain, services.config)) fail('domains.not_allowed')
    if (await isHeld(db, { domain, at: now() })) fail('domains.taken')
    const made = await db
      .insert(customDomains)
      .values({ domain, token: randomBytes(16).toString('hex'), created_at: now(), next_check_at: now() })
      .onConflictDoNothing()
      .returning({ domain: customDomains.domain })
    if (made.length === 0) fail('domains.exists')
    note('portal', { custom_domain: domain })
    await emit('domain.asked', { what: 'domain' })
    return customDomainView(db, { portal, config: services.config })
  },
)
