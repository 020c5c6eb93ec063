import { and, eq } from 'drizzle-orm'
import { uploads, type UploadRow } from '../db/tables/media.ts'
import { assignmentFiles } from '../db/tables/assignments.ts'
import { trainingFiles } from '../db/tables/proof.ts'
import { scormImports } from '../db/tables/course-content.ts'
import type { Scope } from '../kernel/context.ts'
import { Refusal } from '../kernel/fail.ts'
import { reaction, type ReactionContext } from '../kernel/reaction.ts'
import { inspectFile, type Inspected } from '../materials/inspect-file.ts'
import { insertMaterial } from '../materials/insert-material.ts'
import { placeFile } from '../materials/place-file.ts'
import { replaceBytes } from '../materials/replace-bytes.ts'
import { storageKey } from '../storage/storage-key.ts'
import { completeBytes } from '../uploads/complete-bytes.ts'
import { forgetBytes, forgetNotes } from '../uploads/forget-bytes.ts'
import { joinParts, removeParts } from '../uploads/join-parts.ts'

/** What an upload became. */
type Outcome = Partial<
  Pick<UploadRow, 'material_id' | 'is_duplicate' | 'scorm_import_id' | 'error_code' | 'error_params'>
>

/**
 * Makes of an upload what it was for, once: what a killed worker had not committed is made again, and of two workers the second changes
 * nothing. A file that is refused ends the job, because only its owner can mend it.
 */
export const task = reaction<'upload.finished'>(async (ctx, { upload_id }) => {
  const { services, inPortal } = ctx
  const [row] = await inPortal(({ db }) => db.select().from(uploads).where(eq(uploads.id, upload_id)))
  if (!row) return
  if (row.state === 'processing')
    try {
      await completeBytes(services, row)
      await joinParts(ctx, row)
      await make(ctx, row)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      await inPortal((scope) => end(scope, { row, at: services.now(), make: async () => refusedAs(error) }))
    }
  await removeParts(ctx, row)
  await tidy(ctx, upload_id)
})

const refusedAs = ({ code, params }: Refusal): Outcome => ({ error_code: code, error_params: { ...params } })

async function make({ services, inPortal, portal }: ReactionContext, row: UploadRow): Promise<void> {
  const { storage, now } = services
  const key = storageKey(row.file_key)
  const name = row.file_name
  if (row.purpose === 'scorm') {
    await inPortal((scope) => end(scope, { row, at: now(), make: () => askImport(scope, row) }))
    return
  }
  const inspected = await inspectFile({ storage, key, name })
  if (row.purpose === 'assignment') {
    await inPortal((scope) => end(scope, { row, at: now(), make: () => keepForAssignment(scope, { row, inspected }) }))
    return
  }
  if (row.purpose === 'evidence') {
    await inPortal((scope) => end(scope, { row, at: now(), make: () => keepAsEvidence(scope, { row, inspected }) }))
    return
  }
  const placed = await placeFile({ storage, portal_id: portal.id, key, name, inspected })
  const given = { name, inspected, ...placed }
  await inPortal((scope) =>
    end(scope, {
      row,
      at: now(),
      make: async () => {
        if (row.purpose === 'replacement') {
          await replaceBytes(scope, { ...given, id: row.material_id ?? 0, at: now(), by: row.user_id })
          return {}
        }
        const made = await insertMaterial(scope, { ...given, uploaded_by: row.user_id })
        return { material_id: made.row.id, is_duplicate: made.is_duplicate }
      },
    }),
  )
}

/** Notes what became of an upload in the transaction that makes it; false where that was done already. */
async function end(
  { db }: Scope,
  { row, at, make }: { row: UploadRow; at: Date; make: () => Promise<Outcome> },
): Promise<void> {
  const [waiting] = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.id, row.id), eq(uploads.state, 'processing')))
    .for('update')
  if (!waiting) return
  const outcome = await make()
  const state = outcome.error_code ? 'refused' : 'done'
  await db
    .update(uploads)
    .set({ ...outcome, state, finished_at: at })
    .where(eq(uploads.id, row.id))
}

async function keepForAssignment(
  { db }: Scope,
  { row, inspected }: { row: UploadRow; inspected: Inspected },
): Promise<Outcome> {
  const { key, enrollment_id, module_item_id, file_key, file_name } = row
  if (enrollment_id === null || module_item_id === null) throw new Error('an upload does not say whose it is')
  await db.insert(assignmentFiles).values({
    key,
    enrollment_id,
    module_item_id,
    file_key,
    name: file_name,
    content_type: inspected.content_type,
    size: inspected.size,
  })
  return {}
}

async function keepAsEvidence(
  { db }: Scope,
  { row, inspected }: { row: UploadRow; inspected: Inspected },
): Promise<Outcome> {
  const { key, user_id, file_key, file_name } = row
  const { content_type, size } = inspected
  await db.insert(trainingFiles).values({ key, user_id, file_key, name: file_name, content_type, size })
  return {}
}

async function askImport({ db, emit }: Scope, row: UploadRow): Promise<Outcome> {
  const { course_id, module_item_id, file_name, file_key, user_id } = row
  const [made] = await db
    .insert(scormImports)
    .values({ course_id, module_item_id, file_name, file_key, created_by: user_id })
    .returning({ id: scormImports.id })
  if (!made) throw new Error('no import was noted')
  await emit('scorm.import_requested', { import_id: made.id })
  return { scorm_import_id: made.id }
}

/** What lies where the upload came in and became nothing there: a picture’s, which was kept elsewhere, and a refused file’s. */
async function tidy({ services, inPortal }: ReactionContext, upload_id: number): Promise<void> {
  const [row] = await inPortal(({ db }) => db.select().from(uploads).where(eq(uploads.id, upload_id)))
  if (!row) return
  const isNeeded =
    row.purpose === 'scorm' ||
    row.purpose === 'assignment' ||
    row.purpose === 'evidence' ||
    !/\.(?:jpe?g|gif|png|webp|ico)$/i.test(row.file_name)
  if (row.state === 'refused' || (row.state === 'done' && !isNeeded)) await forgetBytes(services, row)
  else await forgetNotes(services, row)
}
