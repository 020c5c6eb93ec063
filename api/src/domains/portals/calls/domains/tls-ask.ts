import { tls_ask } from '@portico/shared/contract/portals/domains.ts'
import { isDomainProven } from '../../cross-portal/proven-domains.ts'
import { fail } from '../../../../kernel/fail.ts'
import { ipKey, rejectKnownOverLimit, enforceRateLimit } from '../../../../kernel/rate-limit.ts'
import { verb } from '../../../../kernel/verb.ts'

/** Unknown hosts that one IP address may request per minute, so that a scan with made-up names cannot flood the database. */
const limit = 60

/** Checks proven hosts before the rate limit, so that a scan cannot keep a portal from its certificate. */
export const tlsAsk = verb(tls_ask, async ({ services, ip }, { query }) => {
  const host = query.domain.toLowerCase()
  if (await services.identity.portalByHost(host)) return { allowed: true as const }
  const rate = { key: ipKey('tls-ask', ip), limit, window_s: 60 }
  if (await isDomainProven(services.platform.db, host)) return { allowed: true as const }
  rejectKnownOverLimit(services.platform, rate)
  await enforceRateLimit(services.platform, rate)
  return fail('domains.unknown_host')
})
