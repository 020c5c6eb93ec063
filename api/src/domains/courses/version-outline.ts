import { sql } from 'drizzle-orm'
import type { ItemType } from '@portico/shared/item-types/item-type.ts'
import {
  coursePercentage,
  learnerCourseStatus,
  moduleStatus,
} from '@portico/shared/rules/learning/progress/course-status.ts'
import { isGraded } from '@portico/shared/rules/learning/progress/is-graded.ts'
import { mayStartItem } from '@portico/shared/rules/learning/progress/may-start-item.ts'
import type { PackagePosition } from '@portico/shared/rules/learning/progress/prerequisite-lock.ts'
import { isDone, itemProgress, type ItemProgress } from '@portico/shared/states/learning/item-progress.ts'
import type { Transaction } from '../../db/client.ts'
import { packagePositionSql } from '../learning/door.ts'

type Item = { id: number; module_id: number; itemable_type: ItemType; scorm: PackagePosition | null }
export type VersionOutline = { is_sequential: boolean; items: readonly Item[] }
export type VersionProgress = { status: ItemProgress; percentage: number; open: ReadonlySet<number> }

/** Reads the items of each version in order, without anyone's progress and without items removed from a draft. */
export async function readVersionOutlines(
  db: Transaction,
  course_version_ids: readonly number[],
): Promise<Map<number, VersionOutline>> {
  const ids = `{${course_version_ids.join(',')}}`
  const versions = await db.execute<{ id: number; is_sequential: boolean }>(
    sql`select id, is_sequential from course_versions where id = any(${ids}::bigint[])`,
  )
  const rows = await db.execute<Item & { course_version_id: number }>(sql`
    select i.course_version_id, i.module_item_id as id, i.module_id, t.itemable_type, ${packagePositionSql} as scorm
    from version_items i
    join version_modules m on m.course_version_id = i.course_version_id and m.module_id = i.module_id
    join module_items t on t.id = i.module_item_id
    where i.course_version_id = any(${ids}::bigint[]) and i.removed_at is null and m.removed_at is null
    order by i.course_version_id, m.sort_number, m.module_id, i.sort_number, i.module_item_id`)
  const items = Map.groupBy(rows, ({ course_version_id }) => course_version_id)
  return new Map(versions.map(({ id, is_sequential }) => [id, { is_sequential, items: items.get(id) ?? [] }]))
}

/**
 * Returns a function that computes progress in this version from done items: status, percentage, and items neither done nor locked. Caches results
 * for equal statuses, since most learners of a course share theirs.
 */
export function progressIn({
  is_sequential,
  items,
}: VersionOutline): (done: ReadonlyMap<number, ItemProgress>) => VersionProgress {
  const known = new Map<string, VersionProgress>()
  const module_ids = [...new Set(items.map((item) => item.module_id))]
  return (done) => {
    const own = items.map((item) => ({ ...item, status: done.get(item.id) ?? itemProgress.not_started }))
    const key = own.map(({ status }) => status).join('')
    const found = known.get(key)
    if (found) return found
    const module_statuses = module_ids.map((id) =>
      moduleStatus(
        own
          .filter((item) => item.module_id === id)
          .map(({ status, itemable_type }) => ({ status, is_graded: isGraded(itemable_type) })),
      ),
    )
    const status = learnerCourseStatus(module_statuses)
    const open = own.filter(
      (item) => !isDone(item.status) && mayStartItem({ is_sequential, items: own, item_id: item.id }).may,
    )
    const progress = {
      status,
      percentage: coursePercentage({ course_status: status, module_statuses }),
      open: new Set(open.map(({ id }) => id)),
    }
    known.set(key, progress)
    return progress
  }
}
