import type { EventName } from './events.ts'

/** The worker process that runs it: `pages` is fast and never waits; `heavy` may use a whole core (PDF, unzipping). */
export type Lane = 'pages' | 'heavy'
/**
 * Heavy work with a separate queue per portal: work that may take minutes, and pictures, which come in large numbers. The portal’s other heavy work
 * continues meanwhile.
 */
export type Turn = 'long' | 'pictures'
/** delay_hours: the delay after the event. */
type Entry<Task extends string> = { task: Task; lane: Lane; priority?: number; delay_hours?: number; turn?: Turn }

/** How long a picture is kept after its last use. */
export const pictureGrace_hours = 24

const declared = {
  'account.code_requested': [{ task: 'email.code-requested', lane: 'pages' }],
  'account.reset_requested': [{ task: 'email.reset-requested', lane: 'pages' }],
  'account.email_change_requested': [{ task: 'email.email-change-requested', lane: 'pages' }],
  'account.unlock_code_requested': [{ task: 'email.unlock-code-requested', lane: 'pages' }],
  'account.made_by_staff': [{ task: 'email.account-made', lane: 'pages' }],
  'account.security_changed': [{ task: 'email.security-changed', lane: 'pages' }],
  'course.changed': [
    { task: 'publish.course-changed', lane: 'pages', priority: -10 },
    { task: 'search.course-changed', lane: 'pages' },
    { task: 'shares.course-changed', lane: 'pages', priority: 5 },
  ],
  'course.opened': [{ task: 'openings.course-opened', lane: 'pages', priority: 5 }],
  'opening.announced': [{ task: 'email.opening-announced', lane: 'pages', priority: 5 }],
  'session.seat_told': [{ task: 'email.session-seat', lane: 'pages' }],
  'course.copy_asked': [{ task: 'courses.copy-asked', lane: 'pages' }],
  'share.moved': [
    { task: 'shares.follow', lane: 'pages' },
    { task: 'notify.share-moved', lane: 'pages' },
    { task: 'orders.share-ended', lane: 'pages' },
  ],
  'exam.key_corrected': [{ task: 'shares.key-corrected', lane: 'pages' }],
  'portal.changed': [{ task: 'publish.portal-changed', lane: 'pages', priority: 10 }],
  'portal.paused': [{ task: 'publish.portal-paused', lane: 'pages', priority: -20 }],
  'portal.deleted': [{ task: 'publish.portal-deleted', lane: 'pages', priority: -20 }],
  'domain.asked': [{ task: 'domains.asked', lane: 'heavy', priority: -10 }],
  'domain.settled': [{ task: 'notify.domain-settled', lane: 'pages' }],
  'sender.settled': [{ task: 'notify.sender-settled', lane: 'pages' }],
  'subscription.renews_soon': [{ task: 'email.subscription-renews', lane: 'pages' }],
  'subscription.price_changes': [{ task: 'email.subscription-price-changes', lane: 'pages' }],
  'subscription.changed': [{ task: 'email.subscription-changed', lane: 'pages' }],
  'subscription.noted': [
    { task: 'email.subscription-noted', lane: 'pages' },
    { task: 'notify.subscription-noted', lane: 'pages' },
  ],
  'subscription.moved': [{ task: 'subscriptions.moved', lane: 'pages' }],
  'subscription.unpaid': [{ task: 'email.subscription-unpaid', lane: 'pages' }],
  'subscription.suspended': [{ task: 'email.subscription-suspended', lane: 'pages' }],
  'tax_exemption.reviewed': [{ task: 'notify.tax-exemption-reviewed', lane: 'pages' }],
  'partner_page.sent': [{ task: 'notify.partner-page-sent', lane: 'pages' }],
  'partner_page.reviewed': [{ task: 'notify.partner-page-reviewed', lane: 'pages' }],
  'order.paid': [
    { task: 'email.order-paid', lane: 'pages' },
    { task: 'notify.order-paid', lane: 'pages' },
    { task: 'tax.follow-order', lane: 'pages' },
    { task: 'shares.follow-order', lane: 'pages' },
  ],
  'plan_payment.recorded': [{ task: 'orders.plan-paid', lane: 'pages' }],
  'purchase_order.placed': [
    { task: 'email.purchase-order-placed', lane: 'pages' },
    { task: 'notify.purchase-order-placed', lane: 'pages' },
  ],
  'purchase_order.canceled': [{ task: 'email.purchase-order-canceled', lane: 'pages' }],
  'purchase_order.expires': [{ task: 'email.purchase-order-expires', lane: 'pages' }],
  'purchase_order.due': [{ task: 'email.purchase-order-due', lane: 'pages' }],
  'order.payment_failed': [{ task: 'email.payment-failed', lane: 'pages' }],
  'order.lines_refunded': [
    { task: 'tax.follow-order', lane: 'pages' },
    { task: 'shares.follow-order', lane: 'pages' },
  ],
  'order.refund_requested': [{ task: 'orders.refund-requested', lane: 'pages' }],
  'order.processing': [
    { task: 'email.order-processing', lane: 'pages' },
    { task: 'notify.order-processing', lane: 'pages' },
  ],
  'refund.settled': [
    { task: 'email.order-refunded', lane: 'pages' },
    { task: 'notify.order-refunded', lane: 'pages' },
  ],
  'order.disputed': [
    { task: 'email.order-disputed', lane: 'pages' },
    { task: 'notify.order-disputed', lane: 'pages' },
  ],
  'invoice.sent': [{ task: 'email.invoice-sent', lane: 'pages' }],
  'seat.invited': [{ task: 'email.seat-invited', lane: 'pages' }],
  'seat.returned': [{ task: 'notify.seat-returned', lane: 'pages' }],
  'seat.revoked': [
    { task: 'email.seat-revoked', lane: 'pages' },
    { task: 'notify.seat-revoked', lane: 'pages' },
  ],
  'learner.enrolled': [{ task: 'publish.learner-enrolled', lane: 'pages', priority: 5 }],
  'learner.enrolled_by_other': [
    { task: 'email.enrolled-by-other', lane: 'pages' },
    { task: 'notify.enrolled-by-other', lane: 'pages' },
  ],
  'assignment.submitted': [{ task: 'email.assignment-submitted', lane: 'pages' }],
  'assignment.graded': [{ task: 'email.assignment-graded', lane: 'pages' }],
  'question.answered': [{ task: 'email.question-answered', lane: 'pages' }],
  'course.finished': [
    { task: 'email.course-finished', lane: 'pages' },
    { task: 'notify.course-finished', lane: 'pages' },
  ],
  'proof.asked': [{ task: 'proof.asked', lane: 'heavy', turn: 'long' }],
  'certificate.expiring': [{ task: 'email.certificate-expiring', lane: 'pages' }],
  'training.reviewed': [{ task: 'notify.training-reviewed', lane: 'pages' }],
  'certificate.issued': [
    { task: 'email.certificate-issued', lane: 'heavy' },
    { task: 'notify.certificate-issued', lane: 'pages' },
  ],
  'announcement.changed': [
    { task: 'publish.announcement-changed', lane: 'pages', priority: -5 },
    { task: 'notify.announcement-changed', lane: 'heavy', turn: 'long' },
  ],
  'list.changed': [{ task: 'publish.list-changed', lane: 'pages', priority: -5 }],
  'list.many_changed': [{ task: 'publish.list-many-changed', lane: 'pages', priority: -5 }],
  'list.import_asked': [{ task: 'lists.import-asked', lane: 'pages' }],
  'invitations.import_asked': [{ task: 'invitations.import-asked', lane: 'pages' }],
  'enrollments.import_asked': [{ task: 'enrollments.import-asked', lane: 'pages' }],
  'list.job_asked': [{ task: 'lists.job-asked', lane: 'pages' }],
  'picture.kept': [{ task: 'media.picture-kept', lane: 'heavy', priority: -5, turn: 'pictures' }],
  'author.avatar_kept': [{ task: 'media.author-avatar-kept', lane: 'heavy', priority: -5, turn: 'pictures' }],
  'course.picture_kept': [{ task: 'media.course-picture-kept', lane: 'heavy', priority: -5, turn: 'pictures' }],
  // By then, pages that used it have long been rendered again.
  'picture.dropped': [{ task: 'media.picture-dropped', lane: 'heavy', delay_hours: pictureGrace_hours }],
  'page.picture_wanted': [{ task: 'media.page-picture-wanted', lane: 'heavy', priority: 10, turn: 'pictures' }],
  'page.pictured': [{ task: 'publish.page-pictured', lane: 'pages', priority: 15 }],
  'upload.finished': [{ task: 'media.upload-finished', lane: 'heavy', priority: -5 }],
  'material.pictured': [{ task: 'media.material-pictured', lane: 'heavy', priority: -5, turn: 'pictures' }],
  // Signed URLs of the bytes stay valid for a few minutes.
  'material.dropped': [{ task: 'media.material-dropped', lane: 'heavy', delay_hours: pictureGrace_hours }],
  'scorm.import_requested': [{ task: 'scorm.import-requested', lane: 'heavy', turn: 'long' }],
  'scorm.trial_requested': [{ task: 'scorm.trial-requested', lane: 'heavy', priority: 5, turn: 'long' }],
} as const satisfies Readonly<Record<EventName, readonly [Entry<string>, ...Entry<string>[]]>>

/** The tasks named by any event. */
export type ReactionTask = (typeof declared)[EventName][number]['task']

/** Maps each event to its reactions; each becomes a job in the event's transaction. A task is a file in its domain’s `reactions`. */
export const reactionsTo: Readonly<Record<EventName, readonly Entry<ReactionTask>[]>> = declared
