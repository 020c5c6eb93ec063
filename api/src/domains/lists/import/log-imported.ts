import type { Transaction } from '../../../db/client.ts'
import { logWork } from '../../../kernel/log-work.ts'
import type { List } from '../list-table.ts'
import type { ImportRow } from './run-rows.ts'

/** Adds an activity log row, attributed to the requester, for every entry that an import created or changed. */
export const logImported = (
  db: Transaction,
  { resource, calls: { run_import } }: List,
  { asked, ids }: { asked: ImportRow; ids: readonly number[] },
) =>
  logWork(db, asked, {
    action: `${run_import.method} ${run_import.path}`,
    entries: ids.map((id) => ({
      subject: `${resource.name}:${id}`,
      changes: { import: asked.id, file: asked.file_name },
    })),
  })
