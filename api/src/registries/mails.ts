import type { CourseMail } from '@portico/shared/rules/notifications/course-mails.ts'
import { accountExists } from '../domains/identity/mails/account-exists.ts'
import { accountMade } from '../domains/identity/mails/account-made.ts'
import { assignmentGraded } from '../domains/assignments/mails/assignment-graded.ts'
import { assignmentSubmitted } from '../domains/assignments/mails/assignment-submitted.ts'
import { certificateExpiring } from '../domains/credentials/mails/certificate-expiring.ts'
import { certificateIssued } from '../domains/credentials/mails/certificate-issued.ts'
import { courseFinished } from '../domains/learning/mails/course-finished.ts'
import { courseOpened } from '../domains/catalog/mails/course-opened.ts'
import { courseInvitation } from '../domains/learning/mails/course-invitation.ts'
import { emailCode } from '../domains/identity/mails/email-code.ts'
import { emailTaken } from '../domains/identity/mails/email-taken.ts'
import { enrolledByOther } from '../domains/learning/mails/enrolled-by-other.ts'
import { invoice } from '../domains/orders/mails/invoice.ts'
import { orderDisputed } from '../domains/orders/mails/order-disputed.ts'
import { orderProcessing } from '../domains/orders/mails/order-processing.ts'
import { orderRefunded } from '../domains/orders/mails/order-refunded.ts'
import { passwordReset } from '../domains/identity/mails/password-reset.ts'
import { paymentFailed } from '../domains/orders/mails/payment-failed.ts'
import { purchaseOrderCanceled } from '../domains/orders/mails/purchase-order-canceled.ts'
import { purchaseOrderDue } from '../domains/orders/mails/purchase-order-due.ts'
import { purchaseOrderExpires } from '../domains/orders/mails/purchase-order-expires.ts'
import { purchaseOrderPlaced } from '../domains/orders/mails/purchase-order-placed.ts'
import { questionAnswered } from '../domains/questions/mails/question-answered.ts'
import { receipt } from '../domains/orders/mails/receipt.ts'
import { registrationCode } from '../domains/identity/mails/registration-code.ts'
import { seatInvitation } from '../domains/learning/mails/seat-invitation.ts'
import { seatRevoked } from '../domains/learning/mails/seat-revoked.ts'
import { securityChanged } from '../domains/identity/mails/security-changed.ts'
import { sessionSeat } from '../domains/catalog/mails/session-seat.ts'
import { subscriptionCanceled } from '../domains/subscriptions/mails/subscription-canceled.ts'
import { subscriptionChanged } from '../domains/subscriptions/mails/subscription-changed.ts'
import { subscriptionPlanned } from '../domains/subscriptions/mails/subscription-planned.ts'
import { subscriptionPriceChanges } from '../domains/subscriptions/mails/subscription-price-changes.ts'
import { subscriptionRenews } from '../domains/subscriptions/mails/subscription-renews.ts'
import { subscriptionResumed } from '../domains/subscriptions/mails/subscription-resumed.ts'
import { subscriptionSuspended } from '../domains/subscriptions/mails/subscription-suspended.ts'
import { subscriptionUnpaid } from '../domains/subscriptions/mails/subscription-unpaid.ts'
import { unlockCode } from '../domains/identity/mails/unlock-code.ts'

/** All emails that Portico sends, one file each. Those about a course are named after their setting. */
export const mails = {
  account_exists: accountExists,
  account_made: accountMade,
  assignment_graded: assignmentGraded,
  assignment_submitted: assignmentSubmitted,
  certificate_expiring: certificateExpiring,
  certificate_issued: certificateIssued,
  course_finished: courseFinished,
  course_invitation: courseInvitation,
  course_opened: courseOpened,
  email_code: emailCode,
  email_taken: emailTaken,
  enrolled_by_other: enrolledByOther,
  invoice,
  order_disputed: orderDisputed,
  order_processing: orderProcessing,
  order_refunded: orderRefunded,
  password_reset: passwordReset,
  payment_failed: paymentFailed,
  purchase_order_canceled: purchaseOrderCanceled,
  purchase_order_due: purchaseOrderDue,
  purchase_order_expires: purchaseOrderExpires,
  purchase_order_placed: purchaseOrderPlaced,
  question_answered: questionAnswered,
  receipt,
  registration_code: registrationCode,
  seat_invitation: seatInvitation,
  seat_revoked: seatRevoked,
  security_changed: securityChanged,
  session_seat: sessionSeat,
  subscription_canceled: subscriptionCanceled,
  subscription_changed: subscriptionChanged,
  subscription_planned: subscriptionPlanned,
  subscription_price_changes: subscriptionPriceChanges,
  subscription_renews: subscriptionRenews,
  subscription_resumed: subscriptionResumed,
  subscription_suspended: subscriptionSuspended,
  subscription_unpaid: subscriptionUnpaid,
  unlock_code: unlockCode,
} as const satisfies Readonly<Record<CourseMail, { kind: string }> & Record<string, { kind: string }>>
