import { pass, redirect, type Guard } from './guard.ts'

/** If course questions are disabled, redirects their page to the course's overview (SES-016). */
export const checkEnableCourseQuestions: Guard = ({ portal, path }) =>
  portal.disable_course_questions ? redirect(path.replace(/\/questions(\/[^/]*)?$/, '/overview')) : pass
