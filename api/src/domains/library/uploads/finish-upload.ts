import { and, eq } from 'drizzle-orm'
import { uploads, type UploadRow } from '../tables.ts'
import type { AtEnd, Context } from '../../../kernel/context.ts'

/**
 * All bytes of an upload have arrived: noted together with the job that makes something of it, once, whoever notices. A part waits for
 * the whole that names it.
 */
export async function finishUpload(
  { inPortal, now }: Pick<Context & AtEnd, 'inPortal' | 'now'>,
  { id, purpose }: Pick<UploadRow, 'id' | 'purpose'>,
): Promise<void> {
  await inPortal(async ({ db, emit }) => {
    const isPart = purpose === 'part'
    const finished = await db
      .update(uploads)
      .set(isPart ? { state: 'done', finished_at: now() } : { state: 'processing' })
      .where(and(eq(uploads.id, id), eq(uploads.state, 'receiving')))
      .returning({ id: uploads.id })
    if (finished.length > 0 && !isPart) await emit('upload.finished', { upload_id: id })
  })
}
