import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import type { Services } from '../../../kernel/services.ts'
import type { EnrollmentSettings } from '../../lists/tables.ts'
import { tryRow } from '../../../db/try-row.ts'
import { emitter } from '../../../events/emit.ts'
import type { Scope } from '../../../kernel/context.ts'
import { lockCandidates } from '../people/candidate.ts'
import { giveRole, previewRole } from '../people/give-role.ts'
import { rejectRowsBeyond, type ImportRow, type RowBatch } from '../../lists/door.ts'
import { portalCreditsFor } from '../../credits/door.ts'
import { rowOfFile } from './row-of-file.ts'
import { rowFailed } from '../../../kernel/row-failed.ts'
import { runFileBatch, type Outcome } from './run-file-batch.ts'

/** The name of people files among the list imports. */
export const importName = 'enrollments'

type Batch = {
  import_id: number
  size: number
  portal: { id: number; time_zone: string }
  now: Date
  log: Pick<Services['log'], 'error'>
}

/** Checks the next people of a file, or enrolls them with credits of the portal. */
export const runEnrollmentBatch = (scope: Scope, batch: Batch): Promise<boolean> =>
  runFileBatch(scope, {
    ...batch,
    work: {
      outcomes: (given) => outcomesOf(scope, { ...batch, ...given }),
      refuseBeyond: async ({ settings, id }) =>
        rejectRowsBeyond(scope.db, {
          import_id: id,
          left: await portalCreditsFor(scope.db, settings?.course_id ?? 0),
          code: 'credits.not_enough_in_portal',
        }),
      logged: { action: 'POST /courses/:slug/enrollments/imports/:import/run', what: 'enrolled' },
    },
  })

type Doing = Batch & RowBatch
const isOfEnrollments = (settings: ImportRow['settings']): settings is EnrollmentSettings =>
  settings !== null && 'again' in settings

async function outcomesOf(scope: Scope, { asked, isRun, waiting, portal, now, log }: Doing): Promise<Outcome[]> {
  const { settings } = asked
  if (!isOfEnrollments(settings)) throw new Error(`import ${asked.id} enrolls nobody`)
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
      const wish = { ...who, due_on, again, now }
      const tried = await tryRow(scope.db, (db) =>
        (isRun ? giveRole : previewRole)({ db, emit: emitter(db, portal.id) }, wish, {
          named: { email: said.email },
          found,
        }),
      )
      if ('error' in tried) {
        refuse(rowFailed(log, { asked, line: row.line, error: tried.error }))
        continue
      }
      const given = tried.done
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
