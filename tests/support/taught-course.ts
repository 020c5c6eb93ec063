import { inDatabase } from './portico-database.ts'
import { makeStaff } from './staff.ts'

export type TaughtCourse = {
  slug: string
  course_id: number
  related_id: number
  learner: { id: number; email: string }
  teacher: string
  /** the first item of the requested type */
  item: { id: number; module_id: number; title: string }
}

/** Takes a demo course that does not lock its items, with a new learner and a new instructor who teaches it. */
export async function makeTaughtCourse(slug: string, type: 'Text' | 'Assignment'): Promise<TaughtCourse> {
  const [learner, teacher] = [await makeStaff(['learner']), await makeStaff(['instructor'])]
  return inDatabase((sql) =>
    sql.begin(async (tx): Promise<TaughtCourse> => {
      const [found] = await tx<
        { course_id: string; user_id: string; item_id: string; module_id: string; title: string }[]
      >`
        select c.id as course_id, u.id as user_id, i.module_item_id as item_id, i.module_id, i.title from courses c join users u on u.email = ${learner}
        join course_versions v on v.portal_id = c.portal_id and v.course_id = c.id and v.state = 'current'
        join version_modules m on m.portal_id = v.portal_id and m.course_version_id = v.id
        join version_items i on i.portal_id = v.portal_id and i.course_version_id = v.id and i.module_id = m.module_id
        join module_items t on t.portal_id = i.portal_id and t.id = i.module_item_id and t.itemable_type = ${type}
        where c.portal_id = 24 and c.slug = ${slug} order by m.sort_number, i.sort_number limit 1`
      if (!found) throw new Error(`${slug} has no ${type}`)
      await tx`
        insert into course_instructors (portal_id, course_id, user_id, is_primary, sort_number)
        select 24, ${found.course_id}, id, false, 90 from users where email = ${teacher}`
      const [enrolled] = await tx<{ id: string }[]>`
        insert into enrollments (portal_id, course_id, user_id) values (24, ${found.course_id}, ${found.user_id}) returning id`
      return {
        slug,
        course_id: Number(found.course_id),
        related_id: Number(enrolled?.id),
        learner: { id: Number(found.user_id), email: learner },
        teacher,
        item: { id: Number(found.item_id), module_id: Number(found.module_id), title: found.title },
      }
    }),
  )
}
