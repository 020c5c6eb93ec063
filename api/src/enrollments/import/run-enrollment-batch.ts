import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { listImport } from '@portico/shared/states/list-import.ts'
import { listImportRows, listImports } from '../../db/tables/list-imports.ts'
import { activityLogs } from '../../db/tables/people.ts'
import type { Scope } from '../../kernel/context.ts'
import { lockCandidates } from '../people/candidate.ts'
import { giveRole, judgeRole, type Given } from '../people/give-role.ts'
import { refuseBeyondCredits } from './refuse-beyond-credits.ts'
import { rowOfFile } from './row-of-file.ts'

/** The name under which files of people stand among the imports of lists. */
export const importName = 'enrollments'

type Batch = { import_id: number; size: number; portal: { id: number; time_zone: string }; now: Date }
type ImportRow = typeof listImports.$inferSelect
type Outcome = { line: number; title: string; verdict: Given['verdict']; problems: string[]; is_done: boolean }

/** The next people of a file, judged or enrolled, in one transaction with what became of them; true once nothing is left to do. One that is delivered twice finds its row locked, and then its rows done. */
export async function runEnrollmentBatch(scope: Scope, batch: Batch): Promise<boolean> {
  const { db } = scope
  const { import_id, size } = batch
  const [asked] = await db.select().from(listImports).where(eq(listImports.id, import_id)).for('update')
  if (!asked?.settings || !(asked.state === listImport.judging || asked.state === listImport.running)) return true
  const isRun = asked.state === listImport.running
  const waiting = await db
    .select()
    .from(listImportRows)
    .where(and(eq(listImportRows.import_id, import_id), isRun ? toDo : isNull(listImportRows.verdict)))
    .orderBy(asc(listImportRows.line))
    .limit(size)
  const outcomes = await outcomesOf(scope, { ...batch, asked, settings: asked.settings, isRun, waiting })
  await noteOutcomes(db, import_id, outcomes)
  const isLast = waiting.length < size
  if (isLast && !isRun) await refuseBeyondCredits(db, import_id)
  if (isRun) await logEnrolled(db, { asked, emails: outcomes.flatMap((one) => (one.is_done ? one.title : [])) })
  if (isLast)
    await db
      .update(listImports)
      .set(isRun ? { state: listImport.finished, finished_at: sql`clock_timestamp()` } : { state: listImport.judged })
      .where(eq(listImports.id, import_id))
  return isLast
}

const toDo = sql`not ${listImportRows.is_done} and ${listImportRows.verdict} = 'create'`

type Doing = Batch & {
  asked: ImportRow
  settings: NonNullable<ImportRow['settings']>
  isRun: boolean
  waiting: readonly (typeof listImportRows.$inferSelect)[]
}

async function outcomesOf(scope: Scope, { asked, settings, isRun, waiting, portal, now }: Doing): Promise<Outcome[]> {
  const today = formatDate({ at: now, time_zone: portal.time_zone, style: 'iso' })
  const read = waiting.map((row) => ({ row, found: rowOfFile(row.cells, today) }))
  const found = await lockCandidates(
    scope.db,
    read.flatMap((one) => ('email' in one.found ? { email: one.found.email } : [])),
  )
  const outcomes: Outcome[] = []
  for (const { row, found: said } of read) {
    const refuse = (problem: string) =>
      outcomes.push({ line: row.line, title: row.title, verdict: 'refused', problems: [problem], is_done: false })
    if (row.same_as !== null) refuse(`Line ${row.same_as} names the same person.`)
    else if ('problem' in said) refuse(said.problem)
    else {
      const { course_id, again } = settings
      const due_on = said.due_on ?? settings.due_on
      const who = { role: 'learner', portal_id: portal.id, course_id, actor_id: asked.asked_by } as const
      const given = await (isRun ? giveRole : judgeRole)(
        scope,
        { ...who, due_on, again, now },
        { named: { email: said.email }, found },
      )
      if (given.verdict === 'refused') refuse(given.message)
      else
        outcomes.push({
          line: row.line,
          title: row.title,
          verdict: given.verdict,
          problems: [],
          is_done: isRun && given.verdict === 'create',
        })
    }
  }
  return outcomes
}

const noteOutcomes = (db: Scope['db'], import_id: number, outcomes: readonly Outcome[]) =>
  db.execute(sql`
    update list_import_rows r set verdict = o.verdict, is_done = o.is_done,
      problems = array(select json_array_elements_text(o.problems))
    from json_to_recordset(${JSON.stringify(outcomes)}::json) as o (line integer, verdict text, is_done boolean, problems json)
    where r.import_id = ${import_id}::bigint and r.line = o.line`)

/** One row of the activity log for each batch, in the name of who asked. */
async function logEnrolled(db: Scope['db'], { asked, emails }: { asked: ImportRow; emails: readonly string[] }) {
  if (emails.length === 0) return
  await db.insert(activityLogs).values({
    actor_id: asked.asked_by,
    role: asked.role,
    action: 'POST /courses/:slug/enrollments/imports/:import/run',
    subject: `course:${asked.settings?.course_id}`,
    changes: { import: asked.id, file: asked.file_name, enrolled: emails },
    request_id: asked.request_id,
  })
}
