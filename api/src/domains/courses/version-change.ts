import { sql } from 'drizzle-orm'
import { takesVersion } from '@portico/shared/rules/learning/progress/takes-version.ts'
import type { ItemProgress } from '@portico/shared/states/learning/item-progress.ts'
import type { VersionReach } from '@portico/shared/states/courses/course-version.ts'
import { instantOf } from '../../db/instant-of.ts'
import type { Transaction } from '../../db/client.ts'
import { progressIn, readVersionOutlines, type VersionOutline, type VersionProgress } from './version-outline.ts'

type Row = {
  id: number
  user_id: number
  name: string
  status: ItemProgress
  percentage: number
  started_at: Date | null
  course_version_id: number | null
  items: Record<string, ItemProgress>
}
type Standing = { status: ItemProgress; percentage: number }
/** How publishing a draft changes one enrollment: its progress, and how many items that both versions have open or lock. */
export type VersionChange = {
  related_id: number
  user_id: number
  name: string
  before: Standing
  after: Standing
  opened: number
  locked: number
}
type Question = {
  course_id: number
  draft_id: number
  current_id: number
  reach: VersionReach
  /** The publisher. Their own enrollment keeps its version, so they decide nothing about themselves. */
  published_by: number | null
  for_update?: boolean
}

/**
 * Lists every enrollment that would move to the draft, with the resulting changes, by the same rules that will apply afterwards. `for_update` locks
 * the enrollments so that no progress is made meanwhile.
 */
export async function versionChanges(
  db: Transaction,
  { for_update = false, ...asked }: Question,
): Promise<VersionChange[]> {
  const rows = await readRunning(db, asked.course_id, for_update)
  const moved = rows.filter((row) => row.user_id !== asked.published_by && takesVersion(asked.reach, row))
  const ids = new Set([asked.draft_id, asked.current_id, ...moved.flatMap((row) => row.course_version_id ?? [])])
  const outlines = await readVersionOutlines(db, [...ids])
  const versions = new Map([...outlines].map(([id, outline]) => [id, versionOf(outline)]))
  const evaluate = (id: number, row: Row) => {
    const version = versions.get(id)
    if (!version) throw new Error('a version was not read')
    const done = new Map(Object.entries(row.items).map(([item, status]) => [Number(item), status]))
    return { ids: version.ids, ...version.progress(done) }
  }
  return moved.map((row) => {
    const before = evaluate(row.course_version_id ?? asked.current_id, row)
    const { open, ids, ...after } = evaluate(asked.draft_id, row)
    return {
      related_id: row.id,
      user_id: row.user_id,
      name: row.name,
      before: { status: row.status, percentage: row.percentage },
      after,
      // New and removed items neither open nor lock.
      opened: [...open].filter((id) => before.ids.has(id) && !before.open.has(id)).length,
      locked: [...before.open].filter((id) => ids.has(id) && !open.has(id)).length,
    }
  })
}

type Version = { ids: ReadonlySet<number>; progress: (done: ReadonlyMap<number, ItemProgress>) => VersionProgress }
const versionOf = (outline: VersionOutline): Version => ({
  ids: new Set(outline.items.map(({ id }) => id)),
  progress: progressIn(outline),
})

/** Reads enrollments that are neither finished nor ended, with their item statuses. */
async function readRunning(db: Transaction, course_id: number, for_update: boolean): Promise<Row[]> {
  const rows = await db.execute<Omit<Row, 'started_at'> & { started_at: string | null }>(sql`
    select n.id, n.user_id, trim(u.first_name || ' ' || u.last_name) as name, n.status, n.percentage, n.started_at, n.course_version_id,
      coalesce((select jsonb_object_agg(p.module_item_id, p.status) from item_progress p where p.enrollment_id = n.id), '{}') as items
    from enrollments n join users u on u.id = n.user_id
    where n.course_id = ${course_id} and n.finished_at is null and n.ended_at is null
    order by n.id ${for_update ? sql`for update of n` : sql``}`)
  return rows.map((row) => ({ ...row, started_at: instantOf(row.started_at) }))
}
