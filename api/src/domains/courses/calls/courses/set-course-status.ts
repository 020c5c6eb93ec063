import { set_course_status } from '@portico/shared/contract/courses/courses.ts'
import { verb } from '../../../../kernel/verb.ts'
import { moveCourse, stepTo } from './move-course.ts'

export const setCourseStatus = verb(set_course_status, (ctx, { params, body }) =>
  moveCourse(ctx, { slug: params.slug, next: stepTo(body.publication_status) }),
)
