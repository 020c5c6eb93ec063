import { unpublish_course } from '@portico/shared/contract/courses/courses.ts'
import { courseStatus } from '@portico/shared/states/courses/course.ts'
import { verb } from '../../../../kernel/verb.ts'
import { moveCourse, stepTo } from './move-course.ts'

/** Turns the course back into a draft from any status. */
export const unpublishCourse = verb(unpublish_course, (ctx, { params }) =>
  moveCourse(ctx, { slug: params.slug, next: stepTo(courseStatus.draft) }),
)
