import type { AttentionItem } from '@portico/shared/contract/learning/dashboard.ts'
import type { AttentionKind } from '@portico/shared/rules/learning/dashboard/attention.ts'
import type { Transaction } from '../../../../db/client.ts'
import type { WithReach } from '../../../access/door.ts'
import type { Portal } from '../../../../portal/portal.ts'
import { readCompanyGaps } from './attention/company-details.ts'
import { readFailedPublications } from './attention/failed-publications.ts'
import { readLatePayments } from './attention/late-payments.ts'
import { readPortalPublication } from './attention/portal-publication.ts'
import { readUnreadyCourses } from './attention/unready-courses.ts'
import { readWaitingReviews } from './attention/waiting-reviews.ts'

export type Found = Pick<AttentionItem, 'count' | 'entries'>
export type Where = { readonly portal: Portal; readonly sells: boolean; readonly now: Date; readonly actor: WithReach }
type Reader = (db: Transaction, where: Where) => Promise<Found>

/** Finds what needs attention, one reader per kind; a kind without a reader does not compile. */
export const attentionReaders: Readonly<Record<AttentionKind, Reader>> = {
  portal_publication: readPortalPublication,
  failed_publications: readFailedPublications,
  unready_courses: readUnreadyCourses,
  late_payments: readLatePayments,
  reviews: readWaitingReviews,
  company_details: readCompanyGaps,
}
