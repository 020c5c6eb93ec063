import type { Services } from '../../../kernel/services.ts'
import { largestImport_bytes } from '@portico/shared/resources/import-calls.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import type { Scope } from '../../../kernel/context.ts'
import { readBytes } from '../../../kernel/read-bytes.ts'
import { verb } from '../../../kernel/verb.ts'
import { csvFile } from '../../../csv/csv-file.ts'
import type { List } from '../list-table.ts'
import { storeListImport } from './store-list-import.ts'
import { importReport, importTemplate } from './import-files.ts'
import { importOf } from './import-of.ts'
import { inRowsThread } from './in-rows-thread.ts'
import { runImportBatch } from './run-import-batch.ts'
import { startImport } from './start-import.ts'
import { enforceImportRate } from './enforce-import-rate.ts'

// Up to this many rows are validated and imported before the call returns; larger files run as a job.
const atOnce = 100

/** The verbs that import a CSV file into a list: nothing changes before someone has seen the preview. */
export function importVerbs(list: List) {
  const { calls, resource } = list
  return {
    import_template: verb(calls.import_template, async () =>
      csvFile(importTemplate(resource), `${resource.name}-template.csv`),
    ),
    judge_import: verb(calls.judge_import, async (ctx, { query }) => {
      const { request, inPortal, actor, request_id, note, log } = ctx
      await enforceImportRate(ctx.services, actor)
      const bytes = await readBytes(request, { limit_bytes: largestImport_bytes })
      const file = await inRowsThread(bytes, { portal_id: ctx.portal.id, by: actor.id })
      return inPortal(async (scope) => {
        const id = await storeListImport(scope.db, list, { file_name: query.file_name, file, actor, request_id })
        note(`${resource.name}:import ${id}`, { file: query.file_name, rows: file.rows.length })
        await goOn(scope, list, { id, total: file.rows.length, log })
        return importOf(scope.db, list, id)
      })
    }),
    show_import: verb(calls.show_import, ({ db }, { params }) => importOf(db, list, params.import)),
    run_import: verb(calls.run_import, async (ctx, { params }) => {
      const { db, note, actor, request_id } = ctx
      const { id, total, counts } = await importOf(db, list, params.import)
      await startImport(db, id, { asked_by: actor.id, role: actor.role, request_id })
      note(`${resource.name}:import ${id}`, counts)
      await goOn(ctx, list, { id, total, log: ctx.log })
      return importOf(db, list, id)
    }),
    report_import: verb(calls.report_import, async ({ db, now, portal }, { params }) => {
      const { id } = await importOf(db, list, params.import)
      const day = formatDate({ at: now(), time_zone: portal.time_zone, style: 'iso' })
      return csvFile(await importReport(db, id), `${resource.name}-import-problems-${day}.csv`)
    }),
  }
}

type Going = { id: number; total: number; log: Services['log'] }

async function goOn(scope: Scope, list: List, { id, total, log }: Going): Promise<void> {
  if (total > atOnce) await scope.emit('list.import_asked', { list: list.resource.name, import_id: id })
  else await runImportBatch(scope, list, { import_id: id, size: atOnce + 1, log })
}
