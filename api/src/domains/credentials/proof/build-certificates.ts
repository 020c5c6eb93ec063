import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { nameInZip } from '@portico/shared/rules/credentials/certificates/name-in-zip.ts'
import { writeZip, type PacketFile } from '@portico/shared/rules/credentials/packets/stored-zip.ts'
import { certificatePdf } from '../certificates/certificate-pdf.ts'
import { checkUrl } from '../certificates/wire.ts'
import { certificates } from '../tables.ts'
import type { proofJobs } from '../tables.ts'
import { enrollmentsOfManager } from '../../learning/door.ts'
import type { ReactionContext } from '../../../kernel/reaction.ts'

/** Zips all certificates of a course, or of a manager's people, that are not revoked, each named by its person and serial number. */
export async function buildCertificates(
  { inPortal, services, portal }: ReactionContext,
  { course_id, manager_id }: Pick<typeof proofJobs.$inferSelect, 'course_id' | 'manager_id'>,
  onProgress: (done: number, total: number) => Promise<void>,
): Promise<Uint8Array> {
  const isWanted = and(
    manager_id !== null && course_id === null ? undefined : eq(certificates.course_id, course_id ?? 0),
    manager_id === null ? undefined : ofManager(manager_id),
  )
  const rows = await inPortal(({ db }) =>
    db
      .select()
      .from(certificates)
      .where(and(isWanted, isNull(certificates.revoked_at)))
      .orderBy(asc(certificates.id)),
  )
  await onProgress(0, rows.length)
  const files: PacketFile[] = []
  for (const [index, certificate] of rows.entries()) {
    const check_url = checkUrl(certificate.serial, portal, services.config)
    const bytes = await certificatePdf({ certificate, check_url, storage: services.storage, from: null })
    files.push({ name: nameInZip(certificate.snapshot.learner, certificate.serial), bytes: new Uint8Array(bytes) })
    if (index % 25 === 24) await onProgress(index + 1, rows.length)
  }
  await onProgress(rows.length, rows.length)
  return writeZip(files)
}

const ofManager = (manager_id: number) =>
  sql`exists (select from enrollments e where e.id = ${certificates.enrollment_id} and e.ended_at is null
    and e.id in ${enrollmentsOfManager(manager_id)})`
