import { sql } from 'drizzle-orm'
import { itemProgressLabels, type ItemProgress } from '@portico/shared/states/learning/item-progress.ts'
import type { Transaction } from '../../../db/client.ts'
import { enrollmentVersion } from '../../../db/enrollment-version.ts'
import type { Completion } from './completions.ts'
import { linesAbout, type PacketLine } from './packet-line.ts'

type Attempt = { enrollment_id: number; item: string; attempt: number; status: ItemProgress; score: number | null }

/** Title of an item of enrollment `n` in the version its learner took; from the latest version with the item if that one has none. */
export const itemTitle = (item: ReturnType<typeof sql>) => sql`coalesce(
  (select i.title from version_items i where i.course_version_id = ${enrollmentVersion('n')} and i.module_item_id = ${item}),
  (select i.title from version_items i where i.module_item_id = ${item} order by i.course_version_id desc limit 1), '')`

/** Returns every exam attempt, in the order started. */
export async function attemptsOf(db: Transaction, ids: readonly number[]): Promise<Attempt[]> {
  if (ids.length === 0) return []
  const rows = await db.execute<Attempt>(sql`
    select t.enrollment_id, ${itemTitle(sql`t.module_item_id`)} as item, t.attempts as attempt, t.status, t.score
    from exam_tries t join enrollments n on n.id = t.enrollment_id
    where t.enrollment_id = any(${sql.param([...ids])}::bigint[]) order by t.id`)
  return [...rows]
}

export const attemptLines = (taken: readonly Completion[], attempts: readonly Attempt[]): PacketLine[] =>
  linesAbout(
    { kind: 'attempt', heading: ['Exam', 'Attempt', 'Result', 'Score in percent'], taken },
    attempts,
    ({ item, attempt, status, score }) => [item, String(attempt), itemProgressLabels[status], String(score ?? '')],
  )
