import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { listImport, type ImportChange, type ImportVerdict } from '@portico/shared/states/list-import.ts'
import { listImportRows, listImports } from '../tables.ts'
import type { Scope } from '../../../kernel/context.ts'

export type ImportRow = typeof listImports.$inferSelect
export type FileRow = typeof listImportRows.$inferSelect

/** The verdict on a row; `is_done` once it was brought in. `changes`: old and new values, of lists only. */
export type RowOutcome = {
  line: number
  verdict: ImportVerdict
  problems: readonly string[]
  changes?: readonly ImportChange[]
  is_done: boolean
}

export type RowBatch = { asked: ImportRow; isRun: boolean; waiting: readonly FileRow[] }
type Handler<Outcome extends RowOutcome> = {
  /** Judges these rows, or brings them in when `isRun`. */
  outcomes: (batch: RowBatch) => Promise<readonly Outcome[]>
  /** Does what follows from the outcomes, once they are stored. `isLast`: no row is left. */
  follow: (batch: RowBatch & { outcomes: readonly Outcome[]; isLast: boolean }) => Promise<void>
}

const toDo = sql`not ${listImportRows.is_done} and ${listImportRows.verdict} in ('create', 'update')`

/** The next rows of an import, judged or brought in, in one transaction with what became of them; true once nothing is left to do. One that is delivered twice finds its row locked, and then its rows done. */
export async function runRows<Outcome extends RowOutcome>(
  { db }: Pick<Scope, 'db'>,
  { import_id, size }: { import_id: number; size: number },
  { outcomes: handle, follow }: Handler<Outcome>,
): Promise<boolean> {
  const [asked] = await db.select().from(listImports).where(eq(listImports.id, import_id)).for('update')
  if (!asked || !(asked.state === listImport.judging || asked.state === listImport.running)) return true
  const isRun = asked.state === listImport.running
  const waiting = await db
    .select()
    .from(listImportRows)
    .where(and(eq(listImportRows.import_id, import_id), isRun ? toDo : isNull(listImportRows.verdict)))
    .orderBy(asc(listImportRows.line))
    .limit(size)
  const batch = { asked, isRun, waiting }
  const outcomes = await handle(batch)
  await noteOutcomes(db, import_id, outcomes)
  const isLast = waiting.length < size
  await follow({ ...batch, outcomes, isLast })
  if (isLast)
    await db
      .update(listImports)
      .set(isRun ? { state: listImport.finished, finished_at: sql`clock_timestamp()` } : { state: listImport.judged })
      .where(eq(listImports.id, import_id))
  return isLast
}

const noteOutcomes = (db: Scope['db'], import_id: number, outcomes: readonly RowOutcome[]) =>
  db.execute(sql`
    update list_import_rows r set verdict = o.verdict, is_done = o.is_done, changes = coalesce(o.changes, '[]'),
      problems = array(select json_array_elements_text(o.problems))
    from json_to_recordset(${JSON.stringify(outcomes)}::json) as o (line integer, verdict text, is_done boolean, problems json, changes jsonb)
    where r.import_id = ${import_id}::bigint and r.line = o.line`)
