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

/** The learner area (LRN-001…005). */
export const learnerPages = {
  learnerCourses: {
    ...learner,
    pattern: '/courses/learner',
    made: 'static',
    menu: { title: 'My courses', in: ['account', 'learn'], icon: 'book' },
    scroll: 'stays_when_filtered',
  },
  learnerCourse: { ...shell, pattern: course },
  learning: { ...shell, pattern: learning },
  learnerCertificates: { ...shell, pattern: `${learning}/certificates` },
  feedback: { ...shell, pattern: `${learning}/feedback` },
  outline: { ...shell, pattern: `${learning}/outline` },
  scormItem: { ...shell, pattern: `${learning}/outline/ScormModule/:id` },
  examItem: { ...shell, pattern: `${learning}/outline/exams/:exam_id` },
  outlineModule: { ...shell, pattern: `${learning}/outline/modules/:module_id` },
  outlineItem: { ...shell, pattern: `${learning}/outline/modules/:module_id/:item_type/:item_id` },
  overview: { ...shell, pattern: `${learning}/overview` },
} as const satisfies Readonly<Record<string, Page>>

export const learnerUnbuilt = [
  ...unbuilt(learner, [`${learning}/outline/CloudScormModule/:id`, `${learning}/outline/assignments/:assignment_id`]),
  ...unbuilt({ ...learner, guards: ['auth', 'checkEnableCourseQuestions'] }, [
    `${learning}/questions`,
    `${learning}/questions/:question_id`,
  ]),
]
