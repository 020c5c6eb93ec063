import { show_whole_course } from '@portico/shared/contract/learning/whole-course.ts'
import { learnerCall, learnerCallWithoutRedirect } from '../learner-call.ts'
import type { CourseView } from './course-view.ts'

type Course = { slug: string; related_id: number }

/** Loads a course with its outline; without access the course still loads, but its outline is empty. */
export const loadCourse = ({ slug, related_id }: Course): Promise<CourseView> =>
  learnerCall(show_whole_course, { params: { slug }, query: { related_id } })

/** The same in the background: a lost session leaves the page as it is. */
export const loadCourseQuietly = ({ slug, related_id }: Course): Promise<CourseView> =>
  learnerCallWithoutRedirect(show_whole_course, { params: { slug }, query: { related_id } })
