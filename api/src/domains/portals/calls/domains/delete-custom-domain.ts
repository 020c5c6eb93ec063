import { eq } from 'drizzle-orm'
import { delete_custom_domain } from '@portico/shared/contract/portals/domains.ts'
import { customDomains, portals } from '../../tables.ts'
import { freeDomain } from '../../domain-claims.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { customDomainView } from './custom-domain-view.ts'

/** The portal's original host serves it again, and for 30 days the old domain redirects there (domains/publishing/hosts.ts). */
export const deleteCustomDomain = verb(delete_custom_domain, async ({ db, portal, services, emit, note, now }) => {
  const [gone] = await db.delete(customDomains).returning({ domain: customDomains.domain })
  if (!gone) return fail('domains.none')
  await freeDomain(db, { domain: gone.domain, at: now() })
  const served = await db
    .update(portals)
    .set({ custom_domain: null })
    .where(eq(portals.custom_domain, gone.domain))
    .returning({ id: portals.id })
  if (served.length > 0) await emit('portal.changed', { job_id: null })
  note('portal', { custom_domain: null, was: gone.domain })
  return customDomainView(db, { portal, config: services.config })
})
