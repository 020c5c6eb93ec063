import { and, eq, isNull } from 'drizzle-orm'
import { publishJob } from '@portico/shared/states/publish-job.ts'
import { strandedImports, uploadsInUse } from '../cross-portal/unfinished-imports.ts'
import { inPortal } from '../../../db/in-portal.ts'
import { scormImports } from '../tables.ts'
import { notify } from '../../notifications/door.ts'
import type { Services } from '../../../kernel/services.ts'
import { abandonedBefore, removeUploads } from '../sweep-uploads.ts'

/** Once a day, at night. */
export const sweepUploadsCron = '53 3 * * * sweep-uploads'

type In = Pick<Services, 'app' | 'platform' | 'storage' | 'log' | 'now'>

/** Gives up imports that will never run and removes uploads that nothing needs. */
export async function sweepUploads({ app, platform, storage, log, now }: In): Promise<void> {
  const before = abandonedBefore(now())
  const stranded = await strandedImports(platform.db, before)
  for (const { portal_id, id, file_name, created_by } of stranded)
    await inPortal(app.db, portal_id, async (db) => {
      const given_up = await db
        .update(scormImports)
        .set({ state: publishJob.failed, error_code: 'scorm_import.failed', finished_at: now() })
        .where(and(eq(scormImports.id, id), isNull(scormImports.finished_at)))
        .returning({ id: scormImports.id })
      if (given_up.length === 0 || created_by === null) return
      const properties = { title: file_name, original_id: id }
      await notify({ db }, { user_id: created_by, type: 'scorm_import_failed', properties, cause: `import:${id}` })
    })
  const removed = await removeUploads(storage, { before, inUse: () => uploadsInUse(platform.db) })
  if (stranded.length + removed > 0) log.info({ given_up: stranded.length, removed }, 'abandoned uploads removed')
}
