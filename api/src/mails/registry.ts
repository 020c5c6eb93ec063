import type { CourseMail } from '@portico/shared/rules/mails/course-mails.ts'
import { accountExists } from './letters/account-exists.ts'
import { accountMade } from './letters/account-made.ts'
import { certificateExpiring } from './letters/certificate-expiring.ts'
import { certificateIssued } from './letters/certificate-issued.ts'
import { courseFinished } from './letters/course-finished.ts'
import { enrolledByOther } from './letters/enrolled-by-other.ts'
import { invoice } from './letters/invoice.ts'
import { passwordReset } from './letters/password-reset.ts'
import { paymentFailed } from './letters/payment-failed.ts'
import { purchaseOrderCanceled } from './letters/purchase-order-canceled.ts'
import { purchaseOrderDue } from './letters/purchase-order-due.ts'
import { purchaseOrderExpires } from './letters/purchase-order-expires.ts'
import { purchaseOrderPlaced } from './letters/purchase-order-placed.ts'
import { receipt } from './letters/receipt.ts'
import { registrationCode } from './letters/registration-code.ts'
import { seatInvitation } from './letters/seat-invitation.ts'
import { securityChanged } from './letters/security-changed.ts'
import { subscriptionChanged } from './letters/subscription-changed.ts'
import { subscriptionPriceChanges } from './letters/subscription-price-changes.ts'
import { subscriptionRenews } from './letters/subscription-renews.ts'
import { subscriptionSuspended } from './letters/subscription-suspended.ts'
import { subscriptionUnpaid } from './letters/subscription-unpaid.ts'
import { unlockCode } from './letters/unlock-code.ts'

/** Every mail that Portico sends: one file each. Those about a course stand under the name of its switch. */
export const mails = {
  account_exists: accountExists,
  account_made: accountMade,
  certificate_expiring: certificateExpiring,
  certificate_issued: certificateIssued,
  course_finished: courseFinished,
  enrolled_by_other: enrolledByOther,
  invoice,
  password_reset: passwordReset,
  payment_failed: paymentFailed,
  purchase_order_canceled: purchaseOrderCanceled,
  purchase_order_due: purchaseOrderDue,
  purchase_order_expires: purchaseOrderExpires,
  purchase_order_placed: purchaseOrderPlaced,
  receipt,
  registration_code: registrationCode,
  seat_invitation: seatInvitation,
  security_changed: securityChanged,
  subscription_changed: subscriptionChanged,
  subscription_price_changes: subscriptionPriceChanges,
  subscription_renews: subscriptionRenews,
  subscription_suspended: subscriptionSuspended,
  subscription_unpaid: subscriptionUnpaid,
  unlock_code: unlockCode,
} as const satisfies Readonly<Record<CourseMail, { kind: string }> & Record<string, { kind: string }>>
