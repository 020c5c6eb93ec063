import { appPaths } from '../access/app-paths.ts'
import { unbuilt, type Page, type PageRules } from './page.ts'

const course = '/courses/learner/:slug'
const learning = `${course}/:related_id` as const
const learner = {
  app: 'site',
  layout: 'default',
  guards: ['auth'],
  portals: 'all',
  shows: [],
  in_sitemap: false,
  crawl: 'closed',
} as const satisfies PageRules
const shell = { ...learner, made: 'shell' } as const
const questions = { ...shell, guards: ['auth', 'checkEnableCourseQuestions'] } as const
const item = { ...shell, route_name: 'courses-learner-slug-relatedId-outline-item' } as const

/** The learner area (LRN-001…005). */
export const learnerPages = {
  learnerCourses: {
    ...learner,
    pattern: appPaths.learnerCourses,
    route_name: 'courses-learner',
    made: 'static',
    menu: { title: 'My courses', in: ['account', 'learn'], icon: 'book' },
    scroll: 'stays_when_filtered',
  },
  learnerCourse: { ...shell, pattern: course, route_name: 'courses-learner-slug' },
  learning: { ...shell, pattern: learning, route_name: 'courses-learner-slug' },
  learnerCertificates: {
    ...shell,
    pattern: `${learning}/certificates`,
    route_name: 'courses-learner-slug-relatedId-certificates',
  },
  feedback: { ...shell, pattern: `${learning}/feedback`, route_name: 'courses-learner-slug-relatedId-feedback' },
  outline: { ...shell, pattern: `${learning}/outline`, route_name: 'courses-learner-slug-relatedId-outline' },
  scormItem: { ...item, pattern: `${learning}/outline/ScormModule/:id` },
  examItem: { ...item, pattern: `${learning}/outline/exams/:exam_id` },
  assignmentItem: { ...item, pattern: `${learning}/outline/assignments/:assignment_id` },
  outlineModule: {
    ...shell,
    pattern: `${learning}/outline/modules/:module_id`,
    route_name: 'courses-learner-slug-relatedId-outline',
  },
  outlineItem: { ...item, pattern: `${learning}/outline/modules/:module_id/:item_type/:item_id` },
  learnerQuestions: {
    ...questions,
    pattern: `${learning}/questions`,
    route_name: 'courses-learner-slug-relatedId-questions',
  },
  learnerQuestion: {
    ...questions,
    pattern: `${learning}/questions/:question_id`,
    route_name: 'courses-learner-slug-relatedId-questions-questionId',
  },
  overview: { ...shell, pattern: `${learning}/overview`, route_name: 'courses-learner-slug-relatedId-overview' },
} as const satisfies Readonly<Record<string, Page>>

export const learnerUnbuilt = [...unbuilt(learner, [`${learning}/outline/CloudScormModule/:id`])]
