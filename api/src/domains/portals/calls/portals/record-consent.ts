import { record_consent } from '@portico/shared/contract/portals/consent.ts'
import { consentChoices } from '../../tables.ts'
import { ipKey, enforceRateLimit } from '../../../../kernel/rate-limit.ts'
import { verb } from '../../../../kernel/verb.ts'

const perMinute = 30

/** Stores each answer in its own row, as proof of what was allowed when, without names, emails or IP addresses (LEG-006). */
export const recordConsent = verb(record_consent, async ({ db, services, ip }, { body }) => {
  await enforceRateLimit(services.platform, { key: ipKey('consent', ip), limit: perMinute, window_s: 60 })
  await db.insert(consentChoices).values(body)
  return null
})
