import { tls_ask } from '@portico/shared/contract/domains.ts'
import { isDomainProven } from '../../cross-portal/proven-domains.ts'
import { fail } from '../../../../kernel/fail.ts'
import { addressKey, refuseKnownPast, takeRate } from '../../../../kernel/rate-limit.ts'
import { verb } from '../../../../kernel/verb.ts'

/** How many unknown hosts one asker may name a minute: whoever scans a server with made-up names must not fill the database with work. */
const limit = 60

/** Proven hosts are answered whatever else was asked, so that a scan keeps no portal from its certificate. */
export const tlsAsk = verb(tls_ask, async ({ services, ip }, { query }) => {
  const host = query.domain.toLowerCase()
  if (await services.identity.portalByHost(host)) return { allowed: true as const }
  const rate = { key: addressKey('tls-ask', ip), limit, window_s: 60 }
  if (await isDomainProven(services.platform.db, host)) return { allowed: true as const }
  refuseKnownPast(services.platform, rate)
  await takeRate(services.platform, rate)
  return fail('domains.unknown_host')
})
