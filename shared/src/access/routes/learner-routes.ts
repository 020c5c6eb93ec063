import type { GuardName } from '../guards/registry.ts'
import type { Route } from './route.ts'

const course = '/courses/learner/:slug'
const learning = `${course}/:related_id`

const page = (pattern: string, ...guards: readonly GuardName[]): Route => ({
  pattern,
  app: 'site',
  layout: 'default',
  guards: ['auth', ...guards],
})

/** The learner area (LRN-001…005). */
export const learnerRoutes: readonly Route[] = [
  page('/courses/learner'),
  page(course),
  page(learning),
  page(`${learning}/certificates`),
  page(`${learning}/feedback`),
  page(`${learning}/outline`),
  page(`${learning}/outline/CloudScormModule/:id`),
  page(`${learning}/outline/ScormModule/:id`),
  page(`${learning}/outline/assignments/:assignment_id`),
  page(`${learning}/outline/exams/:exam_id`),
  page(`${learning}/outline/modules/:module_id`),
  page(`${learning}/outline/modules/:module_id/:item_type/:item_id`),
  page(`${learning}/overview`),
  page(`${learning}/questions`, 'checkEnableCourseQuestions'),
  page(`${learning}/questions/:question_id`, 'checkEnableCourseQuestions'),
]
