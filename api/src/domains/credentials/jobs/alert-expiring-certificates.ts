import { reachedLeadTime, longestLeadTime_days } from '@portico/shared/rules/credentials/certificates/expiry-alerts.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { expiringCertificates } from '../cross-portal/expiring-certificates.ts'
import { inPortal } from '../../../db/in-portal.ts'
import { certificateAlerts } from '../tables.ts'
import { emitter } from '../../../events/emit.ts'
import { notify } from '../../notifications/door.ts'
import type { Services } from '../../../kernel/services.ts'

/** Daily, in the morning US time. */
export const alertExpiringCertificatesCron = '11 12 * * * alert-expiring-certificates'

type In = Pick<Services, 'app' | 'platform' | 'log' | 'now'>

/**
 * Alerts holders, and the managers who bought their seats, that a certificate expires: once per lead time of the portal (90, 30 and 7 days by
 * default) (TEN-051, OP-16).
 */
export async function alertExpiringCertificates({ app, platform, log, now }: In): Promise<void> {
  const soon = await expiringCertificates(platform.db, { from: now(), within_days: longestLeadTime_days })
  let told = 0
  for (const { portal_id, id, user_id, manager_id, expires_at, course, slug, days } of soon) {
    const days_before = reachedLeadTime({ expires_at, now: now(), days })
    if (days_before === null) continue
    told += await inPortal(app.db, portal_id, async (db) => {
      const [fresh] = await db
        .insert(certificateAlerts)
        .values({ certificate_id: id, days_before })
        .onConflictDoNothing()
        .returning({ id: certificateAlerts.id })
      if (!fresh) return 0
      const people = [...new Set([user_id, manager_id])].filter((one): one is number => one !== null)
      for (const person of people)
        await notify(
          { db },
          {
            user_id: person,
            type: 'certificate_expiring',
            properties: { title: course, original_id: id },
            path: linkTo('course', { slug }),
            cause: `certificate:${id}:${days_before}`,
          },
        )
      await emitter(db, portal_id)('certificate.expiring', { alert_id: fresh.id })
      return 1
    })
  }
  if (told > 0) log.info({ told }, 'holders were told of certificates that expire')
}
