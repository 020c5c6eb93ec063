import type { Work } from '../kernel/reaction.ts'
import { reactionsTo, type Lane, type ReactionTask } from '../events/reactions-to.ts'

type Loaded = { task: Work<never> }

/** Jobs that no event names: the further parts of a long publishing job. */
const further = [['publish.pages', 'pages']] as const satisfies readonly (readonly [task: string, lane: Lane])[]
type TaskName = ReactionTask | (typeof further)[number][0]

/** Task name to file. Loaded when its lane starts, so that the page lane never loads the PDF renderer. */
const files: Readonly<Record<TaskName, () => Promise<Loaded>>> = {
  'courses.copy-asked': () => import('./courses.copy-asked.ts'),
  'email.order-paid': () => import('./email.order-paid.ts'),
  'email.seat-invited': () => import('./email.seat-invited.ts'),
  'email.code-requested': () => import('./email.code-requested.ts'),
  'email.reset-requested': () => import('./email.reset-requested.ts'),
  'email.unlock-code-requested': () => import('./email.unlock-code-requested.ts'),
  'email.security-changed': () => import('./email.security-changed.ts'),
  'email.course-finished': () => import('./email.course-finished.ts'),
  'email.certificate-issued': () => import('./email.certificate-issued.ts'),
  'notify.order-paid': () => import('./notify.order-paid.ts'),
  'notify.course-finished': () => import('./notify.course-finished.ts'),
  'notify.training-reviewed': () => import('./notify.training-reviewed.ts'),
  'notify.certificate-issued': () => import('./notify.certificate-issued.ts'),
  'search.course-changed': () => import('./search.course-changed.ts'),
  'scorm.import-requested': () => import('./scorm.import-requested.ts'),
  'media.course-picture-kept': () => import('./media.course-picture-kept.ts'),
  'scorm.trial-requested': () => import('./scorm.trial-requested.ts'),
  'media.picture-kept': () => import('./media.picture-kept.ts'),
  'media.picture-dropped': () => import('./media.picture-dropped.ts'),
  'media.upload-finished': () => import('./media.upload-finished.ts'),
  'media.material-pictured': () => import('./media.material-pictured.ts'),
  'media.material-dropped': () => import('./media.material-dropped.ts'),
  'publish.course-changed': () => import('./publish.course-changed.ts'),
  'publish.portal-changed': () => import('./publish.portal-changed.ts'),
  'publish.portal-paused': () => import('./publish.portal-paused.ts'),
  'publish.portal-deleted': () => import('./publish.portal-deleted.ts'),
  'publish.learner-enrolled': () => import('./publish.learner-enrolled.ts'),
  'publish.list-changed': () => import('./publish.list-changed.ts'),
  'publish.list-many-changed': () => import('./publish.list-many-changed.ts'),
  'lists.import-asked': () => import('./lists.import-asked.ts'),
  'enrollments.import-asked': () => import('./enrollments.import-asked.ts'),
  'lists.job-asked': () => import('./lists.job-asked.ts'),
  'publish.review-changed': () => import('./publish.review-changed.ts'),
  'email.certificate-expiring': () => import('./email.certificate-expiring.ts'),
  'proof.asked': () => import('./proof.asked.ts'),
  'publish.pages': () => import('./publish.pages.ts'),
}

const lanes = new Map<TaskName, Lane>([
  ...Object.values(reactionsTo)
    .flat()
    .map(({ task, lane }): [TaskName, Lane] => [task, lane]),
  ...further,
])

export const taskNames = (lane: Lane | 'all'): TaskName[] =>
  [...lanes].filter(([, of]) => lane === 'all' || of === lane).map(([task]) => task)

/** The tasks of a lane, ready to run. */
export async function loadTasks(lane: Lane | 'all'): Promise<Map<TaskName, Work<never>>> {
  return new Map(
    await Promise.all(
      taskNames(lane).map(async (name): Promise<[TaskName, Work<never>]> => [name, (await files[name]()).task]),
    ),
  )
}
