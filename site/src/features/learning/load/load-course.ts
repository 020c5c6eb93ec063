import { show_whole_course } from '@portico/shared/contract/learning/whole-course.ts'
import { learnerCall as call } from '../learner-call.ts'
import type { CourseView } from './course-view.ts'

/** Loads a course with its outline; without access the course still loads, but its outline is empty. */
export const loadCourse = ({ slug, related_id }: { slug: string; related_id: number }): Promise<CourseView> =>
  call(show_whole_course, { params: { slug }, query: { related_id } })
