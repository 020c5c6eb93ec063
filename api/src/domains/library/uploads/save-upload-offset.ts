import { and, eq, gt } from 'drizzle-orm'
import { uploads, type UploadRow } from '../tables.ts'
import type { AtEnd, Context } from '../../../kernel/context.ts'
import { fail } from '../../../kernel/fail.ts'
import { expiryFrom } from './expiry.ts'
import { finishUpload } from './finish-upload.ts'
import { forgetBytes } from './forget-bytes.ts'

/**
 * Records how far an upload has come and returns when it now expires. One that gave way while its request was stalled is over: its space may be taken
 * by now, so its bytes are removed.
 */
export async function saveUploadOffset(
  ctx: Pick<Context & AtEnd, 'inPortal' | 'now' | 'services'>,
  row: UploadRow,
  reached: number,
): Promise<Date> {
  const { inPortal, now, services } = ctx
  const expires_at = expiryFrom(now(), row.created_at)
  const waiting = await inPortal(({ db }) =>
    db
      .update(uploads)
      .set({ expires_at })
      .where(and(eq(uploads.id, row.id), gt(uploads.expires_at, now())))
      .returning({ id: uploads.id }),
  )
  if (waiting.length === 0) {
    await forgetBytes(services, row)
    fail('uploads.ended')
  }
  if (reached === row.length) await finishUpload(ctx, row)
  return expires_at
}
