import { accessErrors } from './access.ts'
import { announcementsErrors } from './portals/announcements.ts'
import { redirectsErrors } from './portals/redirects.ts'
import { assignmentsErrors } from './assignments.ts'
import { authErrors } from './identity/auth.ts'
import { cartErrors } from './orders/cart.ts'
import { certificatesErrors } from './certificates.ts'
import { couponsErrors } from './orders/coupons.ts'
import { coursesErrors } from './courses.ts'
import { creditsErrors } from './credits.ts'
import { domainsErrors } from './portals/domains.ts'
import { enrollmentsErrors } from './learning/enrollments.ts'
import { examsErrors } from './exams.ts'
import { generalErrors } from './general.ts'
import { integrationsErrors } from './integrations.ts'
import { invitationsErrors } from './learning/invitations.ts'
import { learningErrors } from './learning/learning.ts'
import { listsErrors } from './lists.ts'
import { mediaErrors } from './media.ts'
import { ordersErrors } from './orders/orders.ts'
import { partnersErrors } from './partners.ts'
import { paymentsErrors } from './orders/payments.ts'
import { portalsErrors } from './portals/portals.ts'
import { proofErrors } from './proof.ts'
import { questionsErrors } from './questions.ts'
import { reviewsErrors } from './reviews.ts'
import { salesTaxErrors } from './orders/sales-tax.ts'
import { schedulesErrors } from './schedules.ts'
import { scormErrors } from './scorm.ts'
import { scormImportErrors } from './scorm-import.ts'
import { sessionErrors } from './identity/session.ts'
import { sharesErrors } from './shares.ts'
import { subscriptionsErrors } from './subscriptions.ts'
import { uploadsErrors } from './uploads.ts'
import { usersErrors } from './identity/users.ts'
import { validationErrors } from './validation.ts'

/** Every expected refusal: code to status and wording (OP-82). */
export const errorCatalog = {
  ...authErrors,
  ...sessionErrors,
  ...portalsErrors,
  ...domainsErrors,
  ...accessErrors,
  ...coursesErrors,
  ...cartErrors,
  ...couponsErrors,
  ...ordersErrors,
  ...partnersErrors,
  ...paymentsErrors,
  ...salesTaxErrors,
  ...sharesErrors,
  ...subscriptionsErrors,
  ...learningErrors,
  ...enrollmentsErrors,
  ...invitationsErrors,
  ...examsErrors,
  ...announcementsErrors,
  ...redirectsErrors,
  ...assignmentsErrors,
  ...schedulesErrors,
  ...scormErrors,
  ...scormImportErrors,
  ...certificatesErrors,
  ...creditsErrors,
  ...proofErrors,
  ...questionsErrors,
  ...reviewsErrors,
  ...listsErrors,
  ...mediaErrors,
  ...uploadsErrors,
  ...usersErrors,
  ...integrationsErrors,
  ...validationErrors,
  ...generalErrors,
} as const

export type ErrorCode = keyof typeof errorCatalog
