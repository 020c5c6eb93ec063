import { sql } from 'drizzle-orm'
import { list_related_courses } from '@portico/shared/contract/catalog/course-lists.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import { visibleCourse } from '../../../../db/visible.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { relatedCourses } from './related-courses.ts'

type Course = { id: number; topic_ids: number[] }

/** Lists the related courses shown on a course's page (CAT-028). */
export const listRelatedCourses = verb(list_related_courses, async ({ db, portal }, { params }) => {
  const [course] = hasStorefront(portal)
    ? await db.execute<Course>(sql`
        select c.id, array(select j.topic_id from course_topics j where j.course_id = c.id) as topic_ids
        from courses c where c.slug = ${params.slug} and ${visibleCourse('c')}`)
    : []
  if (!course) return fail('general.not_found')
  return relatedCourses(db, course)
})
