import { delete_course_picture } from '@portico/shared/contract/courses/editing.ts'
import { isVisibleCourse } from '@portico/shared/states/courses/course.ts'
import { verb } from '../../../../kernel/verb.ts'
import { courseChanged } from '../../../publishing/door.ts'
import { replaceCoursePicture } from './replace-course-picture.ts'

/** Removes the picture from the course; its files are deleted once nothing else shows them. */
export const deleteCoursePicture = verb(delete_course_picture, async (ctx, { params: { slug, picture } }) => {
  const { id, publication_status } = await replaceCoursePicture(ctx, { slug, picture, address: null, at: ctx.now() })
  ctx.note(`course:${id}`, { [picture]: null })
  if (!isVisibleCourse(publication_status)) return { job: null }
  return { job: await courseChanged(ctx, { course_id: id, subject: `course:${slug}`, by: ctx.actor.id }) }
})
