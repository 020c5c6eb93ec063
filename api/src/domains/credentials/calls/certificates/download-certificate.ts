import { and, eq, isNull, sql } from 'drizzle-orm'
import { may } from '@portico/shared/access/may.ts'
import { download_certificate } from '@portico/shared/contract/credentials/certificates.ts'
import { pausedCertificate } from '../../cross-portal/paused-records.ts'
import type { Transaction } from '../../../../db/client.ts'
import { certificates } from '../../tables.ts'
import { enrollments } from '../../../learning/tables.ts'
import { enrollmentsOfManager } from '../../../learning/door.ts'
import { reachesCourse } from '../../../access/door.ts'
import type { Actor } from '../../../../kernel/context.ts'
import type { Services } from '../../../../kernel/services.ts'
import type { Portal } from '../../../../portal/portal.ts'
import { certificatePdf } from '../../certificates/certificate-pdf.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { checkUrl } from '../../certificates/wire.ts'
import { attachment } from '../../../../kernel/attachment.ts'

type Read = { db: Transaction; actor: Actor; row: { user_id: number; course_id: number; enrollment_id: number } }
/** Allows the holder, staff with the course's learners in reach, and the manager whose seat the certificate was earned with. */
async function mayRead({ db, actor, row }: Read): Promise<boolean> {
  const roles = [actor.role]
  if (row.user_id === actor.id) return true
  if (may({ roles, action: 'learning.read_others' })) return reachesCourse(db, { actor, course_id: row.course_id })
  if (!may({ roles, action: 'credits.manage_own' })) return false
  const of_theirs = and(
    eq(enrollments.id, row.enrollment_id),
    isNull(enrollments.ended_at),
    sql`${enrollments.id} in ${enrollmentsOfManager(actor.id)}`,
  )
  return (await db.$count(enrollments, of_theirs)) > 0
}

/** Sends the PDF to its holder, staff and the holder's manager; everyone else gets 404. */
export const downloadCertificate = verb(
  download_certificate,
  async ({ inPortal, actor, portal, services }, { params }) => {
    const row = await inPortal(async ({ db }) => {
      const [found] = await db.select().from(certificates).where(eq(certificates.serial, params.serial))
      return found && (await mayRead({ db, actor, row: found })) ? found : null
    })
    const certificate = row ?? (await ownOfPaused({ actor, portal, services, serial: params.serial }))
    if (!certificate) return fail('certificates.not_found')
    return pdfOf(certificate, { portal, services, actor })
  },
)

type Here = { portal: Portal; services: Services }

/** On the core portal, returns the caller's own certificate from a paused portal. */
async function ownOfPaused({ actor, portal, services, serial }: Here & { actor: Actor; serial: string }) {
  const found = portal.kind === 'core' ? await pausedCertificate(services.platform.db, serial) : null
  return found?.user_id === actor.id ? found : null
}

async function pdfOf(
  certificate: typeof certificates.$inferSelect,
  { portal, services, actor }: Here & { actor: Actor },
): Promise<Response> {
  const { serial, revoked_at, revoke_reason } = certificate
  if (revoked_at) fail('certificates.revoked', { reason: revoke_reason ?? '' })
  const check_url = checkUrl(serial, portal, services.config)
  const pdf = await certificatePdf({
    certificate,
    check_url,
    storage: services.storage,
    from: { portal_id: portal.id, by: actor.id },
  })
  return new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': attachment(`certificate-${serial}.pdf`),
      'cache-control': 'private, no-store',
    },
  })
}
