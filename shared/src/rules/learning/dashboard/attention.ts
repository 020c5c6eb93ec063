import type { Action } from '../../../access/grants.ts'

/** What may need attention on a portal, in display order, each with the right needed to fix it. Hidden from people without that right. */
export const attention = {
  payment_account: 'payment_account.manage',
  portal_publication: 'portals.edit',
  failed_publications: 'courses.publish',
  unready_courses: 'courses.edit',
  late_payments: 'orders.refund',
  submissions: 'assignments.grade',
  reviews: 'reviews.moderate',
  company_details: 'portals.edit',
} as const satisfies Readonly<Record<string, Action>>

export type AttentionKind = keyof typeof attention
export const attentionKinds = Object.keys(attention) as AttentionKind[]
