import { linkTo } from '@portico/shared/pages/link-to.ts'
import { eq } from 'drizzle-orm'
import { unpublish_course } from '@portico/shared/contract/courses.ts'
import { courseStatus } from '@portico/shared/states/course.ts'
import { courses } from '../../db/tables/courses.ts'
import { verb } from '../../kernel/verb.ts'
import { unpublish } from '../../publishing/unpublish.ts'
import { editedCourse } from './edited-course.ts'
import { courseChanged } from '../../publishing/course-changed.ts'

/** The course is a draft again and its page is removed before the call answers; the lists that showed it follow as a job. */
export const unpublishCourse = verb(
  unpublish_course,
  async ({ inPortal, services, portal, actor, note, now }, { params }) => {
    const { course, job } = await inPortal(async (scope) => {
      const course = await editedCourse(scope.db, params.slug)
      await scope.db
        .update(courses)
        .set({ publication_status: courseStatus.draft, updated_at: now() })
        .where(eq(courses.id, course.id))
      return {
        course,
        job: await courseChanged(scope, {
          course_id: course.id,
          subject: `course:${course.slug}`,
          listed: true,
          by: actor.id,
        }),
      }
    })
    await unpublish({ services, portal, paths: [linkTo('course', { slug: course.slug })] })
    note(`course:${course.id}`, { publication_status: courseStatus.draft })
    return { publication_status: courseStatus.draft, job }
  },
)
