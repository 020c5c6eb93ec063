import type { Transaction } from '../../../db/client.ts'
import { activityLogs } from '../../../kernel/tables.ts'
import type { List } from '../list-table.ts'
import type { ImportRow } from './run-import-batch.ts'

/** A row of the activity log for every entry that an import made or changed, in the name of who asked. */
export const logImported = (
  db: Transaction,
  { resource, calls: { run_import } }: List,
  { asked, ids }: { asked: ImportRow; ids: readonly number[] },
) =>
  db.insert(activityLogs).values(
    ids.map((id) => ({
      actor_id: asked.asked_by,
      role: asked.role,
      action: `${run_import.method} ${run_import.path}`,
      subject: `${resource.name}:${id}`,
      changes: { import: asked.id, file: asked.file_name },
      request_id: asked.request_id,
    })),
  )
