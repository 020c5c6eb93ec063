import type { Services } from '../../../kernel/services.ts'
import { tryRow } from '../../../db/try-row.ts'
import { rowFailed } from '../../../kernel/row-failed.ts'
import type { WithReach } from '../../access/door.ts'
import type { Scope } from '../../../kernel/context.ts'
import type { List } from '../list-table.ts'
import { writeImportRow } from './write-import-row.ts'
import { validateRow } from './validate-row.ts'
import { requesterOf } from '../requester.ts'
import { logImported } from './log-imported.ts'
import { titlesById } from '../cell-text.ts'
import { readTitles } from './read-titles.ts'
import { runRows, type FileRow, type RowBatch, type RowOutcome } from './run-rows.ts'

type Outcome = RowOutcome & { id: number | null }
type Batch = { import_id: number; size: number; log: Pick<Services['log'], 'error'> }

/** Checks or imports the next rows of an import into a list. */
export const runImportBatch = ({ db, emit }: Scope, list: List, batch: Batch): Promise<boolean> =>
  runRows<Outcome>({ db }, batch, {
    outcomes: (rows) => outcomesOf(db, list, { ...rows, ...batch }),
    async follow({ asked, outcomes }) {
      const done = outcomes.filter(({ is_done }) => is_done).flatMap(({ id }) => id ?? [])
      if (done.length === 0) return
      await logImported(db, list, { asked, ids: done })
      await emit('list.many_changed', { list: list.resource.name, ids: done })
    },
  })

async function outcomesOf(
  db: Scope['db'],
  list: List,
  { asked, isRun, waiting, log }: RowBatch & Batch,
): Promise<Outcome[]> {
  const actor = await requesterOf(db, asked)
  const titles = await readTitles(db, list)
  const shown = await titlesById(db, list)
  const outcomes: Outcome[] = []
  for (const row of waiting) {
    const tried = await tryRow(db, (tx) => outcomeOf(tx, list, { row, titles, shown, isRun, actor }))
    const { line } = row
    outcomes.push('done' in tried ? tried.done : refused(line, [rowFailed(log, { asked, line, ...tried })]))
  }
  return outcomes
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
  row: FileRow
  titles: Awaited<ReturnType<typeof readTitles>>
  shown: Awaited<ReturnType<typeof titlesById>>
  isRun: boolean
  actor: WithReach
}

/** Processes a row: a validation is rolled back, an import is kept. */
async function outcomeOf(db: Scope['db'], list: List, { row, titles, shown, isRun, actor }: Doing): Promise<Outcome> {
  const judged = await validateRow(db, list, { row, titles, shown })
  const { line } = row
  if (judged.verdict === 'refused' || judged.verdict === 'unchanged') return { ...judged, line, is_done: false }
  const written = await writeImportRow(db, list, { judged, only_try: !isRun, actor })
  if ('problems' in written) return refused(line, written.problems)
  return { line, id: written.id, verdict: judged.verdict, problems: [], changes: judged.changes, is_done: isRun }
}
