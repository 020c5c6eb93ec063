import type { Work } from '../kernel/reaction.ts'
import { reactionsTo, type Lane, type ReactionTask } from '../events/reactions-to.ts'

type Loaded = { task: Work<never> }

/** Jobs without an event: the further parts of a long publishing job. */
const further = [['publish.pages', 'pages']] as const satisfies readonly (readonly [task: string, lane: Lane])[]
type TaskName = ReactionTask | (typeof further)[number][0]

/** Maps task names to files, loaded when their lane starts, so that the page lane never loads the PDF renderer. */
const files: Readonly<Record<TaskName, () => Promise<Loaded>>> = {
  'courses.copy-asked': () => import('../domains/courses/reactions/courses.copy-asked.ts'),
  'email.email-change-requested': () => import('../domains/identity/reactions/email.email-change-requested.ts'),
  'domains.asked': () => import('../domains/portals/reactions/domains.asked.ts'),
  'notify.domain-settled': () => import('../domains/portals/reactions/notify.domain-settled.ts'),
  'notify.sender-settled': () => import('../domains/portals/reactions/notify.sender-settled.ts'),
  'email.order-paid': () => import('../domains/orders/reactions/email.order-paid.ts'),
  'email.payment-failed': () => import('../domains/orders/reactions/email.payment-failed.ts'),
  'email.purchase-order-placed': () => import('../domains/orders/reactions/email.purchase-order-placed.ts'),
  'email.purchase-order-canceled': () => import('../domains/orders/reactions/email.purchase-order-canceled.ts'),
  'email.purchase-order-expires': () => import('../domains/orders/reactions/email.purchase-order-expires.ts'),
  'orders.share-ended': () => import('../domains/orders/reactions/orders.share-ended.ts'),
  'email.purchase-order-due': () => import('../domains/orders/reactions/email.purchase-order-due.ts'),
  'email.invoice-sent': () => import('../domains/orders/reactions/email.invoice-sent.ts'),
  'orders.plan-paid': () => import('../domains/orders/reactions/orders.plan-paid.ts'),
  'orders.refund-requested': () => import('../domains/orders/reactions/orders.refund-requested.ts'),
  'email.order-processing': () => import('../domains/orders/reactions/email.order-processing.ts'),
  'notify.order-processing': () => import('../domains/orders/reactions/notify.order-processing.ts'),
  'email.order-refunded': () => import('../domains/orders/reactions/email.order-refunded.ts'),
  'notify.order-refunded': () => import('../domains/orders/reactions/notify.order-refunded.ts'),
  'email.order-disputed': () => import('../domains/orders/reactions/email.order-disputed.ts'),
  'notify.order-disputed': () => import('../domains/orders/reactions/notify.order-disputed.ts'),
  'notify.tax-exemption-reviewed': () => import('../domains/orders/reactions/notify.tax-exemption-reviewed.ts'),
  'tax.follow-order': () => import('../domains/orders/reactions/tax.follow-order.ts'),
  'shares.follow': () => import('../domains/shares/reactions/shares.follow.ts'),
  'shares.course-changed': () => import('../domains/shares/reactions/shares.course-changed.ts'),
  'shares.key-corrected': () => import('../domains/shares/reactions/shares.key-corrected.ts'),
  'shares.follow-order': () => import('../domains/shares/reactions/shares.follow-order.ts'),
  'notify.share-moved': () => import('../domains/shares/reactions/notify.share-moved.ts'),
  'email.subscription-changed': () => import('../domains/subscriptions/reactions/email.subscription-changed.ts'),
  'email.subscription-price-changes': () =>
    import('../domains/subscriptions/reactions/email.subscription-price-changes.ts'),
  'email.subscription-renews': () => import('../domains/subscriptions/reactions/email.subscription-renews.ts'),
  'email.subscription-noted': () => import('../domains/subscriptions/reactions/email.subscription-noted.ts'),
  'notify.subscription-noted': () => import('../domains/subscriptions/reactions/notify.subscription-noted.ts'),
  'subscriptions.moved': () => import('../domains/subscriptions/reactions/subscriptions.moved.ts'),
  'email.subscription-unpaid': () => import('../domains/subscriptions/reactions/email.subscription-unpaid.ts'),
  'email.subscription-suspended': () => import('../domains/subscriptions/reactions/email.subscription-suspended.ts'),
  'email.seat-invited': () => import('../domains/learning/reactions/email.seat-invited.ts'),
  'notify.seat-returned': () => import('../domains/orders/reactions/notify.seat-returned.ts'),
  'email.seat-revoked': () => import('../domains/learning/reactions/email.seat-revoked.ts'),
  'notify.seat-revoked': () => import('../domains/learning/reactions/notify.seat-revoked.ts'),
  'email.account-made': () => import('../domains/identity/reactions/email.account-made.ts'),
  'email.code-requested': () => import('../domains/identity/reactions/email.code-requested.ts'),
  'email.reset-requested': () => import('../domains/identity/reactions/email.reset-requested.ts'),
  'email.unlock-code-requested': () => import('../domains/identity/reactions/email.unlock-code-requested.ts'),
  'email.security-changed': () => import('../domains/identity/reactions/email.security-changed.ts'),
  'email.enrolled-by-other': () => import('../domains/learning/reactions/email.enrolled-by-other.ts'),
  'email.assignment-submitted': () => import('../domains/assignments/reactions/email.assignment-submitted.ts'),
  'email.assignment-graded': () => import('../domains/assignments/reactions/email.assignment-graded.ts'),
  'email.question-answered': () => import('../domains/questions/reactions/email.question-answered.ts'),
  'email.course-finished': () => import('../domains/learning/reactions/email.course-finished.ts'),
  'email.certificate-issued': () => import('../domains/credentials/reactions/email.certificate-issued.ts'),
  'notify.purchase-order-placed': () => import('../domains/orders/reactions/notify.purchase-order-placed.ts'),
  'notify.order-paid': () => import('../domains/orders/reactions/notify.order-paid.ts'),
  'notify.enrolled-by-other': () => import('../domains/learning/reactions/notify.enrolled-by-other.ts'),
  'notify.course-finished': () => import('../domains/learning/reactions/notify.course-finished.ts'),
  'notify.partner-page-sent': () => import('../domains/partners/reactions/notify.partner-page-sent.ts'),
  'notify.partner-page-reviewed': () => import('../domains/partners/reactions/notify.partner-page-reviewed.ts'),
  'notify.training-reviewed': () => import('../domains/credentials/reactions/notify.training-reviewed.ts'),
  'notify.certificate-issued': () => import('../domains/credentials/reactions/notify.certificate-issued.ts'),
  'openings.course-opened': () => import('../domains/catalog/reactions/openings.course-opened.ts'),
  'email.opening-announced': () => import('../domains/catalog/reactions/email.opening-announced.ts'),
  'email.session-seat': () => import('../domains/catalog/reactions/email.session-seat.ts'),
  'search.course-changed': () => import('../domains/catalog/reactions/search.course-changed.ts'),
  'scorm.import-requested': () => import('../domains/scorm/reactions/scorm.import-requested.ts'),
  'media.author-avatar-kept': () => import('../domains/lists/reactions/media.author-avatar-kept.ts'),
  'media.course-picture-kept': () => import('../domains/courses/reactions/media.course-picture-kept.ts'),
  'scorm.trial-requested': () => import('../domains/scorm/reactions/scorm.trial-requested.ts'),
  'media.picture-kept': () => import('../domains/portals/reactions/media.picture-kept.ts'),
  'media.page-picture-wanted': () => import('../domains/publishing/reactions/media.page-picture-wanted.ts'),
  'media.picture-dropped': () => import('../domains/media/reactions/media.picture-dropped.ts'),
  'media.upload-finished': () => import('../domains/library/reactions/media.upload-finished.ts'),
  'media.material-pictured': () => import('../domains/library/reactions/media.material-pictured.ts'),
  'media.material-dropped': () => import('../domains/library/reactions/media.material-dropped.ts'),
  'publish.course-changed': () => import('../domains/publishing/reactions/publish.course-changed.ts'),
  'publish.portal-changed': () => import('../domains/publishing/reactions/publish.portal-changed.ts'),
  'publish.portal-paused': () => import('../domains/publishing/reactions/publish.portal-paused.ts'),
  'publish.portal-deleted': () => import('../domains/publishing/reactions/publish.portal-deleted.ts'),
  'publish.learner-enrolled': () => import('../domains/publishing/reactions/publish.learner-enrolled.ts'),
  'publish.list-changed': () => import('../domains/publishing/reactions/publish.list-changed.ts'),
  'publish.list-many-changed': () => import('../domains/publishing/reactions/publish.list-many-changed.ts'),
  'lists.import-asked': () => import('../domains/lists/reactions/lists.import-asked.ts'),
  'invitations.import-asked': () => import('../domains/learning/reactions/invitations.import-asked.ts'),
  'notify.announcement-changed': () => import('../domains/portals/reactions/notify.announcement-changed.ts'),
  'publish.announcement-changed': () => import('../domains/publishing/reactions/publish.announcement-changed.ts'),
  'enrollments.import-asked': () => import('../domains/learning/reactions/enrollments.import-asked.ts'),
  'lists.job-asked': () => import('../domains/lists/reactions/lists.job-asked.ts'),
  'email.certificate-expiring': () => import('../domains/credentials/reactions/email.certificate-expiring.ts'),
  'proof.asked': () => import('../domains/credentials/reactions/proof.asked.ts'),
  'publish.page-pictured': () => import('../domains/publishing/reactions/publish.page-pictured.ts'),
  'publish.pages': () => import('../domains/publishing/reactions/publish.pages.ts'),
}

const lanes = new Map<TaskName, Lane>([
  ...Object.values(reactionsTo)
    .flat()
    .map(({ task, lane }): [TaskName, Lane] => [task, lane]),
  ...further,
])

/** True for tasks that may take minutes. They run in a separate pool, so that they never delay short ones. */
export const isLongTask = (task: string): boolean =>
  Object.values(reactionsTo)
    .flat()
    .some((entry) => entry.task === task && entry.turn === 'long')

export const taskNames = (lane: Lane | 'all'): TaskName[] =>
  [...lanes].filter(([, of]) => lane === 'all' || of === lane).map(([task]) => task)

/** Loads the tasks of a lane. */
export async function loadTasks(lane: Lane | 'all'): Promise<Map<TaskName, Work<never>>> {
  return new Map(
    await Promise.all(
      taskNames(lane).map(async (name): Promise<[TaskName, Work<never>]> => [name, (await files[name]()).task]),
    ),
  )
}
