import { eq } from 'drizzle-orm'
import { expiredUploads } from '../cross-portal/expired-uploads.ts'
import { inPortal } from '../../../db/in-portal.ts'
import { uploads } from '../tables.ts'
import { emitter } from '../../../events/emit.ts'
import type { Services } from '../../../kernel/services.ts'
import { finishUpload } from '../uploads/finish-upload.ts'
import { forgetBytes } from '../uploads/forget-bytes.ts'
import { reachedOffset } from '../uploads/receive-bytes.ts'

/** Every hour. */
export const expireUploadsCron = '37 * * * * expire-uploads'

/** Expires uploads that received nothing for a day. A complete one whose process died before recording it is finished instead. */
export async function expireUploads(services: Services): Promise<void> {
  const { app, platform, log, now } = services
  let gone = 0
  for (const row of await expiredUploads(platform.db, now())) {
    const within = <T>(work: Parameters<typeof inPortal<T>>[2]) => inPortal<T>(app.db, row.portal_id, work)
    if (row.state === 'receiving' && (await reachedOffset(services, row)) === row.length && row.purpose !== 'part') {
      await finishUpload(
        { now, inPortal: (work) => within((db) => work({ db, emit: emitter(db, row.portal_id) })) },
        row,
      )
      continue
    }
    if (row.state === 'receiving' || row.purpose === 'part') await forgetBytes(services, row)
    await within((db) => db.delete(uploads).where(eq(uploads.id, row.id)))
    gone += 1
  }
  if (gone > 0) log.info({ gone }, 'expired uploads removed')
}
