import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { listImport } from '@portico/shared/states/list-import.ts'
import type { ImportVerdict } from '@portico/shared/states/list-import.ts'
import { listImportRows, listImports } from '../../lists/tables.ts'
import { activityLogs } from '../../../kernel/tables.ts'
import type { Scope } from '../../../kernel/context.ts'

export type ImportRow = typeof listImports.$inferSelect
export type FileRow = typeof listImportRows.$inferSelect
export type Outcome = {
  line: number
  title: string
  verdict: ImportVerdict
  problems: readonly string[]
  is_done: boolean
}
type Work = {
  /** what becomes of these rows: judged only, or done */
  outcomes: (given: { asked: ImportRow; isRun: boolean; waiting: readonly FileRow[] }) => Promise<readonly Outcome[]>
  /** once all of them are judged: those for which something runs out are refused, so that a dry run says what will happen */
  refuseBeyond: (asked: ImportRow) => Promise<void>
  /** the row of the activity log for a batch that was done */
  logged: { action: string; what: string }
}

const toDo = sql`not ${listImportRows.is_done} and ${listImportRows.verdict} = 'create'`

/** The next people of a file, judged or brought in, in one transaction with what became of them; true once nothing is left to do. One that is delivered twice finds its row locked, and then its rows done. */
export async function runFileBatch(
  { db }: Pick<Scope, 'db'>,
  { import_id, size, work }: { import_id: number; size: number; work: Work },
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
  const outcomes = await work.outcomes({ asked, isRun, waiting })
  await noteOutcomes(db, import_id, outcomes)
  const isLast = waiting.length < size
  if (isLast && !isRun) await work.refuseBeyond(asked)
  if (isRun)
    await logDone(db, { asked, ...work.logged, emails: outcomes.flatMap((one) => (one.is_done ? one.title : [])) })
  if (isLast)
    await db
      .update(listImports)
      .set(isRun ? { state: listImport.finished, finished_at: sql`clock_timestamp()` } : { state: listImport.judged })
      .where(eq(listImports.id, import_id))
  return isLast
}

const noteOutcomes = (db: Scope['db'], import_id: number, outcomes: readonly Outcome[]) =>
  db.execute(sql`
    update list_import_rows r set verdict = o.verdict, is_done = o.is_done,
      problems = array(select json_array_elements_text(o.problems))
    from json_to_recordset(${JSON.stringify(outcomes)}::json) as o (line integer, verdict text, is_done boolean, problems json)
    where r.import_id = ${import_id}::bigint and r.line = o.line`)

/** One row of the activity log for each batch, in the name of who asked. */
async function logDone(
  db: Scope['db'],
  { asked, action, what, emails }: { asked: ImportRow; emails: readonly string[] } & Work['logged'],
): Promise<void> {
  if (emails.length === 0) return
  await db.insert(activityLogs).values({
    actor_id: asked.asked_by,
    role: asked.role,
    action,
    subject: `course:${asked.settings?.course_id}`,
    changes: { import: asked.id, file: asked.file_name, [what]: emails },
    request_id: asked.request_id,
  })
}
