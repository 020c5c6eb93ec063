import { unpublish_course } from '@portico/shared/contract/courses.ts'
import { courseStatus } from '@portico/shared/states/course.ts'
import { verb } from '../../../../kernel/verb.ts'
import { moveCourse } from './move-course.ts'

/** The course is a draft again, whatever it was. */
export const unpublishCourse = verb(unpublish_course, (ctx, { params }) =>
  moveCourse(ctx, { slug: params.slug, to: courseStatus.draft }),
)
