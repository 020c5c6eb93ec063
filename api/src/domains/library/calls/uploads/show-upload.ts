import { show_upload } from '@portico/shared/contract/uploads.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { finishUpload } from '../../uploads/finish-upload.ts'
import { ownUpload } from '../../uploads/own-upload.ts'
import { reachedOffset } from '../../uploads/receive-bytes.ts'
import { requireVersion } from '../../uploads/tus-headers.ts'
import { tusAnswer } from './tus-answer.ts'
import { uploadExpires } from './upload-expires.ts'

/** Returns where an upload resumes. Finishes one whose last bytes a killed process received but did not record. */
export const showUpload = verb(show_upload, async (ctx, { params }) => {
  requireVersion(ctx.request)
  const row = await ownUpload(ctx, params.key)
  const offset = (await reachedOffset(ctx.services, row)) ?? fail('uploads.ended')
  if (offset === row.length && row.state === 'receiving') await finishUpload(ctx, row)
  const parts = row.parts?.map((key) => `/api/tus/${key}`).join(' ')
  return tusAnswer(200, {
    'upload-offset': String(offset),
    'upload-length': String(row.length),
    ...(row.metadata ? { 'upload-metadata': row.metadata } : {}),
    ...uploadExpires({ ...row, is_unfinished: row.state === 'receiving' }),
    ...(row.purpose === 'part' ? { 'upload-concat': 'partial' } : {}),
    ...(parts ? { 'upload-concat': `final;${parts}` } : {}),
  })
})
