import type { ItemType } from '../../shared/src/item-types/item-type.ts'
import { inDatabase } from './portico-database.ts'
import { flagship } from './shopper.ts'

export type RunningCourse = {
  slug: string
  related_id: number
  /** what the person asked in it */
  asked: number
  items: Readonly<Record<string, string>>
}
type Item = { id: string; module_id: string; itemable_type: ItemType }

/** A course that the person has begun: every item but its exam is done, so that each one is open. The path of one item of each type. */
export async function takeRunningCourse(email: string, slug = flagship): Promise<RunningCourse> {
  return inDatabase((sql) =>
    sql.begin(async (tx): Promise<RunningCourse> => {
      const [enrolled] = await tx<{ id: string; course_id: string }[]>`
      insert into enrollments (portal_id, course_id, user_id, status, percentage, started_at)
      select 24, c.id, u.id, 1, 50, now() from courses c, users u where c.portal_id = 24 and c.slug = ${slug} and u.email = ${email} returning id, course_id`
      if (!enrolled) throw new Error('no enrollment was made')
      const items = await tx<Item[]>`
      select i.module_item_id as id, i.module_id, t.itemable_type from course_versions v join version_modules m on m.portal_id = 24 and m.course_version_id = v.id
      join version_items i on i.portal_id = 24 and i.course_version_id = v.id and i.module_id = m.module_id join module_items t on t.portal_id = 24 and t.id = i.module_item_id
      where v.portal_id = 24 and v.course_id = ${enrolled.course_id} and v.state = 'current' order by m.sort_number, m.module_id, i.sort_number, i.module_item_id`
      await tx`
      insert into item_progress (portal_id, enrollment_id, module_item_id, status, started_at, finished_at)
      select 24, ${enrolled.id}, i.id, 5, now(), now() from module_items i where i.portal_id = 24 and i.id in ${tx(items.filter((item) => item.itemable_type !== 'Exam').map(({ id }) => id))}`
      const [asked] = await tx<{ id: string }[]>`
      insert into student_questions (portal_id, course_id, enrollment_id, user_id, title, sent_as)
      select 24, e.course_id, e.id, e.user_id, 'May a copy of the record leave the building?', gen_random_uuid() from enrollments e
      where e.portal_id = 24 and e.id = ${enrolled.id} returning id`
      const base = `/courses/learner/${slug}/${enrolled.id}/outline`
      return {
        slug,
        related_id: Number(enrolled.id),
        asked: Number(asked?.id),
        items: Object.fromEntries(items.map((item) => [item.itemable_type, pathOf(base, item)])),
      }
    }),
  )
}

function pathOf(base: string, { id, module_id, itemable_type }: Item): string {
  if (itemable_type === 'ScormModule') return `${base}/ScormModule/${id}`
  return itemable_type === 'Exam' ? `${base}/exams/${id}` : `${base}/modules/${module_id}/${itemable_type}/${id}`
}
