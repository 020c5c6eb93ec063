import { readWaitingSubmissions } from '../domains/assignments/attention/waiting-submissions.ts'
import { readUnreadyCourses } from '../domains/courses/attention/unready-courses.ts'
import type { AttentionReaders } from '../domains/learning/dashboard/attention.ts'
import { readMissingAccount } from '../domains/orders/attention/missing-account.ts'
import { readLatePayments } from '../domains/orders/attention/late-payments.ts'
import { readCompanyGaps } from '../domains/portals/attention/company-details.ts'
import { readFailedPublications } from '../domains/publishing/attention/failed-publications.ts'
import { readPortalPublication } from '../domains/publishing/attention/portal-publication.ts'
import { readWaitingReviews } from '../domains/questions/attention/waiting-reviews.ts'

/** Everything that the staff dashboard warns about. */
export const attentionReaders: AttentionReaders = {
  payment_account: readMissingAccount,
  portal_publication: readPortalPublication,
  failed_publications: readFailedPublications,
  unready_courses: readUnreadyCourses,
  late_payments: readLatePayments,
  submissions: readWaitingSubmissions,
  reviews: readWaitingReviews,
  company_details: readCompanyGaps,
}
