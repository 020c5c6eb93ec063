import { and, eq, isNull } from 'drizzle-orm'
import { publishJob } from '@portico/shared/states/publish-job.ts'
import { scormImports, scormPackages } from '../tables.ts'
import type { Scope } from '../../../kernel/context.ts'
import { notify } from '../../notifications/door.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { storageKey } from '../../../storage/storage-key.ts'
import { reservePackageSpace } from '../import/reserve-package-space.ts'
import { PackageRefused } from '../import/package-refused.ts'
import { importPackage, type ImportProgress, type PackageImport } from '../import/import-package.ts'

type ImportRow = typeof scormImports.$inferSelect

/**
 * Unpacks an uploaded package. A rejected package ends the job, because only its author can fix it; a failing disk is retried. Work that a killed
 * worker had not committed is redone; for a finished import only the upload is removed.
 */
export const task = reaction<'scorm.import_requested'>(async ({ inPortal, services, log }, { import_id }) => {
  const [wanted] = await inPortal(({ db }) => db.select().from(scormImports).where(eq(scormImports.id, import_id)))
  if (!wanted) return
  const upload = storageKey(wanted.file_key)
  const isUnderWay = await inPortal((scope) => begin(scope, import_id))
  if (isUnderWay) {
    const name = wanted.file_name.replace(/\.zip$/i, '')
    const { onProgress, settled } = noteProgress((progress) =>
      inPortal(({ db }) => db.update(scormImports).set(progress).where(unfinished(import_id))),
    )
    const refuseBeyondRoom = async (unpacked: { sha256: string; bytes: number }) => {
      const none = await inPortal((scope) => reservePackageSpace(scope, { import_id, ...unpacked, now: services.now }))
      if (none) throw new PackageRefused('scorm_import.quota_reached', none)
    }
    const result = await importPackage({ storage: services.storage, upload, name, refuseBeyondRoom, onProgress })
    await settled()
    const isTried = services.config.CHROMIUM_PATH !== ''
    await inPortal((scope) => finish(scope, { import_id, result, isTried, finished_at: services.now() }))
    log.info({ import_id, ok: result.ok }, 'scorm package imported')
  }
  await services.storage.remove(upload)
})

const noted_ms = 500

/** Stores an import's progress at intervals: one write at a time, and a failed write stops nothing. */
function noteProgress(write: (progress: ImportProgress) => Promise<unknown>) {
  let writing: Promise<unknown> | null = null
  let last: { at: number; stage: ImportProgress['stage'] | null } = { at: 0, stage: null }
  return {
    onProgress(progress: ImportProgress): void {
      const isDue = progress.stage !== last.stage || Date.now() - last.at >= noted_ms
      if (writing || !isDue) return
      last = { at: Date.now(), stage: progress.stage }
      writing = write(progress)
        .catch(() => {})
        .finally(() => (writing = null))
    },
    settled: async () => void (await writing),
  }
}

const unfinished = (import_id: number) => and(eq(scormImports.id, import_id), isNull(scormImports.finished_at))

/** Returns false if the import has already finished. */
async function begin({ db }: Scope, import_id: number): Promise<boolean> {
  const begun = await db
    .update(scormImports)
    .set({ state: publishJob.processing })
    .where(unfinished(import_id))
    .returning({ id: scormImports.id })
  return begun.length > 0
}

type Ended = { import_id: number; result: PackageImport; isTried: boolean; finished_at: Date }

/** Stores the outcome of an import. The lock lets only one worker end it; a second one changes nothing and sends no notification. */
async function finish(scope: Scope, { import_id, result, isTried, finished_at }: Ended): Promise<void> {
  const { db } = scope
  const [row] = await db.select().from(scormImports).where(unfinished(import_id)).for('update')
  if (!row) return
  const ended = result.ok
    ? { state: publishJob.published, scorm_package_id: await savePackage(scope, result.package) }
    : { state: publishJob.failed, error_code: result.code, error_params: result.params }
  await db
    .update(scormImports)
    .set({ ...ended, finished_at })
    .where(eq(scormImports.id, import_id))
  await notifyImporter(scope, { row, result })
  const package_id = 'scorm_package_id' in ended ? ended.scorm_package_id : undefined
  if (isTried && package_id !== undefined) await scope.emit('scorm.trial_requested', { package_id })
}

async function savePackage(
  { db }: Scope,
  {
    sha256,
    title,
    version,
    entry,
    items,
    headings,
    report,
    files,
    bytes,
  }: Extract<PackageImport, { ok: true }>['package'],
): Promise<number> {
  const values = { sha256, title, version, entry, items, headings, report, files, bytes, is_shared: false }
  const [row] = await db
    .insert(scormPackages)
    .values(values)
    .onConflictDoUpdate({ target: [scormPackages.portal_id, scormPackages.sha256], set: values })
    .returning({ id: scormPackages.id })
  if (!row) throw new Error('no package was kept')
  return row.id
}

async function notifyImporter(scope: Scope, { row, result }: { row: ImportRow; result: PackageImport }): Promise<void> {
  if (row.created_by === null) return
  await notify(scope, {
    user_id: row.created_by,
    type: result.ok ? 'scorm_import_done' : 'scorm_import_failed',
    properties: { title: result.ok ? result.package.title : row.file_name, original_id: row.id },
    cause: `import:${row.id}`,
  })
}
