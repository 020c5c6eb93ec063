import type { Action } from '../../access/actions.ts'

/** What may need somebody on a portal, in the order in which it is shown, with the right to mend it: whoever lacks it is not told. */
export const attention = {
  portal_publication: 'portals.edit',
  failed_publications: 'courses.publish',
  unready_courses: 'courses.edit',
  late_payments: 'orders.refund',
  reviews: 'reviews.moderate',
  company_details: 'portals.edit',
} as const satisfies Readonly<Record<string, Action>>

export type AttentionKind = keyof typeof attention
export const attentionKinds = Object.keys(attention) as AttentionKind[]
