import { upload_course_picture } from '@portico/shared/contract/courses-editing.ts'
import { coursePictureRules } from '@portico/shared/rules/media/course-picture-rules.ts'
import { bodyParts } from '../../kernel/body-parts.ts'
import { refuseWithoutRoom } from '../../kernel/refuse-without-room.ts'
import { verb } from '../../kernel/verb.ts'
import { keepPicture } from '../../media/keep-picture.ts'
import { replaceCoursePicture } from './replace-course-picture.ts'

/** The file is in place before the course names it; its pages show it once its variants are made. */
export const uploadCoursePicture = verb(upload_course_picture, async (ctx, { params, query }) => {
  const { services, portal, request, note, inPortal, now, log, actor } = ctx
  const { slug, picture } = params
  const url = await refuseWithoutRoom({ name: query.file_name, log }, () =>
    keepPicture({
      storage: services.storage,
      portal_id: portal.id,
      name: query.file_name,
      content: bodyParts(request.body),
      rule: coursePictureRules[picture],
    }),
  )
  return inPortal(async (scope) => {
    const { id } = await replaceCoursePicture(scope, { slug, picture, address: url, at: now() })
    await scope.emit('course.picture_kept', { course_id: id, picture, address: url, by: actor.id })
    note(`course:${id}`, { [picture]: url })
    return { url }
  })
})
