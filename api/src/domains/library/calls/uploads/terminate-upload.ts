import { eq } from 'drizzle-orm'
import { terminate_upload } from '@portico/shared/contract/uploads.ts'
import { uploads } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { forgetBytes } from '../../uploads/forget-bytes.ts'
import { ownUpload } from '../../uploads/own-upload.ts'
import { requireVersion } from '../../uploads/tus-headers.ts'
import { withLease } from '../../uploads/upload-lease.ts'
import { tusAnswer } from './tus-answer.ts'

/** Cancels an upload and removes everything received. What it has already become stays. */
export const terminateUpload = verb(terminate_upload, async (ctx, { params }) => {
  requireVersion(ctx.request)
  const found = await ownUpload(ctx, params.key)
  ctx.note(`upload:${found.id}`)
  return withLease(ctx, found, async (row) => {
    const isPart = row.purpose === 'part' && row.state === 'done'
    if (row.state !== 'receiving' && !isPart) fail('uploads.ended')
    await forgetBytes(ctx.services, row)
    await ctx.inPortal(({ db }) => db.delete(uploads).where(eq(uploads.id, row.id)))
    return tusAnswer(204, {})
  })
})
