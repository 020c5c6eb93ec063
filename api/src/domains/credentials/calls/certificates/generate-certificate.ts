import { and, desc, eq, isNull } from 'drizzle-orm'
import { may } from '@portico/shared/access/may.ts'
import { generate_certificate } from '@portico/shared/contract/credentials/certificates.ts'
import { mayIssue } from '@portico/shared/rules/credentials/certificates/may-issue.ts'
import { seatTimeLeft, waitInWords } from '@portico/shared/rules/credentials/certificates/seat-time-left.ts'
import { seatTimesRequired } from '../../proof/seat-time-waits.ts'
import { certificateExpiresAt } from '../../certificates/expires-at.ts'
import { certificates } from '../../tables.ts'
import { enrollments } from '../../../learning/tables.ts'
import { requireCourseReach } from '../../../access/door.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { makeSerial } from './make-serial.ts'
import { rejectMissingCharacters } from './reject-missing-characters.ts'
import { rejectOverflowingText } from './reject-overflowing-text.ts'
import { readCertificateParts } from './certificate-parts.ts'
import { certificateWire } from '../../certificates/wire.ts'

/** Issues the certificate of a finished course with all data frozen as of today; repeated requests return the existing one (CER-004…009). */
export const generateCertificate = verb(generate_certificate, async (ctx, { params, body }) => {
  const { db, actor, portal, services, emit, note } = ctx
  if (params.user !== actor.id && !may({ roles: [actor.role], action: 'certificates.generate_others' }))
    fail('access.denied')
  if (params.user !== actor.id) await requireCourseReach(db, { actor, course_id: params.course })
  const [enrollment] = await db
    .select()
    .from(enrollments)
    .where(
      and(
        eq(enrollments.user_id, params.user),
        eq(enrollments.course_id, params.course),
        isNull(enrollments.ended_at),
        body.related_id ? eq(enrollments.id, body.related_id) : undefined,
      ),
    )
    .orderBy(desc(enrollments.id))
    .limit(1)
    .for('update')
  if (!enrollment) return fail('general.not_found')
  const [issued] = await db.select().from(certificates).where(eq(certificates.enrollment_id, enrollment.id))
  if (issued) return certificateWire(issued, portal, services.config)

  const { template, organizations, instructors, snapshot, logo } = await readCertificateParts(db, {
    enrollment,
    portal,
  })
  const refusal = mayIssue({
    course_status: enrollment.status,
    instructors_count: instructors.length,
    has_certificate_template: template !== null,
    has_logo: logo !== null,
  })
  if (refusal) fail(refusal)
  const seat = (await seatTimesRequired(db, { enrollment_ids: [enrollment.id], time_zone: portal.time_zone })).get(
    enrollment.id,
  )
  const wait = seat && seatTimeLeft(seat)
  if (wait) fail('certificates.seat_time_short', waitInWords(wait))
  rejectMissingCharacters(snapshot)
  const issued_at = ctx.now()
  const expires_at = template?.valid_for_months
    ? certificateExpiresAt({ issued_at, valid_for_months: template.valid_for_months, time_zone: portal.time_zone })
    : null
  const printed = { serial: makeSerial(), snapshot, issued_at, expires_at }
  rejectOverflowingText(printed)
  const [row] = await db
    .insert(certificates)
    .values({
      ...printed,
      enrollment_id: enrollment.id,
      user_id: params.user,
      course_id: params.course,
      organization_id: organizations[0]?.id ?? null,
    })
    .returning()
  if (!row) throw new Error('no certificate was issued')
  note(`enrollment:${enrollment.id}`, { serial: row.serial, ...seat })
  await emit('certificate.issued', { certificate_id: row.id })
  return certificateWire(row, portal, services.config)
})
