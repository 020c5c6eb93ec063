import { and, eq } from 'drizzle-orm'
import { isVisibleCourse } from '@portico/shared/states/courses/course.ts'
import { courses } from '../tables.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { makeVariants } from '../../media/door.ts'
import { courseChanged } from '../../publishing/door.ts'

/** Shows the picture in all formats and widths once these are stored, and only then renders the course's pages. */
export const task = reaction<'course.picture_kept'>(
  async ({ services, inPortal }, { course_id, picture, address, by }) => {
    const whole = await makeVariants({ storage: services.storage, address })
    await inPortal(async (scope) => {
      const { db, emit } = scope
      const [course] = await db
        .update(courses)
        .set({ [picture]: whole ?? address })
        .where(and(eq(courses.id, course_id), eq(courses[picture], address)))
        .returning()
      if (whole !== null) for (const each of [address, whole]) await emit('picture.dropped', { address: each })
      if (course && isVisibleCourse(course.publication_status))
        await courseChanged(scope, { course_id, subject: `course:${course.slug}`, by })
    })
  },
)
