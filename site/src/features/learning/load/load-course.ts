import { get_learner_course, list_learner_modules } from '@portico/shared/contract/learning/learning.ts'
import { learnerCall as call } from '../learner-call.ts'
import type { CourseView } from './course-view.ts'
import { isCode } from './call-failure.ts'

/** Loads a course with its outline; without access the course still loads, but the outline stays closed. */
export async function loadCourse({ slug, related_id }: { slug: string; related_id: number }): Promise<CourseView> {
  const [course, modules] = await Promise.all([
    call(get_learner_course, { params: { slug }, query: { related_id } }),
    call(list_learner_modules, { params: { slug }, query: { related_id } }).catch((error: unknown) => {
      if (isCode(error, 'learning.access_expired') || isCode(error, 'learning.access_paused')) return []
      throw error
    }),
  ])
  return { course, modules }
}
