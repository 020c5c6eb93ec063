import { upload_course_picture } from '@portico/shared/contract/courses/editing.ts'
import { coursePictureRules } from '@portico/shared/rules/media/upload-rules.ts'
import { requireCourseReach } from '../../../access/door.ts'
import { storeRequestPicture } from '../../../media/door.ts'
import { verb } from '../../../../kernel/verb.ts'
import { replaceCoursePicture } from './replace-course-picture.ts'

/** Stores the file before the course refers to it; pages show it once its variants are made. */
export const uploadCoursePicture = verb(upload_course_picture, async (ctx, { params, query }) => {
  const { note, now, actor } = ctx
  const { slug, picture } = params
  return storeRequestPicture(ctx, { name: query.file_name, rule: coursePictureRules[picture] }, async (scope, url) => {
    const { id } = await replaceCoursePicture(scope, { slug, picture, address: url, at: now() })
    // Checks again, because the upload may have taken long.
    await requireCourseReach(scope.db, { actor, course_id: id })
    await scope.emit('course.picture_kept', { course_id: id, picture, address: url, by: actor.id })
    note(`course:${id}`, { [picture]: url })
    return { url }
  })
})
