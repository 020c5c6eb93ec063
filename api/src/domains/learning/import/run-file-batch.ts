import type { Scope } from '../../../kernel/context.ts'
import { logWork } from '../../../kernel/log-work.ts'
import { runRows, type ImportRow, type RowBatch, type RowOutcome } from '../../lists/door.ts'

export type Outcome = RowOutcome & { title: string }
type Work = {
  /** outcome of these rows, whether only checked or carried out */
  outcomes: (batch: RowBatch) => Promise<readonly Outcome[]>
  /** once all rows are checked: rejects those for which something runs out, so that a dry run predicts the outcome */
  refuseBeyond: (asked: ImportRow) => Promise<void>
  /** the activity log row for a batch that was carried out */
  logged: { action: string; what: string }
}

/** The next people of a file, judged or brought in, with one row of the activity log for each batch. */
export const runFileBatch = (
  { db }: Pick<Scope, 'db'>,
  { import_id, size, work }: { import_id: number; size: number; work: Work },
): Promise<boolean> =>
  runRows<Outcome>(
    { db },
    { import_id, size },
    {
      outcomes: work.outcomes,
      async follow({ asked, isRun, isLast, outcomes }) {
        if (isLast && !isRun) await work.refuseBeyond(asked)
        const emails = outcomes.flatMap((one) => (one.is_done ? one.title : []))
        if (isRun && emails.length > 0) await logDone(db, { asked, ...work.logged, emails })
      },
    },
  )

const logDone = (
  db: Scope['db'],
  { asked, action, what, emails }: { asked: ImportRow; emails: readonly string[] } & Work['logged'],
): Promise<void> =>
  logWork(db, asked, {
    action,
    entries: [
      {
        subject: `course:${asked.settings?.course_id}`,
        changes: { import: asked.id, file: asked.file_name, [what]: emails },
      },
    ],
  })
