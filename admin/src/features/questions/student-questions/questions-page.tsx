import { CourseFrame } from '../../courses/frame/course-frame.tsx'
import { CourseQuestions } from './course-questions.tsx'

/** /courses/builder/:slug/questions: learners' questions about a course (BLD-008). */
export const QuestionsPage = () => <CourseFrame>{({ course }) => <CourseQuestions slug={course.slug} />}</CourseFrame>
