import type { TransactionSql } from 'postgres'
import type { ItemType } from '../../shared/src/item-types/item-type.ts'
import { inDatabase } from './portico-database.ts'
import { flagship } from './shopper.ts'

export type RunningCourse = {
  slug: string
  related_id: number
  /** the question the person asked in it */
  asked: number
  items: Readonly<Record<string, string>>
  /** the lesson that visitors may open */ preview_id: number
}
type Item = { id: string; module_id: string; itemable_type: ItemType; is_free_preview: boolean }

/** Starts a course for the person with every item but its exam completed, so that each one is open. Returns the path of one item of each type. */
export async function makeRunningCourse(email: string, slug = flagship): Promise<RunningCourse> {
  return inDatabase((sql) =>
    sql.begin(async (tx): Promise<RunningCourse> => {
      const [enrolled] = await tx<{ id: string; course_id: string }[]>`
      insert into enrollments (portal_id, course_id, user_id, status, percentage, started_at)
      select 24, c.id, u.id, 1, 50, now() from courses c, users u where c.portal_id = 24 and c.slug = ${slug} and u.email = ${email} returning id, course_id`
      if (!enrolled) throw new Error('no enrollment was made')
      const items = await tx<Item[]>`
      select i.module_item_id as id, i.module_id, t.itemable_type, i.is_free_preview from course_versions v join version_modules m on m.portal_id = 24 and m.course_version_id = v.id
      join version_items i on i.portal_id = 24 and i.course_version_id = v.id and i.module_id = m.module_id join module_items t on t.portal_id = 24 and t.id = i.module_item_id
      where v.portal_id = 24 and v.course_id = ${enrolled.course_id} and v.state = 'current' order by m.sort_number, m.module_id, i.sort_number, i.module_item_id`
      await tx`
      insert into item_progress (portal_id, enrollment_id, module_item_id, status, started_at, finished_at)
      select 24, ${enrolled.id}, i.id, 5, now(), now() from module_items i where i.portal_id = 24 and i.id in ${tx(items.filter((item) => item.itemable_type !== 'Exam' && item.itemable_type !== 'Assignment').map(({ id }) => id))}`
      const [asked] = await tx<{ id: string }[]>`
      insert into student_questions (portal_id, course_id, enrollment_id, user_id, title, sent_as)
      select 24, e.course_id, e.id, e.user_id, 'May a copy of the record leave the building?', gen_random_uuid() from enrollments e
      where e.portal_id = 24 and e.id = ${enrolled.id} returning id`
      const base = `/courses/learner/${slug}/${enrolled.id}/outline`
      const work = await enrollInAssignment(tx, email)
      return {
        slug,
        related_id: Number(enrolled.id),
        asked: Number(asked?.id),
        preview_id: Number(items.find(({ is_free_preview }) => is_free_preview)?.id),
        items: Object.fromEntries([
          ...items.map((item) => [item.itemable_type, pathOf(base, item)]),
          ['Assignment', work],
        ]),
      }
    }),
  )
}

function pathOf(base: string, { id, module_id, itemable_type }: Item): string {
  if (itemable_type === 'ScormModule') return `${base}/ScormModule/${id}`
  if (itemable_type === 'Assignment') return `${base}/assignments/${id}`
  return itemable_type === 'Exam' ? `${base}/exams/${id}` : `${base}/modules/${module_id}/${itemable_type}/${id}`
}

/** Enrolls the person in another course and returns the path of its assignment. */
async function enrollInAssignment(tx: TransactionSql, email: string): Promise<string> {
  const [found] = await tx<{ slug: string; related_id: string; item_id: string }[]>`
    with item as (
      select c.id as course_id, c.slug, t.id from module_items t join courses c on c.portal_id = 24 and c.id = t.course_id
      where t.portal_id = 24 and t.itemable_type = 'Assignment' order by t.id limit 1),
    enrolled as (
      insert into enrollments (portal_id, course_id, user_id, status, percentage, started_at)
      select 24, item.course_id, u.id, 1, 0, now() from item, users u where u.email = ${email} returning id)
    select item.slug, enrolled.id as related_id, item.id as item_id from item, enrolled`
  if (!found) throw new Error('no course of the demo has an assignment')
  return `/courses/learner/${found.slug}/${found.related_id}/outline/assignments/${found.item_id}`
}
