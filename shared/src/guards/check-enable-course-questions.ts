import { pass, redirect, type Guard } from './guard.ts'

/** With questions switched off, the questions of a course lead to its overview (SES-016). */
export const checkEnableCourseQuestions: Guard = ({ portal, path }) =>
  portal.disable_course_questions ? redirect(path.replace(/\/questions(\/[^/]*)?$/, '/overview')) : pass
