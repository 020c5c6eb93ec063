import { create_upload } from '@portico/shared/contract/uploads.ts'
import { purposes } from '../../../../registries/upload-purposes.ts'
import { uploads } from '../../tables.ts'
import { bodyParts } from '../../../../kernel/body-parts.ts'
import { fail } from '../../../../kernel/fail.ts'
import { enforceRateLimit } from '../../../../kernel/rate-limit.ts'
import { rejectIfDiskFull } from '../../../../kernel/reject-if-disk-full.ts'
import { verb } from '../../../../kernel/verb.ts'
import { expiryFrom } from '../../uploads/expiry.ts'
import { finishUpload } from '../../uploads/finish-upload.ts'
import { saveUploadOffset } from '../../uploads/save-upload-offset.ts'
import { planUpload } from '../../uploads/plan-upload.ts'
import { bytesIn, readConcat, readMetadata } from '../../uploads/read-headers.ts'
import { receiveBytes } from '../../uploads/receive-bytes.ts'
import { requireVersion } from '../../uploads/tus-headers.ts'
import { claimParts, findJoinedUpload } from '../../uploads/claim-parts.ts'
import { withLease } from '../../uploads/upload-lease.ts'
import { tusAnswer } from './tus-answer.ts'
import { uploadExpires } from './upload-expires.ts'

/** Per person: enough for a folder of files at once, each in perhaps five parts. */
const begun = { limit: 600, window_s: 3_600 }

/** Begins an upload, or joins one from parts that have arrived. Its bytes may come with this request or later. */
export const createUpload = verb(create_upload, async (ctx, { query }) => {
  const { request, services, actor, portal, now, inPortal, log } = ctx
  requireVersion(request)
  await enforceRateLimit(services.platform, { key: `upload:${portal.id}:${actor.id}`, ...begun })
  const { headers } = request
  const text = headers.get('upload-metadata') ?? ''
  const metadata = readMetadata(text)
  const concat = readConcat(headers.get('upload-concat'))
  const parts = concat !== null && concat !== 'partial' ? concat.parts : null
  const given = bytesIn(headers.get('upload-length'))
  if (given === null && !parts) fail('uploads.invalid_length')
  const row = await inPortal(async ({ db }) => {
    const whole = parts && { parts, user_id: actor.id, metadata: text }
    const before = whole && (await findJoinedUpload(db, whole))
    if (before) return before
    const length = whole ? await claimParts(db, whole) : (given ?? 0)
    const plan = await planUpload(db, {
      purposes,
      actor,
      length,
      metadata,
      isPart: concat === 'partial',
      isJoined: parts !== null,
      now,
      portal,
    })
    const [made] = await db
      .insert(uploads)
      .values({ ...plan, parts, metadata: text, expires_at: expiryFrom(now()) })
      .returning()
    return made ?? fail('general.not_found')
  })
  ctx.note(`upload:${row.id}`, { file_name: row.file_name, purpose: row.purpose })
  // On the admin portal’s host every request names the portal that it works on.
  const portalNamed = query.referer_portal_id === undefined ? '' : `?referer_portal_id=${query.referer_portal_id}`
  const location = `/api/tus/${row.key}${portalNamed}`
  if (parts) {
    await finishUpload(ctx, row)
    return tusAnswer(201, { location })
  }
  const hasBytes = headers.get('content-type') === 'application/offset+octet-stream'
  const { offset, expires_at } = await withLease(ctx, row, async (_, lease) => {
    const body = hasBytes ? lease.watched(bodyParts(ctx.body)) : null
    const reached = await rejectIfDiskFull({ name: row.file_name, log }, () =>
      receiveBytes(services, { row, method: 'POST', offset: 0, body }),
    )
    return { offset: reached, expires_at: await saveUploadOffset(ctx, row, reached) }
  })
  return tusAnswer(201, {
    location,
    ...(hasBytes ? { 'upload-offset': String(offset) } : {}),
    ...uploadExpires({ expires_at, is_unfinished: offset < row.length }),
  })
})
