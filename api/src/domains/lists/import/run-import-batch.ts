import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Services } from '../../../kernel/services.ts'
import { listImport, type ImportChange } from '@portico/shared/states/list-import.ts'
import { listImportRows, listImports } from '../tables.ts'
import { tryRow } from '../../../db/try-row.ts'
import { rowFailed } from '../../../kernel/row-failed.ts'
import type { WithReach } from '../../access/course-reach.ts'
import type { Scope } from '../../../kernel/context.ts'
import type { List } from '../list-table.ts'
import { bringIn } from './bring-in.ts'
import { judgeRow, type Judged } from './judge-row.ts'
import { requesterOf } from '../requester.ts'
import { logImported } from './log-imported.ts'
import { titlesById } from '../cell-text.ts'
import { readTitles } from './read-titles.ts'

export type ImportRow = typeof listImports.$inferSelect
type Outcome = {
  line: number
  id: number | null
  verdict: Judged['verdict']
  problems: string[]
  changes: ImportChange[]
  is_done: boolean
}

/** The next rows of an import, judged or brought in, in one transaction with what became of them; true once nothing is left to do. One that is delivered twice finds its row locked, and then its rows done. */
export async function runImportBatch(
  { db, emit }: Scope,
  list: List,
  { import_id, size, log }: { import_id: number; size: number; log: Pick<Services['log'], 'error'> },
): Promise<boolean> {
  const [asked] = await db.select().from(listImports).where(eq(listImports.id, import_id)).for('update')
  if (!asked || !(asked.state === listImport.judging || asked.state === listImport.running)) return true
  const isRun = asked.state === listImport.running
  const ofImport = eq(listImportRows.import_id, import_id)
  const waiting = await db
    .select()
    .from(listImportRows)
    .where(and(ofImport, isRun ? toDo : isNull(listImportRows.verdict)))
    .orderBy(asc(listImportRows.line))
    .limit(size)
  const actor = await requesterOf(db, asked)
  const titles = await readTitles(db, list)
  const shown = await titlesById(db, list)
  const outcomes: Outcome[] = []
  for (const row of waiting) {
    const tried = await tryRow(db, (tx) => outcomeOf(tx, list, { row, titles, shown, isRun, actor }))
    const { line } = row
    outcomes.push('done' in tried ? tried.done : refused(line, [rowFailed(log, { asked, line, ...tried })]))
  }
  await note(db, import_id, outcomes)
  const done = outcomes.filter(({ is_done }) => is_done).flatMap(({ id }) => id ?? [])
  if (done.length > 0) {
    await logImported(db, list, { asked, ids: done })
    await emit('list.many_changed', { list: list.resource.name, ids: done })
  }
  const isLast = waiting.length < size
  if (isLast)
    await db
      .update(listImports)
      .set(isRun ? { state: listImport.finished, finished_at: sql`clock_timestamp()` } : { state: listImport.judged })
      .where(eq(listImports.id, import_id))
  return isLast
}

const refused = (line: number, problems: string[]): Outcome => ({
  line,
  id: null,
  verdict: 'refused',
  problems,
  changes: [],
  is_done: false,
})

type Doing = {
  row: typeof listImportRows.$inferSelect
  titles: Awaited<ReturnType<typeof readTitles>>
  shown: Awaited<ReturnType<typeof titlesById>>
  isRun: boolean
  actor: WithReach
}

/** What a row does: judged only, and then undone again, or brought in. */
async function outcomeOf(db: Scope['db'], list: List, { row, titles, shown, isRun, actor }: Doing): Promise<Outcome> {
  const judged = await judgeRow(db, list, { row, titles, shown })
  const { line } = row
  if (judged.verdict === 'refused' || judged.verdict === 'unchanged') return { ...judged, line, is_done: false }
  const written = await bringIn(db, list, { judged, only_try: !isRun, actor })
  if ('problems' in written) return refused(line, written.problems)
  return { line, id: written.id, verdict: judged.verdict, problems: [], changes: judged.changes, is_done: isRun }
}

const toDo = sql`not ${listImportRows.is_done} and ${listImportRows.verdict} in ('create', 'update')`

const note = (db: Scope['db'], import_id: number, outcomes: readonly Outcome[]) =>
  db.execute(sql`
    update list_import_rows r set verdict = o.verdict, is_done = o.is_done, changes = o.changes,
      problems = array(select json_array_elements_text(o.problems))
    from json_to_recordset(${JSON.stringify(outcomes)}::json) as o (line integer, verdict text, is_done boolean, problems json, changes jsonb)
    where r.import_id = ${import_id}::bigint and r.line = o.line`)
