import { check_custom_domain } from '@portico/shared/contract/portals/domains.ts'
import { followDomain } from '../../follow-domain.ts'
import { fail } from '../../../../kernel/fail.ts'
import { enforceRateLimit } from '../../../../kernel/rate-limit.ts'
import { verb } from '../../../../kernel/verb.ts'
import { customDomainView } from './custom-domain-view.ts'

export const checkCustomDomain = verb(check_custom_domain, async ({ portal, services, inPortal, note }) => {
  await enforceRateLimit(services.platform, { key: `check-domain:${portal.id}`, limit: 20, window_s: 60 })
  await followDomain(services, portal)
  const shown = await inPortal(({ db }) => customDomainView(db, { portal, config: services.config }))
  if (!shown.domain) return fail('domains.none')
  note('portal', { custom_domain: shown.domain.domain, state: shown.domain.state })
  return shown
})
