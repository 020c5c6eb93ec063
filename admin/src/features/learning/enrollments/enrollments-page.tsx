import { CourseFrame } from '../../courses/frame/course-frame.tsx'
import { CourseEnrollments } from './course-enrollments.tsx'

/** /courses/builder/:slug/enrollments: the learners of a course (BLD-008, BLD-031). */
export const EnrollmentsPage = () => (
  <CourseFrame>{({ course }) => <CourseEnrollments slug={course.slug} course_id={course.id} />}</CourseFrame>
)
