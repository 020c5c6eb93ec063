import { makeEditedCourse } from './edited-course.ts'
import { everyForeignMarkup as foreign, foreignMarkup } from './foreign-markup.ts'
import { inDatabase } from './portico-database.ts'

export type ForeignCourse = { slug: string; course_id: string; related_id: string; question_id: string; item: string }

/**
 * Creates an unpublished course with markup in every user-entered field, as rows that no call ever validated. One learner, with markup as a name too,
 * has started, asked about and reviewed it.
 */
export async function makeForeignCourse(email: string): Promise<ForeignCourse> {
  const { slug, course_id } = await makeEditedCourse('Foreign markup')
  return inDatabase((sql) =>
    sql.begin(async (tx) => {
      await tx`update users set first_name = ${foreign}, last_name = ${foreign}, name = ${foreign} where email = ${email}`
      await tx`
        update courses set title = ${`Foreign ${foreignMarkup[4]}`}, subtitle = ${foreign}, description = ${foreign}, outcomes = ${[foreign]},
          seo_keywords = ${foreign}, meta_title = ${foreign}, meta_description = ${foreign}, publication_status = 1 where portal_id = 24 and id = ${course_id}`
      await tx`update version_modules set title = ${foreign} where portal_id = 24 and course_version_id in (select id from course_versions where portal_id = 24 and course_id = ${course_id})`
      const [first] = await tx<{ item: string; module: string }[]>`
        update version_items i set title = ${foreign} from course_versions v
        where v.portal_id = 24 and v.course_id = ${course_id} and i.portal_id = 24 and i.course_version_id = v.id returning i.module_item_id as item, i.module_id as module`
      await tx`update texts set content = ${foreign} where portal_id = 24 and id in (select itemable_id from version_items i join course_versions v on v.portal_id = 24 and v.id = i.course_version_id where i.portal_id = 24 and v.course_id = ${course_id})`
      const [enrolled] = await tx<{ id: string; user_id: string }[]>`
        insert into enrollments (portal_id, course_id, user_id, status, percentage, started_at)
        select 24, ${course_id}, id, 1, 10, now() from users where email = ${email} returning id, user_id`
      const related_id = enrolled?.id ?? ''
      const user_id = enrolled?.user_id ?? ''
      await tx`insert into reviews (portal_id, course_id, enrollment_id, user_id, author_name, rating, text, is_published) values (24, ${course_id}, ${related_id}, ${user_id}, ${foreign}, 4, ${foreign}, true)`
      const [question] = await tx<{ id: string }[]>`
        insert into student_questions (portal_id, course_id, enrollment_id, user_id, title, text, sent_as)
        values (24, ${course_id}, ${related_id}, ${user_id}, ${foreign}, ${foreign}, gen_random_uuid()) returning id`
      const question_id = question?.id ?? ''
      await tx`insert into student_answers (portal_id, student_question_id, user_id, is_staff, text, sent_as) values (24, ${question_id}, ${user_id}, false, ${foreign}, gen_random_uuid())`
      await tx`
        insert into materials (portal_id, name, type, content_type, size, sha256, file_key)
        values (24, ${`${foreign.slice(0, 150)}.pdf`}, 'pdf', 'application/pdf', 5, ${'0'.repeat(64)}, ${`lessons/${course_id}.pdf`})`
      const item = `/courses/learner/${slug}/${related_id}/outline/modules/${first?.module ?? ''}/Text/${first?.item ?? ''}`
      return { slug, course_id, related_id, question_id, item }
    }),
  )
}
