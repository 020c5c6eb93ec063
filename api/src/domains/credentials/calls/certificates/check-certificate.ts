import { eq } from 'drizzle-orm'
import { check_certificate } from '@portico/shared/contract/credentials/certificates.ts'
import { organizationLine } from '../../certificates/facts.ts'
import { pausedCertificate } from '../../cross-portal/paused-records.ts'
import { certificates } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { ipKey, enforceRateLimit } from '../../../../kernel/rate-limit.ts'
import { verb } from '../../../../kernel/verb.ts'

/**
 * Returns the data for comparison with a printed certificate: name, course, organizations and dates as issued, and whether it is revoked or expired;
 * nothing else (OP-85).
 */
export const checkCertificate = verb(check_certificate, async ({ db, portal: here, services, ip, now }, { params }) => {
  await enforceRateLimit(services.platform, { key: ipKey('certificate-check', ip), limit: 60, window_s: 60 })
  const [own] = await db.select().from(certificates).where(eq(certificates.serial, params.serial))
  // A paused portal's host shows nothing, so the core portal confirms its certificates meanwhile.
  const row = own ?? (here.kind === 'core' ? await pausedCertificate(services.platform.db, params.serial) : null)
  if (!row) return fail('certificates.not_found')
  const { learner, course, portal, organizations, finished_at } = row.snapshot
  const state = row.revoked_at
    ? ('revoked' as const)
    : row.expires_at && row.expires_at <= now()
      ? ('expired' as const)
      : ('valid' as const)
  return {
    state,
    learner,
    course,
    portal,
    organizations: organizations.map(organizationLine),
    finished_at,
    issued_at: row.issued_at,
    expires_at: row.expires_at,
    revoked_at: row.revoked_at,
    revoke_reason: row.revoke_reason,
  }
})
