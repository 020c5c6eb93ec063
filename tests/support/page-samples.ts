import { linkTo } from '../../shared/src/pages/link-to.ts'
import type { sitePages } from '../../shared/src/pages/site-pages.ts'
import type { FinishedCourse } from './finished-course.ts'
import type { RunningCourse } from './running-course.ts'

type Pages = typeof sitePages
/** Pages that people can view, without files or paths that only redirect. */
export type SeenPage = {
  [Name in keyof Pages]: Pages[Name]['layout'] extends null
    ? never
    : Pages[Name]['made'] extends { readonly moved_to: string }
      ? never
      : Name
}[keyof Pages]

/** Content that a learner needs for each page to show something. */
export type World = {
  running: RunningCourse
  held: FinishedCourse
  own_page: string
  question: string
  bundle: string
  topic: string
  agency: string
  state: string
  author: string
  renewal: string
  provider: string
  partner_page: string
  provider_topic: string
  archive: number
}

const course = ({ running: { slug, related_id } }: World) => ({ slug, related_id })
const itemOf = (type: string) => (world: World) => world.running.items[type] ?? ''

/** One URL of every page; a page without one does not compile. */
export const pageSamples: Readonly<Record<SeenPage, (world: World) => string>> = {
  home: () => linkTo('home'),
  courses: () => linkTo('courses'),
  schedule: () => linkTo('schedule'),
  courseCatalog: () => linkTo('courseCatalog'),
  course: ({ running }) => linkTo('course', { slug: running.slug }),
  freePreview: ({ running }) => linkTo('freePreview', { slug: String(running.preview_id) }),
  allCourses: () => linkTo('allCourses'),
  courseArchive: ({ archive }) => linkTo('courseArchive', { range: archive }),
  topics: () => linkTo('topics'),
  topic: ({ topic }) => linkTo('topic', { slug: topic }),
  ceTopics: () => linkTo('ceTopics'),
  ceTopic: ({ topic }) => linkTo('ceTopic', { slug: topic }),
  ceCredits: () => linkTo('ceCredits'),
  agencies: () => linkTo('agencies'),
  agency: ({ agency }) => linkTo('agency', { slug: agency }),
  states: () => linkTo('states'),
  state: ({ state }) => linkTo('state', { slug: state }),
  language: () => linkTo('language', { code: 'en' }),
  trainingOptions: () => linkTo('trainingOptions'),
  trainingOption: () => linkTo('trainingOption', { slug: 'self-paced' }),
  providerTopics: () => linkTo('providerTopics'),
  providerTopic: ({ provider_topic }) => linkTo('providerTopic', { slug: provider_topic }),
  partnerPage: ({ partner_page }) => linkTo('partnerPage', { slug: partner_page }),
  provider: ({ provider }) => linkTo('provider', { slug: provider }),
  author: ({ author }) => linkTo('author', { slug: author }),
  pricing: () => linkTo('pricing'),
  learningManagementSystem: () => linkTo('learningManagementSystem'),
  scormCourseware: () => linkTo('scormCourseware'),
  renewals: () => linkTo('renewals'),
  renewal: ({ renewal }) => linkTo('renewal', { slug: renewal }),
  bundles: () => linkTo('bundles'),
  bundle: ({ bundle }) => linkTo('bundle', { slug: bundle }),
  faq: () => linkTo('faq'),
  question: ({ question }) => linkTo('question', { slug: question }),
  page: ({ own_page }) => linkTo('page', { slug: own_page }),
  terms: () => linkTo('terms'),
  termsOfUse: () => linkTo('termsOfUse'),
  privacyPolicy: () => linkTo('privacyPolicy'),
  adaAccessibility: () => linkTo('adaAccessibility'),
  equalEmployment: () => linkTo('equalEmployment'),
  transcript: () => linkTo('transcript'),
  taxExemption: () => linkTo('taxExemption'),
  packetCheck: () => linkTo('packetCheck'),
  unsubscribe: () => linkTo('unsubscribe', {}, { token: 'a'.repeat(32) }),
  certificate: ({ held }) => linkTo('certificate', { serial: held.serial }),
  learnerCourses: () => linkTo('learnerCourses'),
  learnerCourse: (world) => linkTo('learnerCourse', course(world)),
  learning: (world) => linkTo('learning', course(world)),
  learnerCertificates: ({ running, held }) =>
    linkTo('learnerCertificates', { slug: running.slug, related_id: held.related_id }),
  feedback: (world) => linkTo('feedback', course(world)),
  learnerQuestions: (world) => linkTo('learnerQuestions', course(world)),
  learnerQuestion: (world) => linkTo('learnerQuestion', { ...course(world), question_id: world.running.asked }),
  outline: (world) => linkTo('outline', course(world)),
  scormItem: itemOf('ScormModule'),
  examItem: itemOf('Exam'),
  assignmentItem: itemOf('Assignment'),
  outlineModule: (world) => linkTo('outlineModule', { ...course(world), module_id: 1 }),
  outlineItem: itemOf('Text'),
  overview: (world) => linkTo('overview', course(world)),
  cart: () => linkTo('cart'),
  checkoutCourse: () => linkTo('checkoutCourse'),
  checkoutBundle: () => linkTo('checkoutBundle'),
  checkoutSubscription: () => linkTo('checkoutSubscription'),
  orders: () => linkTo('orders'),
  order: ({ held }) => linkTo('order', { order_id: held.order_id }),
  receipt: ({ held }) => linkTo('receipt', { order_id: held.order_id }),
  successCourse: ({ held }) => linkTo('successCourse', {}, { order: held.order_id }),
  successBundle: () => linkTo('successBundle'),
  successSubscription: () => linkTo('successSubscription'),
  claim: () => linkTo('claim', { token: 'a'.repeat(22) }),
  login: () => linkTo('login'),
  forgotPassword: () => linkTo('forgotPassword'),
  register: () => linkTo('register'),
  resetPassword: () => linkTo('resetPassword', {}, { email: 'ada@example.com', token: 'abc' }),
  dashboard: () => linkTo('dashboard'),
  profileSettings: () => linkTo('profileSettings'),
  security: () => linkTo('security'),
  comingSoon: () => linkTo('comingSoon'),
  notFound: () => linkTo('notFound'),
  error: () => linkTo('error'),
  blocked: () => linkTo('blocked'),
}
