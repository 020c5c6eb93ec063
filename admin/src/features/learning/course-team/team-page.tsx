import { CourseFrame } from '../../courses/frame/course-frame.tsx'
import { CourseTeam } from './course-team.tsx'

/** /courses/builder/:slug/managers: who manages learners in a course, and who teaches it (BLD-008, BLD-031). */
export const TeamPage = () => <CourseFrame>{({ course }) => <CourseTeam slug={course.slug} />}</CourseFrame>
