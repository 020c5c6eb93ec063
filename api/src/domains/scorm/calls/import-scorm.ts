import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { bodyLimitOf, sizeLabel } from '@portico/shared/calls/body-limit.ts'
import { import_scorm } from '@portico/shared/contract/scorm/scorm.ts'
import { checkPackageUpload } from '@portico/shared/rules/scorm/check-package-upload.ts'
import { courses } from '../../courses/tables.ts'
import { scormImports } from '../tables.ts'
import { bodyParts } from '../../../kernel/body-parts.ts'
import { fail, failWith, Refusal } from '../../../kernel/fail.ts'
import { rejectIfDiskFull } from '../../../kernel/reject-if-disk-full.ts'
import { rejectBeyondQuota } from '../../library/door.ts'
import { mediaKinds } from '../../media/door.ts'
import { verb } from '../../../kernel/verb.ts'

/** Streams the zip into storage, then queues its import as a job, because unpacking can take minutes and gigabytes. */
export const importScorm = verb(
  import_scorm,
  async ({ inPortal, request, services, actor, note, log, now }, { params, query }) => {
    const refusal = checkPackageUpload([{ name: query.file_name, size_bytes: 0 }])
    if (refusal) failWith(refusal)
    const [course] = await inPortal(({ db }) =>
      db.select({ id: courses.id }).from(courses).where(eq(courses.id, params.course_id)),
    )
    if (!course) return fail('general.not_found')
    const file_key = mediaKinds.scorm_upload.key({ id: randomUUID() })
    const content = atMost(bodyParts(request.body), bodyLimitOf(import_scorm))
    const name = query.file_name
    await inPortal(({ db }) =>
      rejectBeyondQuota({ db, now }, { name, bytes: Number(request.headers.get('content-length')) || 0 }),
    )
    const { bytes } = await rejectIfDiskFull({ name, log }, () => services.storage.put(file_key, content))
    note(`course:${course.id}`, { file_name: name })
    const noted = inPortal(async ({ db, emit }) => {
      await rejectBeyondQuota({ db, now }, { name, bytes })
      const [row] = await db
        .insert(scormImports)
        .values({ course_id: course.id, file_name: name, file_key, reserved_bytes: bytes, created_by: actor.id })
        .returning({ id: scormImports.id })
      if (!row) throw new Error('no import was noted')
      await emit('scorm.import_requested', { import_id: row.id })
      return { id: row.id, state: 1 as const }
    })
    return noted.catch(async (error: unknown) => {
      if (error instanceof Refusal) await services.storage.remove(file_key)
      throw error
    })
  },
)

async function* atMost(parts: AsyncIterable<Uint8Array>, limit: number): AsyncGenerator<Uint8Array, void, void> {
  let seen = 0
  for await (const part of parts) {
    seen += part.length
    if (seen > limit) fail('general.body_too_large', { limit: sizeLabel(limit) })
    yield part
  }
}
