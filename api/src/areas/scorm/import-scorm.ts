import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { eq } from 'drizzle-orm'
import { bodyLimitOf, sizeLabel } from '@portico/shared/contract/body-limit.ts'
import { import_scorm } from '@portico/shared/contract/scorm.ts'
import { courses } from '../../db/tables/courses.ts'
import { scormImports } from '../../db/tables/course-content.ts'
import { bodyParts } from '../../kernel/body-parts.ts'
import { fail, Refusal } from '../../kernel/fail.ts'
import { refuseWithoutRoom } from '../../kernel/refuse-without-room.ts'
import { verb } from '../../kernel/verb.ts'

/** Takes the zip to disk as it comes, then promises its import: a job, because unpacking takes minutes and gigabytes. */
export const importScorm = verb(
  import_scorm,
  async ({ inPortal, request, services, actor, note, log }, { params, query }) => {
    const [course] = await inPortal(({ db }) =>
      db.select({ id: courses.id }).from(courses).where(eq(courses.id, params.course_id)),
    )
    if (!course) return fail('general.not_found')
    const folder = join(services.config.DATA_DIR, 'storage', 'uploads')
    const file_path = join(folder, `${randomUUID()}.zip`)
    try {
      await refuseWithoutRoom({ name: query.file_name, log }, async () => {
        await mkdir(folder, { recursive: true })
        await pipeline(
          Readable.from(bodyParts(request.body)),
          atMost(bodyLimitOf(import_scorm)),
          createWriteStream(file_path, { flush: true }),
        )
      })
    } catch (error) {
      await rm(file_path, { force: true })
      throw error
    }
    note(`course:${course.id}`, { file_name: query.file_name })
    return inPortal(async ({ db, emit }) => {
      const [row] = await db
        .insert(scormImports)
        .values({ course_id: course.id, file_name: query.file_name, file_path, created_by: actor.id })
        .returning({ id: scormImports.id })
      if (!row) throw new Error('no import was noted')
      await emit('scorm.import_requested', { import_id: row.id })
      return { id: row.id, state: 1 as const }
    })
  },
)

function atMost(limit: number): Transform {
  let seen = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      seen += chunk.length
      done(seen > limit ? new Refusal('general.body_too_large', { limit: sizeLabel(limit) }) : null, chunk)
    },
  })
}
