import type { Work } from '../kernel/reaction.ts'
import { reactionsTo, type Lane, type ReactionTask } from '../events/reactions-to.ts'

type Loaded = { task: Work<never> }

/** Jobs that no event names: the further parts of a long publishing job. */
const further = [['publish.pages', 'pages']] as const satisfies readonly (readonly [task: string, lane: Lane])[]
type TaskName = ReactionTask | (typeof further)[number][0]

/** Task name to file. Loaded when its lane starts, so that the page lane never loads the PDF renderer. */
const files: Readonly<Record<TaskName, () => Promise<Loaded>>> = {
  'courses.copy-asked': () => import('./courses.copy-asked.ts'),
  'domains.asked': () => import('./domains.asked.ts'),
  'notify.domain-settled': () => import('./notify.domain-settled.ts'),
  'notify.sender-settled': () => import('./notify.sender-settled.ts'),
  'email.order-paid': () => import('./email.order-paid.ts'),
  'email.payment-failed': () => import('./email.payment-failed.ts'),
  'email.purchase-order-placed': () => import('./email.purchase-order-placed.ts'),
  'email.purchase-order-canceled': () => import('./email.purchase-order-canceled.ts'),
  'email.purchase-order-expires': () => import('./email.purchase-order-expires.ts'),
  'orders.share-ended': () => import('./orders.share-ended.ts'),
  'email.purchase-order-due': () => import('./email.purchase-order-due.ts'),
  'email.invoice-sent': () => import('./email.invoice-sent.ts'),
  'orders.refund-requested': () => import('./orders.refund-requested.ts'),
  'notify.order-disputed': () => import('./notify.order-disputed.ts'),
  'notify.tax-exemption-reviewed': () => import('./notify.tax-exemption-reviewed.ts'),
  'tax.follow-order': () => import('./tax.follow-order.ts'),
  'shares.follow': () => import('./shares.follow.ts'),
  'shares.course-changed': () => import('./shares.course-changed.ts'),
  'shares.key-corrected': () => import('./shares.key-corrected.ts'),
  'shares.follow-order': () => import('./shares.follow-order.ts'),
  'notify.share-moved': () => import('./notify.share-moved.ts'),
  'email.subscription-changed': () => import('./email.subscription-changed.ts'),
  'email.subscription-price-changes': () => import('./email.subscription-price-changes.ts'),
  'email.subscription-renews': () => import('./email.subscription-renews.ts'),
  'subscriptions.moved': () => import('./subscriptions.moved.ts'),
  'email.subscription-unpaid': () => import('./email.subscription-unpaid.ts'),
  'email.subscription-suspended': () => import('./email.subscription-suspended.ts'),
  'email.seat-invited': () => import('./email.seat-invited.ts'),
  'notify.seat-returned': () => import('./notify.seat-returned.ts'),
  'email.account-made': () => import('./email.account-made.ts'),
  'email.code-requested': () => import('./email.code-requested.ts'),
  'email.reset-requested': () => import('./email.reset-requested.ts'),
  'email.unlock-code-requested': () => import('./email.unlock-code-requested.ts'),
  'email.security-changed': () => import('./email.security-changed.ts'),
  'email.enrolled-by-other': () => import('./email.enrolled-by-other.ts'),
  'email.course-finished': () => import('./email.course-finished.ts'),
  'email.certificate-issued': () => import('./email.certificate-issued.ts'),
  'notify.purchase-order-placed': () => import('./notify.purchase-order-placed.ts'),
  'notify.order-paid': () => import('./notify.order-paid.ts'),
  'notify.enrolled-by-other': () => import('./notify.enrolled-by-other.ts'),
  'notify.course-finished': () => import('./notify.course-finished.ts'),
  'notify.partner-page-sent': () => import('./notify.partner-page-sent.ts'),
  'notify.partner-page-reviewed': () => import('./notify.partner-page-reviewed.ts'),
  'notify.training-reviewed': () => import('./notify.training-reviewed.ts'),
  'notify.certificate-issued': () => import('./notify.certificate-issued.ts'),
  'search.course-changed': () => import('./search.course-changed.ts'),
  'scorm.import-requested': () => import('./scorm.import-requested.ts'),
  'media.author-avatar-kept': () => import('./media.author-avatar-kept.ts'),
  'media.course-picture-kept': () => import('./media.course-picture-kept.ts'),
  'scorm.trial-requested': () => import('./scorm.trial-requested.ts'),
  'media.picture-kept': () => import('./media.picture-kept.ts'),
  'media.page-picture-wanted': () => import('./media.page-picture-wanted.ts'),
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
  'invitations.import-asked': () => import('./invitations.import-asked.ts'),
  'notify.announcement-changed': () => import('./notify.announcement-changed.ts'),
  'publish.announcement-changed': () => import('./publish.announcement-changed.ts'),
  'enrollments.import-asked': () => import('./enrollments.import-asked.ts'),
  'lists.job-asked': () => import('./lists.job-asked.ts'),
  'publish.review-changed': () => import('./publish.review-changed.ts'),
  'email.certificate-expiring': () => import('./email.certificate-expiring.ts'),
  'proof.asked': () => import('./proof.asked.ts'),
  'publish.page-pictured': () => import('./publish.page-pictured.ts'),
  'publish.pages': () => import('./publish.pages.ts'),
}

const lanes = new Map<TaskName, Lane>([
  ...Object.values(reactionsTo)
    .flat()
    .map(({ task, lane }): [TaskName, Lane] => [task, lane]),
  ...further,
])

/** True for tasks that may take minutes. They run in a pool of their own, so that they never delay short ones. */
export const isLongTask = (task: string): boolean =>
  Object.values(reactionsTo)
    .flat()
    .some((entry) => entry.task === task && entry.turn === 'long')

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
