import { inDatabase } from './portico-database.ts'
import { insertItem, insertPublishedCourse } from './published-course.ts'

/** Creates a published course of the core portal with two texts, whose draft has only the first one. Returns its slug and id. */
export const makeEditedCourse = (title: string): Promise<{ slug: string; course_id: string }> =>
  inDatabase((sql) =>
    sql.begin(async (tx) => {
      const course = await insertPublishedCourse(tx, title)
      const { slug, course_id, versions } = course
      await tx`
        insert into course_instructors (portal_id, course_id, user_id, is_primary)
        select 24, ${course_id}, user_id, true from memberships where portal_id = 24 and 'instructor' = any(roles) limit 1`
      for (const [place, name] of ['First', 'Second'].entries()) {
        const [text] = await tx`insert into texts (portal_id, content) values (24, '<p>Words</p>') returning id`
        const shown = { ...course, versions: versions.filter(({ state }) => place === 0 || state === 'current') }
        await insertItem(tx, shown, { title: name, itemable_type: 'Text', itemable_id: String(text?.id), place })
      }
      return { slug, course_id }
    }),
  )

/** Enrolls a member of the core portal who has completed the first item. Returns the enrollment. */
export const enrollHalfway = (course_id: string, email: string): Promise<string> =>
  inDatabase((sql) =>
    sql.begin(async (tx) => {
      const [enrolled] = await tx<{ id: string }[]>`
        insert into enrollments (portal_id, course_id, user_id, status, started_at)
        select 24, ${course_id}, id, 1, now() from users where email = ${email} returning id`
      await tx`
        insert into item_progress (portal_id, enrollment_id, module_item_id, status)
        select 24, ${enrolled?.id ?? 0}, min(id), 5 from module_items where portal_id = 24 and course_id = ${course_id}`
      return enrolled?.id ?? ''
    }),
  )
