import { and, eq } from 'drizzle-orm'
import { uploads, type UploadRow } from '../tables.ts'
import type { AtEnd, Context } from '../../../kernel/context.ts'

/**
 * Records that all bytes of an upload have arrived, together with the job that processes it; exactly once, however often it is called. A part waits
 * for the upload that joins it.
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
