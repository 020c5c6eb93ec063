import { append_upload } from '@portico/shared/contract/uploads.ts'
import { bodyParts } from '../../../../kernel/body-parts.ts'
import { fail } from '../../../../kernel/fail.ts'
import { rejectIfDiskFull } from '../../../../kernel/reject-if-disk-full.ts'
import { verb } from '../../../../kernel/verb.ts'
import { saveUploadOffset } from '../../uploads/save-upload-offset.ts'
import { ownUpload } from '../../uploads/own-upload.ts'
import { bytesIn } from '../../uploads/read-headers.ts'
import { purposes } from '../../../../registries/upload-purposes.ts'
import { receiveBytes } from '../../uploads/receive-bytes.ts'
import { requireUploadRight } from '../../uploads/plan-upload.ts'
import { requireVersion } from '../../uploads/tus-headers.ts'
import { withLease } from '../../uploads/upload-lease.ts'
import { tusAnswer } from './tus-answer.ts'
import { uploadExpires } from './upload-expires.ts'

/** Writes the next bytes of an upload, if its owner still may do what it is for. Bytes that arrived before a broken connection stay. */
export const appendUpload = verb(append_upload, async (ctx, { params }) => {
  const { request, services, log } = ctx
  requireVersion(request)
  if (request.headers.get('content-type') !== 'application/offset+octet-stream') fail('uploads.wrong_content')
  const offset = bytesIn(request.headers.get('upload-offset')) ?? fail('uploads.invalid_offset')
  const found = await ownUpload(ctx, params.key)
  if (found.parts) fail('uploads.is_final')
  const purpose = purposes[found.purpose]
  requireUploadRight(purpose, ctx.actor)
  const { refuseClosed, refuseOutOfReach } = purpose
  await ctx.inPortal(async ({ db }) => {
    await refuseClosed?.(db, { ...ctx, row: found })
    await refuseOutOfReach?.(db, { ...ctx, row: found })
  })
  ctx.note(`upload:${found.id}`)
  return withLease(ctx, found, async (row, lease) => {
    if (row.state !== 'receiving') fail('uploads.wrong_offset')
    const reached = await rejectIfDiskFull({ name: row.file_name, log }, () =>
      receiveBytes(services, { row, method: 'PATCH', offset, body: lease.watched(bodyParts(ctx.body)) }),
    )
    const expires_at = await saveUploadOffset(ctx, row, reached)
    return tusAnswer(204, {
      'upload-offset': String(reached),
      ...uploadExpires({ expires_at, is_unfinished: reached < row.length }),
    })
  })
})
