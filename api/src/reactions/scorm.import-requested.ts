import { eq } from 'drizzle-orm'
import { publishJob } from '@portico/shared/states/publish-job.ts'
import { scormImports, scormPackages } from '../db/tables/course-content.ts'
import type { Scope } from '../kernel/context.ts'
import { notify } from '../kernel/notify.ts'
import { reaction } from '../kernel/reaction.ts'
import { storageKey } from '../storage/storage-key.ts'
import { importPackage } from '../scorm/import/import-package.ts'

/** Unpacks an uploaded package. A refused package ends the job, because only its author can fix it; a failing disk is tried again. */
export const task = reaction<'scorm.import_requested'>(async ({ inPortal, services, log }, { import_id }) => {
  const [wanted] = await inPortal(({ db }) =>
    db.update(scormImports).set({ state: publishJob.processing }).where(eq(scormImports.id, import_id)).returning(),
  )
  if (!wanted || wanted.finished_at) return
  const upload = storageKey(wanted.file_key)
  const result = await importPackage({
    storage: services.storage,
    upload,
    name: wanted.file_name.replace(/\.zip$/i, ''),
  })
  const finished_at = services.now()
  const tell = async (
    scope: Scope,
    { type, title }: { type: 'scorm_import_done' | 'scorm_import_failed'; title: string },
  ) =>
    wanted.created_by === null
      ? undefined
      : notify(scope, {
          user_id: wanted.created_by,
          type,
          properties: { title, original_id: import_id },
          cause: `import:${import_id}`,
        })
  await inPortal(async (scope) => {
    const { db } = scope
    if (!result.ok) {
      await db
        .update(scormImports)
        .set({ state: publishJob.failed, error_code: result.code, error_params: result.params, finished_at })
        .where(eq(scormImports.id, import_id))
      await tell(scope, { type: 'scorm_import_failed', title: wanted.file_name })
      return
    }
    const { sha256, title, version, entry, items, files, bytes } = result.package
    const values = { sha256, title, version, entry, items, files, bytes }
    const [row] = await db
      .insert(scormPackages)
      .values(values)
      .onConflictDoUpdate({ target: [scormPackages.portal_id, scormPackages.sha256], set: values })
      .returning({ id: scormPackages.id })
    await db
      .update(scormImports)
      .set({ state: publishJob.published, scorm_package_id: row?.id ?? null, finished_at })
      .where(eq(scormImports.id, import_id))
    await tell(scope, { type: 'scorm_import_done', title })
  })
  await services.storage.remove(upload)
  log.info({ import_id, ok: result.ok }, 'scorm package imported')
})
