import { sql } from 'drizzle-orm'
import type { OutlineModule } from '@portico/shared/contract/learning/learning.ts'
import { itemTypeNames, type ItemType } from '@portico/shared/item-types/item-type.ts'
import { isGraded } from '@portico/shared/rules/learning/progress/is-graded.ts'
import { mayStartItem } from '@portico/shared/rules/learning/progress/may-start-item.ts'
import type { PackagePosition } from '@portico/shared/rules/learning/progress/prerequisite-lock.ts'
import { moduleStatus } from '@portico/shared/rules/learning/progress/course-status.ts'
import { type ItemProgress, itemProgress } from '@portico/shared/states/learning/item-progress.ts'
import type { Transaction } from '../../db/client.ts'
import { statement } from '../../db/statements.ts'
import { enrollmentVersion } from '../../db/enrollment-version.ts'
import { itemTypes } from '../item-types/door.ts'

export type OutlineRow = {
  enrollment_id: number
  is_sequential: boolean
  module_id: number
  module_title: string
  module_sort: number
  id: number | null
  itemable_id: number
  itemable_type: ItemType
  sort_number: number
  title: string
  status: ItemProgress
  scorm: (Omit<PackagePosition, 'ancestors'> & { ancestors: string[] }) | null
}
export type Outline = { is_sequential: boolean; modules: OutlineModule[]; items: OutlineItem[] }
export type OutlineItem = {
  id: number
  itemable_id: number
  itemable_type: ItemType
  module_id: number
  title: string
  status: ItemProgress
  locked_by: string | null
  scorm: OutlineRow['scorm']
}

const typeCases = itemTypeNames.flatMap((type) => {
  const { packagePosition } = itemTypes[type]
  return packagePosition === null ? [] : [sql`when ${type} then ${packagePosition}`]
})
/** An item's position in its SCORM package, which may lock it, for rows `i` of version_items and `t` of module_items. */
export const packagePositionSql = sql`case t.itemable_type ${sql.join(typeCases, sql` `)} end`

/** Reads the outlines of the given enrollments in one query: modules and items in order, with this learner's statuses and what locks an item. */
export async function readOutlines(db: Transaction, enrollment_ids: readonly number[]): Promise<Map<number, Outline>> {
  if (enrollment_ids.length === 0) return new Map()
  const rows = await readRows(db, { ids: `{${enrollment_ids.join(',')}}` })
  const of = Map.groupBy(rows, ({ enrollment_id }) => enrollment_id)
  return new Map(enrollment_ids.map((id) => [id, outlineOf(of.get(id) ?? [])]))
}

const readRows = statement<OutlineRow>(
  () => sql`
    select n.id as enrollment_id, v.is_sequential, m.module_id, m.title as module_title, m.sort_number as module_sort,
      i.module_item_id as id, i.itemable_id, t.itemable_type, i.title, i.sort_number, coalesce(p.status, 4) as status,
      ${packagePositionSql} as scorm
    from enrollments n
    join course_versions v on v.id = ${enrollmentVersion('n')}
    join version_modules m on m.course_version_id = v.id
    left join version_items i on i.course_version_id = v.id and i.module_id = m.module_id
    left join module_items t on t.id = i.module_item_id
    left join item_progress p on p.enrollment_id = n.id and p.module_item_id = i.module_item_id
    where n.id = any(${sql.placeholder('ids')}::bigint[])
    order by n.id, m.sort_number, m.module_id, i.sort_number, i.module_item_id`,
)

export async function readOutline(db: Transaction, enrollment_id: number): Promise<Outline> {
  return (
    (await readOutlines(db, [enrollment_id])).get(enrollment_id) ?? { is_sequential: false, modules: [], items: [] }
  )
}

/** Builds the outline from the rows of a version. */
export function outlineOf(rows: readonly OutlineRow[]): Outline {
  const is_sequential = rows[0]?.is_sequential ?? false
  const plain = rows.flatMap((row) =>
    row.id === null
      ? []
      : [
          {
            id: row.id,
            itemable_id: row.itemable_id,
            itemable_type: row.itemable_type,
            module_id: row.module_id,
            sort_number: row.sort_number,
            title: row.title,
            status: row.status,
            scorm: row.scorm,
          },
        ],
  )
  const items = plain.map((item) => ({
    ...item,
    locked_by: mayStartItem({ is_sequential, items: plain, item_id: item.id }).unlocked_by?.title ?? null,
  }))
  const modules = [...new Map(rows.map((row) => [row.module_id, row])).values()].map((row) => {
    const own = items.filter((item) => item.module_id === row.module_id)
    return {
      id: row.module_id,
      title: row.module_title,
      sort_number: row.module_sort,
      status: moduleStatus(own.map((item) => ({ status: item.status, is_graded: isGraded(item.itemable_type) }))),
      items: own.map(({ title, status, ...item }) => ({ ...item, itemable: { title, status } })),
    }
  })
  return { is_sequential, modules, items }
}

/** Returns the outline of a version as seen by someone who has done nothing yet; empty if the version does not exist. */
export async function readFreshOutline(db: Transaction, course_version_id: number): Promise<Outline> {
  const rows = await db.execute<Omit<OutlineRow, 'enrollment_id' | 'status'>>(sql`
    select v.is_sequential, m.module_id, m.title as module_title, m.sort_number as module_sort, i.module_item_id as id,
      i.itemable_id, t.itemable_type, i.title, i.sort_number, ${packagePositionSql} as scorm
    from course_versions v
    join version_modules m on m.course_version_id = v.id and m.removed_at is null
    left join version_items i on i.course_version_id = v.id and i.module_id = m.module_id and i.removed_at is null
    left join module_items t on t.id = i.module_item_id
    where v.id = ${course_version_id}
    order by m.sort_number, m.module_id, i.sort_number, i.module_item_id`)
  return outlineOf(rows.map((row) => ({ ...row, enrollment_id: 0, status: itemProgress.not_started })))
}
