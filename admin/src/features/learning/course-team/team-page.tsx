import { CourseFrame } from '../../courses/frame/course-frame.tsx'
import { CourseTeam } from './course-team.tsx'

/** /courses/builder/:slug/managers: managers of learners in a course, and its instructors (BLD-008, BLD-031). */
export const TeamPage = () => <CourseFrame>{({ course }) => <CourseTeam slug={course.slug} />}</CourseFrame>
