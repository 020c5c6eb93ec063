import { inDatabase } from './portico-database.ts'
import { insertItem, insertPublishedCourse } from './published-course.ts'
import { makeStaff } from './staff.ts'

/** Creates a course of its own with one assignment, its instructor, and learners whose submissions wait for a grade. Returns the people's emails. */
export async function makeGradingQueue(
  title: string,
  size: number,
): Promise<{ slug: string; teacher: string; learners: readonly string[] }> {
  const teacher = await makeStaff(['instructor'])
  const learners: string[] = []
  while (learners.length < size) learners.push(await makeStaff(['learner']))
  return inDatabase((sql) =>
    sql.begin(async (tx) => {
      const course = await insertPublishedCourse(tx, title)
      await tx`
        insert into course_instructors (portal_id, course_id, user_id, is_primary)
        select 24, ${course.course_id}, id, true from users where email = ${teacher}`
      const [assignment] =
        await tx`insert into assignments (portal_id, reqs) values (24, '<p>Plan a lift.</p>') returning id`
      const itemable_id = String(assignment?.id)
      const item = await insertItem(tx, course, {
        title: 'Your plan',
        itemable_type: 'Assignment',
        itemable_id,
        place: 0,
      })
      for (const [place, email] of learners.entries()) {
        const [enrolled] = await tx`
          insert into enrollments (portal_id, course_id, user_id, status, started_at)
          select 24, ${course.course_id}, id, 1, now() from users where email = ${email} returning id`
        await tx`
          insert into item_progress (portal_id, enrollment_id, module_item_id, status)
          values (24, ${enrolled?.id}, ${item}, 1)`
        await tx`
          insert into assignment_responses (portal_id, enrollment_id, module_item_id, assignment_id, attempt, text, pass_score, submitted_at)
          values (24, ${enrolled?.id}, ${item}, ${itemable_id}, 1, ${`Plan ${place + 1}.`}, 70, now() - make_interval(hours => ${size - place}))`
      }
      return { slug: course.slug, teacher, learners }
    }),
  )
}
