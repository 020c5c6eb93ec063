import './exams.css'
import { CourseFrame } from '../../courses/frame/course-frame.tsx'
import { CourseExams } from './course-exams.tsx'

/** /courses/builder/:slug/exams: the exams of a course, who took them, and how their questions were answered (BLD-008). */
export const ExamsPage = () => <CourseFrame>{({ course }) => <CourseExams course={course} isGraded />}</CourseFrame>

/** /courses/builder/:slug/surveys: the knowledge checks of a course, with their answers (BLD-008). */
export const SurveysPage = () => (
  <CourseFrame>{({ course }) => <CourseExams course={course} isGraded={false} />}</CourseFrame>
)
